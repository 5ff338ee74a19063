import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { FailedNotice } from './failed-load.tsx';
import { say } from './sentences.ts';
import { Spinner } from './spinner.tsx';

// what comes within 200 ms needs no word of waiting, as of the loader; it covers nothing that can be pressed
const PLACE = 'pointer-events-none fixed inset-0 z-41 grid animate-appear place-items-center p-4';
const CARD = 'flex items-center gap-3 rounded-xl bg-surface px-6 py-4 text-ink-2 shadow-3';
const FAILED_CARD = 'pointer-events-auto grid max-w-[28rem] justify-items-end gap-2 rounded-xl bg-surface p-4 shadow-3';

interface Closes {
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. A slow network lets nobody believe that the press was lost, and one that
 * fails costs neither the page beneath it nor what was typed there: it can be asked for once more.
 */
export function lateDialog<Props extends Closes>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // what failed stays failed: whoever asks next asks anew
  const ask = () =>
    load().catch((error: unknown) => {
      Newest = lazy(ask);
      throw error;
    });
  let Newest = lazy(ask);
  return function LateDialog(props: Props) {
    const [{ Loaded, attempt }, setShown] = useState(() => ({ Loaded: Newest, attempt: 1 }));
    const handleRetry = () => setShown({ Loaded: Newest, attempt: attempt + 1 });
    const failed = <Failed onRetry={attempt === 1 ? handleRetry : undefined} onClose={props.onClose} />;
    return (
      <Caught key={attempt} failed={createPortal(failed, document.body)}>
        <Suspense fallback={createPortal(<Coming />, document.body)}>
          <Loaded {...props} />
        </Suspense>
      </Caught>
    );
  };
}

class Caught extends Component<{ failed: ReactNode; children: ReactNode }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    return this.state.isFailed ? this.props.failed : this.props.children;
  }
}

function Coming() {
  return (
    <div className={PLACE} role="status">
      <p className={CARD}>
        <Spinner className="text-xl text-leaf" />
        {say.loadingDots}
      </p>
    </div>
  );
}

interface FailedProps extends Closes {
  /** Undefined after it was of no use: Chromium remembers of a file that it did not come for as long as the page lives. */
  onRetry: (() => void) | undefined;
}

function Failed({ onRetry, onClose }: FailedProps) {
  const sentence = onRetry ? say.dialogFailed : say.dialogFailedAgain;
  return (
    <div className={PLACE}>
      <div
        className={FAILED_CARD}
        role="alertdialog"
        aria-label={sentence}
        tabIndex={-1}
        ref={focusOn}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <FailedNotice
          onRetry={onRetry ?? (() => window.location.reload())}
          retryLabel={onRetry ? say.tryAgain : say.loadAgain}
        >
          {sentence}
        </FailedNotice>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {say.close}
        </Button>
      </div>
    </div>
  );
}

const focusOn = (card: HTMLElement | null) => card?.focus();

import { type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { say } from './sentences.ts';
import { Spinner } from './spinner.tsx';

// what comes within 200 ms needs no word of waiting, as of the loader; it covers nothing that can be pressed
const PLACE = 'pointer-events-none fixed inset-0 z-40 grid animate-appear place-items-center p-4';
const CARD = 'flex items-center gap-3 rounded-xl bg-surface px-6 py-4 text-ink-2 shadow-3';

/** Around a dialog whose code is loaded when it is first opened: a slow network lets nobody believe that the press was lost. */
export function LateDialog({ children }: { children: ReactNode }) {
  return <Suspense fallback={createPortal(<Coming />, document.body)}>{children}</Suspense>;
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

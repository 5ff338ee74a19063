import type { ReactNode } from 'react';
import { errorMessage, isGone, isUnreached } from '../api.ts';
import { useIsAway } from '../lib/use-is-away.ts';
import { useRetryFocus } from '../lib/use-retry-focus.ts';
import { say as common } from '../sentences.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { say } from './sentences.ts';

interface FailedLoadProps {
  error: unknown;
  /** Asks once more; not offered of what is gone. */
  onRetry: () => unknown;
  /** Around the reason: what could not be loaded. The reason is empty where the page gives it already. */
  sentence?: (why: string) => string;
  className?: string;
}

/**
 * Stands where something would be that could not be loaded, and offers another try where that may help: what is gone does not come back
 * by it, and is said so in the same words everywhere. While the page says that there is no network that reason is given once, there.
 */
export function FailedLoad({
  error,
  onRetry,
  sentence = (why) => why || common.needsNetwork,
  className,
}: FailedLoadProps) {
  const isAway = useIsAway();
  const isReasonGiven = isAway && isUnreached(error);
  const why = isGone(error) ? say.gone : errorMessage(error);
  return (
    <FailedNotice onRetry={isGone(error) ? undefined : onRetry} className={className}>
      {sentence(isReasonGiven ? '' : why).trim()}
    </FailedNotice>
  );
}

interface FailedNoticeProps {
  /** What went wrong, in words. */
  children: ReactNode;
  /** Undefined where another try would be of no use. */
  onRetry: (() => unknown) | undefined;
  retryLabel?: string;
  className?: string | undefined;
}

/** The same with words of one's own. */
export function FailedNotice({ children, onRetry, retryLabel = say.tryAgain, className }: FailedNoticeProps) {
  return (
    <Notice tone="error" className={className} action={onRetry && <Retry label={retryLabel} onRetry={onRetry} />}>
      {children}
    </Notice>
  );
}

function Retry({ label, onRetry }: { label: string; onRetry: () => unknown }) {
  return (
    <Button ref={useRetryFocus()} variant="outline" size="sm" onClick={() => void onRetry()}>
      {label}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { say } from './sentences.ts';

interface FailedLoadProps {
  /** What went wrong, in words. */
  children: ReactNode;
  /** Undefined where another try would be of no use. */
  onRetry: (() => void) | undefined;
  retryLabel?: string;
  className?: string;
}

/** Stands where something would be that could not be loaded, with a button that asks for it once more where that may help. */
export function FailedLoad({ children, onRetry, retryLabel = say.tryAgain, className }: FailedLoadProps) {
  return (
    <Notice
      tone="error"
      className={className}
      action={
        onRetry && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
}

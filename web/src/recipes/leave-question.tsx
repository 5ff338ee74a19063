import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { say } from './sentences.ts';

/** Asks before a page with unsaved work is left, by a link as by closing the tab. Give `question` and `confirmLabel`. */
export function LeaveQuestion({
  isUnsaved,
  question,
  confirmLabel,
}: {
  isUnsaved: boolean;
  question: string;
  confirmLabel: string;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={say.leaveThisPage}
      cancelLabel={say.keepEditing}
      confirmLabel={confirmLabel}
      onConfirm={() => blocker.proceed?.()}
      closesWithBack={false}
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}

import { useRef } from 'react';
import type { Unsent } from '../lib/unsent.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { say } from './sentences.ts';

interface LogoutQuestionProps {
  left: Unsent;
  isSending: boolean;
  isLeaving: boolean;
  /** Why logging out did not work. */
  error: string | null;
  onSend: () => void;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked before somebody logs out while what they did is on this device alone: it goes with them. */
export function LogoutQuestion({ left, isSending, isLeaving, error, onSend, onLeave, onStay }: LogoutQuestionProps) {
  const stayRef = useRef<HTMLButtonElement>(null);
  const count = left.waiting + left.refused;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={say.logOutAndLoseTitle}
      size="sm"
      role="alertdialog"
      initialFocus={stayRef}
      footer={
        <div className="flex gap-2 max-sm:w-full max-sm:flex-col">
          <Button ref={stayRef} variant="text" onClick={onStay}>
            {say.stayLoggedIn}
          </Button>
          <Button variant="danger" saving={isLeaving} onClick={onLeave}>
            {say.logOutAndLose}
          </Button>
          {left.waiting > 0 && (
            <Button saving={isSending} savingLabel={say.sendingChanges} onClick={onSend}>
              {say.sendFirst}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-3 text-ink-2">
        {left.waiting > 0 && <p role="status">{say.unsentChanges(left.waiting)}</p>}
        {left.refused > 0 && <p>{say.refusedChanges(left.refused)}</p>}
        <p>{say.lostWithLogout(count)}</p>
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}

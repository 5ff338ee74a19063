import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { say } from './sentences.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, such as 'Are you sure you want to delete this item?'. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Does it; the caller closes the dialog when it is done. */
  onConfirm: () => void;
  saving?: boolean;
  savingLabel?: string;
  error?: ReactNode;
  /** danger (default): what is confirmed cannot be undone. */
  tone?: 'danger' | 'plain';
  closesWithBack?: boolean;
  finalFocus?: DialogProps['finalFocus'];
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = say.cancel,
  onConfirm,
  saving,
  savingLabel,
  error,
  tone = 'danger',
  closesWithBack,
  finalFocus,
}: ConfirmDialogProps) {
  // the harmless button first: Enter pressed by habit deletes nothing
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      role="alertdialog"
      initialFocus={cancelRef}
      closesWithBack={closesWithBack}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancelRef} variant="text" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            saving={saving}
            savingLabel={savingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-2">
        {children}
        {error && <Notice tone="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}

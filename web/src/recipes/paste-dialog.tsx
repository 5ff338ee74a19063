import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { say } from './sentences.ts';

export interface PasteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  label: string;
  placeholder: string;
  confirmLabel: string;
  onConfirm: (text: string) => void;
  saving?: boolean;
  error?: ReactNode;
}

/** A place for many lines at once. */
export function PasteDialog({
  open,
  onOpenChange,
  title,
  label,
  placeholder,
  confirmLabel,
  onConfirm,
  saving,
  error,
}: PasteDialogProps) {
  const [text, setText] = useState('');
  function handleOpen(isOpen: boolean) {
    if (!isOpen) setText('');
    onOpenChange(isOpen);
  }
  function handleConfirm() {
    if (text.trim() === '') return;
    onConfirm(text);
    setText('');
  }
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpen}
      title={title}
      footer={
        <>
          <Button variant="text" onClick={() => handleOpen(false)}>
            {say.cancel}
          </Button>
          <Button saving={saving} savingLabel={say.reading} onClick={handleConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextAreaField
          label={label}
          rows={10}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && <Notice tone="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}

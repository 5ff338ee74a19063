import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../sentences.ts';

interface AisleOrderDialogProps {
  /** What the order is for, and for whom it holds. */
  hint: string;
  onClose: () => void;
  children: ReactNode;
}

/** The order of the aisles, for who may change it and for who may only look at the list. */
export function AisleOrderDialog({ hint, onClose, children }: AisleOrderDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.aisleOrder}
      size="sm"
      footer={<Button onClick={onClose}>{say.done}</Button>}
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{hint}</p>
        {children}
      </div>
    </Dialog>
  );
}

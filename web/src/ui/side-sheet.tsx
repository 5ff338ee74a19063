import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { SCRIM } from './dialog-looks.ts';
import { keptFromTwin } from './open-change.ts';

export interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A modal panel from the left edge that brings its own looks: the spine under 980 px. It behaves as Dialog does. */
export function SideSheet({ open, onOpenChange, label, className, children }: SideSheetProps) {
  useBackCloses(open ? 1 : 0, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={keptFromTwin(onOpenChange)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={SCRIM} />
        <BaseDialog.Popup className={`${className} focus-visible:outline-none`} aria-label={label}>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

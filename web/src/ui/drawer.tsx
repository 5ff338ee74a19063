import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { CLOSE, DRAWER, SCRIM, SCROLLED } from './dialog-looks.ts';
import { IconButton } from './icon-button.tsx';
import { keptFromTwin } from './open-change.ts';
import { say } from './sentences.ts';

const FOOT = 'flex flex-wrap items-center justify-between gap-3 border-t border-line px-6 py-4';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Fixed at the bottom, such as 'Clear all' and 'Show 12 recipes'. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal panel from the right edge: filters. It behaves as Dialog does. */
export function Drawer({ open, onOpenChange, title, footer, children }: DrawerProps) {
  useBackCloses(open ? 1 : 0, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={keptFromTwin(onOpenChange)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={SCRIM} />
        <BaseDialog.Popup className={DRAWER}>
          <div className="pt-6 pr-18 pb-4 pl-6">
            <BaseDialog.Title>{title}</BaseDialog.Title>
          </div>
          <div className={`${SCROLLED} grid flex-1 content-start gap-6 px-6 pb-6`}>{children}</div>
          {footer && <div className={FOOT}>{footer}</div>}
          {/* last, so that the focus goes to the content first */}
          <BaseDialog.Close render={<IconButton className={CLOSE} icon={X} label={say.close} />} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

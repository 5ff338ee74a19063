import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { IconButton } from './icon-button.tsx';
import { say } from './sentences.ts';

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
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Popup className="drawer">
          <div className="drawer-head">
            <BaseDialog.Title>{title}</BaseDialog.Title>
          </div>
          <div className="drawer-body">{children}</div>
          {footer && <div className="drawer-foot">{footer}</div>}
          {/* last, so that the focus goes to the content first */}
          <BaseDialog.Close render={<IconButton className="dialog-close" icon={X} label={say.close} />} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

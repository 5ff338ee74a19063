import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { IconButton } from './icon-button.tsx';
import { say } from './sentences.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the scrim, the close button and Back call this with false. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: string;
  /** The title is read aloud only; the children bring their own heading. Also removes the body's padding. */
  bare?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** deep: the dark green panel of the upgrade dialog. */
  tone?: 'plain' | 'deep';
  /** Fixed below the scrolling body: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Where the focus goes first; by default the first control inside. */
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus'];
  /** Where the focus goes afterwards, when it cannot go back to where it was. */
  finalFocus?: ComponentProps<typeof BaseDialog.Popup>['finalFocus'];
  /** False for the question whether a page may be left: Back is what it is about. */
  closesWithBack?: boolean;
}

/**
 * A modal: focus stays inside and returns to where it was, Escape, the scrim and Back close it, the body behind does not
 * scroll. On a phone it is a sheet that rises from the bottom.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  bare,
  size = 'md',
  tone = 'plain',
  footer,
  children,
  role = 'dialog',
  initialFocus,
  finalFocus,
  closesWithBack = true,
}: DialogProps) {
  useBackCloses(open && closesWithBack ? 1 : 0, () => onOpenChange(false));
  const names = ['dialog', size !== 'md' && `dialog-${size}`, tone === 'deep' && 'dialog-deep', bare && 'dialog-bare'];
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Viewport className="dialog-place">
          <BaseDialog.Popup
            className={names.filter(Boolean).join(' ')}
            role={role}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            {bare ? (
              <>
                <BaseDialog.Title className="vh">{title}</BaseDialog.Title>
                {children}
              </>
            ) : (
              <>
                <div className="dialog-head">
                  <BaseDialog.Title>{title}</BaseDialog.Title>
                </div>
                <div className="dialog-body">{children}</div>
                {footer && <div className="dialog-foot">{footer}</div>}
              </>
            )}
            {/* last, so that the focus goes to the content first */}
            <BaseDialog.Close
              render={
                <IconButton
                  className="dialog-close"
                  icon={X}
                  label={say.close}
                  look={tone === 'deep' ? 'deep' : 'plain'}
                />
              }
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { CLOSE, DIALOG_PLACE, type DialogShape, dialogClass, SCRIM, SCROLLED } from './dialog-looks.ts';
import { IconButton } from './icon-button.tsx';
import { keptFromTwin } from './open-change.ts';
import { say } from './sentences.ts';

export interface DialogProps extends DialogShape {
  open: boolean;
  /** Escape, the scrim, the close button and Back call this with false. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: string;
  /** The title is read aloud only; the children bring their own heading. Also removes the body's padding. */
  bare?: boolean;
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

/** Not where something has taken the focus already, in the place of what was pressed and is gone. */
function mayReturnFocus(): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('[role="dialog"], [role="alertdialog"]') !== null
  );
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
  const closeLook = tone === 'deep' ? 'deep' : bare ? 'over' : 'plain';
  return (
    <BaseDialog.Root open={open} onOpenChange={keptFromTwin(onOpenChange)}>
      <BaseDialog.Portal>
        {/* also over another dialog, whose words would be read with those of this one */}
        <BaseDialog.Backdrop className={SCRIM} forceRender />
        <BaseDialog.Viewport className={DIALOG_PLACE}>
          <BaseDialog.Popup
            className={dialogClass({ size, tone })}
            role={role}
            initialFocus={initialFocus}
            finalFocus={finalFocus ?? mayReturnFocus}
          >
            {bare ? (
              <>
                <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
                {children}
              </>
            ) : (
              <>
                {/* down to below the close button: what scrolls goes under neither */}
                <div className="pt-6 pr-18 pb-2.5 pl-6">
                  <BaseDialog.Title className="text-xl wrap-anywhere">{title}</BaseDialog.Title>
                </div>
                <div className={`${SCROLLED} flex-auto px-6 pt-1.5 pb-6`}>{children}</div>
                {footer && (
                  <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{footer}</div>
                )}
              </>
            )}
            {/* last, so that the focus goes to the content first */}
            <BaseDialog.Close render={<IconButton className={CLOSE} icon={X} label={say.close} look={closeLook} />} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

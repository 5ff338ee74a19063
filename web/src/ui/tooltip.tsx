import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Stands once around the app: after the first tooltip the next ones open at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <BaseTooltip.Provider delay={500}>{children}</BaseTooltip.Provider>;
}

export interface TooltipProps {
  /** What hovering or focusing shows. The control must have this as its accessible name or beside it: it is a help for the eye. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactElement;
}

export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <BaseTooltip.Root
      onOpenChange={(_isOpen, details) => {
        // Escape closes the dialog that holds the control too, not only its tooltip
        if (details.reason === 'escape-key') details.allowPropagation();
      }}
    >
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} className="menu-place">
          <BaseTooltip.Popup className="tip" role="presentation">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

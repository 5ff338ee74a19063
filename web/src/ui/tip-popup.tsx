import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';

export interface TipPopupProps {
  isOpen: boolean;
  element: HTMLElement;
  text: string;
}

/** The tooltip of one control, below it. */
export default function TipPopup({ isOpen, element, text }: TipPopupProps) {
  return (
    <BaseTooltip.Root
      open={isOpen}
      onOpenChange={(_isOpen, details) => {
        // Escape closes the dialog that holds the control too, not only its tooltip
        if (details.reason === 'escape-key') details.allowPropagation();
      }}
    >
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner anchor={element} side="bottom" sideOffset={6} className="menu-place">
          {/* it repeats the name of its control, and lies outside of all landmarks */}
          <BaseTooltip.Popup className="tip" role="presentation" aria-hidden>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

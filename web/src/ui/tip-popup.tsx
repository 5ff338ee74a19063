import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { MENU_PLACE } from './menu-looks.ts';

const TIP = [
  'tip max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs leading-[1.3] font-semibold text-bg transition-opacity',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

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
        <BaseTooltip.Positioner anchor={element} side="bottom" sideOffset={6} className={MENU_PLACE}>
          {/* it repeats the name of its control, and lies outside of all landmarks */}
          <BaseTooltip.Popup className={TIP} role="presentation" aria-hidden>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

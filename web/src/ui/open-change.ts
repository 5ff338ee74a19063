import type { Dialog } from '@base-ui/react/dialog';
import { isTwinClick } from './twin-click.ts';

/** What opens by a double click stays open: the second press falls on the scrim, which is there by then. */
export const keptFromTwin =
  (onOpenChange: (open: boolean) => void) => (isOpen: boolean, details: Dialog.Root.ChangeEventDetails) => {
    const detail = details.event instanceof UIEvent ? details.event.detail : 0;
    if (details.reason === 'outside-press' && isTwinClick({ detail }, true)) details.cancel();
    else onOpenChange(isOpen);
  };

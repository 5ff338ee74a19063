import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The dialog or page that holds the focus for a button that went with its press. */
let keeper: HTMLElement | null = null;

/**
 * For a button that goes while what it asked for is on its way: the focus then waits on the dialog or the page around it, never on nothing,
 * and is on the button again where the try failed too.
 */
export function useRetryFocus(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    if (button === null) return;
    if (keeper !== null && document.activeElement === keeper && keeper.contains(button)) button.focus();
    keeper = null;
    return () => {
      // it is still there: React tells before it takes it away
      if (document.activeElement !== button) return;
      keeper = button.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main');
      keeper?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

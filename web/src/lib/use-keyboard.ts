import { useSyncExternalStore } from 'react';

/** What a keyboard takes of a window at least; bars of the browser that come and go take less. */
const KEYBOARD_MIN_PX = 120;

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

function hasKeyboard(): boolean {
  const seen = window.visualViewport;
  if (!seen) return false;
  // a page that is enlarged by two fingers shows less of itself, too
  return window.innerHeight - seen.height * seen.scale > KEYBOARD_MIN_PX;
}

/** Whether the keyboard of a phone lies over the page. */
export const useKeyboard = () => useSyncExternalStore(subscribe, hasKeyboard, () => false);

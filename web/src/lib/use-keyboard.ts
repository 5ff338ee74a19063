import { useSyncExternalStore } from 'react';

/** What a keyboard takes of a window at least; bars of the browser that come and go take less. */
const KEYBOARD_MIN_PX = 120;

/** Asked only when the window has changed: each answer makes the browser lay out the whole page. No page begins with a keyboard. */
let isThere = false;

function look() {
  const seen = window.visualViewport;
  // a page that is enlarged by two fingers shows less of itself, too
  isThere = seen !== null && window.innerHeight - seen.height * seen.scale > KEYBOARD_MIN_PX;
}

function subscribe(listener: () => void) {
  const lookAgain = () => {
    look();
    listener();
  };
  window.visualViewport?.addEventListener('resize', lookAgain);
  return () => window.visualViewport?.removeEventListener('resize', lookAgain);
}

const hasKeyboard = () => isThere;

/** Whether the keyboard of a phone lies over the page. */
export const useKeyboard = () => useSyncExternalStore(subscribe, hasKeyboard, () => false);

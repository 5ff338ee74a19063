import { useEffect } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';

export interface CookKeys {
  next: () => void;
  back: () => void;
  /** Row 1 to 9 of the step. */
  tick: (row: number) => void;
  startTimer: () => void;
  stopRing: () => void;
  read: () => void;
  portions: (by: 1 | -1) => void;
  list: () => void;
  leave: () => void;
}

/** Where a key is typed, or does what it does everywhere. */
const isTyping = (target: Element) => target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
const isPressed = (target: Element) => target.matches('button, a, input, summary');

/** Keys of cook mode, for a keyboard with floury hands. Nothing happens while a dialog is open. */
export function useCookKeys(keys: CookKeys) {
  const handle = useLatestCallback((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isTyping(target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    const { key } = event;
    if ((key === ' ' || key === 'Enter') && isPressed(target)) return;
    const run =
      key === 'ArrowRight' || key === ' ' || key === 'Enter'
        ? keys.next
        : key === 'ArrowLeft'
          ? keys.back
          : /^[1-9]$/.test(key)
            ? () => keys.tick(Number(key))
            : {
                t: keys.startTimer,
                s: keys.stopRing,
                r: keys.read,
                l: keys.list,
                '+': () => keys.portions(1),
                '-': () => keys.portions(-1),
                escape: keys.leave,
              }[key.toLowerCase()];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [handle]);
}

const SWIPE_PX = 64;

/** A swipe to the side turns the step; one that goes up or down scrolls. */
export function useSwipe(onNext: () => void, onBack: () => void) {
  const begin = { x: 0, y: 0 };
  return {
    onTouchStart(event: React.TouchEvent) {
      const touch = event.touches.item(0);
      begin.x = touch?.clientX ?? 0;
      begin.y = touch?.clientY ?? 0;
    },
    onTouchEnd(event: React.TouchEvent) {
      const touch = event.changedTouches.item(0);
      const x = (touch?.clientX ?? begin.x) - begin.x;
      const y = (touch?.clientY ?? begin.y) - begin.y;
      if (Math.abs(x) < SWIPE_PX || Math.abs(y) > Math.abs(x) / 2) return;
      if (x < 0) onNext();
      else onBack();
    },
  };
}

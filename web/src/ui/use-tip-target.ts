import { useEffect, useState } from 'react';

/** A pointer rests so long on a control before its tooltip opens. */
const OPEN_AFTER_MS = 500;
/** Long enough to reach the tooltip with the pointer, or the next control. */
const CLOSE_AFTER_MS = 100;
/** After one was open, the next ones open at once. */
const WARM_MS = 400;

interface TipTarget {
  element: HTMLElement;
  text: string;
}

interface Tip {
  isOpen: boolean;
  /** What it belongs to, or did until it closed: it fades with what it said. */
  target: TipTarget | null;
}

const targetOf = (event: Event): TipTarget | null => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
  const text = element?.dataset['tip'];
  return element && text ? { element, text } : null;
};
const isInTip = (event: Event) => event.target instanceof Element && event.target.closest('.tip') !== null;

/** The control whose tooltip is to be seen: the one a mouse rests on, or the one the keyboard has reached. */
export function useTipTarget(): Tip {
  const [tip, setTip] = useState<Tip>({ isOpen: false, target: null });

  useEffect(() => {
    let shown: TipTarget | null = null;
    let wanted: HTMLElement | null = null;
    let isByKeyboard = false;
    let closedAtMs = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(next: TipTarget | null) {
      clearTimeout(timer);
      wanted = next?.element ?? null;
      if (shown !== null && next === null) closedAtMs = performance.now();
      shown = next;
      setTip((before) => (next === null ? { ...before, isOpen: false } : { isOpen: true, target: next }));
    }
    function handleOver(event: PointerEvent) {
      if (event.pointerType === 'touch' || isInTip(event)) return clearTimeout(timer);
      const next = targetOf(event);
      if (next === null) {
        wanted = null;
        clearTimeout(timer);
        if (shown !== null) timer = setTimeout(() => show(null), CLOSE_AFTER_MS);
      } else if (next.element !== wanted) {
        clearTimeout(timer);
        wanted = next.element;
        const isWarm = shown !== null || performance.now() - closedAtMs < WARM_MS;
        timer = setTimeout(() => show(next), isWarm ? 0 : OPEN_AFTER_MS);
      }
    }
    function handleFocus(event: FocusEvent) {
      const next = targetOf(event);
      if (next !== null && isByKeyboard) show(next);
      else hide();
    }
    /** A press says that the control is known; a key leaves it. */
    function handlePress(event: Event) {
      isByKeyboard = event.type === 'keydown';
      hide();
    }
    function hide() {
      clearTimeout(timer);
      if (shown !== null) show(null);
    }

    document.addEventListener('pointerover', handleOver);
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', handlePress, true);
    document.addEventListener('keydown', handlePress, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', handleOver);
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', handlePress, true);
      document.removeEventListener('keydown', handlePress, true);
    };
  }, []);

  return tip;
}

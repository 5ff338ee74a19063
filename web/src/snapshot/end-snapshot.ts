import { removeText, storedText } from '../lib/device-store.ts';
import { HIDDEN, parseTicks, SNAPSHOT_ID, TICKS_KEY } from './snapshot.ts';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** The same control of the application as one of the snapshot. */
function sameIn(root: Element, element: Element): HTMLElement | undefined {
  const row = element.closest('li[id]');
  const within = (row && root.querySelector(`[id="${CSS.escape(row.id)}"]`)) ?? root;
  const alike = within.querySelectorAll<HTMLElement>(element.localName);
  return [...alike].find(
    (each) => nameOf(each) === nameOf(element) && each.getAttribute('type') === element.getAttribute('type'),
  );
}

/** Whether somebody has ticked on the snapshot: the list that it shows is in use. */
export const hasTicks = (): boolean => storedText(window.localStorage, TICKS_KEY) !== null;

/** Ticks made on the snapshot, each once: `[id of the item, checked]`. */
export function takeTicks(): [id: string, isChecked: boolean][] {
  const text = storedText(window.localStorage, TICKS_KEY);
  if (text !== null) removeText(window.localStorage, TICKS_KEY);
  return Object.entries(parseTicks(text));
}

/** The application shows the page: what was pressed meanwhile is pressed, and focus stays where it was. */
export function endSnapshot() {
  const shown = document.getElementById(SNAPSHOT_ID);
  const root = document.getElementById('root');
  if (shown === null || root === null) return;
  const focused = shown.contains(document.activeElement) ? document.activeElement : null;
  const pressed = shown.querySelector('[data-pressed]');
  const toFocus = focused && sameIn(root, focused);
  const toPress = pressed && sameIn(root, pressed);
  shown.remove();
  root.classList.remove(HIDDEN);
  toFocus?.focus();
  toPress?.click();
}

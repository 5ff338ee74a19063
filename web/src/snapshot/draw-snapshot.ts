import { LIST_IN_HAND } from '../lib/list-in-hand.ts';
import {
  HIDDEN,
  mayBear,
  mayStand,
  OPENS,
  parseTicks,
  ROW_ID,
  SNAPSHOT_ID,
  SNAPSHOT_KEY,
  type Snapshot,
  type SnapshotNode,
  shownNow,
  TICKS_KEY,
} from './snapshot.ts';

/*
 * A script of its own, which runs while the page is read, before the application has come: it needs nothing but this folder.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Ticks that the application has not taken over yet. */
const readTicks = () => parseTicks(localStorage.getItem(TICKS_KEY));

/** Text stays text, and an element is made of what `snapshot.ts` lets stand. */
export function draw(node: SnapshotNode, isSvg = false): Node | null {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, nodes] = node;
  if (!mayStand(tag)) return null;
  const isDrawing = isSvg || tag === 'svg';
  const element = isDrawing ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (!mayBear(name, value)) continue;
    // the policy forbids the attribute, and not the same said to the element
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  for (const each of nodes) {
    const drawn = draw(each, isDrawing);
    if (drawn !== null) element.append(drawn);
  }
  return element;
}

function addStyles(styles: readonly string[]) {
  for (const href of styles) {
    if (!href.startsWith('/assets/') || document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`))
      continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

const rowOf = (element: Element) => element.closest(`li[id^="${ROW_ID}"]`);

/** A tick is kept at once; the application makes it one of the list. */
function noteTick({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  const row = rowOf(target);
  if (row === null) return;
  localStorage.setItem(TICKS_KEY, JSON.stringify({ ...readTicks(), [row.id.slice(ROW_ID.length)]: target.checked }));
}

const PRESSED = ['a', 'button', `[${OPENS}]`].join();

/** What else is pressed waits for the application: only the last, as the page would have changed with the first. */
export function notePress(event: Event) {
  const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (pressed === null) return;
  event.preventDefault();
  for (const before of document.querySelectorAll(`#${SNAPSHOT_ID} [data-pressed]`))
    before.removeAttribute('data-pressed');
  pressed.setAttribute('data-pressed', '');
}

function drawSnapshot() {
  // only an application that is installed begins with it; a tab that has a list of its own shows that
  if (navigator.serviceWorker?.controller == null || sessionStorage.getItem(LIST_IN_HAND) !== null) return;
  const text = localStorage.getItem(SNAPSHOT_KEY);
  const root = document.getElementById('root');
  if (text === null || root === null) return;
  const snapshot: Snapshot = JSON.parse(text);
  if (snapshot.of !== shownNow()) return;
  addStyles(snapshot.styles);
  const shown = document.createElement('div');
  shown.id = SNAPSHOT_ID;
  shown.className = 'absolute inset-x-0 top-0 min-h-full bg-bg';
  for (const node of snapshot.nodes) {
    const drawn = draw(node);
    if (drawn !== null) shown.append(drawn);
  }
  for (const field of shown.querySelectorAll('input, textarea')) field.setAttribute('readonly', '');
  for (const [id, isChecked] of Object.entries(readTicks())) {
    const tick = shown.querySelector<HTMLInputElement>(`#${CSS.escape(ROW_ID + id)} input[type="checkbox"]`);
    if (tick !== null) tick.checked = isChecked;
  }
  shown.addEventListener('change', noteTick);
  shown.addEventListener('click', notePress);
  root.classList.add(HIDDEN);
  root.after(shown);
}

try {
  drawSnapshot();
} catch {
  // storage is switched off, or holds what another program wrote: the application shows what there is
}

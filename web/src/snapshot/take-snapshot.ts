import { storeText } from '../lib/device-store.ts';
import { NARROW } from '../lib/narrow.ts';
import { mayBear, mayStand, ROW_ID, SNAPSHOT_KEY, type Snapshot, type SnapshotNode, shownNow } from './snapshot.ts';

/** More rows than a screen shows; the others come with the application. */
const ROWS_MAX = { narrow: 20, wide: 40 };

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (mayBear(name, value)) attributes[name] = value;
  if (!(element instanceof HTMLInputElement)) return attributes;
  // what was typed and ticked is no attribute
  delete attributes['checked'];
  if (element.type === 'checkbox' && element.checked) attributes['checked'] = '';
  if (element.type === 'text') attributes['value'] = element.value;
  return attributes;
}

function nodesOf(element: Element, rows: { left: number }): SnapshotNode[] {
  const nodes: SnapshotNode[] = [];
  for (const child of element.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    if (!(child instanceof Element) || !mayStand(child.localName)) continue;
    if (child.id.startsWith(ROW_ID)) {
      if (rows.left === 0) continue;
      rows.left -= 1;
    }
    nodes.push([child.localName, attributesOf(child), nodesOf(child, rows)]);
  }
  return nodes;
}

/** What the page shows at this moment. */
export function snapshotOf(root: Element): Snapshot {
  return {
    of: shownNow(),
    styles: Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
      ({ href }) => new URL(href).pathname,
    ),
    nodes: nodesOf(root, { left: matchMedia(NARROW).matches ? ROWS_MAX.narrow : ROWS_MAX.wide }),
  };
}

/**
 * Keeps what the page shows for the next time that it is opened. What is open above it is not part of it.
 * @returns false where something is open: it is to be tried again
 */
export function takeSnapshot(): boolean {
  const root = document.getElementById('root');
  // only where the application is installed does it begin with a snapshot
  if (root === null || navigator.serviceWorker?.controller == null || window.location.search !== '') return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return false;
  storeText(window.localStorage, SNAPSHOT_KEY, JSON.stringify(snapshotOf(root)));
  return true;
}

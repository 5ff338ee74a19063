import { NARROW } from '../lib/narrow.ts';

/**
 * The list as it was shown last, so that somebody at a shelf sees it, and ticks on it, before the application has come. It is kept in
 * local storage with the rest of what is the person's (lib/device-store.ts) and goes with it. See docs/decisions/0063-snapshot.md.
 */

/** Where it is in local storage. */
export const SNAPSHOT_KEY = 'listSnapshot';
/** Where ticks made on it are: `{ [id of the item]: checked }`. */
export const TICKS_KEY = 'snapshotTicks';
/** The element that it is drawn in. */
export const SNAPSHOT_ID = 'snapshot';
/** The application's own element bears it meanwhile. */
export const HIDDEN = 'invisible';
/** What opens something though it is no control, within a row whose rest ticks. */
export const OPENS = 'data-opens';
/** Ids of the elements of rows begin so. */
export const ROW_ID = 'list-item-';

/** The ticks that a text holds; none where another program wrote it. */
export function parseTicks(text: string | null): Record<string, boolean> {
  try {
    const ticks = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(ticks.map(([id, isChecked]) => [id, isChecked === true]));
  } catch {
    return {};
  }
}

/** A text, or an element with its attributes and what stands in it. */
export type SnapshotNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, nodes: readonly SnapshotNode[]];

export interface Snapshot {
  /** Of what device and page it is: where that is another by now, it is not shown. */
  of: string;
  /** Addresses of the styles of that page. */
  styles: readonly string[];
  nodes: readonly SnapshotNode[];
}

/** Address, languages and width: what decides on how the page is written and laid out, besides what it shows. */
export const shownNow = (): string =>
  JSON.stringify([
    location.pathname + location.search,
    localStorage.getItem('language'),
    navigator.languages,
    matchMedia(NARROW).matches,
  ]);

/** Elements that are not drawn, whatever is stored: they run or load something. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'link',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'template',
]);
/** What an element may bear: looks, names, states, and addresses of this site. */
const BORNE =
  /^(?:aria-[a-z]+|data-[a-z-]+|class|id|role|type|for|dir|lang|title|alt|value|checked|readonly|placeholder|width|height|hidden|tabindex|viewBox|xmlns|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|points|transform|opacity|offset|fill(?:-[a-z]+)?|stroke(?:-[a-z]+)?|stop-[a-z]+|clip-[a-z]+|mask|gradient[A-Za-z]+|preserveAspectRatio|loading)$/;
/** Lengths and colours; nothing that is fetched. */
const PLAIN_STYLE = /^(?!.*(?:url|image)\b)[-\w\s:;.,%#()]*$/i;
const OWN_ADDRESS = /^(?:\/(?![/\\])|#)/;

/** Whether an element and its attribute may stand in a snapshot: asked when it is made and again when it is drawn. */
export const mayStand = (tag: string): boolean => !LEFT_OUT.has(tag.toLowerCase());
export function mayBear(name: string, value: string): boolean {
  if (name === 'style') return PLAIN_STYLE.test(value);
  return name === 'href' || name === 'src' ? OWN_ADDRESS.test(value) : BORNE.test(name);
}

/** What the router calls the entry of the history on which the document was opened, whichever address that was. */
const OPENED = 'default';

let opened: string | undefined;

/**
 * The name under which the place on a page is remembered: one for each entry of the history. The router gives every entry a
 * key but the one a document was opened on, so without this a page opened by its address would start where another one was left
 * before. The entry keeps its name itself, so that a reload and Back still find the place.
 */
export function scrollKey({ key }: { key: string }): string {
  if (key !== OPENED) return key;
  opened ??= nameOfEntry();
  return opened;
}

/** For tests: as in a document that was just opened. */
export function forgetScrollKey() {
  opened = undefined;
}

function nameOfEntry(): string {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'opened' in state ? state.opened : undefined;
  if (typeof kept === 'string') return kept;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), opened: name }, '');
  return name;
}

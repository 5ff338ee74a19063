import { useSyncExternalStore } from 'react';
import { paths } from '../paths.ts';

/** Whether this device holds a newer release than the one that this page shows. */
let isNewer = false;
const listeners = new Set<() => void>();

export function tellNewRelease() {
  isNewer = true;
  for (const listener of listeners) listener();
}

/** For tests: as when the page has just come. */
export function forgetNewRelease() {
  isNewer = false;
  for (const listener of listeners) listener();
}

export const useHasNewRelease = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
  );

/** When this tab last loaded itself anew because a file was missing. */
const RELOADED_AT = 'reloadedForRelease';
/** A file that is missing again so soon is missing for another reason. */
const ONCE_WITHIN_MS = 60_000;

/** The file that a page of the application begins with: another one in each release. Null where it is served from source. */
export function entryOf(page: Document): string | null {
  const source = page.querySelector('script[type="module"][src*="/assets/"]')?.getAttribute('src');
  return typeof source === 'string' ? new URL(source, window.location.origin).pathname : null;
}

/** Whether the server shows another release than this page. Not known without the server, nor where it is not well. */
const isAnotherReleaseThere = () =>
  fetch(paths.recipeBook, { cache: 'no-store' }).then(
    async (reply) => {
      if (!reply.ok) return false;
      const entry = entryOf(new DOMParser().parseFromString(await reply.text(), 'text/html'));
      return entry !== null && entry !== entryOf(document);
    },
    () => false,
  );

/**
 * A page whose files went with an older release comes anew, once; drafts are kept beside it. A file that did not come because the
 * network was away for a moment is no reason: what is typed in a dialog would be lost.
 */
export async function reloadForMissingFiles(
  reload = () => window.location.reload(),
  askServer: () => Promise<boolean> = isAnotherReleaseThere,
) {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - before < ONCE_WITHIN_MS || !(await askServer())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  reload();
}

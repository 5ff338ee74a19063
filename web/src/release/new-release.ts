import { useSyncExternalStore } from 'react';

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

const isServerThere = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A page whose files went with an older release comes anew, once; drafts are kept beside it. Without the server nothing would come. */
export async function reloadForMissingFiles(reload = () => window.location.reload(), askServer = isServerThere) {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - before < ONCE_WITHIN_MS || !(await askServer())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  reload();
}

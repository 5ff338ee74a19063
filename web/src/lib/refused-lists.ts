import { useSyncExternalStore } from 'react';
import { readCopiesUnder } from './device-copies.ts';

/*
 * What was done to saved lists and the server did not take (lists/sync/waiting-store.ts) is said on every page, which the feature's code
 * is loaded for: this tells whether there is any.
 */

/** Names of the copies begin so. */
export const REFUSED_LISTS = 'list-refused/';
const NOTHING: readonly unknown[] = [];

let shown: { userId: string; kept: readonly unknown[] } | null = null;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sorrel-refused');
// in Node, where tests run, an open channel would keep the process
(channel as unknown as { unref?: () => void } | null)?.unref?.();
channel?.addEventListener('message', ({ data }: MessageEvent<string>) => void read(data));

async function read(userId: string) {
  shown = { userId, kept: await readCopiesUnder(userId, REFUSED_LISTS) };
  for (const listener of listeners) listener();
}

/** For tests: as when the page has just come. */
export function forgetShownRefusals() {
  shown = null;
}

/** Tells this tab and all others that there is more of it, or less. */
export function tellRefused(userId: string) {
  channel?.postMessage(userId);
  void read(userId);
}

/** The copies of what was refused, in the order in which it was done. */
export function useRefusedLists(userId: string | null | undefined): readonly unknown[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (userId && shown?.userId !== userId) void read(userId);
      return () => listeners.delete(listener);
    },
    () => (shown !== null && shown.userId === userId ? shown.kept : NOTHING),
  );
}

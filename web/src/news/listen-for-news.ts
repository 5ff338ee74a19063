import { liveLists } from '@sorrel/contract/list-sync';
import { call } from '../api.ts';
import { BOOK_TOPIC, tellTabs } from './tell-tabs.ts';

const AGAIN_FIRST_MS = 1_000;
const AGAIN_LONGEST_MS = 30_000;
/** A line that stood this long was a good one: the next break is a first one again. */
const GOOD_AFTER_MS = 60_000;

const LOCK = 'sorrel-lists-live';

/**
 * Listens for what is new of a person's lists and book, in one tab of the browser, which tells the others. A line that breaks is made again after a
 * growing, uneven while, so that a server which comes back is not met by everybody at once.
 * @returns ends it
 */
export function listenForNews(userId: string): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const listening = () => keepListening(userId, signal);
  const work =
    navigator.locks === undefined ? listening() : navigator.locks.request(`${LOCK}-${userId}`, { signal }, listening);
  // ended while it waited for another tab to end
  Promise.resolve(work).catch(() => undefined);
  return () => leaving.abort();
}

async function keepListening(userId: string, signal: AbortSignal) {
  let failures = 0;
  while (!signal.aborted) {
    const startedMs = Date.now();
    await listenOnce(userId, signal).catch(() => undefined);
    if (signal.aborted) return;
    failures = Date.now() - startedMs > GOOD_AFTER_MS ? 0 : failures + 1;
    const longestMs = Math.min(AGAIN_LONGEST_MS, AGAIN_FIRST_MS * 2 ** failures);
    await waitFor(longestMs * (0.5 + Math.random() / 2), signal);
  }
}

async function listenOnce(userId: string, signal: AbortSignal) {
  const text = new TextDecoder();
  let rest = '';
  let isOpen = false;
  await call(liveLists, {
    query: {},
    signal,
    onChunk: (chunk) => {
      // what happened before the line stood was not told
      if (!isOpen) tellOfAll(userId);
      isOpen = true;
      rest += text.decode(chunk, { stream: true });
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) hearEvent(userId, event);
    },
  });
}

function tellOfAll(userId: string) {
  for (const listId of [null, BOOK_TOPIC]) tellTabs({ userId, listId, what: 'news' });
}

function hearEvent(userId: string, event: string) {
  if (event.startsWith('event: missed')) tellOfAll(userId);
  if (event.startsWith('event: book')) tellTabs({ userId, listId: BOOK_TOPIC, what: 'news' });
  const listId = /^data: \{"list":"([\w-]+)"\}$/.exec(event)?.[1];
  if (listId !== undefined) tellTabs({ userId, listId, what: 'news' });
}

/** Until the time is over, the network is back, or nobody waits any more. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Stands for a list where the book has something new. */
export const BOOK_TOPIC = 'book';

/** What tabs of one browser tell each other of a list: it changed on this device, or the server has something new of it, or it is gone. */
export interface ListWord {
  userId: string;
  /** Null: any list. */
  listId: string | null;
  what: 'changed' | 'news' | 'gone';
}

const listeners = new Set<(word: ListWord) => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sorrel-lists');
// in Node, where tests run, an open channel would keep the process
(channel as unknown as { unref?: () => void } | null)?.unref?.();

const tellHere = (word: ListWord) => {
  for (const listener of listeners) listener(word);
};
channel?.addEventListener('message', ({ data }: MessageEvent<ListWord>) => tellHere(data));

/** Tells this tab and all others. */
export function tellTabs(word: ListWord) {
  channel?.postMessage(word);
  tellHere(word);
}

export function hearTabs(listener: (word: ListWord) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

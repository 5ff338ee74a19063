/** Replies as they went out, each for one question and one state of what it tells of; those asked for last stay. */
export interface KeptReplies {
  /** The reply to a question in exactly this state, or null. */
  find(question: string, state: string): Buffer | null;
  keep(question: string, state: string, bytes: Buffer): void;
}

const BYTES_MAX = 48 * 1024 * 1024;
/** A reply that leaves no room for others is not kept. */
const REPLY_BYTES_MAX = 512 * 1024;
/** What an entry takes besides the bytes and the question. */
const ENTRY_BYTES = 200;

/**
 * Replies in this process's memory. A state is a revision that was read with the session of the request that asks, so that a
 * change is seen by the next request, whichever process made it: see docs/decisions/0029.
 */
export function createKeptReplies(bytesMax = BYTES_MAX): KeptReplies {
  /** By question, the one asked last at the end. */
  const kept = new Map<string, { state: string; bytes: Buffer }>();
  let size = 0;

  const sizeOf = (question: string, bytes: Buffer) => question.length * 2 + bytes.length + ENTRY_BYTES;
  const forget = (question: string) => {
    const entry = kept.get(question);
    if (entry === undefined) return;
    kept.delete(question);
    size -= sizeOf(question, entry.bytes);
  };

  return {
    find(question, state) {
      const entry = kept.get(question);
      if (entry === undefined || entry.state !== state) return null;
      kept.delete(question);
      kept.set(question, entry);
      return entry.bytes;
    },
    keep(question, state, bytes) {
      forget(question);
      if (bytes.length > REPLY_BYTES_MAX) return;
      kept.set(question, { state, bytes });
      size += sizeOf(question, bytes);
      for (const [oldest] of kept) {
        if (size <= bytesMax) return;
        forget(oldest);
      }
    },
  };
}

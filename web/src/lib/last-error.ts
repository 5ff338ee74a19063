/** What was sent, when, and what went wrong with it: a mutation. */
interface Sent {
  error: Error | null;
  /** 0 where nothing was sent yet. */
  submittedAt: number;
}

/** What went wrong with the last of several things that were sent from one place: once another has gone well, an earlier failure is over. */
export function lastError(...sent: readonly Sent[]): Error | null {
  return sent.toSorted((a, b) => b.submittedAt - a.submittedAt)[0]?.error ?? null;
}

/** Answers that say nothing of what was asked: too slow, too early, too often. */
export const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

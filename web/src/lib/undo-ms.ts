/** How long a press takes back what was just done. */
export const UNDO_MS = 10_000;

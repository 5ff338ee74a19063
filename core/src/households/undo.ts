/** What a press takes back for a while: saves that replaced something, and removals of what rests in no trash. See docs/decisions/0060. */
export const UNDO_KINDS = ['plan', 'list', 'person', 'tag', 'collection', 'cooked', 'link'] as const;
export type UndoKind = (typeof UNDO_KINDS)[number];

/** What a member did last that can still be taken back, at most: a guard. */
export const UNDOS_MAX = 50;

/** What has become of a page that somebody asked for among many. */
export const PAGE_STATES = [
  'waiting',
  'reading',
  /** Its recipe is in the book. */
  'added',
  /** The book had it before. */
  'here',
  /** Read; the book of a free account is full. */
  'no_room',
  /** Read; how many it serves has to be said first. */
  'no_serves',
  'failed',
  /** Its owner stopped before it was begun. */
  'stopped',
  /** Was added and taken out again. */
  'undone',
] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** States that nothing more comes of by itself. */
export const isOver = (state: PageState): boolean => state !== 'waiting' && state !== 'reading';

/** States from which a page may be tried once more. */
export const MAY_TRY_AGAIN = ['failed', 'stopped', 'no_room'] as const satisfies readonly PageState[];

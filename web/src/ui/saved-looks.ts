import { LONG_WORDS } from './long-words.ts';

/** A line of saved work: a press loads it. */
export const SAVED_LINE = 'flex items-center gap-2 border-b border-line last:border-b-0';
export const SAVED_ENTRY = [
  'flex min-h-13 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md px-3 py-1.5 text-left',
  'hover:bg-sunken',
].join(' ');
export const SAVED_NAME = `min-w-0 font-display wrap-anywhere ${LONG_WORDS}`;
/** What stands at the end of an entry keeps together: an icon is a block by itself and would stand on a line of its own. */
export const SAVED_END = 'inline-flex items-center gap-1.5';

/** The page's h1 and, on its right, its actions. */
/** all of it may stand in the frame of a phone */
export const PAGE_HEAD = 'mb-6 flex flex-wrap items-end justify-between gap-4 empty:hidden';

/** A plate with a single pea, what there is not, and one thing to do about it. */
export const EMPTY = 'grid grid-cols-1 justify-items-center gap-3 px-4 py-12 text-center';

/** The top of a page on which something is made: its name that can be edited, and the tools. Used by plans and lists. */
/** On a phone all of it stands in the frame, and nothing is left where it was written. */
export const WORK_HEAD = `${PAGE_HEAD} max-app:mb-0 max-sm:gap-2`;
export const WORK_TOOLS = [
  'flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>button:not([data-tip])]:flex-1 print:hidden',
  'in-[.counter]:flex-1 in-[.counter]:flex-nowrap in-[.counter]:[&>button:not([data-tip])]:px-3',
].join(' ');
export const WORK_TOOLSET =
  'inline-flex rounded-full bg-surface px-1 shadow-line max-sm:flex-auto max-sm:justify-between';

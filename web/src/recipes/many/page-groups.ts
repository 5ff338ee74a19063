import type { ManyPage } from '@sorrel/contract/many-imports';

export const SHOWN = ['all', 'toSeeTo', 'failed', 'added'] as const;
export type Shown = (typeof SHOWN)[number];

/** Whether the recipe of a page came to the book and was deleted since. */
export const isGone = ({ state, recipe_id }: ManyPage) => (state === 'added' || state === 'here') && recipe_id === null;

/** Whether somebody has to look at a page or answer something of it. */
export const wantsALook = (page: ManyPage) =>
  page.state === 'no_serves' ||
  page.state === 'no_room' ||
  (page.state === 'added' && page.doubts.length > 0 && !isGone(page));

/** States in which how many a recipe serves was asked and is answered. */
const HAS_SERVES: ReadonlySet<ManyPage['state']> = new Set(['waiting', 'reading', 'no_room', 'added']);

/** Whether another tab or device has said how many it serves before what is typed here, and said something else. */
export const isOverruled = (page: ManyPage, typed: string): boolean =>
  typed !== '' && page.said_serves !== null && page.said_serves !== Number(typed) && HAS_SERVES.has(page.state);

/** What comes first: what wants something of a person, then what failed, then what is under way, then what is well. */
const rankOf = (page: ManyPage): number => {
  if (wantsALook(page)) return 0;
  if (page.state === 'failed') return 1;
  if (page.state === 'reading') return 2;
  return page.state === 'waiting' ? 3 : page.state === 'added' ? 4 : 5;
};

const belongs = (page: ManyPage, shown: Shown): boolean => {
  if (shown === 'toSeeTo') return wantsALook(page);
  return shown === 'all' || page.state === shown;
};

/** @param staying which stay where something is said of them, although they belong elsewhere by now */
export const pagesOf = (
  pages: readonly ManyPage[],
  shown: Shown,
  staying: (page: ManyPage) => boolean = () => false,
): ManyPage[] =>
  pages.filter((page) => belongs(page, shown) || staying(page)).toSorted((one, other) => rankOf(one) - rankOf(other));

/** Pages that may be tried once more. */
export const mayTryAgain = (page: ManyPage) =>
  page.state === 'failed' || page.state === 'stopped' || page.state === 'no_room';

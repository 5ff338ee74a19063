import { sameLineKey } from './clean-text.ts';
import { ingredientLikeness } from './list-likeness.ts';
import { sectionOf } from './section-words.ts';

/** A list that the page shows under a heading or a class name of its kind. */
export interface SectionList {
  readonly lines: string[];
  readonly worth: number;
  /** Where in `page.nodes` the list starts. */
  readonly index: number;
  /** Where in `page.nodes` its last line stands. */
  readonly end: number;
  /** Whether the page has them as the items of a list. */
  readonly isItems?: boolean;
  /** Whether a class name of amounts tells them, which those without an amount may lack. */
  readonly isOfAmounts?: boolean;
}

/** How many lines more than a part of it a list may have. */
const WHOLE_LIST_FACTOR = 2;
const BARE_NAME_CHARACTERS_MAX = 60;

/** The list itself, or one that has all of its lines and some more that could be ingredients: names without an amount. */
export function wholeOf(part: SectionList | null, lists: readonly SectionList[]): SectionList | null {
  if (part === null) return null;
  const keys = new Set(part.lines.map(sameLineKey));
  let whole = part;
  for (const list of lists) {
    if (list.lines.length <= whole.lines.length || list.lines.length > part.lines.length * WHOLE_LIST_FACTOR) continue;
    const more = list.lines.filter((line) => !keys.has(sameLineKey(line)));
    const hasAll = list.lines.length - more.length >= part.lines.length;
    const isLikely = (line: string) =>
      line.length <= BARE_NAME_CHARACTERS_MAX && ingredientLikeness(line) >= 0.3 && sectionOf(line) === null;
    // a line in capitals is the name of a group
    const isBareName = (line: string) => !/\d/.test(line) && !/^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(line);
    const isMeant = list.isItems || (part.isOfAmounts && more.every(isBareName));
    if (hasAll && isMeant && more.every(isLikely)) whole = list;
  }
  return whole;
}

/** The list itself, or a shorter one that has all of its lines: what it has twice, the page says again beside a step. */
export function onceOf(list: SectionList | null, lists: readonly SectionList[]): SectionList | null {
  if (list === null) return null;
  const keysOf = ({ lines }: SectionList) => new Set(lines.map(sameLineKey));
  const keys = keysOf(list);
  if (keys.size === list.lines.length) return list;
  const isSame = (other: SectionList) => {
    const own = keysOf(other);
    return own.size === keys.size && [...own].every((key) => keys.has(key));
  };
  const shorter = lists.filter((other) => other.lines.length < list.lines.length && isSame(other));
  return shorter.reduce((best, other) => (other.lines.length < best.lines.length ? other : best), list);
}

/** The list that is worth the most; null where there is none. */
export function bestOf(lists: readonly SectionList[]): SectionList | null {
  let best: SectionList | null = null;
  for (const list of lists) if (!best || list.worth > best.worth) best = list;
  return best;
}

import { alignedLines, cutAsShown, wordsIn } from './align-lines.ts';
import type { SectionList } from './best-list.ts';
import { sameLineKey } from './clean-text.ts';
import {
  hasMeasure,
  ingredientLikeness,
  isAmountOnly,
  isLikeIngredient,
  NAMES_GROUP,
  withoutAmount,
  withoutMeasures,
} from './list-likeness.ts';
import { withItsAmount } from './lost-amounts.ts';
import type { PageElement } from './page.ts';
import { itemsAround, placesTogether, textsOfItems } from './page-items.ts';
import type { PageLine } from './page-line.ts';
import { sectionOfClass } from './section-words.ts';
import { isNoIngredient } from './tidy-ingredients.ts';

/** Share of the data's lines that must stand in the page's list. */
const SAME_LIST_FROM = 0.7;
/** Share of the data's lines, and of the page's other ones, that name the same again where they are the list in other amounts. */
const LIST_AGAIN_FROM = 0.5;
const ONLY_AGAIN_FROM = 0.7;
/** How many times longer than the data's list one of the page may be. */
const LONGER_MAX = 6;
/** Regions of the page that are compared with the data word by word. */
const REGIONS_MAX = 8;
/** Lines of data that may be a whole list glued together. */
const GLUED_LINES_MAX = 2;
const STARTS_WITH_AMOUNT = /^(?:ca\.?|about|etwa|~)?\s*[\p{N}½¼¾⅓⅔⅛]/iu;
const HAS_AMOUNT = /[\p{N}½¼¾⅓⅔⅛]/u;
/** Characters of an item without an amount that may be an ingredient. */
const BARE_CHARACTERS_MAX = 60;

/**
 * The data's ingredient lines with what the page's list has more: whole items among, before and behind them, and the amounts
 * that they lost. The items are told by standing where the data's lines stand, in elements of the same kind.
 * @param lists what the page shows under headings and class names, for data that is nowhere word for word
 * @param given the data's lines as they came, where some were added to them already
 */
export function withItemsOfPage(
  data: readonly string[],
  lines: readonly PageLine[],
  lists: readonly SectionList[],
  given: readonly string[] = data,
): string[] {
  const apart = data.length <= GLUED_LINES_MAX ? linesOfGlued(data, lists) : null;
  if (apart !== null || data.length < 2) return apart ?? [...data];
  const exact = placesTogether(lines, data);
  const places = exact.length > 0 ? exact : placesWithin(lines, data, lists);
  if (places.length === 0) return cutAsOneList(data, lists);
  const items = withItemAbove(lines, itemsAround(lines, places));
  const isName = ({ level, text }: PageLine) => level > 0 && !HAS_AMOUNT.test(text);
  const texts = textsOfItems(lines, items);
  const kept = [...items.keys()].filter((at) => !isName(lines[items[at]!]!) && !isNoIngredient(texts[at]!));
  const shown = kept.map((at) => texts[at]!);
  const cut = cutAsShown(data, shown);
  const taken = alignedLines(cut, shown);
  const pageLines = kept.map((at) => lines[items[at]!]!);
  return taken.size < cut.length * SAME_LIST_FROM
    ? cut
    : joined(cut, shown, taken, placingsOf(pageLines), new Set(given));
}

/** The items with the line right above them that stands beside their list, where its class name says that it is one too. */
function withItemAbove(lines: readonly PageLine[], items: readonly number[]): readonly number[] {
  const [first, above] = [lines[items[0]!]!, lines[items[0]! - 1]];
  const isBeside = above?.block != null && above.block.parent === first.block?.parent?.parent;
  const isMeasured = above !== undefined && above.level === 0 && STARTS_WITH_AMOUNT.test(above.text);
  const isOne =
    isBeside && isMeasured && above.block!.classes.split(' ').some((token) => sectionOfClass(token) === 'ingredients');
  return isOne && isLikeIngredient(above.text) ? [items[0]! - 1, ...items] : items;
}

/** Of each item the list that it stands in, and whether no item that begins with an amount follows it there. */
interface Placing {
  readonly list: PageElement | null;
  readonly isAtEnd: boolean;
}

function placingsOf(items: readonly PageLine[]): Placing[] {
  const ended = new Set<PageElement>();
  const placings: Placing[] = [];
  for (const { block, text, isLink } of [...items].reverse()) {
    const list = listOf(block);
    if (list !== null && STARTS_WITH_AMOUNT.test(text)) ended.add(list);
    placings.push({ list, isAtEnd: list !== null && !ended.has(list) && isLink !== true });
  }
  return placings.reverse();
}

/** The list that a block is an item of, or stands in one. */
function listOf(block: PageElement | null): PageElement | null {
  for (let element = block, level = 0; element !== null && level < 3; element = element.parent, level += 1)
    if (element.name === 'li') return element.parent;
  return null;
}

/** The data's lines as the list of the page has them that they stand in only in pieces. */
function cutAsOneList(data: readonly string[], lists: readonly SectionList[]): string[] {
  for (const { lines } of lists) {
    const cut = cutAsShown(data, lines);
    if (cut.length !== data.length && alignedLines(cut, lines).size >= cut.length * SAME_LIST_FROM) return cut;
  }
  return [...data];
}

/** The lines of the page's list that the data has in one or two, glued together; null where they are no such. */
function linesOfGlued(data: readonly string[], lists: readonly SectionList[]): string[] | null {
  const whole = [data.join(' ')];
  for (const { lines } of lists) {
    const cut = cutAsShown(whole, lines);
    if (cut.length > GLUED_LINES_MAX) return cut;
  }
  return null;
}

/** Where the data's lines stand in the list of the page that has the most of them, a few words more or less. */
function placesWithin(lines: readonly PageLine[], data: readonly string[], lists: readonly SectionList[]): number[] {
  let best: number[] = [];
  const seen = new Set<string>();
  for (const { index, end } of lists) {
    if (seen.size >= REGIONS_MAX) break;
    if (seen.has(`${index} ${end}`)) continue;
    seen.add(`${index} ${end}`);
    const first = lines.findIndex((line) => line.index >= index);
    const region = lines.slice(first).filter((line) => line.index <= end);
    const taken = alignedLines(
      data,
      region.map(({ text }) => text),
    );
    if (taken.size >= data.length * SAME_LIST_FROM && taken.size > best.length)
      best = [...taken.keys()].map((place) => first + place).sort((a, b) => a - b);
  }
  return best;
}

/** The data's lines in their order, each followed by what the page has behind it and the data lacks. */
function joined(
  data: readonly string[],
  shown: readonly string[],
  taken: ReadonlyMap<number, string>,
  placings: readonly Placing[],
  given: ReadonlySet<string>,
): string[] {
  const isMore = linesMore(data, shown, taken, placings, given);
  const before: string[] = [];
  const behind = new Map<string, string[]>();
  const better = new Map<string, string>();
  let last: string | null = null;
  for (const [place, line] of shown.entries()) {
    const own = taken.get(place);
    if (own !== undefined) {
      last = own;
      better.set(own, withItsAmount(own, line));
    } else if (isMore(place)) {
      if (last === null) before.push(line);
      else behind.set(last, [...(behind.get(last) ?? []), line]);
    }
  }
  const whole = [...before];
  for (const line of data) {
    whole.push(better.get(line) ?? line, ...(behind.get(line) ?? []));
    behind.delete(line);
  }
  return whole;
}

/** Which of the page's items are ingredients that the data lacks. */
function linesMore(
  data: readonly string[],
  shown: readonly string[],
  taken: ReadonlyMap<number, string>,
  placings: readonly Placing[],
  given: ReadonlySet<string>,
): (place: number) => boolean {
  const none = () => false;
  if (shown.length > data.length * LONGER_MAX) return none;
  const listed = data.map((line) => new Set(wordsIn(line)));
  const keys = data.map(sameLineKey);
  const isKnown = (line: string) => {
    const words = wordsIn(withoutAmount(line));
    return listed.some((known) => words.every((word) => known.has(word)));
  };
  const isPart = (line: string) => keys.some((key) => key !== sameLineKey(line) && key.includes(sameLineKey(line)));
  const more = [...shown.keys()].filter((place) => !taken.has(place) && !isAmountOnly(shown[place]!));
  // Many lines of names that the data has are its list again, in other amounts or units; a few are what two parts both want.
  const again = more.filter((place) => isKnown(shown[place]!));
  if (again.length >= data.length * LIST_AGAIN_FROM && again.length >= more.length * ONLY_AGAIN_FROM) return none;
  const found = new Set(taken.values());
  const unfoundLines = data.filter((line) => !found.has(line));
  const unfound = unfoundLines.map((line) => new Set(wordsIn(line).map(withoutPlural)));
  const hasBare = data.some((line) => !HAS_AMOUNT.test(line));
  const isIngredient = (place: number) => {
    const line = shown[place]!;
    if (ingredientLikeness(line) < 0.3 || isPart(line)) return false;
    const names = wordsIn(withoutMeasures(line)).map(withoutPlural);
    // what the data says in other words
    if (unfound.some((known) => names.filter((word) => known.has(word)).length * 2 > names.length)) return false;
    if (HAS_AMOUNT.test(line)) return hasMeasure(line) || isLikeIngredient(line);
    if (!isBare(line) || isKnown(line)) return false;
    // without an amount the name of a group looks the same, but for what is said beside it
    return isLikeIngredient(line) || (hasBare && /^\p{Ll}|[,(]/u.test(line));
  };
  const wanted = new Set(more.filter(isIngredient));
  // a line without an amount that ends a list of which the data lacks others too names no group: nothing follows it
  const listsOf = (some: Iterable<number>) => new Set([...some].map((place) => placings[place]!.list));
  const isOwn = (place: number) => given.has(taken.get(place)!);
  const lacked = listsOf([...wanted, ...[...taken.keys()].filter((place) => !isOwn(place))]);
  const had = listsOf([...taken.keys()].filter(isOwn));
  for (const place of more) {
    const { list, isAtEnd } = placings[place]!;
    const line = shown[place]!;
    const isUnsaid =
      !had.has(list) || !(isKnown(line) || unfoundLines.some((one) => sameLineKey(one).includes(sameLineKey(line))));
    if (isAtEnd && lacked.has(list) && isUnsaid && isBare(line) && ingredientLikeness(line) >= 0.3) wanted.add(place);
  }
  return (place) => wanted.has(place);
}

/** 'pinches' and 'pinch', 'eggs' and 'egg' as one word, though not as one that anybody writes. */
const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/e?s$/, '') : word);

/** Whether a line that has no amount may be an ingredient by its form. */
const isBare = (line: string): boolean =>
  line.length <= BARE_CHARACTERS_MAX && !/[.!?:：]$/.test(line) && !NAMES_GROUP.test(line);

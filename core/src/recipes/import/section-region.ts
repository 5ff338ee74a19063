import { isPrice } from './goods-for-sale.ts';
import { isItem, itemOf, LIKENESS, type ListKind } from './group-lines.ts';
import {
  hasMeasure,
  ingredientLikeness,
  isAmountOnly,
  isLikeIngredient,
  meanLikeness,
  NAMES_GROUP,
  SENTENCES_MEAN,
  stepLikeness,
} from './list-likeness.ts';
import type { PageLine } from './page-line.ts';
import { isBareText, isFact, isLinkTo, isNumberedStep } from './section-body.ts';
import { mayNamePart, sectionOf } from './section-words.ts';

const REGION_LINES_MAX = 160;

/** Headings of what a cook may add to a dish, of the rank of that of its ingredients: 'Optional extras', 'Toppings', 'Garnish'. */
const NAMES_EXTRAS =
  /^(?:optional(?: (?:extras?|ingredients?|toppings?|add[- ]?ins?|garnish(?:es)?))?|(?:extra )?toppings?|garnish(?:es)?|extras?|add[- ]?ins?|decorations?|garnituren?|dekoration|deko|garniture|décor(?:ation)?|decoración|guarnizione|decorazione|garnering|versiering)\s?:?$/iu;

/** Whether a heading may be one of a part of what another opened, which a line in bold or alone may have done. */
export const isBelow = (level: number, opening: number): boolean =>
  opening === 0 || (opening === 7 && level >= 3) || level > opening;

const WORD_CHARACTERS_MIN = 25;
/** Whether a line is a sentence without an amount above the items of a list: a word to the reader. */
const isWordAboveList = (line: PageLine, next: PageLine | undefined): boolean =>
  !isItem(line) &&
  isItem(next) &&
  line.text.length >= WORD_CHARACTERS_MIN &&
  /[.!?:]$/.test(line.text) &&
  !/[\d½¼¾⅓⅔]/.test(line.text);

/** The line below a heading, with the name that stands below it where it is an amount alone. */
function itemBelow(lines: readonly PageLine[], position: number): string {
  const [below = '', name = ''] = lines.slice(position + 1, position + 3).map(({ text }) => text);
  return isAmountOnly(below) ? `${below} ${name}` : below;
}

/** Lines below the heading of a part among which the heading of the next one stands, where the part has one step or two. */
const SHORT_PART_LINES = 4;
/** Whether a heading with a step right below it has the next heading of its rank close below that: the first of several short parts. */
function isFirstPart(lines: readonly PageLine[], place: number): boolean {
  const [heading, below, ...rest] = lines.slice(place, place + SHORT_PART_LINES);
  return below?.level === 0 && rest.some(({ level }) => level === heading?.level);
}

/** Whether the last line of a method without full stops stands among its steps: in a paragraph beside theirs, or in their block. */
function isBesideSteps(region: readonly PageLine[]): boolean {
  const [before, last] = region.slice(-2);
  if (before?.block == null || last?.block == null || last.level > 0 || last.isLink === true) return false;
  const { block } = last;
  return block === before.block || (block.name === before.block.name && block.parent === before.block.parent);
}

/** Lines of a method from which a time as its last but one is none of its steps. */
const FACT_AND_STEPS_MIN = 3;

function keepOnly(region: PageLine[], isKept: (line: PageLine) => boolean): void {
  region.splice(0, region.length, ...region.filter(isKept));
}

/** The lines below a heading up to the next heading that opens something else. */
export function regionAfter(lines: readonly PageLine[], position: number, kind: ListKind): PageLine[] {
  const opening = lines[position]!;
  const region: PageLine[] = [];
  /** Ranks of the headings of groups that were met. */
  const groupLevels = new Set<number>();
  for (let next = position + 1; next < lines.length && region.length < REGION_LINES_MAX; next += 1) {
    const line = lines[next]!;
    if (line.level > 0 || line.text.length <= 30) {
      const section = sectionOf(line.text);
      if (section !== null && section !== kind && (line.level > 0 || section !== 'other')) break;
      if (section === kind && line.level > 0) {
        // the list once more, for a narrower screen
        if (kind === 'ingredients' && region.length > 2 && lines[next + 1]?.text === region[0]!.text) break;
        if (kind === 'steps' && isBelow(line.level, opening.level) && mayNamePart(line.text)) region.push(line);
        continue;
      }
    }
    if (line.level > 0 && line.level < 7) {
      const isDeeper = isBelow(line.level, opening.level) && (opening.level !== 7 || isItem(lines[next + 1]));
      const isLike = (after: PageLine) => LIKENESS[kind](after.text) >= 0.65 && !(kind === 'steps' && isLinkTo(after));
      const isOfRank = (before: PageLine) => before.level === line.level;
      const following = lines.slice(next + 1, next + 4).filter(isLike).length;
      // Where parts have headings, one of them may have a single step.
      const isNextPart = kind === 'steps' && isDeeper && (region.some(isOfRank) || isFirstPart(lines, next));
      const below = itemBelow(lines, next);
      const isGroup =
        kind === 'ingredients' &&
        below.length <= 80 &&
        (NAMES_GROUP.test(line.text) || (NAMES_EXTRAS.test(line.text) && region.length > 1)
          ? isLikeIngredient(below)
          : isDeeper && region.length > 1 && hasMeasure(below) && ingredientLikeness(below) >= 0.9);
      // The first group's name, right below the heading of the list and of the same rank.
      const isFirstGroup = kind === 'ingredients' && region.length === 0 && isItem(lines[next + 1]) && following > 0;
      // A further group of the same rank as one before it may have a single item, without an amount.
      const isNextGroup =
        kind === 'ingredients' &&
        isDeeper &&
        groupLevels.has(line.level) &&
        isItem(lines[next + 1]) &&
        below.length <= 80;
      const goesOn = isFirstGroup || isNextGroup || following >= (isNextPart || isGroup ? 1 : 2);
      if (!goesOn || (!isDeeper && kind === 'steps' && !/step|\d/i.test(line.text))) break;
      groupLevels.add(line.level);
      if (kind === 'ingredients') continue;
    }
    if (kind === 'ingredients') {
      if (region.length === 0 && isWordAboveList(line, lines[next + 1])) continue;
      if (isNumberedStep(line, region)) break;
      if (line.level === 7 && /[:：]$/.test(line.text)) continue;
      // Running text after the list.
      // where amounts stand in blocks of their own, '1' is one of them
      const isAmount = isAmountOnly(line.text) && region.some(({ text }) => isAmountOnly(text));
      const isOther = region.length > 2 && ingredientLikeness(line.text) < 0 && !isAmount;
      if (!isPrice(line.text) && (line.text.length > 260 || isOther)) break;
    }
    if (kind === 'steps' && (isLinkTo(line) || (region.length === 0 && isFact(line.text)))) continue;
    region.push(line);
  }
  if (kind === 'steps') {
    const isBelowPicture = ({ block }: PageLine) => block?.name === 'figcaption';
    // some pages tell all of their method below pictures
    if (region.filter(isBelowPicture).length * 2 < region.length) keepOnly(region, (line) => !isBelowPicture(line));
    while (region.length > 1 && isFact(region.at(-1)!.text)) region.pop();
    // a time below the last step ends the method, and what is told below it is of the dish
    if (region.length > FACT_AND_STEPS_MIN && isFact(region.at(-2)!.text)) region.length -= 2;
    region.length = endOfNumbers(region.slice(0, endOfItems(region)));
    // A method that is a list ends with it; what follows are notes.
    if (region.length > 2 && isItem(region[0]!) && isItem(region[1]!)) {
      const list = itemOf(region[0])?.parent;
      while (!isItem(region.at(-1)!) || (itemOf(region.at(-1))?.parent !== list && isBareText(region.at(-1)!)))
        region.pop();
    }
    // Names of other recipes and the like right below the last step.
    const hasFullStops = region.filter((line) => !isBareTitle(line)).length * 2 > region.length;
    const isName = (line: PageLine) =>
      line.block?.name !== 'li' && stepLikeness(line.text) < 0.6 && (hasFullStops || !isBesideSteps(region));
    while (region.length > 1 && isName(region.at(-1)!)) region.pop();
    while (hasFullStops && isBareTitle(region.at(-1)!)) region.pop();
  }
  return region;
}

/** Steps as the items of lists after which a gap ends the method, and lines that are none in such a gap. */
const ITEMS_OF_METHOD_MIN = 3;
const GAP_LINES_MIN = 4;

/**
 * How many lines of a region are the method, where it is told in the items of lists: it ends where several lines that are none
 * follow, or a heading with none below it.
 */
function endOfItems(region: readonly PageLine[]): number {
  let items: string[] = [];
  let end = 0;
  for (const [place, line] of region.entries()) {
    if (isItem(line)) {
      items = [...items, line.text];
      end = place + 1;
      continue;
    }
    const isMethod = items.length >= ITEMS_OF_METHOD_MIN && meanLikeness(items, stepLikeness) >= SENTENCES_MEAN;
    const next = region.slice(place + 1, place + GAP_LINES_MIN).findIndex((after) => isItem(after));
    const isHeadingOfMore = line.level > 0 && line.level < 7 && !isItem(region[place + 1]) && next < 0;
    if (isMethod && (place + 1 - end >= GAP_LINES_MIN || isHeadingOfMore)) return end;
  }
  return region.length;
}

const NUMBERED = /^(\d{1,2})[.)]\s?\S/;

/** How many lines of a region are the method, where its steps are numbered: the last has no more lines than the longest of the others. */
function endOfNumbers(region: readonly PageLine[]): number {
  let last = -1;
  let longest = 1;
  let counted = 0;
  for (const [place, { text }] of region.entries()) {
    const number = Number(NUMBERED.exec(text)?.[1] ?? 0);
    if (number === 0) continue;
    if (number !== 1 && number !== counted + 1) return region.length;
    if (number !== 1) longest = Math.max(longest, place - last);
    counted = number;
    last = place;
  }
  return counted < 2 ? region.length : Math.min(region.length, last + longest);
}

const isBareTitle = (line: PageLine): boolean => line.block?.name !== 'li' && isBareText(line);

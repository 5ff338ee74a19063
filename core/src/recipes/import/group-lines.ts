import { withoutGoods } from './goods-for-sale.ts';
import { STARTS_WITH_NUMBER, withAmountsJoined } from './join-amounts.ts';
import { namesTools } from './kitchen-tools.ts';
import { ingredientLikeness, isAmountOnly, meanLikeness, NAMES_GROUP, stepLikeness } from './list-likeness.ts';
import type { PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { GROUP_CLASS } from './section-words.ts';
import { isNameOf, isStepLabel, stepHeading } from './split-steps.ts';

/** What a list of a recipe page holds. */
export type ListKind = 'ingredients' | 'steps';

/** How much a line is like an entry of a list of a kind. */
export const LIKENESS = { ingredients: ingredientLikeness, steps: stepLikeness } as const;

/** The item of a list that a line is, whether or not the page sets it in a paragraph of its own; null when it is none. */
export function itemOf(line: PageLine | undefined): PageElement | null {
  const block = line?.block ?? null;
  if (block?.name === 'li') return block;
  return block?.name === 'p' && block.parent?.name === 'li' ? block.parent : null;
}

/** Whether a line is an item of a list. */
export function isItem(line: PageLine | undefined): boolean {
  return itemOf(line) !== null;
}

/**
 * The items of a stretch of lines. Pages put amount, unit and name of one ingredient, or title and text of one step, into
 * blocks of their own; the depth in the tree at which the blocks read most like such items shows which lines belong together.
 */
export function groupLines(given: readonly PageLine[], kind: ListKind): string[] {
  const region = kind === 'ingredients' ? withoutGroupNames(withoutTools(withoutGoods(given))) : given;
  const plain = kind === 'steps' ? withPartsMarked(region) : region.map((line) => line.text);
  if (region.length < 2) return plain;
  const counted = kind === 'steps' ? stepsOfNumbers(plain) : null;
  if (counted) return counted;
  // Items of a list that have one line each are the steps already.
  if (kind === 'steps' && region.filter((line) => line.block?.name === 'li').length >= region.length * 0.6)
    return withBreaksJoined(region, plain);
  const paths = region.map((line) => pathOf(line.block));
  let shared = 0;
  const first = paths[0]!;
  while (paths.every((path) => shared < path.length && path[shared] === first[shared])) shared += 1;
  let best = plain;
  let bestWorth = meanLikeness(plain, LIKENESS[kind]);
  for (let depth = shared; depth < shared + 5; depth += 1) {
    const groups: string[][] = [];
    let last: PageElement | null | undefined;
    for (const [position, path] of paths.entries()) {
      const owner = path[depth];
      if (kind === 'steps' && /:$/.test(plain[position]!) && plain[position] !== region[position]!.text) {
        groups.push([plain[position]!]);
        last = undefined;
        continue;
      }
      if (owner && owner === last) groups[groups.length - 1]!.push(plain[position]!);
      else groups.push([plain[position]!]);
      last = owner ?? null;
      if (!owner) last = undefined;
    }
    if (groups.length === plain.length) break;
    if (groups.length < 2) continue;
    // two lines that have each their own amount are two ingredients
    const isGlued = (group: readonly string[]) =>
      group.filter((line) => STARTS_WITH_NUMBER.test(line) && !isAmountOnly(line)).length > 1;
    if (kind === 'ingredients' && groups.some(isGlued)) continue;
    if (kind === 'steps' && (linesOfOneBlock(region, depth) > BROKEN_LINES_MAX || joinsItems(paths, depth))) continue;
    const joined = groups.map((group) => (kind === 'steps' ? withoutLabel(group) : group).join(' '));
    const worth = meanLikeness(joined, LIKENESS[kind]);
    if (worth > bestWorth + 0.04) {
      best = joined;
      bestWorth = worth;
    }
  }
  if (kind === 'steps') return best;
  const paired = withAmountsJoined(plain);
  return meanLikeness(paired, ingredientLikeness) > bestWorth + 0.04 ? paired : best;
}

/** The lines of a step without the number that stands above them. */
const withoutLabel = (group: readonly string[]): readonly string[] =>
  group.length > 1 && isStepLabel(group[0]!) ? group.slice(1) : group;

/** Lines of one step that only line breaks set apart: its name and what it tells. More are steps of their own. */
const BROKEN_LINES_MAX = 3;

const SENTENCE_END = /[.!?:;。)]["'”’]?$/;

/** The lines of a method's items, where line breaks within an item that are in the middle of a sentence part none. */
function withBreaksJoined(region: readonly PageLine[], plain: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [place, text] of plain.entries()) {
    const before = joined.at(-1);
    const block = region[place]!.block;
    const isOfItem = block?.name === 'li' && region[place - 1]?.block === block;
    if (before !== undefined && isOfItem && !SENTENCE_END.test(before) && /^\p{Ll}/u.test(text))
      joined[joined.length - 1] = `${before} ${text}`;
    else joined.push(text);
  }
  return joined;
}

/** Whether items of one list, whatever blocks they hold, would be put together at a depth of the tree. */
function joinsItems(paths: readonly (readonly PageElement[])[], depth: number): boolean {
  const itemOf = (path: readonly PageElement[]) => path.findLast(({ name }) => name === 'li');
  return paths.some((path, place) => {
    const [before, item] = [paths[place - 1], itemOf(path)];
    if (before === undefined || item === undefined || path[depth] === undefined || path[depth] !== before[depth])
      return false;
    const last = itemOf(before);
    return last !== item && last?.parent === item.parent && item.index > path[depth].index;
  });
}

/** Most lines in a row of one block that would be put together at a depth of the tree. */
function linesOfOneBlock(region: readonly PageLine[], depth: number): number {
  let most = 0;
  let row = 0;
  for (const [place, { block }] of region.entries()) {
    const isJoined = block !== null && pathOf(block).length > depth;
    row = isJoined && region[place - 1]?.block === block ? row + 1 : 1;
    most = Math.max(most, row);
  }
  return most;
}

/** The lines without the items of a list that a heading, or a line between lists, says to be tools. */
function withoutTools(region: readonly PageLine[]): readonly PageLine[] {
  let isOfTools = false;
  return region.filter((line) => {
    if (!isItem(line) || line.level > 0) isOfTools = namesTools(line.text);
    return !isOfTools;
  });
}

/** Items of lists, and their share of the lines, from which the lines that are no items are no ingredients. */
const ITEMS_OF_LIST_MIN = 4;
const ITEMS_OF_LIST_FROM = 0.7;
const NAME_CHARACTERS_MAX = 60;
/** What a form's fields are called above what they hold. */
const FIELD_LABEL = /\s(?:[\w-]*-)?field[-_]+(?:label|title)\s/;

/**
 * The lines of a list of ingredients without the names of its groups: headings, words in bold among lines that are not, and words
 * without an amount between the items of lists.
 */
function withoutGroupNames(region: readonly PageLine[]): readonly PageLine[] {
  const items = region.filter(isItem).length;
  const isAllItems = items >= ITEMS_OF_LIST_MIN && items >= region.length * ITEMS_OF_LIST_FROM;
  const isNamedByClass = ({ block, text }: PageLine) =>
    block !== null &&
    (block.name === 'li' || FIELD_LABEL.test(block.classes)) &&
    text.length <= NAME_CHARACTERS_MAX &&
    GROUP_CLASS.test(block.classes);
  // where each item has its food in bold letters, one without an amount is all bold
  const hasBoldFoods = region.filter((line) => isItem(line) && line.hasBold === true).length * 2 > items;
  const isBoldFood = (line: PageLine) =>
    hasBoldFoods && line.level === 7 && isItem(line) && !/[:：]$/.test(line.text) && !NAMES_GROUP.test(line.text);
  const isName = (line: PageLine) =>
    ((line.level > 0 && !isLinkedFood(line) && !isBoldFood(line)) ||
      isNamedByClass(line) ||
      (isAllItems && !isItem(line) && line.text.length <= NAME_CHARACTERS_MAX)) &&
    !/[\d½¼¾⅓⅔]/.test(line.text);
  const names = region.filter(isName).length;
  return names > 0 && names * 3 <= region.length ? region.filter((line) => !isName(line)) : region;
}

/** What leads elsewhere in bold is a food that the page tells about, or sells. */
const isLinkedFood = ({ level, isLink, text }: PageLine): boolean =>
  level === 7 && isLink === true && !/[:：]$/.test(text) && !NAMES_GROUP.test(text);

const STEP_NUMBER = /^(\d{1,2})\s?[.)]?$/;

/** Lines behind the last of such steps, for each step, from which the numbers count something else. */
const BEHIND_NUMBERS_FACTOR = 2;

/**
 * The steps of a method whose numbers stand in lines of their own: all lines between one number and the next. Null where no
 * numbers count from 1. The last step has no more lines than the longest of the others; what has no number behind it is none.
 */
const isNamed = (step: readonly string[]): boolean => step.length === 1 && /[:：]$/.test(step[0]!);

function stepsOfNumbers(lines: readonly string[]): string[] | null {
  const steps: string[][] = [];
  let counted = 0;
  let last = 0;
  for (const line of lines) {
    const number = Number(STEP_NUMBER.exec(line)?.[1] ?? 0);
    if (number > 0 && number !== last + 1 && number !== 1) return null;
    if (number > 0) {
      counted += 1;
      last = number;
      steps.push([]);
    } else if (counted === 0 || /[:：]$/.test(line) || isNamed(steps.at(-1)!)) steps.push([line]);
    else steps.at(-1)!.push(line);
  }
  const end = steps.pop() ?? [];
  const longest = Math.max(1, ...steps.map((step) => step.length));
  if (counted < 2 || end.length - longest > counted * BEHIND_NUMBERS_FACTOR) return null;
  return [...steps, end.slice(0, longest)].filter((step) => step.length > 0).map((step) => step.join(' '));
}

/** The lines of a method, with a colon behind the headings of its parts. Where most lines are headings, they are the steps. */
function withPartsMarked(region: readonly PageLine[]): string[] {
  const isHeading = (line: PageLine | undefined) =>
    line !== undefined && line.level > 0 && line.level < 7 && !/[.!?:;。…]["'”’)]*$/.test(line.text);
  const headings = region.filter(isHeading).length;
  return region.map((line, position) => {
    const next = region[position + 1];
    // a name in bold before the text of its own step
    if (line.level === 7 && next?.level === 0 && isNameOf(line.text, next.text)) return stepHeading(line.text);
    const isPart = headings * 2 <= region.length && isHeading(line) && next !== undefined && !isHeading(next);
    if (!isPart || isStepLabel(line.text)) return line.text;
    return stepHeading(line.text.replace(/^\d{1,2}\s*[.):]?\s+/, ''));
  });
}

/** The elements around a block, from the outermost to itself. */
export function pathOf(block: PageElement | null): PageElement[] {
  const path: PageElement[] = [];
  for (let element = block; element; element = element.parent) path.push(element);
  return path.reverse();
}

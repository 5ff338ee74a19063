import type { SectionList } from './best-list.ts';
import { sameLineKey, withoutBullet } from './clean-text.ts';
import { isYieldLabel } from './fact-lines.ts';
import { itemOf } from './group-lines.ts';
import { STARTS_WITH_NUMBER } from './join-amounts.ts';
import { hasMeasure, ingredientLikeness, isAmountOnly, stepLikeness } from './list-likeness.ts';
import type { PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { itemsOfText } from './running-lists.ts';
import { isFact } from './section-body.ts';
import { sectionOf } from './section-words.ts';
import { stepHeading, tidySteps, withoutStepLabel } from './split-steps.ts';
import { tellsYield, tidyIngredients } from './tidy-ingredients.ts';

/** A part of a recipe that is told with what it needs: its name, its ingredients, its steps. */
interface Part {
  readonly name: PageLine | null;
  readonly items: { readonly text: string; readonly index: number }[];
  readonly steps: PageLine[];
}

/** The lists of a recipe that are told part by part. */
export interface ListsAmongSteps {
  readonly ingredients: SectionList;
  readonly steps: SectionList;
}

/** Parts with a list of their own from which a page tells its recipe part by part. */
const PARTS_MIN = 2;
const ITEMS_MIN = 3;
const ITEM_CHARACTERS_MAX = 110;
const STEP_CHARACTERS_MIN = 25;
/** Lines in a row that are neither, behind which the recipe has ended. */
const OTHERS_MAX = 3;
/** '1 cm thick' behind a comma is no second ingredient. */
const LENGTH = /^[\d.,½¼¾]+\s?(?:[cm]m|inch(?:es)?|in)(?!\p{L})/iu;
const SENTENCE_END = /[.!?。…]["'”’)]*$/;

/**
 * The ingredients and the steps of a page that lists what is needed beside each step or part of the method, and nowhere else: in
 * the rows of a table, below the heading of each step. Null where a page does not, or names its list as a whole.
 */
export function findListsAmongSteps(lines: readonly PageLine[]): ListsAmongSteps | null {
  for (let from = 0; from < lines.length; from += 1) {
    if (itemsAt(lines, from).length === 0) continue;
    if (isWholeList(lines, from)) {
      while (from + 1 < lines.length && itemsAt(lines, from + 1).length > 0) from += 1;
      continue;
    }
    const { parts, end } = partsFrom(lines, from);
    if (parts.filter(({ items, steps }) => items.length > 0 && steps.length > 0).length >= PARTS_MIN) {
      const lists = listsOf(parts);
      if (lists !== null) return lists;
    }
    from = Math.max(from, end - 1);
  }
  return null;
}

/** The parts that follow each other from the first ingredient on, and where they end. */
function partsFrom(lines: readonly PageLine[], from: number): { parts: Part[]; end: number } {
  const parts: Part[] = [{ name: nameAbove(lines, from), items: [], steps: [] }];
  let name: PageLine | null = null;
  let others = 0;
  let place = from;
  for (; place < lines.length && others <= OTHERS_MAX; place += 1) {
    const line = lines[place]!;
    const last = parts.at(-1)!;
    const items = itemsAt(lines, place);
    if (items.length > 0) {
      if (last.steps.length > 0 || name !== null) parts.push({ name, items: [], steps: [] });
      parts.at(-1)!.items.push(...items.map((text) => ({ text, index: line.index })));
      name = null;
      others = 0;
    } else if (isStep(line)) {
      if (name !== null) parts.push({ name, items: [], steps: [] });
      parts.at(-1)!.steps.push(line);
      name = null;
      others = 0;
    } else if (line.level > 0 && !isFact(line.text)) {
      const section = sectionOf(line.text);
      // another list as a whole, or what stands below a recipe
      if (section === 'other' || (section === 'ingredients' && name === null)) break;
      // the word for the method between what a part needs and what is done with it
      const isOfPart = section === 'steps' && last.items.length > 0 && last.steps.length === 0;
      if (!isOfPart && section !== 'ingredients') name = line;
    } else others += 1;
  }
  return { parts, end: place };
}

/** The heading of the part whose first ingredient stands at a place. */
function nameAbove(lines: readonly PageLine[], place: number): PageLine | null {
  const above = lines.slice(Math.max(0, place - 2), place).findLast(({ level }) => level > 0);
  if (above === undefined || above.level === 1) return null;
  const section = sectionOf(above.text);
  return section === null || withoutStepLabel(above.text) !== above.text ? above : null;
}

/** Whether the list that begins at a place is named as the list of the whole recipe: by a heading that heads no column. */
function isWholeList(lines: readonly PageLine[], place: number): boolean {
  const above = lines.slice(Math.max(0, place - 4), place);
  const named = above.findLastIndex(({ text }) => sectionOf(text) === 'ingredients');
  if (named < 0) return false;
  const behind = above.slice(named + 1);
  const isColumn = behind.length === 1 && sectionOf(behind[0]!.text) === 'steps';
  const isOfStep = above.slice(0, named).some(({ text, level }) => level > 0 && withoutStepLabel(text) !== text);
  return !isColumn && !isOfStep;
}

/** The ingredients that a line shows: itself, several with commas between them, or an item of a list of such. */
function itemsAt(lines: readonly PageLine[], place: number): string[] {
  const line = lines[place]!;
  const text = withoutBullet(line.text);
  if ((line.level > 0 && line.level < 7) || isBelowYield(lines, place)) return [];
  const several = SENTENCE_END.test(text) || !STARTS_WITH_NUMBER.test(text) ? [] : itemsOfText(text);
  if (several.length > 1 && several.every(isCounted) && !several.some((one) => LENGTH.test(one))) return several;
  if (isCounted(text)) return isOneOf(lines, place, text) ? [text] : [];
  return isBesideCounted(lines, place) ? [text] : [];
}

/** Lines within which the word for servings stands above their number: names of columns, or of several facts. */
const YIELD_ABOVE_LINES = 3;
/** Whether a line counts pieces below the word for servings: '24 rolls'. */
const isBelowYield = (lines: readonly PageLine[], place: number): boolean =>
  lines.slice(Math.max(0, place - YIELD_ABOVE_LINES), place).some(({ text }) => isYieldLabel(text)) &&
  /^\d{1,3}\s\p{L}+$/u.test(lines[place]!.text);

const isCounted = (text: string): boolean =>
  text.length <= ITEM_CHARACTERS_MAX &&
  STARTS_WITH_NUMBER.test(text) &&
  !isAmountOnly(text) &&
  ingredientLikeness(text) >= 0.85 &&
  !isFact(text) &&
  !tellsYield(text) &&
  !/^\d{1,2}[.)]\s/.test(text);

/** Whether a counted text is one ingredient: a number may begin a sentence or a date too. */
function isOneOf(lines: readonly PageLine[], place: number, text: string): boolean {
  const line = lines[place]!;
  if (listOf(line) !== null) return !SENTENCE_END.test(text) || hasMeasure(text);
  const isBeside = [lines[place - 1], lines[place + 1]].some(
    (beside) => beside?.block === line.block && isCounted(withoutBullet(beside?.text ?? '')),
  );
  return !SENTENCE_END.test(text) && (hasMeasure(text) || isBeside);
}

/** Whether a line without a number stands in one list, or one cell of a table, with counted ones. */
function isBesideCounted(lines: readonly PageLine[], place: number): boolean {
  const { text, block, level } = lines[place]!;
  const owner = listOf(lines[place]!);
  if (block === null || owner === null || level > 0 || text.length > 50 || SENTENCE_END.test(text)) return false;
  return [lines[place - 1], lines[place + 1]].some(
    (beside) => beside !== undefined && listOf(beside) === owner && isCounted(withoutBullet(beside.text)),
  );
}

/** The list whose item a line is, or the cell that it stands in. */
function listOf(line: PageLine): PageElement | null {
  const item = itemOf(line);
  if (item !== null) return item.parent;
  return line.block?.name === 'td' ? line.block : null;
}

const isStep = ({ text, level }: PageLine): boolean =>
  level === 0 && text.length >= STEP_CHARACTERS_MIN && SENTENCE_END.test(text) && stepLikeness(text) >= 0.7;

/** The parts' lists put together; null where they are too short, or where nothing tells them from several recipes. */
function listsOf(parts: readonly Part[]): ListsAmongSteps | null {
  const items = parts.flatMap((part) => part.items);
  const told = parts.filter(({ steps }) => steps.length > 0);
  const ingredients = tidyIngredients(items.map(({ text }) => text));
  if (items.length < ITEMS_MIN || !areOfOneKind(parts)) return null;
  const steps = told.flatMap(({ name, steps: own }) => {
    const named = name === null ? '' : withoutStepLabel(name.text);
    return [...(/\p{L}{3}/u.test(named) ? [stepHeading(named)] : []), ...tidySteps(own.map(({ text }) => text))];
  });
  const [first, last] = [told[0]!.steps[0]!, told.at(-1)!.steps.at(-1)!];
  return {
    ingredients: { lines: ingredients, worth: 1, index: items[0]!.index, end: items.at(-1)!.index },
    steps: { lines: steps, worth: 1, index: first.index, end: last.index },
  };
}

/** Whether the parts are alike: all with a heading of one rank, or none with any. The first may have none, where the list begins. */
function areOfOneKind(parts: readonly Part[]): boolean {
  const ranks = new Set(parts.slice(1).map(({ name }) => name?.level ?? 0));
  return ranks.size === 1 && (parts[0]!.name === null || ranks.has(parts[0]!.name.level));
}

/** Whether these lists have every line of one that the page shows elsewhere, and others: of steps that it took along, the steps. */
export function holdMoreThan({ ingredients, steps }: ListsAmongSteps, shown: SectionList): boolean {
  const keysOf = (lines: readonly string[]) => new Set(lines.map(sameLineKey));
  const [items, told, keys] = [keysOf(ingredients.lines), keysOf(steps.lines), keysOf(shown.lines)];
  const isMore = items.size > keys.size || [...keys].some((key) => told.has(key));
  return isMore && [...keys].every((key) => items.has(key) || told.has(key));
}

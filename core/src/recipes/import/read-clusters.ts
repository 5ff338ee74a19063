import type { SectionList } from './best-list.ts';
import { withoutBullet } from './clean-text.ts';
import { isItem, itemOf } from './group-lines.ts';
import { STARTS_WITH_NUMBER } from './join-amounts.ts';
import { hasMeasure, ingredientLikeness, isAmountOnly, isLikeIngredient, stepLikeness } from './list-likeness.ts';
import type { PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { isFact } from './section-body.ts';
import { sectionOf } from './section-words.ts';
import { tidySteps } from './split-steps.ts';
import { tellsYield, tidyIngredients } from './tidy-ingredients.ts';

/** Lines with a measure that a list needs to be taken for ingredients where nothing names it. */
const MEASURED_MIN = 3;
/** The same in a list each of whose items begins with a number. */
const MEASURED_OF_LIST_MIN = 2;
/** Lines for each one with a measure. */
const LINES_FOR_MEASURED = 3;
const LINES_FOR_MEASURED_OF_LIST = 4;
const GAP_LINES_MAX = 3;
/** Characters of a line that may be a heading without being marked as one. */
const HEADING_ALONE_MAX = 40;
const STEPS_MAX = 60;
/** Characters of a step where nothing but its words tells it. */
const STEP_CHARACTERS_MIN = 30;
const SHORT_STEP_CHARACTERS_MIN = 10;
const NUMBERED = /^\d{1,2}[.)]\s+/;
const SENTENCE_END = /[.!?。]$/;

/**
 * The longest run of lines that read like ingredients, for pages that name their list nowhere. Null when no run has at least
 * three lines with an amount and a unit.
 */
export function findIngredientRun(given: readonly PageLine[]): SectionList | null {
  const lines = withAmountsOfItems(given);
  let best: SectionList | null = null;
  let from = 0;
  const isBeside = besideRecipe(lines);
  while (from < lines.length) {
    if (
      isBeside[from] ||
      !isLikeIngredient(lines[from]!.text) ||
      tellsYield(lines[from]!.text) ||
      isFact(lines[from]!.text)
    ) {
      from += 1;
      continue;
    }
    const run: PageLine[] = [];
    let measured = 0;
    let position = from;
    let gap = 0;
    for (; position < lines.length && gap <= 1; position += 1) {
      const line = lines[position]!;
      const likeness =
        isBeside[position] || (line.level > 0 && line.level < 7) ? -1 : ingredientLikeness(withoutBullet(line.text));
      // the name of a group, in bold between two lists
      const isName = line.level === 7 && !/\d/.test(line.text) && namesPartOf(run, lines[position + 1]);
      if (isName && sectionOf(line.text) === null) continue;
      if (likeness >= 0.25) {
        run.push(line);
        gap = likeness >= 0.65 ? 0 : gap + 0.5;
        if (hasMeasure(line.text)) measured += 1;
      } else gap += line.level > 0 ? 1 : 2;
    }
    // What only just looked like an ingredient at the end of the run is the text that follows it.
    while (
      run.length > 0 &&
      !isLikeIngredient(withoutBullet(run.at(-1)!.text)) &&
      !isOfListBefore(run) &&
      !isLastOfBlock(run, lines)
    )
      run.pop();
    // and at its beginning the end of the text before it
    while (run.length > 0 && !isCounted(run[0]!) && !isItem(run[0])) run.shift();
    const isCountedOne = isCountedList(run);
    if (
      measured >= (isCountedOne ? MEASURED_OF_LIST_MIN : MEASURED_MIN) &&
      measured * (isCountedOne ? LINES_FOR_MEASURED_OF_LIST : LINES_FOR_MEASURED) >= run.length &&
      (!best || run.length > best.lines.length)
    ) {
      const texts = tidyIngredients(run.map((line) => line.text));
      best = { lines: texts, worth: 1, index: run[0]!.index, end: run.at(-1)!.index };
    }
    from = Math.max(position, from + 1);
  }
  return best;
}

/** Elements above a line's block among which the item of its list is looked for. */
const ITEM_DEPTH_MAX = 4;
function itemAround(block: PageElement | null): PageElement | null {
  let above = block;
  for (let depth = 0; above !== null && depth < ITEM_DEPTH_MAX; depth += 1, above = above.parent)
    if (above.name === 'li') return above;
  return null;
}

/** '1 pkg.': a number and a short word, of whatever unit. */
const SHORT_AMOUNT = /^[\d½¼¾⅓⅔⅛][\d\s½¼¾⅓⅔⅛./–-]{0,8}\p{L}{1,7}\.?$/u;

/** The lines with an amount that stands in a block of its own in front of its name in the same item of a list. */
function withAmountsOfItems(lines: readonly PageLine[]): readonly PageLine[] {
  const isAmountOf = (line: PageLine, name: PageLine | undefined) => {
    if (name === undefined || isAmountOnly(name.text)) return false;
    if (!isAmountOnly(line.text) && !SHORT_AMOUNT.test(line.text)) return false;
    const item = itemAround(line.block);
    return item !== null && item === itemAround(name.block);
  };
  const isAmount = lines.map((line, place) => isAmountOf(line, lines[place + 1]));
  if (!isAmount.includes(true)) return lines;
  return lines.flatMap((line, place) => {
    if (isAmount[place]) return [];
    return [isAmount[place - 1] ? { ...line, text: `${lines[place - 1]!.text} ${line.text}` } : line];
  });
}

/** Whether what stands below a name goes on with a list: an item with items above it, an amount with amounts right above it. */
function namesPartOf(run: readonly PageLine[], below: PageLine | undefined): boolean {
  if (isItem(below)) return run.some(isItem);
  return (
    below !== undefined && below.level === 0 && isCounted(below) && run.filter(isCounted).length >= COUNTED_ABOVE_MIN
  );
}
const COUNTED_ABOVE_MIN = 2;

const isCounted = ({ text }: PageLine): boolean => STARTS_WITH_NUMBER.test(withoutBullet(text)) || hasMeasure(text);

/** Whether lines are the items of one list that begin with a number, but for few of them. */
function isCountedList(run: readonly PageLine[]): boolean {
  const [first] = run;
  if (first?.block == null) return false;
  const list = listOf(first.block);
  const counted = run.filter(({ text }) => STARTS_WITH_NUMBER.test(text)).length;
  return (
    counted >= MEASURED_MIN &&
    (run.length - counted) * 3 <= run.length &&
    run.every(({ block }) => block !== null && listOf(block) === list)
  );
}

/** The list whose item a block is or stands in as a paragraph, the table whose cell it is; null where it is neither. */
function itemListOf(block: PageElement): PageElement | null {
  if (block.name === 'td') return block.parent?.parent ?? null;
  const item = block.name === 'li' ? block : block.parent?.name === 'li' ? block.parent : null;
  return item?.parent ?? null;
}

/** The list that a block stands in, or the block itself. */
const listOf = (block: PageElement): PageElement => itemListOf(block) ?? block;

/** Whether the last line is an item of a list that measured lines before it stand in: it ends where the list does. */
function isOfListBefore(run: readonly PageLine[]): boolean {
  const last = run.at(-1);
  const list = last?.block ? itemListOf(last.block) : null;
  if (last === undefined || list === null || SENTENCE_END.test(last.text)) return false;
  return run.some(
    (line) => line.block !== null && line !== last && itemListOf(line.block) === list && hasMeasure(line.text),
  );
}

const LAST_CHARACTERS_MAX = 40;
/** Whether the last line is a short name in the block of the measured ones, or in a paragraph beside them, as 'marjoram, salt' is, below which the block ends or sentences begin. */
function isLastOfBlock(run: readonly PageLine[], lines: readonly PageLine[]): boolean {
  const [before, last] = run.slice(-2);
  if (before === undefined || last === undefined || last.block === null) return false;
  const isName = last.level === 0 && last.text.length <= LAST_CHARACTERS_MAX && !SENTENCE_END.test(last.text);
  const next = lines[lines.indexOf(last) + 1];
  const isOfBlock = before.block === last.block;
  const isParagraph = before.block !== null && !isOfBlock && areParagraphs(before.block, last.block);
  const goesOn =
    next !== undefined && (isParagraph ? next.block?.parent === last.block.parent : next.block === last.block);
  const isEnd = !goesOn || next.level > 0 || SENTENCE_END.test(next.text);
  return isName && isEnd && (isOfBlock || isParagraph) && isLikeIngredient(withoutBullet(before.text));
}

/** Which lines stand under a heading of what is beside a recipe: equipment, notes, nutrition, other recipes. */
function besideRecipe(lines: readonly PageLine[]): boolean[] {
  let isBeside = false;
  return lines.map((line) => {
    if (line.level > 0 && line.level < 7) isBeside = sectionOf(line.text) === 'other';
    else if (isBeside && line.text.length <= HEADING_ALONE_MAX && sectionOf(line.text) === 'ingredients')
      isBeside = false;
    return isBeside;
  });
}

/** Characters of a sentence that is a step among ingredients. */
const STEP_AMONG_CHARACTERS_MIN = 40;

/**
 * The steps of a recipe that tells its parts one after the other, each with its ingredients and what is done with them. Null where
 * no sentences stand among the ingredients.
 */
export function findStepsAmong(lines: readonly PageLine[], { index, end }: SectionList): SectionList | null {
  const among = lines.filter(
    (line) =>
      line.index > index &&
      line.index < end &&
      line.text.length >= STEP_AMONG_CHARACTERS_MIN &&
      SENTENCE_END.test(line.text) &&
      !isLikeIngredient(line.text),
  );
  if (among.length === 0) return null;
  const below = findStepsBelow(lines, end);
  const steps = [...tidySteps(among.map((line) => line.text)), ...(below?.lines ?? [])];
  return { lines: steps, worth: 1, index: among[0]!.index, end: below?.end ?? among.at(-1)!.index };
}

/** Whether a line stands in the list or the block of the last step, or in a paragraph beside its own. */
function isBeside({ block }: PageLine, found: readonly PageLine[]): boolean {
  const last = found.at(-1)?.block;
  return block !== null && last != null && (listOf(block) === listOf(last) || areParagraphs(block, last));
}

/** Short sentences one after the other with which a method may begin. */
const SHORT_FIRST_STEPS_MAX = 3;

/** Whether a short sentence is a step by a longer one beside it, or beside further short ones. */
function isShortFirstStep(lines: readonly PageLine[], position: number): boolean {
  for (let place = position; place <= position + SHORT_FIRST_STEPS_MAX; place += 1) {
    const line = lines[place];
    if (line === undefined || line.level > 0 || !SENTENCE_END.test(line.text) || isLikeIngredient(line.text))
      return false;
    if (place > position && !isBeside(line, [lines[place - 1]!])) return false;
    if (place > position && line.text.length >= STEP_CHARACTERS_MIN) return true;
    if (line.text.length < SHORT_STEP_CHARACTERS_MIN) return false;
  }
  return false;
}

/** Items of a numbered list that read like steps, from which all of them are. */
const STEPS_OF_LIST_MIN = 2;
/** Of the items of a list of steps one in so many may read like an ingredient. */
const ITEMS_FOR_LISTED = 4;

/** Items of a numbered list right below the ingredients from which it is the method, and words of most of them. */
const ITEMS_OF_METHOD_MIN = 3;
const WORDS_OF_STEP_MIN = 3;

/** Whether the items of a numbered list are a method: several, most of them of some words, few like an ingredient. */
function tellsWhatToDo(items: readonly PageLine[]): boolean {
  const told = items.filter(({ text, isLink }) => isLink !== true && text.split(' ').length >= WORDS_OF_STEP_MIN);
  return items.length >= ITEMS_OF_METHOD_MIN && told.length * 2 > items.length && mayBeSteps(items);
}

/** Whether no more items are in a list than steps in a method, and few of them read like an ingredient. */
function mayBeSteps(items: readonly PageLine[]): boolean {
  const listed = items.filter(({ text }) => isLikeIngredient(text)).length;
  return items.length <= STEPS_MAX && listed * ITEMS_FOR_LISTED <= items.length;
}

const isItemOf =
  (list: PageElement) =>
  (line: PageLine): boolean =>
    line.level === 0 && itemOf(line)?.parent === list;

/**
 * The items of a numbered list that begins right below the ingredients and tells what to do; null where there is none.
 * @param start the place among the lines where the ingredients have ended
 */
export function numberedListBelow(lines: readonly PageLine[], start: number): readonly PageLine[] | null {
  const first = lines.slice(start, start + GAP_LINES_MAX).find((line) => itemOf(line)?.parent?.name === 'ol');
  const list = itemOf(first)?.parent;
  if (list == null) return null;
  const items = lines.slice(start).filter(isItemOf(list));
  return tellsWhatToDo(items) ? items : null;
}

/** The steps that were found with the rest of their list: of 'Pre-heat the oven', 'Wait' only the list tells that they are steps. */
function withRestOfList(found: readonly PageLine[], lines: readonly PageLine[]): readonly PageLine[] {
  const list = itemOf(found.find(isItem))?.parent;
  if (list == null) return found;
  const isOfList = isItemOf(list);
  const items = lines.filter(isOfList);
  const told = found.filter(isOfList).length;
  const isMethod = list.name === 'ol' ? told >= STEPS_OF_LIST_MIN || tellsWhatToDo(items) : told * 2 >= items.length;
  if (!isMethod || !mayBeSteps(items)) return found;
  // 'Let us begin!' above the list is no part of it, nor is what stands below it in another part of the page
  const isPart = (line: PageLine) =>
    line.index < items[0]!.index ? !/[!:]$/.test(line.text) : isItem(line) || line.block?.parent === list.parent;
  const others = found.filter((line) => !isOfList(line) && isPart(line));
  return [...items, ...others].sort((one, other) => one.index - other.index);
}

/** Whether two blocks are paragraphs beside each other. */
const areParagraphs = (one: PageElement, other: PageElement): boolean =>
  one.name === 'p' && other.name === 'p' && one.parent === other.parent;

/**
 * The steps that stand below a list of ingredients under a heading that does not say so, or under none.
 * @param after where in `page.nodes` the list's last line stands
 */
export function findStepsBelow(lines: readonly PageLine[], after: number): SectionList | null {
  const start = lines.findIndex((line) => line.index > after);
  if (start < 0) return null;
  const found: PageLine[] = [];
  let missed = 0;
  for (let position = start; position < lines.length && found.length < STEPS_MAX; position += 1) {
    const line = lines[position]!;
    const isSentence = line.level === 0 && SENTENCE_END.test(line.text);
    if (sectionOf(line.text) === 'other' && line.text.length < 40 && !isSentence) {
      if (found.length > 0 || line.level > 0) break;
    }
    if (line.level > 0 && line.level < 7 && found.length > 0) {
      // the heading of a further part of the method, of the rank of the one above its first step
      const isNextPart = line.level === lines[start]!.level && isItem(found.at(-1)) && isItem(lines[position + 1]);
      if (!isNextPart || sectionOf(line.text) === 'other') break;
      continue;
    }
    const told = line.text.replace(NUMBERED, '');
    const isNumbered = told !== line.text && SENTENCE_END.test(told);
    const isLong =
      told.length >= (isNumbered ? STEP_CHARACTERS_MIN / 2 : STEP_CHARACTERS_MIN) &&
      stepLikeness(told) >= 0.7 &&
      !isLikeIngredient(told);
    // a short sentence beside others: an item of their list, a line of their block
    const isBesideStep = told.length >= SHORT_STEP_CHARACTERS_MIN && SENTENCE_END.test(told) && isBeside(line, found);
    const isStep = isLong || isBesideStep || (found.length === 0 && isShortFirstStep(lines, position));
    if (isStep) {
      found.push(line);
      missed = 0;
    } else {
      missed += 1;
      if (missed > (found.length > 0 ? 1 : GAP_LINES_MAX)) break;
    }
  }
  const told = found.length > 0 ? withRestOfList(found, lines) : (numberedListBelow(lines, start) ?? []);
  const steps = tidySteps(told.map((line) => line.text));
  return steps.length > 0 ? { lines: steps, worth: 1, index: told[0]!.index, end: told.at(-1)!.index } : null;
}

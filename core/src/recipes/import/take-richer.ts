import { alignedLines, wordsIn } from './align-lines.ts';
import type { SectionList } from './best-list.ts';
import { sameLineKey } from './clean-text.ts';
import { hasLostAmounts, isSameTextInMoreSteps, sharedWords } from './compare-lists.ts';
import { withoutAsidesBehind } from './end-of-method.ts';
import { isItem } from './group-lines.ts';
import {
  hasMeasure,
  ingredientLikeness,
  isAmountOnly,
  isLikeIngredient,
  meanLikeness,
  stepLikeness,
  withoutAmount,
} from './list-likeness.ts';
import { isNumberCutOff, leadingNumber } from './lost-amounts.ts';
import type { PageLine } from './page-line.ts';

/** Share of the data's lines that a list of the page must have too before it may stand in for them. */
const SAME_LIST_FROM = 0.8;
/** Share of the data's lines that stand a second time in a list of the page that has all of them twice. */
const LIST_AGAIN_FROM = 0.5;
/** How many times longer than the data's list one of the page may be. */
const LONGER_MAX = 6;
/** How much longer a method of the page is than one of the data that was cut short. */
const LONGER_METHOD_FACTOR = 1.4;
/** Mean likeness to ingredients from which a list of the page may be one. */
const LIKE_INGREDIENTS = 0.4;
const STARTS_WITH_AMOUNT = /^(?:ca\.?|about|etwa|~)?\s*[\d½¼¾⅓⅔⅛]/i;
const HAS_AMOUNT = /[\p{N}½¼¾⅓⅔⅛]/u;

const NAME_CHARACTERS_MAX = 60;
/** Class names and elements of what stands above a group, though it is no heading element. */
const NAME_CLASS =
  /(?:^|[-_])(?:sub-?)?(?:title|titel|titre|head|heading|header|headline)(?:$|[-_])|(?:group|section)[-_]?name/;
const NAME_ELEMENTS: ReadonlySet<string> = new Set(['legend', 'caption']);

/** The data's lines without those that the page shows as headings: the names of groups. A line without any amount, that is. */
export function withoutShownHeadings(data: readonly string[], lines: readonly PageLine[]): string[] {
  const suspects = new Set(
    data.filter((line) => !HAS_AMOUNT.test(line) && line.length < NAME_CHARACTERS_MAX).map(sameLineKey),
  );
  if (suspects.size === 0 || suspects.size * 2 > data.length) return [...data];
  const headings = new Set<string>();
  const items = new Set<string>();
  for (const [place, line] of lines.entries()) {
    if (line.text.length >= NAME_CHARACTERS_MAX) continue;
    const key = sameLineKey(line.text);
    const isName = (line.level > 0 && !isBoldFood(lines, place)) || isNameByLook(line, lines[place + 1]);
    if (suspects.has(key)) (isName ? headings : items).add(key);
  }
  return data.filter((line) => !headings.has(sameLineKey(line)) || items.has(sameLineKey(line)));
}

/** Whether an item in bold letters stands beside items of which a part is bold: their foods. */
function isBoldFood(lines: readonly PageLine[], place: number): boolean {
  const { level, text } = lines[place]!;
  const isOfFoods = (line: PageLine | undefined) => line?.hasBold === true && isItem(line);
  if (level !== 7 || /[:：]$/.test(text) || !isItem(lines[place])) return false;
  return isOfFoods(lines[place - 1]) || isOfFoods(lines[place + 1]);
}

/** Whether the class name or the element of a line, and not that of the measured one below it, is one for names. */
function isNameByLook(line: PageLine, next: PageLine | undefined): boolean {
  const isForNames = ({ block }: PageLine) =>
    block !== null &&
    (NAME_ELEMENTS.has(block.name) || block.classes.split(' ').some((token) => NAME_CLASS.test(token)));
  return next !== undefined && STARTS_WITH_AMOUNT.test(next.text) && isForNames(line) && !isForNames(next);
}

/**
 * The data's ingredient lines, or the richest list of the page that holds the same ingredients: with more of them, with amounts
 * that the data lacks, or with the lines apart that the data has in one.
 */
export function richerIngredients(data: readonly string[], lists: readonly SectionList[]): string[] {
  let best: readonly string[] = data;
  let bestGain = 0;
  for (const list of lists) {
    const { lines, gain } = richerOf(data, list.lines);
    if (gain > bestGain) {
      best = lines;
      bestGain = gain;
    }
  }
  return [...best];
}

/** Share of the data's lines that a list of the page has word for word before its amounts are the same ones. */
const UNCHANGED_FROM = 0.6;
/** A name before its amount: 'Stock 1.5 l'. */
const AMOUNT_BEHIND = /^(\p{L}[\p{L}\s,’'-]*?)[\s:]+([\d½¼¾⅓⅔⅛][\d.,/½¼¾⅓⅔⅛]*(?:\s\p{L}+)?)$/u;

/** The data's lines with the amounts of the page where a part of one was lost or glued on the way: '5 l' for '1.5 l'. */
export function withWholeAmounts(data: readonly string[], lists: readonly SectionList[]): string[] {
  const byName = new Map<string, string>();
  const keys = data.map(sameLineKey);
  for (const list of lists) {
    const shown = new Set(list.lines.map(sameLineKey));
    // A list in other amounts, for fewer people or in other units, has hardly a line of the data.
    if (keys.filter((key) => shown.has(key)).length < keys.length * UNCHANGED_FROM) continue;
    for (const shownLine of list.lines) {
      const line = shownLine.replace(AMOUNT_BEHIND, '$2 $1');
      const read = leadingNumber(line);
      if (read) byName.set(sameLineKey(read.rest), line);
    }
  }
  return data.map((line) => {
    const own = leadingNumber(line);
    if (!own) return line;
    const name = sameLineKey(own.rest);
    const shown = name.length >= 3 ? byName.get(name) : undefined;
    const shownNumber = shown === undefined ? undefined : leadingNumber(shown)?.number;
    return shown !== undefined && shownNumber !== undefined && isNumberCutOff(own.number, shownNumber) ? shown : line;
  });
}

const amountsIn = (lines: readonly string[]) =>
  lines.filter((line) => HAS_AMOUNT.test(line) && !isAmountOnly(line)).length;

/** A list of the page as far as it is the data's, and how many lines or amounts it has more: 0 for another list or a poorer one. */
function richerOf(data: readonly string[], shown: readonly string[]): { lines: readonly string[]; gain: number } {
  const poorer = { lines: data, gain: 0 };
  if (shown.length < 2 || meanLikeness(shown, ingredientLikeness) < LIKE_INGREDIENTS) return poorer;
  const isGood = (line: string) => STARTS_WITH_AMOUNT.test(line) && isLikeIngredient(line);
  if (hasLostAmounts(data, shown)) {
    const named = new Set(data.flatMap(wordsIn));
    const lines = shown.filter(
      (line) => ingredientLikeness(line) > 0 && (isGood(line) || wordsIn(line).some((word) => named.has(word))),
    );
    return { lines, gain: Math.max(1, amountsIn(lines) - amountsIn(data)) };
  }
  if (data.length <= 2) {
    const isSameText = sharedWords(data, shown) >= 0.85 && sharedWords(shown, data) >= 0.85;
    if (isSameText) return shown.length >= 3 ? { lines: shown, gain: shown.length } : poorer;
  }
  if (shown.length < data.length || shown.length > data.length * LONGER_MAX || shown.some(isAmountOnly)) return poorer;
  const places = alignedLines(data, shown);
  if (places.size < data.length * SAME_LIST_FROM || sharedWords(data, shown) < SAME_LIST_FROM) return poorer;
  const first = Math.min(...places.keys());
  const last = Math.max(...places.keys());
  // Many lines of names that the data has are its list again, in other amounts or units; a few are what two parts both want.
  const listed = data.map((line) => new Set(wordsIn(line)));
  const isKnown = (line: string) => {
    const words = wordsIn(withoutAmount(line));
    return listed.some((known) => words.every((word) => known.has(word)));
  };
  const again = shown.map((line, place) => !places.has(place) && isKnown(line));
  const isListAgain = again.filter(Boolean).length >= data.length * LIST_AGAIN_FROM;
  const keys = data.map(sameLineKey);
  const isPart = (line: string) => keys.some((key) => key.includes(sameLineKey(line)));
  // the page says what goes into each step once more, in the amount that the list has
  const had = new Set([...places.keys()].map((place) => sameLineKey(shown[place]!)));
  const isWanted = (line: string) =>
    !isListAgain && HAS_AMOUNT.test(line) && !isPart(line) && !had.has(sameLineKey(line));
  const more = shown.map((line, place) => !places.has(place) && (!again[place] || isWanted(line)));
  // What stands before or behind the data's lines belongs to them only where most of it is measured as ingredients are.
  const around = shown.filter((_, place) => more[place] && (place < first || place > last));
  const isAround =
    around.length > 0 && around.filter((line) => isGood(line) && hasMeasure(line)).length * 2 >= around.length;
  const isAdded = shown.map(
    (line, place) =>
      more[place] &&
      (place > first && place < last ? ingredientLikeness(line) >= 0.3 : isAround && isLikeIngredient(line)),
  );
  const kept = shown.filter((_, place) => places.has(place) || isAdded[place]);
  const added = kept.length - places.size;
  const good = shown.filter((line, place) => isAdded[place] && isGood(line)).length;
  // The data's own line stays unless the page's has the amount that it lacks.
  const lines = shown.flatMap((line, place) => {
    const own = places.get(place);
    if (own !== undefined) return [STARTS_WITH_AMOUNT.test(own) || !STARTS_WITH_AMOUNT.test(line) ? own : line];
    return isAdded[place] ? [line] : [];
  });
  const gain = amountsIn(lines) - amountsIn(data);
  if (added > 0) return good * 2 >= added && gain >= good && good > 0 ? { lines, gain } : poorer;
  return gain >= Math.max(2, data.length * 0.2) ? { lines, gain } : poorer;
}

/** The data's steps, or those of the page where they hold the same and more: the data was cut short, or is in fewer parts. */
export function richerSteps(data: readonly string[], shown: SectionList | null): string[] {
  if (!shown) return [...data];
  if (isSameTextInMoreSteps(data, shown.lines)) return shown.lines;
  const places = alignedLines(data, shown.lines);
  const lines = withoutAsidesBehind(shown.lines, (place) => places.has(place));
  const length = (texts: readonly string[]) => texts.join('').length;
  const isLonger = lines.length > data.length && length(lines) >= length(data) * LONGER_METHOD_FACTOR;
  if (!isLonger) return [...data];
  const more = lines.filter((_, place) => !places.has(place));
  const isRicher = places.size >= data.length && more.length >= 2 && meanLikeness(more, stepLikeness) >= 0.8;
  return isRicher ? lines : [...data];
}

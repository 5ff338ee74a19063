import { headingOf } from '../../ingredients/heading-of.ts';
import { groupName } from '../groups.ts';
import { sameLineKey } from './clean-text.ts';
import { isFactLine } from './fact-lines.ts';
import { isItem } from './group-lines.ts';
import { isAmountOnly, isGroupHeading } from './list-likeness.ts';
import type { PageLine } from './page-line.ts';
import { GROUP_CLASS, sectionOf } from './section-words.ts';

/** A line of a place that lists the ingredients, with headings among them. */
interface ListedLine {
  readonly text: string;
  readonly key: string;
  readonly isHeading: boolean;
  /** How it is marked up, to tell headings of one kind; '' for data. */
  readonly look: string;
}

const LINE_CHARACTERS_MAX = 300;
const HEADING_CHARACTERS_MAX = 80;
/** Ingredients that may be missing in a row where they are listed. */
const AHEAD_MAX = 4;
/** Lines without an ingredient after which the list has ended. */
const OTHERS_MAX = 25;
const STARTS_MAX = 24;
/** Share of the ingredients that a place must list before its headings count. */
const LISTED_FROM = 0.6;
/** Lines between a heading and the first ingredient, such as an amount and its unit. */
const BEFORE_FIRST_MAX = 3;
/** Switches, questions, links and what is no food. */
const NO_NAME =
  /[|!?]|\d\s*x\b|https?:|^(?:metric|imperial|us customary|metrisch|utensils?|you(?:['’]ll| will)? need|select|deselect|advert)/i;

/** Where each group begins, by the position of its first ingredient. */
interface Alignment {
  readonly aligned: number;
  readonly starts: ReadonlyMap<number, string>;
}

/**
 * The group of each ingredient: the headings that stand among them in the page's data or in what it shows, wherever the lines
 * themselves were taken from.
 * @param data lines as the data lists them, names of groups with a colon
 * @returns one name for each line, null for those in no group
 */
export function findGroups(
  ingredients: readonly string[],
  data: readonly string[],
  lines: readonly PageLine[],
): (string | null)[] {
  if (ingredients.length < 2) return ingredients.map(() => null);
  const keys = ingredients.map(sameLineKey);
  const shown = bestAlignment(keys, shownLines(lines));
  const listed = bestAlignment(keys, data.map(dataLine));
  const starts = (shown?.starts.size ?? 0) >= (listed?.starts.size ?? 0) ? shown?.starts : listed?.starts;
  const groups: (string | null)[] = [];
  let group: string | null = null;
  for (const [position, line] of ingredients.entries()) {
    group = starts?.get(position) ?? group;
    // a heading that was left among the lines
    const own = headingOf(line);
    if (own !== null) group = groupName(own) || null;
    groups.push(own === null ? group : null);
  }
  // one name over all of the list tells nothing apart
  return groups.every((name) => name === groups[0]) ? groups.map(() => null) : groups;
}

function dataLine(text: string): ListedLine {
  const isHeading = text.length <= HEADING_CHARACTERS_MAX && headingOf(text) !== null;
  return { text, key: sameLineKey(text), isHeading, look: '' };
}

function shownLines(lines: readonly PageLine[]): ListedLine[] {
  return lines
    .filter(({ text }) => text.length <= LINE_CHARACTERS_MAX)
    .map((line, place, shown) => ({ ...line, isAboveList: standsAboveList(line, shown[place + 1]) }))
    .map(({ text, level, block, isAboveList }) => ({
      text,
      key: sameLineKey(text),
      isHeading:
        text.length <= HEADING_CHARACTERS_MAX &&
        !isAmountOnly(text) &&
        (level > 0 || isAboveList || isNamed(text, block?.classes ?? '')),
      // ids count: 'ingredient-3'
      look: `${level} ${block?.name} ${block?.classes.replace(/\d+/g, '')}`,
    }));
}

const ABOVE_LIST_CHARACTERS_MAX = 40;
/** Whether a line is a few words, none of them an item, right above the first item of a list. */
const standsAboveList = (line: PageLine, next: PageLine | undefined): boolean =>
  !isItem(line) && isItem(next) && line.text.length <= ABOVE_LIST_CHARACTERS_MAX && /^\p{L}[^\d.!?]+$/u.test(line.text);

/** Whether a line in running text names a group by its words or by the class of its block. */
const isNamed = (text: string, classes: string) =>
  GROUP_CLASS.test(classes) || (/^\p{L}/u.test(text) && (headingOf(text) !== null || isGroupHeading(text)));

/** Whether the words of a heading may be a group's: not those of a part of the page, of a switch, of a fact. */
function isGroupName(text: string): boolean {
  const section = sectionOf(text);
  if (section === 'steps' || section === 'other' || isFactLine(text)) return false;
  if (section === 'ingredients' && (text.trim().split(/\s+/).length < 2 || /\d/.test(text))) return false;
  return /\p{L}{3}/u.test(text) && !NO_NAME.test(text);
}

/** A group's name without the dashes and stars that some set around it: '— Icing —'. */
const bareName = (text: string): string => groupName(text.replace(/^[\s*•~=–—-]+|[\s*•~=–—-]+$/gu, ''));

function bestAlignment(keys: readonly string[], lines: readonly ListedLine[]): Alignment | null {
  let best: Alignment | null = null;
  let started = 0;
  for (const [position, line] of lines.entries()) {
    if (started >= STARTS_MAX) break;
    const isStart = !line.isHeading && keys.slice(0, AHEAD_MAX - 1).some((key) => isSame(line.key, key));
    if (!isStart) continue;
    started += 1;
    const alignment = align(keys, lines, position);
    const isBetter =
      best === null ||
      alignment.aligned > best.aligned ||
      // of two that say the same the one that begins at the list, and not at a word of the page that the first line holds
      (alignment.aligned === best.aligned && alignment.starts.size >= best.starts.size);
    if (isBetter) best = alignment;
  }
  return best !== null && best.aligned >= keys.length * LISTED_FROM ? best : null;
}

/** Whether a line shows an ingredient, or a part of it where amount, unit and name stand in blocks of their own. */
function isSame(line: string, ingredient: string): boolean {
  if (line === ingredient) return true;
  if (line.length < 3 || !/\p{L}{3}/u.test(line)) return false;
  return (
    ingredient.includes(line) ||
    (ingredient.length >= 4 && line.includes(ingredient) && line.length <= ingredient.length * 2 + 20)
  );
}

function align(keys: readonly string[], lines: readonly ListedLine[], start: number): Alignment {
  const starts = new Map<number, string>();
  const looks = new Set<string>();
  let waiting: ListedLine | null = null;
  let current = -1;
  let first = -1;
  let aligned = 0;
  let others = 0;
  for (let at = start; at < lines.length && current + 1 < keys.length && others <= OTHERS_MAX; at += 1) {
    const line = lines[at]!;
    if (line.key === '') continue;
    const found = ingredientAt(keys, line, current);
    if (found === null) {
      others += 1;
      if (line.isHeading) waiting = line;
      continue;
    }
    if (found === current) continue;
    if (first < 0) first = found;
    else if (waiting !== null && isGroupName(waiting.text)) {
      starts.set(found, bareName(waiting.text));
      looks.add(waiting.look);
    }
    waiting = null;
    others = 0;
    aligned += 1;
    current = found;
  }
  const before = lines.slice(Math.max(0, start - BEFORE_FIRST_MAX), start).findLast((line) => line.isHeading);
  const isOfThem = before !== undefined && (looks.has(before.look) || headingOf(before.text) !== null);
  if (before && isOfThem && first >= 0 && isGroupName(before.text)) starts.set(first, bareName(before.text));
  return { aligned, starts };
}

/** The ingredient that a line shows, the current one where the line is a further part of it, or null. */
function ingredientAt(keys: readonly string[], line: ListedLine, current: number): number | null {
  const ahead = keys.slice(current + 1, current + 1 + AHEAD_MAX);
  const exact = ahead.indexOf(line.key);
  if (exact >= 0) return current + 1 + exact;
  if (line.isHeading) return null;
  if (ahead[0] !== undefined && isSame(line.key, ahead[0])) return current + 1;
  if (current >= 0 && keys[current]!.includes(line.key)) return current;
  const loose = ahead.findIndex((key) => isSame(line.key, key));
  return loose < 0 ? null : current + 1 + loose;
}

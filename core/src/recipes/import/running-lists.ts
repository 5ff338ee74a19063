import { timeLabelsIn } from './fact-words.ts';
import { STARTS_WITH_NUMBER } from './join-amounts.ts';
import { hasMeasure } from './list-likeness.ts';
import type { PageLine } from './page-line.ts';
import { isDurationAlone } from './parse-duration.ts';
import { sectionOf, standsAsHeading } from './section-words.ts';

/** Where a section begins in the middle of a line: '... 2 eggs. Method: Whisk ...', 'Zutaten (für 4): 500 g ...'. */
const LABEL_WITHIN =
  /(?<=^|[.;!?。]\s{0,3})(\p{L}[\p{L} '’]{2,30}?(?:\s?\([^()]{1,40}\)|\s(?:pour|für|for|para|per|voor|till?|för)\s[^:：.]{1,30})?)\s?[:：]\s*(?=\S)/gu;

const BEGINS_WITH_TIME =
  /^(?:ca\.?\s|env\.?\s|about\s|[±~]\s?)?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)?\s?(?:h|hrs?|hours?|heures?|uur|uren|std|stunden?|ore|ora|horas?|mins?|minut\p{L}*)(?!\p{L})/iu;

/** A part of a line that holds more than one: the heading of a section, an item of its list, or text. */
export interface PartOfLine {
  readonly kind: 'heading' | 'item' | 'text';
  readonly text: string;
}

/** A line that holds its section's heading, or several sections, in its parts; one text where it holds none. */
export function sectionsWithin(line: string): PartOfLine[] {
  const labels = [...line.matchAll(LABEL_WITHIN)].filter(({ 0: whole, 1: label = '', index }) => {
    const section = sectionOf(label);
    // 'Préparation : 20 min'
    const isTime = section === 'steps' && BEGINS_WITH_TIME.test(line.slice(index + whole.length));
    return (section === 'ingredients' || section === 'steps') && !isTime;
  });
  const [first] = labels;
  if (first === undefined) return [{ kind: 'text', text: line }];
  const found: PartOfLine[] = [{ kind: 'text', text: line.slice(0, first.index).trim() }];
  for (const [place, { 0: whole, 1: label = '', index }] of labels.entries()) {
    const body = line.slice(index + whole.length, labels[place + 1]?.index).trim();
    found.push({ kind: 'heading', text: label });
    if (sectionOf(label) === 'ingredients')
      found.push(...itemsOfText(body).map((text) => ({ kind: 'item' as const, text })));
    else found.push({ kind: 'text', text: body });
  }
  return found.filter(({ text }) => text !== '');
}

/** Marks that only set items apart: '2 fennels · 3 oranges · salt'. */
const MARK = /\s+[·•|‧∙]\s+/u;
/** The same where nearly all that it sets apart begins with a number: '300 g flour – 2 eggs – salt'. */
const DASH = /\s+[–—]\s+/u;
const MARKS_MIN = 2;

/** The items of a list in one line: at marks or semicolons, else at commas that stand between no digits and in no brackets. */
export function itemsOfText(body: string): string[] {
  const marked = body.split(MARK);
  if (marked.length > MARKS_MIN) return marked.map((item) => item.trim()).filter((item) => item !== '');
  const dashed = body.split(DASH).map((item) => item.trim());
  if (
    dashed.length > MARKS_MIN &&
    dashed.filter((item) => STARTS_WITH_NUMBER.test(item)).length * 3 >= dashed.length * 2
  )
    return dashed.filter((item) => item !== '');
  const text = body.replace(/\.$/, '');
  const items = (body.includes(';') ? text.split(/\s*;\s*/u) : splitAtCommas(text))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const last = items.at(-1) ?? '';
  return items.length > 1 && LAST_TWO.test(last) ? [...items.slice(0, -1), ...last.split(AND_COUNTED)] : items;
}

/** A comma behind which an amount stands, or a few words that end at the next one. */
const COMMA = /\s*,(?!(?<=\d,)\d)\s*(?=[\d½¼¾⅓⅔]|q\.?\s?b\.?\s|n\.\s?B\.\s|\p{L}+(?:\s\p{L}+){0,3}(?:,|\.?$))/gu;

/** What stands between those commas of a text that are in no brackets: in brackets the next one closes. */
function splitAtCommas(text: string): string[] {
  const brackets = [...text.matchAll(/[()]/g)];
  const items: string[] = [];
  let [from, next] = [0, 0];
  for (const { 0: comma, index } of text.matchAll(COMMA)) {
    while (next < brackets.length && brackets[next]!.index < index) next += 1;
    if (brackets[next]?.[0] === ')') continue;
    items.push(text.slice(from, index));
    from = index + comma.length;
  }
  return [...items, text.slice(from)];
}

/** '2 eggs and 50 g ham' at the end of a list: each with its own amount. */
const AND_COUNTED = /\s(?:and|und|et|y|e|en)\s(?=[\d½¼¾⅓⅔]+\s?\p{L})/u;
const LAST_TWO = /^[\d½¼¾⅓⅔][^,]*\p{L}{3}\s(?:and|und|et|y|e|en)\s[\d½¼¾⅓⅔]+\s?\p{L}/u;

/** A name of a group before its list: 'For the slaw: ...'. */
const NAMED_LIST = /^([\p{L}][\p{L} ’'-]{2,40}?)\s?[:：]\s+(?=[\d½¼¾⅓⅔])/u;
const COUNTED_OF_LIST_MIN = 2;
const SHARE_COUNTED = 0.6;

/** The name and the items of a line that lists a group of ingredients: 'For the slaw: 2 limes, 1/4 cabbage', '2 eggs, 50 g flour, salt'. */
export function listInLine(text: string): { name: string | null; items: string[] } | null {
  if (text.length > LINE_CHARACTERS_MAX / 4) return null;
  const named = NAMED_LIST.exec(text);
  const items = itemsOfText(text.slice(named?.[0].length ?? 0));
  const counted = items.filter((item) => STARTS_WITH_NUMBER.test(item));
  const isList =
    items.length >= (named ? COUNTED_OF_LIST_MIN : ITEMS_MIN) &&
    items.every((item) => item.length <= ITEM_CHARACTERS_MAX / 2) &&
    counted.length >= Math.max(COUNTED_OF_LIST_MIN, items.length * SHARE_COUNTED) &&
    items.some(hasMeasure) &&
    // a step may begin with what it takes: '200 g flour, 2 eggs and 1 pinch of salt are mixed.'
    (named !== null || !/[.!?]$/.test(text));
  // the word for the whole list, which may run on into the method
  if (named && sectionOf(named[1]!) !== null) return null;
  return isList && !items.some((item) => isDurationAlone(item) || timeLabelsIn(item).length > 0)
    ? { name: named?.[1] ?? null, items }
    : null;
}

/** The lines with those apart that list a group of ingredients each in one line, where at least one of them is told by its group's name or by a neighbour. */
export function withGroupsApart(lines: readonly PageLine[]): readonly PageLine[] {
  const lists = lines.map(({ text, level }) => (level > 0 && level < 7 ? null : listInLine(text)));
  if (lists.every((list) => list === null)) return lines;
  return lines.flatMap((line, place): PageLine[] => {
    const list = lists[place];
    if (list == null) return [line];
    const heading = list.name === null ? [] : [{ ...line, text: `${list.name}:`, level: 7 }];
    return [...heading, ...list.items.map((text) => ({ ...line, text, level: 0 }))];
  });
}

const ITEMS_MIN = 3;
const MEASURED_MIN = 2;
const ITEM_CHARACTERS_MAX = 90;
const LINE_CHARACTERS_MAX = 2_000;
/** Items that the lists of one recipe have at most. */
const PARTS_MAX = 300;

/** Whether the parts of a text are ingredients: several short ones, some of them measured. */
function areIngredients(items: readonly string[]): boolean {
  return (
    items.length >= ITEMS_MIN &&
    items.every((item) => item.length <= ITEM_CHARACTERS_MAX) &&
    items.filter((item) => hasMeasure(item) || /^[\d½¼¾⅓⅔]/u.test(item)).length >= MEASURED_MIN
  );
}

/**
 * The lines of a page with its list of ingredients apart that runs on in one text, behind the word that names it
 * ('Ingrédients : 1 kg de courges, 2 oignons, sel. Préparation : ...') or below a heading. Null where the page has none.
 */
export function withRunningLists(lines: readonly PageLine[]): PageLine[] | null {
  let isFound = false;
  const apart = lines.flatMap((line, place): PageLine[] => {
    if (line.text.length > LINE_CHARACTERS_MAX) return [line];
    const before = lines[place - 1];
    const isBelowHeading =
      before !== undefined &&
      sectionOf(before.text) === 'ingredients' &&
      (before.level > 0 || standsAsHeading(before.text, 'ingredients'));
    const parts: readonly PartOfLine[] = isBelowHeading
      ? itemsOfText(line.text).map((text) => ({ kind: 'item', text }))
      : sectionsWithin(line.text);
    const items = parts.filter(({ kind }) => kind === 'item').map(({ text }) => text);
    if (items.length > 0 && !areIngredients(items)) return [line];
    if (parts.length < 2) return [line];
    isFound ||= items.length > 0;
    return parts.map(({ kind, text }) =>
      kind === 'heading' ? { ...line, text: `${text}:`, level: 7 } : { ...line, text, level: 0 },
    );
  });
  return isFound && apart.length - lines.length <= PARTS_MAX ? apart : null;
}

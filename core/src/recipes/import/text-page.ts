import { joined } from './broken-steps.ts';
import { isFactLine } from './fact-lines.ts';
import { withListsAboveMethod, withListsGathered } from './gathered-lists.ts';
import { STARTS_WITH_NUMBER } from './join-amounts.ts';
import { hasMeasure, ingredientLikeness, isLikeIngredient, listWorth, NAMES_GROUP } from './list-likeness.ts';
import { withoutMailHead } from './mail-head.ts';
import { endOfMenu, withoutSiteBehindBar, withoutTrail } from './menu-words.ts';
import { isPageFurniture } from './page-furniture.ts';
import { listInLine, sectionsWithin } from './running-lists.ts';
import { sectionOf } from './section-words.ts';
import { bareHeading, MARKED_HEADING } from './text-marks.ts';

/** Stands for the title of a text that has none: three letters of a script that nobody writes recipes in. */
export const NO_TITLE = '\ua66e\ua66e\ua66e';

const LINES_MAX = 5_000;
const TITLE_CHARACTERS_MAX = 140;
/** Lines above the ingredients that are looked at for the title. */
const TITLE_WITHIN_LINES = 6;
/** Characters of a line from which the next one may be its other half: what documents break at the edge of the paper. */
const WRAPPED_FROM_CHARACTERS = 45;
const BULLET = /^(?:[•·●○◦▪■□▢☐✓✔❑➤►▸▶◆*]|[-–—](?=\s))\s*(?:\[[ xX]?\]\s*)?/u;
/** A heading of one step: '## 1 Cut the vegetables', '**Step 2: Bake**'. */
const NUMBERED_HEADING = /^(?:step|schritt|étape|etape|paso|passo|stap)?\s?\d{1,2}\s?[.):]?\s+\p{L}/iu;
/** Three words and a full stop. */
const SENTENCE = /^\p{Lu}\p{L}+\s+\S+\s+\S.*[.!]$/u;
/** For how many, as notebooks say it: 'x6', 'x 4 persone', behind the name of the dish or alone. */
const TIMES_SO_MANY = /(?:^|\s)x\s?(\d{1,2})(?:\s\p{L}{4,12})?\.?$/iu;
/** Pictures behind the name of a dish in a message. */
const PICTURES_BEHIND = /(?:\s|\p{Extended_Pictographic}|\ufe0f|\u200d)+$/u;
/** The same behind the name of the dish: 'Pancakes - serves 2'. */
const SERVES_BEHIND =
  /\s*[-–—(,]\s*(?:serves|makes|für|for|pour|para|per|voor)\s.*\d.*$|\s\((?:ca\.?|about|circa|etwa|environ|ongeveer)\s?\d{1,3}\s\p{L}+\)$|(?<=\p{L}{3})\s(?:für|pour|para|per|voor|for)\s\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s\p{L}+\.?$/iu;
/** For how many, at the other end of the line with the name of the dish. */
const COLUMN_OF_SERVINGS = /(?<=\S)(?:\s{4,}|\t+)(?=(?:für|for|serves|makes|pour|para|per|voor)\s.{0,6}\d)/giu;
/** Ingredients with commas between them from which a line is a list. */
const ITEMS_OF_LINE_MIN = 4;
/** The first link of many pages, for those who hear them. */
const SKIP =
  /^(?:skip to|jump to|zum inhalt|aller au contenu|saltar al contenido|ir al contenido|vai al contenuto|ga naar (?:de )?inhoud)/iu;
/** A line drawn across the page. */
const RULE = /^[-–—_=*~·.]{4,}$/u;
/** A row of a table as notes have it, and the line below its head. */
const TABLE_ROW = /^\|(.*)\|$/u;
const TABLE_RULE = /^\|[\s:|-]+\|$/u;
const NUMBERED = /^\d{1,2}\s*[.)]\s/u;
const SENTENCE_END = /[.!?:;。…]["'”’)]*$/u;
/**
 * A plain text as a page: its lines in elements that say what they are, so that one importer reads both. Lines that were
 * broken at the edge of a paper are put together, marks of notes (#, **, -) become headings and items, and what stands in one
 * line ('Ingredients: 200 g flour, 2 eggs. Method: Mix.') becomes a list.
 */
export function textPage(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\ufeff\u00ad]/gu, '')
    .split('\n')
    .slice(0, LINES_MAX)
    .flatMap(columnsOf)
    .map((line) => withoutStamp(line).replace(COLUMN_OF_SERVINGS, ' - ').replace(/\s+/g, ' ').trim())
    .map((line) => (RULE.test(line) ? '' : withPlainMarks(line)))
    .map((line) => (MARKED_HEADING.test(line) ? line : line.replace(/(\*\*|__)(?=\S)(.+?)\1/gu, '$2')));
  const parts = withHeadings(unwrapped(withoutMailHead(lines)).flatMap(markedSections)).filter((line) => line !== '');
  const title = titleOf(parts);
  const name = withoutSiteBehindBar(withoutTrail(bareHeading(parts[title] ?? '')), parts).replace(PICTURES_BEHIND, '');
  const servings = parts
    .slice(0, TITLE_WITHIN_LINES)
    .map((line) => TIMES_SO_MANY.exec(line)?.[1])
    .find(Boolean);
  const isTold = SERVES_BEHIND.test(name);
  const body = parts.map((_, place) => (place === title && !isTold ? '' : elementAt(parts, place))).join('\n');
  const heading = title < 0 ? NO_TITLE : escaped(name.replace(TIMES_SO_MANY, '').replace(SERVES_BEHIND, ''));
  return `<article><h1>${heading}</h1>\n${servings === undefined ? '' : `<p>Serves ${servings}</p>\n`}${body}</article>`;
}

/** When and by whom a message was sent: '[14.02.23, 18:03] Ada: ...', '2/14/23, 6:03 PM - Ada: ...'. */
const STAMP =
  /^\s*(?:\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?)\s*(?:-\s)?(?:[^:]{1,30}:\s)?/iu;
/** The lines of a message without the stamp before its first. */
const withoutStamp = (line: string): string => line.replace(STAMP, '');

/** Ingredients in two columns, as a card has them. */
const COLUMN = /(?<=[\p{L})])(?:\s{4,}|\t)(?=[\d½¼¾⅓⅔])/u;
const LINE_OF_COLUMNS_MAX = 120;
const columnsOf = (line: string): string[] => {
  if (line.length > LINE_OF_COLUMNS_MAX) return [line];
  const columns = line.split(COLUMN);
  return columns.length === 2 && columns.every((column) => STARTS_WITH_NUMBER.test(column.trim())) ? columns : [line];
};

/** A digit in a key's frame counts, and another picture before a line sets it apart as a bullet does. */
const KEYCAP = /^(\d)\ufe0f?\u20e3\s*/u;
const PICTURE_BULLET = /^(?:[➡👉🔸🔹🔶🔷▫🟠🟢🔴🟡🔵⚪⚫]\ufe0f?)\s*(?=\S)/u;
/** '*Potato salad* 🥔': what messages set in bold, with pictures behind it. */
const BOLD_OF_MESSAGE = /^\*([^\s*](?:[^*]*[^\s*])?)\*(?:\s|\p{Extended_Pictographic}|\ufe0f|\u200d)*$/u;
const withPlainMarks = (line: string): string =>
  line.replace(KEYCAP, '$1. ').replace(PICTURE_BULLET, '• ').replace(BOLD_OF_MESSAGE, '**$1**');

/** The lines with those put together that are one sentence over several; a line of its own says so by how it begins. */
function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let previous = '';
  for (const line of lines) {
    const goesOn =
      previous.length >= WRAPPED_FROM_CHARACTERS &&
      line !== '' &&
      !SENTENCE_END.test(previous) &&
      !BULLET.test(line) &&
      !NUMBERED.test(line) &&
      (/^[\p{Ll}(]/u.test(line) || /,$/.test(previous)) &&
      ingredientLikeness(line) < 0.9 &&
      (/,$/.test(previous) || listInLine(previous) === null);
    if (goesOn) whole[whole.length - 1] = joined(whole.at(-1) ?? '', line);
    else whole.push(line);
    previous = line;
  }
  return whole;
}

/** A line that holds its section's heading, or several sections, as lines of their own with the marks of notes. */
function markedSections(line: string): string[] {
  const parts = sectionsWithin(line);
  const list = parts.length === 1 && !BULLET.test(line) ? listInLine(line) : null;
  if (list !== null && list.name === null && list.items.length >= ITEMS_OF_LINE_MIN)
    return list.items.map((item) => `- ${item}`);
  return parts.map(({ kind, text }) => (kind === 'heading' ? `**${text}**` : kind === 'item' ? `- ${text}` : text));
}

/**
 * A text that names no part: the block of lines between empty ones that reads most like ingredients is given their heading,
 * and what follows it that of a method.
 */
function withHeadings(lines: readonly string[]): string[] {
  // 'Pour la pâte :' names a part of them
  const named = lines.findIndex(
    (line) => sectionOf(bareHeading(line)) === 'ingredients' && !NAMES_GROUP.test(bareHeading(line)),
  );
  if (named >= 0) return withMethodBelow(withStepsNamed(lines, named), named);
  const parts = withListsAboveMethod(lines, lines.findIndex(namesMethod));
  if (parts !== null) return parts;
  const numbered = startOfMethod(lines, 'number');
  if (numbered > 0) return withMethodFrom(lines, numbered);
  const gathered = withListsGathered(lines);
  if (gathered !== null) return gathered;
  const told = startOfMethod(lines, 'sentence');
  if (told > 0) return withMethodFrom(lines, told);
  let best = { from: 0, end: 0, worth: 0 };
  for (let from = 0; from < lines.length; ) {
    const empty = lines.indexOf('', from);
    const end = empty < 0 ? lines.length : empty;
    const worth = end - from < 2 ? 0 : listWorth(lines.slice(from, end), likenessInBlock);
    if (worth > best.worth) best = { from, end, worth };
    from = end + 1;
  }
  if (best.worth === 0) return [...lines];
  const block = lines.slice(best.from, best.end);
  const ends = endOfList(block);
  const [list, after] = [block.slice(0, ends), [...block.slice(ends), ...lines.slice(best.end)]];
  // the name of the dish may stand right above its list
  const above = Math.max(
    0,
    list.findIndex(
      (line) => BULLET.test(line) || (!SERVES_BEHIND.test(line) && (hasMeasure(line) || isLikeIngredient(line))),
    ),
  );
  return [
    ...lines.slice(0, best.from),
    ...list.slice(0, above),
    '**Ingredients**',
    ...list.slice(above).map((line) => (BULLET.test(line) ? line : `- ${line}`)),
    ...(after.some((line) => sectionOf(bareHeading(line)) === 'steps') ? [] : [METHOD]),
    ...after,
  ];
}

const ITEM_CHARACTERS_MAX = 60;
/** How much a line of a block is like an ingredient: a short item with a mark is so without an amount, a sentence is not with one. */
function likenessInBlock(line: string): number {
  const likeness = ingredientLikeness(line);
  if (SENTENCE.test(line.replace(BULLET, ''))) return Math.min(likeness, 0);
  return BULLET.test(line) && line.length <= ITEM_CHARACTERS_MAX ? Math.max(likeness, 0.5) : likeness;
}

const METHOD = '**Method**';
const FIRST = /^1\s*[.)]/;
const SECOND = /^2\s*[.)]/;
const ITEMS_ABOVE_MIN = 2;
/** Lines with a mark from which they alone are the list. */
const BULLETS_MIN = 3;
const TOLD_CHARACTERS_MIN = 40;
const SENTENCES = /\p{L}{3}[.!]\s+\p{Lu}/u;

/** The lines with what stands above a place as the ingredients, and all behind it as the method. */
const withMethodFrom = (lines: readonly string[], start: number): string[] => [
  ...(withListsAboveMethod(lines.slice(0, start), start) ?? withHeadings(lines.slice(0, start))).filter(
    (line) => line !== METHOD,
  ),
  METHOD,
  ...lines.slice(start),
];

/** Whether a line is the heading of a method. */
const namesMethod = (line: string): boolean =>
  !NUMBERED.test(line) && !isFactLine(line) && sectionOf(bareHeading(line)) === 'steps';

/**
 * Where the method of a text begins that names none, below lines that read like ingredients, none of which follow: at the first of
 * its numbered lines, or, where nothing is numbered, at a line of several sentences or right below a list with bullets. -1
 * where nothing says so.
 */
function startOfMethod(lines: readonly string[], by: 'number' | 'sentence'): number {
  if (lines.some(namesMethod)) return -1;
  const isListed = lines.filter((line) => BULLET.test(line)).length >= BULLETS_MIN;
  const isIngredient = lines.map(
    (line) => !NUMBERED.test(line) && (isListed ? BULLET.test(line) : likenessInBlock(line) >= 0.65),
  );
  const [lastIngredient, lastBullet] = [
    isIngredient.lastIndexOf(true),
    lines.findLastIndex((line) => BULLET.test(line)),
  ];
  const second = lines.findLastIndex((line) => SECOND.test(line));
  const start = lines.findIndex((line, place) => {
    if (place <= lastIngredient || line === '') return false;
    if (by === 'number') return place < second && FIRST.test(line);
    if (BULLET.test(line)) return false;
    return place === lastBullet + 1 || (line.length >= TOLD_CHARACTERS_MIN && SENTENCES.test(line));
  });
  return isIngredient.filter(Boolean).length < ITEMS_ABOVE_MIN ? -1 : start;
}

/** Where sentences begin below the ingredients of a block of lines; its end where it has none. */
function endOfList(block: readonly string[]): number {
  const last = block.findLastIndex((line) => ingredientLikeness(line) >= 0.8);
  const sentence = block.findIndex((line, place) => place > last && !BULLET.test(line) && SENTENCE.test(line));
  return last < 0 || sentence < 0 ? block.length : sentence;
}

/** The lines with the heading of a method before the first of its numbered steps, where each of those has a heading and all of them none. */
function withStepsNamed(lines: readonly string[], ingredients: number): string[] {
  const headings = lines.map((line) => (MARKED_HEADING.test(line) ? bareHeading(line) : null));
  const first = headings.findIndex(
    (heading, place) => place > ingredients && heading !== null && NUMBERED_HEADING.test(heading),
  );
  const isNamed = headings.some(
    (heading, place) => place < first && heading !== null && sectionOf(heading) === 'steps',
  );
  return first < 0 || isNamed ? [...lines] : [...lines.slice(0, first), '**Method**', ...lines.slice(first)];
}

/** The lines with the heading of a method before the sentences that stand below a list with bullets and an empty line, where none is named. */
function withMethodBelow(lines: readonly string[], ingredients: number): string[] {
  const last = lines.findLastIndex((line) => BULLET.test(line));
  const start = lines.findIndex((line, place) => place > last + 1 && line !== '');
  const isTold = SENTENCE_END.test(lines[start] ?? '') && !MARKED_HEADING.test(lines[start] ?? '');
  const isList = lines.slice(ingredients, last + 1).filter((line) => BULLET.test(line)).length >= BULLETS_MIN;
  if (!isTold || !isList || lines[last + 1] !== '' || lines.some(namesMethod)) return [...lines];
  return [...lines.slice(0, start), METHOD, ...lines.slice(start)];
}

/** Which line is the title: the first that is no heading of a section, no ingredient and no fact. -1 where there is none. */
function titleOf(lines: readonly string[]): number {
  const menu = endOfMenu(lines.map(bareHeading));
  for (const [below, line] of lines.slice(menu).slice(0, TITLE_WITHIN_LINES).entries()) {
    const place = menu + below;
    const bare = bareHeading(line).replace(SERVES_BEHIND, '');
    const section = sectionOf(bare);
    if (bare !== bareHeading(line) && bare !== '') return place;
    if (section === 'ingredients' || section === 'steps' || isLikeIngredient(bare)) return -1;
    const isTitle =
      bare.length <= TITLE_CHARACTERS_MAX &&
      !isPageFurniture(bare) &&
      !SKIP.test(bare) &&
      !isFactLine(bare) &&
      section === null &&
      !/https?:/.test(bare);
    if (isTitle && /\p{L}{2}/u.test(bare)) return place;
  }
  return -1;
}

/** A line as its element; the rows of a table stand in one. */
function elementAt(lines: readonly string[], place: number): string {
  const line = lines[place] ?? '';
  if (!TABLE_ROW.test(line)) return elementOf(line);
  const [isFirst, isLast] = [place - 1, place + 1].map((beside) => !TABLE_ROW.test(lines[beside] ?? ''));
  const cell = TABLE_RULE.test(lines[place + 1] ?? '') ? 'th' : 'td';
  const cells = (TABLE_ROW.exec(line)?.[1] ?? '')
    .split('|')
    .map((text) => `<${cell}>${escaped(text.trim())}</${cell}>`);
  const row = TABLE_RULE.test(line) ? '' : `<tr>${cells.join('')}</tr>`;
  return `${isFirst ? '<table>' : ''}${row}${isLast ? '</table>' : ''}`;
}

function elementOf(line: string): string {
  const heading = bareHeading(line);
  if (heading !== line && NUMBERED_HEADING.test(heading)) return `<h3>${escaped(heading)}</h3>`;
  if (heading !== line)
    return sectionOf(heading) === null ? `<h3>${escaped(heading)}</h3>` : `<h2>${escaped(heading)}</h2>`;
  if (NUMBERED.test(line) && !SENTENCE_END.test(line)) return `<li>${escaped(line)}</li>`;
  if (BULLET.test(line)) return `<li>${escaped(line.replace(BULLET, ''))}</li>`;
  const isAloneOnLine = line.length <= 40 && !SENTENCE_END.test(line.replace(/[:：]$/, ''));
  const section = isAloneOnLine ? sectionOf(line) : null;
  return section !== null && !isLikeIngredient(line) ? `<h2>${escaped(line)}</h2>` : `<p>${escaped(line)}</p>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

import { isTimeLabel, isYieldLabel } from './fact-lines.ts';
import { isAmountOnly } from './list-likeness.ts';
import type { PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';

/** Lines of one row: an amount, perhaps its unit, perhaps a second amount, and a name. */
const ROW_LINES_MAX = 4;
const ROW_CHARACTERS_MAX = 140;
/** A whole number before a longer text numbers it. */
const COUNTED_CHARACTERS_MAX = 60;
/** Blocks between a cell and the row that holds it. */
const LEVELS_MAX = 4;
/** Rows of one kind, beside each other, from which all of that kind are rows, whatever they hold; a table says so itself. */
const ROWS_OF_KIND_MIN = 3;
const ROWS_OF_TABLE_MIN = 2;
/** Terms with an amount beside them from which a list is one of ingredients. */
const PAIRS_MIN = 2;
const SENTENCE_END = /[.!?。…]["'”’)]*$/;

interface Row {
  readonly owner: PageElement;
  readonly lines: readonly PageLine[];
}

/**
 * The lines with those put together that show one ingredient: amount, unit and name in cells of a table row, or in small blocks
 * beside each other. A step beside its number, and what stands in columns that are longer, stays apart.
 */
export function withRowsJoined(given: readonly PageLine[]): PageLine[] {
  const lines = withTermsJoined(given);
  const kinds = new Map<PageElement | null, Map<string, number>>();
  for (let position = 0; position < lines.length; position += 1) {
    const row = rowAt(lines, position);
    if (row === null || !isRow(row.lines)) continue;
    const ofParent = kinds.get(row.owner.parent) ?? new Map<string, number>();
    ofParent.set(kindOf(row.owner), (ofParent.get(kindOf(row.owner)) ?? 0) + 1);
    kinds.set(row.owner.parent, ofParent);
    position += row.lines.length - 1;
  }
  const isOfKind = (element: PageElement) =>
    (kinds.get(element.parent)?.get(kindOf(element)) ?? 0) >=
    (element.name === 'tr' ? ROWS_OF_TABLE_MIN : ROWS_OF_KIND_MIN);
  const joined: PageLine[] = [];
  for (let position = 0; position < lines.length; ) {
    const row = rowOfKindAt(lines, position, isOfKind);
    const [first] = row;
    const line = lines[position];
    if (first === undefined || row.length < 2) {
      if (line !== undefined) joined.push(line);
      position += 1;
    } else {
      joined.push({
        ...first,
        text: rowText(
          row.map(({ text }) => text),
          first.block?.name === 'td' ? LOOSE_CELL : undefined,
        ),
        level: 0,
      });
      position += row.length;
    }
  }
  return joined;
}

/** '1 clove', '2 small handfuls', 'to taste': what beside the terms of a list may only be an amount, though no unit is known. */
const LOOSE_AMOUNT =
  /^(?:[\d½¼¾⅓⅔][\d\s.,/½¼¾⅓⅔–-]*(?:\p{L}+\.?\s?){0,3}|q\.?\s?b\.?|n\.?\s?b\.?|(?:quanto basta|to taste|al gusto|a gusto|nach (?:geschmack|belieben|bedarf)|etwas|some|selon (?:le )?goût|à volonté|naar smaak))$/iu;

/** The lines with the terms of a list of definitions joined to what stands beside them, where these are amounts and names. */
function withTermsJoined(lines: readonly PageLine[]): readonly PageLine[] {
  const isTerm = (place: number) => {
    const [term, told] = [lines[place], lines[place + 1]];
    return (
      term?.block?.name === 'dt' &&
      told?.block?.name === 'dd' &&
      term.block.parent === told.block.parent &&
      isShort([term]) &&
      (isShort([term, told]) || LOOSE_AMOUNT.test(told.text)) &&
      !isFactLabel(term.text)
    );
  };
  const isPair = (place: number) =>
    isTerm(place) && isAmountOnly(lines[place]!.text) !== isAmountOnly(lines[place + 1]!.text);
  const pairs = new Map<PageElement | null, number>();
  for (const [place, { block }] of lines.entries())
    if (isPair(place)) pairs.set(block!.parent, (pairs.get(block!.parent) ?? 0) + 1);
  if (pairs.size === 0) return lines;
  // a list that pairs amounts with names does so in each of its terms
  const isOfList = (place: number) => (pairs.get(lines[place]!.block!.parent) ?? 0) >= PAIRS_MIN;
  const joined: PageLine[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place]!;
    if (isTerm(place) && isOfList(place)) {
      joined.push({ ...line, text: rowText([line.text, lines[place + 1]!.text], LOOSE_AMOUNT), level: 0 });
      place += 1;
    } else joined.push(line);
  }
  return joined;
}

/** The words of a row as an ingredient line is written: where the amount stands in the last cell, it goes before the name. */
function rowText(cells: readonly string[], loose?: RegExp): string {
  const [name = '', ...rest] = cells;
  const isAmount = (cell: string) => isAmountOnly(cell) || (loose?.test(cell) ?? false);
  const isAmountLast = rest.length > 0 && !isAmount(name) && !/[:：]$/.test(name) && rest.every(isAmount);
  return (isAmountLast && !isFactLabel(name) ? [...rest, name] : cells).join(' ');
}

/** Whether a cell only names what the next one counts. */
const isFactLabel = (name: string): boolean => isYieldLabel(name) || isTimeLabel(name);

const kindOf = (element: PageElement): string => `${element.name} ${element.attributes['class'] ?? ''}`;

/** The lines from a place on that an element holds which begins there; [] where the element began before. */
function linesOf(lines: readonly PageLine[], position: number, owner: PageElement): readonly PageLine[] {
  if (isWithin(lines[position - 1], owner)) return [];
  let end = position;
  while (end - position <= ROW_LINES_MAX && isWithin(lines[end], owner)) end += 1;
  return lines.slice(position, end);
}

/** The row that begins at a place; null where an amount and what stands beside it share no element. */
function rowAt(lines: readonly PageLine[], position: number): Row | null {
  const [line, next] = [lines[position], lines[position + 1]];
  if (line?.block == null || next?.block == null) return null;
  if (!isAmountOrCell(line) && !isAmountOrCell(next)) return null;
  const owner = sharedOwner(line.block, next.block);
  if (owner === null) return null;
  const row = linesOf(lines, position, owner);
  return row.length > 1 ? { owner, lines: row } : null;
}

/** The row of a known kind that begins at a place. */
function rowOfKindAt(
  lines: readonly PageLine[],
  position: number,
  isOfKind: (element: PageElement) => boolean,
): readonly PageLine[] {
  let element = lines[position]?.block ?? null;
  for (let level = 0; element !== null && level < LEVELS_MAX; level += 1, element = element.parent) {
    const row = linesOf(lines, position, element);
    if (row.length < 2) continue;
    if (isOfKind(element) && isShort(row)) return row;
    const item = element;
    const beside = [lines[position - 1], lines[position + row.length]];
    if (isAmountAndName(item, row) && beside.some((line) => isWholeItem(line, item))) return row;
  }
  return [];
}

/** Whether a line is all of an item of the same list, with its amount. */
const isWholeItem = (line: PageLine | undefined, item: PageElement): boolean =>
  line?.block?.name === 'li' &&
  line.block.parent === item.parent &&
  /^[\d½¼¾⅓⅔⅛]/u.test(line.text) &&
  !isAmountOnly(line.text);

/** Whether an item of a list has its amount and its name in blocks of their own. */
function isAmountAndName(element: PageElement, [amount, name, ...rest]: readonly PageLine[]): boolean {
  if (element.name !== 'li' || amount === undefined || name === undefined || rest.length > 0) return false;
  return isAmountOnly(amount.text) && !isAmountOnly(name.text) && name.level === 0 && isShort([name]);
}

const isWithin = (line: PageLine | undefined, owner: PageElement): boolean =>
  line !== undefined && line.index > owner.index && line.index < owner.end;

/** The smallest element that holds both, where it is near. */
function sharedOwner(one: PageElement, other: PageElement): PageElement | null {
  let owner: PageElement | null = one;
  for (let level = 0; owner !== null && level < LEVELS_MAX; level += 1, owner = owner.parent)
    if (other.index > owner.index && other.end <= owner.end) return owner;
  return null;
}

const charactersOf = (row: readonly PageLine[]): number => row.reduce((sum, line) => sum + line.text.length, 0);

const isShort = (row: readonly PageLine[]): boolean =>
  row.length <= ROW_LINES_MAX &&
  charactersOf(row) <= ROW_CHARACTERS_MAX &&
  !row.some((line) => (line.level > 0 && line.level < 7) || (SENTENCE_END.test(line.text) && !isAmountCell(line)));

/** '1 tsp.' in a cell of a table is no sentence. */
const isAmountCell = (line: PageLine): boolean => line.block?.name === 'td' && isAmountOrCell(line);

/** Whether a line is an amount, or what in a cell of a table may only be one: '1 large', 'q.b.'. */
const isAmountOrCell = ({ text, block }: PageLine): boolean =>
  isAmountOnly(text) || (block?.name === 'td' && LOOSE_CELL.test(text));
/** In a cell words behind a number may also be the food. */
const LOOSE_CELL =
  /^(?:[\d½¼¾⅓⅔][\d\s.,/½¼¾⅓⅔–-]*\p{L}{1,7}\.?|q\.?\s?b\.?|n\.?\s?b\.?|(?:un|una) pizzico(?: di)?|etwas|quanto basta)$/iu;

/** Whether the lines are an amount and a name. */
function isRow(row: readonly PageLine[]): boolean {
  if (row.some(({ text }) => isFactLabel(text))) return false;
  const names = row.filter((line) => !isAmountOrCell(line));
  if (!isShort(row) || names.length === 0 || names.length > 2 || names.length === row.length) return false;
  if (!/\p{L}{2}/u.test(names.at(-1)?.text ?? '')) return false;
  const isCounted = row.some((line) => /^\d{1,2}\.?$/.test(line.text));
  return !isCounted || charactersOf(row) <= COUNTED_CHARACTERS_MAX;
}

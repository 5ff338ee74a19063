import { ingredientKey } from './align-lines.ts';
import { withoutBullet } from './clean-text.ts';
import { isAmountOnly, withoutAmount } from './list-likeness.ts';
import type { PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { remembering } from './remembering.ts';
import { sectionOf } from './section-words.ts';

/** Share of the data's lines that stand together on the page before the page's list is theirs. */
const TOGETHER_FROM = 0.7;
/** Blocks above an item within which its list has further parts. */
const LEVELS_MAX = 5;
/** Lines of other kinds in a row, such as the name of a group or an advertisement, after which a list has ended. */
const OTHERS_MAX = 8;
const ITEMS_MAX = 400;
/** Characters that a page may show before a line of its data: a bullet, an amount, a unit. */
const AMOUNT_CHARACTERS_MAX = 20;

/** The keys under which a line of the page is looked for in the data: whole, and without its amount or all but its name. */
const keysOf = remembering((text: string): readonly string[] => {
  const name = withoutAmount(text);
  const whole = ingredientKey(text);
  return name === text ? [whole] : [whole, ingredientKey(name), ingredientKey(text.replace(/^[\P{L}]+/u, ''))];
});

/** Where lines of the data stand on the page, as far as they stand close together: positions in `lines`. [] where they do not. */
export function placesTogether(lines: readonly PageLine[], data: readonly string[]): number[] {
  const wanted = new Set(data.map(ingredientKey));
  const longest = Math.max(...data.map((line) => line.length)) + AMOUNT_CHARACTERS_MAX;
  const isWanted = (text: string) => keysOf(text).some((key) => wanted.has(key));
  const places: number[] = [];
  for (const [position, line] of lines.entries())
    if (line.text.length <= longest && isWanted(line.text)) places.push(position);
  const needed = Math.ceil(wanted.size * TOGETHER_FROM);
  if (places.length < needed || needed < 2) return [];
  // The places that lie closest together, where the data's lines also stand elsewhere.
  let start = 0;
  for (let from = 0; from + needed <= places.length; from += 1)
    if (places[from + needed - 1]! - places[from]! < places[start + needed - 1]! - places[start]!) start = from;
  return places.slice(start, start + needed);
}

/** The class names of an element without the numbers that count it among its like. */
const lookOf = (element: PageElement): string => (element.attributes['class'] ?? '').replace(/\d+/g, '').trim();

/** Whether two lines are items of one list, or of lists beside each other that look the same. */
function areKindred(one: PageElement | null, other: PageElement | null): boolean {
  let [x, y] = [one, other];
  if (x === null || y === null || x.name !== y.name) return false;
  if (x === y) return true;
  for (let level = 0; level < LEVELS_MAX && x !== null && y !== null; level += 1) {
    if (x.name !== y.name || ((level > 0 || x.name !== 'li') && lookOf(x) !== lookOf(y))) return false;
    if (x.parent === y.parent) return true;
    [x, y] = [x.parent, y.parent];
  }
  return false;
}

/**
 * The items of the list that some lines of a page stand in: these lines, and all of the same kind among, before and behind them
 * as far as the list goes on.
 * @param places positions of known items in `lines`, rising
 * @returns positions in `lines`, rising
 */
export function itemsAround(lines: readonly PageLine[], places: readonly number[]): number[] {
  const known = new Set(places);
  const items: number[] = [];
  const first = places[0]!;
  const last = places.at(-1)!;
  let near = lines[first]!;
  for (let position = first; position <= last && items.length < ITEMS_MAX; position += 1) {
    const line = lines[position]!;
    if (known.has(position)) near = line;
    if (known.has(position) || areKindred(line.block, near.block)) items.push(position);
  }
  return [...itemsBeyond(lines, first, -1).reverse(), ...items, ...itemsBeyond(lines, last, 1)];
}

/** The items before (-1) or behind (1) a known one. */
function itemsBeyond(lines: readonly PageLine[], place: number, direction: -1 | 1): number[] {
  const found: number[] = [];
  let near = lines[place]!;
  let others = 0;
  for (let at = place + direction; others <= OTHERS_MAX && found.length < ITEMS_MAX; at += direction) {
    const line = lines[at];
    if (line === undefined) break;
    const section = line.level > 0 ? sectionOf(line.text) : null;
    if (section === 'steps' || section === 'other' || (section === 'ingredients' && direction < 0)) break;
    if (areKindred(line.block, near.block)) {
      found.push(at);
      near = line;
      others = 0;
    } else others += 1;
  }
  return found;
}

/** The words of items, with the amount or the name that stands in an element of its own before or behind them. */
export function textsOfItems(lines: readonly PageLine[], places: readonly number[]): string[] {
  const isItem = new Set(places);
  const besides = (direction: -1 | 1) => (place: number) => {
    const beside = isItem.has(place + direction) ? undefined : lines[place + direction];
    return beside !== undefined && isAmountOnly(beside.text) ? beside.text : null;
  };
  const [before, behind] = [besides(-1), besides(1)];
  // what stands before the first name tells which of its neighbours is whose
  const amountOf = before(places[0]!) === null ? behind : before;
  const isApart = places.filter((place) => amountOf(place) !== null).length * 2 >= places.length;
  return places.map((place) => {
    const text = withoutBullet(lines[place]!.text);
    const name = isItem.has(place + 1) ? undefined : lines[place + 1];
    if (isAmountOnly(text)) return name?.level === 0 && /\p{L}{3}/u.test(name.text) ? `${text} ${name.text}` : text;
    const amount = isApart ? amountOf(place) : null;
    return amount === null ? text : `${amount} ${text}`;
  });
}

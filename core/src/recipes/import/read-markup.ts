import { cleanLines } from './clean-text.ts';
import { elementsWithin, innermost, isElement, linesOf, textOf } from './element-text.ts';
import { withoutClosingNotes } from './end-of-method.ts';
import { withAmountsJoined } from './join-amounts.ts';
import type { Page, PageElement, PageNode } from './page.ts';
import { stepOfLines } from './split-steps.ts';
import type { Thing } from './structured-things.ts';

const THINGS_MAX = 5000;
/** Texts of one property that are kept. */
const VALUES_MAX = 1000;
/**
 * Elements and texts that may be walked for values: so many, and so many times those of the page. Properties within
 * properties each read what they hold, so that a page of nested ones would be read hundreds of times over.
 */
const VISITS_LEAST = 100_000;
const VISITS_PER_NODE = 2;
const URL_PROPERTIES = new Set(['image', 'photo', 'url', 'thumbnailurl', 'contenturl', 'sameas', 'suitablefordiet']);

/** A property's name without the vocabulary's address or prefix: 'schema:recipeIngredient' is 'recipeIngredient'. */
function bareNames(attribute: string | undefined): string[] {
  if (!attribute) return [];
  return attribute
    .trim()
    .split(/\s+/)
    .slice(0, 4)
    .map((name) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1));
}

/**
 * The things that microdata (`itemscope`, `itemtype`, `itemprop`) and RDFa (`typeof`, `property`) describe, in the shape of
 * JSON-LD. A text property keeps the line breaks of the page; a list that holds ingredients or steps becomes one value a line.
 */
export function readMarkup(page: Page): Thing[] {
  const scopes = new Map<PageElement, Record<string, unknown>>();
  const roots: Record<string, unknown>[] = [];
  /** The scopes that are open at the element that is looked at, the innermost last. */
  const open: PageElement[] = [];
  let visitsLeft = Math.max(VISITS_LEAST, VISITS_PER_NODE * page.nodes.length);
  /** Whether what an element holds may still be read; counts it as read. */
  const mayRead = (element: PageElement) => {
    visitsLeft -= element.end - element.index;
    return visitsLeft >= 0;
  };
  for (const node of page.nodes) {
    if (!isElement(node)) continue;
    while (open.length > 0 && open[open.length - 1]!.end <= node.index) open.pop();
    const { attributes } = node;
    const typeText = attributes['itemtype'] ?? attributes['typeof'];
    const names = bareNames(attributes['itemprop'] ?? (scopes.size > 0 ? attributes['property'] : undefined));
    if (typeText === undefined && names.length === 0 && attributes['itemscope'] === undefined) continue;
    const owner = scopes.get(open[open.length - 1]!) ?? null;
    if (typeText !== undefined || attributes['itemscope'] !== undefined) {
      if (scopes.size >= THINGS_MAX) continue;
      const thing: Record<string, unknown> = { '@type': bareNames(typeText) };
      scopes.set(node, thing);
      open.push(node);
      if (owner && names.length > 0) for (const name of names) add(owner, name, thing);
      else roots.push(thing);
      // A step or an image that has its text in itself instead of in properties.
      if (names.some((name) => /instructions?$|ingredients?$/i.test(name)) && mayRead(node)) {
        const lines = linesOf(page, node);
        if (lines.length > 0) thing['@value'] = lines.join('\n');
      }
      continue;
    }
    if (!owner || !mayRead(node)) continue;
    for (const name of names) for (const value of valuesOf(page, node, name)) add(owner, name, value);
  }
  return roots;
}

function add(thing: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(thing, name)) thing[name] = value;
  else if (Array.isArray(thing[name])) {
    const values = thing[name] as unknown[];
    if (values.length < VALUES_MAX) values.push(value);
  } else thing[name] = [thing[name], value];
}

function valuesOf(page: Page, element: PageElement, name: string): string[] {
  const { attributes } = element;
  const lower = name.toLowerCase();
  if (attributes['content'] !== undefined && (element.name === 'meta' || attributes['content'] !== ''))
    return [attributes['content']];
  if (element.name === 'time' && attributes['datetime']) return [attributes['datetime']];
  if (attributes['datetime'] && /time|duration/i.test(name)) return [attributes['datetime']];
  if (element.name === 'img' || element.name === 'source' || element.name === 'video') {
    const address = imageAddress(element);
    return address ? [address] : [];
  }
  if (URL_PROPERTIES.has(lower)) {
    if (attributes['href']) return [attributes['href']];
    const image = elementsWithin(page, element, (inner) => inner.name === 'img')[0];
    const address = image ? imageAddress(image) : null;
    return address ? [address] : [];
  }
  if (/ingredients?$/i.test(lower)) return ingredientsOf(page, element);
  if (/instructions?$|^step$/i.test(lower)) return withoutClosingNotes(itemLines(page, element).flatMap(stepOfLines));
  return [textOf(page, element)];
}

/** Lines and characters of an element that is one of several ingredients. */
const INGREDIENT_LINES_MAX = 4;
const INGREDIENT_CHARACTERS_MAX = 140;

/** The ingredients of an element: one where others of the same property stand beside it, however many blocks it has. */
function ingredientsOf(page: Page, element: PageElement): string[] {
  const lines = itemLines(page, element).map((line) => line.join(' '));
  const whole = lines.join(' ');
  const isOne =
    lines.length > 1 &&
    lines.length <= INGREDIENT_LINES_MAX &&
    whole.length <= INGREDIENT_CHARACTERS_MAX &&
    hasTwin(page, element);
  return isOne ? [whole] : withAmountsJoined(lines);
}

/** Whether the element right before or behind another one is of the same property. */
function hasTwin(page: Page, element: PageElement): boolean {
  const name = propertyOf(element);
  const isTwin = (node: PageNode | undefined) =>
    node !== undefined && isElement(node) && node.parent === element.parent && propertyOf(node) === name;
  let behind = element.end;
  while (page.nodes[behind] !== undefined && page.nodes[behind]!.name === '') behind += 1;
  if (isTwin(page.nodes[behind])) return true;
  const before = elementBefore(page, element);
  return isTwin(before);
}

const propertyOf = ({ attributes }: PageElement): string => attributes['itemprop'] ?? attributes['property'] ?? '';

/** The element that ends where another one begins, as far as only text stands between. */
function elementBefore(page: Page, element: PageElement): PageNode | undefined {
  let at = element.index - 1;
  while (at > 0 && page.nodes[at]!.name === '' && page.nodes[at]!.parent === element.parent) at -= 1;
  let node: PageNode | undefined | null = page.nodes[at];
  while (node && node.parent !== element.parent && node.end <= element.index) node = node.parent;
  return node ?? undefined;
}

/** The address of an image element, with the picture that is loaded late before its stand-in. */
export function imageAddress(element: PageElement): string | null {
  const { attributes } = element;
  const late =
    attributes['data-src'] ??
    attributes['data-lazy-src'] ??
    attributes['data-original'] ??
    attributes['data-pin-media'];
  const source = attributes['src'];
  if (source && !source.startsWith('data:'))
    return late && /placeholder|blank|spacer|loading/i.test(source) ? late : source;
  if (late) return late;
  const set = attributes['srcset'] ?? attributes['data-srcset'];
  return set ? (set.trim().split(/\s+/)[0] ?? null) : null;
}

/** The items of a list, each as its lines; of an element without list items, its lines, each as an item. */
export function itemLines(page: Page, element: PageElement): string[][] {
  const items = innermost(elementsWithin(page, element, (inner) => inner.name === 'li'));
  if (items.length > 0) return items.map((item) => linesOf(page, item)).filter((lines) => lines.length > 0);
  const rows = innermost(elementsWithin(page, element, (inner) => inner.name === 'tr'));
  if (rows.length > 1) return rows.map((row) => [linesOf(page, row).join(' ')]).filter((lines) => lines[0] !== '');
  return linesOf(page, element)
    .flatMap((line) => cleanLines(line))
    .map((line) => [line]);
}

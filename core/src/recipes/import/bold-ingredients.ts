import type { SectionList } from './best-list.ts';
import { isElement, textOf } from './element-text.ts';
import { STARTS_WITH_NUMBER } from './join-amounts.ts';
import { hasMeasure, isLikeIngredient } from './list-likeness.ts';
import type { ListsAmongSteps } from './lists-among-steps.ts';
import type { Page, PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { isFact } from './section-body.ts';
import { tidySteps } from './split-steps.ts';
import { tellsYield, tidyIngredients } from './tidy-ingredients.ts';

const BOLD = new Set(['b', 'strong', 'em', 'mark', 'u']);
/** Amounts in bold letters that a method needs to be one that names its ingredients in them. */
const COUNTED_MIN = 4;
const PARAGRAPHS_MIN = 2;
const INGREDIENT_CHARACTERS_MAX = 70;
const NAME_CHARACTERS_MAX = 40;
const STEP_CHARACTERS_MIN = 30;
const SENTENCE_END = /[.!?…]["'”’)]*$/;
const HEADING_END = /[:：.!?]$/;

/** An ingredient within a sentence, and the block whose text the sentence is of. */
interface Named {
  readonly text: string;
  readonly isCounted: boolean;
  readonly index: number;
  readonly line: PageLine;
}

const isAmount = (text: string): boolean =>
  STARTS_WITH_NUMBER.test(text) &&
  (hasMeasure(text) || isLikeIngredient(text)) &&
  /\p{L}{2}/u.test(text) &&
  !isFact(text) &&
  !tellsYield(text);

/** What stands in bold letters within the sentences of a page. */
function namedWithin(page: Page, lines: readonly PageLine[]): Named[] {
  const ofBlock = new Map<PageElement, PageLine[]>();
  for (const line of lines) {
    if (line.block === null || line.level > 0 || line.text.length < STEP_CHARACTERS_MIN) continue;
    ofBlock.set(line.block, [...(ofBlock.get(line.block) ?? []), line]);
  }
  const named: Named[] = [];
  for (const node of page.nodes) {
    if (!isElement(node) || !BOLD.has(node.name) || (node.parent !== null && BOLD.has(node.parent.name))) continue;
    let block = node.parent;
    while (block !== null && !ofBlock.has(block) && !/^(?:li|p|div|td|article|section|body)$/.test(block.name))
      block = block.parent;
    const own = block === null ? [] : (ofBlock.get(block) ?? []);
    const text = textOf(page, node).replace(/[,;.]$/, '');
    const line = own.findLast(({ index, text: told }) => index <= node.index + 1 && told.includes(text));
    if (line === undefined || text === '' || text.length > INGREDIENT_CHARACTERS_MAX) continue;
    // the whole line in bold letters is no ingredient within it
    if (text.length * 2 > line.text.length) continue;
    named.push({ text, isCounted: isAmount(text), index: node.index, line });
  }
  return named;
}

/**
 * The recipe of a page that tells it as running text, with each ingredient in bold letters within its sentences: 'Mix <b>250 g
 * flour</b> with <b>2 eggs</b>.' Null where a page does not.
 */
export function findBoldIngredients(page: Page, lines: readonly PageLine[]): ListsAmongSteps | null {
  const named = namedWithin(page, lines);
  const counted = named.filter(({ isCounted }) => isCounted);
  const paragraphs = new Set(counted.map(({ line }) => line));
  if (counted.length < COUNTED_MIN || paragraphs.size < PARAGRAPHS_MIN) return null;
  const isName = ({ text, line }: Named) =>
    paragraphs.has(line) && text.length <= NAME_CHARACTERS_MAX && !HEADING_END.test(text) && !/\d/.test(text);
  const items = named.filter((one) => one.isCounted || isName(one));
  const places = [...paragraphs].map((line) => lines.indexOf(line)).sort((one, other) => one - other);
  const [first, last] = [places[0]!, places.at(-1)!];
  let end = last;
  while (isTold(lines[end + 1]) && lines[end + 1]!.block?.parent === lines[last]!.block?.parent) end += 1;
  const told = lines.slice(first, end + 1).filter((line) => isTold(line));
  const listOf = (texts: string[], index: number, until: number): SectionList => ({
    lines: texts,
    worth: 1,
    index,
    end: until,
  });
  return {
    ingredients: listOf(tidyIngredients(items.map(({ text }) => text)), items[0]!.index, items.at(-1)!.index),
    steps: listOf(tidySteps(told.map(({ text }) => text)), lines[first]!.index, lines[end]!.index),
  };
}

const isTold = (line: PageLine | undefined): line is PageLine =>
  line !== undefined && line.level === 0 && line.text.length >= STEP_CHARACTERS_MIN && SENTENCE_END.test(line.text);

import { hiddenAlternatives } from './alternatives.ts';
import { withPaperLinesJoined } from './broken-steps.ts';
import { BLOCKS, oneLine, TEXT_CHARACTERS_MAX } from './clean-text.ts';
import {
  INLINE,
  isElement,
  isHiddenInLine,
  isSetApart,
  NOT_SHOWN_CLASSES,
  raisedText,
  shownValue,
} from './element-text.ts';
import { isTimeLabel, isYieldLabel } from './fact-lines.ts';
import type { Page, PageElement } from './page.ts';
import type { PageLine } from './page-line.ts';
import { withRowsJoined } from './page-rows.ts';
import { classesWith } from './remembering.ts';

const LINES_MAX = 20_000;
const SKIPPED = new Set(['noscript', 'button', 'nav', 'footer', 'video']);
const isOfSkippedClass = classesWith(
  new RegExp(
    ` (?:${NOT_SHOWN_CLASSES}|(?:[\\w-]+-)?comments?|comment-?list|comments-area|respond|disqus_thread|site-footer|footer|main-menu|navbar|breadcrumbs?|related-posts?|share-buttons|cookie-?(?:banner|consent|notice)) `,
  ),
);
const BOLD = new Set(['b', 'strong', 'u']);

const CAPTION_CHARACTERS_MAX = 80;
/** Whether what stands below a picture only names it; some pages tell their method below pictures. */
const isCaption = (text: string): boolean => text.length <= CAPTION_CHARACTERS_MAX && !/[.!?。:]$/.test(text);

const CAPTION_CLASS = / (?:[\w-]*(?:image|photo|picture|foto|wp|bild)[-_]?(?:caption|credit|subtitle)[\w-]*) /;
/** Whether a block stands below a picture. */
const isOfPicture = (block: PageElement | null): boolean =>
  block !== null && (block.name === 'figcaption' || (block.name === 'p' && CAPTION_CLASS.test(block.classes)));

/** What shows one line of a list. */
const ITEMS = new Set(['li', 'tr', 'p', 'dd']);
const ITEM_NODES_MAX = 60;
const UNIT_SYSTEM = / (metric|imperial|us-customary|us-cups|us) /;

/** Whether an element shows what one beside it does in the other system of units, by the class names of both: the later one is left out. */
function secondSystem({ nodes }: Page): (element: PageElement) => boolean {
  const first = new Map<PageElement | null, string>();
  const isSecond = new Set<PageElement>();
  for (const node of nodes) {
    if (!isElement(node) || !ITEMS.has(node.name) || node.end - node.index > ITEM_NODES_MAX) continue;
    const system = node.classes === '' ? undefined : UNIT_SYSTEM.exec(node.classes)?.[1];
    if (system === undefined) continue;
    const known = first.get(node.parent);
    if (known === undefined) first.set(node.parent, system);
    else if (known !== system) isSecond.add(node);
  }
  return (element) => isSecond.has(element);
}

/** Whether an element holds nothing that a page shows of its recipe. */
function skippedOf(page: Page): (element: PageElement) => boolean {
  const isOfSecondSystem = secondSystem(page);
  const alternatives = hiddenAlternatives(page);
  return (element) =>
    SKIPPED.has(element.name) ||
    isOfSecondSystem(element) ||
    alternatives.has(element) ||
    isHiddenInLine(element) ||
    (element.classes !== '' &&
      element.end - element.index < page.nodes.length / 2 &&
      isOfSkippedClass(element.classes));
}

/** Labels beside each other from which each is a line: the tick boxes of a list that is none by its mark-up. */
const LABELS_MIN = 3;

/** Whether an element stands on lines of its own, by its name or as one of several labels beside each other. */
function blocksOf({ nodes }: Page): (element: PageElement) => boolean {
  let labels: Map<PageElement | null, number> | null = null;
  const countLabels = () => {
    const counts = new Map<PageElement | null, number>();
    for (const { name, parent } of nodes) if (name === 'label') counts.set(parent, (counts.get(parent) ?? 0) + 1);
    return counts;
  };
  return (element) => {
    const { name, parent } = element;
    if (name !== 'label') return BLOCKS.has(name) || isNameOfStep(element);
    labels ??= countLabels();
    return (labels.get(parent) ?? 0) >= LABELS_MIN;
  };
}

/** The class of what names a step within its line: only a style sheet sets it apart from what the step tells. */
const STEP_NAME_CLASS =
  /(?:step|instruction|direction|method|zubereitung|preparation)s?(?:[\w-]*[-_])?(?:title|name|head(?:ing|er|line)?|caption) /;
const isNameOfStep = ({ name, classes }: PageElement): boolean =>
  (name === 'span' || name === 'strong' || name === 'b') && classes !== '' && STEP_NAME_CLASS.test(classes);

/** What editors write for bold letters in a span, and for plain ones in a 'b' around a whole document. */
const WEIGHT = /font-weight\s*:\s*(bold(?:er)?|[6-9]00|normal|[1-5]00)/i;

function isBold(element: PageElement): boolean {
  const weight =
    element.name === 'span' || element.name === 'b' ? WEIGHT.exec(element.attributes['style'] ?? '')?.[1] : undefined;
  if (weight !== undefined) return /^(?:bold|[6-9])/i.test(weight);
  return BOLD.has(element.name) || isNameOfStep(element);
}

/** What a picture says that stands for a word: the clock before the cooking time. Null for all other pictures. */
function factNamed({ attributes }: PageElement): string | null {
  const said = oneLine((attributes['alt'] || attributes['title'] || '').slice(0, CAPTION_CHARACTERS_MAX));
  return said !== '' && (isTimeLabel(said) || isYieldLabel(said)) ? `${said} ` : null;
}

/** The table row that a block stands in; null where it stands in none. */
function rowOf(block: PageElement | null): PageElement | null {
  let above = block;
  for (let step = 0; above !== null && step < CELL_LEVELS_MAX; step += 1, above = above.parent)
    if (above.name === 'tr') return above;
  return null;
}
const CELL_LEVELS_MAX = 4;
const ROW_NAME_CHARACTERS_MAX = 60;

/**
 * The level of a cell that heads rows of a table, and does not name what the cell beside it tells; 0 for all else. A few words in
 * the one cell of a row above rows of several head these.
 */
function headsOfRows({ nodes }: Page): (block: PageElement | null, text: string) => number {
  const counts = new Map<PageElement, number>();
  const cellsOf = (row: PageElement) => {
    const known = counts.get(row);
    if (known !== undefined) return known;
    let cells = 0;
    for (let at = row.index + 1; at < row.end; at += 1) if (nodes[at]!.name === 'td') cells += 1;
    counts.set(row, cells);
    return cells;
  };
  const rowBehind = (row: PageElement) => {
    let at = row.end;
    while (at < nodes.length && nodes[at]!.name === '') at += 1;
    const next = nodes[at];
    return next !== undefined && isElement(next) && next.name === 'tr' && next.parent === row.parent ? next : null;
  };
  return (block, text) => {
    if (block?.name === 'th') return block.parent?.name === 'tr' && cellsOf(block.parent) === 0 ? 7 : 0;
    if (text.length > ROW_NAME_CHARACTERS_MAX || /[\d½¼¾⅓⅔]|[.!?]$/.test(text)) return 0;
    const row = rowOf(block);
    const next = row === null || cellsOf(row) !== 1 ? null : rowBehind(row);
    return next !== null && cellsOf(next) > 1 ? 7 : 0;
  };
}

/** Dots that lead from a name to its amount: 'Almonds ........ 250 g'. */
const LEADERS = /\s?(?:\.{5,}|(?:\. ){4,}\.?|…{2,})\s?(?=\S)/gu;

/** A heading without the sign behind it that leads to it: 'Leek soup¶'. */
export const withoutAnchor = (heading: string): string => heading.replace(/\s*(?:[¶§#]|🔗)$/u, '');

/** Characters of a line, and how many of them are bold and lead elsewhere. */
const NO_CHARACTERS = { all: 0, bold: 0, linked: 0 };

/** Characters between links of one line, or behind the last: a bar, a comma. */
const BETWEEN_LINKS_MAX = 2;

/** What a line looks like: a heading, all of it a link. */
function looksOf(text: string, { all, bold, linked }: typeof NO_CHARACTERS, headingLevel: number) {
  const isName = text.length <= 80 && ((bold > 0 && bold >= all * 0.9) || /[:：]$/.test(text));
  return {
    level: headingLevel || (isName ? 7 : 0),
    ...(bold > 0 && bold < all * 0.9 && { hasBold: true }),
    ...(linked > 0 && linked >= all - BETWEEN_LINKS_MAX && { isLink: true }),
  };
}

/** The lines of a page outside navigation, footer and comments, in order. */
export function pageLines(page: Page): PageLine[] {
  const lines: PageLine[] = [];
  const { nodes } = page;
  const [isSkipped, isBlock, headLevel] = [skippedOf(page), blocksOf(page), headsOfRows(page)];
  const open: PageElement[] = [];
  let parts: string[] = [];
  let index = 0;
  let firstIndex = -1;
  let block: PageElement | null = null;
  let characters = NO_CHARACTERS;
  let boldDepth = 0;
  let linkDepth = 0;
  let headingLevel = 0;
  // what closed since the last text; a span says more than what else stands within a line
  let lastEnd: 'span' | 'inline' | null = null;

  const flush = () => {
    if (firstIndex >= 0 && lines.length < LINES_MAX) {
      const told = oneLine(parts.join('').slice(0, TEXT_CHARACTERS_MAX).replace(LEADERS, ': '));
      const text = headingLevel > 0 ? withoutAnchor(told) : told;
      if (text !== '' && !(isOfPicture(block) && isCaption(text))) {
        const level = headingLevel || headLevel(block, text);
        lines.push({ text, block, index: firstIndex, ...looksOf(text, characters, level) });
      }
    }
    parts = [];
    firstIndex = -1;
    characters = NO_CHARACTERS;
    lastEnd = null;
  };
  const currentBlock = () => {
    for (let above = open.length - 1; above >= 0; above -= 1) if (BLOCKS.has(open[above]!.name)) return open[above]!;
    return null;
  };

  while (index < nodes.length && lines.length < LINES_MAX) {
    while (open.length > 0 && open[open.length - 1]!.end <= index) {
      const closed = open.pop()!;
      if (isBlock(closed)) flush();
      if (isBold(closed)) boldDepth -= 1;
      if (/^h[1-6]$/.test(closed.name)) headingLevel = 0;
      if (closed.name === 'a') linkDepth -= 1;
      if (closed.name === 'span') lastEnd = 'span';
      else if (INLINE.has(closed.name)) lastEnd ??= 'inline';
    }
    const node = nodes[index]!;
    if (!isElement(node)) {
      const isBlank = node.text.trim() === '';
      if (!isBlank) {
        if (firstIndex < 0) {
          firstIndex = index;
          block = currentBlock();
        }
        const length = node.text.trim().length;
        const { all, bold, linked } = characters;
        characters = {
          all: all + length,
          bold: boldDepth > 0 ? bold + length : bold,
          linked: linkDepth > 0 ? linked + length : linked,
        };
        if (lastEnd !== null && isSetApart(parts.at(-1), node.text)) parts.push(' ');
      }
      parts.push(raisedText(page, node, parts.at(-1)));
      lastEnd = null;
      index += 1;
      continue;
    }
    if (isSkipped(node)) {
      index = node.end;
      continue;
    }
    const value = node.name === 'img' ? factNamed(node) : shownValue(page, node);
    if (value !== null) {
      if (value !== '' && firstIndex < 0) {
        firstIndex = index;
        block = currentBlock();
      }
      parts.push(` ${value} `);
      index = node.end;
      continue;
    }
    if (isBlock(node)) flush();
    else if (lastEnd === 'span') parts.push(' ');
    if (isBold(node)) boldDepth += 1;
    if (node.name === 'a') linkDepth += 1;
    if (/^h[1-6]$/.test(node.name)) headingLevel = Number(node.name[1]);
    open.push(node);
    index += 1;
  }
  flush();
  return withRowsJoined(withPaperLinesJoined(lines));
}

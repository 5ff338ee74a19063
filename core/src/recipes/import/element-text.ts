import { BLOCKS, oneLine } from './clean-text.ts';
import type { Page, PageElement, PageNode, PageText } from './page.ts';
import { classesWith } from './remembering.ts';

/** Whether a node is an element. */
export function isElement(node: PageNode): node is PageElement {
  return node.name !== '';
}

/**
 * Class names of what only screen readers hear, of prices, of the switches of a step, and of what a wiki sets beside a heading and before a title: a part of
 * a regular expression.
 */
export const NOT_SHOWN_CLASSES = String.raw`(?:[\w-]+-)?edit-?section|mw-page-title-(?:namespace|separator)|headerlink|[\w-]*(?:step|instruction)[\w-]*[-_]controls|(?:[\w-]+[-_])?sr-only|screen-reader-text|(?:[\w-]+[-_])?visually-?hidden|hidden-visually|(?:only-?for-?)?(?:aria|a11y)(?:-only)?|(?:for-|only-?for-?)?screen-?readers?(?:-only)?|show-for-sr|(?:[\w-]+[_-])?prices?`;
const isOfUnreadClass = classesWith(new RegExp(` (?:${NOT_SHOWN_CLASSES}|assistive-text) `));

/** Parts of a page that are not its text: what is shown without scripts, buttons, captions, prices, and what only screen readers hear. */
function isUnread(element: PageElement): boolean {
  if (element.name === 'noscript' || element.name === 'button' || element.name === 'video') return true;
  if (element.name === 'figcaption') return true;
  return isOfUnreadClass(element.classes);
}

/**
 * What a form control shows: the chosen option of a list, the number in a field. Null for elements that are no such control.
 * Pages let a reader choose the servings in one.
 */
export function shownValue(page: Page, element: PageElement): string | null {
  if (element.name === 'input') {
    const value = element.attributes['value'] ?? '';
    return /^(?:number|text|tel)?$/.test(element.attributes['type'] ?? '') && /^\d{1,3}$/.test(value) ? value : '';
  }
  if (element.name !== 'select') return null;
  let first: PageElement | null = null;
  for (let index = element.index + 1; index < element.end; index += 1) {
    const node = page.nodes[index]!;
    if (!isElement(node) || node.name !== 'option') continue;
    first ??= node;
    if (node.attributes['selected'] !== undefined) {
      first = node;
      break;
    }
  }
  const text = first ? page.nodes[first.index + 1] : undefined;
  return text && !isElement(text) && text.parent === first ? text.text.trim() : '';
}

/** Elements within a line that a style sheet may set apart from what follows. */
export const INLINE: ReadonlySet<string> = new Set(['span', 'strong', 'b', 'em', 'i']);
const AMOUNT = /^\s*[\d½¼¾⅓⅔⅛][\d.,/½¼¾⅓⅔⅛–-]*(?:\s\p{L}{1,12}\.?)?$/u;

/** Whether the text before the end of an inline element is an amount by itself and the text after it a name: '150 g', 'flour'. */
export function isSetApart(before: string | undefined, after: string): boolean {
  return before !== undefined && AMOUNT.test(before) && /^\p{L}{3}/u.test(after);
}

/** The sign of a fraction that a raised number begins. */
const FRACTION_NEXT = /^\s*[/⁄]/;

/**
 * What a text says that may be raised: the number of a footnote says nothing ('salt²'), and the number above a fraction is not
 * the end of the whole number before it ('1¼').
 * @param before the text right before it
 */
export function raisedText({ nodes }: Page, node: PageText, before: string | undefined): string {
  if (node.parent?.name !== 'sup' || !/\d/.test(node.text) || before === undefined) return node.text;
  const next = nodes.slice(node.index + 1, node.index + 4).find((one): one is PageText => one.name === '');
  const isOver = /[/⁄]/.test(node.text) || FRACTION_NEXT.test(next?.text ?? '');
  if (isOver) return /\d$/.test(before) ? ` ${node.text}` : node.text;
  return /^\s*[[(]?\d{1,2}[\])]?\s*$/.test(node.text) && /[\p{L}),] ?$/u.test(before) ? '' : node.text;
}

/** Whether a page shows an element within a line only when a script does: the amount in the other system of units. */
export const isHiddenInLine = ({ name, attributes }: PageElement): boolean =>
  name === 'span' && (attributes['hidden'] !== undefined || /display\s*:\s*none/i.test(attributes['style'] ?? ''));

/**
 * The text of an element, with line breaks where its blocks end. Two inline elements that touch get a space between them:
 * pages write amount, unit and name as separate elements and leave the gap to their style sheet.
 */
export function rawText(page: Page, element: PageElement): string {
  const parts: string[] = [];
  const { nodes } = page;
  const closing: PageElement[] = [];
  let last = '';
  let index = element.index + 1;
  let closedInline = false;
  const close = (node: PageElement) => {
    closedInline = INLINE.has(node.name);
    if (BLOCKS.has(node.name)) {
      parts.push('\n');
      last = '\n';
    } else if (node.name === 'span') {
      if (last !== '\n') last = `${last}|`;
    }
  };
  while (index < element.end) {
    const node = nodes[index]!;
    while (closing.length > 0 && closing[closing.length - 1]!.end <= index) close(closing.pop()!);
    if (!isElement(node)) {
      if (closedInline && isSetApart(parts.at(-1), node.text)) parts.push(' ');
      closedInline = false;
      parts.push(raisedText(page, node, parts.at(-1)).replace(/\s+/g, ' '));
      last = node.text.slice(-1);
      index += 1;
      continue;
    }
    if (isUnread(node) || isHiddenInLine(node)) {
      index = node.end;
      continue;
    }
    const value = shownValue(page, node);
    if (value !== null) {
      parts.push(` ${value} `);
      last = ' ';
      index = node.end;
      continue;
    }
    if (BLOCKS.has(node.name)) {
      parts.push('\n');
      last = '\n';
    } else if (
      last.endsWith('|') &&
      (node.name === 'span' || node.name === 'a' || node.name === 'strong' || node.name === 'b')
    ) {
      parts.push(' ');
      last = ' ';
    }
    closing.push(node);
    index += 1;
  }
  return parts.join('');
}

/** The text of an element on one line. */
export function textOf(page: Page, element: PageElement): string {
  return oneLine(rawText(page, element));
}

/** The text of an element line by line, without empty lines. */
export function linesOf(page: Page, element: PageElement): string[] {
  return rawText(page, element)
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
}

/** The elements below an element (or of the whole page) that pass a test, in document order. */
export function elementsWithin(
  page: Page,
  root: PageElement | null,
  test: (element: PageElement) => boolean,
): PageElement[] {
  const found: PageElement[] = [];
  const end = root ? root.end : page.nodes.length;
  for (let index = root ? root.index + 1 : 0; index < end; index += 1) {
    const node = page.nodes[index]!;
    if (isElement(node) && test(node)) found.push(node);
  }
  return found;
}

/** Those of the elements that do not stand within another of them. The elements come in document order. */
export function outermost(elements: readonly PageElement[]): PageElement[] {
  const kept: PageElement[] = [];
  let end = -1;
  for (const element of elements) {
    if (element.index < end) continue;
    kept.push(element);
    end = element.end;
  }
  return kept;
}

/** Those of the elements that hold no other of them. The elements come in document order. */
export function innermost(elements: readonly PageElement[]): PageElement[] {
  return elements.filter((element, position) => {
    const next = elements[position + 1];
    return !next || next.index >= element.end;
  });
}

import { elementsWithin, isElement } from './element-text.ts';
import type { Page, PageElement } from './page.ts';

/** Characters of a preformatted text from which it may hold a recipe. */
const CHARACTERS_MIN = 150;
const CHARACTERS_MAX = 50_000;

/** The longest preformatted text of a page, with its line breaks: how recipes stood on pages before there was mark-up. Null where it has none. */
export function preformattedText(page: Page): string | null {
  let longest = '';
  for (const element of elementsWithin(page, null, ({ name }) => name === 'pre').slice(0, 50)) {
    const text = textWithin(page, element);
    if (text.length > longest.length) longest = text;
  }
  return longest.length >= CHARACTERS_MIN ? longest : null;
}

function textWithin({ nodes }: Page, element: PageElement): string {
  let text = '';
  for (let at = element.index + 1; at < element.end && text.length < CHARACTERS_MAX; at += 1) {
    const node = nodes[at]!;
    text += isElement(node) ? (node.name === 'br' ? '\n' : '') : node.text;
  }
  return text.slice(0, CHARACTERS_MAX);
}

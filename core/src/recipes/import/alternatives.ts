import { isElement } from './element-text.ts';
import type { Page, PageElement } from './page.ts';

/** Class names of the one that is shown of several, and of those that are not. */
const ACTIVE = /^(?:is-)?(?:active|selected|current|visible|show|shown|open|in)$/;
const HIDDEN = /^(?:is-)?(?:hidden|hide|d-none|invisible|inactive|display-none)$/;
const MAY_HOLD_A_LIST = new Set(['div', 'section', 'ul', 'ol', 'table', 'tbody', 'dl']);
/** Elements and texts of a list at least, and of one that is looked at. */
const NODES_MIN = 6;
const NODES_MAX = 2_000;
/** Share of the words of one that the other has too: the same list in other amounts. */
const SHARED_FROM = 0.7;
/** Elements beside each other that are compared. */
const BESIDE_MAX = 24;

type State = 'active' | 'hidden' | 'plain';

function stateOf({ attributes, classes }: PageElement): State {
  const tokens = classes.split(' ');
  const isHidden =
    attributes['hidden'] !== undefined ||
    /display\s*:\s*none/i.test(attributes['style'] ?? '') ||
    tokens.some((token) => HIDDEN.test(token));
  return isHidden ? 'hidden' : tokens.some((token) => ACTIVE.test(token)) ? 'active' : 'plain';
}

/** What an element looks like but for whether it is shown and where it stands among its like. */
const lookOf = ({ name, attributes }: PageElement): string => {
  const tokens = (attributes['class'] ?? '').toLowerCase().trim().split(/\s+/);
  return `${name} ${tokens.filter((token) => !ACTIVE.test(token) && !HIDDEN.test(token)).join(' ')}`.replace(
    /\d+/g,
    '',
  );
};

/** What stands in an element, in lower case. */
function textOf({ nodes }: Page, { index, end }: PageElement): string {
  const texts: string[] = [];
  for (let at = index + 1; at < end; at += 1) {
    const node = nodes[at]!;
    if (!isElement(node)) texts.push(node.text.toLowerCase());
  }
  return texts.join(' ');
}

const wordsOf = (text: string): Set<string> => new Set(text.match(/\p{L}{3,}/gu));
/** The other system of units is no other amount: which of the two is read is decided by the lines. */
const IMPERIAL = /[\d½¼¾]\s?-?(?:oz|ounces?|lbs?|pounds?|fl\.? ?oz|pints?|cups?)(?!\p{L})/u;

/** The one of several that a page shows; null where it does not say so of one alone. */
function shownOf(alike: readonly PageElement[]): PageElement | null {
  for (const state of ['active', 'plain'] as const) {
    const found = alike.filter((element) => stateOf(element) === state);
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/**
 * The elements that hold what one beside them does in other amounts: the list for two beside the list for four, of which a page
 * shows one at a time. The panels of tabs, which tell different things, are none.
 */
export function hiddenAlternatives(page: Page): ReadonlySet<PageElement> {
  const byPlace = new Map<PageElement, Map<string, PageElement[]>>();
  for (const node of page.nodes) {
    if (!isElement(node) || node.parent === null || !MAY_HOLD_A_LIST.has(node.name)) continue;
    if (node.end - node.index < NODES_MIN || node.end - node.index > NODES_MAX) continue;
    const ofParent = byPlace.get(node.parent) ?? new Map<string, PageElement[]>();
    byPlace.set(node.parent, ofParent);
    const look = lookOf(node);
    ofParent.set(look, [...(ofParent.get(look) ?? []), node].slice(0, BESIDE_MAX));
  }
  const hidden = new Set<PageElement>();
  for (const alike of [...byPlace.values()].flatMap((looks) => [...looks.values()])) {
    const shown = alike.length < 2 ? null : shownOf(alike);
    if (shown === null) continue;
    const text = textOf(page, shown);
    const words = wordsOf(text);
    for (const other of alike) {
      if (other === shown) continue;
      const told = textOf(page, other);
      const own = [...wordsOf(told)];
      const isSame = own.length > 1 && own.filter((word) => words.has(word)).length >= own.length * SHARED_FROM;
      if (isSame && (stateOf(shown) === 'active' || IMPERIAL.test(told) === IMPERIAL.test(text))) hidden.add(other);
    }
  }
  return hidden;
}

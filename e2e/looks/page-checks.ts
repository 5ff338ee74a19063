/** What is looked at on a page as it stands. Runs in the browser: `checks.ts` puts it there, as one script. */

/** What is wrong with a page, whatever it is about. */
export const FAULT_KINDS = {
  overflow: 'wider than the window',
  'inner overflow': 'wider than the box it scrolls in',
  outside: 'a control sticks out of its card',
  cut: 'text or a control cut without a sign',
  broken: 'a word in pieces',
  overlap: 'controls lie over each other',
  image: 'broken image',
  heading: 'no heading',
} as const;

export interface Fault {
  kind: keyof typeof FAULT_KINDS;
  /** the element, by its kind and its words: how it looks is what changes, and no figure that a font would change */
  where: string;
}

/** The topmost dialog, or the page. */
interface Scope {
  root: Element;
  isDialog: boolean;
}

const CONTROLS = 'a[href], button, input, select, textarea, [role="switch"], summary';
/** A row of chips or tabs is meant to be pushed sideways; what is as high as this only if it says so. */
const ROW_PX = 160;

const words = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 48);

function nameOf(element: Element) {
  const label = element.getAttribute('aria-label') ?? words(element.textContent ?? '');
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()}${label ? ` “${label}”` : ''}`;
}

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('[inert], [aria-hidden="true"]') === null;

/** All elements around one, the nearest first, without the page itself. */
function parentsOf(element: Element) {
  const parents: Element[] = [];
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) parents.push(at);
  return parents;
}

const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) => overflowX !== 'visible' || overflowY !== 'visible';
const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX + overflowY);

/** The part of an element that the boxes around it let be seen. */
function seenPart(element: Element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const parent of parentsOf(element)) {
    if (!clips(getComputedStyle(parent))) continue;
    const hole = parent.getBoundingClientRect();
    left = Math.max(left, hole.left);
    top = Math.max(top, hole.top);
    right = Math.min(right, hole.right);
    bottom = Math.min(bottom, hole.bottom);
  }
  return { left, top, right, bottom };
}
type Part = ReturnType<typeof seenPart>;

/** What hides a part of a box for good, if anything does: not a box that can be scrolled. */
function hidingParent(element: Element, box: DOMRect) {
  for (const parent of parentsOf(element)) {
    const style = getComputedStyle(parent);
    const hole = parent.getBoundingClientRect();
    if (style.position === 'fixed' || scrolls(style)) return null;
    if (!clips(style) || hole.width <= 2 || hole.height <= 2) continue;
    const acrossPx = Math.max(hole.left - box.left, box.right - hole.right);
    const downPx = Math.max(hole.top - box.top, box.bottom - hole.bottom);
    const isOutside =
      box.right <= hole.left || box.left >= hole.right || box.bottom <= hole.top || box.top >= hole.bottom;
    // a line's box is higher than its letters, by a third at most
    if (!isOutside && (acrossPx > 1 || downPx > Math.max(2, box.height / 4))) return parent;
  }
  return null;
}

function* findOverflow({ root }: Scope, widthPx: number): Generator<Fault> {
  if (document.documentElement.scrollWidth > widthPx + 1) {
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      const part = seenPart(element);
      return box.width > 0 && part.right > widthPx + 1 && part.right > part.left;
    });
    const deepest = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)));
    for (const element of deepest.slice(0, 5)) yield { kind: 'overflow', where: nameOf(element) };
    if (outside.length === 0) yield { kind: 'overflow', where: 'the page' };
  }
  for (const box of root.querySelectorAll('*')) {
    if (box.scrollWidth <= box.clientWidth + 1 || box.clientHeight < ROW_PX || !isShown(box)) continue;
    const { overflowX, scrollSnapType, scrollbarWidth } = getComputedStyle(box);
    const isStrip = scrollSnapType !== 'none' || scrollbarWidth === 'none';
    if (/auto|scroll/.test(overflowX) && !isStrip) yield { kind: 'inner overflow', where: nameOf(box) };
  }
}

/** An ellipsis, a fade, or a field that shows where the text goes on. */
function hasSign(element: Element) {
  return [element, ...parentsOf(element)].some((at) => {
    const style = getComputedStyle(at);
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    return isShortened || style.maskImage !== 'none' || at.matches('input, textarea, select, svg');
  });
}

/** A box of a pixel: its words are read aloud and not seen. */
const isForReaders = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width <= 2 && height <= 2 && clips(getComputedStyle(element));
};

function* findCuts({ root }: Scope): Generator<Fault> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || words(node.textContent ?? '') === '' || !isShown(element)) continue;
    if (element.closest('svg, script, style, noscript') !== null) continue;
    if ([element, ...parentsOf(element)].some(isForReaders)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isCut = [...range.getClientRects()].some((box) => hidingParent(element, box) !== null);
    if (isCut && !hasSign(element)) yield { kind: 'cut', where: nameOf(element) };
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    const box = control.getBoundingClientRect();
    const isThere = isShown(control) && box.width > 2 && box.height > 2;
    if (isThere && hidingParent(control, box) !== null && !hasSign(control))
      yield { kind: 'cut', where: nameOf(control) };
  }
}

/** Words that stand on two lines for want of room. An address may, and so may what is hyphenated. */
function* findBrokenWords({ root }: Scope): Generator<Fault> {
  for (const element of root.querySelectorAll('*')) {
    const { overflowWrap, wordBreak, hyphens } = getComputedStyle(element);
    const mayBreak = (overflowWrap !== 'normal' || wordBreak !== 'normal') && hyphens !== 'auto';
    if (!mayBreak || !isShown(element)) continue;
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.includes('://')) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,24}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          yield { kind: 'broken', where: `${word} in ${nameOf(element)}` };
        }
      }
    }
  }
}

/** A card, a panel, a dialog: what is seen as a thing by its line or its ground. */
function isCard(element: Element) {
  const style = getComputedStyle(element);
  const hasGround = !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(style.backgroundColor);
  return hasGround || (Number.parseFloat(style.borderRightWidth) > 0 && style.borderRightStyle !== 'none');
}

function* findOutside({ root }: Scope): Generator<Fault> {
  for (const control of root.querySelectorAll(CONTROLS)) {
    const parents = parentsOf(control);
    const cardAt = parents.findIndex(isCard);
    const card = parents[cardAt];
    if (card === undefined || !isShown(control)) continue;
    // what is laid over a corner, or pushed sideways, is out on purpose
    const onTheWay = [control, ...parents.slice(0, cardAt)].map((element) => getComputedStyle(element));
    const isFree = onTheWay.some((style) => /absolute|fixed/.test(style.position) || scrolls(style));
    if (isFree || scrolls(getComputedStyle(card))) continue;
    const box = control.getBoundingClientRect();
    const frame = card.getBoundingClientRect();
    const sticksOut = box.right > frame.right + 1 || box.left < frame.left - 1;
    if (sticksOut && box.width > 2) yield { kind: 'outside', where: nameOf(control) };
  }
}

const holds = (a: Part, b: Part) =>
  a.left <= b.left + 1 && a.top <= b.top + 1 && a.right >= b.right - 1 && a.bottom >= b.bottom - 1;

function isOver(a: Part, b: Part) {
  const acrossPx = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const downPx = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // a button inside a card that is a link, an eye inside a field: one holds the other on purpose
  return acrossPx > 2 && downPx > 2 && !holds(a, b) && !holds(b, a);
}

/** Whether something with a ground of its own lies between two controls where they meet, as a title that stays: one alone is seen there. */
function areParted(one: { element: Element; part: Part }, other: { element: Element; part: Part }) {
  const x = (Math.max(one.part.left, other.part.left) + Math.min(one.part.right, other.part.right)) / 2;
  const y = (Math.max(one.part.top, other.part.top) + Math.min(one.part.bottom, other.part.bottom)) / 2;
  const stack = document.elementsFromPoint(x, y);
  const places = [one, other].map(({ element }) => stack.findIndex((at) => element.contains(at)));
  const [upper = -1, lower = -1] = places.toSorted((a, b) => a - b);
  return upper >= 0 && stack.slice(upper + 1, lower).some((at) => isCard(at) && !at.contains(stack[lower] ?? null));
}

function* findOverlaps({ root }: Scope): Generator<Fault> {
  const layerOf = (element: Element) =>
    [element, ...parentsOf(element)].find((at) => /fixed|sticky/.test(getComputedStyle(at).position));
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((element) => {
      const { pointerEvents, display } = getComputedStyle(element);
      // the boxes of two links in a text may touch where it wraps
      return isShown(element) && pointerEvents !== 'none' && display !== 'inline';
    })
    .map((element) => ({ element, part: seenPart(element), layer: layerOf(element) }))
    .filter(({ part }) => part.right - part.left > 2 && part.bottom - part.top > 2)
    .sort((a, b) => a.part.top - b.part.top);
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (other.part.top >= one.part.bottom - 2) break;
      const isWithin = one.element.contains(other.element) || other.element.contains(one.element);
      if (isWithin || one.layer !== other.layer || !isOver(one.part, other.part) || areParted(one, other)) continue;
      yield { kind: 'overlap', where: `${nameOf(one.element)} and ${nameOf(other.element)}` };
    }
  }
}

function* findBrokenImages(): Generator<Fault> {
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth > 0 || image.currentSrc === '' || !isShown(image)) continue;
    yield { kind: 'image', where: image.alt || image.className };
  }
}

function* findMissingHeadings({ root, isDialog }: Scope): Generator<Fault> {
  const isNamed = isDialog && root.hasAttribute('aria-label');
  const headings = [...root.querySelectorAll('h1, h2, h3, [role="heading"]')];
  const hasHeading = headings.some((heading) => words(heading.textContent ?? '') !== '' && heading.checkVisibility());
  if (!hasHeading && !isNamed) yield { kind: 'heading', where: isDialog ? nameOf(root) : 'the page' };
  if (!isDialog && document.querySelectorAll('h1').length !== 1) yield { kind: 'heading', where: 'not exactly one h1' };
}

/** All that is wrong with the page as it stands, each once. */
export function findFaults(widthPx: number): Fault[] {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isShown).at(-1);
  const scope = { root: dialog ?? document.body, isDialog: dialog !== undefined };
  const faults = [
    ...findOverflow(scope, widthPx),
    ...findCuts(scope),
    ...findBrokenWords(scope),
    ...findOutside(scope),
    ...findOverlaps(scope),
    ...findBrokenImages(),
    ...findMissingHeadings(scope),
  ];
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.where}`, fault])).values()];
}

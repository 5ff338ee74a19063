import type { Page } from '@playwright/test';

/** What is wrong with a page as it stands, whatever it is about. */
export const FAULT_KINDS = {
  overflow: 'wider than the window',
  'inner overflow': 'wider than the box it scrolls in',
  outside: 'a control sticks out of its card',
  cut: 'text or a control cut without a sign',
  overlap: 'controls lie over each other',
  image: 'broken image',
  heading: 'no heading',
} as const;

export interface Fault {
  kind: keyof typeof FAULT_KINDS;
  /** the element, by its words or its class, without any figure that a font would change */
  where: string;
}

/** Looks at the page as it stands: `findFaults` runs in the browser, so it holds all it needs. */
export const checkLooks = (page: Page, widthPx: number): Promise<Fault[]> => page.evaluate(findFaults, widthPx);

function findFaults(widthPx: number): Fault[] {
  const ROW_PX = 160;
  const faults = new Map<string, Fault>();
  const add = (kind: Fault['kind'], where: string) => faults.set(`${kind} ${where}`, { kind, where });
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 48);
  const nameOf = (element: Element) => {
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const label = element.getAttribute('aria-label') ?? words(element.textContent ?? '');
    return `${element.tagName.toLowerCase()}${classes.join('')}${label ? ` “${label}”` : ''}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"], .visually-hidden, .sr-only') === null;
  const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const parentsOf = (element: Element) => {
    const parents: Element[] = [];
    for (let at = element.parentElement; at !== null; at = at.parentElement) parents.push(at);
    return parents;
  };
  /** the part of a box that its parents let be seen */
  const seenPart = (element: Element, box: DOMRect) => {
    let { left, top, right, bottom } = box;
    for (const parent of parentsOf(element)) {
      if (parent === document.body || parent === document.documentElement || !clips(getComputedStyle(parent))) continue;
      const hole = parent.getBoundingClientRect();
      left = Math.max(left, hole.left);
      top = Math.max(top, hole.top);
      right = Math.min(right, hole.right);
      bottom = Math.min(bottom, hole.bottom);
    }
    return { left, top, right, bottom, isEmpty: right - left < 1 || bottom - top < 1 };
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isShown);
  const top = dialogs.at(-1);
  const scope = top ?? document.body;

  function checkOverflow() {
    const isTooWide = document.documentElement.scrollWidth > widthPx + 1;
    if (isTooWide) {
      const outside = [...document.body.querySelectorAll('*')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.right > widthPx + 1 && box.width > 0 && !seenPart(element, box).isEmpty;
      });
      const deepest = outside.filter(
        (element) => !outside.some((other) => other !== element && element.contains(other)),
      );
      for (const element of deepest.slice(0, 5)) add('overflow', nameOf(element));
      if (outside.length === 0) add('overflow', 'the page');
    }
    for (const box of scope.querySelectorAll('*')) {
      if (box.scrollWidth <= box.clientWidth + 1 || !isShown(box)) continue;
      // a row of chips or tabs is meant to be pushed sideways; what is as high as this is not
      const isRow = box.clientHeight < ROW_PX;
      if (!isRow && /auto|scroll/.test(getComputedStyle(box).overflowX)) add('inner overflow', nameOf(box));
    }
  }

  function hasSign(element: Element) {
    return [element, ...parentsOf(element)].some((at) => {
      const style = getComputedStyle(at);
      return (
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        style.maskImage !== 'none' ||
        at.matches('input, textarea, select, svg')
      );
    });
  }

  /** What hides a part of a box for good: not a box that can be scrolled. */
  function hidingParent(element: Element, box: DOMRect) {
    for (const parent of parentsOf(element)) {
      const style = getComputedStyle(parent);
      const hole = parent.getBoundingClientRect();
      if (parent === document.body || parent === document.documentElement || style.position === 'fixed') return null;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
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

  function checkCuts() {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || words(node.textContent ?? '') === '' || !isShown(element)) continue;
      if (element.closest('svg, script, style, noscript') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].some((box) => hidingParent(element, box) !== null);
      if (cut && !hasSign(element)) add('cut', nameOf(element));
    }
  }

  const CONTROLS = 'a[href], button, input, select, textarea, [role="switch"], summary';

  function checkCutControls() {
    for (const control of scope.querySelectorAll(CONTROLS)) {
      const box = control.getBoundingClientRect();
      const isHidden = !isShown(control) || box.width <= 2 || box.height <= 2;
      if (!isHidden && hidingParent(control, box) !== null) add('cut', nameOf(control));
    }
  }

  /** A card, a panel, a dialog: what is seen as a thing by its line or its ground. */
  const isCard = (element: Element) => {
    const style = getComputedStyle(element);
    const hasGround = !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(style.backgroundColor);
    return hasGround || (Number.parseFloat(style.borderRightWidth) > 0 && style.borderRightStyle !== 'none');
  };

  function checkOutside() {
    for (const control of scope.querySelectorAll(CONTROLS)) {
      const parents = parentsOf(control);
      const cardAt = parents.findIndex(isCard);
      const card = parents[cardAt];
      if (card === undefined || card === document.body || !isShown(control)) continue;
      // what is laid over a corner, or pushed sideways, is out on purpose
      const onTheWay = [control, ...parents.slice(0, cardAt)].map((element) => getComputedStyle(element));
      const isFree = onTheWay.some(
        (style) => /absolute|fixed/.test(style.position) || /auto|scroll/.test(style.overflowX),
      );
      if (isFree || /auto|scroll/.test(getComputedStyle(card).overflowX)) continue;
      const box = control.getBoundingClientRect();
      const frame = card.getBoundingClientRect();
      if (box.right > frame.right + 1 || box.left < frame.left - 1) add('outside', nameOf(control));
    }
  }

  function checkOverlaps() {
    const layerOf = (element: Element) =>
      [element, ...parentsOf(element)].find((at) => /fixed|sticky/.test(getComputedStyle(at).position)) ?? null;
    const controls = [...scope.querySelectorAll(CONTROLS)]
      .filter((element) => isShown(element) && getComputedStyle(element).pointerEvents !== 'none')
      .map((element) => ({
        element,
        part: seenPart(element, element.getBoundingClientRect()),
        layer: layerOf(element),
      }))
      .filter(({ part }) => !part.isEmpty && part.right - part.left > 2 && part.bottom - part.top > 2)
      .sort((a, b) => a.part.top - b.part.top);
    controls.forEach((one, index) => {
      for (const other of controls.slice(index + 1)) {
        if (other.part.top >= one.part.bottom - 2) break;
        if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) {
          continue;
        }
        const acrossPx = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
        const downPx = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
        if (acrossPx <= 2 || downPx <= 2) continue;
        const holds = (a: typeof one.part, b: typeof one.part) =>
          a.left <= b.left + 1 && a.top <= b.top + 1 && a.right >= b.right - 1 && a.bottom >= b.bottom - 1;
        // a button inside a card that is a link, an eye inside a field: one holds the other on purpose
        if (holds(one.part, other.part) || holds(other.part, one.part)) continue;
        // lines of one paragraph: the boxes of two links may touch where the text wraps
        if (
          getComputedStyle(one.element).display === 'inline' ||
          getComputedStyle(other.element).display === 'inline'
        ) {
          continue;
        }
        add('overlap', `${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    });
  }

  function checkImages() {
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '' && isShown(image)) {
        add('image', image.alt || new URL(image.currentSrc).pathname.replace(/[0-9a-zA-Z_-]{20,}/, '…'));
      }
    }
  }

  function checkHeadings() {
    const heading = [...scope.querySelectorAll('h1, h2, h3, [role="heading"]')].find(
      (element) => words(element.textContent ?? '') !== '' && element.checkVisibility(),
    );
    const isNamed = top?.hasAttribute('aria-label') === true;
    if (heading === undefined && !isNamed) add('heading', top === undefined ? 'the page' : nameOf(top));
    if (top === undefined && document.querySelectorAll('h1').length !== 1) add('heading', 'not exactly one h1');
  }

  checkOverflow();
  checkCuts();
  checkCutControls();
  checkOutside();
  checkOverlaps();
  checkImages();
  checkHeadings();
  return [...faults.values()];
}

let isAnswered = false;

/**
 * jsdom tries every rule of a browser's default sheet on each element that `getComputedStyle` is asked of, and a query by role
 * asks it of all that are there: a third of the time of a test. Whether something is shown follows from its kind, its inline
 * style and what it stands in, so that the sheet is asked once for each kind. Anything else is asked of jsdom.
 */
export function answerStylesQuickly() {
  // the files of a worker share its window
  if (isAnswered) return;
  isAnswered = true;
  const compute = window.getComputedStyle.bind(window);
  const displayOfKind = new Map<string, string>();

  /** By tag and attributes, which is all that the rules for `display` in the default sheet go by. */
  function display(element: Element): string {
    const own = inline(element, 'display');
    if (own !== '') return own;
    const attributes = ['hidden', 'open', 'popover', 'type'].map((name) => element.getAttribute(name) ?? 'none');
    const kind = [element.namespaceURI, element.localName, ...attributes].join(' ');
    const known = displayOfKind.get(kind) ?? compute(element).display;
    displayOfKind.set(kind, known);
    return known;
  }

  function inherited(element: Element, property: 'visibility' | 'pointer-events', initial: string): string {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const own = inline(at, property);
      if (own !== '' && own !== 'inherit') return own;
    }
    return initial;
  }

  const quick: Record<string, (element: Element) => string> = {
    display,
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
    pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const slow = () => {
      whole ??= compute(element);
      return whole;
    };
    const getPropertyValue = (name: string) => quick[name]?.(element) ?? slow().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const answer = typeof name === 'string' ? quick[name]?.(element) : undefined;
        if (answer !== undefined) return answer;
        const said: unknown = Reflect.get(slow(), name);
        return typeof said === 'function' ? said.bind(slow()) : said;
      },
    });
  };
}

const inline = (element: Element, property: string) =>
  (element as HTMLElement | SVGElement).style?.getPropertyValue(property) ?? '';

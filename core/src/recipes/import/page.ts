import { parseUrl } from '../../addresses/parse-url.ts';
import { TEXT_CHARACTERS_MAX } from './clean-text.ts';
import { remembering } from './remembering.ts';
import { scanHtml } from './scan-html.ts';

/** Characters of a page that are read; what follows is left out. A recipe page of the web has well under two million. */
export const PAGE_CHARACTERS_MAX = 6_000_000;

/** Elements within elements; a page that goes deeper is read up to there. Browsers stop at 512. */
export const PAGE_DEPTH_MAX = 600;

/** Elements and texts of one page; far above any real page. */
export const PAGE_NODES_MAX = 400_000;

/** An element of a page. Its descendants are `page.nodes` from `index + 1` up to `end`, in document order. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly index: number;
  end: number;
  /** The class attribute and the id, in lower case, between spaces. */
  readonly classes: string;
}

/** A run of text with entities decoded, as it stands in the page. */
export interface PageText {
  readonly name: '';
  readonly text: string;
  readonly parent: PageElement | null;
  readonly index: number;
  readonly end: number;
}

export type PageNode = PageElement | PageText;

/** A script element that holds data: its type, its id and its text without decoding. */
export interface PageScript {
  readonly type: string;
  readonly id: string;
  readonly text: string;
}

/**
 * A parsed page: all elements and texts in one list in document order. Every walk is a loop over a stretch of the list,
 * so that no nesting, however deep, can exhaust the stack.
 */
export interface Page {
  readonly nodes: readonly PageNode[];
  readonly scripts: readonly PageScript[];
  /** `meta` elements by lower-case `property`, `name` or `itemprop`, each with its contents in order. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** All `meta` elements of the open graph, in order: what follows a picture describes it. */
  readonly openGraph: readonly (readonly [key: string, content: string])[];
  /** `link` elements by lower-case `rel`, each with its addresses in order. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** The `lang` of the document, or ''. */
  readonly language: string;
  /** The text of `title`, or ''. */
  readonly title: string;
  /** The address that relative addresses start from: the `base` element's, or the page's own. */
  readonly baseUrl: string;
}

/** Elements whose text is not the page's own words. */
const UNREAD = new Set(['style', 'svg', 'template', 'iframe', 'object', 'canvas', 'math', 'textarea', 'audio']);
/** Attributes that somebody reads, and characters from which any may hold the state of an application. */
const KEPT_ATTRIBUTES = {
  names: new Set(
    (
      'alt class content data-lazy-src data-original data-pin-media data-src data-srcset datetime hidden href id itemprop ' +
      'itemscope itemtype lang name property rel selected src srcset style title type typeof value width xml:lang'
    ).split(' '),
  ),
  charactersFrom: 500,
};
/** Characters of a window's title, and of the class names of one element, that are read. */
const NAMES_CHARACTERS_MAX = 2_000;

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The names of an element in lower case, each between two spaces. */
const classesOf = remembering((names: string): string =>
  ` ${names.slice(0, NAMES_CHARACTERS_MAX)} `.toLowerCase().replace(/\s+/g, ' '),
);

/**
 * Reads a page. Never throws; scripts are kept as text, styles and drawings are left out.
 * @param url the address of the page, for `baseUrl`
 */
export function readPage(html: string, url: string): Page {
  const nodes: PageNode[] = [];
  const scripts: PageScript[] = [];
  const meta = new Map<string, string[]>();
  const openGraph: [string, string][] = [];
  const links = new Map<string, string[]>();
  let language = '';
  let title = '';
  let baseUrl = '';
  let parent: PageElement | null = null;
  let depth = 0;
  /** Depth at which an unread element was opened, or 0. */
  let unreadFrom = 0;
  let script: { type: string; id: string; parts: string[] } | null = null;
  let inTitle = false;
  let isFull = false;
  let textParts: string[] = [];

  const flushText = () => {
    if (textParts.length === 0) return;
    const whole = textParts.length === 1 ? textParts[0]! : textParts.join('');
    const text = whole.slice(0, TEXT_CHARACTERS_MAX);
    textParts = [];
    nodes.push({ name: '', text, parent, index: nodes.length, end: nodes.length + 1 });
  };

  scanHtml(html.slice(0, PAGE_CHARACTERS_MAX), KEPT_ATTRIBUTES, {
    open(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH_MAX || nodes.length > PAGE_NODES_MAX) {
        isFull = true;
        return false;
      }
      if (unreadFrom > 0) return true;
      if (name === 'script') {
        script = { type: (attributes['type'] ?? '').toLowerCase(), id: attributes['id'] ?? '', parts: [] };
        unreadFrom = depth;
        return true;
      }
      if (UNREAD.has(name)) {
        unreadFrom = depth;
        return true;
      }
      flushText();
      if (name === 'meta') {
        const key = attributes['property'] ?? attributes['name'] ?? attributes['itemprop'];
        if (key && attributes['content']) {
          push(meta, key.toLowerCase(), attributes['content']);
          if (key.startsWith('og:')) openGraph.push([key.toLowerCase(), attributes['content']]);
        }
      } else if (name === 'link') {
        if (attributes['href']) push(links, (attributes['rel'] ?? '').toLowerCase(), attributes['href']);
      } else if (name === 'html') {
        language ||= attributes['lang'] ?? attributes['xml:lang'] ?? '';
      } else if (name === 'base') {
        baseUrl ||= attributes['href'] ?? '';
      } else if (name === 'title') {
        inTitle = title === '';
      }
      const { id, class: className } = attributes;
      const classes = className || id ? classesOf(`${className ?? ''} ${id ?? ''}`) : '';
      const element: PageElement = { name, attributes, parent, index: nodes.length, end: nodes.length + 1, classes };
      nodes.push(element);
      parent = element;
      return true;
    },
    text(text) {
      if (script) script.parts.push(text);
      else if (unreadFrom === 0) {
        if (inTitle) title = (title + text).slice(0, NAMES_CHARACTERS_MAX);
        else textParts.push(text);
      }
    },
    close(name) {
      const closing = depth;
      depth -= 1;
      if (unreadFrom > 0) {
        if (closing === unreadFrom) {
          unreadFrom = 0;
          if (script && name === 'script')
            scripts.push({ type: script.type, id: script.id, text: script.parts.join('') });
          script = null;
        }
        return;
      }
      flushText();
      if (name === 'title') inTitle = false;
      if (parent) {
        parent.end = nodes.length;
        parent = parent.parent;
      }
    },
  });
  if (isFull) {
    flushText();
    for (let open = parent as PageElement | null; open; open = open.parent) open.end = nodes.length;
  }
  return { nodes, scripts, meta, openGraph, links, language, title, baseUrl: resolveUrl(baseUrl, url) ?? url };
}

/**
 * An address made absolute, or null when it is none or not http(s).
 * @param base an absolute address; without one, only absolute addresses are read
 * @see URL Standard (WHATWG), section 4.4: what browsers make of an address
 */
export function resolveUrl(address: string, base: string): string | null {
  const trimmed = address.trim();
  // to a browser an empty address is the page itself, which is never what the markup meant
  if (trimmed === '') return null;
  // an address that a publisher's own was set before
  const inner = /^https?:\/\/[^/?#]+?(https?):?(\/\/[^/].*)$/i.exec(trimmed);
  const whole = inner ? `${inner[1]}:${inner[2]}` : trimmed;
  // an absolute address stands without the page's own, which a pasted page may lack
  const url = parseUrl(whole, base) ?? parseUrl(whole);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

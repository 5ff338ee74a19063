import { Parser } from 'htmlparser2';
import { TEXT_CHARACTERS_MAX } from './clean-text.ts';

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
const CHUNK_CHARACTERS = 32_768;
/** Characters of a window's title, and of the class names of one element, that are read. */
const NAMES_CHARACTERS_MAX = 2_000;

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

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

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > PAGE_DEPTH_MAX || nodes.length > PAGE_NODES_MAX) {
          isFull = true;
          parser.pause();
          return;
        }
        if (unreadFrom > 0) return;
        if (name === 'script') {
          script = { type: (attributes['type'] ?? '').toLowerCase(), id: attributes['id'] ?? '', parts: [] };
          unreadFrom = depth;
          return;
        }
        if (UNREAD.has(name)) {
          unreadFrom = depth;
          return;
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
        const id = attributes['id'];
        const className = attributes['class'];
        const named = className || id ? ` ${className ?? ''} ${id ?? ''}`.slice(0, NAMES_CHARACTERS_MAX) : '';
        const classes = named === '' ? '' : `${named} `.toLowerCase().replace(/\s+/g, ' ');
        const element: PageElement = { name, attributes, parent, index: nodes.length, end: nodes.length + 1, classes };
        nodes.push(element);
        parent = element;
      },
      ontext(text) {
        if (script) script.parts.push(text);
        else if (unreadFrom === 0) {
          if (inTitle) title = (title + text).slice(0, NAMES_CHARACTERS_MAX);
          else textParts.push(text);
        }
      },
      onclosetag(name) {
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
      oncdatastart() {},
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );

  // In pieces, because the parser looks for the opening of every closing tag through all that is open.
  const length = Math.min(html.length, PAGE_CHARACTERS_MAX);
  for (let from = 0; from < length && !isFull; from += CHUNK_CHARACTERS) {
    parser.write(html.slice(from, Math.min(length, from + CHUNK_CHARACTERS)));
  }
  if (!isFull) parser.end();
  else {
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
  // an absolute address stands without the page's own, which a pasted page may lack
  const from = URL.canParse(base) ? base : undefined;
  // to a browser an empty address is the page itself, which is never what the markup meant
  if (trimmed === '' || !URL.canParse(trimmed, from)) return null;
  const { protocol, href } = new URL(trimmed, from);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { type ElementListener, HtmlNesting } from './html-nesting.ts';

/** What a page's HTML consists of, in order. */
export interface HtmlListener extends ElementListener {
  text: (text: string) => void;
}

/** Elements whose text is no mark-up; in the latter two there are entities. */
const RAW_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp']);
const RAW_TEXT_WITH_ENTITIES: ReadonlySet<string> = new Set(['title', 'textarea']);
const RAW_TEXT_END = new Map(
  [...RAW_TEXT, ...RAW_TEXT_WITH_ENTITIES].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')]),
);
const COMMENT_END = /--!?>/g;
const [TAB, SPACE, BANG, QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER, QUESTION] = [
  9, 32, 33, 34, 39, 47, 61, 62, 63,
] as const;

const isSpace = (code: number): boolean => code === SPACE || (code >= TAB && code <= 13 && code !== 11);
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const withoutEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/** Attributes that somebody reads, and values so long that they may hold the state of an application. */
export interface KeptAttributes {
  readonly names: ReadonlySet<string>;
  readonly charactersFrom: number;
}

/**
 * Reads HTML from left to right, each character once: tags, texts and what browsers make of tags that are missing. A library
 * that looks at every character by itself takes four times as long, which was a third of all the time for a page.
 */
export function scanHtml(html: string, kept: KeptAttributes, listener: HtmlListener): void {
  new Scanner(html, kept, listener).run();
}

class Scanner {
  private at = 0;
  private readonly html: string;
  private readonly kept: KeptAttributes;
  private readonly listener: HtmlListener;
  private readonly nesting: HtmlNesting;
  /** Names as they are written, in lower case: few, and each comes thousands of times. */
  private readonly names = new Map<string, string>();

  constructor(html: string, kept: KeptAttributes, listener: HtmlListener) {
    this.html = html;
    this.kept = kept;
    this.listener = listener;
    this.nesting = new HtmlNesting(listener);
  }

  run(): void {
    const { html } = this;
    let textFrom = 0;
    let goesOn = true;
    while (goesOn) {
      const tag = html.indexOf('<', this.at);
      if (tag < 0) break;
      const next = html.charCodeAt(tag + 1);
      if (!isLetter(next) && next !== SLASH && next !== BANG && next !== QUESTION) {
        this.at = tag + 1;
        continue;
      }
      if (tag > textFrom) this.emitText(textFrom, tag);
      if (next === SLASH) this.readClosingTag(tag + 2);
      else if (next === BANG) this.at = this.endOfDeclaration(tag + 2);
      else if (next === QUESTION) this.at = this.behind('>', tag + 1);
      else goesOn = this.readOpeningTag(tag + 1);
      textFrom = this.at;
    }
    if (!goesOn) return;
    if (textFrom < html.length) this.emitText(textFrom, html.length);
    this.nesting.closeAll();
  }

  private emitText(from: number, to: number): void {
    this.listener.text(withoutEntities(this.html.slice(from, to)));
  }

  /** The place behind the next `end`; the end of the page where there is none. */
  private behind(end: string, from: number): number {
    const found = this.html.indexOf(end, from);
    return found < 0 ? this.html.length : found + end.length;
  }

  private endOfDeclaration(from: number): number {
    const { html } = this;
    if (html.startsWith('[CDATA[', from)) return this.behind(']]>', from + 7);
    if (!html.startsWith('--', from)) return this.behind('>', from);
    const start = from + 2;
    if (html.charCodeAt(start) === GREATER) return start + 1;
    if (html.startsWith('->', start)) return start + 2;
    COMMENT_END.lastIndex = start;
    return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
  }

  private nameFrom(from: number): string {
    const { html } = this;
    let to = from;
    for (; to < html.length; to += 1) {
      const code = html.charCodeAt(to);
      if (code === SLASH || code === GREATER || isSpace(code)) break;
    }
    this.at = to;
    const name = this.lowerCase(html.slice(from, to));
    return name === 'image' && !this.nesting.isForeign ? 'img' : name;
  }

  private lowerCase(written: string): string {
    let name = this.names.get(written);
    if (name === undefined) {
      name = written.toLowerCase();
      if (this.names.size < 2_000) this.names.set(written, name);
    }
    return name;
  }

  private readClosingTag(from: number): void {
    if (!isLetter(this.html.charCodeAt(from))) {
      this.at = this.behind('>', from);
      return;
    }
    const name = this.nameFrom(from);
    if (this.at >= this.html.length) return;
    this.at = this.behind('>', this.at);
    this.nesting.close(name);
  }

  /** False ends the reading. */
  private readOpeningTag(from: number): boolean {
    const { html } = this;
    const name = this.nameFrom(from);
    const attributes: Record<string, string> = {};
    let closesItself = false;
    for (;;) {
      const code = html.charCodeAt(this.at);
      // a tag without its end is no tag
      if (Number.isNaN(code)) return true;
      if (code === GREATER) break;
      if (code === SLASH || isSpace(code)) {
        closesItself ||= code === SLASH;
        this.at += 1;
      } else {
        closesItself = false;
        this.readAttribute(attributes);
      }
    }
    this.at += 1;
    const isHtml = !this.nesting.isForeign;
    if (!this.nesting.open(name, attributes, closesItself)) return false;
    if (isHtml) this.readRawText(name);
    return true;
  }

  private readRawText(name: string): void {
    const { html } = this;
    const from = this.at;
    if (name === 'plaintext') this.at = html.length;
    else {
      const end = RAW_TEXT_END.get(name);
      if (end === undefined) return;
      end.lastIndex = from;
      this.at = end.exec(html)?.index ?? html.length;
    }
    if (this.at === from) return;
    if (RAW_TEXT_WITH_ENTITIES.has(name)) this.emitText(from, this.at);
    else this.listener.text(html.slice(from, this.at));
  }

  private readAttribute(attributes: Record<string, string>): void {
    const { html } = this;
    const from = this.at;
    let to = from + 1;
    for (; to < html.length; to += 1) {
      const code = html.charCodeAt(to);
      if (code === EQUALS || code === SLASH || code === GREATER || isSpace(code)) break;
    }
    const name = this.lowerCase(html.slice(from, to));
    while (isSpace(html.charCodeAt(to))) to += 1;
    let value = '';
    if (html.charCodeAt(to) === EQUALS) {
      to += 1;
      while (isSpace(html.charCodeAt(to))) to += 1;
      const quote = html.charCodeAt(to);
      const start = quote === QUOTE || quote === APOSTROPHE ? to + 1 : to;
      to = this.endOfValue(start, quote);
      value = html.slice(start, to);
      if (quote === QUOTE || quote === APOSTROPHE) to += 1;
    }
    this.at = to;
    if (!this.kept.names.has(name) && value.length < this.kept.charactersFrom) return;
    if (!Object.hasOwn(attributes, name)) attributes[name] = value.includes('&') ? decodeHTMLAttribute(value) : value;
  }

  private endOfValue(start: number, quote: number): number {
    const { html } = this;
    if (quote === QUOTE || quote === APOSTROPHE) {
      const end = html.indexOf(quote === QUOTE ? '"' : "'", start);
      return end < 0 ? html.length : end;
    }
    let to = start;
    for (; to < html.length; to += 1) {
      const code = html.charCodeAt(to);
      if (code === GREATER || isSpace(code)) break;
    }
    return to;
  }
}

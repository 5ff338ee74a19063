import { plainText } from './clean-text.ts';

/** Objects within objects that are read; reading ends where a text goes deeper. */
const DEPTH_MAX = 64;

/**
 * The JSON values of a text, one after the other. Sound JSON goes to `JSON.parse`; all else is read as far as it makes sense:
 * HTML comments, CDATA and JavaScript comments around or inside it, line breaks and tabs in strings, quotes that should be
 * escaped, missing and trailing commas, single quotes, bare words, several values in a row, an end that is missing, quotes
 * written as entities. Never throws; a text without any value gives an empty list. Time grows with the length only.
 */
export function readJson(text: string): unknown[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  try {
    return [JSON.parse(trimmed)];
  } catch {
    const bare = trimmed
      .replace(/^(?:\s|\/\/|\/\*|\*\/|<!--|<!\[CDATA\[)+/, '')
      .replace(/(?:\/\/|\/\*|\*\/|-->|\]\]>|;)\s*$/, '');
    const decoded = !bare.includes('"') && /&(?:quot|#0?34|#x22);/i.test(bare) ? plainText(bare) : bare;
    return new Reader(decoded).readAll();
  }
}

/** A tag that an editor set around each line: '"a": "x",<br />'. */
const EDITORS_TAG = /^<\/?(?:br|p|div|span|pre|code)(?:\s[^<>]*)?\/?>/i;
const TAG_CHARACTERS_MAX = 120;
/** How a value or a key begins behind a comma; a number is one where another value or an end follows it. */
const VALUE_START = /^(?:["'{}[\],“]|(?:true|false|null)(?![a-z])|-?\d[\d.eE+-]*\s*(?:[,\]}]|$))/;
const NUMBER_CHARACTERS_MAX = 40;
/** The keys of a script's object, which need no quotes: where its first has none, others have none either. */
const BARE_KEY = /^[\w$]+\s*:/;
const BARE_KEY_FIRST = /^[\s([{]*\{\s*[A-Za-z_$][\w$]*\s*:/;
/** Characters behind a quote that are looked at to tell whether it ends a string. */
const LOOK_AHEAD_CHARACTERS = 200;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\n',
  t: ' ',
  b: '',
  f: '',
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
};

/** Reads a text that is nearly JSON, from left to right, going back never more than over white space. */
class Reader {
  private at = 0;
  private readonly text: string;
  private readonly hasBareKeys: boolean;

  constructor(text: string) {
    this.text = text;
    this.hasBareKeys = BARE_KEY_FIRST.test(text);
  }

  readAll(): unknown[] {
    const values: unknown[] = [];
    while (this.at < this.text.length && values.length < 1000) {
      const char = this.text[this.at];
      if (char === '{' || char === '[') values.push(this.readValue(0));
      else this.at += 1;
    }
    return values;
  }

  private skipSpace(): void {
    this.at = this.behindSpace(this.at);
  }

  /** The place behind white space, comments, and tags that an editor set between the lines of the data. */
  private behindSpace(from: number, stop = this.text.length): number {
    const { text } = this;
    let at = from;
    const behind = (mark: string) => {
      const end = text.slice(at + 2, stop).indexOf(mark);
      return end < 0 ? stop : at + 2 + end + mark.length;
    };
    while (at < stop) {
      const code = text.charCodeAt(at);
      if (code <= 32 || code === 0xa0 || code === 0xfeff || code === 0x2028) at += 1;
      else if (code === 47 && text[at + 1] === '*') at = behind('*/');
      else if (code === 47 && text[at + 1] === '/') at = behind('\n');
      else if (code === 60 && text.startsWith('<!--', at)) at += 4;
      else if (code === 45 && text.startsWith('-->', at)) at += 3;
      else if (code === 60) {
        const tag = EDITORS_TAG.exec(text.slice(at, at + TAG_CHARACTERS_MAX));
        if (tag === null) return at;
        at += tag[0].length;
      } else return at;
    }
    return at;
  }

  private readValue(depth: number): unknown {
    // No publisher nests so deep: what follows is not data.
    if (depth > DEPTH_MAX) this.at = this.text.length;
    this.skipSpace();
    const char = this.text[this.at];
    if (char === '{') return this.readObject(depth);
    if (char === '[') return this.readArray(depth);
    if (char === '"' || char === '“' || char === '”') return this.readString(char);
    if (char === "'") return this.readString("'");
    return this.readWord();
  }

  private readObject(depth: number): unknown {
    const entries: [string, unknown][] = [];
    this.at += 1;
    while (this.at < this.text.length) {
      this.skipSpace();
      const char = this.text[this.at];
      if (char === '}') {
        this.at += 1;
        break;
      }
      if (char === undefined) break;
      // A list's end where an object's end is due: the object ends here, the list's reader takes the bracket.
      if (char === ']') break;
      if (char === ',' || char === ';') {
        this.at += 1;
        continue;
      }
      const before = this.at;
      const key = char === '"' || char === "'" || char === '“' ? this.readString(char) : this.readKey();
      this.skipSpace();
      if (this.text[this.at] === ':') {
        this.at += 1;
        const value = this.readValue(depth + 1);
        entries.push([key, value]);
      }
      if (this.at === before) this.at += 1;
    }
    return Object.fromEntries(entries);
  }

  private readArray(depth: number): unknown {
    const values: unknown[] = [];
    this.at += 1;
    while (this.at < this.text.length) {
      this.skipSpace();
      const char = this.text[this.at];
      if (char === ']') {
        this.at += 1;
        break;
      }
      if (char === undefined || char === '}') break;
      if (char === ',') {
        this.at += 1;
        continue;
      }
      const before = this.at;
      const value = this.readValue(depth + 1);
      if (this.at === before) this.at += 1;
      else values.push(value);
    }
    return values;
  }

  private readKey(): string {
    const from = this.at;
    while (this.at < this.text.length && !/[:,{}[\]\s]/.test(this.text[this.at]!)) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private readWord(): unknown {
    const from = this.at;
    while (this.at < this.text.length && !/[,{}[\]\n]/.test(this.text[this.at]!)) this.at += 1;
    const word = this.text.slice(from, this.at).trim();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === '' || word === 'null' || word === 'undefined') return null;
    const number = Number(word);
    return Number.isFinite(number) ? number : word.replace(/"$/, '');
  }

  private readString(quote: string): string {
    const { text } = this;
    const parts: string[] = [];
    this.at += 1;
    let from = this.at;
    while (this.at < text.length) {
      const char = text[this.at]!;
      if (char === '\\') {
        parts.push(text.slice(from, this.at));
        const next = text[this.at + 1] ?? '';
        const code = next === 'u' ? /^[\da-f]{4}/i.exec(text.slice(this.at + 2, this.at + 6)) : null;
        if (code) parts.push(String.fromCharCode(Number.parseInt(code[0], 16)));
        else parts.push(ESCAPES[next] ?? next);
        this.at += code ? 6 : 2;
        from = this.at;
        continue;
      }
      if ((char === quote || (quote === '“' && char === '”')) && this.isEndOfString()) break;
      this.at += 1;
    }
    parts.push(text.slice(from, this.at));
    this.at += 1;
    return parts.join('');
  }

  /** Whether the quote at the reader's place ends the string: what follows must be able to follow a string. */
  private isEndOfString(): boolean {
    const { text } = this;
    const stop = Math.min(text.length, this.at + LOOK_AHEAD_CHARACTERS);
    const next = this.behindSpace(this.at + 1, stop);
    const hasLineBreak = text.slice(this.at + 1, Math.min(next, this.at + 40)).includes('\n');
    const char = text[next];
    if (char === undefined || char === '}' || char === ']') return true;
    if (char === ':') return true;
    if (char === ',') {
      const value = this.behindSpace(next + 1, stop);
      const start = text.slice(value, value + NUMBER_CHARACTERS_MAX);
      return value >= text.length || VALUE_START.test(start) || (this.hasBareKeys && BARE_KEY.test(start));
    }
    // A comma is missing between two lines: '"a": "x"\n "b": "y"'.
    return hasLineBreak && (char === '"' || char === '{');
  }
}

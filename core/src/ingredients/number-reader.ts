import { fold } from './languages/fold.ts';
import type { Lexicon } from './languages/lexicon.ts';
import type { Read, Token } from './tokenize.ts';

const NUMBER_WORDS = new Map<string, number>(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1])
    .concat([
      ['fifteen', 15],
      ['sixteen', 16],
      ['twenty', 20],
      ['thirty', 30],
      ['eine', 1],
      ['ein', 1],
      ['une', 1],
      ['una', 1],
      ['un', 1],
    ]),
);
const FRACTION_WORDS = new Map<string, number>([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['eighth', 1 / 8],
  ['eighths', 1 / 8],
]);
/**
 * 'and' between a whole number and a part of one, in languages whose other words are not read too: '1 i 1/2 łyżeczki'. Such a
 * word joins nothing else.
 */
const JOINTS: ReadonlySet<string> = new Set('& and und et y e ed en i a og och és ve și şi и та και ja'.split(' '));
/** Units of time, folded: '(a bagno per 1 ora)', 'seit 3 Tagen' count nothing. 'Minute' alone is a steak, 'dag' ten grams in Austria. */
const TIMES: ReadonlySet<string> = new Set(
  `hours minutes mins days weeks stunde stunden std minuten tage tagen wochen heure heures jours semaines hora horas minutos dias
  semanas ora ore minuti giorni settimane uur uren dagen weken`.split(/\s+/),
);
const COUNTS_OF = new Map<string, number>([
  ['dozen', 12],
  ['doz', 12],
  ['couple', 2],
  ['pair', 2],
  ['pairs', 2],
]);

/** Reads the numbers of one line; every reader answers null or what it read and the index behind it. */
export class NumberReader {
  readonly tokens: readonly Token[];

  /** The words of the line's language; null for English. */
  readonly lexicon: Lexicon | null;

  constructor(tokens: readonly Token[], lexicon: Lexicon | null) {
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  protected lower(index: number): string {
    return this.tokens[index]?.lower ?? '';
  }

  protected isJoined(index: number): boolean {
    const [before, after] = [this.tokens[index - 1], this.tokens[index]];
    return before !== undefined && after !== undefined && before.end === after.start;
  }

  /** 'Gelierzucker 2:1': how it is mixed, and no amount. */
  private isOfRatio(index: number): boolean {
    const isBefore = (at: number) =>
      this.lower(at + 1) === ':' &&
      this.isJoined(at + 1) &&
      this.isJoined(at + 2) &&
      this.tokens[at + 2]?.kind === 'number';
    return isBefore(index) || (this.tokens[index - 2]?.kind === 'number' && isBefore(index - 2));
  }

  /** A number of digits: 2, 1.5, 1,5, ½, 1½, 1 1/2, 1-1/2, 1 & 1/2, 1 i 1/2, 3/4. */
  private digits(index: number): Read<number> | null {
    const first = this.tokens[index];
    if (first?.kind !== 'number' || this.isOfRatio(index) || TIMES.has(fold(this.lower(index + 1)))) return null;
    if (first.isFraction) return { value: first.value, next: index + 1 };
    const simple = this.slashFraction(index);
    if (simple) return simple;
    let at = index + 1;
    const joint = this.lower(at);
    if (JOINTS.has(joint) || this.lexicon?.and.has(joint) || joint === '-') at++;
    const second = this.tokens[at];
    if (second?.kind === 'number' && Number.isInteger(first.value)) {
      if (second.isFraction) return { value: first.value + second.value, next: at + 1 };
      const fraction = second.isFraction ? null : this.slashFraction(at);
      if (fraction && fraction.value < 1) return { value: first.value + fraction.value, next: fraction.next };
    }
    return { value: first.value, next: index + 1 };
  }

  /** '3/4', '1 /2': small whole numbers around a slash, not the twin in '200/7oz'. */
  private slashFraction(index: number): Read<number> | null {
    const [over, slash, under] = [this.tokens[index], this.tokens[index + 1], this.tokens[index + 2]];
    if (over?.kind !== 'number' || slash?.text !== '/' || under?.kind !== 'number' || under.isFraction) return null;
    const isSmall = under.value > 1 && under.value <= 32 && over.value <= Math.max(under.value, 9);
    if (!isSmall || !Number.isInteger(over.value) || !Number.isInteger(under.value)) return null;
    const isWide = over.end < slash.start && slash.end < under.start;
    return isWide ? null : { value: over.value / under.value, next: index + 3 };
  }

  /** One number, in digits or in words ('two', 'half a dozen', 'a couple of', 'one and a half', 'three-quarters'). */
  number(index: number): Read<number> | null {
    const digits = this.digits(index);
    if (this.lexicon) return this.numberIn(this.lexicon, index, digits);
    if (digits) {
      const share = this.shareBehind(digits);
      if (share) return share;
      const more = this.lower(digits.next) === 'and' ? this.andPart(digits.next) : null;
      if (more && Number.isInteger(digits.value)) return { value: digits.value + more.value, next: more.next };
      const parts = this.twoParts(digits);
      if (parts) return parts;
      const count = COUNTS_OF.get(this.lower(digits.next));
      if (count) return { value: digits.value * count, next: this.skipOf(digits.next + 1) };
      // 'half' said with digits: '1/2 a lemon', '½ of an onion'.
      const article = this.skipOf(digits.next);
      const isShare = digits.value < 1 && /^(?:an?|the)$/.test(this.lower(article));
      return isShare ? { value: digits.value, next: article + 1 } : digits;
    }
    const word = this.tokens[index];
    if (word?.kind !== 'word') return null;
    const lower = word.lower;
    const hyphen = lower.indexOf('-');
    if (hyphen > 0) {
      const [left, right] = [lower.slice(0, hyphen), lower.slice(hyphen + 1)];
      const [times, part] = [left === 'a' ? 1 : NUMBER_WORDS.get(left), FRACTION_WORDS.get(right)];
      if (!times || !part) return null;
      // 'one-half of a lemon', 'three-quarters of the dough'
      const behind = this.skipOf(index + 1);
      return { value: times * part, next: /^(?:an?|the)$/.test(this.lower(behind)) ? behind + 1 : behind };
    }
    const isArticle = lower === 'a' || lower === 'an';
    const whole = isArticle ? 1 : NUMBER_WORDS.get(lower);
    const count = COUNTS_OF.get(lower);
    if (count) return { value: count, next: this.skipOf(index + 1) };
    // 'half and half', 'half fat milk': no share of anything
    if (lower === 'half' && /^(?:and|n|&|fat)$/.test(this.lower(index + 1))) return null;
    const fraction =
      lower === 'half' || lower === 'quarter' || lower === 'third' ? FRACTION_WORDS.get(lower) : undefined;
    if (fraction) {
      let next = this.skipOf(index + 1);
      if (/^an?$|^the$/.test(this.lower(next))) next++;
      const dozen = this.lower(next) === 'dozen' ? 12 : 1;
      return { value: fraction * dozen, next: dozen > 1 ? this.skipOf(next + 1) : next };
    }
    if (whole === undefined) return null;
    const next = index + 1;
    const after = this.lower(next);
    const counted = COUNTS_OF.get(after);
    if (counted) return { value: whole * counted, next: this.skipOf(next + 1) };
    const part = FRACTION_WORDS.get(after);
    if (part) {
      const behind = this.skipOf(next + 1);
      return { value: whole * part, next: /^an?$/.test(this.lower(behind)) ? behind + 1 : behind };
    }
    if (isArticle) {
      const good = after === 'good' ? COUNTS_OF.get(this.lower(next + 1)) : undefined;
      if (good) return { value: good, next: this.skipOf(next + 2) };
      return /^(?:little|few|bit|lot|touch|hint)$/.test(after) ? null : { value: 1, next };
    }
    if (after === 'and') {
      const part = this.andPart(next);
      if (part) return { value: whole + part.value, next: part.next };
      const digit = this.digits(next + 1);
      if (digit && digit.value < 1) return { value: whole + digit.value, next: digit.next };
    }
    return { value: whole, next };
  }

  /** '1/4 and 1/2 cup sugar, divided': both are needed. '1/2 and 1/2' is cream. */
  private twoParts({ value, next }: Read<number>): Read<number> | null {
    if (value >= 1 || !/^(?:and|&)$/.test(this.lower(next))) return null;
    const other = this.digits(next + 1);
    const isCream = value === 0.5 && other?.value === 0.5;
    return other === null || other.value >= 1 || isCream ? null : { value: value + other.value, next: other.next };
  }

  /** '1 half lemon', '3 quarters cup': parts of one, counted in digits. 'Half and half' is cream. */
  private shareBehind({ value, next }: Read<number>): Read<number> | null {
    const word = this.lower(next);
    const part = FRACTION_WORDS.get(word);
    if (part === undefined || !Number.isInteger(value) || value * part >= 1) return null;
    if (word === 'half' && /^(?:and|n|&|fat|-)$/.test(this.lower(next + 1))) return null;
    const behind = this.tokens[next + 1];
    // '2 quarters' of something are pieces of it
    return behind?.kind === 'word' && (value === 1 || this.lower(next).endsWith('s'))
      ? { value: value * part, next: next + 1 }
      : null;
  }

  /** What 'and a half' adds. */
  private andPart(index: number): Read<number> | null {
    const at = index + (/^an?$/.test(this.lower(index + 1)) ? 2 : 1);
    const value = FRACTION_WORDS.get(this.lower(at));
    return value === undefined ? null : { value, next: at + 1 };
  }

  /** The same in another language: 'zwei', 'eine halbe', '1 demie', 'une douzaine de', '1/4 de'. */
  private numberIn(lexicon: Lexicon, index: number, digits: Read<number> | null): Read<number> | null {
    const word = this.tokens[index];
    const value =
      digits?.value ?? (word?.kind === 'word' ? lexicon.number(word.lower.replace(/^d[’'`](?=.)/, '')) : undefined);
    if (value === undefined) return null;
    let read = { value: this.thousands(lexicon, index, value), next: digits?.next ?? index + 1 };
    const after = this.lower(read.next);
    const more = this.tokens[read.next]?.kind === 'word' ? lexicon.number(after) : undefined;
    // 'une demi-douzaine', 'un par de huevos'
    const isGroup = value === 1 && (more === 6 || more === 2);
    let isDozens = isGroup || (more !== undefined && more >= 6);
    const isTimes = more !== undefined && (more < 1 || more >= 10 || isGroup);
    if (more !== undefined && Number.isInteger(value) && isTimes) {
      // '2 halbe Hähnchen' are one, 'drei viertel Liter' is less than one
      read = { value: value * more, next: read.next + 1 };
      // 'ein halbes Dutzend'
      const dozens = more < 1 ? lexicon.number(this.lower(read.next)) : undefined;
      isDozens ||= dozens !== undefined && dozens >= 10;
      if (dozens !== undefined && dozens >= 10) read = { value: read.value * dozens, next: read.next + 1 };
    } else if (more !== undefined && value < 1 && more >= 10) {
      // 'media docena'
      read = { value: value * more, next: read.next + 1 };
    } else if (lexicon.and.has(fold(after))) {
      // 'deux et demi', 'twee en een halve'
      const at = lexicon.number(this.lower(read.next + 1)) === 1 ? read.next + 2 : read.next + 1;
      const half = lexicon.number(this.lower(at));
      if (half !== undefined && half < 1) read = { value: value + half, next: at + 1 };
    }
    const isShare = read.value < 1 || (more ?? value) >= 10 || isDozens;
    if (isShare && lexicon.of.has(this.lower(read.next))) read = { value: read.value, next: read.next + 1 };
    return read.value < 1 ? this.behindOne(lexicon, read) : read;
  }

  /** A share goes on to what it is of: 'moitié d’un oignon', 'mitad de una cebolla', 'Hälfte einer Zwiebel'. */
  private behindOne(lexicon: Lexicon, read: Read<number>): Read<number> {
    const word = this.tokens[read.next];
    const isOne = word?.kind === 'word' && lexicon.number(word.lower.replace(/^d[’'`](?=.)/, '')) === 1;
    return isOne && this.tokens[read.next + 1]?.kind === 'word' ? { value: read.value, next: read.next + 1 } : read;
  }

  /** '1.500 g' and '1,500 g' are fifteen hundred grams; of anything else a point or a comma is the decimal one: '1,125 Tassen'. */
  private thousands(lexicon: Lexicon, index: number, value: number): number {
    const number = this.tokens[index];
    if (number?.kind !== 'number' || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(number.text)) return value;
    const unit = lexicon.unitAt(this.tokens, index + 1)?.value.unit;
    const written = Number(number.text.replace(',', '.'));
    return unit === 'g' || unit === 'ml' ? written * 1000 : written;
  }

  private skipOf(index: number): number {
    const at = this.lower(index) === '.' ? index + 1 : index;
    return this.lower(at) === 'of' ? at + 1 : at;
  }
}

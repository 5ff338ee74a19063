import type { AmountReader } from './amount-reader.ts';
import { fold } from './languages/fold.ts';
import type { Read, Token } from './tokenize.ts';
import { convert, type Measure, type Unit, unitDimension } from './units.ts';

/** The amount that a range stands for where there can be one only. */
export const middle = (range: { min: number; max: number | null }): number =>
  range.max === null ? range.min : Number(((range.min + range.max) / 2).toPrecision(12));

/** Marks that join two ways to say one amount: '1kg/2lb 4oz', '150g | 1 cup'. */
const TWIN_MARKS = new Set(['/', '|', '=']);

/** Adds what is added in so many words: '1lb 2oz', '2 cups plus 1 tbsp'. Units that do not convert are left alone. */
export function readSum(reader: AmountReader, first: Measure, index: number): Read<Measure> {
  let total = first;
  let at = index;
  for (let count = 0; count < 3; count++) {
    // '½ cup, plus 2 tbsp'
    const comma = reader.tokens[at]?.text === ',' && reader.tokens[at + 1]?.lower === 'plus' ? 1 : 0;
    const joint = reader.tokens[at + comma]?.lower ?? '';
    const isAnd = reader.lexicon?.and.has(joint) ?? false;
    const isJoined = isAnd || PLUS.has(joint) || joint === '+' || joint === 'and' || joint === '&';
    const more = reader.measure(isJoined ? at + comma + 1 : at);
    // '25 g + 10 g', but '1 cup 1 cup' is no sum
    if (!more || more.value.max !== null || (more.value.unit === total.unit && !isJoined)) break;
    const added = convert(more.value.min, more.value.unit, total.unit);
    if (added === null || (!isJoined && (added >= total.quantity || !isOneSystem(more.value.unit, total.unit)))) break;
    total = { quantity: Number((total.quantity + added).toPrecision(15)), unit: total.unit };
    at = more.next;
  }
  return { value: total, next: at };
}

/** 'Plus' in the six languages. */
const PLUS: ReadonlySet<string> = new Set(['plus', 'più', 'más']);

/** Takes off what is left out: '1 cup minus 1 tbsp', '2 cups (less 2 tbsp)'. What does not convert is passed over: '250 g minus 2 EL'. */
export function readLess(reader: AmountReader, whole: Measure, index: number): Read<Measure> {
  const { tokens } = reader;
  const close = tokens[index]?.text === '(' ? closing(tokens, index) : -1;
  const at = close < 0 ? index : index + 1;
  const none = { value: whole, next: index };
  if (!MINUS.test(tokens[at]?.lower ?? '')) return none;
  const less = reader.measure(at + 1);
  if (!less || less.value.max !== null || (close >= 0 && less.next !== close)) return none;
  const taken = convert(less.value.min, less.value.unit, whole.unit);
  const next = close < 0 ? less.next : close + 1;
  if (taken === null) return { value: whole, next };
  if (taken >= whole.quantity) return none;
  return { value: { quantity: Number((whole.quantity - taken).toPrecision(12)), unit: whole.unit }, next };
}

/** 'Minus' and 'less' in the six languages, as a pattern has them. */
export const LESS = 'minus|less|weniger|moins|menos|meno|min';
const MINUS = new RegExp(`^(?:${LESS})$`);

const METRIC: ReadonlySet<Unit> = new Set<Unit>(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);

/** '1lb 2oz' is one amount in two units, '15g ¼oz' the same amount twice. */
const isOneSystem = (a: Unit, b: Unit): boolean => METRIC.has(a) === METRIC.has(b);

/** Passes over other ways to say the amount ('/2lb 4oz', '(240 ml)', '| 1 cup') and keeps them. */
export function skipTwins(reader: AmountReader, index: number, found: Measure[]): number {
  const { tokens } = reader;
  let at = index;
  for (let count = 0; count < 6; count++) {
    const text = tokens[at]?.text ?? '';
    if (text === '(' || text === '[') {
      const close = closing(tokens, at);
      if (close < 0 || !isOnlyMeasures(reader, at + 1, close)) return at;
      collectMeasures(reader, at + 1, close, found);
      at = close + 1;
      continue;
    }
    const joint =
      TWIN_MARKS.has(text) || (text === ',' && tokens[at + 1]?.kind === 'number' && reader.measure(at + 1)) ? 1 : 0;
    const twin = reader.measure(at + joint);
    if (twin && (joint === 1 || (tokens[at]?.kind === 'number' && unitDimension(twin.value.unit) !== 'count'))) {
      const sum = readSum(reader, { quantity: middle(twin.value), unit: twin.value.unit }, twin.next);
      found.push(sum.value);
      at = sum.next;
      continue;
    }
    // '25ml/fl oz' and '50g/1¾': a twin that lost its number or its unit.
    const lost = joint === 1 ? (reader.unit(at + 1) ?? reader.range(at + 1)) : null;
    if (!lost) return at;
    at = lost.next;
  }
  return at;
}

/** The index of the bracket that closes the one at `index`, or -1. */
export function closing(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let at = index; at < tokens.length; at++) {
    const text = tokens[at]?.text;
    if (text === '(' || text === '[') depth++;
    else if ((text === ')' || text === ']') && --depth === 0) return at;
  }
  return -1;
}

/** What may stand between measures that mean nothing else. */
const MEASURE_FILLERS: ReadonlySet<string> = new Set([
  '/',
  '|',
  ',',
  ';',
  '.',
  '=',
  '-',
  '–',
  '+',
  'or',
  'plus',
  'and',
  'total',
  'each',
  'in',
  'weight',
  'by',
  'of',
  'the',
  'a',
  'drained',
  'about',
  'approx',
  'net',
  'wt',
  '~',
  '[',
  ']',
  'per',
  'size',
  'volume',
  'piece',
  'pieces',
  'approximately',
  'roughly',
  'around',
  'half',
  // '225 gram bar each'
  'bar',
  'can',
  'tin',
  'jar',
  'bars',
  'package',
  'packages',
  'packet',
  'packets',
  'block',
  'blocks',
]);

/** Whether a token between measures says nothing: 'about', 'each', 'of'. */
export function isMeasureFiller({ tokens, lexicon }: AmountReader, index: number): boolean {
  const lower = tokens[index]?.lower ?? '';
  if (MEASURE_FILLERS.has(lower)) return true;
  return (
    lexicon !== null &&
    (lexicon.approximations.has(fold(lower)) || lexicon.links.has(lower) || lexicon.each.has(fold(lower)))
  );
}

/** Whether tokens up to `end` say nothing but amounts. */
export function isOnlyMeasures(reader: AmountReader, index: number, end: number): boolean {
  let measures = 0;
  for (let at = index; at < end; ) {
    const measure = reader.measure(at);
    if (measure && measure.next <= end) {
      measures++;
      at = measure.next;
    } else if (isMeasureFiller(reader, at)) at++;
    else return false;
  }
  return measures > 0;
}

/** Every measure between two tokens. */
export function collectMeasures(reader: AmountReader, index: number, end: number, found: Measure[]): void {
  for (let at = index; at < end; ) {
    const measure = reader.measure(at);
    if (measure && measure.next <= end) {
      const sum = readSum(reader, { quantity: middle(measure.value), unit: measure.value.unit }, measure.next);
      found.push(sum.value);
      at = Math.max(sum.next, measure.next);
    } else at++;
  }
}

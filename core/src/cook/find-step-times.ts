import { FRACTION_SIGNS } from '../ingredients/tokenize.ts';
import { nameStepTime } from './name-step-time.ts';
import {
  AFTER_BEFORE,
  AND_WORDS,
  ANOTHER_WORDS,
  BEFORE_SOMETHING,
  FILLERS,
  INTERVAL_AFTER,
  INTERVAL_BEFORE,
  NO_TIMER_AFTER,
  NO_TIMER_BEFORE,
  NOT_A_NAME,
  NUMBER_WORDS,
  PART_BEFORE,
  PER_SIDE,
  PER_SIDE_BEFORE,
  QUARTERS,
  RANGE_WORDS,
  SINGULAR_UNITS,
  TAKEN_OUT,
  TURNED,
  UNIT_SECONDS,
  WAITS,
} from './time-words.ts';

/** A time in the text of a step that a cook would set a timer for. */
export type StepTime = {
  /** Bounds in seconds; the same twice when the text names one time. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Where it stands in the text, UTF-16 offsets, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** What the time is for, in words of the step: 'garlic and ginger'. */
  readonly label: string;
  /** How many times it is to be waited for: 2 for '4 minutes per side'. */
  readonly repeat: number;
  /** `interval`: something to do again and again ('every 10 minutes'); `reminder`: a wait of 6 hours or more. */
  readonly kind: 'timer' | 'interval' | 'reminder';
};

/** From here on nobody waits beside the timer: it becomes a reminder. */
export const REMINDER_FROM_SECONDS = 6 * 60 * 60;
const SHORTEST_SECONDS = 5;
const DAY_SECONDS = 24 * 60 * 60;
/** A step is read as far as this; the longest that anybody printed is a tenth of it. */
const MAX_STEP_CHARACTERS = 20_000;
/** How far around a time its clause is looked at. */
const CLAUSE_CHARACTERS = 140;

type Token = { readonly text: string; readonly value: number | null; readonly start: number; readonly end: number };
type Amount = { readonly low: number; readonly high: number; readonly next: number; readonly isFew?: boolean };
type Span = { fromSeconds: number; toSeconds: number; first: number; next: number; count: number; unitText: string };

const TOKEN = /\d{1,4}\s?[⁄/]\s?\d{1,2}(?!\d)|\d{1,5}(?:[.,]\d{1,2}(?!\d))?|[½¼¾⅓⅔⅛⅜⅝⅞]|\p{L}+|[^\s\p{L}\d]/gu;

function numberIn(text: string): number | null {
  const sign = FRACTION_SIGNS[text];
  if (sign !== undefined) return sign;
  const fraction = /^(\d+)\s?[⁄/]\s?(\d+)$/.exec(text);
  if (fraction !== null) return Number(fraction[2]) === 0 ? null : Number(fraction[1]) / Number(fraction[2]);
  return /^\d/.test(text) ? Number(text.replace(',', '.')) : null;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0].toLowerCase();
    tokens.push({ text: word, value: numberIn(word), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

const isHyphen = (token: Token | undefined) => token !== undefined && /^[-–—−‐‑]$/.test(token.text);

/** A plain number at a place: '3', '1 ½', '3 1/2', 'three', 'half an', 'three quarters of an', 'a couple of'. */
function readNumber(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.value !== null) {
    const isFraction = /[⁄/½-¾⅓-⅞]/u.test(token.text);
    const part = tokens[at + 1];
    if (
      !isFraction &&
      part !== undefined &&
      part.value !== null &&
      part.value < 1 &&
      part.value > 0 &&
      part.start - token.end <= 1
    )
      return { low: token.value + part.value, high: token.value + part.value, next: at + 2 };
    return { low: token.value, high: token.value, next: at + 1 };
  }
  let value = NUMBER_WORDS.get(token.text);
  if (value === undefined) return null;
  let next = at + 1;
  // 'a couple', 'a half', 'une demi', 'una decina', 'a further couple': the article is not the number
  if (value === 1) {
    let look = next;
    while (
      tokens[look] !== undefined &&
      FILLERS.has(tokens[look]?.text ?? '') &&
      !NUMBER_WORDS.has(tokens[look]?.text ?? '')
    )
      look++;
    const inner = tokens[look];
    const innerValue = inner === undefined ? undefined : NUMBER_WORDS.get(inner.text);
    if (innerValue !== undefined && innerValue !== 1) {
      value = innerValue;
      next = look + 1;
    }
  }
  // 'three quarters', 'three-quarters', 'twenty-five'
  const afterHyphen = isHyphen(tokens[next]) ? next + 1 : next;
  const following = tokens[afterHyphen];
  if (following !== undefined && QUARTERS.has(following.text))
    return { low: value / 4, high: value / 4, next: afterHyphen + 1 };
  if (value >= 20 && value % 10 === 0 && isHyphen(tokens[next]) && following !== undefined) {
    const ones = NUMBER_WORDS.get(following.text);
    if (ones !== undefined && ones >= 1 && ones < 10)
      return { low: value + ones, high: value + ones, next: afterHyphen + 1 };
  }
  return { low: value, high: value, next };
}

/** A number or a range of numbers: '8 to 10', '5 -7', '1 - 1 ½'. */
function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const low = readNumber(tokens, at);
  if (low === null) return null;
  const between = tokens[low.next];
  if (between !== undefined && RANGE_WORDS.has(between.text)) {
    const high = readNumber(tokens, low.next + 1);
    // 'a', 'o' and 'of' join digits only: 'a quarter of an hour' is no range
    const isWordBetween = /^(?:a|o|of)$/.test(between.text);
    const areDigits = tokens[at]?.value !== null && tokens[low.next + 1]?.value !== null;
    if (high !== null && high.low > low.low && (areDigits || !isWordBetween))
      return { low: low.low, high: high.low, next: high.next };
  }
  return low;
}

/** The unit behind an amount, past 'more', 'of an', a hyphen. */
function readUnit(
  tokens: readonly Token[],
  at: number,
): { seconds: number; next: number; text: string; isHyphenated: boolean } | null {
  let next = at;
  let isHyphenated = false;
  for (let skipped = 0; skipped < 4; skipped++) {
    const token = tokens[next];
    if (token === undefined) return null;
    const seconds = UNIT_SECONDS.get(token.text);
    if (seconds !== undefined) {
      const isClock = token.text.length === 1 && tokens[next - 1]?.value === null;
      return isClock ? null : { seconds, next: next + 1, text: token.text, isHyphenated };
    }
    if (isHyphen(token)) isHyphenated = true;
    else if (!FILLERS.has(token.text) && !/^['’]$/.test(token.text)) return null;
    next++;
  }
  return null;
}

/** A whole time at a place: '1 hr 20 mins', 'an hour and a half', '1 h 15', '30 seconds to 1 minute'. */
function readSpan(tokens: readonly Token[], at: number, isSecond = false): Span | null {
  const amount = readAmount(tokens, at);
  if (amount === null) return null;
  const unit = readUnit(tokens, amount.next);
  if (unit === null) return null;
  let next = unit.next;
  let fromSeconds = amount.low * unit.seconds;
  let toSeconds = amount.high * unit.seconds;
  const unitText = unit.isHyphenated ? `-${unit.text}` : unit.text;
  if (
    tokens[next]?.text === '.' &&
    UNIT_SECONDS.has(tokens[next - 1]?.text ?? '') &&
    (tokens[next - 1]?.text.length ?? 9) <= 4 &&
    tokens[next + 1]?.value !== null &&
    tokens[next + 1] !== undefined
  )
    next++;

  // 'and a half', 'et demie', 'y media': half of the unit
  const join = AND_WORDS.has(tokens[next]?.text ?? '') || tokens[next]?.text === ',' ? next + 1 : next;
  const half = readNumber(tokens, join);
  if (
    join > next &&
    half !== null &&
    half.low === 0.5 &&
    UNIT_SECONDS.get(tokens[half.next]?.text ?? '') === undefined &&
    readUnit(tokens, half.next) === null
  ) {
    fromSeconds += unit.seconds / 2;
    toSeconds += unit.seconds / 2;
    next = half.next;
  } else {
    // a smaller unit behind it: '1 hr 20 mins', 'two hours and thirty minutes'
    const more = readAmount(tokens, join);
    const smaller = more === null ? null : readUnit(tokens, more.next);
    if (
      more !== null &&
      smaller !== null &&
      smaller.seconds < unit.seconds &&
      smaller.seconds >= unit.seconds / 60 &&
      more.high * smaller.seconds < unit.seconds &&
      tokens[join]?.text !== 'another'
    ) {
      fromSeconds += more.low * smaller.seconds;
      toSeconds += more.high * smaller.seconds;
      next = smaller.next;
    } else if (
      unit.seconds === 3600 &&
      unit.text === 'h' &&
      more !== null &&
      more.low === more.high &&
      Number.isInteger(more.low) &&
      more.low < 60 &&
      more.low >= 5 &&
      join === next &&
      tokens[next]?.value !== null &&
      tokens[more.next]?.text !== '°'
    ) {
      fromSeconds += more.low * 60;
      toSeconds += more.low * 60;
      next = more.next;
    }
  }

  // the other end in another unit: '30 seconds to a minute'
  if (!isSecond && RANGE_WORDS.has(tokens[next]?.text ?? '') && tokens[next]?.text !== 'of') {
    const other = readSpan(tokens, next + 1, true);
    const isOr = tokens[next]?.text === 'or' || tokens[next]?.text === 'ou' || tokens[next]?.text === 'oder';
    if (other !== null && other.toSeconds > toSeconds && !isOr) {
      toSeconds = other.toSeconds;
      next = other.next;
    }
  }
  return { fromSeconds, toSeconds, first: at, next, count: amount.high, unitText };
}

/** The clause before and behind a place, without the sentences around it. */
function clauseAround(text: string, start: number, end: number): { before: string; after: string } {
  const left = text.slice(Math.max(0, start - CLAUSE_CHARACTERS), start);
  const cuts = [...left.matchAll(/[.!?]\s+(?=\p{Lu})|[\n;]/gu)];
  const last = cuts.at(-1);
  const right = text.slice(end, end + CLAUSE_CHARACTERS);
  const stop = /[.!?](?:\s+(?=\p{Lu})|$)|[\n;]/u.exec(right);
  return {
    before: last === undefined ? left : left.slice(last.index + last[0].length),
    after: stop === null ? right : right.slice(0, stop.index),
  };
}

/** '2 minute noodles', '6-minute eggs': a number above one, the unit in the singular, and a word that goes on. */
function isPartOfName(span: Span, tokens: readonly Token[]): boolean {
  const unit = span.unitText.replace(/^-/, '');
  if (!SINGULAR_UNITS.has(unit)) return false;
  const isHyphenated = span.unitText.startsWith('-');
  const following = tokens[span.next];
  if (following === undefined || !/^\p{L}/u.test(following.text)) return false;
  if (NOT_A_NAME.has(following.text)) return false;
  return span.count > 1 || isHyphenated;
}

function kindOf(
  text: string,
  span: Span,
  tokens: readonly Token[],
  start: number,
  end: number,
): StepTime['kind'] | null {
  const { before, after } = clauseAround(text, start, end);
  if (INTERVAL_BEFORE.test(before)) return 'interval';
  if (INTERVAL_AFTER.test(after)) return 'interval';
  if (span.toSeconds >= DAY_SECONDS && span.fromSeconds >= DAY_SECONDS) return null;
  if (PART_BEFORE.test(before)) return null;
  if (isPartOfName(span, tokens)) return null;
  if (NO_TIMER_BEFORE.some((pattern) => pattern.test(before))) return null;
  if (NO_TIMER_AFTER.some((pattern) => pattern.test(after))) return null;
  const aside = before.slice(before.lastIndexOf('(') + 1);
  const isTakenOut = TAKEN_OUT.test(aside) || TAKEN_OUT.test(after);
  if (BEFORE_SOMETHING.test(after) && isTakenOut && !WAITS.test(aside)) return null;
  return span.fromSeconds >= REMINDER_FROM_SECONDS ? 'reminder' : 'timer';
}

/** A rate was told ('20 mins per 500 g plus 20 mins'): what is added to it is no time by itself. */
const AFTER_RATE = /\b(?:per|pro|par|por)\b[^.;]{0,20}\b(?:plus|\+|and|und|et)\s*$/iu;

/**
 * Finds the times of a step that a cook would set a timer for, in English, German, French, Spanish, Italian and Dutch.
 * Left out are times of keeping and making ahead, totals, rates ('20 minutes per pound'), names ('2 minute noodles'), upper
 * limits that stand apart and vague ones ('a few minutes'). 'At least 30 minutes' and 'about 30' are 30 to 30.
 * @param text the step as it is printed; at most its first 20,000 characters are read
 */
export function findStepTimes(text: string): StepTime[] {
  const read = text.length > MAX_STEP_CHARACTERS ? text.slice(0, MAX_STEP_CHARACTERS) : text;
  const tokens = tokenize(read);
  const times: StepTime[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const span = readSpan(tokens, at) ?? readBareMinutes(tokens, at, times);
    if (span === null) continue;
    const start = tokens[span.first]?.start ?? 0;
    const end = tokens[span.next - 1]?.end ?? start;
    at = span.next - 1;
    if (span.toSeconds < SHORTEST_SECONDS) continue;
    const kind = kindOf(read, span, tokens, start, end);
    if (kind === null) continue;
    const { before, after } = clauseAround(read, start, end);
    if (AFTER_RATE.test(before)) continue;
    const isToldAgain =
      AFTER_BEFORE.test(before) &&
      times.some((time) => time.toSeconds === span.toSeconds && time.fromSeconds === span.fromSeconds);
    if (isToldAgain) continue;
    const isPerSide =
      PER_SIDE.test(after) || (PER_SIDE_BEFORE.test(before) && !TURNED.test(read.slice(end, end + 200)));
    times.push({
      fromSeconds: Math.round(span.fromSeconds),
      toSeconds: Math.round(span.toSeconds),
      start,
      end,
      label: nameStepTime(read, start, end),
      repeat: isPerSide ? 2 : 1,
      kind,
    });
  }
  return times;
}

/** 'rest for another 5' behind a time: five of the same unit, minutes. */
function readBareMinutes(tokens: readonly Token[], at: number, times: readonly StepTime[]): Span | null {
  if (times.length === 0 || !ANOTHER_WORDS.has(tokens[at]?.text ?? '')) return null;
  const amount = readAmount(tokens, at + 1);
  const after = amount === null ? undefined : tokens[amount.next];
  const isDigits = tokens[at + 1]?.value !== null && tokens[at + 1] !== undefined;
  if (amount === null || !isDigits || (after !== undefined && !/^[.,;)!]|^(?:or|until|and|then)$/u.test(after.text)))
    return null;
  return {
    fromSeconds: amount.low * 60,
    toSeconds: amount.high * 60,
    first: at,
    next: amount.next,
    count: amount.high,
    unitText: '',
  };
}

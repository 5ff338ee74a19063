import { NUMBER_WORDS } from '../number-words.ts';
import { readComposedNumber } from './composed-number.ts';
import { isHyphen, type Token } from './time-tokens.ts';
import {
  AFTER_MINUTES,
  AND_WORDS,
  ANOTHER_WORDS,
  AT_MOST,
  BETWEEN_WORDS,
  COOKED_FOR,
  FILLERS,
  MORE_WORDS,
  OR_WORDS,
  QUARTERS,
  RANGE_WORDS,
  SINGULAR_UNITS,
  UNIT_SECONDS,
} from './time-words.ts';

type Amount = { readonly low: number; readonly high: number; readonly next: number; readonly isFew?: boolean };
export type Span = {
  fromSeconds: number;
  toSeconds: number;
  first: number;
  next: number;
  count: number;
  unitText: string;
  unitSeconds: number;
};

/** Behind an article they are two: 'un par de minutos'; alone 'par' is the French 'per'. */
const PAIRS: ReadonlyMap<string, number> = new Map([['par', 2]]);

const HALF_OR_QUARTERS = new Set([0.25, 0.5, 0.75]);

/** Before 'for 5' they tell that it is a time. */
const WAITED_FOR = new Set(
  'rest stand sit cool cook bake boil simmer fry grill roast steam soak chill wait'.split(' '),
);

/** A number at a place: those of `readPlainNumber`, and 'six and a half', '1 and 1/2', 'one-and-a-half' before a unit. */
function readNumber(tokens: readonly Token[], at: number): Amount | null {
  const whole = readPlainNumber(tokens, at);
  if (whole === null || !Number.isInteger(whole.low)) return whole;
  const join = isHyphen(tokens[whole.next]) ? whole.next + 1 : whole.next;
  if (!AND_WORDS.has(tokens[join]?.text ?? '')) return whole;
  const part = readPlainNumber(tokens, isHyphen(tokens[join + 1]) ? join + 2 : join + 1);
  if (part === null || part.low <= 0 || part.low >= 1 || readUnit(tokens, part.next) === null) return whole;
  return { low: whole.low + part.low, high: whole.high + part.high, next: part.next };
}

/** '3', '1 ½', '3 1/2', 'three', 'half an', 'three quarters of an', 'a couple of', the 'another' of 'another minute'. */
function readPlainNumber(tokens: readonly Token[], at: number): Amount | null {
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
  if (ANOTHER_WORDS.has(token.text) && SINGULAR_UNITS.has(tokens[at + 1]?.text ?? ''))
    return { low: 1, high: 1, next: at + 1 };
  const composed = readComposedNumber(tokens, at);
  if (composed !== null) return { low: composed.value, high: composed.value, next: composed.next };
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
    const innerValue = inner === undefined ? undefined : (PAIRS.get(inner.text) ?? NUMBER_WORDS.get(inner.text));
    if (innerValue !== undefined && innerValue !== 1) {
      value = innerValue;
      next = look + 1;
    }
  }
  // 'three quarters', 'three-quarters'
  const afterHyphen = isHyphen(tokens[next]) ? next + 1 : next;
  const isGood = FILLERS.has(tokens[afterHyphen]?.text ?? '') && QUARTERS.has(tokens[afterHyphen + 1]?.text ?? '');
  if (isGood) return { low: value / 4, high: value / 4, next: afterHyphen + 2 };
  const following = tokens[afterHyphen];
  if (following !== undefined && QUARTERS.has(following.text))
    return { low: value / 4, high: value / 4, next: afterHyphen + 1 };
  return { low: value, high: value, next };
}

/** A range that is written as a fraction: '20/25 minuti', '2/3 min'; '3/4 Stunde' is none. */
function readSlashRange(tokens: readonly Token[], at: number): Amount | null {
  const parts = /^(\d{1,2})[⁄/](\d{1,2})$/.exec(tokens[at]?.text ?? '');
  if (parts === null) return null;
  const [low, high] = [Number(parts[1]), Number(parts[2])];
  const unit = readUnit(tokens, at + 1);
  const isRange = unit !== null && low < high && (low >= 5 || (low >= 2 && unit.seconds === 60));
  return isRange ? { low, high, next: at + 1 } : null;
}

/** Behind the other end: it is how hot, not how long. */
const DEGREES = /^(?:[°º˚℃]|grad|degr)/u;

/** A number or a range of numbers: '8 to 10', '5 -7', '1 - 1 ½', '20/25'. */
function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const slashed = readSlashRange(tokens, at);
  if (slashed !== null) return slashed;
  const low = readNumber(tokens, at);
  if (low === null) return null;
  const between = tokens[low.next];
  const isBetween = BETWEEN_WORDS.has(tokens[at - 1]?.text ?? '') && AND_WORDS.has(between?.text ?? '');
  if (between !== undefined && (RANGE_WORDS.has(between.text) || isBetween)) {
    const isAtMost = AT_MOST.has(tokens[low.next + 1]?.text ?? '');
    const high = readNumber(tokens, isAtMost ? low.next + 2 : low.next + 1);
    // 'a', 'o' and 'of' join digits only: 'a quarter of an hour' is no range
    const isWordBetween = /^(?:a|o|of)$/.test(between.text);
    const areDigits = tokens[at]?.value !== null && (isAtMost || tokens[low.next + 1]?.value !== null);
    const areDegrees = high !== null && DEGREES.test(tokens[high.next]?.text ?? '');
    if (high !== null && high.low > low.low && !areDegrees && (areDigits || !isWordBetween))
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

/** The 'or two' of 'a minute or two': one more than before, in words, and nothing that it counts. */
function readOrOneMore(tokens: readonly Token[], at: number, before: number): Amount | null {
  if (!OR_WORDS.has(tokens[at]?.text ?? '')) return null;
  const value = NUMBER_WORDS.get(tokens[at + 1]?.text ?? '');
  if (value !== before + 1 || readUnit(tokens, at + 2) !== null) return null;
  return { low: before, high: value, next: at + 2 };
}

/** Before these a Dutch 'of' and a number count them, roughly: 'een minuut of vijf' is five minutes. */
const COUNTED_BEHIND: ReadonlySet<string> = new Set(['minuut', 'minuutje', 'uur', 'uurtje']);

/** The number of 'een uur of drie'. */
function readRoughly(
  tokens: readonly Token[],
  at: number,
  { first, unit }: { first: string; unit: string },
): Amount | null {
  if (first !== 'een' || !COUNTED_BEHIND.has(unit) || tokens[at]?.text !== 'of') return null;
  const number = readPlainNumber(tokens, at + 1);
  return number !== null && number.low > 2 && readUnit(tokens, number.next) === null ? number : null;
}

/** The seconds behind minutes that say no unit: 'pochez les œufs 3 minutes 30'. */
function readSecondsOfMinute(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  const isSeconds = token?.value === 15 || token?.value === 30 || token?.value === 45;
  return isSeconds && /^[.,;:()!]$/.test(tokens[at + 1]?.text ?? '.') ? readPlainNumber(tokens, at) : null;
}

/** Behind the part of an hour the sentence goes on, and nothing is measured: '1 h ½ EL' is none. */
const GOES_ON = /^(?:[.,;:()!]|à|a|au|dans|sur|en|et|puis|environ|con|y|e|poi|bei|und|op|dan)$/u;

/** The minutes behind an hour that say no unit: '1 h 15', '1h30 à 160 °C', '1 hr 30 at 180C', 'une heure trente'. */
function readMinutesOfHour(tokens: readonly Token[], at: number, unitText: string): Amount | null {
  const minutes = readPlainNumber(tokens, at);
  // '1h1/4', '1 h ½'
  if (minutes !== null && HALF_OR_QUARTERS.has(minutes.low) && GOES_ON.test(tokens[minutes.next]?.text ?? '.'))
    return { ...minutes, low: minutes.low * 60, high: minutes.high * 60 };
  if (minutes === null || !Number.isInteger(minutes.low) || minutes.low < 5 || minutes.low >= 60) return null;
  const after = tokens[minutes.next]?.text ?? '.';
  // '1h30-2h': behind the hyphen stand hours again
  const other = isHyphen(tokens[minutes.next]) ? readNumber(tokens, minutes.next + 1) : null;
  const isRange = other !== null && UNIT_SECONDS.get(tokens[other.next]?.text ?? '') === 3600;
  if (after === '°' || (isHyphen(tokens[minutes.next]) && !isRange)) return null;
  if (unitText === 'h' && tokens[at]?.value !== null) return minutes;
  // '2 Std 30 schmoren'
  if (unitText === 'std' && minutes.low % 5 === 0 && /(?:en|ern|eln)$/u.test(after)) return minutes;
  return AFTER_MINUTES.has(after) || /^[.,;:()!]$/.test(after) ? minutes : null;
}

/** The one of 'hora y media', which Spanish leaves out. */
function readUnitAlone(tokens: readonly Token[], at: number): Amount | null {
  const [unit, and, part] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text ?? ''];
  const isPart = (NUMBER_WORDS.get(part) ?? 1) < 1;
  return (unit === 'hora' || unit === 'minuto') && and === 'y' && isPart ? { low: 1, high: 1, next: at } : null;
}

/** Behind the second of two times: each is for a case of its own, '3 minutes or 4 minutes for well done'. */
const FOR_A_CASE = /^(?:for|if|on|at|für|wenn|bei|pour|si|para|con|per|se|voor|als|in|im|en)$/u;

/** Whether a longer time behind 'or' is the other end of one: 'una hora o una hora y cuarto', never '4 hours or 8 hours'. */
const isOtherEnd = (other: Span, toSeconds: number, tokens: readonly Token[]): boolean =>
  other.unitSeconds >= 3600 && other.toSeconds < 2 * toSeconds && !FOR_A_CASE.test(tokens[other.next]?.text ?? '');

/** A whole time at a place: '1 hr 20 mins', 'an hour and a half', '1 h 15', '30 seconds to 1 minute'. */
export function readSpan(tokens: readonly Token[], at: number, isSecond = false): Span | null {
  const amount = readAmount(tokens, at) ?? readUnitAlone(tokens, at);
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

  // 'and a half', 'et demie', 'y media', 'and a quarter': a part of the unit
  const join = AND_WORDS.has(tokens[next]?.text ?? '') || tokens[next]?.text === ',' ? next + 1 : next;
  const half = readNumber(tokens, join);
  if (
    join > next &&
    half !== null &&
    HALF_OR_QUARTERS.has(half.low) &&
    UNIT_SECONDS.get(tokens[half.next]?.text ?? '') === undefined &&
    readUnit(tokens, half.next) === null
  ) {
    fromSeconds += unit.seconds * half.low;
    toSeconds += unit.seconds * half.low;
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
    } else {
      const smallerPart =
        join !== next
          ? null
          : unit.seconds === 3600
            ? readMinutesOfHour(tokens, next, unit.text)
            : unit.seconds === 60
              ? readSecondsOfMinute(tokens, next)
              : null;
      if (smallerPart !== null) {
        fromSeconds += (smallerPart.low * unit.seconds) / 60;
        toSeconds += (smallerPart.low * unit.seconds) / 60;
        next = smallerPart.next;
      }
    }
  }

  // 'a minute or two', 'eine Stunde oder zwei': the other end in words, without a unit
  const orMore = readOrOneMore(tokens, next, amount.high);
  if (orMore !== null && fromSeconds === toSeconds && toSeconds === amount.high * unit.seconds) {
    toSeconds = orMore.high * unit.seconds;
    next = orMore.next;
  }

  const roughly = readRoughly(tokens, next, { first: tokens[at]?.text ?? '', unit: unit.text });
  if (roughly !== null) {
    fromSeconds = roughly.low * unit.seconds;
    toSeconds = fromSeconds;
    next = roughly.next;
  }

  // the other end in another unit: '30 seconds to a minute', 'an hour or an hour and a half'
  if (!isSecond && RANGE_WORDS.has(tokens[next]?.text ?? '')) {
    const other = readSpan(tokens, next + 1, true);
    const isChoice =
      OR_WORDS.has(tokens[next]?.text ?? '') && !(other !== null && isOtherEnd(other, toSeconds, tokens));
    if (other !== null && other.toSeconds > toSeconds && !isChoice) {
      toSeconds = other.toSeconds;
      next = other.next;
    }
  }
  return { fromSeconds, toSeconds, first: at, next, count: amount.high, unitText, unitSeconds: unit.seconds };
}

/** Degrees of an oven, behind 'otros 25 a 210 ºC'. */
const OVEN_FROM = 90;

/**
 * An amount that says no unit behind a time: 'rest for another 5', 'cook 2 to 3 more', '20 more if it is still cold'. It is of
 * the unit before it; behind hours, of minutes.
 */
export function readBareTime(tokens: readonly Token[], at: number, unitBefore: number | null): Span | null {
  if (unitBefore === null || tokens[at] === undefined) return null;
  const isAnother = ANOTHER_WORDS.has(tokens[at]?.text ?? '');
  const first = isAnother ? at + 1 : at;
  if (tokens[first] === undefined || tokens[first]?.value === null) return null;
  const amount = readAmount(tokens, first);
  if (amount === null) return null;
  const isMore = MORE_WORDS.has(tokens[amount.next]?.text ?? '');
  // 'rest for 5.'; never 'serves for 5'
  const isFor = tokens[at - 1]?.text === 'for' && WAITED_FOR.has(tokens[at - 2]?.text ?? '');
  if (!isAnother && !isFor && !(isMore && COOKED_FOR.has(tokens[at - 1]?.text ?? ''))) return null;
  const next = isMore ? amount.next + 1 : amount.next;
  const after = tokens[next];
  const isOnFire = isAnother && /^(?:fuego|fuoco|feu)$/.test(tokens[next + 1]?.text ?? '');
  const isAtHeat =
    isAnother && /^(?:a|à|at|bei|op)$/.test(after?.text ?? '') && (tokens[next + 1]?.value ?? 0) >= OVEN_FROM;
  const goesOn = /^[.,;)!]|^(?:or|until|and|then|if|y|e|et|und|en)$/u;
  if (after !== undefined && !isOnFire && !isAtHeat && !goesOn.test(after.text)) return null;
  const unitSeconds = Math.min(unitBefore, 60);
  return {
    fromSeconds: amount.low * unitSeconds,
    toSeconds: amount.high * unitSeconds,
    first: at,
    next,
    count: amount.high,
    unitText: '',
    unitSeconds,
  };
}

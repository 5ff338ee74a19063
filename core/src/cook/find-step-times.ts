import { nameStepTime } from './name-step-time.ts';
import { readBareTime, readSpan, type Span } from './read-time-span.ts';
import { isHyphen, type Token, tokenize } from './time-tokens.ts';
import {
  AFTER_BEFORE,
  BEFORE_SOMETHING,
  INTERVAL_AFTER,
  INTERVAL_BEFORE,
  NO_TIMER_AFTER,
  NO_TIMER_BEFORE,
  NOT_A_NAME,
  PART_BEFORE,
  PER_SIDE,
  PER_SIDE_BEFORE,
  SINGULAR_UNITS,
  TAKEN_OUT,
  TURNED,
  WAITS,
} from './time-words.ts';

/** A time in the text of a step that a cook waits for. */
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
  /**
   * `interval`: something to do again and again ('every 10 minutes'); `reminder`: a wait of 6 hours or more; `days`: one of a day
   * or more, for which nothing is set in a kitchen.
   */
  readonly kind: 'timer' | 'interval' | 'reminder' | 'days';
};

/** From here on nobody waits beside the timer: it becomes a reminder. */
export const REMINDER_FROM_SECONDS = 6 * 60 * 60;
const SHORTEST_SECONDS = 5;
const DAY_SECONDS = 24 * 60 * 60;
/** A week: what takes months is kept, or grown. */
const LONGEST_UNIT_SECONDS = 7 * DAY_SECONDS;
/** A step is read as far as this; the longest that anybody printed is a tenth of it. */
const MAX_STEP_CHARACTERS = 20_000;
/** How far around a time its clause is looked at. */
const CLAUSE_CHARACTERS = 140;

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

/** '2 minute noodles', '6-minute eggs', '5-Minuten-Terrine': a number above one, the unit in the singular, and a word that goes on. */
function isPartOfName(span: Span, tokens: readonly Token[]): boolean {
  const unit = span.unitText.replace(/^-/, '');
  const [hyphen, rest] = [tokens[span.next], tokens[span.next + 1]];
  const isCompound = span.unitText.startsWith('-') && isHyphen(hyphen) && rest?.start === hyphen?.end;
  if (isCompound && /^\p{L}/u.test(rest?.text ?? '')) return true;
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
  if (span.unitSeconds > LONGEST_UNIT_SECONDS) return null;
  if (PART_BEFORE.test(before)) return null;
  if (isPartOfName(span, tokens)) return null;
  if (NO_TIMER_BEFORE.some((pattern) => pattern.test(before))) return null;
  if (NO_TIMER_AFTER.some((pattern) => pattern.test(after))) return null;
  const aside = before.slice(before.lastIndexOf('(') + 1);
  const isTakenOut = TAKEN_OUT.test(aside) || TAKEN_OUT.test(after);
  if (BEFORE_SOMETHING.test(after) && isTakenOut && !WAITS.test(aside)) return null;
  if (span.fromSeconds >= DAY_SECONDS) return 'days';
  return span.fromSeconds >= REMINDER_FROM_SECONDS ? 'reminder' : 'timer';
}

/** A rate was told ('20 mins per 500 g plus 20 mins'): what is added to it is no time by itself. */
const AFTER_RATE = /\b(?:per|pro|par|por)\b[^.;]{0,20}\b(?:plus|\+|and|und|et)\s*$/iu;

/**
 * Finds the times of a step that a cook waits for, in English, German, French, Spanish, Italian and Dutch.
 * Left out are times of keeping and making ahead, totals, rates ('20 minutes per pound'), names ('2 minute noodles'), upper
 * limits that stand apart and vague ones ('a few minutes'). 'At least 30 minutes' and 'about 30' are 30 to 30.
 * @param text the step as it is printed; at most its first 20,000 characters are read
 */
export function findStepTimes(text: string): StepTime[] {
  const read = text.length > MAX_STEP_CHARACTERS ? text.slice(0, MAX_STEP_CHARACTERS) : text;
  const tokens = tokenize(read);
  const times: StepTime[] = [];
  let unitBefore = 60;
  for (let at = 0; at < tokens.length; at++) {
    const isAlone = times.every((time) => time.kind === 'days');
    const span = readSpan(tokens, at) ?? readBareTime(tokens, at, isAlone ? null : unitBefore);
    if (span === null) continue;
    const start = tokens[span.first]?.start ?? 0;
    const end = tokens[span.next - 1]?.end ?? start;
    at = span.next - 1;
    unitBefore = span.unitSeconds;
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

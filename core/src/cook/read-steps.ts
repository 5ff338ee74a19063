import { findStepTimes, type StepTime } from './find-step-times.ts';
import { linkStepIngredients } from './link-step-ingredients.ts';
import type { StepLink } from './share-out.ts';

/** A piece of the text of a step: words, a time that a timer can be set for, or how much of an ingredient is meant. */
export type StepPiece =
  | { readonly kind: 'words'; readonly text: string; readonly start: number }
  | { readonly kind: 'amount'; readonly text: string; readonly start: number }
  | { readonly kind: 'time'; readonly text: string; readonly start: number; readonly time: StepTime };

export interface ReadStep {
  readonly text: string;
  /** In the order of the text; together they are the text. */
  readonly sentences: readonly (readonly StepPiece[])[];
  readonly times: readonly StepTime[];
  readonly links: readonly StepLink[];
}

export interface RecipeToCook {
  readonly ingredients: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly unit: string;
    readonly original?: string | undefined;
    readonly preparation?: string | undefined;
    readonly group?: string | undefined;
    readonly language?: string | null | undefined;
  }[];
  readonly method: readonly { readonly desc: string }[];
}

/** Where the words that say how much begin, in what is said before an ingredient. */
const SAYS_HOW_MUCH =
  /(?<!\p{L})(?:\d|[¼½¾⅓⅔⅛⅜⅝⅞]|a (?:half|quarter|third)|half|halves|(?:three |two |a )?quarters?|(?:two |a )?thirds?|the (?:rest|remaining)|remaining|rest|most|die (?:hälfte|übrig|restlich)|hälfte|halbe|(?:ein |zwei |drei )?(?:viertel|drittel)|übrig|restlich|rest|moitié|la moitié|le reste|mitad|metà|helft)/iu;

/** All steps together are read as far as this, seven times the longest that we have seen: a recipe that was handed on holds nobody up. */
const MAX_CHARACTERS = 40_000;

/** 'Let it rest 30 minutes.' 'After 30 minutes, …' */
const AFTER_AT_FIRST =
  /^\s*(?:after|once|nach(?: den)?|après|au bout (?:de|d['’]|des)|passées?|una vez (?:pasad|transcurrid)[oa]s(?: los| las)?|pasad[oa]s(?: los| las)?|transcurrid[oa]s(?: los| las)?|al cabo de|despu[eé]s de(?: los| las)?|tras(?: los| las)?|dopo|trascors[ioe](?: i| le)?|passat[ioe](?: i| le)?|na)\s*(?:these |the |diesen |los |las |i |le |die |deze |about |ca\.? )?$/iu;

/** Whether a step begins by saying again what the step before it told to wait. */
const isToldBefore = (
  text: string,
  { start, fromSeconds, toSeconds }: StepTime,
  before: readonly StepTime[],
): boolean =>
  AFTER_AT_FIRST.test(text.slice(0, start)) &&
  before.some((time) => time.fromSeconds === fromSeconds && time.toSeconds === toSeconds);

/** The steps with nothing in those that lie beyond `MAX_CHARACTERS`. */
function readable(texts: readonly string[]): string[] {
  let characters = 0;
  return texts.map((text) => {
    characters += text.length;
    return characters > MAX_CHARACTERS ? '' : text;
  });
}

const lineOf = ({ original, quantity, unit, name, preparation }: RecipeToCook['ingredients'][number]): string =>
  original ||
  [quantity === 0 ? '' : String(quantity), unit, name].filter(Boolean).join(' ') +
    (preparation ? `, ${preparation}` : '');

/**
 * What a cook mode shows of each step: its text in pieces, its times, and what it takes from the shelf. Of steps that lie beyond
 * 40,000 characters it shows the text alone.
 */
export function readSteps({ ingredients, method }: RecipeToCook): ReadStep[] {
  const texts = method.map((step) => step.desc.trim());
  const read = readable(texts);
  const links = linkStepIngredients(
    ingredients.map((ingredient) => ({
      line: lineOf(ingredient),
      name: ingredient.name,
      ...(ingredient.group === undefined ? {} : { group: ingredient.group }),
      ...(ingredient.language ? { language: ingredient.language } : {}),
    })),
    read,
  );
  const told: StepTime[] = [];
  return texts.map((text, step) => {
    // what takes days has no timer, and no reminder while somebody cooks
    const times = findStepTimes(read[step] ?? '').filter(
      (time) => time.kind !== 'days' && !isToldBefore(text, time, told),
    );
    told.splice(0, told.length, ...times);
    const own = links[step] ?? [];
    return { text, times, links: own, sentences: sentencesOf(text, piecesOf(text, times, own)) };
  });
}

function piecesOf(text: string, times: readonly StepTime[], links: readonly StepLink[]): StepPiece[] {
  const marks: StepPiece[] = times.map((time) => ({
    kind: 'time',
    start: time.start,
    text: text.slice(time.start, time.end),
    time,
  }));
  for (const { amountText } of links) {
    if (!amountText) continue;
    const told = SAYS_HOW_MUCH.exec(amountText);
    if (told === null) continue;
    const lower = text.toLowerCase();
    const place = lower.indexOf(amountText.toLowerCase());
    // small words may be missing in front of it: 'con la mitad' for 'con mitad'
    const start = place < 0 ? lower.indexOf(amountText.slice(told.index).toLowerCase()) : place + told.index;
    if (start < 0) continue;
    const toldEnd = start + amountText.length - told.index;
    // 'half of the' is bold with the word that it is about
    const word =
      /^\s+(?!(?:and|und|et|y|e|en|with|mit)\s)(?:(?:d[eiu]|des|d?el|l[aeo]s?|dei|degli|dell[aeo]|van|het)\s+)*[\p{L}'’-]+/u.exec(
        text.slice(toldEnd),
      )?.[0] ?? '';
    const end = toldEnd + word.length;
    if (marks.every((mark) => mark.start >= end || mark.start + mark.text.length <= start))
      marks.push({ kind: 'amount', start, text: text.slice(start, end) });
  }
  marks.sort((a, b) => a.start - b.start);
  const pieces: StepPiece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    if (mark.start > at) pieces.push({ kind: 'words', start: at, text: text.slice(at, mark.start) });
    pieces.push(mark);
    at = mark.start + mark.text.length;
  }
  if (at < text.length) pieces.push({ kind: 'words', start: at, text: text.slice(at) });
  return pieces;
}

/** The pieces by sentence; the white space stays with the sentence before. A time is never cut. */
function sentencesOf(text: string, pieces: readonly StepPiece[]): StepPiece[][] {
  const ends = [...text.matchAll(/[.!?…。！？]["'”’)]*\s+(?=\P{Ll})|\n+/gu)].map(
    (match) => match.index + match[0].length,
  );
  const sentences: StepPiece[][] = [[]];
  for (const piece of pieces) {
    let rest = piece;
    if (piece.kind === 'words')
      for (const end of ends) {
        const cut = end - rest.start;
        if (cut <= 0 || cut > rest.text.length) continue;
        sentences.at(-1)?.push({ ...piece, start: rest.start, text: rest.text.slice(0, cut) });
        sentences.push([]);
        rest = { ...piece, start: end, text: rest.text.slice(cut) };
      }
    if (rest.text !== '') sentences.at(-1)?.push(rest);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
/** What a scale or a jug measures has decimals. */
const DECIMAL_UNITS = new Set(['g', 'kg', 'ml', 'l', 'mg', 'cl', 'dl']);

/**
 * How an amount stands in a kitchen: '½', '1 ½', '2 ⅓' where it is close to one, else null and it is written as a decimal number.
 */
export function kitchenFraction(amount: number, unit: string): string | null {
  if (DECIMAL_UNITS.has(unit) || amount >= 10) return null;
  const whole = Math.floor(amount);
  const part = amount - whole;
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - part) < 0.02)?.[1];
  if (fraction === undefined) return null;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

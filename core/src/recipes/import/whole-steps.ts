import { sameLineKey } from './clean-text.ts';
import { areStepsTooShort } from './find-doubts.ts';
import { meanLikeness, stepLikeness } from './list-likeness.ts';
import type { PageLine } from './page-line.ts';

/** A text that was cut: '... and sear the chi...', 'Whisk the eggs […]'. */
const CUT_OFF = /\s?(?:\[\s?(?:…|\.{3})\s?\]|…|\.{3,})$/u;
/** Letters of a beginning by which a step is found again. */
const BEGINNING_LETTERS_MIN = 15;
const STEPS_LEAST = 2;
/** Mean likeness to steps, and how many times longer the page's method is, before it stands in for a few words of the data. */
const LIKE_STEPS = 0.75;
const LONGER_FACTOR = 3;

/** The data's steps with the end of each that was cut off, where the page has a line that begins with the same words. */
export function withEndsOfPage(data: readonly string[], lines: readonly PageLine[]): string[] {
  if (!data.some((step) => CUT_OFF.test(step))) return [...data];
  const keys = lines.map(({ text }) => sameLineKey(text));
  return data.map((step) => {
    if (!CUT_OFF.test(step)) return step;
    const begun = sameLineKey(step.replace(CUT_OFF, ''));
    if (begun.length < BEGINNING_LETTERS_MIN) return step;
    const place = keys.findIndex((key, at) => key.startsWith(begun) && !CUT_OFF.test(lines[at]!.text));
    return place < 0 ? step : lines[place]!.text;
  });
}

const lengthOf = (steps: readonly string[]): number => steps.join('').length;

/** Whether the data only says that there is a method, in a few words, and the page tells it. */
export function isTeaser(data: readonly string[], ingredients: readonly string[], shown: readonly string[]): boolean {
  return (
    data.length <= STEPS_LEAST &&
    areStepsTooShort(data, ingredients) &&
    shown.length >= STEPS_LEAST &&
    lengthOf(shown) >= lengthOf(data) * LONGER_FACTOR &&
    !areStepsTooShort(shown, ingredients) &&
    meanLikeness(shown, stepLikeness) >= LIKE_STEPS
  );
}

import { callsReader } from './calls-reader.ts';
import { sameLineKey } from './clean-text.ts';
import { stepLikeness } from './list-likeness.ts';
import { itemsAround } from './page-items.ts';
import type { PageLine } from './page-line.ts';
import { sectionOf, sectionOfClass } from './section-words.ts';
import { isStepLabel, tidySteps } from './split-steps.ts';

/** Characters of a step's text from which it is found again by its beginning alone. */
const STEP_CHARACTERS_MIN = 15;
/** Share of the data's steps that must stand together on the page before what stands behind them is more of the method. */
const TOGETHER_FROM = 0.75;
/** Lines between two steps that stand together: the names of parts, pictures, advertisements. */
const APART_MAX = 8;
/** Characters of a step that only its place tells. */
const MORE_CHARACTERS_MIN = 25;
const LEVELS_MAX = 3;
/** Lines that a step begins with from which it is looked for in the page. */
const STARTS_MAX = 8;

/** A step as it is compared: '' for the name of a part. */
const keyOf = (step: string): string => (/[:：]$/.test(step) ? '' : sameLineKey(step));

/**
 * The data's steps with what the page's method has more: the steps that it goes on with, and the items that the data has
 * in one, to the letter.
 */
export function withStepsOfPage(data: readonly string[], lines: readonly PageLine[]): string[] {
  const keys = lines.map(({ text }) => sameLineKey(text));
  const apart = data.flatMap((step) => itemsOf(keyOf(step), keys, lines) ?? [step]);
  return [...apart, ...stepsBehind(apart, keys, lines)];
}

/** The items of a list of the page, in a row, that one step is; null where it is no such row. */
function itemsOf(step: string, keys: readonly string[], lines: readonly PageLine[]): string[] | null {
  if (step.length < STEP_CHARACTERS_MIN * 2) return null;
  let starts = 0;
  for (const [start, first] of keys.entries()) {
    if (first.length < STEP_CHARACTERS_MIN || first.length === step.length || !step.startsWith(first)) continue;
    starts += 1;
    if (starts > STARTS_MAX) break;
    const items: PageLine[] = [];
    let length = 0;
    for (let at = start; at < lines.length && length < step.length; at += 1) {
      const key = keys[at]!;
      if (key === '' || !step.startsWith(key, length)) break;
      items.push(lines[at]!);
      length += key.length;
    }
    const areItems =
      items.every(({ block }) => block?.name === 'li') && new Set(items.map(({ block }) => block)).size > 1;
    if (length === step.length && areItems) return items.map(({ text }) => text);
  }
  return null;
}

/** The steps that the page has behind the data's last one, in items of the same kind. */
function stepsBehind(data: readonly string[], keys: readonly string[], lines: readonly PageLine[]): string[] {
  const wanted = new Set(data.map(keyOf).filter((key) => key !== ''));
  const places: number[] = [];
  for (const [place, key] of keys.entries()) {
    if (!wanted.has(key)) continue;
    if (places.length > 0 && place - places.at(-1)! > APART_MAX && places.length < wanted.size * TOGETHER_FROM)
      places.length = 0;
    if (places.length === 0 || place - places.at(-1)! <= APART_MAX) places.push(place);
  }
  if (wanted.size < 2 || places.length < wanted.size * TOGETHER_FROM) return [];
  const last = places.at(-1)!;
  if (keys[last] !== keyOf(data.at(-1)!) || !isOfMethod(lines[last]!)) return [];
  const more: string[] = [];
  for (const place of itemsAround(lines, places)) {
    const line = lines[place]!;
    if (place <= last || isStepLabel(line.text)) continue;
    const isStep = line.text.length >= MORE_CHARACTERS_MIN && stepLikeness(line.text) >= 0.75 && line.isLink !== true;
    if (!isStep || sectionOf(line.text) === 'other' || callsReader(line.text)) break;
    more.push(line.text);
  }
  return tidySteps(more).filter((step) => !wanted.has(keyOf(step)));
}

/** Whether a line is an item of a list, or stands in an element whose class name speaks of a method. */
function isOfMethod({ block }: PageLine): boolean {
  if (block?.name === 'li') return true;
  for (let element = block, level = 0; element !== null && level < LEVELS_MAX; element = element.parent, level += 1)
    if (element.classes.split(' ').some((token) => sectionOfClass(token) === 'steps')) return true;
  return false;
}

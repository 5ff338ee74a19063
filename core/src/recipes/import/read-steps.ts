import { cleanLines, cleanText } from './clean-text.ts';
import { sharedWords } from './compare-lists.ts';
import { standsAsHeading } from './section-words.ts';
import { endsAsStepLabel, isStepLabel, splitSteps, stepHeading, tidySteps } from './split-steps.ts';
import { isThing, referredThing, type Thing, typesOf } from './structured-things.ts';

/** Lists within lists of instructions that are followed. */
const SECTION_DEPTH_MAX = 6;
const LINES_MAX = 500;

type ById = ReadonlyMap<string, Thing>;

/**
 * The steps of a recipe's instructions: a text, a list of texts, steps with text and name, sections of steps. A publisher's
 * step stays one step, whatever lines it has; only instructions that come as a single text are split into its parts. The
 * name of a section, and of a step that does not begin with it, comes as a heading before it: an entry that ends in a colon.
 */
export function readSteps(value: unknown, byId: ById): string[] {
  const steps: string[] = [];
  addSteps(steps, value, byId, [], true);
  return tidySteps(steps);
}

/** @param within what the value stands in, from the outermost on: what refers to one of these says nothing new */
function addSteps(steps: string[], value: unknown, byId: ById, within: readonly unknown[], isOnly: boolean): void {
  if (within.length > SECTION_DEPTH_MAX || steps.length > LINES_MAX) return;
  if (typeof value === 'string') {
    steps.push(...linesOf(value, isOnly));
    return;
  }
  if (Array.isArray(value)) {
    const isOnlyOne = isOnly && value.length === 1;
    for (const entry of value.slice(0, LINES_MAX)) {
      if (typeof entry !== 'string') addSteps(steps, entry, byId, [...within, value], isOnlyOne);
      else steps.push(...linesOf(entry, isOnlyOne));
    }
    return;
  }
  if (!isThing(value)) return;
  const thing = referredThing(value, byId);
  if (within.includes(thing)) return;
  // advice beside a step
  if (typesOf(thing).includes('howtotip')) return;
  const inner =
    thing['itemListElement'] ??
    thing['ItemListElement'] ??
    thing['itemlistelement'] ??
    thing['steps'] ??
    thing['step'] ??
    thing['recipeInstructions'] ??
    thing['item'] ??
    thing['instructions'];
  const name = heading(thing['name'] ?? thing['Name'] ?? thing['headline']);
  const own = [
    thing['text'],
    thing['instruction'],
    thing['description'],
    thing['content'],
    thing['body'],
    thing['@value'],
    thing['articleBody'],
  ].find((text) => typeof text === 'string' && text.trim() !== '');
  if (inner !== undefined && inner !== null && typeof inner === 'object') {
    const before = steps.length;
    addSteps(steps, inner, byId, [...within, thing], isOnly);
    const isNew =
      steps.length > before && name !== '' && steps[before] !== name && !typesOf(thing).includes('itemlist');
    if (isNew) steps.splice(before, 0, stepHeading(name));
    if (steps.length === before && typeof own === 'string') steps.push(...linesOf(own, isOnly));
    return;
  }
  const counted = own === undefined && inner === undefined ? valuesByNumber(thing) : [];
  if (counted.length > 0) {
    addSteps(steps, counted, byId, [...within, thing], isOnly);
    return;
  }
  const text = typeof own === 'string' ? own : inner;
  const lines = typeof text === 'string' ? linesOf(text, isOnly) : [];
  if (lines.length === 0) {
    if (name !== '') steps.push(name);
  } else {
    const whole = lines.join(' ');
    if (name !== '' && !startsWith(whole, name)) {
      // a name that is a sentence tells something to do, unless the text says it again
      const isSaidAgain = sharedWords([name], [whole]) >= NAME_SAID_AGAIN;
      if (isCaption(name)) steps.push(stepHeading(name));
      else if (!isSaidAgain) steps.push(name);
      else if (isShortName(name)) steps.push(stepHeading(name.replace(/[.!?。]+$/, '')));
    }
    steps.push(...lines);
  }
}

/** What stands under the numbers of an object that a program made of a list: `{ "0": …, "1": … }`. */
function valuesByNumber(thing: Thing): unknown[] {
  const keys = Object.keys(thing);
  return keys.length > 0 && keys.every((key) => /^\d{1,3}$/.test(key)) ? keys.map((key) => thing[key]) : [];
}

function linesOf(text: string, isOnly: boolean): string[] {
  return isOnly ? splitSteps(text).slice(0, LINES_MAX) : [cleanLines(text).join(' ')].filter((line) => line !== '');
}

function heading(value: unknown): string {
  const text = typeof value === 'string' ? cleanText(value) : '';
  return isStepLabel(text) || endsAsStepLabel(text) || standsAsHeading(text, 'steps') ? '' : text;
}

/** Share of a name's words in the text of its step from which the name says nothing new. */
const NAME_SAID_AGAIN = 0.75;
/** A longer name of a step is a sentence of its method. */
const CAPTION_WORDS_MAX = 12;

/** Whether the name of a step only names it, and is no sentence of the method. */
function isCaption(name: string): boolean {
  return !/[.!?。]["'”’)]*$/.test(name) && isShortName(name);
}

const isShortName = (name: string): boolean => name.split(/[\s-]+/).length <= CAPTION_WORDS_MAX;

/** Whether a text begins with a name, which some publishers cut short with an ellipsis. */
function startsWith(text: string, name: string): boolean {
  const key = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return key(text).startsWith(key(name.replace(/(?:\.{2,}|…)\s*$/, '')));
}

import { withoutBullet } from './clean-text.ts';
import { isFactLine } from './fact-lines.ts';
import { ingredientLikeness, stepLikeness } from './list-likeness.ts';
import { bareHeading } from './text-marks.ts';

/** Lines of a list that make it one, and how much each of most of them is like an ingredient. */
const LIST_LINES_MIN = 2;
const INGREDIENT_LIKENESS = 0.8;
const STEP_LIKENESS = 0.7;
const PART_CHARACTERS_MAX = 40;
/** 'Topping:', 'For the sauce:', and below an empty line 'Topping': alone in their line. */
const NAMES_PART = /^\p{L}[^:.!?\d]*:?$/u;

/** What a text holds that has lists of several parts: what stands above them, each list under what its part is called, and the rest. */
interface Gathered {
  readonly above: readonly string[];
  readonly lists: readonly (readonly string[])[];
  readonly steps: readonly string[];
}

/**
 * The lines of a text that names no section and has several lists of ingredients, each of a part of the dish, with or without the
 * steps that take them in between: all lists together first, each under what its part is called, then all steps. Null for a text
 * that has not several such lists.
 */
export function withListsGathered(lines: readonly string[]): string[] | null {
  const { above, lists, steps } = gathered(lines);
  if (!areSeveralLists(lists) || !steps.some(isStep)) return null;
  return [...above, '**Ingredients**', ...lists.flat(), '**Method**', ...steps];
}

/**
 * The same for a text whose method is known to begin at a place, below lists that only the names of their parts are headings of. Null where it does
 * not, where lines of another kind stand among them, and for a text that has not several such lists.
 */
export function withListsAboveMethod(lines: readonly string[], method: number): string[] | null {
  if (method < 0) return null;
  const { above, lists, steps } = gathered(lines.slice(0, method));
  const isNamed = lists.every(([name]) => name?.startsWith('**'));
  if (!areSeveralLists(lists) || !isNamed || steps.length > 0) return null;
  return [...above, '**Ingredients**', ...lists.flat(), ...lines.slice(method)];
}

const areSeveralLists = (lists: Gathered['lists']): boolean =>
  lists.length > 1 && lists.every((list) => list.filter((line) => line.startsWith('- ')).length >= LIST_LINES_MIN);

function gathered(lines: readonly string[]): Gathered {
  const isPart = lines.map((line, place) => namesPart(lines, place) && line.length <= PART_CHARACTERS_MAX);
  // 'Pancakes - serves 2' alone is no list
  const begins = (place: number) => isIngredient(lines[place] ?? '') && isIngredient(lines[place + 1] ?? '');
  const first = lines.findIndex((_, place) => isPart[place] || begins(place));
  const lists: string[][] = [];
  const steps: string[] = [];
  let isInList = false;
  for (const [place, line] of lines.entries()) {
    if (place < first || line === '') continue;
    if (isPart[place]) lists.push([`**${bareHeading(line).replace(/\s?:$/, '')}**`]);
    else if (isIngredient(line) || (isInList && !isStep(line))) {
      if (!isInList) lists.push([]);
      lists.at(-1)?.push(`- ${withoutBullet(line)}`);
    } else steps.push(line);
    isInList = isPart[place] === true || (isInList && !isStep(line)) || isIngredient(line);
  }
  return { above: lines.slice(0, Math.max(0, first)), lists, steps };
}

/** Whether a line names a part of the dish: an ingredient stands below it, and it ends with a colon or begins a block of lines. */
function namesPart(lines: readonly string[], place: number): boolean {
  const line = lines[place] ?? '';
  const name = bareHeading(line);
  const isMarked = name !== line;
  const isSetOff = isMarked || line.endsWith(':') || (place > 0 && lines[place - 1] === '');
  // below a marked heading notes leave a line empty
  const below = lines[place + 1] === '' && isMarked ? lines[place + 2] : lines[place + 1];
  return isSetOff && NAMES_PART.test(name) && !isIngredient(name) && isIngredient(below ?? '');
}

const isIngredient = (line: string): boolean =>
  line !== '' && !isFactLine(line) && ingredientLikeness(withoutBullet(line)) >= INGREDIENT_LIKENESS;
const isStep = (line: string): boolean => !isIngredient(line) && stepLikeness(line) >= STEP_LIKENESS;

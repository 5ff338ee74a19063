import { withoutBullet } from './clean-text.ts';
import { ingredientLikeness, stepLikeness } from './list-likeness.ts';

/** Lines of a list that make it one, and how much each of most of them is like an ingredient. */
const LIST_LINES_MIN = 2;
const INGREDIENT_LIKENESS = 0.8;
const STEP_LIKENESS = 0.7;
const PART_CHARACTERS_MAX = 40;
/** 'Topping:', 'For the sauce:', and below an empty line 'Topping': alone in their line. */
const NAMES_PART = /^\p{L}[^:.!?\d]*:?$/u;

/**
 * The lines of a text that names no section and has several lists of ingredients, each of a part of the dish, with or without the
 * steps that take them in between: all lists together first, each under what its part is called, then all steps. Null for a text
 * that has not several such lists.
 */
export function withListsGathered(lines: readonly string[]): string[] | null {
  const isPart = lines.map((line, place) => namesPart(lines, place) && line.length <= PART_CHARACTERS_MAX);
  // 'Pancakes - serves 2' alone is no list
  const begins = (place: number) => isIngredient(lines[place] ?? '') && isIngredient(lines[place + 1] ?? '');
  const first = lines.findIndex((_, place) => isPart[place] || begins(place));
  const lists: string[][] = [];
  const steps: string[] = [];
  let isInList = false;
  for (const [place, line] of lines.entries()) {
    if (place < first || line === '') continue;
    if (isPart[place]) lists.push([`**${line.replace(/\s?:$/, '')}**`]);
    else if (isIngredient(line) || (isInList && !isStep(line))) {
      if (!isInList) lists.push([]);
      lists.at(-1)?.push(`- ${withoutBullet(line)}`);
    } else steps.push(line);
    isInList = isPart[place] === true || (isInList && !isStep(line)) || isIngredient(line);
  }
  const areLists = lists.every((list) => list.filter((line) => line.startsWith('- ')).length >= LIST_LINES_MIN);
  if (lists.length < 2 || !areLists || !steps.some(isStep)) return null;
  return [...lines.slice(0, first), '**Ingredients**', ...lists.flat(), '**Method**', ...steps];
}

/** Whether a line names a part of the dish: an ingredient stands below it, and it ends with a colon or begins a block of lines. */
function namesPart(lines: readonly string[], place: number): boolean {
  const line = lines[place] ?? '';
  const isSetOff = line.endsWith(':') || (place > 0 && lines[place - 1] === '');
  return isSetOff && NAMES_PART.test(line) && !isIngredient(line) && isIngredient(lines[place + 1] ?? '');
}

const isIngredient = (line: string): boolean =>
  line !== '' && ingredientLikeness(withoutBullet(line)) >= INGREDIENT_LIKENESS;
const isStep = (line: string): boolean => !isIngredient(line) && stepLikeness(line) >= STEP_LIKENESS;

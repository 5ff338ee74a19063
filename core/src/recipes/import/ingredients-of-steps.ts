import { sameLineKey, withoutBullet } from './clean-text.ts';
import type { PageLine } from './page-line.ts';
import { sectionOf } from './section-words.ts';

/** Characters of a line that may list what a step wants. */
const LIST_CHARACTERS_MAX = 200;
const INGREDIENTS_LEAST = 2;

/** Where one ingredient of a line ends and the next begins; a comma may stand within one. */
const COMMA = /\s*[,;·•|]\s*/u;

/**
 * The lines of a page without those that only say again, beside a step, what the list of ingredients has: each alone, or several
 * with commas between them, and without a heading right above them. They are no steps.
 * @param ingredients the lines of the page's list
 * @param start where in `page.nodes` that list starts, whose own heading stays: a method above it ends there
 */
export function withoutIngredientsOfSteps(
  lines: readonly PageLine[],
  ingredients: readonly string[],
  start?: number,
): readonly PageLine[] {
  if (ingredients.length < INGREDIENTS_LEAST) return lines;
  const known = new Set(ingredients.map(sameLineKey).filter((key) => key !== ''));
  const isAgain = lines.map(
    ({ text }) => text.length <= LIST_CHARACTERS_MAX && isOfIngredients(withoutBullet(text), known),
  );
  keepCopies(isAgain, lines, known.size, start);
  return lines.filter((line, place) => {
    const isHeading = isAgain[place + 1] === true && lines[place + 1]!.index !== start;
    return !isAgain[place] && !(isHeading && sectionOf(line.text) === 'ingredients');
  });
}

/** Lines between the heading of a method and the list that it says again. */
const ABOVE_LINES = 3;
/** Whether a list stands right below the heading of a method, which says again what is taken. */
function isWithinMethod(lines: readonly PageLine[], place: number): boolean {
  const above = lines.slice(Math.max(0, place - ABOVE_LINES), place).findLast(({ text }) => sectionOf(text) !== null);
  return above !== undefined && above.level > 0 && sectionOf(above.text) === 'steps';
}

/** Takes back what stands in a row that has the whole list: a copy of the recipe, as for paper, begins there, unless a method does. */
function keepCopies(isAgain: boolean[], lines: readonly PageLine[], count: number, start?: number): void {
  for (let from = 0; from < lines.length; from += 1) {
    if (!isAgain[from]) continue;
    let end = from;
    while (isAgain[end]) end += 1;
    const isWhole = new Set(lines.slice(from, end).map(({ text }) => sameLineKey(text))).size >= count;
    if (isWhole && (lines[from]!.index === start || !isWithinMethod(lines, from))) isAgain.fill(false, from, end);
    from = end;
  }
}

/** Whether a text is an ingredient of the list, or several of them. */
function isOfIngredients(text: string, known: ReadonlySet<string>): boolean {
  if (known.has(sameLineKey(text))) return true;
  const parts = text.split(COMMA);
  let from = 0;
  while (from < parts.length) {
    let end = parts.length;
    while (end > from && !known.has(sameLineKey(parts.slice(from, end).join('')))) end -= 1;
    if (end === from) return false;
    from = end;
  }
  return true;
}

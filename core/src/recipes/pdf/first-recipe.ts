import { standsAsHeading } from '../import/section-words.ts';
import type { ReadLine } from './pdf-page.ts';

/** Letters of a title, beside those of the text. */
const TITLE_FROM = 1.2;
/** Lines above a list of ingredients that its title and facts may take. */
const ABOVE_MAX = 14;

/** The lines of the first recipe of a document, and how many recipes there are as far as their headings tell. */
export function firstRecipe(lines: readonly ReadLine[]): { lines: ReadLine[]; recipes: number } {
  const starts = lines.flatMap((line, place) => (standsAsHeading(line.text, 'ingredients') ? [place] : []));
  // a second list is another recipe only where a method stands between: 'Ingredients for the sauce' is none
  const recipes = starts.filter((start, place) => {
    const before = starts[place - 1];
    return before === undefined || lines.slice(before, start).some((line) => standsAsHeading(line.text, 'steps'));
  });
  const [, second] = recipes;
  if (second === undefined) return { lines: [...lines], recipes: Math.min(recipes.length, 1) };
  return { lines: lines.slice(0, titleAbove(lines, second)), recipes: recipes.length };
}

/** Where what belongs to a list of ingredients begins: at the title above it, else at the empty line above it. */
function titleAbove(lines: readonly ReadLine[], list: number): number {
  const least = Math.max(0, list - ABOVE_MAX);
  for (let place = list - 1; place > least; place -= 1) {
    const line = lines[place];
    if (line === undefined || standsAsHeading(line.text, 'steps')) break;
    const isTitle = line.text !== '' && line.size >= TITLE_FROM && (lines[place - 1]?.size ?? 1) < line.size;
    if (isTitle) return place;
  }
  for (let place = list - 1; place > least; place -= 1) {
    if (lines[place]?.text === '' && lines[place + 1]?.text !== '' && place < list - 1) return place;
  }
  return list;
}

import type { Language } from './languages/language.ts';
import { parseIngredient } from './parse-ingredient.ts';
import type { Measure } from './units.ts';

/** For tests: a line, then what is read of it in words: its amount, its food, and where there are any its preparation and remarks. */
export type ToldLine = [line: string, amount: string, name: string, preparation?: string, comment?: string];

const shown = (quantity: number): string => String(Number(quantity.toFixed(3)));
const measure = (joint: string, of: Measure | null): string | null => of && `${joint} ${shown(of.quantity)} ${of.unit}`;

/** '2 large can of 400 g', 'tomatoes', 'drained', 'for the sauce, optional'. */
export function toldLine(line: string, language: Language | null = null): string[] {
  const read = parseIngredient(line, language);
  const ends = [read.quantity, read.quantityMax].filter((end) => end !== null).map(shown);
  const held = [measure('of', read.packageSize), measure('=', read.equivalent)];
  const comment = [read.comment, read.isOptional ? 'optional' : null];
  return [
    [ends.join(' to '), read.size, read.unit, ...held].filter(Boolean).join(' '),
    read.name,
    read.preparation ?? '',
    comment.filter(Boolean).join(', '),
  ];
}

import type { Language } from '../ingredients/languages/language.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** What a line of a list says, as far as it tells how a dough rises. */
type DoughLine = Pick<MeasuredIngredient, 'name' | 'quantity' | 'unit'>;

const BARE = /^lievito$/i;
const SUGAR = /^zucchero\b/i;
const EGGS = /^(?:uov[ao]|tuorl[oi]|album[ei])\b/i;
/** Of a dough that yeast raises. A pinch of salt is in cakes too. */
const OF_BREAD = /^(?:acqua|sale|malto)\b|manitoba|lievito (?:di birra|madre|naturale)/i;

/**
 * The name by which the raising agent of an Italian list is meant: a sachet of 'lievito', or the word alone, among sugar and eggs, and without water or
 * salt, is baking powder. Where that is not plain the name as it is: bread and cakes call both so.
 * @param list all lines of the recipe
 */
export function raisingAgentMeant(line: DoughLine, list: readonly DoughLine[], language: Language | null): string {
  const isBare = line.unit === null && line.quantity === null;
  if (language !== 'it' || !(line.unit === 'packet' || isBare) || !BARE.test(line.name)) return line.name;
  const has = (pattern: RegExp) => list.some(({ name }) => pattern.test(name));
  const isBread = list.some(({ name, unit }) => OF_BREAD.test(name) && unit !== 'pinch');
  return has(SUGAR) && has(EGGS) && !isBread ? 'lievito per dolci' : line.name;
}

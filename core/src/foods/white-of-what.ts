import type { FoodMatch } from './food-match.ts';
import type { NamedLine } from './named-line.ts';

/** What the white of an egg is called by itself, which is a colour and a word for clear as well; the noun of these languages comes first. */
const WHITE = /^(?:blancs?|claras?|bianco|bianchi)$/i;
const MEASURED: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'l', 'cup', 'glass', 'bottle', 'shot', 'tbsp']);
/** Written like the name of a place: 'Mâcon blanc', 'Pinot blanc'. */
const OF_A_PLACE = /^\p{Lu}\p{L}+(?: \p{L}+)? blanc$/u;

/**
 * Whether a match found no more than the word for white behind words that nobody knows: 'Touraine blanc' has no egg in it, and 'cerveza
 * clara' has none either.
 */
export const isColourOnly = ({ food, confidence }: FoodMatch, { name }: NamedLine): boolean =>
  food.id === 'egg-white' && confidence === 'head noun' && !WHITE.test(name.trim().split(' ', 1)[0] ?? '');

/** What such a name is, where it is poured and written like a place: a wine. Null where nobody can tell. */
export const wineMeant = ({ name, unit = null }: NamedLine): string | null =>
  unit !== null && MEASURED.has(unit) && OF_A_PLACE.test(name.trim()) ? 'white wine' : null;

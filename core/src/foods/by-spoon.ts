import type { Language } from '../ingredients/languages/language.ts';
import { fold } from '../ingredients/languages/lexicon.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import type { NamedLine } from './named-line.ts';

/** What a bare name is by the teaspoon, unless it was cut or grated for it: the jar, not the bunch. */
export const BY_SPOON: Readonly<Record<string, string>> = {
  oregano: 'dried oregano',
  thyme: 'dried thyme',
  rosemary: 'dried rosemary',
  sage: 'dried sage',
  marjoram: 'dried marjoram',
  basil: 'dried basil',
  ginger: 'ground ginger',
};

/** The same where one word is both: 'Paprika' is the vegetable and the spice, 'koriander' the leaf and the ground seed. */
const BY_SPOON_ABROAD: Readonly<Record<string, string>> = {
  ...BY_SPOON,
  chilli: 'chilli powder',
  'red bell pepper': 'paprika',
  'bell pepper': 'paprika',
};
/** Languages in which the seed has the leaf's name, and no other leaf is called so as often. */
const GROUND_CORIANDER: ReadonlySet<Language> = new Set<Language>(['de', 'nl']);

const BARE_PIMENTON = /^piment[oó]n(?:es)?\b(?!.*\b(?:dulce|picante|ahumad|polvo|molid|vera))/;

export const FRESHLY =
  /\b(?:fresh|freshly|chopped|minced|grated|sliced|diced|torn|picked|peeled|crushed|pressed|lea(?:f|ves))\b/;
const FRESH_ABROAD = /\b(?:frisch|frais|fraich|fresc|vers)/;

/**
 * The spice or dried herb that a spoonful or a pinch of a bare name is in a language other than English, else the food: '1 TL Ingwer',
 * '1 tl paprika'. What was cut for it is fresh. Cloves of garlic stay cloves, whatever was done to them.
 */
export function bySpoon(index: FoodIndex, line: NamedLine, food: Food, language: Language): Food {
  const known = (name: string): Food => index.byKey.get(name)?.food ?? food;
  if (food.name === 'garlic powder' && line.unit === 'clove') return known('garlic');
  // south of the Río Grande 'pimentón' is the vegetable too, and nobody counts a powder
  const isCounted = (line.unit ?? null) === null && (line.quantity ?? null) !== null;
  if (language === 'es' && food.name === 'paprika' && isCounted && BARE_PIMENTON.test(fold(line.name)))
    return known('red bell pepper');
  const isSpoonful =
    line.unit === 'tsp' || line.unit === 'pinch' || (line.unit === 'tbsp' && /bell pepper$/.test(food.name));
  if (!isSpoonful || line.preparation != null || line.name.trim().includes(' ')) return food;
  if (FRESH_ABROAD.test(fold(line.comment ?? ''))) return food;
  if (food.name === 'coriander' && GROUND_CORIANDER.has(language)) return known('ground coriander');
  const ground = Object.hasOwn(BY_SPOON_ABROAD, food.name) ? BY_SPOON_ABROAD[food.name] : undefined;
  return ground === undefined ? food : known(ground);
}

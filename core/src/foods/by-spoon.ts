import { fold } from '../ingredients/languages/fold.ts';
import type { Language } from '../ingredients/languages/language.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import type { NamedLine } from './named-line.ts';
import type { MeantFood } from './names-in-language.ts';

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

/** What is poured of a word that is a seed and the drink made of it: 'una copa de anís', '50 ml de anís'. */
const POURED: ReadonlySet<string> = new Set(['glass', 'shot', 'splash', 'bottle', 'ml', 'cl', 'dl', 'l']);
const ANIS = /^(?:anis|anice)$/;

/** What is pressed into blocks, and what is cut off of a root. */
const PRESSED: ReadonlySet<string> = new Set(['cube', 'block', 'square']);
const PODS: ReadonlySet<string> = new Set(['stick', 'clove', 'stalk']);
const CUT_OFF: ReadonlySet<string> = new Set(['piece', 'knob', 'thumb', 'cm', 'inch']);

const BARE_PIMENTON = /^piment[oó]n(?:es)?\b(?!.*\b(?:dulce|picante|ahumad|polvo|molid|vera))/;

/** By the spoon it is the powder: 'pimentón rojo' names its colour. */
const RED_PIMENTON = /^pimenton(?: de color)? rojo$/;

export const FRESHLY =
  /\b(?:fresh|freshly|chopped|minced|grated|sliced|diced|torn|picked|peeled|crushed|pressed|lea(?:f|ves))\b/;
const FRESH_ABROAD = /\b(?:frisch|frais|fraich|fresc|vers)/;

/** Without a number it is a jar that these words pour from: 'wenig Paprika', 'Paprika zum Würzen'. */
const SEASONING = /^(?:(?:ein )?wenig|etwas|zum (?:ab)?wurzen|nach geschmack|nach belieben)\b/;
/** A German name that is the vegetable, and the spice that it is too. */
export const isBarePaprika = (name: string, language: Language | null): boolean =>
  language === 'de' && fold(name.trim()) === 'paprika';

const meantBy = (index: FoodIndex, name: string | undefined): MeantFood | null => {
  const found = name === undefined ? undefined : index.byKey.get(name);
  return found === undefined ? null : { food: found.food, kind: found.text };
};

/** What is meant by a name of a table above, the kind that the line names before its food: 'Majoran' of the row of oregano. */
function spiceOf(index: FoodIndex, { food, named = '' }: FoodMatch): MeantFood | null {
  const name = [named, food.name].find((one) => Object.hasOwn(BY_SPOON_ABROAD, one)) ?? '';
  return meantBy(index, BY_SPOON_ABROAD[name]);
}

/**
 * The spice or dried herb that a spoonful or a pinch of a bare name is in a language other than English: '1 TL Ingwer', '1 tl paprika'.
 * Null where it is what it was found to be. What was cut for it is fresh. Cloves of garlic stay cloves, whatever was done to them.
 */
export function bySpoon(index: FoodIndex, line: NamedLine, match: FoodMatch, language: Language): MeantFood | null {
  const { food } = match;
  const { unit = null, quantity = null } = line;
  if (food.name === 'garlic powder' && unit === 'clove') return meantBy(index, 'garlic');
  // '1 cube de levure de boulanger', 'un panetto di lievito di birra'
  if (food.name === 'yeast' && PRESSED.has(unit ?? '')) return meantBy(index, 'fresh yeast');
  // '1 cube Maggi', 'un cubito de Maggi'
  if (food.name === 'seasoning sauce' && unit === 'cube') return meantBy(index, 'stock cube');
  // '1 Stange Vanille'
  if (food.name === 'vanilla extract' && PODS.has(unit ?? '')) return meantBy(index, 'vanilla pod');
  // '1 Stück Kurkuma', '3 cm kurkuma'
  if (food.name === 'turmeric' && CUT_OFF.has(unit ?? '')) return meantBy(index, 'fresh turmeric');
  // south of the Río Grande 'pimentón' is the vegetable too, and nobody counts a powder
  const isCounted = unit === null && quantity !== null;
  if (language === 'es' && food.name === 'paprika' && isCounted && BARE_PIMENTON.test(fold(line.name)))
    return meantBy(index, 'red bell pepper');
  const isBySpoon = unit === 'tsp' || unit === 'tbsp' || unit === 'pinch';
  if (language === 'es' && /bell pepper$/.test(food.name) && isBySpoon && RED_PIMENTON.test(fold(line.name)))
    return meantBy(index, 'paprika');
  // two of what weighs kilos are the small green ones that Mexico calls so
  if (
    language === 'es' &&
    food.name === 'pumpkin' &&
    isCounted &&
    quantity >= 2 &&
    /^calabazas?$/.test(fold(line.name))
  )
    return meantBy(index, 'courgette');
  if (language === 'es' && food.name === 'cayenne pepper' && isCounted && /^cayenas?$/.test(fold(line.name)))
    return meantBy(index, 'dried chilli');
  if (food.name === 'aniseed' && POURED.has(unit ?? '') && ANIS.test(fold(line.name)))
    return meantBy(index, 'anisette');
  const said = fold(line.comment ?? '');
  const isSeasoning = isBarePaprika(line.name, language) && quantity === null && unit === null && SEASONING.test(said);
  const isSpoonful = unit === 'tsp' || unit === 'pinch' || (unit === 'tbsp' && /bell pepper$/.test(food.name));
  if (!(isSpoonful || isSeasoning) || line.preparation != null || line.name.trim().includes(' ')) return null;
  if (FRESH_ABROAD.test(said)) return null;
  if (food.name === 'coriander' && GROUND_CORIANDER.has(language)) return meantBy(index, 'ground coriander');
  return spiceOf(index, match);
}

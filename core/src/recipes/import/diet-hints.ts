/** Diets that a publisher may claim for a recipe. */
export const DIET_HINTS = [
  'vegetarian',
  'vegan',
  'glutenFree',
  'dairyFree',
  'lowCarb',
  'keto',
  'paleo',
  'halal',
  'kosher',
  'cheap',
] as const;
export type DietHint = (typeof DIET_HINTS)[number];

const WORDS: Readonly<Record<DietHint, RegExp>> = {
  vegan:
    /^(?:(?:https?:\/\/schema\.org\/)?vegan(?:diet)?|vegane?[rsn]?|vég[ée]tal(?:ien(?:ne)?)?|vegano|vegana|veganistisch|vegansk[ta]?|wegańsk\S*|vegán|веган\S*|βίγκαν)(?: (?:recipes?|rezepte?|recettes?|recetas?|ricette|recepten|recept))?$/i,
  vegetarian:
    /^(?:(?:https?:\/\/schema\.org\/)?vegetarian(?:diet)?|veggie|vegetarisch[ers]*|végétarien(?:ne)?s?|vegetarian[oa]s?|vegetarisk[at]?|wegetaria\S*|vegetariánus|vegetariáns\S*|вегетариан\S*|χορτοφαγικ\S*|meatless|meat[- ]free)(?: (?:recipes?|rezepte?|recettes?|recetas?|ricette|recepten|recept))?$/i,
  glutenFree:
    /gluten[- ]?free|glutenfrei|sans[- ]gluten|sin gluten|senza glutine|glutenvrij|glutenfri|sem gl[úu]ten|bezglutenow|gluténmentes|без глютен/i,
  dairyFree:
    /dairy[- ]?free|lactose[- ]?free|laktosefrei|lowlactose|sans lactose|sin lactosa|senza lattosio|lactosevrij|laktosfri|laktózmentes/i,
  lowCarb: /low[- ]?carb|lowcarb|kohlenhydratarm|koolhydraatarm|lågkolhydrat/i,
  keto: /^keto(?:genic)?\b|ketogen/i,
  paleo: /^paleo\b/i,
  halal: /halal/i,
  kosher: /kosher/i,
  cheap:
    /^(?:cheap|budget|budget[- ]friendly|inexpensive|low[- ]cost|günstig|preiswert|pas cher|bon marché|économique|barat[oa]|econ[óo]mic[ao]|goedkoop|billig)(?: (?:eats?|meals?|recipes?|dinners?))?$/i,
};

/**
 * The diets that labels of a recipe (its `suitableForDiet`, keywords, category) name, each once, in the order of
 * `DIET_HINTS`. A label counts for vegan or vegetarian only when it is that word: 'vegan option' claims nothing.
 */
export function dietHints(labels: readonly string[]): DietHint[] {
  const found = DIET_HINTS.filter((hint) => labels.some((label) => WORDS[hint].test(label.trim())));
  return found.includes('vegan') && !found.includes('vegetarian') ? ['vegetarian', ...found] : found;
}

import type { Food } from '../foods/food.ts';
import type { NutrientAmounts } from '../foods/nutrients.ts';
import type { Language } from '../ingredients/languages/language.ts';

/** By what a food was found, where other figures than the catalogue's own were taken for that. */
export interface FoundAbroad {
  /** The name of the catalogue by which it was found; null where that is not known. */
  readonly named: string | null;
  /** Of the recipe, which tells the country. */
  readonly language: Language;
}

/** By what a food was found that has figures of another country in a recipe of that language; undefined where it has not. */
export function foundAbroad(food: Food, named: string | null, language: Language | null): FoundAbroad | undefined {
  return language === null || figuresOf(food, named, language) === food.per100g ? undefined : { named, language };
}

/**
 * What 100 g of a food have in a recipe of that language: a French chicken is leaner than the American one that the catalogue knows.
 * @param named the name of the catalogue by which it was found; null where that is not known
 * @param language of the recipe, which tells the country
 */
export function figuresOf(
  food: Pick<Food, 'figuresAbroad' | 'id' | 'per100g'>,
  named: string | null,
  language: Language | null,
): NutrientAmounts {
  const { per100g, figuresAbroad } = food;
  if (figuresAbroad === undefined || language === null) return per100g;
  const abroad = placesOf(food.id, named, language)
    .map((place) => figuresAbroad[place])
    .find((own) => own !== undefined);
  return abroad === undefined ? per100g : { ...per100g, ...abroad };
}

/**
 * Where the figures of a food are looked for, the nearest first: of the kind, then of the food, each first of the language by itself. In English
 * only what is said of English: the catalogue's own are those of America.
 */
const placesOf = (id: string, named: string | null, language: Language): string[] =>
  (named === null ? [id] : [named, id]).flatMap((name) =>
    language === 'en' ? [`${name}@en`] : [`${name}@${language}`, name],
  );

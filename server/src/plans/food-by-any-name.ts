import { LANGUAGES, type Language } from '@sorrel/contract/language';
import type { Food } from '@sorrel/core/foods/food';
import { isWholeName, resolveFood, resolveName } from '@sorrel/core/foods/resolve-food';
import { foodIndex } from '../foods/food-catalogue.ts';
import { askedLanguage } from '../language/asked-language.ts';

/** What a language of the pages means by a whole name, where it surely means something: German 'Paprika' is the vegetable. */
function foodIn(language: Language, typed: string): Food | null {
  const resolved = resolveFood(foodIndex(), { name: typed }, language);
  return resolved.isSure && resolved.language === language && isWholeName(resolved, language) ? resolved.food : null;
}

function foodOfAnyLanguage(typed: string): Food | null {
  const { food, isSure } = resolveName(foodIndex(), typed);
  return isSure ? food : null;
}

const namesOf = (food: Food): string[] => [food.name, ...foodIndex().inLanguage.allNames(food.id)];

/**
 * A food that somebody typed, in the language of the page first, by what it is called in every language: recipes of a book are of many.
 * Only as typed where it is not surely known.
 */
export function foodByAnyName(typed: string): string[] {
  const food = foodIn(askedLanguage(), typed) ?? foodOfAnyLanguage(typed);
  return food === null ? [typed] : [...new Set([typed, ...namesOf(food)])];
}

/** The same of a food that somebody must not be given: all that a language of the pages means by it, whichever is shown just now. */
export function foodsByAnyName(typed: string): string[] {
  const foods = [foodOfAnyLanguage(typed), ...LANGUAGES.map((language) => foodIn(language, typed))];
  return [...new Set([typed, ...foods.flatMap((food) => (food === null ? [] : namesOf(food)))])];
}

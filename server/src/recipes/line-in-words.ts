import type { Language } from '@sorrel/contract/language';
import type { NutritionLine } from '@sorrel/contract/recipe';
import { contentWords } from '@sorrel/core/foods/content-words';
import { writtenName } from '@sorrel/core/foods/written-name';
import { foodIndex } from '../foods/food-catalogue.ts';

/**
 * A line whose foods are called as the reader calls them. What is kept is English; of several foods no id is, so these are looked up
 * by name. The recipe that an ingredient is has the name that somebody gave it.
 */
export function inReadersWords(line: NutritionLine, language: Language): NutritionLine {
  if (line.food === null || line.isRecipe || language === 'en') return line;
  const { byKey, inLanguage } = foodIndex();
  const called = (id: string | undefined, name: string) => {
    const own = id === undefined ? undefined : inLanguage.ownName(id, language);
    return own === undefined ? name : writtenName(own, language);
  };
  if (line.foodId !== null) return { ...line, food: called(line.foodId, line.food) };
  const foods = line.food.split(', ').map((name) => called(byKey.get(contentWords(name).join(' '))?.food.id, name));
  return { ...line, food: foods.join(', ') };
}

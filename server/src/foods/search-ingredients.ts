import type { FoundIngredient } from '@sorrel/contract/foods';
import type { Food } from '@sorrel/core/foods/food';
import { possibleUnits } from '@sorrel/core/foods/possible-units';
import { foodInOtherLanguage, resolveFood } from '@sorrel/core/foods/resolve-food';
import { searchFoods } from '@sorrel/core/foods/search-foods';
import { allowedTypos, editDistance } from '@sorrel/core/ingredients/edit-distance';
import type { Platform } from '../platform/platform.ts';
import { foodIndex } from './food-catalogue.ts';
import { foodsRepo } from './repo.ts';

const RESULTS_MAX = 12;
const OWN_RESULTS_MAX = 4;
/** Units offered for what the catalogue does not know. */
const GENERAL_UNITS = ['', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb'];

/** Units that fit a food, or any where none is known. */
export const unitsOf = (food: Food | null): string[] => (food === null ? GENERAL_UNITS : possibleUnits(food));

/** Units that fit an ingredient's name, in whatever language it is. */
export const unitsFor = (name: string): string[] => unitsOf(resolveFood(foodIndex(), { name }, null).food);

/** Another word for a food is offered as typed ('zucchini'), a misspelling or plural of its name is not. */
function asOffered(found: string, name: string): string {
  const typos = allowedTypos(name);
  return editDistance(found, name, typos) <= typos ? name : found;
}

/** Ingredients for a text: those the user has used before, then the catalogue's, each name once. */
export async function searchIngredients(
  services: Pick<Platform, 'db'>,
  userId: string,
  search: string,
): Promise<FoundIngredient[]> {
  const text = search.trim().toLowerCase();
  if (text === '') return [];
  const own = await foodsRepo(services.db).usedNames(userId, text, OWN_RESULTS_MAX);
  // 'Zwiebeln', 'oignon': a whole word of another language is offered by the name the catalogue has
  const foreign = foodInOtherLanguage(foodIndex(), text);
  const found = [
    ...(foreign === null ? [] : [{ food: foreign, name: foreign.name }]),
    ...searchFoods(foodIndex(), text, RESULTS_MAX),
  ];
  const results: FoundIngredient[] = [
    ...own.map((name) => ({ id: `own:${name}`, name, possibleUnits: unitsFor(name), own: true })),
    ...found.map(({ food, name }) => ({
      id: food.id,
      name: asOffered(name, food.name),
      possibleUnits: possibleUnits(food),
      own: false,
    })),
  ];
  const seen = new Set<string>();
  return results.filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, RESULTS_MAX);
}

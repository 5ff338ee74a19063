import type { FoundIngredient } from '@sorrel/contract/foods';
import type { Food } from '@sorrel/core/foods/food';
import { possibleUnits } from '@sorrel/core/foods/possible-units';
import { foodInOtherLanguage } from '@sorrel/core/foods/resolve-food';
import { type FoundFood, searchFoodsFor } from '@sorrel/core/foods/search-foods';
import { writtenName } from '@sorrel/core/foods/written-name';
import { allowedTypos, editDistance } from '@sorrel/core/ingredients/edit-distance';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { LanguagesRead } from '../http/reader-language.ts';
import type { Platform } from '../platform/platform.ts';
import { foodIndex } from './food-catalogue.ts';
import { foodsRepo } from './repo.ts';
import { unitsFor } from './units-for.ts';

const RESULTS_MAX = 12;
const OWN_RESULTS_MAX = 4;

/** Another word for a food is offered as typed ('zucchini'), a misspelling or plural of its name is not. */
function asOffered(found: string, name: string): string {
  const typos = allowedTypos(name);
  return editDistance(found, name, typos) <= typos ? name : found;
}

/** A food by the name that its reader knows it by. */
function nameOffered({ food, name, language }: FoundFood): string {
  const own = language === 'en' ? food.name : (foodIndex().inLanguage.ownName(food.id, language) ?? food.name);
  return writtenName(asOffered(name, own), language);
}

/** Ingredients for a text: those the user has used before, then the catalogue's in the languages that are read, each name once. */
export async function searchIngredients(
  services: Pick<Platform, 'db'>,
  userId: string,
  search: string,
  { read, shown }: LanguagesRead,
): Promise<FoundIngredient[]> {
  const text = search.trim().toLowerCase();
  if (text === '') return [];
  const own = await foodsRepo(services.db).usedNames(userId, text, OWN_RESULTS_MAX);
  const found = searchFoodsFor(foodIndex(), text, { read, shown }, RESULTS_MAX);
  // 'oignon' on a German page: a whole word of a language that was not searched is offered by the name the reader knows
  const isKnown = (found[0]?.language ?? 'en') !== 'en';
  const foreign = isKnown ? null : foodInOtherLanguage(foodIndex(), text);
  const first: FoundFood[] = foreign === null ? [] : [{ food: foreign, ...ownNameOf(foreign, shown) }];
  const results: FoundIngredient[] = [
    ...own.map((name) => ({ id: `own:${name}`, name, possibleUnits: unitsFor(name), own: true })),
    ...[...first, ...found].map((one) => ({
      id: one.food.id,
      name: nameOffered(one),
      possibleUnits: possibleUnits(one.food),
      own: false,
    })),
  ];
  const seen = new Set<string>();
  return results.filter(({ name }) => !seen.has(name) && seen.add(name)).slice(0, RESULTS_MAX);
}

/** What a food is called on a page. */
function ownNameOf(food: Food, shown: Language): Pick<FoundFood, 'name' | 'language'> {
  const own = foodIndex().inLanguage.ownName(food.id, shown);
  return own === undefined ? { name: food.name, language: 'en' } : { name: own, language: shown };
}

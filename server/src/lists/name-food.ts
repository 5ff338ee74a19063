import type { Aisle } from '@sorrel/core/foods/aisles';
import type { Food } from '@sorrel/core/foods/food';
import { correctionKey } from '@sorrel/core/foods/resolve-food';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import type { BoughtFood } from '@sorrel/core/lists/build-list';
import { shopItem, shopItems } from '@sorrel/core/lists/shopping-name';
import { foodIndex } from '../foods/food-catalogue.ts';

/** What an ingredient is bought as, and where it stands in the shop: where the user put it, or where it is usually found. */
export function nameFood(
  name: string,
  choices: ReadonlyMap<string, Aisle>,
  language: Language | null = null,
): { name: string; aisle: Aisle } {
  const item = shopItem(foodIndex(), name, language);
  return { name: item.name, aisle: choices.get(item.name) ?? item.aisle };
}

/** What an ingredient of a recipe is bought as, or each of the foods that it lists; the user's own word comes first. */
export function nameFoods(
  name: string,
  language: Language | null,
  choices: ReadonlyMap<string, Aisle>,
  said: ReadonlyMap<string, Food>,
): BoughtFood[] {
  const corrected = said.get(correctionKey(name));
  const items =
    corrected === undefined ? shopItems(foodIndex(), name, language) : [shopItem(foodIndex(), corrected.name)];
  return items.map((item) => ({ ...item, aisle: choices.get(item.name) ?? item.aisle }));
}

/** What the user said names mean, by `correctionKey(name)|unit`. */
type Said = ReadonlyMap<string, { foodId: string | null }>;

/** The foods that the user said names mean, whatever unit they stood with. */
export function foodsSaid(corrections: Said): ReadonlyMap<string, Food> {
  const said = new Map<string, Food>();
  for (const [key, { foodId }] of corrections) {
    const food = foodId === null ? undefined : foodIndex().byId.get(foodId);
    if (food) said.set(key.slice(0, key.lastIndexOf('|')), food);
  }
  return said;
}

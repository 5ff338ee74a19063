import type { Aisle } from '../foods/aisles.ts';
import { aisleOf } from '../foods/classify-aisle.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { contentWords } from '../foods/food-index.ts';
import { isWholeName, type ResolvedFood, resolveFood, resolveName } from '../foods/resolve-food.ts';
import { partsOf } from '../foods/several-foods.ts';
import type { Language } from '../ingredients/languages/language.ts';
import { itemName } from './add-item.ts';

/**
 * The name under which an ingredient is bought, once its food is known. Other words for one thing get the food's name, so that
 * they share a line (zucchini and courgette, Zwiebel and onion); kinds that only share a food's nutrients keep their own (penne
 * is no other pasta, gin no other spirit), as `Food.boughtAs` tells. What its food does not wholly explain keeps its name.
 */
export function boughtAs(index: FoodIndex, name: string, resolved: ResolvedFood, told: Language | null = null): string {
  const { food, named } = resolved;
  if (food === null || !isWholeName(resolved, told)) return itemName(name);
  // 'penne' is Italian too
  const said = named ?? index.byKey.get(contentWords(name).join(' '));
  const text = typeof said === 'string' ? said : said?.food === food ? said.text : food.name;
  return itemName(food.boughtAs?.[text] ?? text);
}

/** What is bought, and where it stands in the shop. `food`: what it weighs; null where its food is not known for certain. */
export type ShopItem = { readonly name: string; readonly aisle: Aisle; readonly food: Food | null };

const shopItemOf = (index: FoodIndex, name: string, resolved: ResolvedFood, language: Language | null): ShopItem => ({
  name: boughtAs(index, name, resolved, language),
  aisle: aisleOf(index, name, resolved),
  food: isWholeName(resolved, language) ? resolved.food : null,
});

/** A name as a shop has it: its food is asked for once. */
function resolveForShop(index: FoodIndex, name: string, language: Language | null): ResolvedFood {
  const told = language === null ? null : resolveFood(index, { name }, language);
  // a recipe in German may name its 'Peanut Butter' in English
  return told !== null && isWholeName(told, language) ? told : resolveName(index, name);
}

/**
 * What an ingredient is bought as, and where it stands in the shop.
 * @param name of an ingredient, any case and number
 * @param language of the recipe it stands in, where that is known
 */
export function shopItem(index: FoodIndex, name: string, language: Language | null = null): ShopItem {
  return shopItemOf(index, name, resolveForShop(index, name, language), language);
}

/** The same of a line that may list several foods: each is bought by itself. */
export function shopItems(index: FoodIndex, name: string, language: Language | null = null): readonly ShopItem[] {
  const resolved = resolveForShop(index, name, language);
  const parts = partsOf(index, { name }, language, resolved);
  if (parts.length === 0) return [shopItemOf(index, name, resolved, language)];
  return parts.map((part) => shopItemOf(index, part.name, part.resolved, language));
}

/** The name alone. Applied twice it changes nothing more. */
export const shoppingName = (index: FoodIndex, name: string, language: Language | null = null): string =>
  shopItem(index, name, language).name;

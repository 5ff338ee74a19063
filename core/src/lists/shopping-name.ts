import { boughtName } from '../foods/bought-name.ts';
import { contentWords } from '../foods/content-words.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { isWholeName, type ResolvedFood } from '../foods/resolve-food.ts';
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
  return itemName(boughtName(food, text));
}

import type { Language } from '@sorrel/contract/language';
import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { buildShopList, type ShopMeal } from '@sorrel/core/lists/shop-list';
import type { Corrections } from '../foods/repo.ts';
import type { Work } from '../platform/work-threads.ts';
import { shopKnowledge } from './shop-knowledge.ts';

/** The meals that are shopped for, what their cook said of foods, and where things stand in that person's shop. */
export interface ListTask {
  meals: readonly ShopMeal[];
  corrections: Corrections;
  choices: ReadonlyMap<string, Aisle>;
  /** In which foods are named. */
  language: Language;
}

export const LIST_WORK: Work<ListTask, ShoppingList> = { kind: 'list', deadlineMs: 30_000 };

/** Reads every line of the meals: in a thread, since recipes may have thousands. */
export const buildList = ({ meals, corrections, choices, language }: ListTask): ShoppingList =>
  buildShopList(meals, shopKnowledge(corrections), null, (name) => choices.get(name), language);

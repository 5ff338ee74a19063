import type { Language } from '@sorrel/contract/language';
import type { Aisle } from '@sorrel/core/foods/aisles';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { buildShopList } from '@sorrel/core/lists/shop-list';
import { type Cost, costOfWeek } from '@sorrel/core/prices/cost-of-items';
import type { UnitRates } from '@sorrel/core/prices/unit-rates';
import type { Corrections } from '../foods/repo.ts';
import { shopKnowledge } from '../foods/shop-knowledge.ts';
import type { Work } from '../platform/workers.ts';
import { openSubRecipes, type ShoppedDishes } from './open-sub-recipes.ts';

/** The dishes that are shopped for, what their cook said of foods, and where things stand in that person's shop. */
export interface ListTask {
  dishes: ShoppedDishes;
  corrections: Corrections;
  choices: ReadonlyMap<string, Aisle>;
  /** In which foods are named. */
  language: Language;
}

export const LIST_WORK: Work<ListTask, ShoppingList> = { kind: 'list', deadlineMs: 30_000 };

/** Reads every line of the meals: in a worker, since recipes may have thousands. */
export const buildList = ({ dishes, corrections, choices, language }: ListTask): ShoppingList =>
  buildShopList(openSubRecipes(dishes), shopKnowledge(corrections), null, (name) => choices.get(name), language);

/** Dishes whose cost is asked, each under the id of the recipe that it belongs to, and what foods cost by their names. */
export interface CostTask {
  dishes: ShoppedDishes;
  corrections: Corrections;
  rates: ReadonlyMap<string, UnitRates>;
}

export interface CostAnswer {
  cost: Cost;
  recipes: { id: string; cost: Cost }[];
}

export const COST_WORK: Work<CostTask, CostAnswer> = { kind: 'cost', deadlineMs: 30_000 };

/** Reads every line of the meals, as making their list does. */
export function countCost({ dishes, corrections, rates }: CostTask): CostAnswer {
  const meals = openSubRecipes(dishes);
  const know = shopKnowledge(corrections);
  const ratesOf = (name: string) => rates.get(name);
  const ids = [...new Set(meals.map(({ name }) => name))];
  return {
    cost: costOfWeek(meals, know, ratesOf),
    recipes: ids.map((id) => ({
      id,
      cost: costOfWeek(
        meals.filter(({ name }) => name === id),
        know,
        ratesOf,
      ),
    })),
  };
}

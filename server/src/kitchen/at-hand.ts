import type { Language } from '@sorrel/contract/language';
import { contentWords } from '@sorrel/core/foods/content-words';
import { type ResolvedFood, resolveFood, resolveName } from '@sorrel/core/foods/resolve-food';
import { headingOf } from '@sorrel/core/ingredients/heading-of';
import { isTool } from '@sorrel/core/ingredients/kitchen-tools';
import { buyingOf } from '@sorrel/core/lists/buying';
import { NOTHING_IDS } from '@sorrel/core/lists/nothing-to-buy';
import { boughtAs } from '@sorrel/core/lists/shopping-name';
import { type FoodThere, standIn } from '@sorrel/core/nutrition/substitutes';
import { foodFinder } from '@sorrel/core/plans/holds-food';
import type { AtHand } from '@sorrel/core/recipes/what-to-cook';
import { buyingTable, foodIndex, substitutes } from '../foods/food-catalogue.ts';
import type { Work } from '../platform/workers.ts';

interface AtHandTask {
  /** What is there, as English lists name it or as somebody typed it. */
  foods: readonly string[];
  /** What of that has to be used soon. */
  soon: readonly string[];
  /** In which it was typed. */
  language: Language;
  withUsual: boolean;
  /** What ingredients are bought as. */
  names: readonly string[];
}

interface HandRead {
  /** Which of the names are there, each in its place. */
  atHand: AtHand[];
  /** What each of the foods is bought as, in its place; null where nobody can say. */
  boughtAs: (string | null)[];
}

/** Holds foods against the names that ingredients are bought by. */
export const AT_HAND_WORK: Work<AtHandTask, HandRead> = { kind: 'at-hand', deadlineMs: 30_000 };

/** The food that has this name on English lists: by the tables alone. */
export const foodOnList = (name: string) => foodIndex().byKey.get(contentWords(name).join(' '))?.food ?? null;

/** What nearly every kitchen has, keeps, and a meal takes little of. */
export const isUsual = (name: string): boolean => {
  const food = foodOnList(name);
  return food !== null && buyingOf(food, buyingTable(), foodIndex().byId, name).isStaple;
};

/** What nobody buys for a dish: water, a heading among the ingredients, a tool. */
export function isNothing(name: string): boolean {
  const food = foodOnList(name);
  return food === null ? isTool(name) || headingOf(name) !== null : NOTHING_IDS.has(food.id);
}

/** What something typed is, as the ingredients of recipes are: in the language of the page before any other. */
function resolveTyped(typed: string, language: Language): ResolvedFood {
  const ofPage = resolveFood(foodIndex(), { name: typed }, language);
  return ofPage.isSure && ofPage.language === language ? ofPage : resolveName(foodIndex(), typed);
}

export function readAtHand({ foods, soon, language, withUsual, names }: AtHandTask): HandRead {
  const there = foods.map((typed) => {
    const resolved = resolveTyped(typed, language);
    return {
      typed,
      name: boughtAs(foodIndex(), typed, resolved, language),
      food: resolved.isSure ? resolved.food : null,
    };
  });
  const known = there.filter((one): one is typeof one & FoodThere => one.food !== null);
  const finder = foodFinder(there.map(({ name }) => name));
  const soonFinder = foodFinder(there.filter(({ typed }) => soon.includes(typed)).map(({ name }) => name));
  const atHand = names.map((name): AtHand => {
    if (soonFinder.isUsed([name])) return 'soon';
    if (finder.isUsed([name])) return 'had';
    if (isNothing(name) || (withUsual && isUsual(name))) return 'usual';
    const food = foodOnList(name);
    const instead = food === null ? undefined : standIn(substitutes(), { name, food }, known);
    return instead === undefined ? 'missing' : { instead: instead.name };
  });
  return { atHand, boughtAs: there.map(({ name, food }) => (food === null ? null : name)) };
}

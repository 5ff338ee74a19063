import type { Meal, MealPlan } from '@sorrel/contract/plans';
import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { dishesOf } from '@sorrel/core/plans/household/plates';
import { EMPTY_MEAL } from '@sorrel/core/plans/meal';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { shownNames } from '@sorrel/core/recipes/shown-names';
import type { HouseholdId } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import { signedAddresses } from '../pictures/address.ts';
import { imageAddress } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { isPartlyCounted, nutrientsReply } from '../recipes/recipe-reply.ts';
import { loadTags } from '../recipes/tags.ts';
import { isUuid } from '../uuid.ts';
import { mealDoubtOf } from './meal-doubt.ts';
import { plansRepo } from './repo.ts';

export async function tagNamesOf(
  services: Pick<Platform, 'db'>,
  householdId: HouseholdId,
): Promise<Map<number, string>> {
  return new Map((await loadTags(services.db, householdId)).map((tag) => [tag.tag_id, tag.name]));
}

/** Recipes as the meals of a plan, by id. A meal may come with any text as its id; only a recipe's can be looked up. */
export async function mealsById(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  user: SignedInUser,
  ids: readonly string[],
  names: ReadonlyMap<number, string>,
) {
  const rows = await plansRepo(services.db).recipesById(
    user.householdId,
    [...new Set(ids)].filter((id) => isUuid(id)),
  );
  const ownAddress = signedAddresses(services, user);
  return new Map<string, Meal>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        image_urls: row.imageKeys.map(row.householdId === user.householdId ? ownAddress : imageAddress),
        ingredient_names: shownNames(row.ingredientNames),
        prep_time: row.prepMinutes,
        cook_time: row.cookMinutes,
        calories: row.calories,
        // of a part of the dish alone they would make a day's sum that is no sum
        nutrients: isPartlyCounted(row) ? [] : nutrientsReply(row.nutrients),
        tags: row.tagIds.flatMap((id) => names.get(id) ?? []),
        type: row.type,
        ...(row.category !== 'None' && { category: row.category }),
        ...(row.householdId !== user.householdId ? { borrowed: true as const } : { doubt: mealDoubtOf(row) }),
        ...(row.servingGrams !== null && { serving_grams: Math.round(row.servingGrams) }),
      },
    ]),
  );
}

export const emptyMeal = (why?: string): Meal => ({
  ...EMPTY_MEAL,
  id: null,
  image_urls: [],
  ingredient_names: [],
  nutrients: [],
  tags: [],
  ...(why === undefined ? {} : { why }),
});

type Dish = Omit<Meal, 'second' | 'sides' | 'note' | 'leftover' | 'cooked'>;

/** The ids of the recipes in a slot. */
export const recipeIdsOf = (meal: Meal): string[] => dishesOf<Dish>(meal).flatMap(({ id }) => id ?? []);

/** A meal with its recipes as the book has them now; for whom it is cooked stays, and so does a recipe that is gone. */
export function renewMeal(meal: Meal, byId: ReadonlyMap<string, Meal>): Meal {
  const renew = (dish: Dish): Dish => {
    const now = dish.id === null ? undefined : byId.get(dish.id);
    // why a slot stayed empty was said to whoever planned, in their language and of the book as it was
    const { why: _, ...kept } = dish;
    if (now === undefined) return kept;
    const { portions, eaters, plates } = dish;
    return { ...now, ...(portions && { portions }), ...(eaters && { eaters }), ...(plates && { plates }) };
  };
  const { second, sides, note, leftover, cooked, ...main } = meal;
  return {
    ...renew(main),
    ...(second && { second: renew(second) }),
    ...(sides && { sides: sides.map(renew) }),
    ...(note && { note }),
    ...(leftover && { leftover }),
    ...(cooked !== undefined && { cooked }),
  };
}

/** A meal without its pictures, which are the recipes' and not the plan's. */
export function withoutPictures(meal: Meal): Meal {
  const bare = <D extends Dish>(dish: D): D => ({ ...dish, image_urls: [] });
  const { second, sides } = meal;
  return { ...bare(meal), ...(second && { second: bare(second) }), ...(sides && { sides: sides.map(bare) }) };
}

/** A saved dish's nutrients as planning counts them; null when its nutrition is not known. */
export function goalNutrientsOf(meal: Pick<Meal, 'calories' | 'nutrients'>): GoalNutrients | null {
  if (meal.calories === null || meal.nutrients.length === 0) return null;
  const amount = (key: keyof GoalNutrients) =>
    meal.nutrients.find((nutrient) => nutrient.name === NUTRIENTS[key].name)?.amount ?? 0;
  return Object.fromEntries(GOAL_NUTRIENTS.map((key) => [key, amount(key)])) as GoalNutrients;
}

/** The nutrients with goals that are not known of a dish of which others are. */
export function lackingOf(meal: Pick<Meal, 'calories' | 'nutrients'>): GoalNutrient[] {
  if (meal.calories === null || meal.nutrients.length === 0) return [];
  const named = new Set(meal.nutrients.map(({ name }) => name));
  return GOAL_NUTRIENTS.filter((nutrient) => !named.has(NUTRIENTS[nutrient].name));
}

/** The same week with every meal changed. */
export const mapMeals = (plan: MealPlan, change: (meal: Meal) => Meal): MealPlan =>
  plan.map((day) => Object.fromEntries(MEAL_TYPES.map((type) => [type, day[type].map(change)])) as MealPlan[number]);

import type { Person } from '@sorrel/contract/persons';
import type { Meal } from '@sorrel/contract/plans';
import type { RecipeSummary } from '@sorrel/contract/recipe';
import type { EditablePlan } from '@sorrel/core/plans/edit-plan';
import { dishesOf } from '@sorrel/core/plans/household/plates';
import { EMPTY_MEAL, isEmptyMeal } from '@sorrel/core/plans/meal';
import { mapSlots, slotsOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { MEAL_TYPES, type MealType } from '@sorrel/core/recipes/meal-type';
import { writeAmount, writeDecimal } from '../language/write.ts';
import { say } from './sentences.ts';

/** A slot with nothing in it, as it travels. */
export const NO_MEAL: Meal = {
  ...EMPTY_MEAL,
  id: null,
  image_urls: [],
  ingredient_names: [],
  nutrients: [],
  tags: [],
};

/** A recipe of the book as the meal of a slot. */
export function mealOfRecipe(recipe: RecipeSummary): Meal {
  return {
    id: recipe.id,
    name: recipe.name,
    image_urls: recipe.image_urls,
    ingredient_names: recipe.ingredient_names,
    prep_time: recipe.prep_time,
    cook_time: recipe.cook_time,
    calories: recipe.calories,
    nutrients: recipe.nutrients,
    tags: recipe.tags.map((tag) => tag.name),
    type: recipe.type,
    ...(recipe.category !== 'None' && { category: recipe.category }),
  };
}

/** Another meal in the place of one: for the same people of a family plan, with the sides that are there. */
export function inPlaceOf(before: Meal | undefined, meal: Meal): Meal {
  return {
    ...meal,
    ...(before?.portions && { portions: before.portions, eaters: before.eaters }),
    ...(before?.sides && { sides: before.sides }),
  };
}

/** A recipe as a side of a meal: for those who eat that, as much as they eat of it. */
export function besides(main: Meal | undefined, { id, name, ...side }: Meal): Meal {
  const { portions, eaters, plates, second } = main ?? {};
  const all = plates && [...plates, ...(second?.plates ?? [])];
  return { ...side, id, name, ...(portions && { portions, eaters }), ...(all && { plates: all }) };
}

type Dish = Omit<Meal, 'second' | 'sides'>;

/** The ids of the recipes of a slot. */
export const recipeIdsOf = (meal: Meal): string[] => dishesOf<Dish>(meal).flatMap(({ id }) => id ?? []);

/** '3 portions: ann, kids'; empty where a plan is not merged. */
export function portionsText({ portions, eaters }: Pick<Meal, 'portions' | 'eaters'>): string {
  if (portions === undefined) return '';
  const names = [...new Set(eaters)].join(', ');
  return `${say.portions(portions)}${names === '' ? '' : `: ${names}`}`;
}

/** 'Robin 1.25 (415 g), Mia 0.5': who eats how much of a dish; empty in a week of one. A weight that nobody knows is left out. */
export function platesText(
  { plates = [], serving_grams: grams }: Pick<Meal, 'plates' | 'serving_grams'>,
  persons: readonly Person[],
): string {
  const nameOf = new Map(persons.map(({ id, name }) => [id, name]));
  return plates
    .map(({ person, portion }) => {
      const plate = `${nameOf.get(person) ?? say.plates.somebodyWhoLeft} ${writeDecimal(portion)}`;
      return grams === undefined ? plate : `${plate} (${plateGrams(grams, portion)})`;
    })
    .join(', ');
}

/** The nearest 5 g: nobody weighs a plate more finely. */
const GRAMS_STEP = 5;

/** What a plate of a dish weighs. */
export const plateGrams = (servingGrams: number, portion: number): string =>
  writeAmount(Math.round((servingGrams * portion) / GRAMS_STEP) * GRAMS_STEP, 'g');

/** The meals of a day that hold something, in the order of the screen. */
export function filledMeals(day: Readonly<Record<MealType, readonly Meal[]>>): Meal[] {
  return MEAL_TYPES.flatMap((type) => day[type].filter((meal) => !isEmptyMeal(meal)));
}

/** The same week, locks too, with every meal changed. */
export function mapWeek(week: EditablePlan<Meal>, change: (meal: Meal) => Meal): EditablePlan<Meal> {
  return {
    plan: mapSlots(week.plan, (meal) => change(meal)),
    locks: Object.fromEntries(Object.entries(week.locks).map(([key, meal]) => [key, change(meal)])),
  };
}

/** The recipes of explore that a week has on loan. */
export const borrowedIds = (plan: WeekPlan<Meal>): Set<string> =>
  new Set(
    slotsOf(plan).flatMap(({ meal }) =>
      dishesOf<Dish>(meal).flatMap(({ id, borrowed }) => (borrowed && id !== null ? [id] : [])),
    ),
  );

/** A meal without what is borrowed of it. */
export function withoutLoans(meal: Meal): Meal {
  if (meal.borrowed) return NO_MEAL;
  if (!meal.second?.borrowed) return meal;
  const { second: _, ...main } = meal;
  return main;
}

/** A meal whose borrowed dish is the book's own now, under an id of its own. */
export function withKept(meal: Meal, lentId: string, id: string): Meal {
  const kept = <One extends Dish>(dish: One): One =>
    dish.borrowed && dish.id === lentId ? { ...dish, id, borrowed: undefined } : dish;
  return meal.second === undefined ? kept(meal) : { ...kept(meal), second: kept(meal.second) };
}

/** Somebody who is at home and eats none of the dishes of a meal that was made for several. */
export const isAnybodyWithout = (meal: Meal, home: readonly { id: string }[]): boolean =>
  meal.plates !== undefined &&
  home.some(({ id }) => !dishesOf<Dish>(meal).some(({ plates }) => plates?.some(({ person }) => person === id)));

export const hasBorrowed = (plan: WeekPlan<Meal>): boolean => borrowedIds(plan).size > 0;

const holdsMeals = (day: WeekPlan<Meal>[number] | undefined) => day !== undefined && filledMeals(day).length > 0;

/** The day to show of a week that was made: the one that is shown, or where it holds nothing the first that holds something. */
export function firstFilledDay(plan: WeekPlan<Meal>, shown: number): number {
  if (holdsMeals(plan[shown])) return shown;
  const first = plan.findIndex(holdsMeals);
  return first < 0 ? shown : first;
}

/**
 * The day to show of this week when it is opened: today, or where it holds nothing the next that holds something.
 * @param days the days of the week in their order, each by its place in the plan
 */
export function dayToOpen(plan: WeekPlan<Meal>, today: number, days: readonly number[]): number {
  return days.slice(days.indexOf(today)).find((day) => holdsMeals(plan[day])) ?? today;
}

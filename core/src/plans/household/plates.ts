import { MEAL_TYPES, type MealType } from '../../recipes/meal-type.ts';
import type { RecipeId } from '../candidates.ts';
import type { Nutrient } from '../meal.ts';
import type { DayPlan, WeekPlan } from '../week-plan.ts';

/** What one person has of a dish, in servings. */
export type Plate = { person: string; portion: number };

/** A dish of a slot, with who eats how much of it; without plates it is one serving of whoever the week is for. */
export type PlatedDish = {
  id: RecipeId | null;
  calories: number | null;
  nutrients: readonly Nutrient[];
  plates?: readonly Plate[] | undefined;
  portions?: number | undefined;
};

/** What a slot holds: a dish, another one for those who do not eat the first, and sides that go with them. */
export type PlatedMeal<Dish extends PlatedDish = PlatedDish> = Dish & {
  second?: Dish | undefined;
  sides?: readonly Dish[] | undefined;
};

/** Servings of a dish to cook and to shop for: the sum of the plates, the portions of a merged plan, or one. */
export function servingsOf({ plates, portions }: Pick<PlatedDish, 'plates' | 'portions'>): number {
  return plates === undefined ? (portions ?? 1) : plates.reduce((sum, { portion }) => sum + portion, 0);
}

/** The dishes of a slot: the main one first. */
export function dishesOf<Dish extends PlatedDish>(meal: PlatedMeal<Dish>): Dish[] {
  return [meal, ...(meal.second === undefined ? [] : [meal.second]), ...(meal.sides ?? [])];
}

/** Everybody who has a plate somewhere in a week, in the order of their first. */
export function eatersOfPlates(plan: WeekPlan<PlatedMeal>): string[] {
  const plates = plan.flatMap((day) => MEAL_TYPES.flatMap((type) => day[type].flatMap(dishesOf)));
  return [...new Set(plates.flatMap((dish) => dish.plates ?? []).map(({ person }) => person))];
}

/**
 * What one person eats in a week, every amount by their portion.
 * A dish that nobody was counted for is everybody's, one serving. Sides stay with the dish that is eaten.
 * @param instead what stands in a slot in which they have no plate; undefined leaves it out
 */
export function planOfPerson<Dish extends PlatedDish>(
  plan: WeekPlan<PlatedMeal<Dish>>,
  person: string,
  instead: (day: number, mealType: MealType) => PlatedMeal<Dish> | undefined = () => undefined,
): WeekPlan<PlatedMeal<Dish>> {
  const own = (dish: Dish): Dish[] => {
    const portion = dish.plates?.find((plate) => plate.person === person)?.portion;
    return portion === undefined ? [] : [scaled(dish, portion)];
  };
  const eaten = (meal: PlatedMeal<Dish>, other: PlatedMeal<Dish> | undefined): PlatedMeal<Dish>[] => {
    if (meal.plates === undefined) return [meal.id === null ? (other ?? meal) : meal];
    const { second, sides = [] } = meal;
    const [dish, ...others] = [meal, ...(second === undefined ? [] : [second]), ...sides].flatMap(own);
    if (dish === undefined) return other === undefined ? [] : [other];
    return [{ ...dish, second: undefined, sides: others }];
  };
  return plan.map((day, index) => {
    const entries = MEAL_TYPES.map(
      (type) => [type, day[type].flatMap((meal) => eaten(meal, instead(index, type)))] as const,
    );
    return Object.fromEntries(entries) as DayPlan<PlatedMeal<Dish>>;
  });
}

const scaled = <Dish extends PlatedDish>(dish: Dish, portion: number): Dish => ({
  ...dish,
  calories: dish.calories === null ? null : dish.calories * portion,
  nutrients: dish.nutrients.map((nutrient) => ({ ...nutrient, amount: nutrient.amount * portion })),
});

/** Somebody at the table of a slot, with the servings that they usually eat. */
export type Eater = { id: string; portion: number };

/**
 * Plates for a dish that somebody put into a slot by hand: those who sit there keep what they had of it, the others get their usual
 * portion.
 * @returns undefined where nobody eats at home: the dish is cooked for whoever put it there
 */
export function platesFor(eaters: readonly Eater[], before: readonly Plate[] = []): Plate[] | undefined {
  if (eaters.length === 0) return undefined;
  const had = new Map(before.map(({ person, portion }) => [person, portion]));
  return eaters.map(({ id, portion }) => ({ person: id, portion: had.get(id) ?? portion }));
}

import type { BodyOf, ReplyOf } from '@sorrel/contract/endpoint';
import type { KitchenFood, whatToCook } from '@sorrel/contract/what-to-cook';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { KITCHEN_FOOD_LETTERS_MAX, KITCHEN_FOODS_MAX } from '@sorrel/core/recipes/what-to-cook';
import { z } from 'zod';
import { useStored } from '../lib/use-stored.ts';

/** What 'Up to 30 min' asks for. */
export const QUICK_MINUTES = 30;

/** A name that can be asked for. */
const AskedFood = z.object({
  name: z.string().trim().min(1).max(KITCHEN_FOOD_LETTERS_MAX),
  shown: z.string(),
});

const KitchenChoices = z.object({
  foods: z.array(AskedFood).max(KITCHEN_FOODS_MAX),
  /** Of these the names of those that have to be used soon. */
  soon: z.array(AskedFood.shape.name).max(KITCHEN_FOODS_MAX).default([]),
  withUsual: z.boolean(),
  withExplore: z.boolean(),
  isQuick: z.boolean(),
  /** For which meal; null for any. */
  meal: z.enum(MEAL_TYPES).nullable().default(null),
});
export type KitchenChoices = z.output<typeof KitchenChoices>;

const NOTHING: KitchenChoices = {
  foods: [],
  soon: [],
  withUsual: true,
  withExplore: false,
  isQuick: false,
  meal: null,
};

/** What is there and where to look, kept on the device. */
export const useKitchenChoices = () => useStored('kitchenChoices', KitchenChoices, NOTHING, window.localStorage);

export const isSameFood = (one: KitchenFood, other: KitchenFood) => one.name.toLowerCase() === other.name.toLowerCase();

export const hasFood = (foods: readonly KitchenFood[], food: KitchenFood) => foods.some((one) => isSameFood(one, food));

export const isFull = ({ foods }: KitchenChoices) => foods.length >= KITCHEN_FOODS_MAX;

/** With the food, or without it where it was there. What has no room stays away. */
export function withToggled(choices: KitchenChoices, food: KitchenFood): KitchenChoices {
  const { foods, soon } = choices;
  if (!hasFood(foods, food)) return withFood(choices, food);
  return {
    ...choices,
    foods: foods.filter((one) => !isSameFood(one, food)),
    soon: soon.filter((name) => name !== food.name),
  };
}

/** With the food among those that have to be used soon, or without it where it was. */
export function withSoonToggled(choices: KitchenChoices, { name }: KitchenFood): KitchenChoices {
  const { soon } = choices;
  return { ...choices, soon: soon.includes(name) ? soon.filter((one) => one !== name) : [...soon, name] };
}

export function withFood(choices: KitchenChoices, food: KitchenFood): KitchenChoices {
  if (hasFood(choices.foods, food) || isFull(choices)) return choices;
  return { ...choices, foods: [...choices.foods, food] };
}

export type NamedFoods = ReplyOf<typeof whatToCook>['named'];

/** With what was typed as the food that it is bought as: 'Eier' is the egg that stands there to be tapped. */
export function withNamed(choices: KitchenChoices, named: NamedFoods): KitchenChoices {
  const foodOf = new Map(named.map(({ asked, food }) => [asked, food]));
  if (!choices.foods.some(({ name }) => foodOf.has(name))) return choices;
  const foods = choices.foods.map((food) => foodOf.get(food.name) ?? food);
  const soon = choices.soon.map((name) => foodOf.get(name)?.name ?? name);
  return {
    ...choices,
    foods: foods.filter((food, place) => foods.findIndex((one) => isSameFood(one, food)) === place),
    soon: [...new Set(soon)],
  };
}

/** As the server is asked: the order in which foods were tapped makes no difference. */
export function toQuestion({
  foods,
  soon,
  withUsual,
  withExplore,
  isQuick,
  meal,
}: KitchenChoices): BodyOf<typeof whatToCook> {
  return {
    foods: foods.map(({ name }) => name).sort(),
    soon: soon.toSorted(),
    withUsual,
    withExplore,
    ...(isQuick && { minutes: QUICK_MINUTES }),
    ...(meal !== null && { meal }),
  };
}

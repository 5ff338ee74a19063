import { FOOD_GROUPS, type FoodGroup } from '../foods/food-groups.ts';
import { DAYS_IN_PLAN } from './days.ts';

/** What somebody wishes of a week beside its goals. None of it leaves a slot empty: what cannot be had is said. */
export type PlanWishes = {
  /** Foods that are there and want to be used up, as they were typed. */
  useUp: string[];
  /** Minutes that a meal of each day may take, Monday first; 0 is no limit. */
  minutesOfDay: number[];
  /** A recipe of a week saved within so many days does not come again; 0 is no such wish. */
  notWithinDays: number;
  /** Meals a week that may hold food of a group; null is no limit. */
  atMost: Record<FoodGroup, number | null>;
  /** Whether lunches and dinners may be of the same main food three days running, or twice a day. */
  sameFoodRuns: boolean;
  /** Whether dishes may be cooked as whole recipes and eaten again at a later lunch or dinner. */
  cookOnce: boolean;
  /**
   * Days on which somebody wants to cook, Monday first from 0; none is any day. On the others lunches and dinners are left of dishes of
   * those days, or need no cooking.
   */
  cookOn: number[];
  /** Whether of meals that are as near to the goals the cheaper ones are chosen, as far as foods have prices. */
  cheaper: boolean;
  /** What the week stands beside, where it has a date: nobody wishes it, but foods run on over the end of a week. */
  beside?: WeekBeside | undefined;
};

/** The days next to a week. */
export type WeekBeside = {
  /** The day that the week begins with, from Monday 0. */
  firstDay: number;
  /** Main foods of lunches and dinners of the two days before it (-2, -1) and after it (7, 8), counted from its first day. */
  foods: readonly { food: string; day: number }[];
};

export const USE_UP_MAX = 20;
export const USE_UP_LETTERS_MAX = 60;
export const WISHED_MINUTES_MAX = 240;
export const NOT_WITHIN_DAYS_MAX = 60;
export const AT_MOST_MAX = 21;

/** The wishes of a new user. */
export function noWishes(): PlanWishes {
  return {
    useUp: [],
    minutesOfDay: Array.from({ length: DAYS_IN_PLAN }, () => 0),
    notWithinDays: 0,
    atMost: Object.fromEntries(FOOD_GROUPS.map((group) => [group, null])) as Record<FoodGroup, number | null>,
    sameFoodRuns: false,
    cookOnce: false,
    cookOn: [],
    cheaper: false,
  };
}

/** What a wish says that a week could not keep to. */
export type UnmetWish =
  | { code: 'wish_use_up'; foods: string[] }
  /** The only recipes with them are not chosen while there are goals: of their nutrition too little is known. */
  | { code: 'wish_use_up_unknown'; foods: string[] }
  | { code: 'wish_time'; meals: number }
  | { code: 'wish_cook_on'; meals: number }
  | { code: 'wish_again'; meals: number }
  | { code: 'wish_at_most'; group: FoodGroup; meals: number; most: number }
  /** Meals of which nobody knows whether they hold food of a group that is wished for less often. */
  | { code: 'wish_at_most_unknown'; meals: number };

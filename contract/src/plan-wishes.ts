import type { FoodGroup } from '@sorrel/core/foods/food-groups';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import {
  AT_MOST_MAX,
  NOT_WITHIN_DAYS_MAX,
  noWishes,
  USE_UP_LETTERS_MAX,
  USE_UP_MAX,
  WISHED_MINUTES_MAX,
} from '@sorrel/core/plans/wishes';
import { visibleText } from '@sorrel/core/visible-text';
import { z } from 'zod';

/** What is not sent is as it is for a new user. */
const NO_WISHES = noWishes();

const mostOf = z.int().min(0).max(AT_MOST_MAX).nullable();
/** What is wished of a week beside its goals. */
export const PlanWishes = z.object({
  useUp: z
    .array(z.string().overwrite(visibleText).min(1).max(USE_UP_LETTERS_MAX))
    .max(USE_UP_MAX)
    .default([])
    .describe('foods to use up'),
  minutesOfDay: z
    .array(z.int().min(0).max(WISHED_MINUTES_MAX))
    .length(DAYS_IN_PLAN)
    .default(NO_WISHES.minutesOfDay)
    .describe('minutes that a meal of each day may take; 0 is no limit'),
  notWithinDays: z
    .int()
    .min(0)
    .max(NOT_WITHIN_DAYS_MAX)
    .default(NO_WISHES.notWithinDays)
    .describe('a recipe of a week saved within so many days does not come again; 0 is no such wish'),
  atMost: z
    .object({
      redMeat: mostOf.default(null),
      poultry: mostOf.default(null),
      fish: mostOf.default(null),
    } satisfies Record<FoodGroup, z.ZodType>)
    .prefault({})
    .describe('meals a week that may hold food of a group; null is no limit'),
  sameFoodRuns: z
    .boolean()
    .default(NO_WISHES.sameFoodRuns)
    .describe('whether lunches and dinners may be of one main food three days running, or twice a day'),
  cookOnce: z
    .boolean()
    .default(NO_WISHES.cookOnce)
    .describe(
      'whether dishes may be cooked as whole recipes and eaten again at a later lunch or dinner while they keep',
    ),
  cookOn: z
    .array(
      z
        .int()
        .min(0)
        .max(DAYS_IN_PLAN - 1),
    )
    .max(DAYS_IN_PLAN)
    .default(NO_WISHES.cookOn)
    .describe(
      'days on which somebody cooks, 0 is Monday; none means any day. On the other days lunches and dinners are what is left of those days’ dishes, or need no cooking',
    ),
  cheaper: z
    .boolean()
    .default(NO_WISHES.cheaper)
    .describe('whether the cheapest of the meals that are equally near the goals is chosen, by the household’s prices'),
});
export type PlanWishes = z.output<typeof PlanWishes>;

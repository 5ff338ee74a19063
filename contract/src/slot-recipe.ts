import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { MEALS_PER_TYPE_MAX } from '@sorrel/core/plans/structure';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MEALS_OF_DAY_MAX, Meal, PlannedWeek, PlanSettings } from './plans.ts';
import { flagInQuery, jsonInQuery, listInQuery, manyWithin } from './query.ts';

const many = manyWithin({ characters: 300, values: 300 });
/** As many ids as a day may have of a type, in one value. */
const manyMeals = manyWithin({ characters: 100 * MEALS_PER_TYPE_MAX, values: 300 });

const settings = PlanSettings.shape;
/** The settings that one slot asks about, as they travel in an address. */
export const SlotSettings = z.object({
  resultsPool: settings.resultsPool,
  favourites: flagInQuery(settings.favourites),
  tagsInclude: listInQuery(settings.tagsInclude),
  tagsExclude: listInQuery(settings.tagsExclude),
  without: listInQuery(settings.without),
  repeat: jsonInQuery(settings.repeat),
  priorityNutrients: listInQuery(settings.priorityNutrients),
  nutGoals: jsonInQuery(settings.nutGoals),
  wishes: jsonInQuery(settings.wishes),
});

export const respin = endpoint({
  method: 'GET',
  path: '/api/plans/respin',
  summary: 'Another recipe for one slot: the one that keeps the day closest to its goals. Objects are JSON.',
  access: 'user',
  query: SlotSettings.extend({
    type: z.enum(MEAL_TYPES),
    shown: z.string().max(100).optional().describe('id of the recipe shown now'),
    seen: many.optional().describe('ids of recipes that the slot has shown before'),
    planMeals: manyMeals
      .optional()
      .describe('day-mealType:id,id of all other meals of the week, where 0 is Monday; the day may be left out'),
    dayMeals: many.optional().describe('ids of the other meals of the day'),
    borrow: flagInQuery(z.boolean().default(false)).describe('recipes of explore too, where the book has none'),
    open: listInQuery(z.array(z.enum(MEAL_TYPES)).max(MEALS_OF_DAY_MAX).optional()).describe(
      'types of the other slots of the day that are empty: the meal leaves them their share',
    ),
    daySides: many.optional().describe('ids of the sides of the day'),
    dayPart: z.coerce
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('the part of the day that is not eaten elsewhere; the default is 1'),
    day: z.coerce
      .number()
      .int()
      .min(0)
      .max(DAYS_IN_PLAN - 1)
      .optional()
      .describe('the day of the slot, 0 is Monday: what is wished of the week is asked of a meal of a known day'),
    weekStart: PlannedWeek,
  }),
  reply: Meal,
  errors: ['no_meal_found', 'premium_needed'],
});

import { byGoalNutrient, GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import { COOKED_MAX, COOKED_MIN } from '@sorrel/core/plans/batches/choose-batches';
import { BORROWED_MAX } from '@sorrel/core/plans/borrowing';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import {
  MEAL_PORTIONS_MAX,
  MERGED_PLANS_MAX,
  MERGED_PLANS_MIN,
  PORTIONS_MAX,
  PORTIONS_MIN,
} from '@sorrel/core/plans/merge-plans';
import { PLAN_NAME_MAX } from '@sorrel/core/plans/plan-name';
import { defaultPlanSettings } from '@sorrel/core/plans/plan-settings';
import { SIDES_MAX } from '@sorrel/core/plans/sides';
import { isNoteText } from '@sorrel/core/plans/slot-note';
import { ASKED_PER_TYPE_MIN, MEALS_PER_TYPE_MAX } from '@sorrel/core/plans/structure';
import { VARIATIONS } from '@sorrel/core/plans/variations';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { byMealType, byRecipeType, MEAL_TYPES, RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { z } from 'zod';
import { Message, SIGNED } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PlanWishes } from './plan-wishes.ts';
import { PLATED } from './plates.ts';
import { Nutrient } from './recipe.ts';
import { SlotNote } from './slot-note.ts';
import { WeekStart } from './week-start.ts';

/** Saved plans, and saved lists, on a page. Source: specification, section 9. */
export const SAVED_PAGE_SIZE = 10;
/** Entries that a page of saved work may be asked for. */
export const SAVED_PAGE_MAX = 100;

const eachMealType = <S extends z.ZodType>(schema: S) => z.object(byMealType(() => schema));

/** Far beyond what any dish has, however it was counted: the sums of a week are still numbers. */
const AMOUNT_MAX = 1e100;

const Dish = z.object({
  id: z.string().max(100).nullable(),
  name: z.string().max(500),
  image_urls: z.array(z.string().max(500)).max(10).default([]),
  ingredient_names: z.array(z.string().max(500)).max(300).default([]),
  prep_time: z.number().min(0).max(AMOUNT_MAX).default(0).describe('minutes'),
  cook_time: z.number().min(0).max(AMOUNT_MAX).default(0).describe('minutes'),
  calories: z.number().min(0).max(AMOUNT_MAX).nullable().default(0).describe('kcal per serving'),
  nutrients: z
    .array(Nutrient.extend({ amount: z.number().min(-AMOUNT_MAX).max(AMOUNT_MAX) }))
    .max(60)
    .default([]),
  tags: z.array(z.string().max(100)).max(100).default([]),
  type: z.enum(['', ...RECIPE_TYPES]).default(''),
  category: z.enum(CATEGORIES).optional().describe('left out where the recipe has none'),
  portions: z.int().min(1).max(MEAL_PORTIONS_MAX).optional().describe('servings to cook in a merged plan; otherwise 1'),
  eaters: z
    .array(z.string().max(PLAN_NAME_MAX))
    .max(MEAL_PORTIONS_MAX)
    .optional()
    .describe('for a merged plan: names of the plans that have the meal'),
  borrowed: z.literal(true).optional().describe('a recipe of explore that the week has on loan'),
  doubt: z
    .object({
      of: z.enum(['amount', 'servings', 'time']),
      ingredient: z.string().max(500).optional().describe('of which it is so much'),
      grams: z.number().min(0).optional(),
    })
    .optional()
    .describe('what of its recipe can hardly be meant; a question, never a correction'),
  why: z.string().max(500).optional().describe('for an empty meal that could not be filled: why'),
  ...PLATED,
});
const SlotKey = z.string().regex(new RegExp(`^[0-6]-(${MEAL_TYPES.join('|')})-\\d{1,2}$`));

/** A meal of a plan: the summary of a recipe, or empty (no id, empty name), or words in place of a recipe (no id, a note). */
export const Meal = Dish.extend({
  second: Dish.optional().describe('another dish for those who do not eat the first'),
  sides: z.array(Dish).max(SIDES_MAX).optional().describe('recipes that go with the main one'),
  leftover: z
    .object({ of: SlotKey.describe('the slot that it was cooked in: the same recipe, on an earlier day') })
    .optional()
    .describe('what is left of a dish that was cooked before; it is shopped for and counted like any meal'),
  cooked: z
    .number()
    .min(COOKED_MIN)
    .max(COOKED_MAX)
    .optional()
    .describe('servings cooked for it and the meals that are left of it; what is more than they eat is left over'),
  note: SlotNote.optional().describe('the name is words in place of a recipe: the meal is eaten elsewhere'),
}).refine(
  ({ note, id, name, second, sides, leftover, cooked }) =>
    note === undefined ||
    (id === null && isNoteText(name) && [second, sides, leftover, cooked].every((of) => of === undefined)),
  { path: ['note'] },
);
export type Meal = z.output<typeof Meal>;

export const DayPlan = eachMealType(z.array(Meal).max(MEALS_PER_TYPE_MAX));
export const MealPlan = z.array(DayPlan).length(DAYS_IN_PLAN);
export type MealPlan = z.output<typeof MealPlan>;

/** Locked meals by day-mealType-index. An empty meal keeps its slot empty. */
export const LockedMeals = z.record(SlotKey, z.union([Meal, z.null()]));
export type LockedMeals = z.output<typeof LockedMeals>;

/** Less than this is no goal: nothing that is eaten could be told as a part of it. */
const GOAL_LEAST = 0.001;

export const NutritionGoals = z.object(
  byGoalNutrient((nutrient) =>
    z
      .number()
      .min(0)
      .max(GOAL_NUTRIENT_FACTS[nutrient].goal.max)
      .overwrite((goal) => (goal < GOAL_LEAST ? 0 : goal))
      .default(0),
  ),
);

/** What is not sent is as it is for a new user. */
const DEFAULTS = defaultPlanSettings();

export const PlanSettings = z.object({
  resultsPool: z.literal('user').default(DEFAULTS.resultsPool),
  favourites: z.boolean().default(DEFAULTS.favourites),
  tagsInclude: z.array(z.string().max(100)).max(100).default(DEFAULTS.tagsInclude),
  tagsExclude: z.array(z.string().max(100)).max(100).default(DEFAULTS.tagsExclude),
  without: z
    .array(z.enum(DIET_WARNINGS))
    .max(DIET_WARNINGS.length)
    .optional()
    .describe('what meals must be known to be without; a recipe that could not be judged is left out too'),
  repeat: z.object(byRecipeType((type) => z.boolean().default(DEFAULTS.repeat[type]))).prefault({}),
  structure: z.array(eachMealType(z.int().min(ASKED_PER_TYPE_MIN).max(MEALS_PER_TYPE_MAX))).length(DAYS_IN_PLAN),
  priorityNutrients: z.array(z.enum(GOAL_NUTRIENTS)).max(GOAL_NUTRIENTS.length).default(DEFAULTS.priorityNutrients),
  variation: z.literal(Object.values(VARIATIONS)).default(DEFAULTS.variation),
  nutGoals: NutritionGoals.prefault({}),
  wishes: PlanWishes.optional(),
});
export type PlanSettings = z.output<typeof PlanSettings>;

/** How good a week is, generated or not. */
export const WeekQuality = z.object({
  distancePercent: z
    .number()
    .nullable()
    .describe("mean of the days' weighted distance from the goals, of those that are known; null where none is"),
  days: z.array(
    z.object({
      distancePercent: z.number().nullable().describe('null where a nutrient with a goal is not fully known'),
    }),
  ),
  reasons: z.array(
    z.object({
      code: z.string(),
      sentence: z.string(),
      add: z
        .object({ nutrient: z.enum(GOAL_NUTRIENTS), mealType: z.enum(MEAL_TYPES), amount: z.enum(['more', 'less']) })
        .optional()
        .describe('of a goal that is missed: recipes for which meals, with more or less of what, would help'),
    }),
  ),
  notJudged: z.int().describe('recipes that `without` leaves out only because not every ingredient is known'),
});
export type WeekQuality = z.output<typeof WeekQuality>;

/** A week as it was made. As with the total of a list, what is said of the whole stands on the first. */
export const GeneratedWeek = z
  .array(DayPlan.extend({ quality: WeekQuality.optional().describe('of the whole week; on the first day') }))
  .length(DAYS_IN_PLAN);

/** For which week it is planned: what comes again too soon is counted from there. */
export const PlannedWeek = WeekStart.optional().describe('the week that is planned; none is a week without a date');

export const generate = endpoint({
  method: 'POST',
  path: '/api/plans/generate',
  summary: 'The best week for the settings that keeps what is locked: an array of seven days.',
  access: 'user',
  body: PlanSettings.extend({
    lockedMeals: LockedMeals.default({}),
    persons: z
      .boolean()
      .default(false)
      .describe('for everybody who eats with the household, with a portion for each; the default is one serving'),
    avoid: z.array(z.string().max(100)).max(100).default([]).describe('with persons: ids of recipes not to choose'),
    borrow: z
      .boolean()
      .default(false)
      .describe(
        `fills what the book cannot with recipes of explore, ${BORROWED_MAX} at most, in the first weeks of an account`,
      ),
    weekStart: PlannedWeek,
  }),
  reply: GeneratedWeek,
  errors: ['premium_needed', 'borrowing_over'],
});

export const getBorrowing = endpoint({
  method: 'GET',
  path: '/api/plans/borrowing',
  summary: 'Whether weeks may borrow from explore, and until when.',
  access: 'user',
  reply: z.object({ mayBorrow: z.boolean(), until: z.string(), recipes: z.int().describe('that a week may borrow') }),
});

export const explainPlan = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/plans/explain',
  summary: 'How close a week that was changed by hand comes to its goals, and which goal cannot be met and why.',
  access: 'user',
  body: PlanSettings.extend({ mealPlan: MealPlan, lockedMeals: LockedMeals.default({}), weekStart: PlannedWeek }),
  reply: WeekQuality,
  errors: ['premium_needed'],
});

/** Recipes that one day can hold. */
export const MEALS_OF_DAY_MAX = MEAL_TYPES.length * MEALS_PER_TYPE_MAX;
/** Recipes that one week can hold: in every slot of every day a main one, another for some, and sides. */
const RECIPES_OF_WEEK_MAX = DAYS_IN_PLAN * MEALS_OF_DAY_MAX * (2 + SIDES_MAX);

export const freshMeals = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/api/plans/fresh-meals',
  summary: 'The meals of a week as their recipes are now. Those whose recipe is no longer in the book are left out.',
  access: 'user',
  body: z.object({ ids: z.array(z.string().max(100)).max(RECIPES_OF_WEEK_MAX) }),
  reply: z.array(Meal),
});

export const PlanId = z.object({ id: z.uuid() });
/** A saved plan, as it is called. */
export const PlanName = PlanId.extend({ name: z.string() });

/** A name as it is typed: what is too long is refused with a sentence of its own. */
const SentName = z
  .string()
  .max(10 * PLAN_NAME_MAX)
  .default('');

const savedOver = z
  .literal(true)
  .optional()
  .describe('a plan of the name was another before: what it was is in the trash, and the save can be taken back');

/** Far beyond what is said of any slot, so that a week that can be sent can be saved. */
const MARK_MAX = 50_000;

/** The names of a setting in a setting, as of the meals of a type on a day. */
const SETTING_PATH_MAX = 100;

/** A saved plan as a device knew it: what differs from it was changed there. */
export const LoadedPlan = z.object({
  id: z.uuid(),
  slots: z.record(SlotKey, z.string().max(MARK_MAX)).describe('what was put into each slot, in short'),
  settings: z
    .record(z.string().max(SETTING_PATH_MAX), z.string().max(MARK_MAX))
    .optional()
    .describe('what the settings said, each by its path. Not sent, the settings are saved as they are'),
});

export const savePlan = endpoint({
  method: 'POST',
  path: '/api/plans/save',
  summary:
    'Saves a plan under its name, replacing the one that has it; with `loaded`, what others changed meanwhile stays where this one changed nothing.',
  access: 'user',
  isForEditors: true,
  once: true,
  body: z.object({
    name: SentName,
    plan: MealPlan,
    lockedMeals: LockedMeals.default({}),
    settings: PlanSettings.optional(),
    weekStart: WeekStart.optional().describe(
      'the week of the calendar that it is for. Not sent, a plan of the name keeps its own; a plan that has the week stays, without a date',
    ),
    loaded: LoadedPlan.optional().describe(
      'the saved plan that was changed, as it was when it was loaded or saved last. Not sent, or where another plan has the name, the week is saved as it is',
    ),
  }),
  reply: z.object({
    mealPlanId: z.uuid(),
    savedOver,
    together: z
      .object({ mealPlan: MealPlan, lockedMeals: LockedMeals, settings: PlanSettings.nullable().optional() })
      .optional()
      .describe('where something stands that was changed meanwhile: the week as it is saved now'),
    bothChanged: z
      .array(SlotKey)
      .optional()
      .describe('slots that were changed meanwhile too: what was sent now stands there'),
    settingsBothChanged: z
      .literal(true)
      .optional()
      .describe('a setting was changed meanwhile too: what was sent now stands'),
    name: z.string().optional().describe('where it is another than was sent: a plan of another week has that'),
    undated: PlanName.optional().describe('the plan that had the week before'),
  }),
  errors: ['plan_name_missing', 'premium_needed', 'plan_limit_reached'],
});

export const mergePlans = endpoint({
  method: 'POST',
  path: '/api/plans/merge',
  summary: 'Merges the saved plans of several people into one family plan and saves it under a name.',
  access: 'premium',
  isForEditors: true,
  once: true,
  body: z.object({
    name: SentName,
    plans: z
      .array(
        PlanId.extend({ portions: z.int().min(PORTIONS_MIN).max(PORTIONS_MAX).describe('people who eat from it') }),
      )
      .min(MERGED_PLANS_MIN)
      .max(MERGED_PLANS_MAX),
  }),
  reply: z.object({ mealPlanId: z.uuid(), savedOver }),
  errors: ['plan_not_found', 'plan_name_missing', 'plan_name_of_merged', 'plan_too_many_meals', 'plan_limit_reached'],
});

const Uses = z.object({ name: z.string(), uses: z.int().describe('meals of saved plans') });
const GoalAmounts = z.object(
  Object.fromEntries(GOAL_NUTRIENTS.map((name) => [name, z.number()])) as Record<
    (typeof GOAL_NUTRIENTS)[number],
    z.ZodNumber
  >,
);

export const getRecipeAnalytics = endpoint({
  method: 'GET',
  path: '/api/plans/recipe-analytics',
  summary:
    'Which recipes in the book the saved plans use and which they never use, and the average nutrition of the book by meal type.',
  access: 'premium',
  reply: z.object({
    meals: z.int().describe('meals of the saved plans that are recipes of the book'),
    recipes: z.array(Uses.extend({ id: z.uuid() })).describe('the most used'),
    ingredients: z.array(Uses).describe('the most used'),
    neverPlanned: z.object({ count: z.int(), recipes: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    types: z.array(
      z.object({
        type: z.enum(RECIPE_TYPES),
        recipes: z.int(),
        known: z.int().describe('recipes whose nutrition is known'),
        average: GoalAmounts.nullable().describe('kcal and g per serving, of those known'),
      }),
    ),
  }),
});

export const SavedEntry = z.object({ id: z.uuid(), name: z.string(), created_at: z.string(), ...SIGNED });
export type SavedEntry = z.output<typeof SavedEntry>;

export const SavedQuery = z.object({
  search: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(SAVED_PAGE_MAX).default(SAVED_PAGE_SIZE),
});

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/plans/get-plans',
  summary: 'A page of the saved plans, the newest first.',
  access: 'user',
  query: SavedQuery,
  reply: z.object({ lists: z.array(SavedEntry), total: z.int() }),
});

export const loadPlan = endpoint({
  method: 'GET',
  path: '/api/plans/load/:id',
  summary: 'A saved plan, with its meals as the recipes are now.',
  access: 'user',
  params: PlanId,
  reply: z.object({
    mealPlan: MealPlan,
    name: z.string(),
    lockedMeals: LockedMeals,
    settings: PlanSettings.nullable(),
    weekStart: z.string().nullish().describe('the first day of its week; none is a week without a date'),
  }),
  errors: ['plan_not_found'],
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/plans/delete/:id',
  summary: 'Deletes a saved plan.',
  access: 'user',
  isForEditors: true,
  once: true,
  isMeantAgain: true,
  params: PlanId,
  reply: Message,
  errors: ['plan_not_found'],
});

import type { MealPlan } from '@sorrel/contract/plans';
import type { EditablePlan } from '@sorrel/core/plans/edit-plan';

/** A dish of a plan, as the server tells it. */
export type Meal = MealPlan[number]['breakfast'][number];

/** The week on the screen with its locks. */
export type Week = EditablePlan<Meal>;

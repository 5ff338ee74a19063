import { byGoalNutrient, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import type { RecipeType } from '../recipes/meal-type.ts';
import { type DayStructure, defaultStructure } from './structure.ts';
import { DEFAULT_VARIATION, type Variation } from './variations.ts';
import type { PlanWishes } from './wishes.ts';

/** What Generate is asked for. Source: specification, section 3, Plan settings. */
export type PlanSettings = {
  /** Where recipes come from; 'user' is the only choice. */
  resultsPool: 'user';
  /** Only favourites. */
  favourites: boolean;
  /** A recipe must carry every one of these tags. */
  tagsInclude: string[];
  /** A recipe must carry none of these tags. */
  tagsExclude: string[];
  /** May a recipe be used more than once a week? Asked of its own type and of the slot's type; both must say yes. */
  repeat: Record<RecipeType, boolean>;
  /** Meals per type of each of the seven days, Monday first. */
  structure: DayStructure[];
  /** These weigh three times the others. */
  priorityNutrients: GoalNutrient[];
  variation: Variation;
  /** Daily goals, kcal and g; 0 is no goal. */
  nutGoals: GoalNutrients;
  /** What is wished beside the goals. */
  wishes?: PlanWishes | undefined;
};

/** No daily goal for any nutrient. */
export const NO_GOALS: Readonly<GoalNutrients> = byGoalNutrient(() => 0);

/** The settings of a new user, a fresh copy each time. Source: specification, section 3. */
export function defaultPlanSettings(): PlanSettings {
  return {
    resultsPool: 'user',
    favourites: false,
    tagsInclude: [],
    tagsExclude: [],
    repeat: { breakfast: false, lunch: false, dinner: false, snack: true, any: false },
    structure: defaultStructure(),
    priorityNutrients: [],
    variation: DEFAULT_VARIATION,
    nutGoals: { ...NO_GOALS },
  };
}

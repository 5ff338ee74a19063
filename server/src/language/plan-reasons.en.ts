import type { FoodGroup } from '@sorrel/core/foods/food-groups';
import { GOAL_NUTRIENT_NAMES, type GoalNutrient, NUTRIENTS } from '@sorrel/core/foods/nutrients';
import { amountText as shownText } from '@sorrel/core/nutrition/shown-amount';
import { BORROWED_MAX } from '@sorrel/core/plans/borrowing';
import { SWEET_USES_MAX } from '@sorrel/core/plans/candidates';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import type { PersonReason } from '@sorrel/core/plans/household/person-reasons';
import type { PlanReason } from '@sorrel/core/plans/plan-reasons';
import type { MealType } from '@sorrel/core/recipes/meal-type';

const MEALS: Readonly<Record<MealType, string>> = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
};
const GROUPS: Readonly<Record<FoodGroup, string>> = { redMeat: 'red meat', poultry: 'poultry', fish: 'fish' };
const listed = new Intl.ListFormat('en-GB');
const amountText = (nutrient: GoalNutrient, amount: number) => shownText(amount, NUTRIENTS[nutrient].unit);

/** What keeps a week from being full, varied and on its goals, in a sentence. */
export function reasonEn(reason: PlanReason): string {
  switch (reason.code) {
    case 'no_recipes':
      return `Your book has no ${MEALS[reason.mealType]} yet.`;
    case 'loans_used_up':
      return `A week is made with ${BORROWED_MAX} borrowed recipes at most, too few for all the ${MEALS[reason.mealType]}. ‘Pick for me’ may borrow one more.`;
    case 'filtered_out':
      return `None of your ${MEALS[reason.mealType]} passes the tags, favourites and dietary needs chosen in the plan settings.`;
    case 'too_few_without_repeats':
      return reason.isFiltered
        ? `Too few of your ${MEALS[reason.mealType]} pass the tags, favourites and dietary needs in the plan settings to fill the week without repeats.`
        : `Your book has too few ${MEALS[reason.mealType]} to fill the week without repeats.`;
    case 'sweets_in_turn':
      return `A sweet comes up ${SWEET_USES_MAX} times a week at most, and your book has too few other ${MEALS[reason.mealType]}. Add fruit, nuts or yoghurt, for example.`;
    case 'same_day_repeats':
      return 'Your book has too few recipes to avoid having the same one twice on a day.';
    case 'unknown_nutrition':
      return reason.count === 1
        ? '1 meal has no nutrition yet, so its day adds up to more than is shown.'
        : `${reason.count} meals have no nutrition yet, so their days add up to more than is shown.`;
    case 'unknown_nutrient':
      return reason.count === 1
        ? `${GOAL_NUTRIENT_NAMES[reason.nutrient]}: of 1 meal it is not known, so its day has more than is shown.`
        : `${GOAL_NUTRIENT_NAMES[reason.nutrient]}: of ${reason.count} meals it is not known, so their days have more than is shown.`;
    case 'wish_use_up':
      return `No meal was found for ${listed.format(reason.foods)}, to be used up.`;
    case 'wish_use_up_unknown':
      return `Only recipes whose nutrition is not known use up ${listed.format(reason.foods)}. They are not chosen while you plan to goals; Search puts one in.`;
    case 'wish_time':
      return reason.meals === 1
        ? '1 meal takes longer than its day has time for, or nobody knows how long it takes.'
        : `${reason.meals} meals take longer than their days have time for, or nobody knows how long they take.`;
    case 'wish_cook_on':
      return reason.meals === 1
        ? '1 meal is cooked on another day than you wish: nothing that keeps is left for it, and too few of your recipes are known to need no cooking.'
        : `${reason.meals} meals are cooked on other days than you wish: too little that keeps is left for them, and too few of your recipes are known to need no cooking.`;
    case 'wish_again':
      return reason.meals === 1
        ? '1 meal comes again sooner than you wish.'
        : `${reason.meals} meals come again sooner than you wish.`;
    case 'wish_at_most':
      return `${reason.meals === 1 ? '1 meal holds' : `${reason.meals} meals hold`} ${GROUPS[reason.group]}; you wished for ${reason.most === 0 ? 'none' : `${reason.most} at most`}.`;
    case 'wish_at_most_unknown':
      return reason.meals === 1
        ? 'No ingredient of 1 meal is known, so it may hold what you wished for less often.'
        : `No ingredient of ${reason.meals} meals is known, so they may hold what you wished for less often.`;
    case 'goals_disagree':
      return `Your goals disagree: the protein, carbs and fat come to ${amountText('calories', reason.ofOtherGoalsKcal)} a day, and the calories goal is ${amountText('calories', reason.goalKcal)}.`;
    default:
      return missedGoal(reason);
  }
}

function missedGoal(reason: Extract<PlanReason, { distancePercent: number }>): string {
  const { nutrient, add } = reason;
  const todo = add ? ` Add ${MEALS[add.mealType]} with ${add.amount} of it.` : '';
  const name = GOAL_NUTRIENT_NAMES[nutrient];
  const goal = amountText(nutrient, reason.goal);
  switch (reason.code) {
    case 'empty_slots':
      return `${name}: with slots left empty, the days reach ${amountText(nutrient, reason.average)} of ${goal} on average.`;
    case 'locked_over_goal': {
      const which = reason.days.length === DAYS_IN_PLAN ? 'every day' : listed.format(reason.days);
      return `${name}: the locked meals of ${which} alone are over the goal of ${goal}.`;
    }
    case 'goal_out_of_reach_low':
      return `${name}: even the meals highest in it come to ${amountText(nutrient, reason.reach)} a day at most, below the goal of ${goal}.${todo}`;
    case 'goal_out_of_reach_high':
      return `${name}: even the meals lowest in it come to ${amountText(nutrient, reason.reach)} a day at least, above the goal of ${goal}.${todo}`;
    case 'goals_compete': {
      const isPlural = nutrient === 'calories' || nutrient === 'carbohydrates';
      const direction = {
        around: isPlural ? 'swing around their' : 'swings around its',
        under: isPlural ? 'stay under their' : 'stays under its',
        over: isPlural ? 'go over their' : 'goes over its',
      }[reason.direction];
      return `${name} ${direction} goal: ${amountText(nutrient, reason.average)} a day on average for a goal of ${goal}. No mix of your recipes was found that meets it together with the other goals.${todo}`;
    }
  }
}

/** What keeps somebody of a household from their goals, in a line, and what to do. */
export function personReasonEn(reason: PersonReason, person: string): string {
  if (reason.code === 'person_unfed') return unfed(reason, person);
  const { nutrient, average, goal } = reason;
  const figures = `${GOAL_NUTRIENT_NAMES[nutrient]} ${amountText(nutrient, average)} a day on average for a goal of ${amountText(nutrient, goal)}`;
  if (reason.direction === 'around') return `${person}: ${figures}, on some days less and on others more.`;
  const what = reason.direction === 'under' ? 'higher' : 'lower';
  return `${person}: ${figures}. Recipes that are ${what} in it would bring the days nearer.`;
}

function unfed({ meals, unknown }: Extract<PersonReason, { code: 'person_unfed' }>, person: string): string {
  const add = `Add ${meals + unknown === 1 ? 'a recipe that suits' : 'recipes that suit'} ${person}.`;
  const notEaten = `${person} does not eat ${meals} of the meals`;
  const theirs = unknown === 1 ? 'its' : 'their';
  const why = `since not all of ${theirs} ingredients are known. ${add}`;
  if (unknown === 0) return `${notEaten}, and the book has no other${meals === 1 ? ' for it' : 's for them'}. ${add}`;
  if (meals === 0)
    return `Nobody knows whether ${unknown} of the meals suit${unknown === 1 ? 's' : ''} ${person}, ${why}`;
  return `${notEaten}, and of ${unknown} nobody knows whether ${unknown === 1 ? 'it suits' : 'they suit'}, ${why}`;
}

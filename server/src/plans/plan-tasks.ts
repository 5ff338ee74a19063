import { GOAL_NUTRIENTS, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import { generateBatchedPlan } from '@sorrel/core/plans/batches/batched-plan';
import type { ChosenBatch } from '@sorrel/core/plans/batches/choose-batches';
import { withinLoans, withLoansReason } from '@sorrel/core/plans/borrowing';
import type { PlanCandidate, RecipeId } from '@sorrel/core/plans/candidates';
import { cooksAhead } from '@sorrel/core/plans/cooking-days';
import { countedAmount } from '@sorrel/core/plans/counted-amount';
import { ELSEWHERE, type Elsewhere } from '@sorrel/core/plans/elsewhere';
import { type ExplainedMeal, explainPlan, type PlanExplanation } from '@sorrel/core/plans/explain-plan';
import type { ExplainedDish } from '@sorrel/core/plans/explained-dish';
import { type GeneratedPlan, generatePlan } from '@sorrel/core/plans/generate-plan';
import type { WeekBegin } from '@sorrel/core/plans/leftovers';
import { lockKey } from '@sorrel/core/plans/lock-key';
import type { LockedMeal } from '@sorrel/core/plans/plan-problem';
import { NO_GOALS, type PlanSettings } from '@sorrel/core/plans/plan-settings';
import { type RespinContext, type RespinSettings, respin } from '@sorrel/core/plans/respin';
import { mapSlots, structureOf, type WeekPlan } from '@sorrel/core/plans/week-plan';
import { noWishes } from '@sorrel/core/plans/wishes';
import { seededRandom } from '@sorrel/core/seeded-random';
import { type Costing, withCosts } from './cost-of-book.ts';
import { type BookView, type PackedBook, unpackBook } from './packed-book.ts';

/*
 * What planning does in a worker: it takes a processor for a tenth of a second, and reading a large book alone takes
 * more than a request should wait for. A meal that is in the book counts as the book has it now.
 */

export interface OfBook {
  book: PackedBook;
  tagNames: ReadonlyMap<number, string>;
  /** Recipes of explore that may be borrowed. */
  lent?: PackedBook;
  /** Recipes that stood in a week of late. */
  recentIds?: ReadonlySet<string>;
  /** Grams of a serving, by the id of the recipe, where portions vary. */
  weights?: ReadonlyMap<string, number>;
  /** The foods that are wished to be used up, each by all its names. */
  useUp?: readonly (readonly string[])[];
  /** Names of what is in the recipes that dishes of the book are made with. */
  within?: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** What recipes cost is judged by, where cheaper ones are wished. */
  costing?: Costing;
  /** Foods that somebody who eats alone does not eat, by all their names. */
  excludedFoods?: readonly string[];
  /** The day that a dated week begins with, and the dishes of lunches and dinners next to it, by their place from that day on. */
  beside?: { firstDay: number; dishes: readonly { id: RecipeId; day: number }[] };
}

/** A meal that stands, with the sides that add to its day. */
export type PlannedMeal = ExplainedDish & { sides?: readonly Exclude<LockedMeal, null>[] };

export interface PlanTask extends OfBook {
  settings: PlanSettings;
  locked: Readonly<Record<string, PlannedMeal | Elsewhere | null>>;
  seed: number;
  effort?: number;
  weekStart?: WeekBegin;
}

/** A dish that is cooked once and eaten twice, by the keys of its slots; `cooked` is in servings. */
export interface BatchAnswer {
  from: string;
  to: string;
  cooked: number;
  /** Whether it is known how long it keeps. */
  isKeepingKnown: boolean;
}

/** A week that was made. */
export interface PlanAnswer {
  plan: GeneratedPlan['plan'];
  /** But for what is asked of `batches`. */
  explanation: PlanExplanation;
  batches: BatchAnswer[];
}

export const batchAnswer = ({ from, to, cooked, recipe }: ChosenBatch): BatchAnswer => ({
  from,
  to,
  cooked,
  isKeepingKnown: recipe.keepsDays !== undefined,
});

/** The best week. */
export function runPlanTask({ settings, locked, seed, effort, weekStart = null, ...ofBook }: PlanTask): PlanAnswer {
  const { candidates, asInBook, amongWeeks } = openBook(ofBook);
  const dated = amongWeeks(settings);
  const known = Object.fromEntries(Object.entries(locked).map(([key, meal]) => [key, asInBook(meal)]));
  const options = effort === undefined ? {} : { effort };
  const plan = (from: readonly PlanCandidate[]): PlanAnswer => {
    if (cooksAhead(dated.wishes)) {
      const chance = () => seededRandom(seed);
      const { batches, ...week } = generateBatchedPlan(from, dated, known, { chance, weekStart, options });
      return { ...week, batches: batches.map(batchAnswer) };
    }
    const { plan, quality, reasons, notJudged } = generatePlan(from, dated, known, seededRandom(seed), options);
    return { plan, explanation: { ...quality, reasons, notJudged }, batches: [] };
  };
  const { made, unlimited } = withinLoans(candidates, plan, (week) =>
    mapSlots(week.plan, (id) => (id === null ? [] : [id])),
  );
  const reasons = withLoansReason(made.explanation.reasons, made.plan, unlimited.plan);
  return { ...made, explanation: { ...made.explanation, reasons } };
}

export interface ExplainTask extends OfBook {
  settings: Omit<PlanSettings, 'structure'>;
  week: WeekPlan<PlannedMeal | Elsewhere | null>;
  /** Keys of the locked slots. */
  locked: ReadonlySet<string>;
}

/** How good a week is, generated or not; what was not locked could have been another recipe of the book. */
export function runExplainTask({ settings, week, locked, ...ofBook }: ExplainTask): PlanExplanation {
  const { candidates, asInBook } = openBook(ofBook);
  const known = week.map((day) => ({
    breakfast: day.breakfast.map(asInBook),
    lunch: day.lunch.map(asInBook),
    dinner: day.dinner.map(asInBook),
    snack: day.snack.map(asInBook),
  }));
  return explainPlan(candidates, { ...settings, structure: structureOf(week) }, known, (day, mealType, index) =>
    locked.has(lockKey(day, mealType, index)),
  );
}

export interface RespinTask extends OfBook {
  settings: RespinSettings;
  slot: Omit<RespinContext, 'dayTotals'> & { daySides?: readonly string[] };
  seed: number;
}

/** The id of another recipe for one slot; null where none fits. */
export function runRespinTask({ settings, slot, seed, ...ofBook }: RespinTask): string | null {
  const { candidates, byId, amongWeeks } = openBook(ofBook);
  const dayTotals = { ...NO_GOALS };
  for (const id of [...(slot.dayIds ?? []), ...(slot.daySides ?? [])]) {
    const dish = byId.get(String(id));
    if (dish) for (const key of GOAL_NUTRIENTS) dayTotals[key] += countedAmount(dish, key, settings.nutGoals);
  }
  const found = respin(candidates, amongWeeks(settings), { ...slot, dayTotals }, seededRandom(seed));
  return found.ok ? String(found.recipe.id) : null;
}

/** What dishes add up to; null where it is not known of one of them. */
export function sumOfDishes(dishes: readonly (GoalNutrients | null)[]): GoalNutrients | null {
  const sum = { ...NO_GOALS };
  for (const dish of dishes) {
    if (dish === null) return null;
    for (const nutrient of GOAL_NUTRIENTS) sum[nutrient] += dish[nutrient];
  }
  return sum;
}

/** @param persons those whose needs the book was judged by, where it was */
export function openBook(
  { book, tagNames, lent, recentIds, within, weights, useUp = [], excludedFoods = [], costing, beside }: OfBook,
  persons: BookView['persons'] = [],
) {
  const known = { ...(recentIds && { recentIds }), ...(within && { within }), ...(weights && { weights }) };
  const view = { tagNames, useUp, persons, excludedFoods, ...known };
  const unpriced = [
    ...unpackBook(book, view),
    ...(lent === undefined ? [] : unpackBook(lent, { ...view, isBorrowed: true })),
  ];
  const candidates = costing === undefined ? unpriced : withCosts(unpriced, costing);
  const byId = new Map<string, PlanCandidate>(candidates.map((candidate) => [String(candidate.id), candidate]));
  const inBook = (meal: Exclude<LockedMeal, null>) => byId.get(String(meal.id)) ?? meal;
  const asInBook = (meal: PlannedMeal | Elsewhere | null): ExplainedMeal => {
    if (meal === null || meal === ELSEWHERE) return meal;
    const { sides, id: _, nutrients: __, lacks, ...marks } = meal;
    if (sides === undefined) return { ...(byId.get(String(meal.id)) ?? meal), ...marks };
    const nutrients = sumOfDishes([meal, ...sides].map((dish) => inBook(dish).nutrients));
    return { id: meal.id, nutrients, ...(lacks && { lacks }), ...marks };
  };
  /** Settings that know what the week stands beside. */
  const amongWeeks = <Settings extends Pick<PlanSettings, 'wishes'>>(settings: Settings): Settings => {
    if (beside === undefined) return settings;
    const foods = beside.dishes.flatMap(({ id, day }) => {
      const food = byId.get(String(id))?.mainFood;
      return food ? [{ food, day }] : [];
    });
    return {
      ...settings,
      wishes: { ...(settings.wishes ?? noWishes()), beside: { firstDay: beside.firstDay, foods } },
    };
  };
  return { candidates, byId, asInBook, amongWeeks };
}

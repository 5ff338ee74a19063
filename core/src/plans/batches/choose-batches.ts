import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '../../foods/nutrients.ts';
import type { FoodGroup } from '../../recipes/main-foods.ts';
import type { MealType } from '../../recipes/meal-type.ts';
import { type PlanCandidate, slotFit } from '../candidates.ts';
import type { Plate } from '../household/plates.ts';
import { daysAfter, type WeekBegin } from '../leftovers.ts';
import { type LockKey, lockKey, type SlotPlace } from '../lock-key.ts';
import type { PlanWishes } from '../wishes.ts';
import { fitPlates, nearestPortion } from './fit-plates.ts';
import { CAREFUL_DAYS } from './keeping.ts';

/** Dishes of a week that are cooked for two meals: more would be a week of leftovers. */
export const BATCHES_MAX = 3;

/** Servings that a batch can be said to be: no decent one is larger. */
export const COOKED_MIN = 0.25;
export const COOKED_MAX = 1000;

/** More of what is cooked than this is never left over. */
const SPARE_SHARE_MAX = 0.5;

export type BatchRecipe = PlanCandidate & { readonly portionStep?: number };

/** A slot of a week that was made. */
export type BatchSlot = SlotPlace & {
  recipe: BatchRecipe | null;
  /** What those eat who do not eat that. */
  second?: BatchRecipe | null;
  /** Who eats there and how much; of an empty slot, who would and how much as a rule. */
  plates: readonly Plate[];
  /** Whether Generate may change it. */
  isFree: boolean;
};

/** A dish that is cooked once and eaten twice. */
export type ChosenBatch = {
  /** Where it is cooked, and where it is eaten again. */
  from: LockKey;
  to: LockKey;
  recipe: BatchRecipe;
  /** Who eats how much of it, at each. */
  plates: { from: Plate[]; to: Plate[] };
  /** Servings that are cooked: whole recipes. */
  cooked: number;
};

export type BatchRules = {
  weekStart: WeekBegin;
  wishes: PlanWishes;
  /** Does everybody at a slot eat the recipe? */
  isEaten: (recipe: BatchRecipe, slot: BatchSlot) => boolean;
  /** Servings of whoever has so much of every meal; null of those whose portions may be more and less. */
  usualPortion: (person: string) => number | null;
};

/** What counts against a batch beside how unlike the meal is that gives way, in shares of 1: what is left over can be frozen. */
const AGAINST = {
  spare: 0.75,
  cookedForLunch: 0.15,
  anotherDay: 0.05,
  keepsShortly: 0.3,
  atDinner: 0.1,
  unusualMeal: 0.1,
  unknown: 0.5,
} as const;
/** What speaks for a batch: that nothing else stands there. */
const FOR_EMPTY = 1;

const isMainMeal = (type: MealType) => type === 'lunch' || type === 'dinner';
const keyOf = ({ day, mealType, index }: SlotPlace): LockKey => lockKey(day, mealType, index);

/**
 * Which dishes of a week are cooked once and eaten twice: those of which whole recipes leave least, at a later lunch or dinner while they
 * keep, in the place of meals that are most like them. Locked slots are neither cooked in nor eaten in, and no more meals hold food of a
 * group than is wished.
 * @param slots every slot of the week
 */
export function chooseBatches(slots: readonly BatchSlot[], rules: BatchRules): ChosenBatch[] {
  const meals = slots.filter(({ isFree, mealType, plates }) => isFree && isMainMeal(mealType) && plates.length > 0);
  const uses = new Map<string, number>();
  for (const { recipe } of slots) if (recipe) uses.set(String(recipe.id), (uses.get(String(recipe.id)) ?? 0) + 1);
  const ways = meals.flatMap((from) => {
    const { recipe } = from;
    if (recipe === null) return [];
    // a recipe that comes again anyway is what is left of itself, and comes no third time
    const isOnce = uses.get(String(recipe.id)) === 1;
    const others = meals.filter((to) => isOnce || (to.recipe !== null && String(to.recipe.id) === String(recipe.id)));
    return others.flatMap((to) => wayTo(from, to, recipe, rules) ?? []);
  });
  ways.sort((a, b) => a.cost - b.cost || (a.batch.from + a.batch.to < b.batch.from + b.batch.to ? -1 : 1));
  const chosen: ChosenBatch[] = [];
  const taken = new Set<string>();
  const groups = new GroupCounts(slots, rules.wishes);
  for (const { batch, to, days } of ways) {
    const claims = [batch.from, batch.to, `cooked on ${days.cooked}`, `eaten on ${days.eaten}`];
    if (chosen.length === BATCHES_MAX || claims.some((claim) => taken.has(claim))) continue;
    if (!groups.mayReplace(to.recipe, batch.recipe)) continue;
    groups.replace(to.recipe, batch.recipe);
    chosen.push(batch);
    for (const claim of claims) taken.add(claim);
  }
  return chosen;
}

/** Meals of a week with food of each group, as batches change them: none goes above what is wished for one. */
class GroupCounts {
  private readonly counts = new Map<FoodGroup, number>();
  private readonly wishes: PlanWishes;

  constructor(slots: readonly BatchSlot[], wishes: PlanWishes) {
    this.wishes = wishes;
    for (const { recipe, second = null } of slots) for (const dish of [recipe, second]) this.replace(null, dish);
  }

  replace(before: BatchRecipe | null, after: BatchRecipe | null): void {
    for (const group of before?.foodGroups ?? []) this.counts.set(group, (this.counts.get(group) ?? 0) - 1);
    for (const group of after?.foodGroups ?? []) this.counts.set(group, (this.counts.get(group) ?? 0) + 1);
  }

  mayReplace(before: BatchRecipe | null, after: BatchRecipe): boolean {
    return (after.foodGroups ?? []).every((group) => {
      const most = this.wishes.atMost[group];
      return most === null || before?.foodGroups?.includes(group) || (this.counts.get(group) ?? 0) < most;
    });
  }
}

/** A dish of one slot eaten again in another; null where it does not keep, is not eaten, or too much would be left. */
function wayTo(from: BatchSlot, to: BatchSlot, recipe: BatchRecipe, { weekStart, isEaten, usualPortion }: BatchRules) {
  const days = daysAfter(weekStart, from.day, to.day);
  if (days < 1 || days > (recipe.keepsDays ?? CAREFUL_DAYS) || !isEaten(recipe, from) || !isEaten(recipe, to))
    return null;
  const serves = recipe.serves ?? 0;
  if (serves <= 0 || serves > COOKED_MAX / 2) return null;
  const again = to.plates.map((plate) => ({ ...plate, portion: portionOf(plate, to.recipe, recipe, usualPortion) }));
  const isFixed = (person: string) => usualPortion(person) !== null;
  const plates = fitPlates({ from: from.plates, to: again }, { serves, step: recipe.portionStep, isFixed });
  const eaten = [...plates.from, ...plates.to].reduce((sum, { portion }) => sum + portion, 0);
  const cooked = wholeRecipes(eaten, serves);
  const spare = (cooked - eaten) / cooked;
  if (spare > SPARE_SHARE_MAX + 1e-9) return null;
  const cost =
    AGAINST.spare * spare +
    (from.mealType === 'lunch' ? AGAINST.cookedForLunch : 0) +
    (to.recipe === null ? -FOR_EMPTY : unlikeness(plates.to, recipe, to.plates, to.recipe)) +
    AGAINST.anotherDay * (days - 1) +
    (to.mealType === 'dinner' ? AGAINST.atDinner : 0) +
    (slotFit(recipe, to.mealType) === 'suits' ? 0 : AGAINST.unusualMeal) +
    (recipe.keepsDays === undefined ? AGAINST.unknown : 0) +
    (recipe.keepsDays === CAREFUL_DAYS ? AGAINST.keepsShortly : 0);
  const batch: ChosenBatch = { from: keyOf(from), to: keyOf(to), recipe, plates, cooked };
  return { batch, to, cost, days: { cooked: from.day, eaten: to.day } };
}

/** Servings of as many whole recipes as it takes. */
function wholeRecipes(servings: number, serves: number): number {
  return Math.max(1, Math.ceil(servings / serves - 1e-9)) * serves;
}

/** What somebody has of a dish in the place of another: as much energy, where both are known. */
function portionOf(
  { person, portion }: Plate,
  before: BatchRecipe | null,
  recipe: BatchRecipe,
  usualPortion: BatchRules['usualPortion'],
): number {
  const [hadKcal, kcal] = [before?.nutrients?.calories ?? 0, recipe.nutrients?.calories ?? 0];
  const asMuch = hadKcal <= 0 || kcal <= 0 ? portion : (portion * hadKcal) / kcal;
  return nearestPortion(usualPortion(person) ?? asMuch, recipe.portionStep);
}

/** How unlike two meals are to who eats them, 0 to 1. */
function unlikeness(plates: readonly Plate[], recipe: BatchRecipe, had: readonly Plate[], before: BatchRecipe): number {
  const [now, then] = [recipe.nutrients, before.nutrients];
  if (now === null || then === null) return AGAINST.unknown;
  const sum = (all: readonly Plate[]) => all.reduce((total, { portion }) => total + portion, 0);
  const goals = GOAL_NUTRIENTS.filter((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side === 'both');
  const shares = goals.map((nutrient) => {
    const [a, b] = [sum(plates) * now[nutrient], sum(had) * then[nutrient]];
    return a + b > 0 ? Math.abs(a - b) / (a + b) : 0;
  });
  return shares.reduce((total, share) => total + share, 0) / shares.length;
}

import type { FoodGroup } from '../../foods/food-groups.ts';
import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '../../foods/nutrients.ts';
import { type PlanCandidate, slotFit } from '../candidates.ts';
import { type CookingAhead, feed, hasDaysOff, isDayOff, isMainMeal } from '../cooking-days.ts';
import type { Plate } from '../household/plates.ts';
import { daysAfter, type WeekBegin } from '../leftovers.ts';
import { type LockKey, lockKey, type SlotPlace } from '../lock-key.ts';
import type { PlanWishes } from '../wishes.ts';
import { fitPlates, nearestPortion } from './fit-plates.ts';
import { CAREFUL_DAYS } from './keeping.ts';

/** Dishes of a week that are cooked for two meals where that alone is wished: more would be a week of leftovers. */
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

/** A dish that is cooked once and eaten twice; one that is eaten a third time is in two of them, cooked in one slot. */
export type ChosenBatch = {
  /** Where it is cooked, and where it is eaten again. */
  from: LockKey;
  to: LockKey;
  recipe: BatchRecipe;
  /** Who eats how much of it, at each. */
  plates: { from: Plate[]; to: Plate[] };
  /** Servings that are cooked in all: whole recipes. */
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

const keyOf = ({ day, mealType, index }: SlotPlace): LockKey => lockKey(day, mealType, index);

/**
 * Which dishes of a week are cooked once and eaten twice: those of which whole recipes leave least, at a later lunch or dinner while they
 * keep, in the place of meals that are most like them. Locked slots are neither cooked in nor eaten in, and no more meals hold food of a
 * group than is wished. Where somebody cooks on some days only, dishes of those days come first that the other days are fed from.
 * @param slots every slot of the week
 */
export function chooseBatches(slots: readonly BatchSlot[], rules: BatchRules): ChosenBatch[] {
  const { wishes } = rules;
  const meals = slots.filter(({ isFree, mealType, plates }) => isFree && isMainMeal(mealType) && plates.length > 0);
  const uses = new Map<string, number>();
  for (const { recipe } of slots) if (recipe) uses.set(String(recipe.id), (uses.get(String(recipe.id)) ?? 0) + 1);
  const ways = meals.flatMap((from) => {
    const { recipe } = from;
    if (recipe === null || isDayOff(wishes, from.day)) return [];
    // a recipe that comes again anyway is what is left of itself, and comes no third time
    const isOnce = uses.get(String(recipe.id)) === 1;
    const others = meals.filter((to) => isOnce || (to.recipe !== null && String(to.recipe.id) === String(recipe.id)));
    return others.flatMap((to) => wayTo(from, to, recipe, rules) ?? []);
  });
  ways.sort((a, b) => a.cost - b.cost || (keyOf(a.from) + keyOf(a.to) < keyOf(b.from) + keyOf(b.to) ? -1 : 1));
  const groups = new GroupCounts(slots, wishes);
  const chosen = hasDaysOff(wishes) ? feedDaysOff(meals, ways, groups, rules) : [];
  if (!wishes.cookOnce) return chosen.flatMap((pot) => batchesOf(pot, rules));
  const taken = new Set<string>(chosen.flatMap((pot) => pot.flatMap(claimsOf)));
  const ofWish: Way[] = [];
  for (const way of ways) {
    const { recipe, to } = way;
    if (ofWish.length === BATCHES_MAX || claimsOf(way).some((claim) => taken.has(claim))) continue;
    if (!groups.mayReplace(to.recipe, recipe)) continue;
    groups.replace(to.recipe, recipe);
    ofWish.push(way);
    for (const claim of claimsOf(way)) taken.add(claim);
  }
  return [...chosen, ...ofWish.map((way) => [way])].flatMap((pot) => batchesOf(pot, rules));
}

/** What no two dishes that are cooked for a second meal share: slots, a day of cooking, a day of leftovers. */
const claimsOf = ({ from, to }: Way) => [keyOf(from), keyOf(to), `cooked on ${from.day}`, `eaten on ${to.day}`];

/**
 * The pots that lunches and dinners of days without cooking are fed from, each with its ways: as many as there are such meals, since that
 * is what was wished. A meal that needs no cooking stays.
 */
function feedDaysOff(
  meals: readonly BatchSlot[],
  ways: readonly Way[],
  groups: GroupCounts,
  { wishes, weekStart }: BatchRules,
): Way[][] {
  const hungry = meals.filter(({ day, recipe }) => isDayOff(wishes, day) && recipe?.isCooked !== false);
  const fed = feed(
    hungry,
    weekStart,
    (to) =>
      ways
        .filter((way) => way.to === to && groups.mayReplace(to.recipe, way.recipe))
        .map(({ from, cost, recipe }) => {
          const left = daysFedBy(recipe) - daysAfter(weekStart, from.day, to.day);
          return { pot: from, left, cost };
        }),
    (to, { recipe }) => groups.replace(to.recipe, recipe),
  );
  const pots = new Map<BatchSlot, Way[]>();
  for (const [to, from] of fed) {
    const way = ways.find((one) => one.from === from && one.to === to);
    if (way !== undefined) pots.set(from, [...(pots.get(from) ?? []), way]);
  }
  return [...pots.values()];
}

/** Days on which what is left of a dish is eaten. */
const daysFedBy = ({ keepsDays = CAREFUL_DAYS }: Pick<PlanCandidate, 'keepsDays'>) => keepsDays;

/**
 * What is still to be cooked ahead of a week, for a search that is to leave room for it.
 * @param servings that one meal of it takes
 */
export const cookingAhead = (wishes: PlanWishes, weekStart: WeekBegin, servings: number): CookingAhead | undefined =>
  hasDaysOff(wishes)
    ? {
        weekStart,
        daysFed: ({ keepsDays, serves = 0 }) =>
          serves > 0 && spareShare(2 * servings, serves) <= SPARE_SHARE_MAX + 1e-9 ? daysFedBy({ keepsDays }) : 0,
      }
    : undefined;

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

/** A dish of one slot eaten again in another, by plates that are not fitted yet. */
type Way = { from: BatchSlot; to: BatchSlot; recipe: BatchRecipe; again: Plate[]; cost: number };

/** Null where the dish does not keep, is not eaten, or too much would be left. */
function wayTo(from: BatchSlot, to: BatchSlot, recipe: BatchRecipe, rules: BatchRules): Way | null {
  const { weekStart, isEaten, usualPortion } = rules;
  const days = daysAfter(weekStart, from.day, to.day);
  if (days < 1 || days > daysFedBy(recipe) || !isEaten(recipe, from) || !isEaten(recipe, to)) return null;
  const serves = recipe.serves ?? 0;
  if (serves <= 0 || serves > COOKED_MAX / 2) return null;
  const again = to.plates.map((plate) => ({ ...plate, portion: portionOf(plate, to.recipe, recipe, usualPortion) }));
  const plates = fittedPlates(from, recipe, again, rules);
  const spare = spareShare(servingsOn([...plates.from, ...plates.to]), serves);
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
  return { from, to, recipe, again, cost };
}

/** The batches of one pot: what is cooked is whole recipes for all the meals that are fed from it. */
function batchesOf(ways: readonly Way[], rules: BatchRules): ChosenBatch[] {
  const [first] = ways;
  if (first === undefined) return [];
  const { from, recipe } = first;
  const again = ways.flatMap((way) => way.again);
  const plates = fittedPlates(from, recipe, again, rules);
  const cooked = wholeRecipes(servingsOn([...plates.from, ...plates.to]), recipe.serves ?? 0);
  let at = 0;
  return ways.map(({ to, again: { length } }) => {
    const own = plates.to.slice(at, at + length);
    at += length;
    return { from: keyOf(from), to: keyOf(to), recipe, plates: { from: plates.from, to: own }, cooked };
  });
}

function fittedPlates(from: BatchSlot, recipe: BatchRecipe, again: readonly Plate[], { usualPortion }: BatchRules) {
  const isFixed = (person: string) => usualPortion(person) !== null;
  const fit = { serves: recipe.serves ?? 0, step: recipe.portionStep, servingGrams: recipe.servingGrams, isFixed };
  return fitPlates({ from: from.plates, to: again }, fit);
}

const servingsOn = (plates: readonly Plate[]) => plates.reduce((sum, { portion }) => sum + portion, 0);

/** The share of whole recipes that is left over. */
function spareShare(servings: number, serves: number): number {
  const cooked = wholeRecipes(servings, serves);
  return (cooked - servings) / cooked;
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
  const usual = usualPortion(person);
  const { portionStep: step, servingGrams } = recipe;
  return usual === null ? nearestPortion(asMuch, { step, servingGrams }) : nearestPortion(usual, { step });
}

/** How unlike two meals are to who eats them, 0 to 1. */
function unlikeness(plates: readonly Plate[], recipe: BatchRecipe, had: readonly Plate[], before: BatchRecipe): number {
  const [now, then] = [recipe.nutrients, before.nutrients];
  if (now === null || then === null) return AGAINST.unknown;
  const goals = GOAL_NUTRIENTS.filter((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side === 'both');
  const shares = goals.map((nutrient) => {
    const [a, b] = [servingsOn(plates) * now[nutrient], servingsOn(had) * then[nutrient]];
    return a + b > 0 ? Math.abs(a - b) / (a + b) : 0;
  });
  return shares.reduce((total, share) => total + share, 0) / shares.length;
}

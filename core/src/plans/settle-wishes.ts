import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { CookingAhead } from './cooking-days.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, WIDTH } from './goal-columns.ts';
import type { PlacedMeal, WishedRecipe } from './placed-meal.ts';
import type { WeekState } from './week-state.ts';
import { culpritsOf, isOverTime, wishCost, wishedKind } from './wish-problem.ts';
import type { PlanWishes } from './wishes.ts';

const TYPES = MEAL_TYPES.length;
/** Changes made at most: more than a week has meals. */
const STEPS_MAX = 60;
/** Rounds of changes that bring the goals nearer again and cost no wish. */
const POLISH_ROUNDS = 2;

/** Whether a recipe in a slot, in place of its meal or in exchange with that of another slot, leaves as much of what is wished. */
export type KeepsWishes = (slot: number, recipe: number, other?: number) => boolean;

type Change = { slot: number; recipe: number; other: number; cost: number; distance: number };

/**
 * Changes a week until it is as wished, as far as its recipes allow: the change that keeps most of what is wished comes first, of
 * equal ones the one nearest to the goals. No slot is emptied, no rule is broken and no worse recipe taken for a wish.
 * @param known what each locked place holds, where it is known
 * @param ahead given where dishes of the week will be cooked ahead
 * @returns what tells of further changes whether they leave as much of what is wished
 */
export function settleWishes(
  week: WeekState,
  wishes: PlanWishes,
  known: ReadonlyMap<string, WishedRecipe>,
  ahead?: CookingAhead,
): KeepsWishes {
  const table = new WishTable(week, wishes, known, ahead);
  takeSteps(week, table);
  for (let round = 0; week.problem.hasGoals && round < POLISH_ROUNDS; round++) {
    polish(week, table, table.cost());
    // what is nearer may leave room for what is wished
    takeSteps(week, table);
  }
  const settled = table.cost();
  return (slot, recipe, other = -1) => table.costAfter(slot, recipe, other) <= settled;
}

function takeSteps(week: WeekState, table: WishTable): void {
  let cost = table.cost();
  for (let step = 0; step < STEPS_MAX && cost > 0; step++) {
    const change = bestChange(week, table, cost);
    if (change === null) return;
    table.make(change);
    cost = change.cost;
  }
}

/** The week as the wishes see it. */
class WishTable {
  readonly week: WeekState;
  readonly wishes: PlanWishes;
  readonly meals: PlacedMeal[];
  private readonly ahead: CookingAhead | undefined;
  private readonly kinds: readonly string[];

  constructor(
    week: WeekState,
    wishes: PlanWishes,
    known: ReadonlyMap<string, WishedRecipe>,
    ahead: CookingAhead | undefined,
  ) {
    const { problem } = week;
    this.ahead = ahead;
    this.kinds = problem.recipes.map((recipe) => wishedKind(recipe, ahead));
    this.week = week;
    this.wishes = wishes;
    this.meals = problem.places.map((place) => ({
      place,
      isLocked: place.isLocked,
      recipe: place.locked === null ? null : (known.get(String(place.locked.id)) ?? null),
    }));
    week.assigned.forEach((recipe, slot) => {
      this.set(slot, recipe);
    });
  }

  set(slot: number, recipe: number): void {
    const { freePlace, recipes } = this.week.problem;
    this.meals[freePlace[slot]!]!.recipe = recipes[recipe] ?? null;
  }

  cost(): number {
    return wishCost(this.wishes, this.meals, this.ahead);
  }

  /** Recipes of one kind in a slot cost the wishes the same, so that a large book is quickly gone through. */
  kindOf(slot: number, recipe: number): string {
    const { freeDay, recipes } = this.week.problem;
    return `${isOverTime(this.wishes, freeDay[slot]!, recipes[recipe]!)} ${this.kinds[recipe]}`;
  }

  costWith(slot: number, recipe: number, other: number): number {
    const { assigned } = this.week;
    const before = assigned[slot]!;
    this.set(slot, recipe);
    if (other >= 0) this.set(other, before);
    const cost = this.cost();
    this.set(slot, before);
    if (other >= 0) this.set(other, assigned[other]!);
    return cost;
  }

  /** What `costWith` says, of a week that was changed by others. */
  costAfter(slot: number, recipe: number, other: number): number {
    this.week.assigned.forEach((now, at) => {
      this.set(at, now);
    });
    return this.costWith(slot, recipe, other);
  }

  make({ slot, recipe, other }: Change): void {
    const { week } = this;
    const before = week.assigned[slot]!;
    if (other >= 0) {
      week.place(slot, week.problem.count);
      week.place(other, before);
      this.set(other, before);
    }
    week.place(slot, recipe);
    this.set(slot, recipe);
  }

  /** Slots whose meal is against a wish, or all of them where a food is still to be used up. */
  culprits(): number[] {
    const { week, wishes, meals, ahead } = this;
    const culprits = culpritsOf(wishes, meals, ahead);
    return [...week.assigned.keys()].filter((slot) => culprits.has(meals[week.problem.freePlace[slot]!]!));
  }
}

/** Other recipes for a slot that the rules permit, and meals of its type on other days to change places with. */
function* changesOf(week: WeekState, slot: number): Generator<Change> {
  const { count, fits, freeDay, freeType, reluctance, amounts } = week.problem;
  const { assigned, blocked, byDay, remaining, dayDistance } = week;
  const day = freeDay[slot]!;
  const type = freeType[slot]!;
  const current = assigned[slot]!;
  if (current === count) return;
  const at = (recipe: number) => reluctance[recipe * TYPES + type]!;
  for (const recipe of fits[type]!) {
    if (recipe === current || blocked[recipe * TYPES + type] || byDay[recipe * DAYS_IN_PLAN + day]! > 0) continue;
    if (at(recipe) > at(current)) continue;
    const distance =
      distanceAfter(remaining, day * WIDTH, amounts, current * WIDTH, recipe * WIDTH) - dayDistance[day]!;
    yield { slot, recipe, other: -1, cost: 0, distance };
  }
  for (let other = 0; other < assigned.length; other++) {
    const recipe = assigned[other]!;
    const otherDay = freeDay[other]!;
    if (freeType[other] !== type || otherDay === day || recipe === count || recipe === current) continue;
    if (byDay[recipe * DAYS_IN_PLAN + day]! > 0 || byDay[current * DAYS_IN_PLAN + otherDay]! > 0) continue;
    const distance =
      distanceAfter(remaining, day * WIDTH, amounts, current * WIDTH, recipe * WIDTH) -
      dayDistance[day]! +
      distanceAfter(remaining, otherDay * WIDTH, amounts, recipe * WIDTH, current * WIDTH) -
      dayDistance[otherDay]!;
    yield { slot, recipe, other, cost: 0, distance };
  }
}

function bestChange(week: WeekState, table: WishTable, cost: number): Change | null {
  let best: Change | null = null;
  for (const slot of table.culprits()) {
    const costs = new Map<string, number>();
    for (const change of changesOf(week, slot)) {
      if (best !== null && best.cost === 0 && change.distance >= best.distance) continue;
      const kind = change.other < 0 ? table.kindOf(slot, change.recipe) : null;
      const after = (kind === null ? undefined : costs.get(kind)) ?? table.costWith(slot, change.recipe, change.other);
      if (kind !== null) costs.set(kind, after);
      if (after >= cost) continue;
      if (best === null || after < best.cost || (after === best.cost && change.distance < best.distance))
        best = { ...change, cost: after };
    }
  }
  return best;
}

function polish(week: WeekState, table: WishTable, cost: number): void {
  for (let slot = 0; slot < week.assigned.length; slot++) {
    let best: Change | null = null;
    for (const change of changesOf(week, slot)) {
      if (change.distance >= (best?.distance ?? -1e-9)) continue;
      if (table.costWith(slot, change.recipe, change.other) <= cost) best = { ...change, cost };
    }
    if (best !== null) table.make(best);
  }
}

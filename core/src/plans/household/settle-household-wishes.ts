import type { Random } from '../../seeded-random.ts';
import type { CookingAhead } from '../cooking-days.ts';
import { parseLockKey } from '../lock-key.ts';
import type { PlacedMeal, WishedRecipe } from '../placed-meal.ts';
import { shuffled } from '../shuffled.ts';
import { culpritsOf, isOverTime, wishCost, wishedKind } from '../wish-problem.ts';
import type { PlanWishes } from '../wishes.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';
import type { HouseholdSearch } from './search-household.ts';

/** Changes made at most: more than a week has meals. */
const STEPS_MAX = 60;
/** Of changes that keep as much of what is wished, so many are looked at for the one that is nearest to the goals. */
const COMPARED = 16;
/** Changes looked at in a step before it is given up. */
const LOOKED_AT_MAX = 200;
/** Rounds of changes that bring the goals nearer again and cost no wish, and dishes tried in a slot in each. */
const POLISH_ROUNDS = 2;
const TRIED = 30;

/** Whether a dish in a slot, in place of its dish or in exchange with that of another slot, leaves as much of what is wished. */
export type KeepsHouseholdWishes = (place: number, recipe: number, other?: number) => boolean;

/** A dish for a slot, with the second one where that changes; or the dishes of another slot. */
type Change = { place: number; recipe: number; second?: number; other: number; after: number };

/**
 * `settleWishes` for several: changes a week until it is as wished, as far as its recipes allow. Second dishes count as the first ones do.
 * No slot is emptied, nobody goes without for a wish and no rule is broken.
 * @param ahead given where dishes of the week will be cooked ahead
 * @returns what tells of further changes whether they leave as much of what is wished
 */
export function settleHouseholdWishes(
  week: HouseholdState,
  search: HouseholdSearch,
  wishes: PlanWishes,
  random: Random,
  ahead?: CookingAhead,
): KeepsHouseholdWishes {
  const table = new WishTable(week, wishes, ahead);
  takeSteps(table, search, random);
  for (let round = 0; round < POLISH_ROUNDS; round++) {
    polish(table, search, random, table.cost());
    // what is nearer may leave room for what is wished
    takeSteps(table, search, random);
  }
  const settled = table.cost();
  return (place, recipe, other) => table.costWith(place, recipe, other) <= settled;
}

/** The week as the wishes see it: what of a recipe they ask about is its kind, so that a large book is quickly gone through. */
class WishTable {
  readonly week: HouseholdState;
  readonly wishes: PlanWishes;
  private readonly ahead: CookingAhead | undefined;
  private readonly kinds: readonly string[];

  constructor(week: HouseholdState, wishes: PlanWishes, ahead: CookingAhead | undefined) {
    this.ahead = ahead;
    this.week = week;
    this.wishes = wishes;
    this.kinds = week.problem.recipes.map((recipe: WishedRecipe) => wishedKind(recipe, ahead));
  }

  /** What stands in the slots, of one of them another dish. */
  meals(place = NONE, recipe = NONE, other = NONE, otherSecond = NONE): PlacedMeal[] {
    const { problem, main, second } = this.week;
    return problem.slots.flatMap(({ key, isLocked }, at): PlacedMeal[] => {
      const slot = parseLockKey(key);
      if (slot === null) return [];
      const [from, first] =
        at === other ? [place, main[place]!] : at === place ? [other === NONE ? at : other, recipe] : [at, main[at]!];
      const isForAll = from !== at || at === place ? this.isForAll(at, first) : false;
      const also = at === place && otherSecond !== NONE ? otherSecond : second[from]!;
      const dishes = isForAll || also === NONE ? [first] : [first, also];
      const isShared = dishes.length > 1;
      return dishes.map((dish) => ({ place: slot, isLocked, isShared, recipe: this.recipeOf(dish) }));
    });
  }

  private isForAll(place: number, dish: number): boolean {
    const { eatenByAll, recipes } = this.week.problem;
    return dish !== NONE && eatenByAll[place * recipes.length + dish] === 1;
  }

  cost(): number {
    return wishCost(this.wishes, this.meals(), this.ahead);
  }

  /** What the wishes would mind of a week with another dish in a slot, or with the dishes of two slots exchanged. */
  costWith(place: number, recipe: number, other = NONE, second = NONE): number {
    return wishCost(this.wishes, this.meals(place, recipe, other, second), this.ahead);
  }

  recipeOf(dish: number): WishedRecipe | null {
    return dish === NONE ? null : this.week.problem.recipes[dish]!;
  }

  /** Dishes of one kind in a slot cost the wishes the same. */
  kindOf(place: number, recipe: number): string {
    const isLate = isOverTime(this.wishes, this.week.problem.slots[place]!.day, this.week.problem.recipes[recipe]!);
    return `${isLate} ${this.isForAll(place, recipe)} ${this.kinds[recipe]}`;
  }

  /** Slots whose meal is against a wish, or all of them where a food is still to be used up. */
  culprits(): ReadonlySet<string> {
    const meals = this.meals();
    const culprits = culpritsOf(this.wishes, meals, this.ahead);
    return new Set(meals.filter((meal) => culprits.has(meal)).map(({ place }) => slotName(place)));
  }
}

const slotName = ({ day, mealType, index }: PlacedMeal['place']) => `${day} ${mealType} ${index}`;

function takeSteps(table: WishTable, search: HouseholdSearch, random: Random): void {
  for (let step = 0; step < STEPS_MAX && table.cost() > 0; step++) {
    if (!takeStep(table, search, random)) return;
  }
}

/** Makes the change that keeps most of what is wished; of equal ones the nearest to the goals of those looked at. */
function takeStep(table: WishTable, search: HouseholdSearch, random: Random): boolean {
  const cost = table.cost();
  const changes = shuffled(changesOf(table, search, cost), random).sort((a, b) => a.after - b.after);
  let best: { change: Change; delta: number } | null = null;
  let fitting = 0;
  for (const change of changes.slice(0, LOOKED_AT_MAX)) {
    if (best !== null && (change.after > best.change.after || fitting >= COMPARED)) break;
    for (const whole of withSeconds(table, search, change)) {
      const delta = whole.after < cost ? deltaOf(search, whole) : null;
      if (delta === null) continue;
      fitting++;
      if (best === null || whole.after < best.change.after || (whole.after === best.change.after && delta < best.delta))
        best = { change: whole, delta };
    }
  }
  if (best === null) return false;
  const { place, recipe, second, other } = best.change;
  if (other === NONE) search.putDish(place, recipe, second);
  else search.exchangeDishes(place, other);
  return table.cost() < cost;
}

/**
 * A change with a second dish that it asks for: the one that stands there, where it suits, and one found by lot. Either may be against a
 * wish itself.
 */
function withSeconds(table: WishTable, search: HouseholdSearch, change: Change): Change[] {
  const { place, recipe, second, other } = change;
  if (other !== NONE || second !== undefined) return [change];
  const seconds = [search.secondFor(place, recipe)];
  if (search.keepsSecond(place, recipe)) seconds.unshift(table.week.second[place]!);
  return [...new Set(seconds)].map((dish) => ({
    ...change,
    second: dish,
    after: table.costWith(place, recipe, NONE, dish),
  }));
}

const deltaOf = (search: HouseholdSearch, { place, recipe, second, other }: Change): number | null =>
  other === NONE ? search.costOfDish(place, recipe, second ?? NONE) : search.costOfExchange(place, other);

/** Dishes of the book for the slots that are against a wish, and of slots on other days, that leave more of what is wished. */
function changesOf(table: WishTable, search: HouseholdSearch, cost: number): Change[] {
  const { week } = table;
  const { slots, fits } = week.problem;
  const culprits = table.culprits();
  const changes: Change[] = [];
  for (const place of search.open) {
    const slot = slots[place]!;
    const key = parseLockKey(slot.key);
    if (key === null || !culprits.has(slotName(key)) || week.main[place] === NONE) continue;
    const costs = new Map<string, number>();
    for (const recipe of fits[slot.type]!) {
      if (recipe === week.main[place] || recipe === week.second[place] || !week.isFree(recipe, slot.type)) continue;
      const kind = table.kindOf(place, recipe);
      const after = costs.get(kind) ?? table.costWith(place, recipe);
      costs.set(kind, after);
      if (after < cost) changes.push({ place, recipe, other: NONE, after });
    }
    const main = week.main[place]!;
    for (const second of search.otherSeconds(place)) {
      const after = table.costWith(place, main, NONE, second);
      if (after < cost) changes.push({ place, recipe: main, second, other: NONE, after });
    }
    for (const other of search.open) {
      if (!search.maySwap(place, other)) continue;
      const after = table.costWith(place, week.main[other]!, other);
      if (after < cost) changes.push({ place, recipe: week.main[other]!, other, after });
    }
  }
  return changes;
}

function polish(table: WishTable, search: HouseholdSearch, random: Random, settled: number): void {
  const { week } = table;
  if (week.problem.countedDays === 0) return;
  for (const place of shuffled(search.open, random)) {
    const slot = week.problem.slots[place]!;
    if (week.main[place] === NONE) continue;
    const tried = shuffled(Array.from(week.problem.fitsAll[place]!), random).slice(0, TRIED);
    for (const recipe of tried) {
      if (recipe === week.main[place] || !week.isFree(recipe, slot.type)) continue;
      if (table.costWith(place, recipe) <= settled) search.putWithin(place, recipe, 0);
    }
  }
}

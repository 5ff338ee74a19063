import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { Random } from '../seeded-random.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, firstBelow, pricedDistance, WIDTH } from './goal-columns.ts';
import { BucketOrder, type HalfMenuRules, type HalfMenus, halfMenus, strideFor } from './half-menus.ts';
import { shuffled } from './shuffled.ts';
import { leadColumn, type SimilarRecipes } from './similar-recipes.ts';
import type { WeekState } from './week-state.ts';

const TYPES = MEAL_TYPES.length;

/**
 * Slots of a day that are chosen anew at once, by lot; the others stay. Few, so that a half menu of two slots draws on
 * dozens of recipes for each, where one of four would know seven.
 */
const SLOTS_AT_ONCE = 4;

export type ImproveDayOptions = {
  /** Half menus to combine on each side; the work grows with its square times the share of promising pairs. */
  halfMenus: number;
  /** Pairs to compare at most. */
  comparisons: number;
  /** Also take recipes from other days, at the price of their best replacement there. */
  taking: boolean;
  like: SimilarRecipes;
};

/**
 * Looks for a better menu for one day among millions: splits its slots in two halves, makes many half menus of each from
 * the recipes that may be used, and finds the best pair by looking only at those whose energy (or the heaviest goal)
 * adds up nearly right. Exact when the half menus hold every combination. Changes the week only for the better.
 * @returns whether it did
 */
export function improveDay(week: WeekState, day: number, random: Random, options: ImproveDayOptions): boolean {
  const { count, amounts, freeDay, freeType, reluctance } = week.problem;
  const { assigned, remaining, dayDistance } = week;
  const filled = Array.from(freeDay.keys()).filter((slot) => freeDay[slot] === day && assigned[slot] !== count);
  if (filled.length === 0 || dayDistance[day]! < 1e-9) return false;
  const slots = shuffled(filled, random).slice(0, SLOTS_AT_ONCE);

  // What the day holds besides these slots, locked meals included, must not come in a second time.
  const held = new Map<number, number>();
  for (const slot of slots) held.set(assigned[slot]!, (held.get(assigned[slot]!) ?? 0) + 1);
  const isElsewhereOnDay = (recipe: number): boolean =>
    week.byDay[recipe * DAYS_IN_PLAN + day]! > (held.get(recipe) ?? 0);

  const others = new OtherDays(week, day, options.taking);

  const rules: HalfMenuRules = {
    capacity: options.halfMenus,
    mayTake: (recipe, type) =>
      (week.blocked[recipe * TYPES + type] === 0 || held.has(recipe) || others.priceOf(recipe) !== undefined) &&
      !isElsewhereOnDay(recipe),
    priceOf: (recipe) => others.priceOf(recipe) ?? 0,
    like: options.like,
  };
  const cut = Math.ceil(slots.length / 2);
  const first = halfMenus(week, slots.slice(0, cut), random, rules);
  const second = halfMenus(week, slots.slice(cut), random, rules);

  // What the day lacks with none of these slots filled.
  const base = new Float64Array(WIDTH);
  for (let column = 0; column < WIDTH; column++) {
    base[column] = remaining[day * WIDTH + column]!;
    for (const slot of slots) base[column]! += amounts[assigned[slot]! * WIDTH + column]!;
  }
  const lead = leadColumn(week.problem);
  const rest = new Float64Array(WIDTH);

  // The second half in order of its leading amount, by buckets.
  const buckets = new BucketOrder(second, lead);
  const { order } = buckets;
  const ordered = { sums: new Float64Array(second.size * WIDTH), prices: new Float64Array(second.size) };
  for (let place = 0; place < second.size; place++) {
    const menu = order[place]!;
    ordered.prices[place] = second.prices[menu]!;
    ordered.sums.set(second.sums.subarray(menu * WIDTH, (menu + 1) * WIDTH), place * WIDTH);
  }

  const reluctanceMax = slots.reduce((sum, slot) => sum + reluctance[assigned[slot]! * TYPES + freeType[slot]!]!, 0);
  let best = dayDistance[day]! - 1e-9;
  let bestFirst = -1;
  let bestSecond = -1;
  // From a random place in steps that visit every menu once, so that stopping early leaves out no kind of menu.
  const step = strideFor(first.size);
  let menu = Math.floor(random() * first.size);
  let comparisons = 0;
  for (let turn = 0; turn < first.size && comparisons < options.comparisons; turn++) {
    menu = (menu + step) % first.size;
    const price = first.prices[menu]!;
    if (price >= best) continue;
    const row = menu * WIDTH;
    for (let column = 0; column < WIDTH; column++) rest[column] = base[column]! - first.sums[row + column]!;
    const target = rest[lead]!;
    const room = best - price;
    const { begin, end } = buckets.rangeOf(target - room, target + room);
    comparisons += end - begin + 1;
    let place = firstBelow(best, price, rest, ordered, begin, end);
    while (place < end) {
      const other = order[place]!;
      if (first.against[menu]! + second.against[other]! <= reluctanceMax && !first.meets(menu, second, other)) {
        best = pricedDistance(price, rest, ordered, place);
        bestFirst = menu;
        bestSecond = other;
      }
      place = firstBelow(best, price, rest, ordered, place + 1, end);
    }
  }
  if (bestFirst < 0) return false;
  return applyMenu(week, [first, bestFirst, second, bestSecond]);
}

/** A menu of each half. */
type Pair = readonly [HalfMenus, number, HalfMenus, number];

/**
 * What it costs to take a recipe that another day uses once: how much worse that day is with its best replacement. Worked
 * out when first asked for, since a big book's menus hold few recipes of other days.
 */
class OtherDays {
  private readonly week: WeekState;
  private readonly slotOf = new Map<number, number>();
  private readonly prices = new Map<number, number | undefined>();

  constructor(week: WeekState, day: number, isTaking: boolean) {
    this.week = week;
    const { count, freeDay, ownRepeats } = week.problem;
    week.assigned.forEach((recipe, slot) => {
      if (isTaking && freeDay[slot] !== day && recipe !== count && !ownRepeats[recipe]) this.slotOf.set(recipe, slot);
    });
  }

  /** Undefined when no other day has it, or nothing can stand there instead. */
  priceOf(recipe: number): number | undefined {
    const slot = this.slotOf.get(recipe);
    if (slot === undefined) return undefined;
    if (this.prices.has(recipe)) return this.prices.get(recipe);
    const replacement = bestReplacement(this.week, slot, recipe);
    const price = replacement && Math.max(0, replacement.delta);
    this.prices.set(recipe, price);
    return price;
  }
}

/** @param before the meal that stood there, than which no worse one comes in */
function bestReplacement(week: WeekState, slot: number, before: number): { recipe: number; delta: number } | undefined {
  const { amounts, fits, freeDay, freeType, reluctance } = week.problem;
  const day = freeDay[slot]!;
  const type = freeType[slot]!;
  const current = week.assigned[slot]!;
  let best: { recipe: number; delta: number } | undefined;
  for (const choice of fits[type]!) {
    if (week.blocked[choice * TYPES + type]) continue;
    if (week.byDay[choice * DAYS_IN_PLAN + day]! > 0) continue;
    if (reluctance[choice * TYPES + type]! > reluctance[before * TYPES + type]!) continue;
    const delta =
      distanceAfter(week.remaining, day * WIDTH, amounts, current * WIDTH, choice * WIDTH) - week.dayDistance[day]!;
    if (best === undefined || delta < best.delta) best = { recipe: choice, delta };
  }
  return best;
}

/** Puts the menu in; recipes taken from other days are replaced there. Undone when the week is not better in truth. */
function applyMenu(week: WeekState, [first, menu, second, otherMenu]: Pair): boolean {
  const { count, freeType, ownRepeats } = week.problem;
  const { assigned } = week;
  const before = Int32Array.from(assigned);
  const distance = week.distance();
  const slots = [...first.slots, ...second.slots];
  const recipes = [...first.recipesOf(menu), ...second.recipesOf(otherMenu)];
  for (const slot of slots) week.place(slot, count);
  const taken = Array.from(assigned.keys()).filter(
    (slot) => !ownRepeats[assigned[slot]!] && recipes.includes(assigned[slot]!),
  );
  for (const slot of taken) week.place(slot, count);
  const put = (slot: number, recipe: number | undefined): boolean => {
    if (recipe === undefined || week.blocked[recipe * TYPES + freeType[slot]!]) return false;
    week.place(slot, recipe);
    return true;
  };
  const isGood =
    slots.every((slot, index) => put(slot, recipes[index])) &&
    taken.every((slot) => put(slot, bestReplacement(week, slot, before[slot]!)?.recipe));
  if (isGood && week.distance() < distance - 1e-10) return true;
  week.load(before);
  return false;
}

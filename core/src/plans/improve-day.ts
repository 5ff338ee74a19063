import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceAfter, firstBelow, pricedDistance, WIDTH } from './goal-columns.ts';
import type { Random } from './seeded-random.ts';
import { leadColumn, type SimilarRecipes } from './similar-recipes.ts';
import type { WeekState } from './week-state.ts';

const TYPES = MEAL_TYPES.length;
const BUCKETS = 512;

/**
 * Slots of a day that are chosen anew at once, by lot; the others stay. Few, so that a half menu of two slots draws on
 * dozens of recipes for each, where one of four would know seven.
 */
const SLOTS_AT_ONCE = 4;

/** Half menus of one day: the recipe of each of its slots, the sum of their amounts, and the price of taking them. */
class HalfMenus {
  size = 0;
  readonly slots: number[];
  readonly recipes: Int32Array;
  readonly sums: Float64Array;
  readonly prices: Float64Array;

  constructor(slots: number[], capacity: number) {
    this.slots = slots;
    this.recipes = new Int32Array(capacity * Math.max(1, slots.length));
    this.sums = new Float64Array(capacity * WIDTH);
    this.prices = new Float64Array(capacity);
  }
}

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
  const slots = Array.from(freeDay.keys()).filter((slot) => freeDay[slot] === day && assigned[slot] !== count);
  if (slots.length === 0 || dayDistance[day]! < 1e-9) return false;
  shuffle(slots, random);
  slots.length = Math.min(slots.length, SLOTS_AT_ONCE);

  // What the day holds besides these slots, locked meals included, must not come in a second time.
  const held = new Map<number, number>();
  for (const slot of slots) held.set(assigned[slot]!, (held.get(assigned[slot]!) ?? 0) + 1);
  const isElsewhereOnDay = (recipe: number): boolean =>
    week.byDay[recipe * DAYS_IN_PLAN + day]! > (held.get(recipe) ?? 0);

  const others = new OtherDays(week, day, options.taking);

  const cut = Math.ceil(slots.length / 2);
  const first = new HalfMenus(slots.slice(0, cut), options.halfMenus);
  const second = new HalfMenus(slots.slice(cut), options.halfMenus);
  for (const half of [first, second])
    fillHalf(week, half, options.halfMenus, random, others, options.like, held, isElsewhereOnDay);
  if (first.size === 0 || second.size === 0) return false;

  // What the day lacks with none of these slots filled.
  const base = new Float64Array(WIDTH);
  for (let column = 0; column < WIDTH; column++) {
    base[column] = remaining[day * WIDTH + column]!;
    for (const slot of slots) base[column]! += amounts[assigned[slot]! * WIDTH + column]!;
  }
  const lead = leadColumn(week.problem);
  const rest = new Float64Array(WIDTH);

  // The second half in order of its leading amount, by buckets.
  const { order, start, low, width } = bucketOrder(second, lead);
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
    const fromBucket = Math.floor((target - room - low) / width);
    const toBucket = Math.floor((target + room - low) / width);
    if (toBucket < 0 || fromBucket >= BUCKETS) continue;
    const end = start[Math.min(BUCKETS - 1, toBucket) + 1]!;
    const begin = start[Math.max(0, fromBucket)]!;
    comparisons += end - begin + 1;
    let place = firstBelow(best, price, rest, ordered, begin, end);
    while (place < end) {
      if (isPermitted(week, first, menu, second, order[place]!, reluctanceMax)) {
        best = pricedDistance(price, rest, ordered, place);
        bestFirst = menu;
        bestSecond = order[place]!;
      }
      place = firstBelow(best, price, rest, ordered, place + 1, end);
    }
  }
  if (bestFirst < 0) return false;
  return applyMenu(week, day, first, bestFirst, second, bestSecond);
}

/** A step near the golden section of a size and without a common divisor with it. */
function strideFor(size: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.round(size * 0.618));
  while (divisor(size, step) !== 1) step++;
  return step;
}

function shuffle(list: number[], random: Random): void {
  for (let end = list.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    [list[end], list[other]] = [list[other]!, list[end]!];
  }
}

/** Every combination of the slots' recipes when they are few enough, else of a random sample of each slot's recipes. */
function fillHalf(
  week: WeekState,
  half: HalfMenus,
  capacity: number,
  random: Random,
  others: OtherDays,
  like: SimilarRecipes,
  held: ReadonlyMap<number, number>,
  isElsewhereOnDay: (recipe: number) => boolean,
): void {
  const { fits, freeType, amounts } = week.problem;
  // Equal shares of all combinations to the slots: as many recipes of each as fit, the shorter lists whole.
  const lengths = half.slots.map((slot) => fits[freeType[slot]!]!.length);
  const combinations = (most: number) => lengths.reduce((total, length) => total * Math.min(length, most), 1);
  let most = 1;
  while (most < Math.max(...lengths, 1) && combinations(most + 1) <= capacity) most++;
  const sizes = lengths.map((length) => Math.min(length, most));
  let product = combinations(most);
  sizes.forEach((size, index) => {
    if (size === lengths[index] || (product / size) * (size + 1) > capacity) return;
    product = (product / size) * (size + 1);
    sizes[index] = size + 1;
  });
  const choices = half.slots.map((slot, index) => {
    const type = freeType[slot]!;
    const list = fits[type]!;
    const size = sizes[index]!;
    const mayTake = (recipe: number): boolean =>
      (week.blocked[recipe * TYPES + type] === 0 || held.has(recipe) || others.priceOf(recipe) !== undefined) &&
      !isElsewhereOnDay(recipe);
    if (size === list.length) return Array.from(list).filter(mayTake);
    // What stands there now, some recipes like it, and others by lot.
    const current = week.assigned[slot]!;
    const chosen = new Set([current]);
    for (let turn = 0; turn < size / 3; turn++) {
      const recipe = like.pick(current, type, random());
      if (mayTake(recipe)) chosen.add(recipe);
    }
    for (let turn = 0; turn < 3 * size && chosen.size < size; turn++) {
      const recipe = list[Math.floor(random() * list.length)]!;
      if (mayTake(recipe)) chosen.add(recipe);
    }
    return [...chosen];
  });
  if (choices.some((list) => list.length === 0)) return;
  const priceOfChoice = choices.map((list) => Float64Array.from(list, (recipe) => others.priceOf(recipe) ?? 0));

  const depth = half.slots.length;
  const pick = new Int32Array(depth);
  if (depth === 0) {
    half.size = 1;
    return;
  }
  while (true) {
    const menu = half.size;
    const row = menu * WIDTH;
    let price = 0;
    let isDistinct = true;
    for (let index = 0; index < depth; index++) {
      const recipe = choices[index]![pick[index]!]!;
      for (let earlier = 0; earlier < index; earlier++) {
        if (half.recipes[menu * depth + earlier] === recipe) isDistinct = false;
      }
      half.recipes[menu * depth + index] = recipe;
    }
    if (isDistinct) {
      for (let column = 0; column < WIDTH; column++) half.sums[row + column] = 0;
      for (let index = 0; index < depth; index++) {
        const recipe = half.recipes[menu * depth + index]!;
        price += priceOfChoice[index]![pick[index]!]!;
        for (let column = 0; column < WIDTH; column++) half.sums[row + column]! += amounts[recipe * WIDTH + column]!;
      }
      half.prices[menu] = price;
      half.size++;
    }
    let index = 0;
    while (index < depth && ++pick[index]! === choices[index]!.length) pick[index++] = 0;
    if (index === depth) return;
  }
}

function bucketOrder(half: HalfMenus, lead: number) {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let menu = 0; menu < half.size; menu++) {
    const amount = half.sums[menu * WIDTH + lead]!;
    if (amount < low) low = amount;
    if (amount > high) high = amount;
  }
  const width = Math.max((high - low) / (BUCKETS - 1), 1e-12);
  const start = new Int32Array(BUCKETS + 1);
  const bucketOf = new Int32Array(half.size);
  for (let menu = 0; menu < half.size; menu++) {
    const bucket = Math.floor((half.sums[menu * WIDTH + lead]! - low) / width);
    bucketOf[menu] = bucket;
    start[bucket + 1]!++;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++) start[bucket + 1]! += start[bucket]!;
  const next = start.slice();
  const order = new Int32Array(half.size);
  for (let menu = 0; menu < half.size; menu++) order[next[bucketOf[menu]!]!++] = menu;
  return { order, start, low, width };
}

/** No recipe twice, and no more against the meals than before. */
function isPermitted(
  week: WeekState,
  first: HalfMenus,
  menu: number,
  second: HalfMenus,
  otherMenu: number,
  reluctanceMax: number,
): boolean {
  const { reluctance, freeType } = week.problem;
  const a = first.slots.length;
  const b = second.slots.length;
  let against = 0;
  for (let index = 0; index < b; index++) {
    const recipe = second.recipes[otherMenu * b + index]!;
    against += reluctance[recipe * TYPES + freeType[second.slots[index]!]!]!;
    for (let other = 0; other < a; other++) if (first.recipes[menu * a + other] === recipe) return false;
  }
  for (let index = 0; index < a; index++) {
    const recipe = first.recipes[menu * a + index]!;
    against += reluctance[recipe * TYPES + freeType[first.slots[index]!]!]!;
  }
  return against <= reluctanceMax;
}

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
    const replacement = bestReplacement(this.week, slot);
    const price = replacement.recipe >= 0 ? Math.max(0, replacement.delta) : undefined;
    this.prices.set(recipe, price);
    return price;
  }
}

function bestReplacement(week: WeekState, slot: number): { recipe: number; delta: number } {
  const { amounts, fits, freeDay, freeType, reluctance } = week.problem;
  const day = freeDay[slot]!;
  const type = freeType[slot]!;
  const current = week.assigned[slot]!;
  let recipe = -1;
  let delta = Number.POSITIVE_INFINITY;
  for (const choice of fits[type]!) {
    if (week.blocked[choice * TYPES + type] || choice === current) continue;
    if (week.byDay[choice * DAYS_IN_PLAN + day]! > 0) continue;
    if (reluctance[choice * TYPES + type]! > reluctance[current * TYPES + type]!) continue;
    const change =
      distanceAfter(week.remaining, day * WIDTH, amounts, current * WIDTH, choice * WIDTH) - week.dayDistance[day]!;
    if (change < delta) {
      delta = change;
      recipe = choice;
    }
  }
  return { recipe, delta };
}

/** Puts the menu in; recipes taken from other days are replaced there. Undone when the week is not better in truth. */
function applyMenu(
  week: WeekState,
  day: number,
  first: HalfMenus,
  menu: number,
  second: HalfMenus,
  otherMenu: number,
): boolean {
  const { count, freeDay, freeType } = week.problem;
  const { assigned } = week;
  const before = Int32Array.from(assigned);
  const distance = week.distance();
  const slots = [...first.slots, ...second.slots];
  const recipes = [
    ...first.recipes.subarray(menu * first.slots.length, (menu + 1) * first.slots.length),
    ...second.recipes.subarray(otherMenu * second.slots.length, (otherMenu + 1) * second.slots.length),
  ];
  for (const slot of slots) week.place(slot, count);
  const emptied: number[] = [];
  for (let slot = 0; slot < assigned.length; slot++) {
    const recipe = assigned[slot]!;
    if (freeDay[slot] === day || recipe === count || week.problem.ownRepeats[recipe]) continue;
    if (recipes.includes(recipe)) {
      week.place(slot, count);
      emptied.push(slot);
    }
  }
  let isGood = true;
  slots.forEach((slot, index) => {
    const recipe = recipes[index]!;
    if (week.blocked[recipe * TYPES + freeType[slot]!]) isGood = false;
    else week.place(slot, recipe);
  });
  for (const slot of emptied) {
    if (!isGood) break;
    const current = before[slot]!;
    // An empty slot takes anything; compare with the meal it had, for its nutrition.
    const replacement = bestReplacement(week, slot);
    const against = (recipe: number) => week.problem.reluctance[recipe * TYPES + freeType[slot]!]!;
    if (replacement.recipe < 0 || against(replacement.recipe) > against(current)) isGood = false;
    else week.place(slot, replacement.recipe);
  }
  if (isGood && week.distance() < distance - 1e-10) return true;
  week.load(before);
  return false;
}

import { MEAL_TYPES } from '../recipes/meal-type.ts';
import type { Random } from '../seeded-random.ts';
import { WIDTH } from './goal-columns.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { SimilarRecipes } from './similar-recipes.ts';
import type { WeekState } from './week-state.ts';

const TYPES = MEAL_TYPES.length;
const BUCKETS = 512;

/** Half menus of one day: the recipe of each of its slots, the sum of their amounts, the price of taking them, and what is against them. */
export class HalfMenus {
  size = 0;
  readonly slots: readonly number[];
  /** Menu by menu, the recipes of the slots in their order. */
  readonly recipes: Int32Array;
  readonly sums: Float64Array;
  readonly prices: Float64Array;
  /** Sums of `reluctance`. */
  readonly against: Int32Array;

  constructor(slots: readonly number[], capacity: number) {
    this.slots = slots;
    this.recipes = new Int32Array(capacity * slots.length);
    this.sums = new Float64Array(capacity * WIDTH);
    this.prices = new Float64Array(capacity);
    this.against = new Int32Array(capacity);
  }

  /** @param taken a recipe for each slot */
  add(taken: ArrayLike<number>, price: number, { amounts, reluctance, freeType }: PlanProblem): void {
    const { size, slots, recipes, sums } = this;
    for (let index = 0; index < slots.length; index++) {
      const recipe = taken[index]!;
      recipes[size * slots.length + index] = recipe;
      this.against[size]! += reluctance[recipe * TYPES + freeType[slots[index]!]!]!;
      for (let column = 0; column < WIDTH; column++) sums[size * WIDTH + column]! += amounts[recipe * WIDTH + column]!;
    }
    this.prices[size] = price;
    this.size++;
  }

  /** The recipes of one of them, in the order of the slots. */
  recipesOf(menu: number): Int32Array {
    return this.recipes.subarray(menu * this.slots.length, (menu + 1) * this.slots.length);
  }

  /** Whether one of them and one of another half hold the same recipe. */
  meets(menu: number, other: HalfMenus, otherMenu: number): boolean {
    const width = other.slots.length;
    for (let at = menu * this.slots.length; at < (menu + 1) * this.slots.length; at++)
      for (let otherAt = otherMenu * width; otherAt < (otherMenu + 1) * width; otherAt++)
        if (this.recipes[at] === other.recipes[otherAt]) return true;
    return false;
  }
}

/** Equal shares of so many combinations: as many of each list as fit, the shorter lists whole. */
export function sharesOf(lengths: readonly number[], capacity: number): number[] {
  const combinations = (most: number) => lengths.reduce((total, length) => total * Math.min(length, most), 1);
  let most = 1;
  while (most < Math.max(...lengths) && combinations(most + 1) <= capacity) most++;
  let product = combinations(most);
  return lengths.map((length) => {
    const size = Math.min(length, most);
    if (size === length || (product / size) * (size + 1) > capacity) return size;
    product = (product / size) * (size + 1);
    return size + 1;
  });
}

export type HalfMenuRules = {
  /** Half menus at most. */
  capacity: number;
  mayTake: (recipe: number, type: number) => boolean;
  priceOf: (recipe: number) => number;
  like: SimilarRecipes;
};

/** Every combination of the slots' recipes when they are few enough, else of a random sample of each slot's recipes. */
export function halfMenus(
  week: WeekState,
  slots: readonly number[],
  random: Random,
  { capacity, mayTake, priceOf, like }: HalfMenuRules,
): HalfMenus {
  const { fits, freeType } = week.problem;
  const half = new HalfMenus(slots, capacity);
  const shares = sharesOf(
    slots.map((slot) => fits[freeType[slot]!]!.length),
    capacity,
  );
  const choices = slots.map((slot, index) => {
    const type = freeType[slot]!;
    const list = fits[type]!;
    const share = shares[index]!;
    if (share === list.length) return Array.from(list).filter((recipe) => mayTake(recipe, type));
    // What stands there now, some recipes like it, and others by lot.
    const current = week.assigned[slot]!;
    const chosen = new Set([current]);
    for (let turn = 0; turn < share / 3 && chosen.size < share; turn++) {
      const recipe = like.pick(current, type, random());
      if (mayTake(recipe, type)) chosen.add(recipe);
    }
    for (let turn = 0; turn < 3 * share && chosen.size < share; turn++) {
      const recipe = list[Math.floor(random() * list.length)]!;
      if (mayTake(recipe, type)) chosen.add(recipe);
    }
    return [...chosen];
  });
  const priced = choices.map((list) => list.map((recipe) => ({ recipe, price: priceOf(recipe) })));
  const depth = slots.length;
  const taken = new Int32Array(depth);
  /** The menus in which the slots from `index` on hold what is taken. */
  function add(index: number, price: number): void {
    if (index === 0) {
      half.add(taken, price, week.problem);
      return;
    }
    for (const choice of priced[index - 1]!) {
      if (taken.includes(choice.recipe, index)) continue;
      taken[index - 1] = choice.recipe;
      add(index - 1, price + choice.price);
    }
  }
  add(depth, 0);
  return half;
}

/** Half menus in order of one amount, by buckets, so that those of about an amount are found without looking at the others. */
export class BucketOrder {
  readonly order: Int32Array;
  private readonly start = new Int32Array(BUCKETS + 1);
  private readonly low: number;
  private readonly width: number;

  constructor({ size, sums }: HalfMenus, column: number) {
    const amounts = new Float64Array(size);
    for (let menu = 0; menu < size; menu++) amounts[menu] = sums[menu * WIDTH + column]!;
    this.low = Math.min(...amounts);
    this.width = Math.max((Math.max(...amounts) - this.low) / (BUCKETS - 1), 1e-12);
    for (const amount of amounts) this.start[this.bucketOf(amount) + 1]!++;
    for (let bucket = 0; bucket < BUCKETS; bucket++) this.start[bucket + 1]! += this.start[bucket]!;
    const next = this.start.slice();
    this.order = new Int32Array(size);
    for (let menu = 0; menu < size; menu++) this.order[next[this.bucketOf(amounts[menu]!)]!++] = menu;
  }

  /** Where those from one amount to another stand in `order`, with some that are a little less or more. */
  rangeOf(least: number, most: number): { begin: number; end: number } {
    return { begin: this.startOf(this.bucketOf(least)), end: this.startOf(this.bucketOf(most) + 1) };
  }

  private startOf(bucket: number): number {
    return this.start[Math.max(0, Math.min(BUCKETS, bucket))]!;
  }

  private bucketOf(amount: number): number {
    return Math.floor((amount - this.low) / this.width);
  }
}

/** A step near the golden section of a size and without a common divisor with it: so many steps come to every number below it. */
export function strideFor(size: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, Math.round(size * 0.618));
  while (divisor(size, step) !== 1) step++;
  return step;
}

import { type HouseholdProblem, NONE, TYPES } from './household-problem.ts';

/** What the last trial of a dish counts beside all before it. */
const NEWEST = 0.2;
/** Two recipes are drawn by lot, and the one of more merit is tried. */
const DRAWN = 2;
/** A change beyond this is one of defects, and says nothing of the dish. */
const DISTANCE_MAX = 100;

/**
 * How much nearer a dish brought, or would have brought, those who eat in a slot of a type to their goals each time it was tried. Of a big
 * book most dishes suit a household never, and are tried less from then on. What was not tried yet stands as good as what changed nothing.
 */
export class DishMerit {
  /** recipes x types: the change of distance for each who eats, in shares of a day's goals; less is better. */
  private readonly changes: Float64Array;

  constructor({ recipes }: HouseholdProblem) {
    this.changes = new Float64Array(recipes.length * TYPES);
  }

  learn(dish: number, type: number, change: number, eaters: number): void {
    if (dish === NONE || eaters === 0 || Math.abs(change) > DISTANCE_MAX) return;
    const at = dish * TYPES + type;
    this.changes[at]! += NEWEST * (change / eaters - this.changes[at]!);
  }

  /** A recipe of the list, by lot. */
  draw(list: Int32Array, type: number, random: () => number): number | undefined {
    let best = list[Math.floor(random() * list.length)];
    for (let turn = 1; turn < DRAWN && best !== undefined; turn++) {
      const next = list[Math.floor(random() * list.length)]!;
      if (this.changes[next * TYPES + type]! < this.changes[best * TYPES + type]!) best = next;
    }
    return best;
  }
}

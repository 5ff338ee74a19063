import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { DAYS_IN_PLAN } from './days.ts';
import { distanceOfRow, WIDTH } from './goal-columns.ts';
import type { PlanProblem } from './plan-problem.ts';

const TYPES = MEAL_TYPES.length;
/** As many free uses as the rules permit. */
export const NO_LIMIT = 0x7fff_ffff;

/**
 * A week being worked on: which recipe each free slot holds, and everything that follows from it, kept up to date by
 * `place`. The distance is the sum over days of the weighted shares (the model's J is 100 / 7 of it).
 */
export class WeekState {
  readonly problem: PlanProblem;
  /** Recipe number of each free slot; `problem.count` is nothing. */
  readonly assigned: Int32Array;
  /** 7 x WIDTH: what each day still lacks of its goals (negative: has too much), in weighted shares. */
  readonly remaining: Float64Array;
  readonly dayDistance: Float64Array;
  /** 1 where the rules forbid one more use of a recipe (row) in a meal type (column). */
  readonly blocked: Uint8Array;
  /** Uses of each recipe on each day, locked ones included. */
  readonly byDay: Int32Array;
  /** The free slot that holds a recipe in a type, where it is held once; -1 when it is not in a free slot. */
  readonly holder: Int32Array;
  /** Free uses a recipe may have; lowered to make a week different from another. */
  readonly limit: Int32Array;
  readonly byType: Int32Array;
  private readonly total: Int32Array;
  private readonly freeUses: Int32Array;

  constructor(problem: PlanProblem) {
    const { count } = problem;
    this.problem = problem;
    this.assigned = new Int32Array(problem.freePlace.length).fill(count);
    this.remaining = new Float64Array(DAYS_IN_PLAN * WIDTH);
    this.dayDistance = new Float64Array(DAYS_IN_PLAN);
    this.blocked = new Uint8Array((count + 1) * TYPES);
    this.byDay = new Int32Array((count + 1) * DAYS_IN_PLAN);
    this.byDay.set(problem.lockedByDay);
    this.byType = new Int32Array((count + 1) * TYPES);
    this.byType.set(problem.lockedByType);
    this.total = new Int32Array(count + 1);
    this.freeUses = new Int32Array(count + 1);
    this.limit = new Int32Array(count + 1).fill(NO_LIMIT);
    this.holder = new Int32Array((count + 1) * TYPES).fill(-1);
    for (let recipe = 0; recipe < count; recipe++) {
      for (let type = 0; type < TYPES; type++) this.total[recipe]! += this.byType[recipe * TYPES + type]!;
      if (this.total[recipe]! > 0) this.refreshBlocked(recipe);
    }
    this.resum();
  }

  /** Puts a recipe (or nothing) into a free slot, whatever the rules say; the caller has asked them. */
  place(slot: number, recipe: number): void {
    const { count, freeDay, freeType, amounts } = this.problem;
    const day = freeDay[slot]!;
    const type = freeType[slot]!;
    const old = this.assigned[slot]!;
    this.assigned[slot] = recipe;
    for (let column = 0; column < WIDTH; column++) {
      this.remaining[day * WIDTH + column]! += amounts[old * WIDTH + column]! - amounts[recipe * WIDTH + column]!;
    }
    if (old < count) {
      this.byDay[old * DAYS_IN_PLAN + day]!--;
      this.byType[old * TYPES + type]!--;
      this.total[old]!--;
      this.freeUses[old]!--;
      if (this.holder[old * TYPES + type] === slot) this.holder[old * TYPES + type] = -1;
      this.refreshBlocked(old);
    }
    if (recipe < count) {
      this.byDay[recipe * DAYS_IN_PLAN + day]!++;
      this.byType[recipe * TYPES + type]!++;
      this.total[recipe]!++;
      this.freeUses[recipe]!++;
      this.holder[recipe * TYPES + type] = slot;
      this.refreshBlocked(recipe);
    }
    this.dayDistance[day] = this.distanceOf(day);
  }

  /** Lets a recipe be used at most `uses` times in free slots; uses it has already stay. */
  setLimit(recipe: number, uses: number): void {
    this.limit[recipe] = uses;
    this.refreshBlocked(recipe);
  }

  usesOf(recipe: number): number {
    return this.freeUses[recipe]!;
  }

  /** Holds another week's meals. */
  load(assigned: Int32Array): void {
    for (let slot = 0; slot < assigned.length; slot++) {
      if (this.assigned[slot] !== assigned[slot]) this.place(slot, this.problem.count);
    }
    for (let slot = 0; slot < assigned.length; slot++) {
      if (this.assigned[slot] !== assigned[slot]) this.place(slot, assigned[slot]!);
    }
    this.resum();
  }

  /** Sum over the days; the smaller the better. */
  distance(): number {
    let sum = 0;
    for (let day = 0; day < DAYS_IN_PLAN; day++) sum += this.dayDistance[day]!;
    return sum;
  }

  /** Slots left empty, recipes that stand twice on a day, and what is against the meals: each weighs more than all after it. */
  defects(): { empty: number; sameDay: number; reluctance: number } {
    const { count, reluctance, freeDay, freeType } = this.problem;
    let empty = 0;
    let against = 0;
    const seen = new Set<number>();
    let sameDay = 0;
    this.assigned.forEach((recipe, slot) => {
      if (recipe === count) {
        empty++;
        return;
      }
      against += reluctance[recipe * TYPES + freeType[slot]!]!;
      const cell = recipe * DAYS_IN_PLAN + freeDay[slot]!;
      if (seen.has(cell)) return;
      seen.add(cell);
      sameDay += this.byDay[cell]! - 1;
    });
    return { empty, sameDay, reluctance: against };
  }

  /** Adds everything up afresh, so that rounding does not pile up over millions of moves. */
  resum(): void {
    const { amounts, weights, lockedTotals, freeDay } = this.problem;
    for (let cell = 0; cell < this.remaining.length; cell++) {
      this.remaining[cell] = weights[cell % WIDTH]! - lockedTotals[cell]!;
    }
    this.assigned.forEach((recipe, slot) => {
      for (let column = 0; column < WIDTH; column++) {
        this.remaining[freeDay[slot]! * WIDTH + column]! -= amounts[recipe * WIDTH + column]!;
      }
    });
    for (let day = 0; day < DAYS_IN_PLAN; day++) this.dayDistance[day] = this.distanceOf(day);
  }

  private distanceOf(day: number): number {
    return distanceOfRow(this.remaining, day * WIDTH);
  }

  private refreshBlocked(recipe: number): void {
    const { ownRepeats, typeRepeats, usesMax } = this.problem;
    const spent =
      this.freeUses[recipe]! >= this.limit[recipe]! ||
      this.total[recipe]! >= usesMax[recipe]! ||
      (ownRepeats[recipe] === 0 && this.total[recipe]! > 0);
    for (let type = 0; type < TYPES; type++) {
      const cell = recipe * TYPES + type;
      this.blocked[cell] = spent || (typeRepeats[type] === 0 && this.byType[cell]! > 0) ? 1 : 0;
    }
  }
}

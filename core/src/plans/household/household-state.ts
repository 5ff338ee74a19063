import { DAYS_IN_PLAN } from '../days.ts';
import {
  type Closest,
  closestPair,
  closestPortion,
  distanceOfRow,
  extraOfRow,
  sumOfRows,
  WIDTH,
} from '../goal-columns.ts';
import { PORTIONS_OF_MASK } from './household.ts';
import { type HouseholdProblem, NONE, ONE_SERVING, TYPES } from './household-problem.ts';

/** What each defect weighs in a search: each dwarfs all that follow, and the last dwarfs every distance. */
const PENALTIES = { empty: 1e11, unfed: 1e9, sameDay: 1e7, lastResort: 1e6, borrowed: 1e5, unknown: 1e3 } as const;

/**
 * The least that a change must bring to be one for the better: sums that hold so much of the defects above are off by some of their last
 * digits, and a search that took that for a gain would exchange two alike slots without end.
 */
export const leastGain = (defects: number): number => 1e-9 + 4 * Number.EPSILON * defects;

/** How far another portion of a second meal is thought to bring a day nearer, in shares of its goals; more is too seldom to look for. */
const HELP_OF_PARTNER = 0.07;
/** What a dish on trial costs beside the portions tried, in portions. */
const OVERHEAD = 4;

/** Whichever other meal of the day helps most. */
export const ANY = -2;

/** The plates of one person on one day that change together, best found so far. */
export type PlateChoice = { distance: number; portion: number; partner: number; partnerPortion: number };

/**
 * A household's week being worked on: the dishes of each slot, who eats which of them, the portions, and what each person's
 * days still lack. `work` counts what was computed, in single plates tried, so that a search can be bounded without a clock.
 */
export class HouseholdState {
  readonly problem: HouseholdProblem;
  readonly main: Int32Array;
  readonly second: Int32Array;
  /** slots x persons: the recipe on the plate, NONE for none. */
  readonly dish: Int32Array;
  /** slots x persons: servings on the plate. */
  readonly plate: Float64Array;
  /** persons x 7 x WIDTH: what a day still lacks, in weighted shares of its goals. */
  readonly remaining: Float64Array;
  /** persons x 7: the distance of the day, weighted by the part of it that is eaten at home. */
  readonly distances: Float64Array;
  readonly total: Int32Array;
  readonly byType: Int32Array;
  readonly byDay: Int32Array;
  /** Recipes that may not be chosen now, to make a week unlike another. */
  readonly isBarred: Uint8Array;
  /** What a day counts more, in shares of its goals, on which somebody's goal is further off than it may be; 0 while only the distance counts (`extraOfRow`). */
  missCost = 0;
  seconds = 0;
  work = 0;
  private readonly base = new Float64Array(WIDTH);
  private readonly opened = new Float64Array(WIDTH);
  private readonly found: Closest = { distance: 0, portion: 0, other: 0 };
  /** slots x persons: the one portion of a lock. */
  private readonly lockedPlates: readonly (Float64Array | undefined)[];

  constructor(problem: HouseholdProblem) {
    const { slots, persons, recipes } = problem;
    this.problem = problem;
    this.main = new Int32Array(slots.length).fill(NONE);
    this.second = new Int32Array(slots.length).fill(NONE);
    this.dish = new Int32Array(slots.length * persons).fill(NONE);
    this.plate = new Float64Array(slots.length * persons);
    this.remaining = Float64Array.from(problem.wanted);
    this.distances = new Float64Array(persons * DAYS_IN_PLAN);
    this.total = new Int32Array(recipes.length);
    this.byType = new Int32Array(recipes.length * TYPES);
    this.byDay = new Int32Array(recipes.length * DAYS_IN_PLAN);
    this.isBarred = new Uint8Array(recipes.length);
    this.lockedPlates = slots.flatMap((slot) =>
      Array.from({ length: persons }, (_, person) => {
        const portion = slot.lockedPortions.get(person);
        return portion === undefined ? undefined : Float64Array.of(portion);
      }),
    );
    this.resum();
    slots.forEach((slot, place) => {
      if (slot.isLocked) this.setDishes(place, slot.lockedMain, slot.lockedSecond ?? NONE);
    });
  }

  /** May one more use of a recipe stand in a slot of this type? */
  isFree(recipe: number, type: number): boolean {
    const { ownRepeats, typeRepeats, usesMax } = this.problem;
    if (this.isBarred[recipe] === 1) return false;
    if (this.total[recipe]! >= usesMax[recipe]! || (ownRepeats[recipe] === 0 && this.total[recipe]! > 0)) return false;
    return typeRepeats[type] === 1 || this.byType[recipe * TYPES + type]! === 0;
  }

  /** Whether none of these recipes stands in the week more often than it may by what it is. */
  isWithinUses(recipes: Iterable<number>): boolean {
    const { usesMax } = this.problem;
    for (const recipe of recipes) if (recipe !== NONE && this.total[recipe]! > usesMax[recipe]!) return false;
    return true;
  }

  /** May a recipe that stands in another slot stand in one of this type instead? */
  mayMove(recipe: number, from: number, into: number): boolean {
    if (recipe === NONE || from === into) return true;
    const { isFit, typeRepeats } = this.problem;
    if (isFit[recipe * TYPES + into] === 0) return false;
    return typeRepeats[into] === 1 || this.byType[recipe * TYPES + into]! === 0;
  }

  /** Which of a slot's dishes a person eats. */
  dishOf(place: number, person: number, main: number, second: number): number {
    const { slots, eats, recipes } = this.problem;
    if (main !== NONE && (eats[person * recipes.length + main] === 1 || slots[place]!.lockedPortions.has(person)))
      return main;
    return second !== NONE && eats[person * recipes.length + second] === 1 ? second : NONE;
  }

  /** Portions that a person may have of a dish in a slot, ascending: one where a lock fixes it. */
  portionsOf(place: number, person: number, dish: number): Float64Array {
    const { slots, isPlain, plainMask, portionMask, persons, recipes } = this.problem;
    const locked = this.lockedPlates[place * persons + person];
    if (locked !== undefined) return locked;
    if (isPlain[person] === 1) return PORTIONS_OF_MASK[plainMask[person * recipes.length + dish]!]!;
    const mask = portionMask[(person * recipes.length + dish) * TYPES + slots[place]!.type]!;
    return PORTIONS_OF_MASK[mask === 0 ? ONE_SERVING : mask]!;
  }

  /** The portion a person starts from: the nearest to one serving that there is. */
  private firstPortion(place: number, person: number, dish: number): number {
    const portions = this.portionsOf(place, person, dish);
    let best = portions[0]!;
    for (const portion of portions) if (Math.abs(portion - 1) < Math.abs(best - 1)) best = portion;
    return best;
  }

  /** Puts dishes into a slot whatever the rules say; portions start at one serving, or at the usual portion. */
  setDishes(place: number, main: number, second: number): void {
    const slot = this.problem.slots[place]!;
    this.recount(this.main[place]!, main, slot);
    this.recount(this.second[place]!, second, slot);
    if (slot.lockedSecond === undefined)
      this.seconds += (second === NONE ? 0 : 1) - (this.second[place] === NONE ? 0 : 1);
    this.main[place] = main;
    this.second[place] = second;
    for (const person of slot.present) {
      const dish = this.dishOf(place, person, main, second);
      this.setPlate(place, person, dish, dish === NONE ? 0 : this.firstPortion(place, person, dish));
    }
  }

  private recount(old: number, into: number, { day, type }: { day: number; type: number }): void {
    if (old === into) return;
    if (old !== NONE) this.count(old, day, type, -1);
    if (into !== NONE) this.count(into, day, type, 1);
  }

  private count(recipe: number, day: number, type: number, by: number): void {
    this.total[recipe]! += by;
    this.byType[recipe * TYPES + type]! += by;
    this.byDay[recipe * DAYS_IN_PLAN + day]! += by;
  }

  setPlate(place: number, person: number, dish: number, portion: number): void {
    const { amounts, recipes, persons, slots } = this.problem;
    const at = place * persons + person;
    const oldDish = this.dish[at]!;
    const oldPortion = this.plate[at]!;
    if (oldDish === dish && oldPortion === portion) return;
    const day = person * DAYS_IN_PLAN + slots[place]!.day;
    const row = day * WIDTH;
    for (let column = 0; column < WIDTH; column++) {
      let change = 0;
      if (oldDish !== NONE) change += oldPortion * amounts[(person * recipes.length + oldDish) * WIDTH + column]!;
      if (dish !== NONE) change -= portion * amounts[(person * recipes.length + dish) * WIDTH + column]!;
      this.remaining[row + column]! += change;
    }
    this.dish[at] = dish;
    this.plate[at] = portion;
    this.distances[day] = this.costOfDay(day);
  }

  /** What the rules mind about these dishes in a slot that holds nothing else. */
  defectsOf(place: number, main: number, second: number): number {
    const slot = this.problem.slots[place]!;
    if (slot.present.length === 0 && !slot.isLocked) return 0;
    if (main === NONE) return slot.isLocked ? 0 : PENALTIES.empty;
    let sum = this.dishDefects(place, main);
    if (!slot.isLocked) sum += this.chosenDefects(main, slot.type, 1.3);
    if (second !== NONE) {
      // an own dish with a lent second is better than a lent dish for all
      sum += this.problem.secondCost + this.dishDefects(place, second) + this.chosenDefects(second, slot.type, 1);
    }
    if (this.problem.eatenByAll[place * this.problem.recipes.length + main] === 1) return sum;
    for (const person of slot.present) if (this.dishOf(place, person, main, second) === NONE) sum += PENALTIES.unfed;
    return sum;
  }

  /** Stands on this day already, in another slot. */
  private dishDefects(place: number, recipe: number): number {
    const isHere = this.main[place] === recipe || this.second[place] === recipe;
    const others = this.byDay[recipe * DAYS_IN_PLAN + this.problem.slots[place]!.day]! - (isHere ? 1 : 0);
    return others > 0 ? PENALTIES.sameDay : 0;
  }

  /** Nobody knows what it is, of unknown nutrition, or lent. */
  private chosenDefects(recipe: number, type: number, lentWeight: number): number {
    const { isUnknown, isBorrowed, isLastResort } = this.problem;
    return (
      (isLastResort[recipe * TYPES + type] === 1 ? PENALTIES.lastResort : 0) +
      (isUnknown[recipe] === 1 ? PENALTIES.unknown : 0) +
      (isBorrowed[recipe] === 1 ? lentWeight * PENALTIES.borrowed : 0)
    );
  }

  /**
   * The best portion of a dish for a person in a slot, together with the portion of one other meal of that day where that may
   * bring the day below `most`.
   * @param partner another slot of the day, NONE to leave the others as they are
   * @param most a distance above which the dish is of no use
   */
  choosePlate(place: number, person: number, dish: number, partner: number, most: number, choice: PlateChoice): void {
    const { amounts, recipes, slots, dayWeight } = this.problem;
    const day = person * DAYS_IN_PLAN + slots[place]!.day;
    const { base, found, remaining } = this;
    const weight = dayWeight[day]!;
    this.giveBack(place, person, remaining, day * WIDTH);
    choice.partner = NONE;
    if (dish === NONE) {
      choice.portion = 0;
      choice.distance = weight * distanceOfRow(base, 0);
      return;
    }
    const own = this.portionsOf(place, person, dish);
    const dishAt = (person * recipes.length + dish) * WIDTH;
    this.work += closestPortion(base, amounts, dishAt, own, found) + OVERHEAD;
    choice.portion = found.portion;
    choice.distance = weight * found.distance;
    if (partner === NONE || choice.distance > most + weight * HELP_OF_PARTNER) return;
    if (partner !== ANY) {
      this.tryPartner(person, partner, dishAt, own, weight, choice);
      return;
    }
    const places = this.problem.slotsOfDay[slots[place]!.day]!;
    this.opened.set(base);
    for (let turn = 0; turn < places.length; turn++) {
      if (places[turn] === place) continue;
      this.base.set(this.opened);
      this.tryPartner(person, places[turn]!, dishAt, own, weight, choice);
    }
  }

  private tryPartner(
    person: number,
    partner: number,
    dishAt: number,
    own: Float64Array,
    weight: number,
    choice: PlateChoice,
  ): void {
    const { amounts, recipes, persons } = this.problem;
    const { base, found } = this;
    const partnerDish = this.dish[partner * persons + person]!;
    if (partnerDish === NONE) return;
    const others = this.portionsOf(partner, person, partnerDish);
    if (others.length < 2) return;
    this.giveBack(partner, person, base, 0);
    const partnerAt = (person * recipes.length + partnerDish) * WIDTH;
    this.work += closestPair(base, amounts, dishAt, own, partnerAt, others, found) + OVERHEAD;
    if (weight * found.distance >= choice.distance) return;
    choice.partner = partner;
    choice.partnerPortion = found.other;
    choice.portion = found.portion;
    choice.distance = weight * found.distance;
  }

  /** `base` becomes a row without what a person eats in a slot. */
  private giveBack(place: number, person: number, row: Float64Array, at: number): void {
    const { amounts, recipes, persons } = this.problem;
    const { base } = this;
    const dish = this.dish[place * persons + person]!;
    const portion = dish === NONE ? 0 : this.plate[place * persons + person]!;
    const dishAt = (person * recipes.length + Math.max(0, dish)) * WIDTH;
    sumOfRows(base, row, at, portion, amounts, dishAt);
  }

  /** What a day of a person (person x 7 + day) counts: its distance, and what is added where a goal is missed. */
  private costOfDay(day: number): number {
    return this.problem.dayWeight[day]! * distanceOfRow(this.remaining, day * WIDTH) + this.missCostOf(day);
  }

  /** What is added to a day of a person where a goal is missed, and for calories that are off. */
  missCostOf(day: number): number {
    const { dayWeight, tolerances } = this.problem;
    if (this.missCost === 0 || dayWeight[day] === 0) return 0;
    const weight = dayWeight[day]!;
    return weight * extraOfRow(this.remaining, day * WIDTH, tolerances, day * WIDTH, this.missCost / weight);
  }

  /** Counts days of a missed goal by so much more from now on, and calories that are off; 0 counts neither. */
  countMisses(missCost: number): void {
    this.missCost = missCost;
    this.resum();
  }

  /** Adds everything up afresh, so that rounding does not pile up. */
  resum(): void {
    const { persons, slots, amounts, recipes, wanted } = this.problem;
    this.remaining.set(wanted);
    slots.forEach((slot, place) => {
      for (const person of slot.present) {
        const dish = this.dish[place * persons + person]!;
        if (dish === NONE) continue;
        const portion = this.plate[place * persons + person]!;
        const row = (person * DAYS_IN_PLAN + slot.day) * WIDTH;
        for (let column = 0; column < WIDTH; column++)
          this.remaining[row + column]! -= portion * amounts[(person * recipes.length + dish) * WIDTH + column]!;
      }
    });
    for (let day = 0; day < persons * DAYS_IN_PLAN; day++) this.distances[day] = this.costOfDay(day);
  }

  /** Sum of all days' distances; the week's J is 100 / counted days of it. */
  distance(): number {
    let sum = 0;
    for (const distance of this.distances) sum += distance;
    return sum;
  }

  /** How far everybody's day is from its goals. */
  distanceOfDay(day: number): number {
    let sum = 0;
    for (let at = day; at < this.distances.length; at += DAYS_IN_PLAN) sum += this.distances[at]!;
    return sum;
  }

  /** Defects and distance in one number: lower is better. */
  score(): number {
    let sum = this.distance();
    const seen = new Set<number>();
    this.problem.slots.forEach((slot, place) => {
      const main = this.main[place]!;
      const second = this.second[place]!;
      sum += this.defectsOf(place, main, second);
      // defectsOf counts a doubled recipe at each of its places: once too often
      for (const recipe of [main, second]) {
        if (recipe === NONE) continue;
        const cell = recipe * DAYS_IN_PLAN + slot.day;
        if (this.byDay[cell]! > 1 && !seen.has(cell)) {
          seen.add(cell);
          sum -= PENALTIES.sameDay;
        }
      }
    });
    return sum;
  }

  /** @param into an earlier copy that nobody needs any more */
  copy(into?: HouseholdSnapshot): HouseholdSnapshot {
    if (into !== undefined) {
      into.main.set(this.main);
      into.second.set(this.second);
      into.plate.set(this.plate);
      return into;
    }
    return {
      main: Int32Array.from(this.main),
      second: Int32Array.from(this.second),
      plate: Float64Array.from(this.plate),
    };
  }

  load({ main, second, plate }: HouseholdSnapshot): void {
    const { slots, persons } = this.problem;
    slots.forEach((_, place) => {
      if (this.main[place] !== main[place] || this.second[place] !== second[place])
        this.setDishes(place, main[place]!, second[place]!);
    });
    slots.forEach((slot, place) => {
      for (const person of slot.present)
        this.setPlate(place, person, this.dish[place * persons + person]!, plate[place * persons + person]!);
    });
    this.resum();
  }
}

export type HouseholdSnapshot = {
  readonly main: Int32Array;
  readonly second: Int32Array;
  readonly plate: Float64Array;
};

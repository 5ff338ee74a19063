import { DAYS_IN_PLAN } from '../days.ts';
import { shuffled } from '../shuffled.ts';
import { HouseholdMoves } from './household-moves.ts';
import { NONE } from './household-problem.ts';
import { leastGain } from './household-state.ts';

/** Dishes of a slot that are looked at by their quick figures at a time; of them so many of the best are tried with exact portions. */
const LOOKED_AT = 260;
const TRIED = 6;
/** With so many that all at table eat, no dish is looked at that somebody would need another one for. */
const ENOUGH_FOR_ALL = 100;
/** A pair begins with one of so many nearest dishes, which may be so much further off for each at table, in shares of a day's goals. */
const FIRSTS = 10;
const FIRST_WORSE = 0.06;
/** So many dishes of each other slot go with it, and of all pairs so many are tried. */
const OTHERS = 3;
const PAIRS_TRIED = 12;

/** Dishes for a slot, and what they are thought to change. */
type Dishes = { main: number; second: number; delta: number };

const byDelta = (a: { delta: number }, b: { delta: number }) => a.delta - b.delta;

/** Changes of a week that are promising by their quick figures, judged by exact portions; what is better stays. */
export class ExactExchanges extends HouseholdMoves {
  /** Portions of every person's day as good as they can be. */
  portion(): void {
    const { persons } = this.week.problem;
    for (let person = 0; person < persons; person++) {
      for (let day = 0; day < DAYS_IN_PLAN; day++) this.exact.choose(person, day);
    }
  }

  /**
   * Every slot in turn tries other dishes, and slots exchange theirs, until nothing helps or `work` is used up.
   * @param tolerance what a quick figure may be worse for each at table, in shares of a day's goals
   * @param sweeps how often at most
   * @returns whether the last time found something better
   */
  polish(work: number, tolerance: number, sweeps = Number.POSITIVE_INFINITY): boolean {
    const end = this.week.work + work;
    this.portion();
    let isBetter = true;
    for (let sweep = 0; isBetter && sweep < sweeps && this.week.work < end; sweep++)
      isBetter = this.sweep(end, tolerance);
    return isBetter;
  }

  private sweep(end: number, tolerance: number): boolean {
    const { week } = this;
    let isBetter = false;
    for (const place of shuffled(this.open, this.random)) {
      if (week.work >= end) return isBetter;
      if (this.keepBetterDishes(place, tolerance)) isBetter = true;
      if (this.keepBetterSecond(place, tolerance)) isBetter = true;
    }
    for (const place of this.secondOnly) {
      if (week.work < end && this.keepBetterSecond(place, tolerance)) isBetter = true;
    }
    for (let turn = 0; turn < this.open.length * 3 && week.work < end; turn++) {
      if (this.keepExchangeIfBetter()) isBetter = true;
    }
    return isBetter;
  }

  /**
   * Every slot in turn changes together with another one of its day: what is too little of something by itself may be right beside
   * another dish.
   * @returns whether something better was found before `work` was used up
   */
  pairUp(work: number, tolerance: number): boolean {
    const end = this.week.work + work;
    let isBetter = false;
    for (const place of shuffled(this.open, this.random)) {
      if (this.week.work >= end) break;
      if (this.keepBetterPair(place, tolerance)) isBetter = true;
    }
    return isBetter;
  }

  /** Puts dishes into a slot, with the best portions of its day. */
  putDish(place: number, main: number, second = NONE): void {
    this.keep([place], () => this.week.setDishes(place, main, second), Number.POSITIVE_INFINITY);
  }

  private keepBetterPair(place: number, tolerance: number): boolean {
    const { week } = this;
    const { slots, slotsOfDay } = week.problem;
    const { day, present } = slots[place]!;
    const others = slotsOfDay[day]!.filter((other) => other !== place && this.open.includes(other));
    if (others.length === 0) return false;
    const costNow = () => week.distanceOfDay(day) + week.defectsOf(place, week.main[place]!, week.second[place]!);
    const pairs: { first: Dishes; other: number; then: Dishes; delta: number }[] = [];
    for (const first of this.nearest(place, FIRSTS, FIRST_WORSE * present.length)) {
      const before = this.remember([place]);
      const was = costNow();
      this.putDish(place, first.main, first.second);
      const cost = costNow() - was;
      if (cost < -leastGain(was)) return true;
      for (const other of others) {
        for (const then of this.nearest(other, OTHERS, tolerance * present.length - cost))
          pairs.push({ first, other, then, delta: cost + then.delta });
      }
      this.putBack(before);
    }
    return pairs
      .sort(byDelta)
      .slice(0, PAIRS_TRIED)
      .some(({ first, other, then }) =>
        this.keep([place, other], () => {
          week.setDishes(place, first.main, first.second);
          week.setDishes(other, then.main, then.second);
        }),
      );
  }

  /** Free dishes for a slot that bring its day nearest to everybody's goals by their quick figures, within `most`; the nearest first. */
  private nearest(place: number, count: number, most: number): Dishes[] {
    const { week, trial } = this;
    const { type } = week.problem.slots[place]!;
    const forAll = week.problem.fitsAll[place]!;
    const list = forAll.length < ENOUGH_FOR_ALL ? this.choices(place) : forAll;
    const start = Math.floor(this.random() * list.length);
    const found: Dishes[] = [];
    let bound = most;
    for (let turn = 0; turn < Math.min(list.length, LOOKED_AT); turn++) {
      const main = list[(start + turn) % list.length]!;
      if (main === week.main[place] || main === week.second[place] || !week.isFree(main, type)) continue;
      const second = this.secondFor(place, main);
      if (!this.evaluate(trial, place, main, second, bound)) continue;
      found.push({ main, second, delta: trial.delta });
      if (found.length < 2 * count) continue;
      found.sort(byDelta).length = count;
      bound = found[count - 1]!.delta;
    }
    return found.sort(byDelta).slice(0, count);
  }

  private keepBetterDishes(place: number, tolerance: number): boolean {
    const { present } = this.week.problem.slots[place]!;
    let isBetter = false;
    for (const { main, second } of this.nearest(place, TRIED, tolerance * present.length)) {
      if (this.keepIfBetter(place, main, second)) isBetter = true;
    }
    return isBetter;
  }

  /** Another second dish where one stands. */
  private keepBetterSecond(place: number, tolerance: number): boolean {
    const { week, trial } = this;
    const main = week.main[place]!;
    const most = tolerance * week.problem.slots[place]!.present.length;
    const found: Dishes[] = [];
    for (const second of this.otherSeconds(place)) {
      if (this.evaluate(trial, place, main, second, most)) found.push({ main, second, delta: trial.delta });
    }
    return found
      .sort(byDelta)
      .slice(0, TRIED)
      .some(({ second }) => this.keep([place], () => week.setDishes(place, main, second)));
  }

  /** Other dishes for those who do not eat the first one of a slot. */
  otherSeconds(place: number): Int32Array {
    const { week } = this;
    const { slots, fits } = week.problem;
    const [main, second] = [week.main[place]!, week.second[place]!];
    if (second === NONE || slots[place]!.lockedSecond !== undefined) return new Int32Array(0);
    const { type } = slots[place]!;
    return fits[type]!.filter(
      (recipe) =>
        recipe !== main && recipe !== second && week.isFree(recipe, type) && this.isNeeded(place, main, recipe),
    );
  }

  protected isWithinSeconds(place: number, second: number): boolean {
    const { week } = this;
    const used = week.seconds - (week.second[place] === NONE ? 0 : 1) + (second === NONE ? 0 : 1);
    return week.problem.slots[place]!.lockedSecond !== undefined || used <= week.problem.secondDishes;
  }

  private keepIfBetter(place: number, main: number, second: number): boolean {
    const { week } = this;
    const slot = week.problem.slots[place]!;
    if (main === week.main[place] || !week.isFree(main, slot.type)) return false;
    const isHere = second === week.second[place] || second === week.main[place];
    if (second !== NONE && !isHere && !week.isFree(second, slot.type)) return false;
    if (!this.isWithinSeconds(place, second)) return false;
    return this.keep([place], () => week.setDishes(place, main, second));
  }

  private keepExchangeIfBetter(): boolean {
    const { week } = this;
    const place = this.pick(this.open)!;
    const other = this.pick(this.open)!;
    if (!this.mayExchange(place, other)) return false;
    const [main, second, otherMain, otherSecond] = [
      week.main[place]!,
      week.second[place]!,
      week.main[other]!,
      week.second[other]!,
    ];
    if (main === otherMain || !this.isNeeded(place, otherMain, otherSecond) || !this.isNeeded(other, main, second))
      return false;
    return this.keep([place, other], () => this.swap(place, other));
  }

  /** Two slots change dishes. */
  protected swap(place: number, other: number): void {
    const { week } = this;
    const [main, second] = [week.main[place]!, week.second[place]!];
    week.setDishes(place, week.main[other]!, week.second[other]!);
    week.setDishes(other, main, second);
  }
}

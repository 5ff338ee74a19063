import { DAYS_IN_PLAN } from '../days.ts';
import { WIDTH } from '../goal-columns.ts';
import type { ExactPortions } from './exact-portions.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';

/** Menus kept for days that are alike: the best that a search came by. */
const KEPT = 400;
/** So many of the best get exact portions before they are put together. */
const SHARPENED = 100;
/** What exact portions and putting together may take, as shares of the work that the menus were come by with. */
const SHARPENING_SHARE = 0.06;
const JOINING_SHARE = 0.04;
/** What sums may be off by themselves. */
const NOTHING = 1e-9;

/** All that stands on one day, by slot of the day. */
type Menu = {
  readonly key: string;
  readonly main: Int32Array;
  readonly second: Int32Array;
  /** slots of the day x persons. */
  readonly portions: Float64Array;
  /** Recipes that may stand on no other day. */
  readonly unique: readonly number[];
  /** What the rules mind about it, and that with how far everybody is from their goals. */
  readonly defects: number;
  cost: number;
  isExact: boolean;
};

/** Three days whose menus change together. */
type Three = readonly [number, number, number];

const THREES: readonly Three[] = Array.from({ length: DAYS_IN_PLAN }, (_, first) =>
  Array.from({ length: DAYS_IN_PLAN }, (__, second) =>
    Array.from({ length: DAYS_IN_PLAN }, (___, third): Three => [first, second, third]),
  ).flat(),
)
  .flat()
  .filter(([first, second, third]) => first < second && second < third);

/**
 * The menus of single days that a search came by, from which better weeks are put together: a good day is often left for a recipe
 * that another day needs, and belongs to a better week once that day has changed. Days that are alike share their menus.
 */
export class DayMenus {
  private readonly week: HouseholdState;
  private readonly exact: ExactPortions;
  /** By day: which days it is alike. */
  private readonly kinds: readonly number[];
  /** By kind of day, the nearest to everybody's goals first. */
  private readonly menus: Menu[][];
  /** By recipe: whether a menu that holds it cannot be had now, being barred, or on another day. */
  private readonly isTaken: Uint8Array;

  constructor(week: HouseholdState, exact: ExactPortions) {
    this.week = week;
    this.exact = exact;
    this.kinds = kindsOfDays(week);
    this.menus = this.kinds.map(() => []);
    this.isTaken = new Uint8Array(week.problem.recipes.length);
  }

  /** Keeps what stands on a day now, unless there is better. */
  note(day: number): void {
    const { week } = this;
    const menus = this.menusFor(day);
    const most = menus.length < KEPT ? Number.POSITIVE_INFINITY : menus[KEPT - 1]!.cost - NOTHING;
    const distance = week.distanceOfDay(day);
    if (distance >= most) return;
    const defects = this.defectsOf(day);
    const cost = distance + defects;
    if (cost >= most) return;
    const places = week.problem.slotsOfDay[day]!;
    const key = places.map((place) => `${week.main[place]} ${week.second[place]}`).join();
    const same = menus.findIndex((menu) => menu.key === key);
    if (same >= 0) {
      if (menus[same]!.cost <= cost + NOTHING) return;
      menus.splice(same, 1);
    }
    const menu: Menu = {
      key,
      main: Int32Array.from(places, (place) => week.main[place]!),
      second: Int32Array.from(places, (place) => week.second[place]!),
      portions: this.portionsOf(day),
      unique: this.uniqueOf(day),
      defects,
      cost,
      isExact: false,
    };
    let into = menus.length;
    while (into > 0 && menus[into - 1]!.cost > cost) into--;
    menus.splice(into, 0, menu);
    if (menus.length > KEPT) menus.pop();
  }

  /**
   * Puts other menus on up to three days at once, until no three days become better by it.
   * @param work what was searched to come by the menus
   * @returns whether the week is better
   */
  recombine(work: number): boolean {
    for (let day = 0; day < DAYS_IN_PLAN; day++) this.note(day);
    this.sharpen(work * SHARPENING_SHARE);
    const end = this.week.work + work * JOINING_SHARE;
    let isBetter = false;
    while (THREES.some((days) => this.change(days, end))) isBetter = true;
    return isBetter;
  }

  /** The best menus get their best portions: while they were noted, portions were chosen one or two at a time. */
  private sharpen(work: number): void {
    const { week } = this;
    const { persons } = week.problem;
    const end = week.work + work;
    const before = week.copy();
    this.menus.forEach((menus, kind) => {
      const day = this.kinds.indexOf(kind);
      for (const menu of menus.slice(0, SHARPENED)) {
        if (week.work >= end) break;
        if (menu.isExact) continue;
        this.put(day, menu);
        for (let person = 0; person < persons; person++) this.exact.choose(person, day);
        menu.cost = week.distanceOfDay(day) + menu.defects;
        menu.portions.set(this.portionsOf(day));
        menu.isExact = true;
      }
      menus.sort((a, b) => a.cost - b.cost);
    });
    week.load(before);
  }

  private change(days: Three, end: number): boolean {
    const { week } = this;
    if (week.work >= end) return false;
    const now = days.reduce((sum, day) => sum + week.distanceOfDay(day) + this.defectsOf(day), 0);
    const menus = this.bestFor(days, now - NOTHING, end);
    if (menus === null) return false;
    const before = week.copy();
    const score = week.score();
    days.forEach((day, turn) => {
      this.put(day, menus[turn]!);
    });
    const isWithin =
      week.seconds <= week.problem.secondDishes && week.isWithinUses(week.main) && week.isWithinUses(week.second);
    if (isWithin && week.score() < score - NOTHING) return true;
    week.load(before);
    return false;
  }

  /** Menus for three days, none with a recipe of another one or of the other days, that together cost less than `most`; the least. */
  private bestFor(days: Three, most: number, end: number): Menu[] | null {
    const { week, isTaken } = this;
    isTaken.set(week.isBarred);
    for (let day = 0; day < DAYS_IN_PLAN; day++) if (!days.includes(day)) this.take(this.uniqueOf(day), 1);
    const free = (day: number) => this.menusFor(day).filter((menu) => this.isFree(menu));
    const [firsts, seconds, thirds] = [free(days[0]), free(days[1]), free(days[2])];
    if (firsts.length === 0 || seconds.length === 0 || thirds.length === 0) return null;
    const leastOfThird = thirds[0]!.cost;
    const leastOfTwo = seconds[0]!.cost + leastOfThird;
    let best = most;
    let found: Menu[] | null = null;
    for (const first of firsts) {
      if (first.cost + leastOfTwo >= best || week.work >= end) break;
      this.take(first.unique, 1);
      for (const second of seconds) {
        const cost = first.cost + second.cost;
        if (cost + leastOfThird >= best || week.work >= end) break;
        if (!this.isFree(second)) continue;
        this.take(second.unique, 1);
        const third = thirds.find((menu) => cost + menu.cost >= best || this.isFree(menu));
        this.take(second.unique, 0);
        if (third === undefined || cost + third.cost >= best) continue;
        best = cost + third.cost;
        found = [first, second, third];
      }
      this.take(first.unique, 0);
    }
    return found;
  }

  /** Whether none of a menu's recipes is taken. */
  private isFree({ unique }: Menu): boolean {
    this.week.work++;
    for (const recipe of unique) if (this.isTaken[recipe] === 1) return false;
    return true;
  }

  private take(recipes: readonly number[], is: 0 | 1): void {
    for (const recipe of recipes) this.isTaken[recipe] = is;
  }

  private menusFor(day: number): Menu[] {
    return this.menus[this.kinds[day]!]!;
  }

  private put(day: number, { main, second, portions }: Menu): void {
    const { week } = this;
    const { persons, slots, slotsOfDay } = week.problem;
    slotsOfDay[day]!.forEach((place, at) => {
      if (week.main[place] !== main[at] || week.second[place] !== second[at])
        week.setDishes(place, main[at]!, second[at]!);
      for (const person of slots[place]!.present)
        week.setPlate(place, person, week.dish[place * persons + person]!, portions[at * persons + person]!);
    });
  }

  private portionsOf(day: number): Float64Array {
    const { week } = this;
    const { persons, slotsOfDay } = week.problem;
    const places = slotsOfDay[day]!;
    return Float64Array.from(
      { length: places.length * persons },
      (_, at) => week.plate[places[Math.floor(at / persons)]! * persons + (at % persons)]!,
    );
  }

  private defectsOf(day: number): number {
    const { week } = this;
    let sum = 0;
    for (const place of week.problem.slotsOfDay[day]!)
      sum += week.defectsOf(place, week.main[place]!, week.second[place]!);
    return sum;
  }

  /** The recipes of a day that may stand on no other one: those that may be repeated anywhere are not among them. */
  private uniqueOf(day: number): number[] {
    const { week } = this;
    const { slots, slotsOfDay, ownRepeats, typeRepeats } = week.problem;
    return slotsOfDay[day]!.flatMap((place) => {
      const mayRepeat = typeRepeats[slots[place]!.type] === 1;
      const dishes = [week.main[place]!, week.second[place]!];
      return dishes.filter((recipe) => recipe !== NONE && !(mayRepeat && ownRepeats[recipe] === 1));
    });
  }
}

/** Days alike have the same number: the same slots with the same people at table, who want the same; one with a lock is like no other. */
function kindsOfDays({ problem }: HouseholdState): number[] {
  const { slots, slotsOfDay, persons, wanted, dayWeight } = problem;
  const names = slotsOfDay.map((places, day) => {
    if (places.some((place) => slots[place]!.isLocked)) return `locked ${day}`;
    const wants = Array.from({ length: persons }, (_, person) => {
      const at = person * DAYS_IN_PLAN + day;
      return [dayWeight[at], ...wanted.subarray(at * WIDTH, (at + 1) * WIDTH)];
    });
    return JSON.stringify([places.map((place) => [slots[place]!.type, slots[place]!.present]), wants]);
  });
  return names.map((name) => names.indexOf(name));
}

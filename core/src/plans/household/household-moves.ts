import type { Random } from '../../seeded-random.ts';
import { DAYS_IN_PLAN } from '../days.ts';
import { DishMerit } from './dish-merit.ts';
import { ExactPortions } from './exact-portions.ts';
import { NONE } from './household-problem.ts';
import { ANY, type HouseholdState, leastGain } from './household-state.ts';
import { Trial } from './trial.ts';

/** Share of the trials in which every other meal of the day is tried as the one whose portion changes too. */
const ANY_PARTNER_SHARE = 0.3;
/** Below this temperature a dish that is so little too far off for each at table, in shares of a day's goals, is judged by exact portions. */
const COLD = 0.005;
const NEAR_MISS = 0.006;
/** Share of the trials to take a dish from another slot in which that slot gets one that stands nowhere. */
const CHAIN_SHARE = 0.5;
/** A chain may leave defects behind at its first half that the second mends. */
const DEFECTS_OF_CHAIN = 1e12;
/** What looking for a second dish costs, in portions tried. */
const SECOND_WORK = 30;
/** Tries to find a second dish that those eat who do not eat the first. */
const SECOND_TRIES = 4;

/** Dishes of slots and plates of their days as they were. */
type Remembered = {
  days: readonly number[];
  dishes: readonly { place: number; main: number; second: number }[];
  plates: readonly { place: number; person: number; portion: number }[];
};

/** Single changes of a household's week: another dish, a dish from another day, second dishes, portions with each. */
export class HouseholdMoves {
  protected readonly week: HouseholdState;
  protected readonly random: Random;
  protected readonly exact: ExactPortions;
  protected readonly merit: DishMerit;
  protected readonly trial: Trial;
  protected readonly other: Trial;
  /** Slots whose dishes may change. */
  readonly open: number[];
  /** Slots of a locked dish that somebody at home does not eat: their second dish is free. */
  protected readonly secondOnly: number[];

  constructor(week: HouseholdState, random: Random) {
    this.week = week;
    this.random = random;
    this.exact = new ExactPortions(week);
    this.merit = new DishMerit(week.problem);
    this.trial = new Trial(week.problem.persons);
    this.other = new Trial(week.problem.persons);
    const { slots, eatenByAll, recipes } = week.problem;
    this.secondOnly = slots.flatMap((slot, place) =>
      slot.isLocked &&
      slot.lockedSecond === undefined &&
      slot.lockedMain !== NONE &&
      eatenByAll[place * recipes.length + slot.lockedMain] === 0
        ? [place]
        : [],
    );
    this.open = week.problem.slots.flatMap((slot, place) => (!slot.isLocked && slot.present.length > 0 ? [place] : []));
  }

  protected pick<T>(list: ArrayLike<T>): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }

  /** A second dish for those at home who do not eat `main`, NONE when nobody needs one or none is to be had. */
  secondFor(place: number, main: number): number {
    const { problem } = this.week;
    const slot = problem.slots[place]!;
    if (slot.lockedSecond !== undefined) return slot.lockedSecond;
    const count = problem.recipes.length;
    if (problem.eatenByAll[place * count + main] === 1) return NONE;
    this.week.work += SECOND_WORK;
    const needing = this.needingSecond(place, main);
    if (needing.length === 0) return NONE;
    const now = this.week.second[place]!;
    const used = this.week.seconds - (now === NONE ? 0 : 1);
    if (used >= problem.secondDishes) return NONE;
    const suits = (recipe: number) => this.suits(recipe, main, needing);
    if (suits(now) && this.random() < 0.6) return now;
    // what all ate so far may stay, for those who do not eat the new dish
    const before = this.week.main[place]!;
    if (suits(before) && this.random() < 0.4) return before;
    for (let turn = 0; turn < SECOND_TRIES; turn++) {
      const recipe = this.pick(problem.fits[slot.type]!);
      if (recipe !== undefined && suits(recipe) && this.week.isFree(recipe, slot.type)) return recipe;
    }
    for (let turn = 0; turn < 2 * SECOND_TRIES; turn++) {
      const recipe = this.pick(problem.fits[slot.type]!);
      if (
        recipe !== undefined &&
        recipe !== main &&
        problem.eats[needing[0]! * count + recipe] === 1 &&
        this.week.isFree(recipe, slot.type)
      )
        return recipe;
    }
    return suits(now) ? now : NONE;
  }

  /** Whether the second dish of a slot may stay beside another first one: somebody at home does not eat that, and all of those eat this. */
  keepsSecond(place: number, main: number): boolean {
    const needing = this.needingSecond(place, main);
    return needing.length > 0 && this.suits(this.week.second[place]!, main, needing);
  }

  /** Whether a dish may stand beside `main`, for all who need one. */
  private suits(second: number, main: number, needing: readonly number[]): boolean {
    const { problem, isBarred } = this.week;
    if (second === NONE || second === main || isBarred[second] === 1) return false;
    return needing.every((person) => problem.eats[person * problem.recipes.length + second] === 1);
  }

  /** Who is at home, does not eat `main` and has no portion that is locked. */
  private needingSecond(place: number, main: number): number[] {
    const { slots, eats, recipes } = this.week.problem;
    const { present, lockedPortions } = slots[place]!;
    return present.filter((person) => eats[person * recipes.length + main] === 0 && !lockedPortions.has(person));
  }

  /**
   * What changes when a slot holds these dishes; the plates are the best with one other meal of the day for each person.
   * @param most a change for the worse above which the dishes are of no use, and are not looked at to the end
   * @returns whether the change is within it
   */
  protected evaluate(trial: Trial, place: number, main: number, second: number, most: number): boolean {
    const { week } = this;
    const slot = week.problem.slots[place]!;
    trial.place = place;
    trial.main = main;
    trial.second = second;
    let delta = week.defectsOf(place, main, second) - week.defectsOf(place, week.main[place]!, week.second[place]!);
    for (const person of slot.present) delta -= week.distances[person * DAYS_IN_PLAN + slot.day]!;
    for (const person of slot.present) {
      if (delta > most) {
        this.merit.learn(main, slot.type, delta, slot.present.length);
        return false;
      }
      const choice = trial.choices[person]!;
      const dish = week.dishOf(place, person, main, second);
      week.choosePlate(place, person, dish, this.partnerOf(place, person), most - delta, choice);
      delta += choice.distance;
    }
    trial.delta = delta;
    this.merit.learn(main, slot.type, delta, slot.present.length);
    return delta <= most;
  }

  /** Another meal of the day whose portion may change with it: one by chance, or all in turn, or NONE. */
  protected partnerOf(place: number, person: number): number {
    if (this.random() < ANY_PARTNER_SHARE) return ANY;
    const { problem, dish } = this.week;
    const partner = this.pick(problem.slotsOfDay[problem.slots[place]!.day]!)!;
    return partner === place || dish[partner * problem.persons + person] === NONE ? NONE : partner;
  }

  /** A recipe to try in a slot, rather one of merit. */
  protected propose(place: number): number | undefined {
    return this.merit.draw(this.choices(place), this.week.problem.slots[place]!.type, this.random);
  }

  /** What may be tried in a slot: mostly recipes that all at home eat. */
  protected choices(place: number): Int32Array {
    const { problem } = this.week;
    const all = problem.fitsAll[place]!;
    if (all.length > 0 && (problem.secondDishes === 0 || this.random() < 0.75)) return all;
    return problem.fits[problem.slots[place]!.type]!;
  }

  /** A dish in a slot, with the second that it asks for; what is near enough late in the search is judged by exact portions. */
  protected tryDish(place: number, recipe: number, temperature: number): number {
    const { week, trial } = this;
    const { day, present } = week.problem.slots[place]!;
    const second = this.secondFor(place, recipe);
    const most = this.mostTaken(temperature);
    const nearly = temperature < COLD ? most + NEAR_MISS * present.length : most;
    if (!this.evaluate(trial, place, recipe, second === recipe ? NONE : second, nearly)) return 0;
    if (trial.delta <= most) {
      trial.apply(week);
      return trial.delta;
    }
    const distance = week.distanceOfDay(day);
    const defects = week.defectsOf(place, week.main[place]!, week.second[place]!);
    if (!this.keep([place], () => trial.apply(week), most)) return 0;
    return week.distanceOfDay(day) - distance + week.defectsOf(place, trial.main, trial.second) - defects;
  }

  /** Another second dish where one stands or is needed. */
  protected trySecond(temperature: number): number {
    const { week, trial } = this;
    const place =
      this.random() < 0.4 && this.secondOnly.length > 0 ? this.pick(this.secondOnly)! : this.pick(this.open)!;
    const slot = week.problem.slots[place]!;
    const now = week.second[place]!;
    if (slot.lockedSecond !== undefined || (now === NONE && week.seconds >= week.problem.secondDishes)) return 0;
    const recipe = this.pick(week.problem.fits[slot.type]!);
    const main = week.main[place]!;
    if (recipe === undefined || recipe === now || recipe === main || !this.isNeeded(place, main, recipe)) return 0;
    if (!week.isFree(recipe, slot.type)) return now === NONE ? 0 : this.tryTurningOver(place, recipe, temperature);
    if (!this.evaluate(trial, place, main, recipe, this.mostTaken(temperature))) return 0;
    trial.apply(week);
    return trial.delta;
  }

  /** A second dish changes places with what all eat in another slot. */
  private tryTurningOver(place: number, recipe: number, temperature: number): number {
    const { week, trial, other, open } = this;
    const { slots, recipes, eatenByAll } = week.problem;
    const { day, type } = slots[place]!;
    const second = week.second[place]!;
    const holder = open.find((at) => week.main[at] === recipe && week.second[at] === NONE && slots[at]!.day !== day);
    if (holder === undefined || slots[holder]!.lockedSecond !== undefined) return 0;
    if (eatenByAll[holder * recipes.length + second] === 0) return 0;
    if (!week.mayMove(recipe, slots[holder]!.type, type) || !week.mayMove(second, type, slots[holder]!.type)) return 0;
    const most = this.mostTaken(temperature);
    if (!this.evaluate(trial, place, week.main[place]!, recipe, most + DEFECTS_OF_CHAIN)) return 0;
    if (!this.evaluate(other, holder, second, NONE, most - trial.delta)) return 0;
    trial.apply(week);
    other.apply(week);
    return trial.delta + other.delta;
  }

  /** The change for the worse that is taken this time. */
  protected mostTaken(temperature: number): number {
    return -temperature * Math.log(this.random() + 1e-6);
  }

  /** Two slots on different days change dishes, where each fits the other. */
  protected tryExchange(place: number, temperature: number): number {
    const otherPlace = this.pick(this.open)!;
    return this.mayExchange(place, otherPlace)
      ? this.exchange(place, otherPlace, this.trial, this.other, temperature)
      : 0;
  }

  protected mayExchange(place: number, otherPlace: number): boolean {
    const { week } = this;
    const { slots } = week.problem;
    const { day, type } = slots[place]!;
    const { day: otherDay, type: otherType } = slots[otherPlace]!;
    return (
      day !== otherDay &&
      week.mayMove(week.main[place]!, type, otherType) &&
      week.mayMove(week.second[place]!, type, otherType) &&
      week.mayMove(week.main[otherPlace]!, otherType, type) &&
      week.mayMove(week.second[otherPlace]!, otherType, type)
    );
  }

  protected exchange(place: number, otherPlace: number, trial: Trial, other: Trial, temperature: number): number {
    const { week } = this;
    const main = week.main[place]!;
    const second = week.second[place]!;
    const otherMain = week.main[otherPlace]!;
    const otherSecond = week.second[otherPlace]!;
    if (main === otherMain) return 0;
    if (!this.isNeeded(place, otherMain, otherSecond) || !this.isNeeded(otherPlace, main, second)) return 0;
    const most = this.mostTaken(temperature);
    const gain = week.distanceOfDay(week.problem.slots[otherPlace]!.day) + 1e5;
    if (!this.evaluate(trial, place, otherMain, otherSecond, most + gain)) return 0;
    if (!this.evaluate(other, otherPlace, main, second, most - trial.delta)) return 0;
    const delta = trial.delta + other.delta;
    trial.apply(week);
    other.apply(week);
    return delta;
  }

  /** A recipe that stands in another slot is taken from there, which gets this slot's dishes, or one that stands nowhere. */
  protected tryTaking(place: number, recipe: number, temperature: number): number {
    const { week, open } = this;
    const { slots } = week.problem;
    const { type, day } = slots[place]!;
    const holder = open.find((other) => week.main[other] === recipe && slots[other]!.day !== day);
    if (holder === undefined || !week.mayMove(recipe, slots[holder]!.type, type)) return 0;
    if (this.random() < CHAIN_SHARE) return this.tryChain(place, holder, temperature);
    return this.mayExchange(place, holder) ? this.exchange(place, holder, this.trial, this.other, temperature) : 0;
  }

  /** The main dish of `holder` goes to `place`, and one that stands nowhere to `holder`. */
  protected tryChain(place: number, holder: number, temperature: number): number {
    const { week, trial, other } = this;
    const { slots, secondDishes } = week.problem;
    const recipe = week.main[holder]!;
    const next = this.propose(holder);
    if (next === undefined || !week.isFree(next, slots[holder]!.type)) return 0;
    const second = this.secondFor(place, recipe);
    const nextSecond = this.secondFor(holder, next);
    // no dish twice by the chain itself, and no more second dishes than a week may have
    if (second === next || nextSecond === recipe || next === nextSecond || (second !== NONE && second === nextSecond))
      return 0;
    if (recipe === second || (week.second[holder] === second && second !== NONE)) return 0;
    if (nextSecond !== NONE && nextSecond === week.second[place]) return 0;
    const count = (dish: number) => (dish === NONE ? 0 : 1);
    const more = [place, holder].reduce(
      (sum, at) => sum - (slots[at]!.lockedSecond === undefined ? count(week.second[at]!) : 0),
      0,
    );
    if (week.seconds + more + count(second) + count(nextSecond) > secondDishes) return 0;
    const most = this.mostTaken(temperature);
    const gain = week.distanceOfDay(slots[holder]!.day) + DEFECTS_OF_CHAIN;
    if (!this.evaluate(trial, place, recipe, second, most + gain)) return 0;
    if (!this.evaluate(other, holder, next, nextSecond, most - trial.delta)) return 0;
    trial.apply(week);
    other.apply(week);
    return trial.delta + other.delta;
  }

  /** A second dish must be eaten by somebody at home who does not eat the first. */
  protected isNeeded(place: number, main: number, second: number): boolean {
    if (second === NONE) return true;
    const { problem } = this.week;
    const count = problem.recipes.length;
    return (
      main !== NONE &&
      problem.slots[place]!.present.some(
        (person) => problem.eats[person * count + main] === 0 && problem.eats[person * count + second] === 1,
      )
    );
  }

  /** What stands in slots, and on all plates of their days. */
  protected remember(places: readonly number[]): Remembered {
    const { week } = this;
    const { slots, persons, slotsOfDay } = week.problem;
    const days = [...new Set(places.map((place) => slots[place]!.day))];
    return {
      days,
      dishes: places.map((place) => ({ place, main: week.main[place]!, second: week.second[place]! })),
      plates: days.flatMap((day) =>
        slotsOfDay[day]!.flatMap((place) =>
          slots[place]!.present.map((person) => ({ place, person, portion: week.plate[place * persons + person]! })),
        ),
      ),
    };
  }

  protected putBack({ dishes, plates }: Remembered): void {
    const { week } = this;
    const { persons } = week.problem;
    for (const { place, main, second } of dishes) week.setDishes(place, main, second);
    for (const { place, person, portion } of plates)
      week.setPlate(place, person, week.dish[place * persons + person]!, portion);
  }

  /** Makes a change, gives the days it touches their best portions, and takes it back when the week is worse by more than `most`. */
  protected keep(places: readonly number[], change: () => void, most = 0): boolean {
    const { week } = this;
    const { persons } = week.problem;
    const before = this.remember(places);
    const defects = () =>
      places.reduce((sum, place) => sum + week.defectsOf(place, week.main[place]!, week.second[place]!), 0);
    const minded = defects();
    let left = minded + most - leastGain(minded);
    for (const day of before.days) left += week.distanceOfDay(day);
    change();
    left -= defects();
    for (const day of before.days) {
      for (let person = 0; person < persons && left > 0; person++) {
        this.exact.choose(person, day, left);
        left -= week.distances[person * DAYS_IN_PLAN + day]!;
      }
    }
    if (left > 0) return true;
    this.putBack(before);
    return false;
  }
}

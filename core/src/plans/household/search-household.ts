import { DAYS_IN_PLAN } from '../days.ts';
import type { Random } from '../seeded-random.ts';
import { shuffled } from '../shuffled.ts';
import { ExactPortions } from './exact-portions.ts';
import { NONE } from './household-problem.ts';
import { ANY, type HouseholdState, type PlateChoice } from './household-state.ts';

/** Share of the trials in which every other meal of the day is tried as the one whose portion changes too. */
const ANY_PARTNER_SHARE = 0.3;
/** Tries to find a second dish that those eat who do not eat the first. */
const SECOND_TRIES = 4;

/** One change under trial: dishes of a slot, and the plates that follow. */
class Trial {
  place = 0;
  main = NONE;
  second = NONE;
  delta = 0;
  readonly choices: PlateChoice[];

  constructor(persons: number) {
    this.choices = Array.from({ length: persons }, () => ({
      distance: 0,
      portion: 0,
      partner: NONE,
      partnerPortion: 0,
    }));
  }

  apply(week: HouseholdState): void {
    const { persons } = week.problem;
    week.setDishes(this.place, this.main, this.second);
    for (const person of week.problem.slots[this.place]!.present) {
      const choice = this.choices[person]!;
      week.setPlate(this.place, person, week.dish[this.place * persons + person]!, choice.portion);
      if (choice.partner !== NONE)
        week.setPlate(choice.partner, person, week.dish[choice.partner * persons + person]!, choice.partnerPortion);
    }
  }
}

/** Moves through weeks of a household: replacing dishes, exchanging them between days, second dishes, portions with each. */
export class HouseholdSearch {
  private readonly week: HouseholdState;
  private readonly random: Random;
  private readonly exact: ExactPortions;
  private readonly trial: Trial;
  private readonly other: Trial;
  /** Slots whose dishes may change. */
  readonly open: number[];
  /** Slots of a locked dish that somebody at home does not eat: their second dish is free. */
  private readonly secondOnly: number[];

  constructor(week: HouseholdState, random: Random) {
    this.week = week;
    this.random = random;
    this.exact = new ExactPortions(week);
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

  private pick<T>(list: ArrayLike<T>): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }

  /** A second dish for those at home who do not eat `main`, NONE when nobody needs one or none is to be had. */
  private secondFor(place: number, main: number): number {
    const { problem } = this.week;
    const slot = problem.slots[place]!;
    if (slot.lockedSecond !== undefined) return slot.lockedSecond;
    const count = problem.recipes.length;
    if (problem.eatenByAll[place * count + main] === 1) return NONE;
    this.week.work += 12;
    const needing = slot.present.filter(
      (person) => problem.eats[person * count + main] === 0 && !slot.lockedPortions.has(person),
    );
    if (needing.length === 0) return NONE;
    const now = this.week.second[place]!;
    const used = this.week.seconds - (now === NONE ? 0 : 1);
    if (used >= problem.secondDishes) return NONE;
    const suits = (recipe: number) =>
      recipe !== main && needing.every((person) => problem.eats[person * count + recipe] === 1);
    if (now !== NONE && suits(now) && this.week.isBarred[now] === 0 && this.random() < 0.6) return now;
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
    return now !== NONE && suits(now) && this.week.isBarred[now] === 0 ? now : NONE;
  }

  /**
   * What changes when a slot holds these dishes; the plates are the best with one other meal of the day for each person.
   * @param most a change for the worse above which the dishes are of no use, and are not looked at to the end
   * @returns whether the change is within it
   */
  private evaluate(trial: Trial, place: number, main: number, second: number, most: number): boolean {
    const { week } = this;
    const slot = week.problem.slots[place]!;
    trial.place = place;
    trial.main = main;
    trial.second = second;
    let delta = week.defectsOf(place, main, second) - week.defectsOf(place, week.main[place]!, week.second[place]!);
    for (const person of slot.present) delta -= week.distances[person * DAYS_IN_PLAN + slot.day]!;
    for (const person of slot.present) {
      if (delta > most) return false;
      const choice = trial.choices[person]!;
      const dish = week.dishOf(place, person, main, second);
      week.choosePlate(place, person, dish, this.partnerOf(place, person), most - delta, choice);
      delta += choice.distance;
    }
    trial.delta = delta;
    return delta <= most;
  }

  /** Another meal of the day whose portion may change with it: one by chance, or all in turn, or NONE. */
  private partnerOf(place: number, person: number): number {
    if (this.random() < ANY_PARTNER_SHARE) return ANY;
    const { problem, dish } = this.week;
    const partner = this.pick(problem.slotsOfDay[problem.slots[place]!.day]!)!;
    return partner === place || dish[partner * problem.persons + person] === NONE ? NONE : partner;
  }

  /** A recipe to try in a slot: mostly one that all at home eat. */
  private propose(place: number): number | undefined {
    const { problem } = this.week;
    const all = problem.fitsAll[place]!;
    const type = problem.slots[place]!.type;
    if (all.length > 0 && (problem.secondDishes === 0 || this.random() < 0.75)) return this.pick(all);
    return this.pick(problem.fits[type]!);
  }

  /** Simulated annealing until `work` plates more were tried. Leaves the best week found. */
  anneal(work: number, from: number, to: number): void {
    const { week, trial, open } = this;
    if (work <= 0 || open.length === 0) return;
    const begin = week.work;
    let score = week.score();
    let bestScore = score;
    let best = week.copy();
    const cooling = Math.log(to / from);
    let temperature = from;
    let idle = 0;
    for (let move = 0; week.work - begin < work && idle < 4 * work; move++, idle++) {
      if ((move & 63) === 0) temperature = from * Math.exp((cooling * (week.work - begin)) / work);
      const place = this.pick(open)!;
      const slot = week.problem.slots[place]!;
      if (week.problem.secondDishes > 0 && this.random() < 0.12) {
        score += this.trySecond(temperature);
      } else if (this.random() < 0.14) {
        const delta = this.tryExchange(place, temperature);
        score += delta;
      } else {
        const recipe = this.propose(place);
        if (recipe === undefined || recipe === week.main[place] || recipe === week.second[place]) continue;
        if (!week.isFree(recipe, slot.type)) {
          if (this.random() < 0.5) score += this.tryTaking(place, recipe, temperature);
          continue;
        }
        const second = this.secondFor(place, recipe);
        if (!this.evaluate(trial, place, recipe, second === recipe ? NONE : second, this.mostTaken(temperature)))
          continue;
        trial.apply(week);
        score += trial.delta;
      }
      if (score < bestScore - 1e-9) {
        bestScore = score;
        best = week.copy();
      }
    }
    week.load(best);
  }

  /** Changes dishes by chance, better or worse within `temperature`, never above `bound`, until it is enough; leaves the last week. */
  wander(work: number, temperature: number, { bound, isEnough }: { bound: number; isEnough: () => boolean }): void {
    const { week, trial, open } = this;
    if (open.length === 0) return;
    const begin = week.work;
    const safe = week.copy();
    let score = week.score();
    for (let move = 0; week.work - begin < work && move < work; move++) {
      if ((move & 63) === 0 && isEnough()) break;
      const place = this.pick(open)!;
      const recipe = this.propose(place);
      const { type } = week.problem.slots[place]!;
      if (recipe === undefined || recipe === week.main[place] || recipe === week.second[place]) continue;
      if (!week.isFree(recipe, type)) continue;
      const second = this.secondFor(place, recipe);
      const most = Math.min(bound - score, this.mostTaken(temperature));
      if (!this.evaluate(trial, place, recipe, second === recipe ? NONE : second, most)) continue;
      trial.apply(week);
      score += trial.delta;
    }
    if (week.score() > bound) week.load(safe);
  }

  /** Another second dish where one stands or is needed. */
  private trySecond(temperature: number): number {
    const { week, trial } = this;
    const place =
      this.random() < 0.4 && this.secondOnly.length > 0 ? this.pick(this.secondOnly)! : this.pick(this.open)!;
    const slot = week.problem.slots[place]!;
    const now = week.second[place]!;
    if (slot.lockedSecond !== undefined || (now === NONE && week.seconds >= week.problem.secondDishes)) return 0;
    const recipe = this.pick(week.problem.fits[slot.type]!);
    const main = week.main[place]!;
    if (
      recipe === undefined ||
      recipe === now ||
      recipe === main ||
      !week.isFree(recipe, slot.type) ||
      !this.isNeeded(place, main, recipe)
    )
      return 0;
    if (!this.evaluate(trial, place, main, recipe, this.mostTaken(temperature))) return 0;
    trial.apply(week);
    return trial.delta;
  }

  /** The change for the worse that is taken this time. */
  private mostTaken(temperature: number): number {
    return -temperature * Math.log(this.random() + 1e-6);
  }

  /** Two slots of one type on different days change dishes. */
  private tryExchange(place: number, temperature: number): number {
    const { week, trial, other, open } = this;
    const slot = week.problem.slots[place]!;
    const otherPlace = this.pick(open)!;
    const otherSlot = week.problem.slots[otherPlace]!;
    if (otherSlot.type !== slot.type || otherSlot.day === slot.day) return 0;
    return this.exchange(place, otherPlace, trial, other, temperature);
  }

  private exchange(place: number, otherPlace: number, trial: Trial, other: Trial, temperature: number): number {
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

  /** A recipe that stands in another slot of this type is taken from there, which gets this slot's dishes. */
  private tryTaking(place: number, recipe: number, temperature: number): number {
    const { week, open } = this;
    const { type, day } = week.problem.slots[place]!;
    const holder = open.find((other) => week.main[other] === recipe && week.problem.slots[other]!.type === type);
    if (holder === undefined || holder === place || week.problem.slots[holder]!.day === day) return 0;
    return this.exchange(place, holder, this.trial, this.other, temperature);
  }

  /** A second dish must be eaten by somebody at home who does not eat the first. */
  private isNeeded(place: number, main: number, second: number): boolean {
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

  /** Portions of every person's day as good as they can be. */
  portion(): void {
    const { persons } = this.week.problem;
    for (let person = 0; person < persons; person++) {
      for (let day = 0; day < DAYS_IN_PLAN; day++) this.exact.choose(person, day);
    }
  }

  /**
   * Exchanges of single dishes judged with exact portions: every slot in turn tries what its quick figure calls promising, until
   * nothing helps or `work` is used up.
   */
  polish(work: number, tolerance: number): void {
    const { week, trial } = this;
    const { problem } = week;
    const begin = week.work;
    this.portion();
    let isBetter = true;
    while (isBetter && week.work - begin < work) {
      isBetter = false;
      for (const place of shuffled(this.open, this.random)) {
        if (week.work - begin >= work) return;
        const slot = problem.slots[place]!;
        const all = problem.fitsAll[place]!;
        const list = all.length > 0 ? all : problem.fits[slot.type]!;
        const most = Math.min(list.length, 260);
        const start = Math.floor(this.random() * list.length);
        const promising: { recipe: number; second: number; delta: number }[] = [];
        for (let turn = 0; turn < most; turn++) {
          const recipe = list[(start + turn) % list.length]!;
          if (recipe === week.main[place] || recipe === week.second[place] || !week.isFree(recipe, slot.type)) continue;
          const second = this.secondFor(place, recipe);
          if (this.evaluate(trial, place, recipe, second, tolerance * slot.present.length))
            promising.push({ recipe, second, delta: trial.delta });
        }
        promising.sort((a, b) => a.delta - b.delta);
        for (const { recipe, second } of promising.slice(0, 6)) {
          if (this.keepIfBetter(place, recipe, second)) isBetter = true;
        }
      }
      for (let turn = 0; turn < this.open.length * 3 && week.work - begin < work; turn++) {
        if (this.keepExchangeIfBetter()) isBetter = true;
      }
    }
  }

  private keepIfBetter(place: number, main: number, second: number): boolean {
    const { week } = this;
    const slot = week.problem.slots[place]!;
    if (main === week.main[place] || !week.isFree(main, slot.type)) return false;
    if (second !== NONE && second !== week.second[place] && !week.isFree(second, slot.type)) return false;
    const used = week.seconds - (week.second[place] === NONE ? 0 : 1) + (second === NONE ? 0 : 1);
    if (slot.lockedSecond === undefined && used > week.problem.secondDishes) return false;
    return this.keep([place], () => week.setDishes(place, main, second));
  }

  private keepExchangeIfBetter(): boolean {
    const { week } = this;
    const place = this.pick(this.open)!;
    const other = this.pick(this.open)!;
    const slot = week.problem.slots[place]!;
    const otherSlot = week.problem.slots[other]!;
    if (slot.type !== otherSlot.type || slot.day === otherSlot.day) return false;
    const [main, second, otherMain, otherSecond] = [
      week.main[place]!,
      week.second[place]!,
      week.main[other]!,
      week.second[other]!,
    ];
    if (main === otherMain || !this.isNeeded(place, otherMain, otherSecond) || !this.isNeeded(other, main, second))
      return false;
    return this.keep([place, other], () => {
      week.setDishes(place, otherMain, otherSecond);
      week.setDishes(other, main, second);
    });
  }

  /** Makes a change, gives the days it touches their best portions, and takes it back when the week is no better. */
  private keep(places: readonly number[], change: () => void): boolean {
    const { week } = this;
    const { slots, persons, slotsOfDay } = week.problem;
    const days = places.map((place) => slots[place]!.day);
    const before = places.map((place) => ({ place, main: week.main[place]!, second: week.second[place]! }));
    const plates = days.flatMap((day) =>
      slotsOfDay[day]!.flatMap((place) =>
        slots[place]!.present.map((person) => ({ place, person, portion: week.plate[place * persons + person]! })),
      ),
    );
    const defects = () =>
      places.reduce((sum, place) => sum + week.defectsOf(place, week.main[place]!, week.second[place]!), 0);
    let left = defects() - 1e-9;
    for (const day of days) left += week.distanceOfDay(day);
    change();
    left -= defects();
    for (const day of days) {
      for (let person = 0; person < persons && left > 0; person++) {
        this.exact.choose(person, day, left);
        left -= week.distances[person * DAYS_IN_PLAN + day]!;
      }
    }
    if (left > 0) return true;
    for (const { place, main, second } of before) week.setDishes(place, main, second);
    for (const { place, person, portion } of plates)
      week.setPlate(place, person, week.dish[place * persons + person]!, portion);
    return false;
  }
}

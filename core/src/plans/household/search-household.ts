import { DayMenus } from './day-menus.ts';
import { ExactExchanges } from './exact-exchanges.ts';
import { NONE } from './household-problem.ts';

/** All portions are made exact when this many times what it cost was searched since, or this many plates. */
const EXACT_AFTER = 20;
const EXACT_AFTER_PLATES = 20_000;

/** Ways through the weeks of a household: annealing, wandering under a ceiling, and single changes for what else is wished of it. */
export class HouseholdSearch extends ExactExchanges {
  private readonly menus = new DayMenus(this.week, this.exact);

  /** Simulated annealing until `work` plates more were tried. Leaves the best week found, or a better one of the days it came by. */
  anneal(work: number, from: number, to: number): void {
    const { week, open } = this;
    if (work <= 0 || open.length === 0) return;
    const begin = week.work;
    let score = week.score();
    let bestScore = score;
    let best = week.copy();
    const keepBest = () => {
      if (score >= bestScore - 1e-9) return;
      bestScore = score;
      best = week.copy(best);
    };
    const cooling = Math.log(to / from);
    let temperature = from;
    let exactAt = begin;
    for (let move = 0; week.work - begin < work && move < 4 * work; move++) {
      if ((move & 63) === 0) {
        temperature = from * Math.exp((cooling * (week.work - begin)) / work);
        if (week.work >= exactAt) {
          const started = week.work;
          score -= week.distance();
          this.portion();
          score += week.distance();
          keepBest();
          exactAt = week.work + Math.max(EXACT_AFTER * (week.work - started), EXACT_AFTER_PLATES);
        }
      }
      const place = this.pick(open)!;
      const slot = week.problem.slots[place]!;
      let delta = 0;
      if (week.problem.secondDishes > 0 && this.random() < 0.12) {
        delta = this.trySecond(temperature);
      } else if (this.random() < 0.14) {
        delta = this.tryExchange(place, temperature);
      } else {
        const recipe = this.propose(place);
        if (recipe === undefined || recipe === week.main[place] || recipe === week.second[place]) continue;
        if (week.isFree(recipe, slot.type)) delta = this.tryDish(place, recipe, temperature);
        else if (this.random() < 0.5) delta = this.tryTaking(place, recipe, temperature);
      }
      if (delta === 0) continue;
      this.menus.note(slot.day);
      score += delta;
      keepBest();
    }
    week.load(best);
    this.menus.recombine(week.work - begin);
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
      const recipe = this.pick(this.choices(place));
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

  /**
   * Puts a dish that all at table eat into a slot, with the best portions of its day.
   * @param room how much further from the goals the day may be for it
   * @returns whether it stays: it does not where the day would be further off
   */
  putWithin(place: number, main: number, room: number): boolean {
    const { week } = this;
    return this.keep([place], () => week.setDishes(place, main, NONE), room);
  }

  /**
   * How much further from everybody's goals a dish would bring its day; null where the rules mind more of it than of what stands there.
   * @param second what those eat who do not eat it
   */
  costOfDish(place: number, main: number, second: number): number | null {
    const { trial } = this;
    return this.isAsGood(place, main, second) &&
      this.isWithinSeconds(place, second) &&
      this.evaluate(trial, place, main, second, Number.POSITIVE_INFINITY)
      ? trial.delta
      : null;
  }

  /** Whether two slots on different days may change dishes. */
  maySwap(place: number, other: number): boolean {
    const { main, second } = this.week;
    return (
      main[place] !== main[other] &&
      main[place] !== NONE &&
      main[other] !== NONE &&
      this.mayExchange(place, other) &&
      this.isNeeded(place, main[other]!, second[other]!) &&
      this.isNeeded(other, main[place]!, second[place]!)
    );
  }

  /** As `costOfDish`, of the dishes of two slots that change places. */
  costOfExchange(place: number, other: number): number | null {
    const { week, trial } = this;
    const { main, second } = week;
    if (!this.isAsGood(place, main[other]!, second[other]!) || !this.isAsGood(other, main[place]!, second[place]!))
      return null;
    this.evaluate(trial, place, main[other]!, second[other]!, Number.POSITIVE_INFINITY);
    const delta = trial.delta;
    this.evaluate(trial, other, main[place]!, second[place]!, Number.POSITIVE_INFINITY);
    return delta + trial.delta;
  }

  /** Two slots change dishes, with the best portions of their days. */
  exchangeDishes(place: number, other: number): void {
    this.keep([place, other], () => this.swap(place, other), Number.POSITIVE_INFINITY);
  }

  private isAsGood(place: number, main: number, second: number): boolean {
    const { week } = this;
    return (
      week.defectsOf(place, main, second) <= week.defectsOf(place, week.main[place]!, week.second[place]!) &&
      (second === NONE || second === week.second[place] || week.isFree(second, week.problem.slots[place]!.type))
    );
  }
}

import { DAYS_IN_PLAN } from '../days.ts';
import {
  type Closest,
  closestPair,
  closestPortion,
  distanceOfRow,
  extraOfRow,
  leastDistance,
  sumOfRows,
  WIDTH,
} from '../goal-columns.ts';
import { NONE } from './household-problem.ts';
import type { HouseholdState } from './household-state.ts';

/** A day of more free meals than this has its portions improved in pairs instead: the tree grows six times with each. */
const MEALS_MAX = 6;
const NODES_MAX = 12_000;
/** What a node costs beside the portions tried, in portions. */
const NODE_WORK = 3;
/** The portions of a second meal where there is none. */
const NO_OTHER = Float64Array.of(0);

/**
 * The best portions of one person's day, all meals at once: a tree over the meals whose last two are chosen together, cut where
 * what is eaten already, with the least or the most of what is to come, is further from the goals than the best found.
 */
export class ExactPortions {
  private readonly week: HouseholdState;
  private readonly places: number[] = [];
  private readonly dishAt: number[] = [];
  private readonly options: Float64Array[] = [];
  /** By depth: what remains; the least and the most that the meals from there on add. */
  private readonly rows = Array.from({ length: MEALS_MAX + 1 }, () => new Float64Array(WIDTH));
  private readonly least = Array.from({ length: MEALS_MAX + 1 }, () => new Float64Array(WIDTH));
  private readonly most = Array.from({ length: MEALS_MAX + 1 }, () => new Float64Array(WIDTH));
  private readonly chosen = new Float64Array(MEALS_MAX);
  private readonly best = new Float64Array(MEALS_MAX);
  private readonly found: Closest = { distance: 0, portion: 0, other: 0 };
  private readonly tried = new Float64Array(WIDTH);
  private bestDistance = 0;
  /** What is added to the distance of portions with which a goal is missed, and where its tolerances stand. */
  private missCost = 0;
  private tolerancesAt = 0;
  private nodes = 0;

  constructor(week: HouseholdState) {
    this.week = week;
  }

  /**
   * Gives a person's day its best portions.
   * @param limit portions of a day that is as far from the goals as this, or further, are not looked for
   */
  choose(person: number, day: number, limit = Number.POSITIVE_INFINITY): void {
    const { week } = this;
    const { persons, recipes, slotsOfDay, dayWeight, isPlain } = week.problem;
    const at = person * DAYS_IN_PLAN + day;
    if (isPlain[person] === 1 || dayWeight[at] === 0) return;
    const { places, dishAt, options } = this;
    places.length = 0;
    for (const place of slotsOfDay[day]!) {
      const dish = week.dish[place * persons + person]!;
      if (dish === NONE) continue;
      const portions = week.portionsOf(place, person, dish);
      if (portions.length < 2) continue;
      dishAt[places.length] = (person * recipes.length + dish) * WIDTH;
      options[places.length] = portions;
      places.push(place);
    }
    if (places.length === 0) return;
    if (places.length > MEALS_MAX) {
      this.chooseInPairs(person, places);
      return;
    }
    const now = week.distances[at]! / dayWeight[at]!;
    this.bestDistance = Math.min(now - 1e-12, limit / dayWeight[at]!);
    this.missCost = week.missCost / dayWeight[at]!;
    this.tolerancesAt = at * WIDTH;
    this.begin(person, at);
    const before = this.bestDistance;
    this.nodes = 0;
    this.descend(0);
    week.work += this.nodes;
    if (this.bestDistance >= before) return;
    places.forEach((place, level) => {
      week.setPlate(place, person, week.dish[place * persons + person]!, this.best[level]!);
    });
  }

  private begin(person: number, at: number): void {
    const { week, places, dishAt, options, rows, least, most } = this;
    const { amounts, persons } = week.problem;
    const depth = places.length;
    least[depth]!.fill(0);
    most[depth]!.fill(0);
    for (let column = 0; column < WIDTH; column++) rows[0]![column] = week.remaining[at * WIDTH + column]!;
    for (let level = depth - 1; level >= 0; level--) {
      const portions = options[level]!;
      const plate = week.plate[places[level]! * persons + person]!;
      for (let column = 0; column < WIDTH; column++) {
        const amount = amounts[dishAt[level]! + column]!;
        rows[0]![column]! += plate * amount;
        least[level]![column] = least[level + 1]![column]! + portions[0]! * amount;
        most[level]![column] = most[level + 1]![column]! + portions[portions.length - 1]! * amount;
      }
    }
  }

  private descend(level: number): void {
    const { amounts } = this.week.problem;
    const { rows, dishAt, options, found, least, most } = this;
    const depth = this.places.length;
    const row = rows[level]!;
    if (depth - level <= 2) {
      this.nodes +=
        depth - level === 2
          ? closestPair(row, amounts, dishAt[level]!, options[level]!, dishAt[level + 1]!, options[level + 1]!, found)
          : closestPortion(row, amounts, dishAt[level]!, options[level]!, found);
      if (found.distance >= this.bestDistance) return;
      if (this.missCost > 0) {
        this.tryAll(level, row);
        return;
      }
      this.bestDistance = found.distance;
      this.best.set(this.chosen);
      this.best[level] = found.portion;
      if (depth - level === 2) this.best[level + 1] = found.other;
      return;
    }
    const dish = dishAt[level]!;
    const next = rows[level + 1]!;
    for (const portion of options[level]!) {
      this.nodes += NODE_WORK;
      if (this.nodes > NODES_MAX) return;
      sumOfRows(next, row, 0, -portion, amounts, dish);
      if (leastDistance(next, least[level + 1]!, most[level + 1]!) >= this.bestDistance) continue;
      this.chosen[level] = portion;
      this.descend(level + 1);
    }
  }

  /** The last one or two meals in every portion, where the one of the least distance may miss a goal that another does not. */
  private tryAll(level: number, row: Float64Array): void {
    const { week, dishAt, options, tried, missCost, tolerancesAt } = this;
    const { amounts, tolerances } = week.problem;
    const isPair = this.places.length - level === 2;
    const dish = dishAt[level]!;
    const otherDish = isPair ? dishAt[level + 1]! : dish;
    for (const portion of options[level]!) {
      for (const other of isPair ? options[level + 1]! : NO_OTHER) {
        this.nodes++;
        for (let column = 0; column < WIDTH; column++)
          tried[column] = row[column]! - portion * amounts[dish + column]! - other * amounts[otherDish + column]!;
        let distance = distanceOfRow(tried, 0);
        if (distance >= this.bestDistance) continue;
        distance += extraOfRow(tried, 0, tolerances, tolerancesAt, missCost);
        if (distance >= this.bestDistance) continue;
        this.bestDistance = distance;
        this.best.set(this.chosen);
        this.best[level] = portion;
        if (isPair) this.best[level + 1] = other;
      }
    }
  }

  private chooseInPairs(person: number, places: readonly number[]): void {
    const { week } = this;
    const { persons, slots } = week.problem;
    const choice = { distance: 0, portion: 0, partner: NONE, partnerPortion: 0 };
    const day = person * DAYS_IN_PLAN + slots[places[0]!]!.day;
    for (let round = 0; round < 3; round++) {
      let isBetter = false;
      for (const place of places) {
        for (const partner of places) {
          if (partner <= place) continue;
          const dish = week.dish[place * persons + person]!;
          const now = week.distances[day]! - week.missCostOf(day);
          week.choosePlate(place, person, dish, partner, now, choice);
          if (choice.distance >= now - 1e-12) continue;
          isBetter = true;
          week.setPlate(place, person, dish, choice.portion);
          if (choice.partner !== NONE)
            week.setPlate(choice.partner, person, week.dish[choice.partner * persons + person]!, choice.partnerPortion);
        }
      }
      if (!isBetter) return;
    }
  }
}

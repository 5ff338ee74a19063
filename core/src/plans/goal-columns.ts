import { GOAL_NUTRIENT_FACTS, GOAL_NUTRIENTS } from '../foods/nutrients.ts';

/** Columns of one row of amounts: the nutrients of `GOAL_NUTRIENTS`, in that order. */
export const WIDTH = GOAL_NUTRIENTS.length;

/** Columns that count on both sides of the goal: the first ones. */
export const TWO_SIDED_COLUMNS = 4;
export const FLOOR_COLUMN = 4;
export const CEILING_COLUMN = 5;

/** What sums of portions are off by themselves, in shares of a day's goals. */
const ROUNDING = 1e-9;

/**
 * What this file believes of the columns. It is the only one that names them by position: its functions run hundreds of
 * millions of times for a week, and a loop over six columns takes twice as long as six terms, as do terms read through a list.
 */
const BELIEVED_SIDES = ['both', 'both', 'both', 'both', 'floor', 'ceiling'];
if (GOAL_NUTRIENTS.map((nutrient) => GOAL_NUTRIENT_FACTS[nutrient].side).join() !== BELIEVED_SIDES.join()) {
  throw new Error('The nutrients with goals have changed: write their columns into goal-columns.ts.');
}

/** How far a row of what remains lies from the goals. */
export function distanceOfRow(row: Float64Array, at: number): number {
  const floor = row[at + 4]!;
  const ceiling = row[at + 5]!;
  return (
    Math.abs(row[at]!) +
    Math.abs(row[at + 1]!) +
    Math.abs(row[at + 2]!) +
    Math.abs(row[at + 3]!) +
    (floor > 0 ? floor : 0) +
    (ceiling < 0 ? -ceiling : 0)
  );
}

/** `sum` becomes a row and so many times another one. */
export function sumOfRows(
  sum: Float64Array,
  row: Float64Array,
  at: number,
  times: number,
  amounts: Float64Array,
  from: number,
): void {
  sum[0] = row[at]! + times * amounts[from]!;
  sum[1] = row[at + 1]! + times * amounts[from + 1]!;
  sum[2] = row[at + 2]! + times * amounts[from + 2]!;
  sum[3] = row[at + 3]! + times * amounts[from + 3]!;
  sum[4] = row[at + 4]! + times * amounts[from + 4]!;
  sum[5] = row[at + 5]! + times * amounts[from + 5]!;
}

/** The least that a row can be from the goals while what is taken of it lies between `least` and `most`. */
export function leastDistance(row: Float64Array, least: Float64Array, most: Float64Array): number {
  let sum = 0;
  const r0 = row[0]!;
  const r1 = row[1]!;
  const r2 = row[2]!;
  const r3 = row[3]!;
  if (r0 > most[0]!) sum += r0 - most[0]!;
  else if (r0 < least[0]!) sum += least[0]! - r0;
  if (r1 > most[1]!) sum += r1 - most[1]!;
  else if (r1 < least[1]!) sum += least[1]! - r1;
  if (r2 > most[2]!) sum += r2 - most[2]!;
  else if (r2 < least[2]!) sum += least[2]! - r2;
  if (r3 > most[3]!) sum += r3 - most[3]!;
  else if (r3 < least[3]!) sum += least[3]! - r3;
  if (row[4]! > most[4]!) sum += row[4]! - most[4]!;
  if (row[5]! < least[5]!) sum += least[5]! - row[5]!;
  return sum;
}

/** Is what remains of every nutrient within what it may be off? */
export function isRowWithin(row: Float64Array, at: number, tolerances: Float64Array, toleranceAt: number): boolean {
  for (let column = 0; column < WIDTH; column++) {
    const remaining = row[at + column]!;
    const tolerance = tolerances[toleranceAt + column]! + ROUNDING;
    if (remaining > tolerance && column !== CEILING_COLUMN) return false;
    if (-remaining > tolerance && column !== FLOOR_COLUMN) return false;
  }
  return true;
}

/** What calories that are off, as far as they may be, count beside their distance: of all goals it is the one people look at first. */
const CALORIES_WEIGHT = 1.25;

/**
 * What a day is worse to live by than its distance says: by `missCost` where a goal is further off than it may be, and by what
 * calories are off. Nothing where no goal of one's own is set, so that any amount is within its tolerance.
 */
export function extraOfRow(
  row: Float64Array,
  at: number,
  tolerances: Float64Array,
  toleranceAt: number,
  missCost: number,
): number {
  const counted = tolerances[toleranceAt]!;
  if (counted === Number.POSITIVE_INFINITY) return 0;
  const calories = CALORIES_WEIGHT * Math.min(Math.abs(row[at]!), counted);
  return isRowWithin(row, at, tolerances, toleranceAt) ? calories : calories + missCost;
}

/** What was found to come closest: how far it stays from the goals, and the portions. */
export type Closest = { distance: number; portion: number; other: number };

/**
 * The portion of a dish that brings a row of what remains closest to the goals. The distance falls and then rises with the
 * portion, so that going downhill from any of them finds the best.
 * @param portions ascending, at least one
 * @returns how many portions were tried
 */
export function closestPortion(
  row: Float64Array,
  amounts: Float64Array,
  dish: number,
  portions: Float64Array,
  found: Closest,
): number {
  const p0 = amounts[dish]!;
  const p1 = amounts[dish + 1]!;
  const p2 = amounts[dish + 2]!;
  const p3 = amounts[dish + 3]!;
  const p4 = amounts[dish + 4]!;
  const p5 = amounts[dish + 5]!;
  const r0 = row[0]!;
  const r1 = row[1]!;
  const r2 = row[2]!;
  const r3 = row[3]!;
  const r4 = row[4]!;
  const r5 = row[5]!;
  const start = portions.length >> 1;
  let low = Number.POSITIVE_INFINITY;
  let lowest = start;
  let tried = 0;
  for (let place = start, step = 1; ; ) {
    if (place >= 0 && place < portions.length) {
      const n = portions[place]!;
      const floor = r4 - n * p4;
      const ceiling = r5 - n * p5;
      let distance = Math.abs(r0 - n * p0) + Math.abs(r1 - n * p1) + Math.abs(r2 - n * p2) + Math.abs(r3 - n * p3);
      if (floor > 0) distance += floor;
      if (ceiling < 0) distance -= ceiling;
      tried++;
      if (distance < low) {
        low = distance;
        lowest = place;
        place += step;
        continue;
      }
    }
    if (step < 0 || lowest !== start) break;
    step = -1;
    place = start - 1;
  }
  found.distance = low;
  found.portion = portions[lowest]!;
  return tried;
}

/**
 * The same for two dishes at once: every portion of the first, and for each the best of the other, which is looked for from where
 * the last one was.
 * @returns how many pairs were tried
 */
export function closestPair(
  row: Float64Array,
  amounts: Float64Array,
  dish: number,
  portions: Float64Array,
  otherDish: number,
  otherPortions: Float64Array,
  found: Closest,
): number {
  const p0 = amounts[dish]!;
  const p1 = amounts[dish + 1]!;
  const p2 = amounts[dish + 2]!;
  const p3 = amounts[dish + 3]!;
  const p4 = amounts[dish + 4]!;
  const p5 = amounts[dish + 5]!;
  const q0 = amounts[otherDish]!;
  const q1 = amounts[otherDish + 1]!;
  const q2 = amounts[otherDish + 2]!;
  const q3 = amounts[otherDish + 3]!;
  const q4 = amounts[otherDish + 4]!;
  const q5 = amounts[otherDish + 5]!;
  const b0 = row[0]!;
  const b1 = row[1]!;
  const b2 = row[2]!;
  const b3 = row[3]!;
  const b4 = row[4]!;
  const b5 = row[5]!;
  let best = Number.POSITIVE_INFINITY;
  let bestOne = 0;
  let bestOther = 0;
  let start = otherPortions.length - 1;
  let tried = 0;
  for (let one = 0; one < portions.length; one++) {
    const m = portions[one]!;
    const r0 = b0 - m * p0;
    const r1 = b1 - m * p1;
    const r2 = b2 - m * p2;
    const r3 = b3 - m * p3;
    const r4 = b4 - m * p4;
    const r5 = b5 - m * p5;
    let low = Number.POSITIVE_INFINITY;
    let lowest = start;
    // with more of the first there is seldom more of the other: down first
    for (let place = start, step = -1; ; ) {
      if (place >= 0 && place < otherPortions.length) {
        const n = otherPortions[place]!;
        const floor = r4 - n * q4;
        const ceiling = r5 - n * q5;
        let distance = Math.abs(r0 - n * q0) + Math.abs(r1 - n * q1) + Math.abs(r2 - n * q2) + Math.abs(r3 - n * q3);
        if (floor > 0) distance += floor;
        if (ceiling < 0) distance -= ceiling;
        tried++;
        if (distance < low) {
          low = distance;
          lowest = place;
          place += step;
          continue;
        }
      }
      if (step > 0 || lowest !== start) break;
      step = 1;
      place = start + 1;
    }
    start = lowest;
    if (low < best) {
      best = low;
      bestOne = one;
      bestOther = lowest;
    }
  }
  found.distance = best;
  found.portion = portions[bestOne]!;
  found.other = otherPortions[bestOther]!;
  return tried;
}

/** The distance of a day whose remaining amounts start at `day` after the row `out` is given back and `into` taken. */
export function distanceAfter(
  remaining: Float64Array,
  day: number,
  amounts: Float64Array,
  out: number,
  into: number,
): number {
  const floor = remaining[day + 4]! + amounts[out + 4]! - amounts[into + 4]!;
  const ceiling = remaining[day + 5]! + amounts[out + 5]! - amounts[into + 5]!;
  return (
    Math.abs(remaining[day]! + amounts[out]! - amounts[into]!) +
    Math.abs(remaining[day + 1]! + amounts[out + 1]! - amounts[into + 1]!) +
    Math.abs(remaining[day + 2]! + amounts[out + 2]! - amounts[into + 2]!) +
    Math.abs(remaining[day + 3]! + amounts[out + 3]! - amounts[into + 3]!) +
    (floor > 0 ? floor : 0) +
    (ceiling < 0 ? -ceiling : 0)
  );
}

/** The same after two rows are given back, `a` and `b`, and two are taken, `c` and `d`. */
export function distanceAfterTwo(
  remaining: Float64Array,
  day: number,
  amounts: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  const floor = remaining[day + 4]! + amounts[a + 4]! + amounts[b + 4]! - amounts[c + 4]! - amounts[d + 4]!;
  const ceiling = remaining[day + 5]! + amounts[a + 5]! + amounts[b + 5]! - amounts[c + 5]! - amounts[d + 5]!;
  return (
    Math.abs(remaining[day]! + amounts[a]! + amounts[b]! - amounts[c]! - amounts[d]!) +
    Math.abs(remaining[day + 1]! + amounts[a + 1]! + amounts[b + 1]! - amounts[c + 1]! - amounts[d + 1]!) +
    Math.abs(remaining[day + 2]! + amounts[a + 2]! + amounts[b + 2]! - amounts[c + 2]! - amounts[d + 2]!) +
    Math.abs(remaining[day + 3]! + amounts[a + 3]! + amounts[b + 3]! - amounts[c + 3]! - amounts[d + 3]!) +
    (floor > 0 ? floor : 0) +
    (ceiling < 0 ? -ceiling : 0)
  );
}

/** Rows of amounts one after another, each with the price of taking it. */
type PricedRows = { sums: Float64Array; prices: Float64Array };

/** `price` with that of a row, and how far a day that lacks `row` is from its goals once the sums of that row are taken. */
export function pricedDistance(price: number, row: Float64Array, { sums, prices }: PricedRows, place: number): number {
  const at = place * WIDTH;
  let cost = price + prices[place]! + Math.abs(row[0]! - sums[at]!) + Math.abs(row[1]! - sums[at + 1]!);
  cost += Math.abs(row[2]! - sums[at + 2]!) + Math.abs(row[3]! - sums[at + 3]!);
  const floor = row[4]! - sums[at + 4]!;
  const ceiling = row[5]! - sums[at + 5]!;
  if (floor > 0) cost += floor;
  if (ceiling < 0) cost -= ceiling;
  return cost;
}

/** The first place from `begin` whose `pricedDistance` is below `limit`; `end` where there is none. */
export function firstBelow(
  limit: number,
  price: number,
  row: Float64Array,
  { sums, prices }: PricedRows,
  begin: number,
  end: number,
): number {
  const r0 = row[0]!;
  const r1 = row[1]!;
  const r2 = row[2]!;
  const r3 = row[3]!;
  const r4 = row[4]!;
  const r5 = row[5]!;
  for (let place = begin; place < end; place++) {
    const at = place * WIDTH;
    let cost = price + prices[place]! + Math.abs(r0 - sums[at]!) + Math.abs(r1 - sums[at + 1]!);
    if (cost >= limit) continue;
    cost += Math.abs(r2 - sums[at + 2]!) + Math.abs(r3 - sums[at + 3]!);
    if (cost >= limit) continue;
    const floor = r4 - sums[at + 4]!;
    const ceiling = r5 - sums[at + 5]!;
    if (floor > 0) cost += floor;
    if (ceiling < 0) cost -= ceiling;
    if (cost < limit) return place;
  }
  return end;
}

/** How unlike two rows of amounts are; some number of at least `limit` as soon as it is certain to reach that. */
export function unlikeness(limit: number, one: Float64Array, at: number, other: Float64Array, from: number): number {
  const first =
    Math.abs(one[at]! - other[from]!) +
    Math.abs(one[at + 1]! - other[from + 1]!) +
    Math.abs(one[at + 2]! - other[from + 2]!);
  if (first >= limit) return first;
  return (
    first +
    (Math.abs(one[at + 3]! - other[from + 3]!) +
      Math.abs(one[at + 4]! - other[from + 4]!) +
      Math.abs(one[at + 5]! - other[from + 5]!))
  );
}

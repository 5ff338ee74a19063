import type { LocalSlope } from './line-slopes.ts';
import { solve } from './solve.ts';

/** How much lines rise or fall at each point of a picture. */
export type SlopeField = (x: number, y: number) => number;

/** Powers of x and y: lines curve like a page that bends, and the curve changes from top to bottom. */
const TERMS: readonly (readonly [x: number, y: number])[] = [
  ...([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ] as const),
  ...([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const),
  ...([
    [0, 2],
    [1, 2],
  ] as const),
];
const ROUNDS = 5;
/** Slopes this far from the field count half: headings in the margin, pictures, a table's edge. */
const DOUBTED_FROM = 0.012;
const FEWEST_SLOPES = 6;
/** Holds terms small that few slopes speak for. */
const STIFFNESS = 0.02;

/** The smooth field that slopes found here and there speak for, strays left aside; null where there are too few of them. */
export function slopeField(slopes: readonly LocalSlope[], widthPx: number, heightPx: number): SlopeField | null {
  if (slopes.length < FEWEST_SLOPES) return null;
  const half = Math.max(widthPx, heightPx) / 2;
  const termsAt = (x: number, y: number) => {
    const [right, down] = [(x - widthPx / 2) / half, (y - heightPx / 2) / half];
    return TERMS.map(([powerX, powerY]) => right ** powerX * down ** powerY);
  };
  const seen = slopes.map((one) => ({ ...one, terms: termsAt(one.x, one.y) }));
  const weightOfAll = seen.reduce((sum, { weight }) => sum + weight, 0);
  let factors: number[] | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const rows = TERMS.map(([powerX, powerY], term) => [
      ...TERMS.map((_, other) => (other === term ? STIFFNESS * weightOfAll * 0.1 * (powerX + powerY) : 0)),
      0,
    ]);
    for (const { terms, slope, weight } of seen) {
      const away = factors === null ? 0 : Math.abs(slope - fieldAt(factors, terms)) / DOUBTED_FROM;
      const counts = weight / (1 + away ** 2);
      for (const [term, row] of rows.entries()) {
        const times = counts * (terms[term] ?? 0);
        for (let other = 0; other < TERMS.length; other++) row[other] = (row[other] ?? 0) + times * (terms[other] ?? 0);
        row[TERMS.length] = (row[TERMS.length] ?? 0) + times * slope;
      }
    }
    factors = solve(rows);
    if (factors === null) return null;
  }
  const found = factors ?? [];
  return (x, y) => fieldAt(found, termsAt(clamp(x, widthPx), clamp(y, heightPx)));
}

const fieldAt = (factors: readonly number[], terms: readonly number[]) =>
  factors.reduce((sum, factor, term) => sum + factor * (terms[term] ?? 0), 0);

const clamp = (value: number, end: number) => Math.min(end, Math.max(0, value));

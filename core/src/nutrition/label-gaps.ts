import { measureGrams, measureMillilitres, parseUnit, type Unit } from '../ingredients/units.ts';
import { saysLittle } from './line-grams.ts';

/** A line as a label asks of it whether it can do without. */
export interface GapLine {
  readonly isMatched: boolean;
  readonly isHeading: boolean;
  /** 0 where the recipe gives none. */
  readonly quantity: number;
  /** Empty where the recipe gives none. */
  readonly unit: string;
  /** All that is printed of it. */
  readonly text: string;
}

/** Grams that one of a small measure weighs at most, whatever is in it. Our own estimates. */
const SMALL_G: Partial<Readonly<Record<Unit, number>>> = { pinch: 1, dash: 1, drop: 0.1, sprig: 2, leaf: 1, tsp: 5 };
/** 'Leaves', 'some leaves': so many at most. */
const SOME = 5;
/** Nothing has more than fat. */
const MOST_KCAL_PER_G = 9;
/** What may be left out of a serving: below what a label's own tolerance is. Source: guidance of the European Commission, December 2012. */
const NEGLIGIBLE = { kcal: 10, share: 0.03 } as const;

/** Grams of a line at most; null where it may be any amount. */
function mostGrams({ quantity, unit, text }: GapLine): number | null {
  const parsed = parseUnit(unit);
  const small = parsed === null ? undefined : SMALL_G[parsed];
  if (quantity === 0) return saysLittle(text) ? 0 : small === undefined ? null : small * SOME;
  if (parsed === null) return null;
  const measure = { quantity, unit: parsed };
  return small === undefined ? (measureGrams(measure) ?? measureMillilitres(measure)) : small * quantity;
}

/**
 * The lines, by their place, that were not counted and may be enough to matter: without them a label would say too little. A pinch
 * of a spice that nobody knows may be left out, noodles without an amount may not.
 * @param serves servings of the recipe, at least 1
 * @param kcal of a serving, as far as it was counted
 */
export function labelGaps(lines: readonly GapLine[], serves: number, kcal: number): number[] {
  const least = Math.max(NEGLIGIBLE.kcal, NEGLIGIBLE.share * kcal);
  return lines.flatMap((line, at) => {
    if (line.isMatched || line.isHeading) return [];
    const grams = mostGrams(line);
    return grams !== null && (grams * MOST_KCAL_PER_G) / serves <= least ? [] : [at];
  });
}

import { type BuyingUnit, SMALL_AMOUNT_MAX } from './buying.ts';

/** How a thing is bought, as an item of a list keeps it. */
export interface ShopWay {
  unit: BuyingUnit;
  /** Up to `SMALL_AMOUNT_MAX` it is a small amount: sauces, oils, seeds and spreads that keep. */
  isSmallWhenLittle: boolean;
  /** What one tin or packet holds. */
  gramsEach?: number | undefined;
}

/** An amount as a list shows it. */
export interface ShownAmount {
  /** Null: a small amount, without a figure. */
  quantity: number | null;
  /** '' counts the thing itself. */
  unit: string;
  gramsEach?: number | undefined;
}

/** A rest of a piece this small is not worth another one: fractions of amounts that recipes round themselves. */
const PIECE_TOLERANCE = 0.02;

/** Tins of one size hold more or less of a food by that much, so that a gram over is no further tin. */
const TIN_TOLERANCE = 0.06;

/** Steps that weights are rounded up to, g or ml: from, step. */
const STEPS: readonly (readonly [number, number])[] = [
  [3000, 250],
  [1000, 100],
  [500, 50],
  [200, 25],
  [0, 10],
];

/** A rest this small, g or ml, is the error of a conversion. */
const MEASURE_TOLERANCE = 0.025;

function roundUp(amount: number): number {
  const step = STEPS.find(([from]) => amount >= from)?.[1] ?? 10;
  return Math.max(1, Math.ceil((amount - MEASURE_TOLERANCE) / step)) * step;
}

/** The word for a buying unit in which an item keeps what is needed; '' for pieces. */
export const shopUnit = (unit: BuyingUnit): string => (unit === 'piece' ? '' : unit === 'can' ? 'tin' : unit);

/**
 * The amount to buy: whole things whole, weights in the steps of a shop, never less than what is needed.
 * @param need in the buying unit: pieces, heads, tins, g or ml, for all that is cooked; above 0
 */
export function shopAmount(need: number, { unit, isSmallWhenLittle, gramsEach }: ShopWay): ShownAmount {
  if (unit === 'small') return { quantity: null, unit: '' };
  if (unit === 'g' || unit === 'ml') {
    if (isSmallWhenLittle && need <= SMALL_AMOUNT_MAX) return { quantity: null, unit: '' };
    const rounded = roundUp(need);
    if (rounded < 1000) return { quantity: rounded, unit };
    return { quantity: Math.round(rounded / 10) / 100, unit: unit === 'g' ? 'kg' : 'l' };
  }
  const count = Math.max(1, Math.ceil(need - (unit === 'can' ? TIN_TOLERANCE : PIECE_TOLERANCE)));
  return { quantity: count, unit: shopUnit(unit), ...(gramsEach !== undefined && { gramsEach }) };
}

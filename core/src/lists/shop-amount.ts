import { type Buying, SMALL_AMOUNT_MAX } from './buying.ts';

/** What is needed of a food, in its buying unit. */
export type Need = { readonly amount: number; readonly isKnown: boolean };

/** What a shopper sees. Both null: the name says it all. */
export type ShopAmount = { readonly quantity: number | null; readonly unit: string | null };

/** A rest of a piece this small is not worth another one: fractions of amounts that recipes round themselves. */
const PIECE_TOLERANCE = 0.02;

/** Steps that weights are rounded up to, g or ml: from, step. */
const STEPS: readonly (readonly [number, number])[] = [
  [3000, 250],
  [1000, 100],
  [500, 50],
  [200, 25],
  [0, 10],
];

function roundUp(amount: number): number {
  const step = STEPS.find(([from]) => amount >= from)?.[1] ?? 10;
  return Math.ceil(amount / step - 1e-6) * step;
}

/**
 * The amount to buy: whole things whole, weights in the steps of a shop, never less than what is needed.
 * @param need in the buying unit: pieces, heads, tins, g or ml, for all that is cooked
 */
export function shopAmount(
  need: Need,
  { unit, isSmallWhenLittle }: Pick<Buying, 'unit' | 'isSmallWhenLittle'>,
): ShopAmount {
  if (unit === 'small') return { quantity: null, unit: 'small amount' };
  if (!need.isKnown || need.amount <= 0) return { quantity: null, unit: null };
  if (unit === 'g' || unit === 'ml') {
    if (isSmallWhenLittle && need.amount <= SMALL_AMOUNT_MAX) return { quantity: null, unit: 'small amount' };
    const rounded = roundUp(need.amount);
    if (rounded < 1000) return { quantity: rounded, unit };
    return { quantity: Math.round(rounded / 10) / 100, unit: unit === 'g' ? 'kg' : 'l' };
  }
  const count = Math.max(1, Math.ceil(need.amount - PIECE_TOLERANCE));
  return { quantity: count, unit: unit === 'piece' ? null : unit === 'can' ? '400 g tin' : unit };
}

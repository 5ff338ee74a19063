/** What of an ingredient decides what the dish weighs. */
export interface Weighed {
  name: string;
  /** in its unit; 0 for none */
  quantity: number;
  unit: string;
}

/** Forms show and send this many decimals: a third of a cup that goes there and back is the same third. */
const DECIMALS_KEPT = 3;

const keyOf = ({ name, quantity, unit }: Weighed): string =>
  JSON.stringify([name.trim(), Number(quantity.toFixed(DECIMALS_KEPT)), unit.trim()]);

/**
 * Whether two lists of ingredients make the same dish: the same foods in the same amounts, in whatever order and groups.
 * A line that stands there twice is not the same as one.
 */
export function isWeighedAlike(before: readonly Weighed[], after: readonly Weighed[]): boolean {
  if (before.length !== after.length) return false;
  const [one, other] = [before.map(keyOf).toSorted(), after.map(keyOf).toSorted()];
  return one.every((key, index) => key === other[index]);
}

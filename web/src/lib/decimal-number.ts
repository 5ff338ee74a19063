/** A quantity as typed, at least 0. Source: specification, 5: parsed as decimal, empty reverts to 0. */
export function decimalNumber(text: string): number {
  const value = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

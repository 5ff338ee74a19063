import type { Operation } from './operation.ts';

/** When something was done: text that sorts by time, then by the order on its device, then by the operation. */
export type Stamp = string;

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');

/** Operations of one device within one batch keep their order also when the clock gives them one time. */
export const stampOf = (ms: number, order: number, id: string): Stamp => `${padded(ms, 15)}.${padded(order, 6)}.${id}`;

/** Before anything that was ever done: of what stood on a list before there were operations. */
export const FIRST_STAMP: Stamp = '';

/**
 * The time of an operation by the server's clock. Of the device's clock only the time between making and sending is believed, so a
 * phone that is wrong by days is not; it is never in the future, and after everything that the device had seen.
 */
export function heldToServer(
  { madeAtMs, seenMs }: Pick<Operation, 'madeAtMs' | 'seenMs'>,
  { sentAtMs, nowMs }: { sentAtMs: number; nowMs: number },
): number {
  const ageMs = Math.max(0, sentAtMs - madeAtMs);
  return Math.max(0, nowMs - ageMs, Math.min(seenMs, nowMs) + 1);
}

/**
 * Times of the operations of a batch, in the order in which they were made: neither a clock that goes back nor a slow network turns
 * two operations of one device round. They are whole milliseconds, whatever parts of one a device tells.
 * @param clocks.afterMs the last time that this device's operations were given
 * @param known times of those that had come before
 */
export function stampBatch<Made extends Pick<Operation, 'id' | 'madeAtMs' | 'seenMs'>>(
  operations: readonly Made[],
  clocks: { sentAtMs: number; nowMs: number; afterMs: number },
  known: ReadonlyMap<string, number>,
): { operation: Made; stamp: Stamp; ms: number; isKnown: boolean }[] {
  let lastMs = Math.min(clocks.afterMs, clocks.nowMs) + 1;
  return operations.map((operation, index) => {
    const ms = known.get(operation.id);
    lastMs = Math.floor(Math.max(lastMs, ms ?? heldToServer(operation, clocks)));
    return { operation, stamp: stampOf(lastMs, index, operation.id), ms: lastMs, isKnown: ms !== undefined };
  });
}

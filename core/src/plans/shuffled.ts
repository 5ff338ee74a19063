import { itemAt } from '../item-at.ts';
import type { Random } from '../seeded-random.ts';

/** The same things in an order drawn by lot (Fisher and Yates); the list itself stays as it is. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let end = mixed.length - 1; end > 0; end--) {
    const other = Math.floor(random() * (end + 1));
    [mixed[end], mixed[other]] = [itemAt(mixed, other), itemAt(mixed, end)];
  }
  return mixed;
}

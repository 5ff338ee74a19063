import { expect, test } from 'vitest';
import type { Unit } from '../ingredients/units.ts';
import { shareOfEach } from './share-of-each.ts';

test.each<[string, number, number | null, Unit | null, boolean, number]>([
  ['one food has all of it', 1, 200, 'g', false, 1],
  ['what is weighed is shared', 2, 200, 'g', false, 1 / 2],
  ['what is measured too', 4, 1, 'cup', false, 1 / 4],
  ['unless it says: each', 2, 200, 'g', true, 1],
  ['too few to share are one of each', 2, 1, null, false, 1],
  ['also of cloves', 3, 2, 'clove', false, 1],
  ['enough are shared', 2, 2, null, false, 1 / 2],
  ['and more', 2, 4, 'clove', false, 1 / 2],
  ['no amount is shared', 2, null, null, false, 1 / 2],
])('%s: %d foods of %s %s (each: %s)', (_, parts, quantity, unit, isOfEach, share) => {
  expect(shareOfEach(parts, quantity, unit, { isOfEach })).toBe(share);
});

test.each<[string, number, number, number]>([
  ['two of three colours are two in all', 3, 2, 1 / 3],
  ['one of two colours is one of each', 2, 1, 1],
])('of kinds of one food: %s', (_, parts, quantity, share) => {
  expect(shareOfEach(parts, quantity, null, { isOfKinds: true })).toBe(share);
});

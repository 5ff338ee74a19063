import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AISLES, type Aisle } from '../../foods/aisles.ts';
import { stampOf } from '../operations/stamp.ts';
import { type HabitChange, type KnownHabit, SHOP_NAME_MAX, USUAL_SHOP } from './habit.ts';
import { changeHabit, type HabitRecord, habitId, knownHabits } from './habit-record.ts';
import { moveAisle, newShop, parseShopName, shopOfList, shopsOf } from './shops.ts';

/** Habits after changes, one after the other. */
function after(...changes: (HabitChange | null)[]): KnownHabit[] {
  const records = new Map<string, HabitRecord>();
  for (const [index, change] of changes.entries()) {
    if (change === null) continue;
    records.set(habitId(change), changeHabit(records.get(habitId(change)), change, stampOf(index, 0, `${index}`)));
  }
  return knownHabits(records.values());
}
const usual = (habits: KnownHabit[]) => shopsOf(habits)[0] as ReturnType<typeof shopsOf>[number];

test('without a word the aisles stand as on every list', () => {
  expect(shopsOf([]).map(({ key, name, aisles }) => ({ key, name, aisles }))).toEqual([
    { key: USUAL_SHOP, name: '', aisles: [...AISLES] },
  ]);
});

test('an aisle is moved to any place, as often as one likes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...AISLES), fc.nat(AISLES.length - 1)), { maxLength: 120 }),
      (moves) => {
        let changes: (HabitChange | null)[] = [];
        let expected: Aisle[] = [...AISLES];
        for (const [aisle, to] of moves) {
          changes = [...changes, moveAisle(usual(after(...changes)), aisle, to)];
          expected = expected.filter((one) => one !== aisle).toSpliced(to, 0, aisle);
        }
        expect(usual(after(...changes)).aisles).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

test('the same two aisles swapped a thousand times still have room between them', () => {
  let values = {};
  for (let turn = 0; turn < 1_000; turn += 1) {
    const shop = usual([{ habit: 'shop', key: USUAL_SHOP, values }]);
    const change = moveAisle(shop, shop.aisles[2] as Aisle, 1);
    if (change === null || change.kind === 'remove') throw new Error('not moved');
    values = { ...values, ...change.values };
    const next = usual([{ habit: 'shop', key: USUAL_SHOP, values }]).aisles;
    expect(next[1]).toBe(shop.aisles[2]);
    expect(next[2]).toBe(shop.aisles[1]);
  }
});

test('two devices that move two aisles apart keep both', () => {
  const [one, other] = [moveAisle(usual([]), 'frozen', 0), moveAisle(usual([]), 'bakery', 7)];
  const expected = [
    'frozen',
    'produce',
    'dairy and eggs',
    'meat and fish',
    'pantry and dry goods',
    'snacks',
    'other',
    'bakery',
  ];
  expect(usual(after(one, other)).aisles).toEqual(expected);
  expect(usual(after(other, one)).aisles).toEqual(expected);
});

test('a new shop begins with the order of the one that was shown, and changes alone', () => {
  const moved = moveAisle(usual([]), 'frozen', 0);
  const made = newShop('corner', 'Corner', usual(after(moved)));
  const habits = after(moved, made);
  const corner = shopsOf(habits)[1] as ReturnType<typeof shopsOf>[number];
  expect(corner).toMatchObject({ name: 'Corner', aisles: usual(habits).aisles });
  const both = after(moved, made, moveAisle(corner, 'other', 0));
  expect(shopsOf(both).map(({ aisles }) => aisles[0])).toEqual(['frozen', 'other']);
});

test('a list is for the shop that was chosen for it; for the usual order where that is gone', () => {
  const made = newShop('corner', 'Corner', usual([]));
  const chosen: HabitChange = { habit: 'choice', key: 'list', kind: 'add', values: { shop: 'corner' } };
  expect(shopOfList(after(made, chosen), 'list').key).toBe('corner');
  expect(shopOfList(after(made, chosen), 'another list').key).toBe(USUAL_SHOP);
  const removed: HabitChange = { habit: 'shop', key: 'corner', kind: 'remove' };
  expect(shopOfList(after(made, chosen, removed), 'list').key).toBe(USUAL_SHOP);
  expect(usual(after({ habit: 'shop', key: USUAL_SHOP, kind: 'remove' })).key).toBe(USUAL_SHOP);
});

test('a name is trimmed; an empty one and one that is too long are none', () => {
  expect(parseShopName('  Tesco   High Street ')).toBe('Tesco High Street');
  expect(parseShopName('   ')).toBeNull();
  expect(parseShopName('x'.repeat(SHOP_NAME_MAX + 1))).toBeNull();
});

test('the usual order comes first whatever it is called, then the shops by their names, and of one name always in one order', () => {
  const shop = (key: string, name: string): KnownHabit => ({ habit: 'shop', key, values: { name } });
  const choice: KnownHabit = { habit: 'choice', key: 'list', values: { shop: 'b' } };
  const all = [shop('z', 'Corner'), choice, shop('b', 'Market'), shop(USUAL_SHOP, 'Zebra'), shop('a', 'Market')];
  const order = [USUAL_SHOP, 'z', 'a', 'b'];
  expect(shopsOf(all).map(({ key }) => key)).toEqual(order);
  expect(shopsOf(all.toReversed()).map(({ key }) => key)).toEqual(order);
  expect(shopsOf(all)[0]?.name).toBe('Zebra');
});

test('an aisle that stands there already is not moved', () => {
  for (const [index, aisle] of AISLES.entries()) expect(moveAisle(usual([]), aisle, index)).toBeNull();
});

test('a name of exactly the longest length is one', () => {
  expect(parseShopName(` ${'x'.repeat(SHOP_NAME_MAX)} `)).toBe('x'.repeat(SHOP_NAME_MAX));
});

test('an aisle that is moved gets a place between its neighbours; where there is no room left, all get places anew', () => {
  const move = (places: object, to: number) => {
    const [shop] = shopsOf([{ habit: 'shop', key: USUAL_SHOP, values: { ...places } }]);
    const change = shop && moveAisle(shop, 'frozen', to);
    return change && change.kind === 'set' ? change.values : null;
  };
  expect(move({}, 1)).toEqual({ frozen: 0.5 });
  expect(move({}, 0)).toEqual({ frozen: -1 });
  expect(move({}, 7)).toEqual({ frozen: 8 });
  expect(move({ bakery: 1e-5 }, 1)).toEqual({ frozen: 5e-6 });
  expect(move({ bakery: 1e-7 }, 1)).toEqual({
    produce: 0,
    frozen: 1,
    bakery: 2,
    'dairy and eggs': 3,
    'meat and fish': 4,
    'pantry and dry goods': 5,
    snacks: 6,
    other: 7,
  });
});

import { describe, expect, test } from 'vitest';
import { emptyList, type ListItem, type ShoppingList } from '../list.ts';
import { sampleItem as item } from '../sample-item.ts';
import type { KnownHabit, LastTime } from './habit.ts';
import {
  changeEvery,
  dueFor,
  endRegular,
  itemIdOf,
  noteAsPut,
  noteAsSkipped,
  noteTick,
  putRegulars,
  putTwice,
  type Regular,
  regularsOf,
  startRegular,
} from './regulars.ts';

const TIN = { unit: 'can' as const, isSmallWhenLittle: false };
const regular = (
  name: string,
  last: LastTime = { what: 'bought', ms: 7 },
  changes: Partial<Regular> = {},
): Regular => ({
  key: name,
  thing: { name },
  aisle: 'produce',
  amount: { quantity: 2, unit: 'l', quantityDescription: '' },
  every: 'week',
  last,
  ...changes,
});

test('of all habits those that are bought again and again are shown, in the order of the alphabet', () => {
  const habit = (name: string): KnownHabit => {
    const { key, ...values } = regular(name);
    return { habit: 'regular', key, values };
  };
  const shop: KnownHabit = { habit: 'shop', key: 's', values: { name: 'Corner' } };
  expect(regularsOf([habit('milk'), shop, habit('bread'), habit('oil')])).toEqual([
    regular('bread'),
    regular('milk'),
    regular('oil'),
  ]);
});

describe('how much is bought again', () => {
  const amountOf = (changes: Partial<ListItem>) => {
    const change = startRegular('k', item('bean', changes), 'produce', 'week', 5);
    return change.kind === 'remove' || change.habit !== 'regular' ? null : change.values.amount;
  };
  test.each<[string, Partial<ListItem>, Partial<ListItem>]>([
    [
      'all of an item that was not added by hand',
      { quantity: 3, unit: 'tin', shop: TIN },
      { quantity: 3, unit: 'tin', shop: TIN },
    ],
    [
      'what was added by hand, in whatever units',
      { quantity: 9, byHand: '1 x tin, 2 x g' },
      { quantityDescription: '1 x tin, 2 x g' },
    ],
    [
      'all of it where no amount was added by hand',
      { quantity: 3, unit: 'tin', byHand: '' },
      { quantity: 3, unit: 'tin' },
    ],
  ])('is %s', (_title, changes, amount) => {
    expect(amountOf(changes)).toEqual({ quantity: null, unit: null, quantityDescription: '', ...amount });
  });

  test('what is known by one name in all languages is kept under that name alone', () => {
    const change = startRegular('k', item('bean'), 'produce', 'month', 5);
    expect(change).toMatchObject({
      habit: 'regular',
      key: 'k',
      kind: 'add',
      values: { aisle: 'produce', every: 'month' },
    });
    expect(change).toHaveProperty('values.thing', { name: 'bean' });
  });

  test('on the list it is in the unit it is bought in, and then nothing that was added by hand', () => {
    const beans = regular('bean', undefined, {
      amount: { quantity: 2, unit: 'tin', quantityDescription: '', shop: TIN },
    });
    expect(putRegulars(emptyList(), [beans]).produce).toEqual([
      item('bean', { id: itemIdOf(beans), quantity: 2, unit: 'tin', shop: TIN }),
    ]);
  });
});

describe('a list on which several are due', () => {
  test('each comes at the end of its aisle, and what stands in another aisle stays there', () => {
    const before: ShoppingList = { ...emptyList(), produce: [item('leek')], other: [item('milk', { checked: true })] };
    const after = putRegulars(before, [
      regular('milk'),
      regular('bread', undefined, { aisle: 'bakery' }),
      regular('kale'),
    ]);
    expect(after.produce.map(({ name }) => name)).toEqual(['leek', 'kale']);
    expect(after.bakery.map(({ name }) => name)).toEqual(['bread']);
    expect(after.other).toEqual([item('milk')]);
  });

  test('what is folded away as probably at home is wanted', () => {
    const after = putRegulars({ ...emptyList(), other: [item('salt', { isStaple: true })] }, [regular('salt')]);
    expect(after.other).toEqual([item('salt', { isStaple: false })]);
  });

  test('a line that was put there for the same time, and called otherwise since, is not put there twice', () => {
    const milk = regular('milk');
    const list = { ...emptyList(), produce: [item('oat drink', { id: itemIdOf(milk), checked: true })] };
    expect(putRegulars(list, [milk]).produce).toEqual([item('oat drink', { id: itemIdOf(milk) })]);
  });

  test('only what is due is proposed, whatever else there is', () => {
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const bought = (day: string): LastTime => ({ what: 'bought', ms: Date.parse(`${day}T10:00:00Z`) });
    const all = [regular('milk', bought('2026-11-21')), regular('bread', bought('2026-11-25'))];
    expect(dueFor(all, emptyList(), '2026-11-28', dayOf).map(({ key }) => key)).toEqual(['milk']);
    const list = { ...emptyList(), frozen: [item('pea'), item('milk')] };
    expect(dueFor(all, list, '2026-12-24', dayOf).map(({ key }) => key)).toEqual(['bread']);
  });
});

describe('what is noted of one', () => {
  const milk = regular('milk');
  const set = (values: object) => ({ habit: 'regular', key: 'milk', kind: 'set', values });
  test('skipped, put on a saved list or on one that is not saved, bought another often, no longer bought', () => {
    expect(noteAsSkipped(milk, 9)).toEqual(set({ last: { what: 'skipped', ms: 9 } }));
    expect(noteAsPut(milk, 'list a', 9)).toEqual(
      set({ last: { what: 'put', ms: 9, item: 'again-milk-7', list: 'list a' } }),
    );
    expect(noteAsPut(milk, null, 9)).toEqual(set({ last: { what: 'put', ms: 9, item: 'again-milk-7' } }));
    expect(changeEvery('milk', 'month')).toEqual(set({ every: 'month' }));
    expect(endRegular('milk')).toEqual({ habit: 'regular', key: 'milk', kind: 'remove' });
  });

  test('a tick that is taken off tells nothing where it was not the last that happened, or nobody knows what was before', () => {
    expect(noteTick(regular('milk', { what: 'bought', ms: 9, beforeMs: 2 }), false, 11)).toEqual(
      set({ last: { what: 'undone', ms: 2 } }),
    );
    expect(noteTick(regular('milk', { what: 'skipped', ms: 9, beforeMs: 2 }), false, 11)).toBeNull();
    expect(noteTick(regular('milk', { what: 'bought', ms: 9 }), false, 11)).toBeNull();
  });
});

test('what stands on a list gives way only to what two devices put on another list, not to what was bought or skipped since', () => {
  const list = { ...emptyList(), produce: [item('milk', { id: 'again-milk-7' }), item('leek')] };
  const twice = (last: LastTime) => putTwice(list, 'list a', [regular('milk', last)]);
  expect(twice({ what: 'put', ms: 9, list: 'list b', item: 'again-milk-7' })).toEqual(['again-milk-7']);
  expect(twice({ what: 'bought', ms: 9, list: 'list b', item: 'again-milk-7' })).toEqual([]);
  expect(twice({ what: 'put', ms: 9, item: 'again-milk-7' })).toEqual([]);
  expect(twice({ what: 'put', ms: 9, list: 'list b' })).toEqual([]);
  expect(twice({ what: 'put', ms: 9, list: 'list b', item: 'again-milk-8' })).toEqual([]);
});

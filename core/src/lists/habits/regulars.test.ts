import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../durations.ts';
import { emptyList, type ListItem, type ShoppingList } from '../list.ts';
import { sampleItem as item } from '../sample-item.ts';
import type { Every, LastTime } from './habit.ts';
import {
  dueDay,
  dueFor,
  itemIdOf,
  noteAsPut,
  noteTick,
  putRegulars,
  putTwice,
  type Regular,
  regularOfItem,
  startRegular,
} from './regulars.ts';

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const produce = (...items: ListItem[]): ShoppingList => ({ ...emptyList(), produce: items });
const regular = (name: string, every: Every, last: LastTime): Regular => ({
  key: name,
  thing: { name },
  aisle: 'produce',
  amount: { quantity: 2, unit: 'l', quantityDescription: '' },
  every,
  last,
});
const bought = (day: string): LastTime => ({ what: 'bought', ms: at(day) });

describe('due', () => {
  test.each([
    ['week', '2026-11-21', '2026-11-28'],
    ['week', '2026-12-28', '2027-01-04'],
    ['fortnight', '2026-11-21', '2026-12-05'],
    ['month', '2026-11-21', '2026-12-21'],
    ['month', '2026-12-21', '2027-01-21'],
    ['month', '2027-01-31', '2027-02-28'],
    ['month', '2028-01-30', '2028-02-29'],
  ] as const)('every %s, bought on %s, is due on %s', (every, day, due) => {
    expect(dueDay({ every, last: bought(day) }, dayOf)).toBe(due);
  });

  test('is proposed from the day before, whatever the hour, and not two days before', () => {
    const milk = regular('milk', 'week', bought('2026-11-21'));
    const due = (today: string) => dueFor([milk], emptyList(), today, dayOf).length;
    expect([due('2026-11-26'), due('2026-11-27'), due('2026-11-28'), due('2027-03-01')]).toEqual([0, 1, 1, 1]);
  });

  test('is not what stands on the list to be bought; it is what was ticked there last time, or is at home', () => {
    const milk = regular('milk', 'week', bought('2026-11-21'));
    const due = (list: ShoppingList) => dueFor([milk], list, '2026-11-28', dayOf).length;
    expect(due(produce(item('milk')))).toBe(0);
    expect(due(produce(item('milch', { food: 'milk' })))).toBe(0);
    expect(due(produce(item('milk', { checked: true })))).toBe(1);
    expect(due(produce(item('milk', { isStaple: true })))).toBe(1);
  });
});

describe('putting it on a list', () => {
  test('two devices that both put it there have one line of it', () => {
    const milk = regular('milk', 'week', bought('2026-11-21'));
    const [once] = [putRegulars(emptyList(), [milk])];
    expect(once.produce).toEqual([item('milk', { id: itemIdOf(milk), quantity: 2, unit: 'l', byHand: '2 x l' })]);
    expect(putRegulars(once, [milk])).toEqual(once);
  });

  test('what was ticked last time is to be bought once more, and says no longer who bought it', () => {
    const milk = regular('milk', 'week', bought('2026-11-21'));
    const list = produce(item('milk', { quantity: 5, checked: true, checkedBy: 'kim' }));
    expect(putRegulars(list, [milk]).produce).toEqual([item('milk', { quantity: 5 })]);
  });

  test('where two devices put it on two lists, the one that the household does not keep gives way, unless it was bought', () => {
    const milk = regular('milk', 'week', bought('2026-11-21'));
    const list = putRegulars(emptyList(), [milk]);
    const put = noteAsPut(milk, 'list b', at('2026-11-28'));
    if (put.kind === 'remove' || put.habit !== 'regular') throw new Error('not put');
    const known = { ...milk, last: put.values.last as LastTime };
    expect(putTwice(list, 'list a', [known])).toEqual([itemIdOf(milk)]);
    expect(putTwice(list, 'list b', [known])).toEqual([]);
    const ticked = produce({ ...(list.produce[0] as ListItem), checked: true });
    expect(putTwice(ticked, 'list a', [known])).toEqual([]);
  });
});

describe('a tick', () => {
  test('tells that it was bought, and taken off that it was not', () => {
    const milk = regular('milk', 'week', bought('2026-11-21'));
    const ticked = noteTick(milk, true, at('2026-11-28'));
    expect(ticked).toMatchObject({
      values: { last: { what: 'bought', ms: at('2026-11-28'), beforeMs: at('2026-11-21') } },
    });
    if (ticked?.kind !== 'set' || ticked.habit !== 'regular') throw new Error('not ticked');
    const after = { ...milk, last: ticked.values.last as LastTime };
    expect(noteTick(after, false, at('2026-11-28') + DAY_MS)).toMatchObject({
      values: { last: { what: 'undone', ms: at('2026-11-21') } },
    });
    expect(noteTick(regular('milk', 'week', { what: 'put', ms: 0 }), false, 1)).toBeNull();
  });
});

test('an item is known again by what it is; of one that recipes add to, only what was added by hand is meant', () => {
  const change = startRegular(
    'k',
    item('milch', { food: 'milk', quantity: 3, unit: 'l', meals: ['Porridge'], byHand: '1 x l' }),
    'dairy and eggs',
    'fortnight',
    5,
  );
  expect(change).toMatchObject({
    kind: 'add',
    values: {
      thing: { name: 'milch', food: 'milk' },
      amount: { quantity: 1, unit: 'l', quantityDescription: '' },
      last: { what: 'started', ms: 5 },
    },
  });
  const milk = { ...regular('milk', 'week', bought('2026-11-21')), thing: { name: 'milch', food: 'milk' } };
  expect(regularOfItem([milk], item('milk'))).toBe(milk);
  expect(regularOfItem([milk], item('oat milk'))).toBeNull();
});

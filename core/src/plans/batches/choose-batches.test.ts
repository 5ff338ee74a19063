import { expect, it, test } from 'vitest';
import { NO_GOALS } from '../plan-settings.ts';
import { noWishes, type PlanWishes } from '../wishes.ts';
import { type BatchRecipe, type BatchSlot, chooseBatches, cookingAhead } from './choose-batches.ts';

const dish = (id: string, change: Partial<BatchRecipe> = {}): BatchRecipe => ({
  id,
  type: 'any',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories: 500, protein: 30, carbohydrates: 50, fat: 20 },
  serves: 2,
  keepsDays: 3,
  ...change,
});
/** One serving for one person, of what is eaten at once where nothing else is said. */
const slot = (
  day: number,
  mealType: 'lunch' | 'dinner',
  recipe: BatchRecipe | null,
  change: Partial<BatchSlot> = {},
): BatchSlot => ({
  day,
  mealType,
  index: 0,
  recipe,
  plates: [{ person: 'ada', portion: 1 }],
  isFree: true,
  ...change,
});
const fresh = (id: string, change: Partial<BatchRecipe> = {}) => dish(id, { keepsDays: 0, ...change });

const chosen = (slots: BatchSlot[], wishes: Partial<PlanWishes> = {}) =>
  chooseBatches(slots, {
    wishes: { ...noWishes(), cookOnce: true, ...wishes },
    weekStart: null,
    isEaten: () => true,
    usualPortion: () => null,
  }).map(({ from, to, cooked }) => `${from} > ${to}: ${cooked}`);

it('a dish is eaten again on a later day, as long as it keeps, and whole recipes are cooked for both', () => {
  const week = (keepsDays: number, day: number) => [
    slot(0, 'dinner', dish('stew', { keepsDays })),
    slot(day, 'lunch', fresh('salad')),
  ];
  expect(chosen(week(3, 1))).toEqual(['0-dinner-0 > 1-lunch-0: 2']);
  expect(chosen(week(3, 3))).toEqual(['0-dinner-0 > 3-lunch-0: 2']);
  expect(chosen(week(3, 4))).toEqual([]);
  expect(chosen(week(1, 1))).toEqual(['0-dinner-0 > 1-lunch-0: 2']);
  expect(chosen(week(1, 2))).toEqual([]);
  expect(chosen(week(0, 1))).toEqual([]);
  expect(chosen([slot(1, 'dinner', dish('stew')), slot(0, 'lunch', fresh('salad'))])).toEqual([]);
  expect(chosen(week(3, 1), { cookOnce: false })).toEqual([]);
});

test.each<[string, BatchSlot[], string]>([
  [
    'the next day before a later one',
    [slot(0, 'dinner', dish('stew')), slot(3, 'lunch', fresh('a')), slot(1, 'lunch', fresh('b'))],
    '1-lunch-0',
  ],
  [
    'a lunch before a dinner',
    [slot(0, 'dinner', dish('stew')), slot(1, 'dinner', fresh('a')), slot(1, 'lunch', fresh('b'))],
    '1-lunch-0',
  ],
  [
    'an empty slot before a meal',
    [slot(0, 'dinner', dish('stew')), slot(1, 'lunch', fresh('a')), slot(2, 'lunch', null)],
    '2-lunch-0',
  ],
  [
    'in the place of the meal that is more like it',
    [
      slot(0, 'dinner', dish('stew')),
      slot(
        1,
        'lunch',
        fresh('a', { nutrients: { ...NO_GOALS, calories: 500, protein: 5, carbohydrates: 110, fat: 2 } }),
      ),
      slot(2, 'lunch', fresh('b')),
    ],
    '2-lunch-0',
  ],
])('is eaten again: %s', (_, slots, to) => {
  expect(chosen(slots)).toEqual([`0-dinner-0 > ${to}: 2`]);
});

test.each<[string, BatchSlot, BatchSlot]>([
  [
    'known to keep before one of which nobody knows',
    slot(0, 'dinner', dish('b', { keepsDays: 2 })),
    slot(0, 'dinner', dish('a', { keepsDays: undefined as never }), { index: 1 }),
  ],
  [
    'that keeps for days before one that does so shortly',
    slot(0, 'dinner', dish('b', { keepsDays: 2 })),
    slot(0, 'dinner', dish('a', { keepsDays: 1 }), { index: 1 }),
  ],
  [
    'of which nothing is left over before one of which half is',
    slot(0, 'dinner', dish('b')),
    slot(0, 'dinner', dish('a', { serves: 3 }), { index: 1 }),
  ],
  ['that is cooked for a dinner before one for a lunch', slot(0, 'dinner', dish('b')), slot(0, 'lunch', dish('a'))],
  [
    'that suits the meal before one for want of better',
    slot(0, 'dinner', dish('b')),
    slot(0, 'dinner', dish('a', { type: 'dinner' }), { index: 1 }),
  ],
])('the dish is one %s', (_, first, second) => {
  const again = slot(1, 'lunch', fresh('salad'));
  expect(chosen([second, first, again]).map((batch) => batch.split(' ')[0])).toEqual([
    `0-${first.mealType}-${first.index}`,
  ]);
});

it('of two as good the earlier is chosen, in whatever order they come', () => {
  const slots = [
    slot(0, 'dinner', dish('a')),
    slot(2, 'dinner', dish('b')),
    slot(1, 'lunch', fresh('c')),
    slot(3, 'lunch', fresh('d')),
  ];
  const both = ['0-dinner-0 > 1-lunch-0: 2', '2-dinner-0 > 3-lunch-0: 2'];
  expect(chosen(slots)).toEqual(both);
  expect(chosen(slots.toReversed())).toEqual(both);
});

it('a recipe that comes again anyway is what is left of itself, and comes no third time', () => {
  const stew = dish('stew');
  const [first, again, empty] = [slot(0, 'dinner', stew), slot(2, 'lunch', stew), slot(1, 'lunch', null)];
  expect(chosen([first, slot(1, 'lunch', fresh('salad')), again])).toEqual(['0-dinner-0 > 2-lunch-0: 2']);
  expect(chosen([first, again, empty])).toEqual(['0-dinner-0 > 2-lunch-0: 2']);
  expect(chosen([first, empty])).toEqual(['0-dinner-0 > 1-lunch-0: 2']);
});

it('a day without cooking is fed from the pot that keeps least beyond it', () => {
  const week = (keepsOne: number, keepsOther: number) =>
    chosen(
      [
        slot(0, 'dinner', dish('a', { keepsDays: keepsOne })),
        slot(1, 'dinner', dish('b', { keepsDays: keepsOther })),
        slot(3, 'lunch', fresh('c')),
      ],
      { cookOnce: false, cookOn: [0, 1, 2] },
    );
  expect(week(3, 3)).toEqual(['0-dinner-0 > 3-lunch-0: 2']);
  expect(week(2, 3)).toEqual(['1-dinner-0 > 3-lunch-0: 2']);
  expect(week(4, 2)).toEqual(['1-dinner-0 > 3-lunch-0: 2']);
  expect(week(2, 1)).toEqual([]);
});

it('no dish is one of which more than half would be left, and none that is of no size', () => {
  const week = (serves: number) => [slot(0, 'dinner', dish('stew', { serves })), slot(1, 'lunch', fresh('salad'))];
  // a plate grows by a step at most
  expect([2, 3, 4, 6, 8, 0].map((serves) => chosen(week(serves)).length)).toEqual([1, 1, 1, 0, 0, 0]);
});

it('neither is cooked nor eaten in a slot that is locked, and a breakfast is no leftover', () => {
  const [stew, salad] = [slot(0, 'dinner', dish('stew')), slot(1, 'lunch', fresh('salad'))];
  expect(chosen([{ ...stew, isFree: false }, salad])).toEqual([]);
  expect(chosen([stew, { ...salad, isFree: false }])).toEqual([]);
  expect(chosen([stew, { ...salad, mealType: 'breakfast' }])).toEqual([]);
  expect(chosen([stew, { ...salad, plates: [] }])).toEqual([]);
});

it('no more meals hold a group than is wished, but one of the group gives way to another', () => {
  const beef = (id: string, keepsDays: number) => dish(id, { foodGroups: ['redMeat'], keepsDays });
  const atMost = { atMost: { ...noWishes().atMost, redMeat: 1 } };
  expect(chosen([slot(0, 'dinner', beef('stew', 3)), slot(1, 'lunch', fresh('salad'))], atMost)).toEqual([]);
  expect(chosen([slot(0, 'dinner', beef('stew', 3)), slot(1, 'lunch', beef('steak', 0))], atMost)).toHaveLength(1);
});

it('is cooked ahead where so much of it is eaten that no more than half is left', () => {
  const ahead = cookingAhead({ ...noWishes(), cookOn: [0] }, null, 1);
  const days = (serves: number | undefined, keepsDays?: number) =>
    ahead?.daysFed({ ...(serves !== undefined && { serves }), ...(keepsDays !== undefined && { keepsDays }) });
  expect([days(2, 3), days(4, 3), days(5, 3), days(0, 3), days(undefined, 3)]).toEqual([3, 3, 0, 0, 0]);
  expect([days(2, 0), days(2)]).toEqual([0, 1]);
  expect(cookingAhead(noWishes(), null, 1)).toBeUndefined();
});

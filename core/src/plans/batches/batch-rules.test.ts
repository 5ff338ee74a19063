import { describe, expect, it, test } from 'vitest';
import { NO_GOALS } from '../plan-settings.ts';
import { noWishes, type PlanWishes } from '../wishes.ts';
import {
  BATCHES_MAX,
  type BatchRecipe,
  type BatchRules,
  type BatchSlot,
  COOKED_MAX,
  chooseBatches,
} from './choose-batches.ts';

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
const fresh = (id: string, change: Partial<BatchRecipe> = {}) => dish(id, { keepsDays: 0, ...change });
/** One serving for one person. */
const slot = (
  day: number,
  mealType: BatchSlot['mealType'],
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
const kcal = (calories: number) => ({ nutrients: { ...NO_GOALS, calories } });

type Change = Partial<Omit<BatchRules, 'wishes'>> & { wishes?: Partial<PlanWishes> };
const batches = (slots: BatchSlot[], { wishes, ...rules }: Change = {}) =>
  chooseBatches(slots, {
    weekStart: null,
    isEaten: () => true,
    usualPortion: () => null,
    ...rules,
    wishes: { ...noWishes(), cookOnce: true, ...wishes },
  });
const ways = (slots: BatchSlot[], change: Change = {}) =>
  batches(slots, change).map(({ from, to }) => `${from} > ${to}`);

describe('what speaks against a batch', () => {
  const longer = (id: string, change: Partial<BatchRecipe> = {}) => dish(id, { keepsDays: 6, ...change });

  test.each<[string, BatchSlot[], string]>([
    [
      'a quarter left over is worse than a lunch that is cooked for',
      [slot(0, 'dinner', dish('a', { serves: 8 / 3 })), slot(0, 'lunch', dish('b'))],
      '0-lunch-0 > 1-lunch-0',
    ],
    [
      'a tenth left over is better than that',
      [slot(0, 'dinner', dish('a', { serves: 2.2 })), slot(0, 'lunch', dish('b'))],
      '0-dinner-0 > 1-lunch-0',
    ],
    [
      'a dish of which nobody knows how long it keeps is worse than a quarter left over',
      [
        slot(0, 'dinner', dish('a', { keepsDays: undefined as never })),
        slot(0, 'lunch', dish('b', { serves: 8 / 3, keepsDays: 2 })),
      ],
      '0-lunch-0 > 1-lunch-0',
    ],
    [
      'one that keeps for a day is worse than a lunch that is cooked for',
      [slot(0, 'dinner', dish('a', { keepsDays: 1 })), slot(0, 'lunch', dish('b', { keepsDays: 2 }))],
      '0-lunch-0 > 1-lunch-0',
    ],
    [
      'one that suits the meal not by its kind is worse than a twentieth left over',
      [slot(0, 'dinner', dish('a', { type: 'dinner' })), slot(0, 'dinner', dish('b', { serves: 2.1 }), { index: 1 })],
      '0-dinner-1 > 1-lunch-0',
    ],
  ])('%s', (_, cooked, way) => {
    expect(ways([...cooked, slot(1, 'lunch', fresh('salad'))])).toEqual([way]);
    expect(ways([slot(1, 'lunch', fresh('salad')), ...cooked.toReversed()])).toEqual([way]);
  });

  it('a dinner is worse than a day more, and better than three', () => {
    const week = (...again: BatchSlot[]) => ways([slot(0, 'dinner', longer('stew')), ...again]);
    expect(week(slot(1, 'dinner', fresh('a')), slot(2, 'lunch', fresh('b')))).toEqual(['0-dinner-0 > 2-lunch-0']);
    expect(week(slot(1, 'dinner', fresh('a')), slot(4, 'lunch', fresh('b')))).toEqual(['0-dinner-0 > 1-dinner-0']);
  });

  it('a meal of which nobody knows what it holds gives way before one that is quite unlike, after one that is alike', () => {
    const unlike = fresh('unlike', {
      nutrients: { ...NO_GOALS, calories: 20, protein: 0, carbohydrates: 0, fat: 300 },
    });
    const unknown = fresh('unknown', { nutrients: null });
    const week = (one: BatchRecipe, other: BatchRecipe) =>
      ways([slot(0, 'dinner', dish('stew')), slot(1, 'lunch', one), slot(2, 'lunch', other)]);
    expect(week(unlike, unknown)).toEqual(['0-dinner-0 > 2-lunch-0']);
    expect(week(unknown, fresh('alike'))).toEqual(['0-dinner-0 > 2-lunch-0']);
    // what is cooked is unknown: both are as unlike, and the earlier is taken
    const stew = dish('stew', { nutrients: null });
    expect(ways([slot(0, 'dinner', stew), slot(1, 'lunch', unlike), slot(2, 'lunch', fresh('alike'))])).toEqual([
      '0-dinner-0 > 1-lunch-0',
    ]);
  });

  it('an empty slot outweighs most of that', () => {
    expect(
      ways([slot(0, 'dinner', longer('stew')), slot(1, 'lunch', fresh('alike')), slot(5, 'dinner', null)]),
    ).toEqual(['0-dinner-0 > 5-dinner-0']);
  });
});

describe('the plates of a batch', () => {
  const both = [
    { person: 'ada', portion: 1 },
    { person: 'ben', portion: 1.5 },
  ];

  it('hold as much energy as the meals that gave way, in portions that there are', () => {
    const week = (cooked: BatchRecipe, gone: BatchRecipe) =>
      batches([slot(0, 'dinner', cooked), slot(1, 'lunch', gone)])[0]?.plates.to.map(({ portion }) => portion);
    const large = (change = {}) => dish('stew', { serves: 3, ...kcal(500), ...change });
    expect(week(large(), fresh('a', kcal(1000)))).toEqual([2]);
    expect(week(large({ serves: 1.5 }), fresh('a', kcal(250)))).toEqual([0.5]);
    expect(week(large({ serves: 2 }), fresh('a', { nutrients: null }))).toEqual([1]);
    expect(week(large({ serves: 2, nutrients: null }), fresh('a', kcal(900)))).toEqual([1]);
  });

  it('are usual ones of whoever has so much of every meal, and of others give or take a step for whole recipes', () => {
    const slots = [
      slot(0, 'dinner', dish('stew', { serves: 5.25 }), { plates: both }),
      slot(1, 'lunch', fresh('salad'), { plates: both }),
    ];
    const portions = (usualPortion: BatchRules['usualPortion']) => {
      const [batch] = batches(slots, { usualPortion });
      return [...(batch?.plates.from ?? []), ...(batch?.plates.to ?? [])].map(({ portion }) => portion);
    };
    expect(portions(() => null).reduce((sum, portion) => sum + portion, 0)).toBeCloseTo(5.25, 9);
    expect(portions((person) => (person === 'ada' ? 1 : 1.5))).toEqual([1, 1.5, 1, 1.5]);
    expect(portions((person) => (person === 'ada' ? 0.5 : 1.5)).slice(2)).toEqual([0.5, 1.5]);
  });

  it('of a pot for two days without cooking are those of each day, and whole recipes for all three', () => {
    const one = [{ person: 'ada', portion: 1 }];
    const made = batches(
      [
        slot(0, 'dinner', dish('stew', { serves: 4 }), { plates: one }),
        slot(1, 'lunch', fresh('a'), { plates: both }),
        slot(2, 'dinner', fresh('b'), { plates: one }),
      ],
      { wishes: { cookOnce: false, cookOn: [0] } },
    );
    expect(made.map(({ from, to }) => `${from} > ${to}`)).toEqual([
      '0-dinner-0 > 1-lunch-0',
      '0-dinner-0 > 2-dinner-0',
    ]);
    expect(made.map(({ plates }) => plates.to.map(({ person }) => person))).toEqual([['ada', 'ben'], ['ada']]);
    const eaten = [made[0]!.plates.from, made[0]!.plates.to, made[1]!.plates.to].flat();
    const sum = eaten.reduce((total, { portion }) => total + portion, 0);
    for (const { cooked, plates } of made) {
      expect(cooked % 4).toBe(0);
      expect(cooked).toBeGreaterThanOrEqual(sum - 1e-9);
      expect(cooked).toBeLessThan(sum + 4);
      expect(plates.from).toEqual(made[0]!.plates.from);
    }
  });

  it('are none of what is of no size, too large a recipe, or not eaten at both tables', () => {
    const week = (change: Partial<BatchRecipe>, rules: Change = {}) =>
      ways([slot(0, 'dinner', dish('stew', change)), slot(1, 'lunch', fresh('salad'))], rules);
    expect(week({ serves: undefined as never })).toEqual([]);
    expect(week({ serves: -2 })).toEqual([]);
    expect(week({}, { isEaten: (_, { day }) => day === 0 })).toEqual([]);
    expect(week({}, { isEaten: (_, { day }) => day === 1 })).toEqual([]);
    const crowd = (serves: number) => {
      const plates = Array.from({ length: serves / 4 }, (_, person) => ({ person: `p${person}`, portion: 2 }));
      return ways([slot(0, 'dinner', dish('stew', { serves }), { plates }), slot(1, 'lunch', fresh('a'), { plates })]);
    };
    expect(crowd(COOKED_MAX / 2)).toHaveLength(1);
    expect(crowd(COOKED_MAX / 2 + 4)).toEqual([]);
  });
});

describe('the batches of a week', () => {
  const week = (days: number) =>
    Array.from({ length: days }, (_, day) => [
      slot(day, 'dinner', dish(`stew ${day}`)),
      slot(day, 'lunch', fresh(`salad ${day}`)),
    ]).flat();

  it('are three at most, cooked on different days and eaten on different days', () => {
    const made = batches(week(7));
    expect(made).toHaveLength(BATCHES_MAX);
    const dayOf = (key: string) => key.split('-')[0];
    expect(new Set(made.map(({ from }) => dayOf(from))).size).toBe(BATCHES_MAX);
    expect(new Set(made.map(({ to }) => dayOf(to))).size).toBe(BATCHES_MAX);
    expect(batches(week(2))).toHaveLength(1);
    const sameDays = [
      slot(0, 'dinner', dish('a')),
      slot(0, 'lunch', dish('b')),
      slot(2, 'lunch', fresh('c')),
      slot(3, 'lunch', fresh('d')),
    ];
    expect(ways(sameDays)).toEqual(['0-dinner-0 > 2-lunch-0']);
    const sameAgain = [
      slot(0, 'dinner', dish('a')),
      slot(1, 'dinner', dish('b')),
      slot(2, 'lunch', fresh('c')),
      slot(2, 'lunch', fresh('d'), { index: 1 }),
    ];
    expect(ways(sameAgain)).toHaveLength(1);
  });

  it('of days without cooking come first, from the pot that keeps least beyond, and share no day with the others', () => {
    const slots = [
      slot(0, 'dinner', dish('pot')),
      slot(1, 'dinner', dish('stew')),
      slot(2, 'lunch', fresh('a')),
      slot(3, 'lunch', fresh('b')),
    ];
    expect(ways(slots, { wishes: { cookOn: [0, 1, 3] } })).toEqual([
      '0-dinner-0 > 2-lunch-0',
      '1-dinner-0 > 3-lunch-0',
    ]);
    expect(ways(slots, { wishes: { cookOn: [0, 1, 3], cookOnce: false } })).toEqual(['0-dinner-0 > 2-lunch-0']);
  });

  it('feed none that needs no cooking, and cook on no day without it', () => {
    const asked = { wishes: { cookOnce: false, cookOn: [0] } };
    const fed = (isCooked: boolean | undefined) =>
      ways(
        [slot(0, 'dinner', dish('pot')), slot(1, 'lunch', fresh('a', isCooked === undefined ? {} : { isCooked }))],
        asked,
      );
    expect([fed(true), fed(undefined), fed(false)].map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(ways([slot(1, 'dinner', dish('pot')), slot(2, 'lunch', fresh('a'))], asked)).toEqual([]);
    // both were wished: what stands on a day without cooking is cooked for nothing else
    expect(
      ways([slot(1, 'dinner', dish('pot')), slot(2, 'lunch', fresh('a'))], { wishes: { cookOnce: true, cookOn: [0] } }),
    ).toEqual([]);
  });

  it('hold no more of a group than is wished, second dishes counted', () => {
    const beef = { foodGroups: ['redMeat'] as const };
    const atMost = (redMeat: number) => ({ wishes: { atMost: { ...noWishes().atMost, redMeat } } });
    const slots = (second: BatchRecipe | null) => [
      slot(0, 'dinner', dish('stew', beef)),
      slot(1, 'lunch', fresh('salad')),
      slot(3, 'lunch', fresh('other'), { second, isFree: false }),
    ];
    expect(ways(slots(null), atMost(2))).toHaveLength(1);
    expect(ways(slots(fresh('steak', beef)), atMost(2))).toEqual([]);
    expect(ways(slots(fresh('steak', beef)), atMost(3))).toHaveLength(1);
    // one after the other uses up what is left
    const two = [
      slot(0, 'dinner', dish('a', beef)),
      slot(1, 'lunch', fresh('b')),
      slot(2, 'dinner', dish('c', beef)),
      slot(3, 'lunch', fresh('d')),
    ];
    expect(ways(two, atMost(3))).toHaveLength(1);
    expect(ways(two, atMost(4))).toHaveLength(2);
    // a meal of the group that gives way leaves room
    const given = [
      slot(0, 'dinner', dish('a', beef)),
      slot(1, 'lunch', fresh('b', beef)),
      slot(2, 'dinner', dish('c', beef)),
      slot(3, 'lunch', fresh('d')),
    ];
    expect(ways(given, atMost(3))).toEqual(['0-dinner-0 > 1-lunch-0']);
    expect(ways(given, atMost(4))).toHaveLength(2);
    const pots = { wishes: { cookOnce: false, cookOn: [0, 2], ...atMost(3).wishes } };
    expect(ways(two, pots)).toHaveLength(1);
  });
});

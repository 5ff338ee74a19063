import { describe, expect, it, test } from 'vitest';
import { GOAL_NUTRIENTS, type GoalNutrients } from '../../foods/nutrients.ts';
import { MEAL_TYPES, type MealType } from '../../recipes/meal-type.ts';
import { WIDTH } from '../goal-columns.ts';
import { defaultPlanSettings, NO_GOALS, type PlanSettings } from '../plan-settings.ts';
import { SLOT_SHARE, USUAL_DAY_KCAL } from '../usual-day.ts';
import { type HouseholdCandidate, type HouseholdLock, type HouseholdPerson, PORTIONS } from './household.ts';
import { compileHouseholdProblem, NONE, TYPES } from './household-problem.ts';

const recipe = (id: string, change: Partial<HouseholdCandidate> = {}): HouseholdCandidate => ({
  id,
  type: 'dinner',
  tags: [],
  isFavorite: false,
  nutrients: { ...NO_GOALS, calories: 500 },
  ...change,
});
const eater = (id: string, change: Partial<HouseholdPerson> = {}): HouseholdPerson => ({
  id,
  nutGoals: { ...NO_GOALS, calories: 2000 },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away: [],
  ...change,
});
const [LUNCH, DINNER] = [MEAL_TYPES.indexOf('lunch'), MEAL_TYPES.indexOf('dinner')];

type Asked = {
  persons?: HouseholdPerson[];
  meals?: Partial<Record<MealType, number>>;
  settings?: Partial<PlanSettings>;
  locked?: Record<string, HouseholdLock | null>;
};
/** A lunch and a dinner each day, where no other meals are asked for. */
function compiled(candidates: HouseholdCandidate[], { persons = [eater('ada')], meals, settings, locked = {} }: Asked) {
  const day = { breakfast: 0, lunch: 1, dinner: 1, snack: 0, ...meals };
  const structure = defaultPlanSettings().structure.map(() => day);
  const problem = compileHouseholdProblem(
    candidates,
    { persons, secondDishes: 2 },
    { ...defaultPlanSettings(), structure, ...settings },
    locked,
  );
  const ids = (numbers: Iterable<number>) => [...numbers].map((number) => problem.recipes[number]!.id);
  const numberOf = (id: string) => problem.recipes.findIndex((one) => one.id === id);
  const slotAt = (key: string) => problem.slots.findIndex((slot) => slot.key === key);
  return { problem, ids, numberOf, slotAt };
}

describe('the recipes of a household’s week', () => {
  it('are those that pass the filter, in the order of their ids, then what is locked and is none of them', () => {
    const away = recipe('away', { type: 'lunch' });
    const { problem, ids } = compiled(
      [recipe('c'), recipe('a'), recipe('b', { tags: ['no'] }), recipe('d', { diets: 'against' })],
      {
        settings: { tagsExclude: ['no'] },
        locked: {
          '0-dinner-0': { meal: 'b' },
          '1-dinner-0': { meal: away },
          '2-dinner-0': { meal: 'gone' },
          '3-dinner-0': { meal: 'gone' },
          '4-dinner-0': { meal: 'a' },
        },
      },
    );
    expect(ids(problem.recipes.keys())).toEqual(['a', 'c', 'b', 'away', 'gone']);
    expect(problem.choosable).toBe(2);
    expect(problem.recipes[3]).toBe(away);
    expect(problem.recipes[4]).toEqual({ id: 'gone', type: 'any', tags: [], isFavorite: false, nutrients: null });
    expect(problem.fits.map(ids)).toEqual([[], [], ['a', 'c'], []]);
  });

  it('stand where their type is, those for any meal where they are known to serve', () => {
    const { problem, ids } = compiled(
      [
        recipe('any', { type: 'any' }),
        recipe('for lunch', { type: 'any', meals: ['lunch'] }),
        recipe('guess', { type: 'any', meals: ['lunch'], isGuess: true }),
        recipe('snack', { type: 'snack', meals: ['dinner'] }),
        recipe('typed', { type: 'dinner', meals: ['lunch'] }),
      ],
      {},
    );
    expect(problem.fits.map(ids)).toEqual([
      ['any', 'guess'],
      ['any', 'for lunch', 'guess'],
      ['any', 'guess', 'typed'],
      ['any', 'guess', 'snack'],
    ]);
    const lastResort = [...problem.isLastResort.keys()].filter((cell) => problem.isLastResort[cell] === 1);
    expect(lastResort.map((cell) => `${ids([Math.floor(cell / TYPES)])} ${MEAL_TYPES[cell % TYPES]}`)).toEqual([
      'guess breakfast',
      'guess dinner',
      'guess snack',
    ]);
    for (const [type, numbers] of problem.fits.entries())
      for (const number of problem.recipes.keys())
        expect(problem.isFit[number * TYPES + type]).toBe(numbers.includes(number) ? 1 : 0);
  });

  it('add their share of a person’s goals, by weight; an amount that cannot be meant adds nothing', () => {
    const nutGoals = { ...NO_GOALS, calories: 2000, protein: 100 };
    const nutrients = { ...NO_GOALS, calories: 500, protein: 20, fat: 9 };
    const { problem, numberOf } = compiled(
      [
        recipe('a', { nutrients }),
        recipe('b', { nutrients: null }),
        recipe('c', { nutrients: { ...NO_GOALS, calories: -1, protein: Number.NaN } }),
        recipe('d', { nutrients: { ...NO_GOALS, calories: Number.POSITIVE_INFINITY, protein: 50 } }),
      ],
      { persons: [eater('ada', { nutGoals }), eater('ben', { nutGoals, priorityNutrients: ['protein'] })] },
    );
    const amounts = (person: number, id: string) => {
      const at = (person * problem.recipes.length + numberOf(id)) * WIDTH;
      return [...problem.amounts.slice(at, at + WIDTH)];
    };
    expect(amounts(0, 'a')).toEqual([0.125, 0.1, 0, 0, 0, 0]);
    // what has priority weighs three of four
    expect(amounts(1, 'a')).toEqual([0.0625, 0.15, 0, 0, 0, 0]);
    expect(amounts(0, 'b')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(amounts(0, 'c')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(amounts(0, 'd')).toEqual([0, 0.25, 0, 0, 0, 0]);
  });

  it('are known by what they may do and what is against them', () => {
    const book = [
      recipe('a', { isBorrowed: true }),
      recipe('b', { nutrients: null, type: 'lunch' }),
      recipe('c', { type: 'snack' }),
    ];
    const { problem } = compiled(book, {});
    expect([...problem.isBorrowed]).toEqual([1, 0, 0]);
    expect([...problem.isUnknown]).toEqual([0, 1, 0]);
    // snacks may come again by default, and nothing else
    expect([...problem.ownRepeats]).toEqual([0, 0, 1]);
    expect([...problem.typeRepeats]).toEqual(MEAL_TYPES.map((type) => (type === 'snack' ? 1 : 0)));
    expect({ hasGoals: problem.hasGoals, secondDishes: problem.secondDishes, persons: problem.persons }).toEqual({
      hasGoals: true,
      secondDishes: 2,
      persons: 1,
    });
    // without goals nobody asks what they hold
    const without = compiled(book, { persons: [eater('ada', { nutGoals: { ...NO_GOALS } })] }).problem;
    expect([...without.isUnknown]).toEqual([0, 0, 0]);
    expect(without.hasGoals).toBe(false);
    const both = compiled(book, { persons: [eater('ada', { nutGoals: { ...NO_GOALS } }), eater('ben')] }).problem;
    expect([...both.isUnknown]).toEqual([0, 1, 0]);
    expect(both.personIds).toEqual(['ada', 'ben']);
  });
});

describe('the portions of a recipe', () => {
  const portionsIn = (mask: number) => PORTIONS.filter((_, place) => (mask & (1 << place)) !== 0);
  const masksOf = (change: Partial<HouseholdCandidate>, more: HouseholdCandidate[] = []) => {
    const { problem, numberOf } = compiled([recipe('a', { type: 'any', ...change }), ...more], {});
    return MEAL_TYPES.map((_, type) => portionsIn(problem.portionMask[numberOf('a') * TYPES + type]!));
  };
  const sensed = recipe('sensed', { meals: ['dinner'] });

  it('are all there are, or pieces of it', () => {
    expect(masksOf({})).toEqual(MEAL_TYPES.map(() => [...PORTIONS]));
    expect(masksOf({ portionStep: 0.5 })[0]).toEqual([0.5, 1, 1.5, 2]);
    expect(masksOf({ portionStep: 1 })[0]).toEqual([1, 2]);
  });

  it('are no more and no less than a plate can hold, where anything is known of dishes', () => {
    const kcal = (calories: number) => ({ nutrients: { ...NO_GOALS, calories } });
    // a lunch is 150 to 1500 kcal, a breakfast 100 to 1500, a snack 800 at most
    expect(masksOf(kcal(200), [sensed])).toEqual([
      [...PORTIONS],
      [0.75, 1, 1.25, 1.5, 2],
      [0.75, 1, 1.25, 1.5, 2],
      [...PORTIONS],
    ]);
    expect(masksOf(kcal(1000), [sensed])).toEqual([
      [0.5, 0.75, 1, 1.25, 1.5],
      [0.5, 0.75, 1, 1.25, 1.5],
      [0.5, 0.75, 1, 1.25, 1.5],
      [0.5],
    ]);
    expect(masksOf(kcal(1000))[3]).toEqual([...PORTIONS]);
    expect(masksOf({ nutrients: null }, [sensed])[1]).toEqual([...PORTIONS]);
  });

  it('decide where a recipe may stand: in some portion, or in one serving where nobody has goals', () => {
    const book = [
      recipe('huge', { nutrients: { ...NO_GOALS, calories: 4000 } }),
      recipe('large', { nutrients: { ...NO_GOALS, calories: 2000 } }),
      recipe('small', { nutrients: { ...NO_GOALS, calories: 100 } }),
      recipe('tiny', { nutrients: { ...NO_GOALS, calories: 50 } }),
      recipe('usual', { meals: ['dinner'] }),
    ];
    const plain = eater('ada', { nutGoals: { ...NO_GOALS } });
    const dinners = (persons: HouseholdPerson[]) => {
      const { problem, ids } = compiled(book, { persons });
      return ids(problem.fits[DINNER]!);
    };
    expect(dinners([eater('ada')])).toEqual(['large', 'small', 'usual']);
    expect(dinners([plain, eater('ben')])).toEqual(['large', 'small', 'usual']);
    expect(dinners([plain])).toEqual(['usual']);
  });

  it('of somebody without goals are their usual one, as near as the recipe comes in it', () => {
    const plain = { nutGoals: { ...NO_GOALS } };
    const { problem } = compiled([recipe('a'), recipe('b', { portionStep: 1 })], {
      persons: [eater('ada'), eater('ben', { ...plain, portion: 1.5 }), eater('cleo', plain)],
    });
    expect([...problem.isPlain]).toEqual([0, 1, 1]);
    expect([...problem.plainMask].map((mask) => portionsIn(mask))).toEqual([[1], [1], [1.5], [1], [1], [1]]);
  });
});

describe('the slots of a household’s week', () => {
  it('know who is at home and what is locked into them', () => {
    const { problem, numberOf, slotAt } = compiled([recipe('a'), recipe('b'), recipe('c')], {
      persons: [eater('ada', { away: ['0-lunch-0'] }), eater('ben')],
      locked: {
        '0-dinner-0': { meal: 'b', second: 'c', portions: { ben: 1.5, nobody: 2 } },
        '1-dinner-0': { meal: 'a', second: null },
        '2-dinner-0': null,
        '3-dinner-0': { meal: null },
        '9-dinner-0': { meal: 'a' },
      },
    });
    expect(problem.slots).toHaveLength(14);
    const slot = (key: string) => problem.slots[slotAt(key)]!;
    expect(slot('0-lunch-0')).toEqual({
      day: 0,
      type: LUNCH,
      key: '0-lunch-0',
      present: [1],
      isLocked: false,
      lockedMain: NONE,
      lockedSecond: undefined,
      lockedPortions: new Map(),
    });
    expect(slot('0-dinner-0')).toEqual({
      day: 0,
      type: DINNER,
      key: '0-dinner-0',
      present: [0, 1],
      isLocked: true,
      lockedMain: numberOf('b'),
      lockedSecond: numberOf('c'),
      lockedPortions: new Map([[1, 1.5]]),
    });
    expect(slot('1-dinner-0')).toMatchObject({ lockedMain: numberOf('a'), lockedSecond: NONE });
    expect(slot('2-dinner-0')).toMatchObject({ isLocked: true, lockedMain: NONE, lockedSecond: undefined });
    expect(slot('3-dinner-0')).toMatchObject({ isLocked: true, lockedMain: NONE, lockedSecond: undefined });
    expect(problem.slotsOfDay).toEqual(Array.from({ length: 7 }, (_, day) => [2 * day, 2 * day + 1]));
  });

  it('have dishes that all at home eat; a portion that is locked is eaten whatever the diet', () => {
    const vegetarian = { diet: { tagsInclude: ['green'], tagsExclude: ['hot'] } };
    const { problem, ids, slotAt, numberOf } = compiled(
      [recipe('green', { tags: ['green'] }), recipe('hot', { tags: ['green', 'hot'] }), recipe('meat')],
      {
        persons: [eater('ada'), eater('ben', { ...vegetarian, away: ['1-dinner-0'] })],
        locked: { '2-dinner-0': { meal: 'meat', portions: { ben: 1 } } },
      },
    );
    expect([...problem.eats]).toEqual([1, 1, 1, 1, 0, 0]);
    expect(ids(problem.fitsAll[slotAt('0-dinner-0')]!)).toEqual(['green']);
    expect(ids(problem.fitsAll[slotAt('1-dinner-0')]!)).toEqual(['green', 'hot', 'meat']);
    const isForAll = (key: string) => problem.eatenByAll[slotAt(key) * 3 + numberOf('meat')];
    expect(['0-dinner-0', '1-dinner-0', '2-dinner-0'].map(isForAll)).toEqual([0, 1, 1]);
  });

  test('a structure of other than seven days is refused', () => {
    const { structure } = defaultPlanSettings();
    expect(() => compiled([recipe('a')], { settings: { structure: structure.slice(1) } })).toThrow(RangeError);
    expect(() => compiled([recipe('a')], { settings: { structure: [...structure, structure[0]!] } })).toThrow(
      'seven days',
    );
  });
});

describe('the days of a person', () => {
  const at = (person: number, day: number, column = 0) => (person * 7 + day) * WIDTH + column;
  const sides = (nutrients: GoalNutrients | null) => [{ nutrients, portions: { ada: 2 } }];

  it('lack the part of their goals that is eaten at home, without what is locked beside the meals', () => {
    const { problem } = compiled([recipe('a')], {
      persons: [eater('ada', { away: ['1-lunch-0', '2-lunch-0', '2-dinner-0'] })],
      locked: {
        '3-lunch-0': { meal: 'a', sides: sides({ ...NO_GOALS, calories: 100, fat: 30 }) },
        '4-lunch-0': { meal: 'a', sides: sides(null) },
        '5-lunch-0': { meal: null, sides: sides({ ...NO_GOALS, calories: -5 }) },
      },
    });
    const atHome = SLOT_SHARE.dinner / (SLOT_SHARE.lunch + SLOT_SHARE.dinner);
    const lacks = Array.from({ length: 7 }, (_, day) => problem.wanted[at(0, day)]!);
    const parts = [1, atHome, 0, 1, 1, 1, 1];
    lacks.forEach((lack, day) => {
      expect(lack).toBeCloseTo(day === 3 ? 0.9 : parts[day]!, 12);
      expect(problem.tolerances[at(0, day)]).toBeCloseTo(0.05 * parts[day]!, 12);
      expect(problem.dayWeight[day]).toBeCloseTo(parts[day] === 0 ? 0 : 1 / parts[day]!, 12);
      // of a nutrient without a goal nothing is wanted
      expect(problem.wanted[at(0, day, 3)]).toBe(0);
      expect(problem.tolerances[at(0, day, 3)]).toBe(0);
    });
    expect(problem.countedDays).toBe(6);
  });

  it('are as many as there are for everybody, and none without a meal', () => {
    const one = defaultPlanSettings().structure.map((_, day) => ({
      breakfast: 0,
      lunch: 0,
      dinner: day < 3 ? 1 : 0,
      snack: 0,
    }));
    const { problem } = compiled([recipe('a')], {
      persons: [eater('ada'), eater('ben', { away: ['0-dinner-0'] })],
      settings: { structure: one },
    });
    expect(problem.countedDays).toBe(5);
    expect([...problem.dayWeight]).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
  });

  it('of one without goals do not count, or are to be usual ones where anything is known of dishes', () => {
    const plain = eater('ada', { nutGoals: { ...NO_GOALS }, portion: 0.5, priorityNutrients: ['protein'] });
    const unknown = compiled([recipe('a')], { persons: [plain] }).problem;
    expect([...unknown.dayWeight]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(unknown.countedDays).toBe(0);
    expect(unknown.amounts.every((amount) => amount === 0)).toBe(true);
    const known = compiled([recipe('a', { meals: ['dinner'] })], { persons: [plain] }).problem;
    expect(known.countedDays).toBe(7);
    expect(known.wanted[0]).toBe(1);
    expect(known.amounts[0]).toBeCloseTo(500 / (0.5 * USUAL_DAY_KCAL), 12);
    // nothing that is off is a miss to somebody who has set no goal
    for (const column of GOAL_NUTRIENTS.keys()) expect(known.tolerances[column]).toBe(Number.POSITIVE_INFINITY);
    const whole = compiled([recipe('a', { meals: ['dinner'] })], {
      persons: [eater('ada', { nutGoals: { ...NO_GOALS } })],
    });
    expect(whole.problem.amounts[0]).toBeCloseTo(500 / USUAL_DAY_KCAL, 12);
  });
});

it('what is not known of a dish does not keep to a person’s limit, nor stand in for what has to be met', () => {
  const goals = { ...NO_GOALS, calories: 2000, protein: 100, sugar: 50 };
  const nutrients = { ...NO_GOALS, calories: 500, protein: 20 };
  const { problem, numberOf } = compiled(
    [
      recipe('known', { nutrients }),
      recipe('sugar unknown', { nutrients, lacks: ['sugar'] }),
      recipe('protein unknown', { nutrients: { ...nutrients, protein: 0 }, lacks: ['protein'] }),
    ],
    { persons: [eater('ada', { nutGoals: goals })] },
  );
  const sugarOf = (id: string) => problem.amounts[numberOf(id) * WIDTH + GOAL_NUTRIENTS.indexOf('sugar')];
  expect(sugarOf('known')).toBe(0);
  expect(sugarOf('sugar unknown')).toBeCloseTo((1 / 3) * 0.5);
  expect([...problem.isUnknown].map((unknown, number) => unknown === 1 && problem.recipes[number]?.id)).toEqual(
    problem.recipes.map(({ id }) => id === 'protein unknown' && id),
  );
});

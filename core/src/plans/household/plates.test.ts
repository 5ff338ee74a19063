import { expect, test } from 'vitest';
import type { WeekPlan } from '../week-plan.ts';
import { eatersOfPlates, type PlatedDish, type PlatedMeal, planOfPerson, platesFor, servingsOf } from './plates.ts';

const dish = (id: string, plates?: PlatedDish['plates']): PlatedDish => ({
  id,
  calories: 400,
  nutrients: [{ name: 'Protein', amount: 20, unit: 'g' }],
  plates,
});
const weekOf = (...lunch: PlatedMeal[]): WeekPlan<PlatedMeal> => [{ breakfast: [], lunch, dinner: [], snack: [] }];

test.each([
  ['one serving where nothing is said', {}, 1],
  ['the portions of a merged plan', { portions: 3 }, 3],
  [
    'the sum of the plates',
    {
      plates: [
        { person: 'a', portion: 1.25 },
        { person: 'b', portion: 0.75 },
      ],
    },
    2,
  ],
  ['nothing of a dish that nobody eats', { plates: [] }, 0],
])('servings to cook are %s', (_, meal, servings) => {
  expect(servingsOf(meal)).toBe(servings);
});

test('a person’s week holds every amount by their portion, the second dish where it is theirs, and no slot they are away from', () => {
  const curry = {
    ...dish('curry', [{ person: 'a', portion: 1.5 }]),
    second: dish('stew', [{ person: 'b', portion: 0.5 }]),
  };
  const plan = weekOf(curry, dish('soup', [{ person: 'b', portion: 1 }]), dish('toast'));
  expect(planOfPerson(plan, 'a')[0]?.lunch).toMatchObject([
    { id: 'curry', calories: 600, nutrients: [{ amount: 30 }] },
    { id: 'toast', calories: 400 },
  ]);
  expect(planOfPerson(plan, 'b')[0]?.lunch).toMatchObject([
    { id: 'stew', calories: 200, nutrients: [{ amount: 10 }] },
    { id: 'soup', calories: 400 },
    { id: 'toast' },
  ]);
  expect(eatersOfPlates(plan)).toEqual(['a', 'b']);
});

test('where somebody has no plate, what they eat elsewhere stands; a plate goes before it', () => {
  const plan = weekOf(dish('soup', [{ person: 'b', portion: 1 }]));
  const out = { ...dish('out'), note: { kind: 'eating_out' } };
  const elsewhere = (_: number, mealType: string) => (mealType === 'lunch' ? out : undefined);
  expect(planOfPerson(plan, 'a')[0]?.lunch).toEqual([]);
  expect(planOfPerson(plan, 'a', elsewhere)[0]?.lunch).toEqual([out]);
  expect(planOfPerson(plan, 'b', elsewhere)[0]?.lunch).toMatchObject([{ id: 'soup' }]);
});

test('calories that nobody knows stay unknown whatever the portion', () => {
  const plan = weekOf({ ...dish('soup', [{ person: 'a', portion: 2 }]), calories: null });
  expect(planOfPerson(plan, 'a')[0]?.lunch[0]?.calories).toBeNull();
});

test('who sits at a slot keeps their portion, a newcomer gets the usual one, who is away has none', () => {
  const before = [
    { person: 'a', portion: 1.5 },
    { person: 'c', portion: 2 },
  ];
  const eaters = [
    { id: 'a', portion: 1 },
    { id: 'b', portion: 0.75 },
  ];
  expect(platesFor(eaters, before)).toEqual([
    { person: 'a', portion: 1.5 },
    { person: 'b', portion: 0.75 },
  ]);
  expect(platesFor([], before)).toBeUndefined();
});

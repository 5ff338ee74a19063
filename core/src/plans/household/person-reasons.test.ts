import { expect, test } from 'vitest';
import { MEAL_TYPES } from '../../recipes/meal-type.ts';
import { NO_GOALS } from '../plan-settings.ts';
import { emptyWeek, type WeekPlan } from '../week-plan.ts';
import type { HouseholdPerson } from './household.ts';
import { type JudgedMeal, personReasons } from './person-reasons.ts';

const STRUCTURE = Array.from({ length: 7 }, () => ({ breakfast: 1, lunch: 1, dinner: 1, snack: 0 }));
const eater = (id: string, protein: number, away: string[] = []): HouseholdPerson => ({
  id,
  nutGoals: { ...NO_GOALS, protein },
  priorityNutrients: [],
  diet: { tagsInclude: [], tagsExclude: [] },
  away,
});
/** Meals with so much protein a serving, of which Ann has one and Ben two. */
function weekOf(protein: Record<string, number>): WeekPlan<JudgedMeal | null> {
  const plates = [
    { person: 'ann', portion: 1 },
    { person: 'ben', portion: 2 },
  ];
  return emptyWeek<JudgedMeal | null>(STRUCTURE, null).map((day) => ({
    ...day,
    ...Object.fromEntries(
      MEAL_TYPES.slice(0, 3).map((type) => [
        type,
        [{ nutrients: { ...NO_GOALS, protein: protein[type] ?? 0 }, plates }],
      ]),
    ),
  }));
}
const goalsOf = (...args: Parameters<typeof personReasons>) =>
  personReasons(...args).reasons.flatMap((reason) => (reason.code === 'person_goal' ? [reason] : []));

test('whose goals are missed are told which meals would help: those farthest from their share', () => {
  const week = weekOf({ breakfast: 5, lunch: 30, dinner: 30 });
  // for 100 g a breakfast's share is 24, a lunch's 35 and a dinner's 41
  const [ann, ben] = goalsOf(week, [eater('ann', 100), eater('ben', 60)]);
  expect(ann).toMatchObject({
    person: 'ann',
    nutrient: 'protein',
    average: 65,
    add: { mealType: 'breakfast', amount: 'more' },
  });
  // Ben has 60 of 21 at lunch, 60 of 25 at dinner, 10 of 14 at breakfast
  expect(ben).toMatchObject({ person: 'ben', average: 130, add: { mealType: 'lunch', amount: 'less' } });
});

test('no meal is named that is eaten elsewhere or had to stay', () => {
  const week = weekOf({ breakfast: 5, lunch: 20, dinner: 30 });
  const breakfasts = Array.from({ length: 7 }, (_, day) => `${day}-breakfast-0`);
  const [away] = goalsOf(week, [eater('ann', 100, breakfasts)]);
  expect(away?.add).toEqual({ mealType: 'lunch', amount: 'more' });
  const [locked] = goalsOf(week, [eater('ann', 100)], (key) => key.includes('breakfast'));
  expect(locked?.add).toEqual({ mealType: 'lunch', amount: 'more' });
  expect(goalsOf(week, [eater('ann', 100)], () => true)[0]?.add).toBeNull();
});

test('a dish that somebody does not eat and one of which nobody knows it are counted apart', () => {
  const week = weekOf({ breakfast: 20, lunch: 20, dinner: 20 });
  const unserved = { nutrients: null, plates: [{ person: 'ann', portion: 1 }] };
  week[0]!.lunch = [unserved];
  week[0]!.dinner = [{ ...unserved, unknownFor: ['ben'] }];
  week[1]!.dinner = [{ ...unserved, second: { ...unserved, unknownFor: ['ben'] } }];
  const { reasons } = personReasons(week, [eater('ann', 0), eater('ben', 0)]);
  expect(reasons).toEqual([{ code: 'person_unfed', person: 'ben', meals: 1, unknown: 2 }]);
});

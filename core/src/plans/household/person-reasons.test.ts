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

test('a goal within a twentieth on average is met, and the widest miss is told first and alone', () => {
  const week = weekOf({ breakfast: 30, lunch: 30, dinner: 35 });
  expect(goalsOf(week, [eater('ann', 100)])).toEqual([]);
  expect(goalsOf(week, [eater('ann', 101)])).toHaveLength(1);
  expect(goalsOf(week, [eater('ann', 90.4)])).toHaveLength(1);
  expect(goalsOf(week, [eater('ann', 90.6)])).toEqual([]);
  const both = { ...eater('ann', 110), nutGoals: { ...NO_GOALS, protein: 110, calories: 1000 } };
  const missed = goalsOf(week, [both]);
  expect(missed.map(({ nutrient, direction }) => `${nutrient} ${direction}`)).toEqual(['calories under']);
  expect(personReasons(week, [both]).distancePercent).toBeCloseTo((100 + (100 * 15) / 110) / 2, 9);
  expect(personReasons(week, [eater('ann', 0)]).distancePercent).toBeNull();
  expect(personReasons(week, []).distancePercent).toBeNull();
});

test('days that are eaten at home in part are judged as if they were whole, and those elsewhere not at all', () => {
  const week = weekOf({ breakfast: 24, lunch: 35, dinner: 41 });
  const dinners = Array.from({ length: 7 }, (_, day) => `${day}-dinner-0`);
  // breakfast is 4 of 17 parts of a day, lunch 6, dinner 7
  const [home] = goalsOf(week, [eater('ann', 200, dinners)]);
  expect(home?.average).toBeCloseTo((59 * 17) / 10, 9);
  const monday = MEAL_TYPES.slice(0, 3).map((type) => `0-${type}-0`);
  week[0] = { ...week[0]!, breakfast: [null], lunch: [null], dinner: [null] };
  expect(goalsOf(week, [eater('ann', 100, monday)])).toEqual([]);
  // at home it is a day without anything
  expect(goalsOf(week, [eater('ann', 100)])[0]?.average).toBeCloseTo(600 / 7, 9);
  const all = Array.from({ length: 7 }, (_, day) => MEAL_TYPES.slice(0, 3).map((type) => `${day}-${type}-0`)).flat();
  expect(personReasons(week, [eater('ann', 100, all)])).toEqual({ distancePercent: null, reasons: [] });
});

test('a day with a dish whose nutrition nobody knows is not judged, unless others eat it', () => {
  const week = weekOf({ breakfast: 30, lunch: 30, dinner: 40 });
  week[0]!.lunch = [{ nutrients: null, plates: [{ person: 'ann', portion: 1 }] }];
  expect(goalsOf(week, [eater('ann', 100)])).toEqual([]);
  expect(personReasons(week, [eater('ann', 100)]).distancePercent).toBeCloseTo(0, 9);
  // Ben lacks 60 of 200 on Monday
  expect(personReasons(week, [eater('ben', 200)]).distancePercent).toBeCloseTo(30 / 7, 9);
  for (const day of week) day.lunch = [{ nutrients: null, plates: [{ person: 'ann', portion: 1 }] }];
  expect(personReasons(week, [eater('ann', 100)]).distancePercent).toBeNull();
});

test('second dishes and sides count for whoever has them, a dish without plates as one serving', () => {
  const plate = (person: string, portion: number) => [{ person, portion }];
  const of = (protein: number) => ({ ...NO_GOALS, protein });
  const week = emptyWeek<JudgedMeal | null>(
    STRUCTURE.map(() => ({ breakfast: 0, lunch: 1, dinner: 0, snack: 0 })),
    null,
  );
  for (const day of week)
    day.lunch = [
      {
        nutrients: of(40),
        plates: plate('ann', 1),
        second: { nutrients: of(10), plates: plate('ben', 3) },
        sides: [{ nutrients: of(5) }, { nutrients: of(100), plates: plate('ben', 0.5) }],
      },
    ];
  const averages = goalsOf(week, [eater('ann', 100), eater('ben', 10)]).map(({ average }) => average);
  expect(averages[0]).toBeCloseTo(45, 9);
  expect(averages[1]).toBeCloseTo(85, 9);
  // a side alone is no meal
  expect(personReasons(week, [eater('cleo', 0)]).reasons).toEqual([
    { code: 'person_unfed', person: 'cleo', meals: 7, unknown: 0 },
  ]);
});

test('who is over on some days and under on others is told neither, beside an average that is right', () => {
  const high = weekOf({ breakfast: 20, lunch: 50, dinner: 60 });
  const low = weekOf({ breakfast: 10, lunch: 30, dinner: 30 });
  const swinging = high.map((day, at) => (at % 2 === 0 ? day : (low[at] ?? day)));
  const [ann] = goalsOf(swinging, [eater('ann', 100)]);
  expect(ann).toMatchObject({ direction: 'around', add: null });
});

test('nobody is told to miss a goal on days of which the nutrient is not known', () => {
  const week = weekOf({ breakfast: 5, lunch: 5, dinner: 5 }).map((day) => ({
    ...day,
    lunch: day.lunch.map((meal) => meal && { ...meal, lacks: ['protein' as const] }),
  }));
  expect(personReasons(week, [eater('ann', 100)])).toEqual({ distancePercent: null, reasons: [] });
});

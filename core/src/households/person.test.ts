import { expect, test } from 'vitest';
import { freeColour, PERSON_COLOURS, personKcal } from './person.ts';

const BODY = { gender: 'female', weightKg: 60, heightCm: 165, ageYears: 30, activityLevel: 'sedentary' } as const;

test.each([
  ['a chosen goal goes before what the body needs', 1500, BODY, 1500],
  ['without a goal it is what the body of an adult needs', null, BODY, 1660],
  ['at 18 it is worked out', null, { ...BODY, ageYears: 18 }, 1723],
  ['at 17 nothing is worked out', null, { ...BODY, ageYears: 17 }, null],
  ['a child has a goal where somebody chose one', 1400, { ...BODY, ageYears: 8 }, 1400],
  ['nothing is guessed where the weight is not known', null, { ...BODY, weightKg: null }, null],
  ['nothing is guessed where the age is not known', null, { ...BODY, ageYears: null }, null],
])('%s', (_, goal, body, kcal) => {
  expect(personKcal(goal, body)).toBe(kcal);
});

test('a colour that nobody has goes first; where all are taken, one that fewest have', () => {
  expect(freeColour([])).toBe(PERSON_COLOURS[0]);
  expect(freeColour(['leaf', 'vein'])).toBe('sky');
  expect(freeColour([...PERSON_COLOURS, 'leaf'])).toBe('sky');
});

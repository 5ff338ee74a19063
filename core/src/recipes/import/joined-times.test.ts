import { expect, it } from 'vitest';
import { joinedTimes } from './joined-times.ts';

it.each([
  ['20 min + 1 uur oventijd', { make: 20, cook: 60, total: 80 }],
  ['Bereidingstijd: 20 min + 1 uur oventijd', { make: 20, cook: 60, total: 80 }],
  ['30 Min. plus 40 Min. Backzeit', { make: 30, cook: 40, total: 70 }],
  ['Zubereitung: 15 Min. + 2 Std. Kühlzeit', { make: 15, rest: 120 }],
  ['Préparation : 20 min + 1 h de repos', { prep: 20, rest: 60 }],
  ['Time: 30 minutes, plus 1 hour chilling', { rest: 60, total: 90 }],
])('%s adds up', (line, times) => {
  expect(Object.fromEntries(joinedTimes(line)?.map(({ kind, minutes }) => [kind, minutes]) ?? [])).toEqual(times);
});

it.each([
  'Prep 15 min, cook 20 min',
  '5 minuten + 40 minuten op de kamado',
  'Prep 15 min (+ overnight)',
  'Add 2 eggs + 1 cup milk',
  'Prep time 10 min + cook 5 min: total 15 min + 1 day',
])('%s does not, or does not say of what', (line) => {
  expect(joinedTimes(line)).toBeNull();
});

import { expect, it } from 'vitest';
import { timeLabelsIn } from './fact-words.ts';
import { joinedTimes, timesBeforeLabels } from './joined-times.ts';

it.each([
  ['20 min + 1 uur oventijd', { make: 20, cook: 60, total: 80 }],
  ['Bereidingstijd: 20 min + 1 uur oventijd', { make: 20, cook: 60, total: 80 }],
  ['30 Min. plus 40 Min. Backzeit', { make: 30, cook: 40, total: 70 }],
  ['Zubereitung: 15 Min. + 2 Std. Kühlzeit', { make: 15, rest: 120 }],
  ['Zubereitungszeit: 30 Min. zzgl. 40 Min. Backzeit und 45 Min. Gehzeit', { make: 30, cook: 40, rest: 45 }],
  ['Zubereitungszeit: 30 Min. plus 1 Std. und 10 Min. Backzeit', { make: 30, cook: 70 }],
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

const before = (line: string) =>
  timesBeforeLabels(line, timeLabelsIn(line))?.map(({ kind, minutes }) => [kind, minutes]) ?? null;

it.each([
  ['25 min Vorbereitung, 40 min Backzeit', { prep: 25, cook: 40 }],
  ['25 Min. Arbeitszeit · 40 Min. Backzeit · 1 Std. Ruhezeit', { prep: 25, cook: 40, rest: 60 }],
  ['15 mins prep, 30 mins cook', { prep: 15, cook: 30 }],
  ['Takes 15 minutes to prepare and 1 hour 15 minutes to cook', { prep: 15, cook: 75 }],
  ['Serves 4-6 | Takes 15 minutes to prepare and 1 hour 15 minutes to cook', { prep: 15, cook: 75 }],
  ['Serves 4 | 15 mins prep, 30 mins cook', { prep: 15, cook: 30 }],
  ['15 min de préparation, 30 min de cuisson, 1 h de repos', { prep: 15, cook: 30, rest: 60 }],
])('%s tells each time before its word', (line, times) => {
  expect(Object.fromEntries(before(line) ?? [])).toEqual(times);
});

it.each([
  'Prep 15 min, cook 20 min',
  '15 min prep',
  'Total 45 min Prep 15 min Cook 30 min',
  '2 Vorbereitung, 40 min Backzeit',
])('%s does not', (line) => {
  expect(before(line)).toBeNull();
});

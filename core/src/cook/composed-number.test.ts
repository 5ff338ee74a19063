import { expect, test } from 'vitest';
import { findStepTimes } from './find-step-times.ts';

const minutesOf = (text: string) =>
  findStepTimes(text).map(({ fromSeconds, toSeconds }) => [fromSeconds / 60, toSeconds / 60]);

test.each([
  ['Bake for twenty five minutes.', 25, 25],
  ['Bake for twenty-five minutes.', 25, 25],
  ['Roast for thirty five to forty minutes.', 35, 40],
  ['Hornear cuarenta y cinco minutos.', 45, 45],
  ['Hornear entre treinta y cinco y cuarenta minutos.', 35, 40],
  ['Cocer entre cuarenta y cincuenta minutos.', 40, 50],
  ['Hornear una hora y treinta y cinco minutos.', 95, 95],
  ['Cuire vingt et une minutes.', 21, 21],
  ['Cuire quarante cinq minutes.', 45, 45],
  ['Cuire soixante-quinze minutes.', 75, 75],
  ['Cuire soixante et onze minutes.', 71, 71],
  ['Cuire quatre-vingts minutes.', 80, 80],
  ['Cuire quatre-vingt-dix minutes.', 90, 90],
  ['Cuire cent vingt minutes.', 120, 120],
  ['Cuocere per trenta cinque minuti.', 35, 35],
  ['Braise for a hundred and twenty minutes.', 120, 120],
  ['Braise for two hundred minutes.', 200, 200],
  ['Siebzig Minuten backen.', 70, 70],
  ['Bak tachtig minuten.', 80, 80],
])('a time in several words is read whole: %s', (step, from, to) => {
  expect(minutesOf(step)).toEqual([[from, to]]);
});

test('what is joined by a word that joins two times, or counts something else, stays apart', () => {
  expect(minutesOf('Cook thirty and five minutes more.')).toEqual([[5, 5]]);
  expect(minutesOf('Zwischen zwanzig und dreißig Minuten backen.')).toEqual([[20, 30]]);
  expect(minutesOf('Cut into twenty pieces, five minutes each.')).toEqual([[5, 5]]);
});

import { expect, test } from 'vitest';
import { readSteps } from './read-steps.ts';
import { stepInUnits } from './step-in-units.ts';

const read = (desc: string) => {
  const [step] = readSteps({ ingredients: [], method: [{ desc }] });
  if (step === undefined) throw new Error('no step was read');
  return step;
};
const wordsOf = (step: ReturnType<typeof read>) => step.sentences.flat().map((piece) => piece.text);

test('temperatures change, times and the places of pieces do not', () => {
  const written = read('Heat the oven to 350°F. Bake at 350°F for 20 minutes.');
  const shown = stepInUnits(written, 'metric');
  expect(shown.text).toBe('Heat the oven to 180 °C. Bake at 180 °C for 20 minutes.');
  expect(wordsOf(shown).join('')).toBe(shown.text);
  expect(shown.times).toEqual(written.times);
  expect(shown.sentences.flat().map((piece) => piece.start)).toEqual(
    written.sentences.flat().map((piece) => piece.start),
  );
});

test('as written it is the same step', () => {
  const step = read('Den Ofen auf 180 Grad vorheizen.');
  expect(stepInUnits(step, 'written')).toBe(step);
  expect(stepInUnits(step, 'us').text).toBe('Den Ofen auf 350 °F vorheizen.');
});

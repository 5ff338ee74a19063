import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE } from '../foods/small-catalogue.ts';
import { computeNutrition } from './compute-nutrition.ts';
import { lineQuestions, QUESTIONS_MAX } from './line-questions.ts';

const index = createFoodIndex(SMALL_CATALOGUE, []);

function ask(texts: readonly string[], serves = 2) {
  const { lines, perServing } = computeNutrition(index, texts, serves);
  const asked = lines.map((line) => ({ ...line, quantity: line.ingredient.quantity ?? 0 }));
  return { lines, questions: lineQuestions(asked, perServing.calories, index.byId) };
}

describe('what a recipe left open', () => {
  test('is asked with the largest doubt first, and not of what is weighed', () => {
    const { questions } = ask(['500 g plain flour', '2 onions', '1 knob butter']);
    expect(questions.map(({ line }) => line)).toEqual([2, 1]);
    expect(questions[0]?.plusMinusKcal).toBeGreaterThan(questions[1]?.plusMinusKcal ?? Number.POSITIVE_INFINITY);
  });

  test('of a piece are its sizes, the one that was taken marked', () => {
    const { lines, questions } = ask(['6 onions']);
    const [question] = questions;
    expect(question).toMatchObject({ line: 0, asks: 'weight' });
    expect(question?.choices.map(({ size, taken }) => [size, taken])).toEqual([
      ['small', false],
      ['medium', true],
      ['large', false],
    ]);
    expect(question?.choices[1]?.grams).toBeCloseTo(lines[0]?.grams ?? 0, -1);
    const [small = 0, medium = 0, large = 0] = question?.choices.map(({ grams }) => grams) ?? [];
    expect(small).toBeLessThan(medium);
    expect(medium).toBeLessThan(large);
  });

  test('of a measure that is no size is its weight, less and more of it', () => {
    const { lines, questions } = ask(['3 knobs butter']);
    const grams = lines[0]?.grams ?? 0;
    expect(questions[0]?.choices).toEqual([
      { size: null, grams: expect.closeTo(grams / 2, -1), taken: false },
      { size: null, grams, taken: true },
      { size: null, grams: expect.closeTo(grams * 2, -1), taken: false },
    ]);
  });

  test('an answer is no question any more', () => {
    const texts = ['3 knobs butter'];
    const corrections = new Map([['butter', { foodId: null, grams: 60 }]]);
    const { lines, perServing } = computeNutrition(index, texts, 2, { corrections });
    const asked = lines.map((line) => ({ ...line, quantity: 3 }));
    expect(lineQuestions(asked, perServing.calories, index.byId)).toEqual([]);
  });

  test('a line that nobody knows, or that has no weight, asks nothing that could be answered', () => {
    expect(ask(['1 zorblax', 'salt to taste', 'For the sauce:']).questions).toEqual([]);
  });

  test('whatever the lines, a few questions with one answer taken each, and choices that grow', () => {
    const line = fc.constantFrom(
      '2 onions',
      '1 large egg',
      '1 knob butter',
      'a handful of spinach',
      '3 cloves garlic',
      '1 xyz',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (texts, serves) => {
        const { questions } = ask(texts, serves);
        expect(questions.length).toBeLessThanOrEqual(QUESTIONS_MAX);
        for (const { asks, choices } of questions) {
          expect(choices.filter(({ taken }) => taken)).toHaveLength(asks === 'weight' ? 1 : 0);
          const grams = choices.map((choice) => choice.grams);
          expect(grams).toEqual(grams.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 100 },
    );
  });
});

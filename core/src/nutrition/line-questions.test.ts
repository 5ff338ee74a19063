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

  test.each([
    [
      { piece: 17, small: 14, large: 17 },
      17,
      [
        ['small', false],
        ['medium', true],
      ],
    ],
    [
      { piece: 17, small: 17, large: 20 },
      20,
      [
        ['small', false],
        ['large', true],
      ],
    ],
    [
      { piece: 17, small: 17, large: 17 },
      17,
      [
        [null, false],
        [null, true],
        [null, false],
      ],
    ],
  ])('sizes that weigh the same are one answer: %j', (weights, grams, sizes) => {
    const [yolks] = ask(['2 eggs']).lines;
    if (yolks === undefined) throw new Error('no line');
    const line = { ...yolks, grams: 2 * grams, gramsRule: 'piece' as const, quantity: 2 };
    const foods = new Map([[yolks.food?.id ?? '', { weights }]]);
    expect(lineQuestions([line], 10, foods)[0]?.choices.map(({ size, taken }) => [size, taken])).toEqual(sizes);
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

describe('which question a line asks', () => {
  type Asked = Parameters<typeof lineQuestions>[0][number];
  const line = (changes: Partial<Asked>): Asked => ({
    food: { id: 'zorblax' },
    grams: 100,
    gramsRule: 'piece',
    confidence: 'exact',
    calories: 200,
    quantity: 1,
    ...changes,
  });
  const foods = (weights: Record<string, number>) => new Map([['zorblax', { weights }]]);
  const asked = (changes: Partial<Asked>, weights: Record<string, number> = { piece: 100 }, kcal = 400) =>
    lineQuestions([line(changes)], kcal, foods(weights));
  const of = (changes: Partial<Asked>, weights?: Record<string, number>) => asked(changes, weights)[0]?.asks;

  test.each<[string, Partial<Asked>, 'food' | 'weight' | undefined]>([
    ['a weight that was assumed', {}, 'weight'],
    ['nothing of a weight that is printed', { gramsRule: 'weighed' }, undefined],
    ['the food where that is in doubt', { gramsRule: 'weighed', confidence: 'head noun' }, 'food'],
    [
      'nothing of a food that is hardly in doubt',
      { gramsRule: 'weighed', confidence: 'without descriptors' },
      undefined,
    ],
    ['the food where that is more in doubt than the weight', { confidence: 'head noun' }, 'food'],
    ['the weight where that is more in doubt', { gramsRule: 'frying', confidence: 'head noun' }, 'weight'],
    ['the food where both are as much in doubt', { gramsRule: 'assumed', confidence: 'not sure' }, 'food'],
    ['nothing without a weight', { grams: null }, undefined],
    ['nothing of what weighs nothing', { grams: 0 }, undefined],
    ['nothing of a food that is gone', { food: { id: 'gone' } }, undefined],
    ['nothing without a food', { food: null }, undefined],
  ])('%s', (_title, changes, asks) => {
    expect(of(changes)).toBe(asks);
  });

  test('a food is asked for without choices', () => {
    expect(asked({ confidence: 'not sure', gramsRule: 'weighed' })[0]).toEqual({
      line: 0,
      plusMinusKcal: expect.closeTo(1.28 * Math.hypot(0.06, 0.6) * 200, 6),
      asks: 'food',
      choices: [],
    });
  });

  const choices = (changes: Partial<Asked>, weights: Record<string, number>) =>
    asked(changes, weights)[0]?.choices.map(({ size, grams, taken }) => [size, Math.round(grams), taken]);
  test.each<[string, Partial<Asked>, Record<string, number>, [string | null, number, boolean][]]>([
    [
      'sizes that the food lists',
      { grams: 300, quantity: 2 },
      { small: 80, medium: 100, large: 150 },
      [
        ['small', 160, false],
        ['medium', 200, false],
        ['large', 300, true],
      ],
    ],
    [
      'sizes as shares of the usual one',
      { grams: 100 },
      { piece: 100 },
      [
        ['small', 70, false],
        ['medium', 100, true],
        ['large', 135, false],
      ],
    ],
    [
      'near enough to a size',
      { grams: 64.5 },
      { piece: 100 },
      [
        ['small', 70, true],
        ['medium', 100, false],
        ['large', 135, false],
      ],
    ],
    [
      'its weight, where that is of no size',
      { grams: 64 },
      { piece: 100 },
      [
        [null, 30, false],
        [null, 64, true],
        [null, 130, false],
      ],
    ],
    [
      'its weight, where no piece is known',
      { grams: 100 },
      { cup: 100 },
      [
        [null, 50, false],
        [null, 100, true],
        [null, 200, false],
      ],
    ],
    [
      'its weight, where no number is',
      { grams: 100, quantity: 0 },
      { piece: 100 },
      [
        [null, 50, false],
        [null, 100, true],
        [null, 200, false],
      ],
    ],
    [
      'its weight, where it is no piece',
      { grams: 100, gramsRule: 'portion' },
      { piece: 100 },
      [
        [null, 50, false],
        [null, 100, true],
        [null, 200, false],
      ],
    ],
    [
      'weights as one would say them',
      { grams: 13, gramsRule: 'portion' },
      {},
      [
        [null, 7, false],
        [null, 13, true],
        [null, 25, false],
      ],
    ],
    [
      'weights as one would say them, of much',
      { grams: 333, gramsRule: 'portion' },
      {},
      [
        [null, 170, false],
        [null, 333, true],
        [null, 670, false],
      ],
    ],
    [
      'never nothing',
      { grams: 0.9, gramsRule: 'portion' },
      {},
      [
        [null, 1, false],
        [null, 1, true],
        [null, 2, false],
      ],
    ],
  ])('the answers are %s', (_title, changes, weights, expected) => {
    expect(choices(changes, weights)).toEqual(expected);
  });

  test('what moves a serving by less than 3 kcal, or a hundredth of it, is not asked', () => {
    const kcalOff = (calories: number) => 1.28 * Math.hypot(0.3, 0.1) * calories;
    expect([kcalOff(7), kcalOff(8)].map((kcal) => kcal >= 3)).toEqual([false, true]);
    expect(asked({ calories: 7 }, undefined, 100)).toHaveLength(0);
    expect(asked({ calories: 8 }, undefined, 100)).toHaveLength(1);
    expect(asked({ calories: 8 }, undefined, 400)).toHaveLength(0);
    expect(asked({ calories: 20 }, undefined, 800)).toHaveLength(1);
  });

  test('the largest doubt comes first, of equal ones the first line, and six at most', () => {
    const lines = [50, 90, 90, 60, 70, 80, 95, 40].map((calories) => line({ calories }));
    expect(lineQuestions(lines, 400, foods({ piece: 100 })).map((one) => one.line)).toEqual([6, 1, 2, 5, 4, 3]);
  });
});

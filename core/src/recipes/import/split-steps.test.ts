import { describe, expect, it } from 'vitest';
import { isStepLabel, splitSteps, tidySteps } from './split-steps.ts';

describe('tidySteps', () => {
  it.each([
    ['labels on lines of their own', ['Step 1', 'Chop.', 'Step 2', 'Fry.'], ['Chop.', 'Fry.']],
    [
      'the label and name of the next step behind a sentence',
      [
        'Étape 1 : La pâte Mélangez la farine et les œufs. Étape 2 : Préparation de la salade',
        'Lavez la salade, puis essorez-la. Step 3: Dressing',
        'Whisk the oil with the lemon (see step 2: it is enough). Serve.',
      ],
      [
        'La pâte Mélangez la farine et les œufs.',
        'Préparation de la salade:',
        'Lavez la salade, puis essorez-la.',
        'Dressing:',
        'Whisk the oil with the lemon (see step 2: it is enough). Serve.',
      ],
    ],
    ['labels before the text', ['Schritt 1: Schneiden.', 'Étape 2 - Cuire.'], ['Schneiden.', 'Cuire.']],
    ['counting numbers', ['1. Chop.', '2. Fry.', '3. Eat.'], ['Chop.', 'Fry.', 'Eat.']],
    ['numbers without a space', ['1Chop it.', '2Fry it.'], ['Chop it.', 'Fry it.']],
    ['bullets', ['• Chop.', '- Fry.'], ['Chop.', 'Fry.']],
    [
      'long repeats',
      ['Mix everything in a very large bowl by hand.', 'Mix everything in a very large bowl by hand.'],
      ['Mix everything in a very large bowl by hand.'],
    ],
    ['times and servings', ['Prep time: 10 minutes', 'Makes: 12', 'Chop the leeks.'], ['Chop the leeks.']],
    ['credits of pictures', ['Chop.', 'Foto: A. Cook'], ['Chop.']],
    ['the heading of the method', ['Zubereitung', 'Schneiden.', 'Braten.'], ['Schneiden.', 'Braten.']],
  ])('removes %s', (_, lines, steps) => {
    expect(tidySteps(lines)).toEqual(steps);
  });

  it.each([
    [
      'bare numbers between sentences',
      ['1 Heat the milk. 2 Stir in the oats. 3 Serve hot.'],
      ['Heat the milk.', 'Stir in the oats.', 'Serve hot.'],
    ],
    [
      'numbers in brackets',
      ['(1) Heat the milk. (2) Stir in the oats. (3) Serve hot.'],
      ['Heat the milk.', 'Stir in the oats.', 'Serve hot.'],
    ],
    [
      'numbers right behind a heading',
      ['For the rice: 1 Rinse it. 2 Boil it.', 'For the sauce: 3 Melt the butter.'],
      ['For the rice:', 'Rinse it.', 'Boil it.', 'For the sauce:', 'Melt the butter.'],
    ],
    [
      'a first step without its number',
      ['Chop the leeks. 2. Fry them. 3. Add the cream.'],
      ['Chop the leeks.', 'Fry them.', 'Add the cream.'],
    ],
  ])('splits steps at %s', (_, lines, steps) => {
    expect(tidySteps(lines)).toEqual(steps);
  });

  it('keeps amounts at the beginning of a sentence', () => {
    const lines = ['Whisk the eggs. 2 Eggs are enough for one. Then fry.'];
    expect(tidySteps(lines)).toEqual(lines);
  });

  it('keeps numbers that do not count the steps', () => {
    const lines = ['2 eggs go in first.', 'Then 3 more.', '180 degrees for an hour.'];
    expect(tidySteps(lines)).toEqual(lines);
  });
});

describe('splitSteps', () => {
  it.each([
    ['line breaks', 'Chop.\nFry.', ['Chop.', 'Fry.']],
    ['HTML', '<p>Chop &amp; fry.</p><ol><li>Eat.</li></ol>', ['Chop & fry.', 'Eat.']],
    ['its own numbers', '1. Chop the leeks. 2. Fry the leeks. 3. Eat.', ['Chop the leeks.', 'Fry the leeks.', 'Eat.']],
    [
      'lost line breaks',
      'Chop the leeks finely.Heat the oil in a pan.',
      ['Chop the leeks finely.', 'Heat the oil in a pan.'],
    ],
  ])('splits at %s', (_, text, steps) => {
    expect(splitSteps(text)).toEqual(steps);
  });

  it('leaves a text without parts as one step', () => {
    expect(splitSteps('Chop the leeks. Heat 2.5 dl of oil.')).toEqual(['Chop the leeks. Heat 2.5 dl of oil.']);
  });
});

it.each([
  ['Step 2', true],
  ['3.', true],
  ['Paso 4:', true],
  ['Krok 1', true],
  ['Step back and wait', false],
  ['For the sauce', false],
])('%j is a label: %s', (line, isLabel) => {
  expect(isStepLabel(line)).toBe(isLabel);
});

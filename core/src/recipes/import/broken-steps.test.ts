import { expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';
import { withBrokenLinesJoined } from './broken-steps.ts';

it('puts together what a document broke at the edge of its paper', () => {
  expect(
    withBrokenLinesJoined([
      '1. Heat the oil in a large pan and cook the leeks over a low',
      'heat until they are soft.',
      '2. Add the barley and bring all of it slowly to the boil, un-',
      'covered.',
    ]),
  ).toEqual([
    '1. Heat the oil in a large pan and cook the leeks over a low heat until they are soft.',
    '2. Add the barley and bring all of it slowly to the boil, uncovered.',
  ]);
});

it('leaves lines apart that end without a full stop', () => {
  const lines = ['stir the batter until smooth and leave it to rest for 20 minutes', 'fry in butter'];
  expect(withBrokenLinesJoined(lines)).toEqual(lines);
});

it('reads the page that a program made of a paper, each line of it a paragraph', () => {
  const paper = [
    '<b>Leek soup</b>',
    '<b>Ingredients</b>',
    '300 g leeks',
    '2 onions',
    '<b>Method</b>',
    '1. Heat the oil in a large pan and cook the leeks over a low',
    'heat.',
    '2. Add the onions and bring all of it slowly to the boil in a',
    'pot.',
  ];
  const page = `<div>${paper.map((text) => `<p class="ft01">${text}</p>`).join('')}</div>`;
  const result = importRecipe(page, 'https://clinic.example/soup.html');
  expect(result).toMatchObject({
    recipe: {
      ingredientLines: ['300 g leeks', '2 onions'],
      instructions: [
        'Heat the oil in a large pan and cook the leeks over a low heat.',
        'Add the onions and bring all of it slowly to the boil in a pot.',
      ],
    },
  });
});

it.each([
  [
    'a line that goes on with a small letter',
    ['Cook the leeks over a low heat', 'Add the barley and bring it to the', 'boil in a pot', 'Serve hot'],
    ['Cook the leeks over a low heat', 'Add the barley and bring it to the boil in a pot', 'Serve hot'],
  ],
  [
    'a line behind a word that no sentence ends with',
    ['Lauch in Ringe schneiden', 'Alles mischen und dann auf dem', 'Teig verteilen', 'Backen'],
    ['Lauch in Ringe schneiden', 'Alles mischen und dann auf dem Teig verteilen', 'Backen'],
  ],
])('puts together where no line has a full stop: %s', (_, lines, whole) => {
  expect(withBrokenLinesJoined(lines)).toEqual(whole);
});

it('leaves short lines in small letters apart among others', () => {
  const lines = ['Add the eggs', 'then the flour', 'Bake it all'];
  expect(withBrokenLinesJoined(lines)).toEqual(lines);
});

import { describe, expect, it } from 'vitest';
import { readIngredientLines } from './read-ingredient-lines.ts';
import { readThing } from './read-thing.ts';

const NONE = new Map();

describe('readIngredientLines', () => {
  it('reads the amount of a property value before its unit and its name', () => {
    const given = [
      { '@type': 'PropertyValue', name: 'bloem', value: '500', unitText: 'g' },
      { '@type': 'PropertyValue', name: 'eieren', value: 2 },
      { '@type': 'PropertyValue', name: 'zout', value: 'naar smaak' },
    ];
    expect(readIngredientLines(given, NONE)).toEqual(['500 g bloem', '2 eieren', 'zout']);
  });

  it.each([
    ['texts', ['2 eggs', '• 1 dl milk'], ['2 eggs', '1 dl milk']],
    ['one text with line breaks', '2 eggs\n1 dl milk', ['2 eggs', '1 dl milk']],
    [
      'one text with commas',
      '2 eggs, lightly beaten, 100 g butter, 3 dl milk, 1 tsp of vanilla extract',
      ['2 eggs, lightly beaten', '100 g butter', '3 dl milk', '1 tsp of vanilla extract'],
    ],
    [
      'amount, unit and name',
      [
        { amount: 2, unit: 'dl', name: 'milk' },
        { quantity: '1', food: { name: 'egg' }, note: 'beaten' },
      ],
      ['2 dl milk', '1 egg beaten'],
    ],
    [
      'groups',
      [{ title: 'Dough', ingredients: ['2 eggs'] }, { items: [{ text: '1 dl milk' }] }],
      ['2 eggs', '1 dl milk'],
    ],
    ['headings of groups', ['For the dough:', '2 eggs', 'Ingredients'], ['2 eggs']],
    ['repeats and empty lines', ['2 eggs', '2 Eggs', ' ', '-'], ['2 eggs']],
  ])('reads %s', (_, value, lines) => {
    expect(readIngredientLines(value, NONE)).toEqual(lines);
  });
});

describe('readThing', () => {
  it('puts the name of a step before its text as a heading unless the text begins with it', () => {
    const recipeInstructions = [
      { '@type': 'HowToStep', name: 'Chop the leeks…', text: 'Chop the leeks finely.' },
      { '@type': 'HowToStep', name: 'Fry', text: 'Heat the oil.' },
      { '@type': 'HowToStep', name: 'Serve.' },
    ];
    expect(readThing({ recipeInstructions }, NONE).steps).toEqual([
      'Chop the leeks finely.',
      'Fry:',
      'Heat the oil.',
      'Serve.',
    ]);
  });

  it('leaves out advice that stands beside a step', () => {
    const recipeInstructions = [
      {
        '@type': 'HowToStep',
        itemListElement: [
          { '@type': 'HowToDirection', text: 'Heat the oil.' },
          { '@type': 'HowToTip', text: 'A wok does as well.' },
        ],
      },
    ];
    expect(readThing({ recipeInstructions }, NONE).steps).toEqual(['Heat the oil.']);
  });

  it('has a sentence that names a step as a heading where the step says it again, else as a step', () => {
    const recipeInstructions = [
      { '@type': 'HowToStep', name: 'Warm oil in pan.', text: 'Warm the oil in a wide pan over a low flame.' },
      { '@type': 'HowToStep', name: 'Wash the leeks well.', text: 'Then cut them into rings.' },
    ];
    expect(readThing({ recipeInstructions }, NONE).steps).toEqual([
      'Warm oil in pan:',
      'Warm the oil in a wide pan over a low flame.',
      'Wash the leeks well.',
      'Then cut them into rings.',
    ]);
  });

  it('keeps a step of the publisher whole and splits a text that holds all steps', () => {
    const steps = [{ text: '<p>Chop.</p><p>Fry.</p>' }, { text: 'Eat.' }];
    expect(readThing({ recipeInstructions: steps }, NONE).steps).toEqual(['Chop. Fry.', 'Eat.']);
    expect(readThing({ recipeInstructions: [steps[0]] }, NONE).steps).toEqual(['Chop.', 'Fry.']);
  });

  it('follows a reference to another thing of the page', () => {
    const byId = new Map([['#img', { '@id': '#img', '@type': 'ImageObject', url: '/x.jpg', width: { value: '800' } }]]);
    expect(readThing({ image: { '@id': '#img' } }, byId).images).toEqual([{ url: '/x.jpg', width: 800, height: null }]);
  });

  it('keeps the words of another yield from a number that counts something else', () => {
    expect(readThing({ recipeYield: ['8', '16 bars'] }, NONE)).toMatchObject({ servings: 8, yieldText: '8' });
  });

  it('reads nutrition that stands in the recipe itself', () => {
    expect(readThing({ nutrition: 'per serving', calories: '540 kcal' }, NONE).nutrition).toEqual({ calories: 540 });
  });

  it('takes the first yield that is a number and the words that tell more', () => {
    expect(readThing({ recipeYield: ['6', '6-8 servings'] }, NONE)).toMatchObject({
      servings: 6,
      yieldText: '6-8 servings',
    });
  });

  it('reads the older names and those with a prefix', () => {
    expect(
      readThing(
        { 'v:name': 'Soup', ingredients: ['2 leeks'], instructions: 'Cook.', yield: '2', 'v:duration': 'PT5M' },
        NONE,
      ),
    ).toMatchObject({
      title: 'Soup',
      ingredientLines: ['2 leeks'],
      steps: ['Cook.'],
      servings: 2,
      totalMinutes: 5,
    });
  });
});

it('a method that only sells itself is none', () => {
  const sold = ['Subscribe to read the full recipe.'];
  expect(readThing({ name: 'Soup', recipeInstructions: sold }, NONE).steps).toEqual([]);
  expect(readThing({ name: 'Soup', recipeInstructions: ['Cook.', ...sold] }, NONE).steps).toHaveLength(2);
});

it('instructions that refer to themselves are read once', () => {
  const steps = { '@id': '#steps', itemListElement: [{ '@id': '#steps' }, 'Boil the leeks.'] };
  const byId = new Map<string, Record<string, unknown>>([['#steps', steps]]);
  expect(readThing({ recipeInstructions: { '@id': '#steps' } }, byId).steps).toEqual(['Boil the leeks.']);
});

import { expect, test } from 'vitest';
import { importRecipe } from './import-recipe.ts';
import { initialFields } from './recipe-fields.ts';
import { type RecipeForExport, recipeJsonLd } from './recipe-json-ld.ts';

const SOUP: RecipeForExport = {
  name: 'Lentil & "lemon" soup',
  ...initialFields(),
  caption: 'Quick and bright.',
  type: 'dinner',
  category: 'Soups & Stews',
  serves: 4,
  prepMinutes: 10,
  cookMinutes: 25,
  ingredients: [
    { name: 'red lentils', quantity: 200, unit: 'g' },
    { name: 'lemon', quantity: 1.5, unit: '', preparation: 'zested and juiced' },
    { name: 'salt', quantity: 0, unit: '' },
  ],
  method: [{ desc: 'Simmer the lentils.', image: '../pictures/step.webp' }, { desc: 'Stir in the lemon.' }],
  notes: 'Freezes well.',
  source: 'https://example.com/soup',
  tags: ['Vegan', 'Quick'],
  collections: ['Winter'],
  images: ['../pictures/soup.webp'],
  isFavorite: true,
  nutrients: { calories: 320.4567, protein: 18, calcium: 40 },
  createdAt: new Date('2026-01-02T03:04:05Z'),
  updatedAt: new Date('2026-01-03T00:00:00Z'),
};

test('a recipe has every field that schema.org knows', () => {
  expect(recipeJsonLd(SOUP)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lentil & "lemon" soup',
    description: 'Quick and bright.',
    image: ['../pictures/soup.webp'],
    recipeYield: '4 servings',
    prepTime: 'PT10M',
    cookTime: 'PT25M',
    totalTime: 'PT35M',
    recipeIngredient: ['200 g red lentils', '1½ lemon, zested and juiced', 'salt'],
    recipeInstructions: [
      { '@type': 'HowToStep', position: 1, text: 'Simmer the lentils.', image: '../pictures/step.webp' },
      { '@type': 'HowToStep', position: 2, text: 'Stir in the lemon.', image: undefined },
    ],
    recipeCategory: ['dinner', 'Soups & Stews'],
    keywords: 'Vegan, Quick, Favourite',
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: '320.457 kcal',
      proteinContent: '18 g',
    },
    isPartOf: [{ '@type': 'Collection', name: 'Winter' }],
    isBasedOn: 'https://example.com/soup',
    comment: { '@type': 'Comment', name: 'Notes', text: 'Freezes well.' },
    dateCreated: '2026-01-02T03:04:05.000Z',
    dateModified: '2026-01-03T00:00:00.000Z',
  });
});

test('what is not known is left out', () => {
  const bare = recipeJsonLd({
    ...SOUP,
    caption: '',
    type: 'any',
    category: 'None',
    serves: 1,
    prepMinutes: 0,
    cookMinutes: 0,
    notes: '',
    source: 'Grandmother',
    tags: [],
    images: [],
    isFavorite: false,
    nutrients: null,
    collections: [],
  });
  expect(Object.keys(bare)).toEqual([
    '@context',
    '@type',
    'name',
    'recipeYield',
    'recipeIngredient',
    'recipeInstructions',
    'dateCreated',
    'dateModified',
  ]);
  expect(bare['recipeYield']).toBe('1 serving');
});

test('there and back: importing it gives the same recipe', () => {
  const data = JSON.stringify(recipeJsonLd(SOUP)).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en"><script type="application/ld+json">${data}</script></html>`;
  const result = importRecipe(page, 'https://sorrel.example/soup');
  expect(result).toMatchObject({
    ok: true,
    recipe: {
      title: SOUP.name,
      ingredientLines: ['200 g red lentils', '1½ lemon, zested and juiced', 'salt'],
      instructions: ['Simmer the lentils.', 'Stir in the lemon.'],
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 25,
    },
  });
});

test('groups go there and back: lines with a colon among the ingredients, sections of the method', () => {
  const grouped = {
    ...SOUP,
    ingredients: [
      { name: 'red lentils', quantity: 200, unit: 'g' },
      { name: 'yoghurt', quantity: 2, unit: 'tbsp', group: 'To serve' },
    ],
    method: [{ desc: 'Simmer the lentils.' }, { desc: 'Spoon the yoghurt over.', group: 'To serve' }],
  };
  const data = recipeJsonLd(grouped);
  expect(data['recipeIngredient']).toEqual(['200 g red lentils', 'To serve:', '2 tbsp yoghurt']);
  expect(data['recipeInstructions']).toMatchObject([
    { '@type': 'HowToStep', position: 1 },
    { '@type': 'HowToSection', name: 'To serve', itemListElement: [{ '@type': 'HowToStep', position: 2 }] },
  ]);
  const page = `<!doctype html><html lang="en"><script type="application/ld+json">${JSON.stringify(data)}</script></html>`;
  expect(importRecipe(page, 'https://sorrel.example/soup')).toMatchObject({
    recipe: {
      ingredientLines: ['200 g red lentils', '2 tbsp yoghurt'],
      ingredientGroups: [null, 'To serve'],
      instructions: ['Simmer the lentils.', 'To serve:', 'Spoon the yoghurt over.'],
    },
  });
});

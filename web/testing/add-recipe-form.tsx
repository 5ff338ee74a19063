import { readIngredients, searchIngredients } from '@sorrel/contract/foods';
import { scrape } from '@sorrel/contract/recipe-import';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, within } from '@testing-library/react';
import { renderApp, signedInApi } from './render-app.tsx';
import { anImportedRecipe, aUser } from './samples.ts';

export const RECIPE_ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001';
export const ADD_RECIPE_PATH = '/app/recipes/add-recipe';
/** What a page is read as. */
export const SOUP = anImportedRecipe({
  newIngredients: [
    {
      id: 'l',
      name: 'red lentils',
      quantity: 250,
      unit: 'g',
      possibleUnits: ['g', 'kg'],
      original: '250g red lentils',
    },
  ],
  instructions: 'Rinse.\n\n  Simmer.  ',
  wholeCalories: 840,
  image: 'https://example.com/soup.jpg',
  vegan: true,
});

/** Answers what the form of a recipe asks. */
export function formApi(user = aUser()) {
  return signedInApi(user)
    .on(addRecipe, ({ body }) => ({ id: RECIPE_ID, message: `${body.recipeName} has been added successfully.` }))
    .on(scrape, () => SOUP)
    .on(searchIngredients, ({ query }) =>
      query.search.startsWith('spin')
        ? [{ id: 'spinach', name: 'spinach', possibleUnits: ['g', 'kg'], own: false }]
        : [],
    )
    .on(readIngredients, ({ body }) =>
      body.lines.map((line, index) => ({
        id: `r${index}`,
        name: line.replace(/^\d+ g /, ''),
        quantity: Number.parseFloat(line) || 0,
        unit: 'g',
        possibleUnits: ['g'],
        original: line,
      })),
    )
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 0 }));
}

export async function openForm(api = formApi()) {
  const view = renderApp(ADD_RECIPE_PATH, { api });
  await screen.findByRole('heading', { level: 1, name: 'Add a recipe' });
  return { ...view, api };
}

export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
export const submit = () => screen.getByRole('button', { name: 'Add Recipe +' });
export const rowsOf = () =>
  within(screen.getByRole('list', { name: 'Ingredients of the recipe' })).getAllByRole('listitem').length;
export const png = (name = 'soup.png') => new File(['x'], name, { type: 'image/png' });

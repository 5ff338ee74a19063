import { type ImportedRecipe, scrape } from '@sorrel/contract/recipe-import';
import { addRecipe, editRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe } from '@sorrel/contract/recipes';
import { getTags } from '@sorrel/contract/tags';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, SAMPLE_TAGS } from '../../testing/samples.ts';

const ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0001';
const SAME = { id: ID, name: 'Green shakshuka', created_at: '2026-03-03T10:00:00.000Z', by: 'address' as const };
const SHAKSHUKA: ImportedRecipe = {
  title: 'Shakshuka with greens',
  newIngredients: [
    { id: 's', name: 'spinach', quantity: 200, unit: 'g', possibleUnits: ['g'], original: '200 g spinach' },
  ],
  instructions: 'Wilt.\nCrack.',
  servings: 2,
  yieldText: '2 servings',
  yieldKind: 'servings',
  wholeCalories: null,
  cookingMinutes: 15,
  preparationMinutes: 10,
  readyInMinutes: 25,
  image: null,
  sourceUrl: 'https://example.com/shakshuka',
  summary: null,
  author: 'Robin Ash',
  licence: 'CC BY 4.0',
  video: 'https://example.com/watch',
  equipment: 'Large pan\nLid',
  notes: 'Use feta.',
  type: 'breakfast',
  dishKind: 'meal',
  vegetarian: false,
  vegan: false,
  cheap: false,
  nutrients: [],
  doubts: [],
  inBook: [SAME],
};

const bookApi = () =>
  signedInApi()
    .on(getTags, () => SAMPLE_TAGS)
    .on(scrape, () => SHAKSHUKA)
    .on(getRecipe, () => aRecipe({ version: 4, notes: 'Good with toast.', type: 'lunch' }))
    .on(addRecipe, () => ({ id: ID, message: 'added' }))
    .on(editRecipe, () => ({ id: ID, message: 'updated', version: 5 }));

async function imported(api = bookApi()) {
  const view = renderApp('/app/recipes/add-recipe', { api });
  await view.user.type(await screen.findByRole('textbox', { name: 'Recipe address' }), 'example.com/shakshuka');
  await view.user.click(screen.getByRole('button', { name: 'Fill' }));
  await waitFor(() => expect(value('Name')).toBe('Shakshuka with greens'));
  return { ...view, api };
}
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const press = (name: string) => screen.getByRole('button', { name });

describe('a recipe that is in the book already', () => {
  it('can be opened, with the day since when it is there', async () => {
    await imported();
    expect(screen.getByText('You have this already: Green shakshuka, since 3 March 2026.')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open it' }).pathname).toContain(`/app/recipes/${ID}/`);
  });

  it('is replaced, and keeps the notes, tags and meal type that the person gave it', async () => {
    const { user, api } = await imported();
    await user.click(press('Replace it'));
    expect(await screen.findByText(/^Saving replaces Green shakshuka/)).toBeTruthy();
    expect(value('Notes')).toBe('Good with toast.\n\nUse feta.');
    await user.click(press('Replace recipe'));
    expect(await screen.findByText('Shakshuka with greens has been updated successfully.')).toBeTruthy();
    expect(api.calls(addRecipe)).toEqual([]);
    expect(api.calls(editRecipe)[0]).toMatchObject({
      params: { id: ID },
      body: { recipeName: 'Shakshuka with greens', version: 4, type: 'lunch', tags: [1], source: SHAKSHUKA.sourceUrl },
    });
    // the page has no picture: that of the recipe stays
    expect(api.calls(editRecipe)[0]?.body.existingImages).toBeUndefined();
    expect(press('Add Recipe +')).toBeTruthy();
  });

  it('is kept beside it once that is said', async () => {
    const { user, api } = await imported();
    await user.click(press('Keep both'));
    expect(screen.queryByText(/^You have this already/)).toBeNull();
    await user.click(press('Add Recipe +'));
    expect(await screen.findByText('Shakshuka with greens has been added successfully.')).toBeTruthy();
    expect(api.calls(addRecipe)[0]?.body.notTwice).toBeUndefined();
  });

  it('that another tab has added meanwhile is asked about with the answer, and added when both are wanted', async () => {
    const api = bookApi().on(scrape, () => ({ ...SHAKSHUKA, inBook: [] }));
    api.fail(addRecipe, 'recipe_in_book', { inBook: [SAME] });
    const { user } = await imported(api);
    await user.click(press('Add Recipe +'));
    expect(await screen.findByText(/^You have this already/)).toBeTruthy();
    expect(api.calls(addRecipe)[0]?.body.notTwice).toBe(true);
    expect(screen.queryByText('Failed to add recipe. Please try again.')).toBeNull();
    api.on(addRecipe, () => ({ id: ID, message: 'added' }));
    await user.click(press('Keep both'));
    await user.click(press('Add Recipe +'));
    expect(await screen.findByText('Shakshuka with greens has been added successfully.')).toBeTruthy();
  });
});

describe('where a recipe comes from', () => {
  it('is filled from the page, can be changed, and is saved', async () => {
    const api = bookApi().on(scrape, () => ({ ...SHAKSHUKA, inBook: [] }));
    const { user } = await imported(api);
    expect(['Source', 'Author', 'Licence', 'Video link', 'Equipment', 'Notes'].map(value)).toEqual([
      SHAKSHUKA.sourceUrl,
      'Robin Ash',
      'CC BY 4.0',
      'https://example.com/watch',
      'Large pan\nLid',
      'Use feta.',
    ]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Meal type' }).value).toBe('breakfast');
    await user.clear(screen.getByRole('textbox', { name: 'Source' }));
    await user.type(screen.getByRole('textbox', { name: 'Source' }), 'Grandma, page 12');
    await user.click(press('Add Recipe +'));
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    expect(api.calls(addRecipe)[0]?.body).toMatchObject({
      source: 'Grandma, page 12',
      author: 'Robin Ash',
      licence: 'CC BY 4.0',
      video: 'https://example.com/watch',
      equipment: 'Large pan\nLid',
      type: 'breakfast',
    });
  });

  it('is shown with the recipe: links where they are some, words where not', async () => {
    const recipe = aRecipe({
      source: 'Grandma, page 12',
      author: 'Robin Ash',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      video: 'javascript:alert(1)',
      equipment: 'Large pan\n\nLid',
    });
    renderApp(`/app/recipes/${ID}/green-shakshuka`, { api: bookApi().on(getRecipe, () => recipe) });
    expect(await screen.findByText('Recipe sourced from Grandma, page 12')).toBeTruthy();
    expect(screen.getByText('By Robin Ash')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'creativecommons.org' }).href).toBe(recipe.licence);
    expect(screen.getByText('Video: javascript:alert(1)').querySelector('a')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Equipment' }).nextElementSibling?.textContent).toBe('Large panLid');
  });
});

import { addRecipe, editRecipe, getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../testing/render-app.tsx';
import { aRecipe, aUser } from '../testing/samples.ts';

const BASE = aRecipe({ images: [{ key: 'k1', url: '/images/k1/1000.webp' }] });
const PATH = `/app/recipes/${BASE.id}/edit`;
const NEW_ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0099';

function editApi(user = aUser()) {
  let recipe = BASE;
  return signedInApi(user)
    .on(getRecipe, () => recipe)
    .on(editRecipe, ({ body }) => {
      recipe = { ...recipe, name: body.recipeName, version: recipe.version + 1 };
      return { id: BASE.id, message: '', version: recipe.version };
    })
    .on(addRecipe, () => ({ id: NEW_ID, message: '' }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0 }))
    .on(recipeCount, () => ({ count: 0 }));
}

async function open(api = editApi()) {
  const view = renderApp(PATH, { api });
  await screen.findByRole('heading', { level: 1, name: 'Edit recipe' });
  return { ...view, api };
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('the edit form', () => {
  it('FORM-03 FORM-06 FORM-22 FORM-30 loads the recipe, saves it and says so', async () => {
    const { user, api } = await open();
    expect(nameField().value).toBe('Green shakshuka');
    expect(screen.queryByRole('textbox', { name: 'Recipe address' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save As New' })).toBeTruthy();
    await user.type(nameField(), ' for two');
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Green shakshuka for two has been updated successfully.')).toBeTruthy();
    expect(api.calls(editRecipe)[0]?.body).toMatchObject({
      recipeName: 'Green shakshuka for two',
      version: 1,
      deletedImages: ['k1'],
      existingImages: [],
      serves: 2,
    });
  });

  it('FORM-28 is blurred and out of reach while the recipe is loaded', async () => {
    renderApp(PATH, { api: editApi().on(getRecipe, () => new Promise(() => undefined)) });
    await waitFor(() => expect(document.querySelector('.recipe-form-loading')).toBeTruthy());
    expect(document.querySelector('.recipe-form-loading')?.hasAttribute('inert')).toBe(true);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  it('FORM-29 ROLE-20 somebody else’s recipe leads to the recipe book', async () => {
    const { pathname } = renderApp(PATH, { api: editApi(aUser({ id: '0b9f6d3a-3c56-4c1f-9a37-0f3d5c2e8a99' })) });
    await waitFor(() => expect(pathname()).toBe('/app/recipe-book'));
  });

  it("FORM-31 'Save As New' adds a recipe and leaves this one as it was", async () => {
    const api = editApi().on(getRecipe, () => ({ ...BASE, images: [] }));
    const { user } = await open(api);
    await user.clear(nameField());
    await user.type(nameField(), 'Red shakshuka');
    await user.click(screen.getByRole('button', { name: 'Save As New' }));
    expect(await screen.findByText('Red shakshuka has been added successfully.')).toBeTruthy();
    expect(api.calls(addRecipe)[0]?.body).toMatchObject({ recipeName: 'Red shakshuka', source: BASE.source });
    expect(api.calls(editRecipe)).toHaveLength(0);
    expect(nameField().value).toBe('Green shakshuka');
  });

  it('ERR-16 a failure says so and keeps the changes', async () => {
    const { user } = await open(editApi().fail(editRecipe, 'internal'));
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to update recipe. Please try again.')).toBeTruthy();
    expect(nameField().value).toBe('Green shakshuka!');
  });

  it('asks before changes are left behind', async () => {
    const { user, pathname } = await open();
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(pathname()).toBe(PATH);
  });
});

describe('a recipe changed elsewhere', () => {
  const THEIRS = { ...BASE, name: 'Their shakshuka', version: 5 };
  const conflicted = () => {
    const api = editApi();
    return { api: api.fail(editRecipe, 'recipe_changed', { recipe: THEIRS }) };
  };

  it('shows both versions and saves the own one over the newest only when that is chosen', async () => {
    const { api } = conflicted();
    const { user } = await open(api);
    await user.clear(nameField());
    await user.type(nameField(), 'My shakshuka');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This recipe was changed elsewhere' }));
    expect(dialog.getByText('My shakshuka')).toBeTruthy();
    expect(dialog.getByText('Their shakshuka')).toBeTruthy();
    api.on(editRecipe, () => ({ id: BASE.id, message: '', version: 6 }));
    await user.click(dialog.getByRole('button', { name: 'Save my version' }));
    expect(await screen.findByText('My shakshuka has been updated successfully.')).toBeTruthy();
    expect(api.calls(editRecipe).map(({ body }) => body.version)).toEqual([1, 5]);
  });

  it('takes the saved version when that is chosen', async () => {
    const { api } = conflicted();
    const { user } = await open(api);
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    await waitFor(() => expect(nameField().value).toBe('Their shakshuka'));
    expect(api.calls(editRecipe)).toHaveLength(1);
  });
});

import { readIngredients } from '@sorrel/contract/foods';
import { finishCheck, listChecks } from '@sorrel/contract/many-imports';
import { addRecipe, editRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe, recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { recipeQuery } from '../recipe-parts/queries.ts';

const BASE = aRecipe({ images: [{ key: 'k1', url: '/images/k1/1000.webp' }] });
const PATH = `/app/recipes/${BASE.id}/edit`;
const NEW_ID = '6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0099';

function editApi(user = aUser(), base = BASE) {
  let recipe = base;
  return signedInApi(user)
    .on(getRecipe, () => recipe)
    .on(editRecipe, ({ body }) => {
      recipe = { ...recipe, name: body.recipeName, version: recipe.version + 1 };
      return { id: BASE.id, message: '', version: recipe.version };
    })
    .on(addRecipe, () => ({ id: NEW_ID, message: '' }))
    .on(userRecipes, () => ({ results: [], maxPage: 1, total: 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 0 }));
}

async function open(api = editApi()) {
  const view = renderApp(PATH, { api });
  await screen.findByRole('textbox', { name: 'Name' });
  return { ...view, api };
}
const CHECK = {
  id: BASE.id,
  name: BASE.name,
  doubts: [
    { kind: 'ingredients-incomplete' as const, lines: ['2 carrots'] },
    { kind: 'implausible-time' as const, lines: [] },
  ],
};

describe('what the import of the recipe was not sure of', () => {
  const doubtedApi = () =>
    editApi()
      .on(listChecks, () => [CHECK])
      .on(finishCheck, () => ({ left: 0 }))
      .on(readIngredients, () => [
        { id: 'c', name: 'carrots', quantity: 2, unit: '', possibleUnits: [''], original: '2 carrots' },
      ]);

  it('stands in the form: who has looked says so at once', async () => {
    const { user, api } = await open(doubtedApi());
    const details = within(screen.getByRole('region', { name: 'Details' }));
    await user.click(await details.findByRole('button', { name: 'I have looked' }));
    expect(api.calls(finishCheck)[0]).toMatchObject({ params: { id: BASE.id }, query: { kind: 'implausible-time' } });
  });

  it('is answered by a press when the change is saved', async () => {
    const { user, api } = await open(doubtedApi());
    await user.click(await screen.findByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull());
    expect(api.calls(finishCheck)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(api.calls(editRecipe)).toHaveLength(1));
    expect(api.calls(editRecipe)[0]?.body.answered).toEqual(['ingredients-incomplete']);
    expect(api.calls(editRecipe)[0]?.body.ingredients).toContainEqual(expect.objectContaining({ name: 'carrots' }));
  });

  it('is where the recipe’s own page leads', async () => {
    renderApp(`${PATH}#doubt-implausible-time`, { api: doubtedApi() });
    await waitFor(() => expect(document.activeElement?.id).toBe('doubt-implausible-time'));
  });
});

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
    await screen.findByRole('heading', { level: 1, name: 'Edit recipe' });
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(document.querySelector('[inert] form[aria-label="Recipe"]')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  it('FORM-29 ROLE-20 somebody else’s recipe leads to the recipe book', async () => {
    const { pathname } = renderApp(PATH, { api: editApi().on(getRecipe, () => ({ ...BASE, own: false })) });
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

  it('what was begun survives a reload, and is gone once it is dropped', async () => {
    const first = await open();
    await first.user.type(nameField(), ' for two');
    // sooner than typing rests
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...sessionStorage };
    first.unmount();
    // a reload takes the page away without another word
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
    const { user } = await open();
    expect(nameField().value).toBe('Green shakshuka for two');
    expect(screen.getByText(/These are the changes you had begun/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Drop the changes' }));
    expect(nameField().value).toBe('Green shakshuka');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('recipeEdit'))).toEqual([]);
  });

  it('what was begun of a recipe that is gone after a reload is there, and becomes one of its own', async () => {
    const first = await open();
    await first.user.type(nameField(), ' for two');
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...sessionStorage };
    first.unmount();
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
    let isThere = false;
    const api = editApi()
      .on(getRecipe, () => {
        if (isThere) return { ...BASE, id: NEW_ID };
        throw new Refusal('recipe_not_found');
      })
      .on(addRecipe, () => {
        isThere = true;
        return { id: NEW_ID, message: '' };
      });
    const { user, router } = await open(api);
    expect(nameField().value).toBe('Green shakshuka for two');
    expect(screen.getByText(/It was deleted meanwhile/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save As New' }));
    await waitFor(() => expect(router.state.location.pathname).toContain(NEW_ID));
    expect(api.calls(addRecipe)[0]?.body.recipeName).toBe('Green shakshuka for two');
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('recipeEdit'))).toEqual([]));
  });

  it('what is typed while the changes are being saved stays', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const api = editApi();
    let recipe = BASE;
    api
      .on(getRecipe, () => recipe)
      .on(editRecipe, async ({ body }) => {
        await held;
        recipe = { ...BASE, name: body.recipeName, version: 2 };
        return { id: BASE.id, message: '', version: 2 };
      });
    const { user } = await open(api);
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.type(nameField(), '?');
    release();
    await screen.findByText('Green shakshuka! has been updated successfully.');
    expect(nameField().value).toBe('Green shakshuka!?');
  });

  it('24.4 a save is taken back by a press: what was there is saved again over that save, and what was typed since stays', async () => {
    const api = editApi();
    let recipe = BASE;
    api
      .on(getRecipe, () => recipe)
      .on(editRecipe, ({ body }) => {
        recipe = { ...recipe, name: body.recipeName, images: [], version: recipe.version + 1 };
        return { id: BASE.id, message: '', version: recipe.version };
      });
    const { user } = await open(api);
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    await screen.findByText('Green shakshuka! has been updated successfully.');
    await user.type(notes(), 'Later');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Green shakshuka is as it was before. Pictures that were removed do not come back.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(api.calls(editRecipe).map(({ body }) => [body.version, body.recipeName, body.notes])).toEqual([
      [1, 'Green shakshuka!', BASE.notes],
      [2, 'Green shakshuka', BASE.notes],
    ]);
    expect([nameField().value, notes().value]).toEqual(['Green shakshuka', `${BASE.notes}Later`]);
  });

  it('24.4 a save that somebody has saved over is not taken back, and the form says so', async () => {
    const api = editApi(aUser(), { ...BASE, images: [] });
    const { user } = await open(api);
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Green shakshuka! has been updated successfully.');
    api.fail(editRecipe, 'recipe_changed', { recipe: { ...BASE, name: 'Their shakshuka', version: 5 } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Nothing was taken back: somebody has changed it since\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(nameField().value).toBe('Green shakshuka!');
    // what has gone well since says nothing beside it
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save As New' }));
    expect(await screen.findByText('Green shakshuka!! has been added successfully.')).toBeTruthy();
    expect(screen.queryByText(/^Nothing was taken back/)).toBeNull();
  });

  it('stays with what was typed when the recipe is deleted elsewhere, and saves it as new', async () => {
    let isGone = false;
    const api = editApi().on(getRecipe, () => {
      if (isGone) throw new Refusal('recipe_not_found');
      return { ...BASE, images: [] };
    });
    const { user, queryClient } = await open(api);
    await user.type(nameField(), ' II');
    isGone = true;
    await queryClient.invalidateQueries({ queryKey: recipeQuery(BASE.id).queryKey });
    expect(api.calls(getRecipe).length).toBeGreaterThan(1);
    expect(nameField().value).toBe('Green shakshuka II');
    api.fail(editRecipe, 'recipe_not_found');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByText(
        /^It was deleted meanwhile, or you are not in its kitchen any more. ‘Save As New’ keeps what stands here/,
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save As New' }));
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    expect(api.calls(addRecipe)[0]?.body.recipeName).toBe('Green shakshuka II');
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

  it('puts changes of different fields together by itself, and says what it kept', async () => {
    const api = editApi();
    let newest = { ...BASE, notes: 'Their notes', version: 5 };
    api
      .on(getRecipe, () => (api.calls(editRecipe).length === 0 ? BASE : newest))
      .on(editRecipe, ({ body }) => {
        if (body.version === 1) throw new Refusal('recipe_changed', { recipe: newest });
        newest = { ...newest, name: body.recipeName, notes: body.notes, version: 6 };
        return { id: BASE.id, message: '', version: 6 };
      });
    const { user } = await open(api);
    await user.type(nameField(), ' for two');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByText(/has been updated successfully\. What was changed elsewhere is kept: notes\./),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls(editRecipe).map(({ body }) => [body.version, body.recipeName, body.notes])).toEqual([
      [1, 'Green shakshuka for two', BASE.notes],
      [5, 'Green shakshuka for two', 'Their notes'],
    ]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Their notes');
  });

  it('shows both versions and saves this one over the newest only when that is chosen', async () => {
    const { api } = conflicted();
    const { user } = await open(api);
    await user.clear(nameField());
    await user.type(nameField(), 'My shakshuka');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This recipe was changed elsewhere' }));
    expect(dialog.getByText('My shakshuka')).toBeTruthy();
    expect(dialog.getByText('Their shakshuka')).toBeTruthy();
    api.on(editRecipe, () => ({ id: BASE.id, message: '', version: 6 }));
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: /Your version/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('My shakshuka has been updated successfully.')).toBeTruthy();
    expect(api.calls(editRecipe).map(({ body }) => body.version)).toEqual([1, 5]);
  });

  it('takes the saved version when that is chosen', async () => {
    const { api } = conflicted();
    const { user } = await open(api);
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.click(await screen.findByRole('radio', { name: /Saved version/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(nameField().value).toBe('Their shakshuka'));
    expect(await screen.findByText(/^What was saved elsewhere stands here now\./)).toBeTruthy();
    expect(api.calls(editRecipe)).toHaveLength(1);
  });
});

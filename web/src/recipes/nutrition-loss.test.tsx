import { getVersions } from '@sorrel/contract/history';
import { addRecipe, editRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe } from '@sorrel/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';

const COUNTED = aRecipe();
const EDIT = `/app/recipes/${COUNTED.id}/edit`;
const LOSS = /^Saving this takes calories and macros away/;
const KEPT = /They stay while ingredients and serves stay as they are/;

async function open({ premium = false, recipe = COUNTED } = {}) {
  const api = signedInApi(aUser({ premium }))
    .on(getRecipe, () => recipe)
    .on(editRecipe, () => ({ id: recipe.id, message: '', version: 2 }))
    .on(addRecipe, () => ({ id: recipe.id, message: '' }));
  const view = renderApp(EDIT, { api });
  await screen.findByRole('textbox', { name: 'Name' });
  return { ...view, api };
}
const eggs = () => screen.getByRole('spinbutton', { name: 'Quantity of egg' });

describe('figures that Premium counted, when it has ended', () => {
  it('are said to go before a changed amount is saved, and to stay once it is as it was', async () => {
    const { user } = await open();
    expect(screen.getByText(KEPT)).toBeTruthy();
    expect(screen.queryByText(LOSS)).toBeNull();
    await user.clear(eggs());
    await user.type(eggs(), '4');
    expect(screen.getByText(LOSS)).toBeTruthy();
    await user.clear(eggs());
    await user.type(eggs(), '3');
    await waitFor(() => expect(screen.queryByText(LOSS)).toBeNull());
  });

  it('are said to go with an ingredient and with other serves, and Premium is a press away', async () => {
    const { user } = await open();
    const serves = screen.getByRole('spinbutton', { name: 'Serves' });
    await user.clear(serves);
    await user.type(serves, '5');
    expect(screen.getByText(LOSS)).toBeTruthy();
    await user.clear(serves);
    await user.type(serves, '2');
    expect(screen.queryByText(LOSS)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove spinach' }));
    const notice = within(screen.getByText(LOSS).closest<HTMLElement>('[role=status]')!);
    await user.click(notice.getByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('are not touched by another order, another name or other notes', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Move egg' }).focus();
    await user.keyboard('{ArrowUp}');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), '!');
    expect(screen.queryByText(LOSS)).toBeNull();
  });

  it('are not sent along as a publisher’s with a recipe saved as new', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Save As New' }));
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    expect(api.calls(addRecipe)[0]?.body.nutrients).toBeUndefined();
  });

  it('are said to go before a version of another dish is brought back', async () => {
    const version = (number: number, quantity: number) => ({
      version: number,
      replaced_at: number === 3 ? null : '2025-04-12T09:30:00.000Z',
      replaced_by: null,
      fields: { name: COUNTED.name, serves: 2 },
      ingredients: [
        { name: 'egg', quantity, unit: '' },
        { name: 'spinach', quantity: 200, unit: 'g' },
      ],
      method: [],
    });
    const api = signedInApi(aUser())
      .on(getRecipe, () => COUNTED)
      .on(getVersions, () => [version(3, 3), version(2, 3), version(1, 6)]);
    const { user } = renderApp(`/app/recipes/${COUNTED.id}/versions`, { api });
    await screen.findByRole('button', { name: 'Bring back' });
    expect(screen.queryByText(LOSS)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Version 1/ }));
    expect(screen.getByText(LOSS)).toBeTruthy();
  });
});

describe('nothing is said of a loss', () => {
  it.each([
    ['to whoever has Premium', { premium: true }],
    ['of the figures of a publisher, which stay', { recipe: aRecipe({ calculate_nut: false }) }],
    ['where nothing was counted', { recipe: aRecipe({ nutrients: [], calories: null }) }],
  ])('%s', async (_, given) => {
    const { user } = await open(given);
    await user.clear(eggs());
    await user.type(eggs(), '4');
    expect(screen.queryByText(LOSS)).toBeNull();
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  it('and a publisher’s figures go along with a recipe saved as new', async () => {
    const { user, api } = await open({ recipe: aRecipe({ calculate_nut: false }) });
    await user.click(screen.getByRole('button', { name: 'Save As New' }));
    await waitFor(() => expect(api.calls(addRecipe)).toHaveLength(1));
    expect(api.calls(addRecipe)[0]?.body.nutrients).toContainEqual(expect.objectContaining({ name: 'Calories' }));
  });
});

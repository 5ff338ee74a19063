import { ERRORS } from '@sorrel/contract/errors';
import { deleteForGood, emptyTrashOfRecipes, getTrash, putBack } from '@sorrel/contract/history';
import { deleteListForGood, emptyTrashOfLists, getTrashedLists, putListBack } from '@sorrel/contract/list-trash';
import { deletePlanForGood, emptyTrashOfPlans, getTrashedPlans, putPlanBack } from '@sorrel/contract/plan-trash';
import { TRASH_PAGE_SIZE } from '@sorrel/core/households/trash';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../../testing/render-app.tsx';
import { aUser } from '../../../testing/samples.ts';

const trashed = (place: number, name: string) => ({
  id: `6c1f0a52-7f0e-4d5c-8f58-00000000000${place}`,
  name,
  removed_at: '2025-04-12T09:30:00.000Z',
  goes_at: '2025-05-12T09:30:00.000Z',
  saved_over: false,
});
const UNDATED = 'autumn is back among your saved plans, without its date: another plan has that week now.';

/** An answer, with which the last of them is there no more. */
function without<Answer>(things: unknown[], answer: Answer): Answer {
  things.pop();
  return answer;
}

function open({ user = aUser(), savedOver = false } = {}) {
  const recipes = [{ ...trashed(1, 'Soup'), category: '', ingredient_names: [] }];
  const [plans, lists] = [[{ ...trashed(2, 'autumn'), saved_over: savedOver }], [trashed(3, 'saturday')]];
  const api = signedInApi(user)
    .on(getTrash, () => recipes)
    .on(getTrashedPlans, () => plans)
    .on(getTrashedLists, () => lists)
    .on(putBack, () => without(recipes, { message: 'Soup is back in your book.' }))
    .on(putPlanBack, () => without(plans, { name: 'autumn', weekStart: null, message: UNDATED }))
    .on(putListBack, () => without(lists, { name: 'saturday', message: 'saturday is back.' }))
    .on(deleteForGood, () => without(recipes, { message: 'Gone.' }))
    .on(deletePlanForGood, () => without(plans, { message: 'Gone.' }))
    .on(deleteListForGood, () => without(lists, { message: 'Gone.' }));
  return { ...renderApp('/app/recipes/trash', { api }), api };
}
const section = (name: string) => screen.findByRole('region', { name });

test('recipes, plans and lists stand apart, and what is put back says so with what is not as it was', async () => {
  const { user } = open();
  expect(await within(await section('Recipes')).findByRole('heading', { name: 'Soup' })).toBeTruthy();
  expect(await within(await section('Shopping lists')).findByRole('heading', { name: 'saturday' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Put back autumn' }));
  expect(await screen.findByText(UNDATED)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Meal plans' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Put back saturday' }));
  await user.click(await screen.findByRole('button', { name: 'Put back Soup' }));
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
});

test('one kind is shown alone by a press, and all again when the last of it is put back', async () => {
  const { user } = open();
  await section('Recipes');
  const kinds = within(await screen.findByRole('group', { name: 'What to show' }));
  await waitFor(() =>
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 3',
      'Recipes 1',
      'Meal plans 1',
      'Shopping lists 1',
    ]),
  );
  await user.click(kinds.getByRole('button', { name: 'Shopping lists 1' }));
  expect(kinds.getByRole('button', { name: 'Shopping lists 1' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Recipes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Put back saturday' }));
  expect(await section('Recipes')).toBeTruthy();
  expect(kinds.getByRole('button', { name: 'All 2' }).getAttribute('aria-pressed')).toBe('true');
  // what had the focus is gone, and so is all of its part of the page
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('what is on its way is told once, however many parts of the page wait for it', async () => {
  let answer = (_recipes: []) => {};
  const api = signedInApi()
    .on(getTrash, () => new Promise<[]>((resolve) => (answer = resolve)))
    .on(getTrashedPlans, () => new Promise(() => undefined))
    .on(getTrashedLists, () => new Promise(() => undefined));
  renderApp('/app/recipes/trash', { api });
  await screen.findByRole('heading', { name: 'Trash' });
  const loaders = () => screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Loading...');
  expect(loaders()).toHaveLength(1);
  expect(screen.queryAllByRole('region')).toHaveLength(0);
  act(() => answer([]));
  expect(loaders()).toHaveLength(1);
});

test('a long trash comes page by page, to its end', async () => {
  const many = Array.from({ length: TRASH_PAGE_SIZE + 1 }, (_, at) => ({
    ...trashed(1, `Soup ${at}`),
    id: `6c1f0a52-7f0e-4d5c-8f58-${String(at).padStart(12, '0')}`,
    category: '',
    ingredient_names: [],
  }));
  const { user, api } = open();
  api.on(getTrash, ({ query: { page } }) => many.slice((page - 1) * TRASH_PAGE_SIZE, page * TRASH_PAGE_SIZE));
  expect(await screen.findByRole('heading', { name: 'Soup 0' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: `Soup ${TRASH_PAGE_SIZE}` })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: `Soup ${TRASH_PAGE_SIZE}` })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('what was saved over says that it is what was there before (24.4)', async () => {
  open({ savedOver: true });
  expect(await screen.findByText(/^As it was before it was saved over on /)).toBeTruthy();
});

test('something goes for good after a question of its own', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete saturday for good' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('The list saturday goes with all that stood on it.');
  await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(api.calls(deleteListForGood)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Shopping lists' })).toBeNull());
  expect(api.calls(deletePlanForGood)).toHaveLength(0);
});

test('what cannot be put back says why and stays; a section that fails leaves the others', async () => {
  const { user, api } = open();
  api.fail(getTrashedPlans, 'too_many_requests').on(putListBack, () => {
    throw new Refusal('list_limit_reached');
  });
  await user.click(await screen.findByRole('button', { name: 'Put back saturday' }));
  expect(await screen.findByText(ERRORS.list_limit_reached.message)).toBeTruthy();
  expect(await section('Shopping lists')).toBeTruthy();
  expect(await within(await section('Meal plans')).findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a full book says so with the button that leads to Premium; other refusals have none', async () => {
  const { user, api } = open();
  api.fail(putBack, 'recipe_limit_reached', { upgrade: true });
  await user.click(await screen.findByRole('button', { name: 'Put back Soup' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(ERRORS.recipe_limit_reached.message);
  await user.click(within(alert).getByRole('button', { name: 'Upgrade to Premium' }));
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })).toBeTruthy();
  await user.keyboard('{Escape}');
  api.fail(putBack, 'recipe_not_found');
  await user.click(await screen.findByRole('button', { name: 'Put back Soup' }));
  expect(
    await screen.findByText('It is not in the trash any more: somebody has put it back, or deleted it for good.'),
  ).toBeTruthy();
  expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
});

test('a reader sees what rests there and no way to change it', async () => {
  open({ user: aUser({ household_role: 'reader' }) });
  await section('Recipes');
  expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull();
});

test('the whole trash is emptied after a question, as far as it was seen, and begins anew where one of it fails', async () => {
  const { user, api } = open();
  let [isDown, calls] = [true, 0];
  const none = () => [];
  api
    .on(emptyTrashOfRecipes, () => {
      calls += 1;
      if (calls === 1) return { left: 1 };
      api.on(getTrash, none);
      return { left: 0 };
    })
    .on(emptyTrashOfPlans, () => {
      if (isDown) throw new Refusal('unavailable');
      api.on(getTrashedPlans, none);
      return { left: 0 };
    })
    .on(emptyTrashOfLists, () => {
      api.on(getTrashedLists, none);
      return { left: 0 };
    });
  await section('Recipes');
  await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.calls(emptyTrashOfRecipes)).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty trash' }));
  expect(await within(screen.getByRole('alertdialog')).findByText(/^Sorrel is busy for a moment/)).toBeTruthy();
  expect(api.calls(emptyTrashOfRecipes).map(({ query }) => query.until)).toEqual(
    Array(2).fill('2025-04-12T09:30:00.000Z'),
  );
  isDown = false;
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Empty trash' }));
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
  expect(await screen.findByText('The trash is empty.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Trash' })));
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull();
});

test('somebody who may only read empties nothing', async () => {
  open({ user: aUser({ household_role: 'reader' }) });
  await section('Recipes');
  expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull();
});

test('what fails together is said once, and one press asks for all of it', async () => {
  const { user, api } = open();
  cleanup();
  api.fail(getTrash, 'internal').fail(getTrashedPlans, 'internal').fail(getTrashedLists, 'internal');
  renderApp('/app/recipes/trash', { api });
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toContain('The trash could not be loaded.');
  expect(screen.queryByRole('region', { name: 'Recipes' })).toBeNull();
  api
    .on(getTrash, () => [{ ...trashed(1, 'Soup'), category: '', ingredient_names: [] }])
    .on(getTrashedPlans, () => [])
    .on(getTrashedLists, () => []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await section('Recipes')).findByRole('heading', { name: 'Soup' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of two kinds that failed both are named, and the third is there', async () => {
  const { api } = open();
  cleanup();
  renderApp('/app/recipes/trash', { api: api.fail(getTrashedPlans, 'internal').fail(getTrashedLists, 'internal') });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Meal plans and Shopping lists could not be loaded.'),
  );
  expect(await within(await section('Recipes')).findByRole('heading', { name: 'Soup' })).toBeTruthy();
});

test('what is known stays where it cannot be asked for anew, which is said above it', async () => {
  const { user, api, queryClient } = open();
  await section('Recipes');
  await section('Meal plans');
  api.fail(getTrash, 'internal');
  await act(() => queryClient.refetchQueries());
  expect((await screen.findByRole('alert')).textContent).toContain('Recipes could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Soup' })).toBeTruthy();
  api.fail(getTrashedPlans, 'internal').fail(getTrashedLists, 'internal');
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The trash could not be loaded.'));
  for (const name of ['Soup', 'autumn', 'saturday']) expect(screen.getByRole('heading', { name })).toBeTruthy();

  const nothing = () => [];
  api.on(getTrash, nothing).on(getTrashedPlans, nothing).on(getTrashedLists, nothing);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

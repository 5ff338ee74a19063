import { getPlans, SAVED_PAGE_SIZE, savePlan } from '@sorrel/contract/plans';
import { editRecipe } from '@sorrel/contract/recipe-saving';
import { deleteRecipe, getRecipe } from '@sorrel/contract/recipes';
import { getWeeks, setPlanWeek } from '@sorrel/contract/weeks';
import { defaultStructure } from '@sorrel/core/plans/structure';
import { emptyWeek } from '@sorrel/core/plans/week-plan';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderUi, signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { resetSession } from '../access-token.ts';
import { call, renewToken } from '../api.ts';
import { KeptChanges } from '../layouts/kept-changes.tsx';
import { readCopy, writeCopy } from '../lib/device-copies.ts';
import { countUnsent } from '../lib/unsent.ts';
import { entryOf, readRecipe, writeBook } from './book-copy.ts';
import { forgetShownGaveWay } from './gave-way.ts';
import { keepReply } from './kept-replies.ts';
import { forgetShownChanges, type KeptChange, sendChanges } from './outbox.ts';

const USER = aUser();
const SOUP = aRecipe({ id: '00000000-0000-4000-8000-0000000000a1', name: 'Leek soup', version: 3 });
const NO_MEALS = emptyWeek(defaultStructure(), { id: null, name: '' });
const kept = async () => ((await readCopy(USER.id, 'outbox')) ?? []) as KeptChange[];
const edit = (recipeName: string) =>
  call(editRecipe, { params: { id: SOUP.id }, body: { recipeName, version: 3, prepTime: 5 } });

async function withoutServer() {
  const api = signedInApi();
  await renewToken();
  await writeBook(USER.id, { revision: '1', entries: [entryOf(SOUP, '1')] }, [SOUP]);
  return api.disconnect();
}

beforeEach(() => {
  forgetShownChanges();
  forgetShownGaveWay();
});

it('an edit without the server is on this device at once, and is sent when the server is back', async () => {
  const api = await withoutServer();
  await edit('Leek broth');
  expect(await readRecipe(USER.id, SOUP.id)).toMatchObject({ name: 'Leek broth', prep_time: 5 });
  expect(await call(getRecipe, { params: { id: SOUP.id } })).toMatchObject({ name: 'Leek broth' });
  api.on(editRecipe, () => ({ id: SOUP.id, message: '', version: 4 })).reconnect();
  expect(await sendChanges()).toBe(1);
  expect(api.calls(editRecipe).map(({ body }) => [body.recipeName, body.version])).toEqual([['Leek broth', 3]]);
  expect(await kept()).toEqual([]);
  expect(await sendChanges()).toBe(0);
});

it('of two edits of the same recipe the later is sent, with the version that was edited first', async () => {
  const api = await withoutServer();
  await edit('Leek broth');
  await edit('Leek stew');
  api.on(editRecipe, () => ({ id: SOUP.id, message: '', version: 4 })).reconnect();
  await sendChanges();
  expect(api.calls(editRecipe).map(({ body }) => body.recipeName)).toEqual(['Leek stew']);
});

it('a change outlives the page, and waits on while the server is away', async () => {
  await withoutServer();
  await call(deleteRecipe, { params: { id: SOUP.id } });
  expect(await sendChanges()).toBe(0);
  resetSession();
  expect((await kept()).map(({ call: what, name }) => [what, name])).toEqual([
    ['DELETE /api/recipes/delete-recipe/:id', 'Leek soup'],
  ]);
});

it('what somebody else changed meanwhile is said, and both stay until the person chooses', async () => {
  const api = await withoutServer();
  await edit('Leek broth');
  api
    .fail(editRecipe, 'recipe_changed', { recipe: aRecipe({ id: SOUP.id, name: 'Leek pie', version: 4 }) })
    .reconnect();
  await sendChanges();
  renderUi(<KeptChanges />);
  expect(await screen.findByText(/^'Leek broth' was changed elsewhere too/)).toBeTruthy();
  expect(await kept()).toHaveLength(1);
  api.on(editRecipe, () => ({ id: SOUP.id, message: '', version: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
  await expect.poll(kept).toEqual([]);
  expect(api.calls(editRecipe).at(-1)?.body).toMatchObject({ recipeName: 'Leek broth' });
  expect(api.calls(editRecipe).at(-1)?.body.version).toBeUndefined();
});

it('a change that carries a picture asks for the network', async () => {
  await withoutServer();
  const newImages = [new Blob(['x'])];
  await expect(
    call(editRecipe, { params: { id: SOUP.id }, body: { recipeName: 'Leek broth' }, files: { newImages } }),
  ).rejects.toMatchObject({ status: 0 });
  expect(await kept()).toEqual([]);
});

it('what the server does not take can be copied with all that was written, tried again, or dropped', async () => {
  const api = await withoutServer();
  await call(editRecipe, {
    params: { id: SOUP.id },
    body: {
      recipeName: 'Leek broth',
      version: 3,
      ingredients: JSON.stringify([{ name: 'leek', quantity: 2, unit: '' }]),
      method: JSON.stringify([{ desc: 'Boil the leeks.' }]),
    },
  });
  api.fail(editRecipe, 'household_reader').reconnect();
  await sendChanges();
  const user = userEvent.setup();
  renderUi(<KeptChanges />);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('Leek broth\n\n2 leek\n\nBoil the leeks.');
  expect(await kept()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Drop my change' }));
  await expect.poll(kept).toEqual([]);
});

it('a change of a release that this one does not know is kept and said', async () => {
  await withoutServer().then((api) => api.reconnect());
  await writeCopy(USER.id, 'outbox', [
    { key: 'old', call: 'POST /api/plans/of-old', name: 'week', refused: null },
    { nonsense: true },
  ]);
  await sendChanges();
  renderUi(<KeptChanges />);
  expect(await screen.findByText(/made with an earlier version of Sorrel/)).toBeTruthy();
});

it.each([{ bothChanged: ['0-dinner-0'] }, { settingsBothChanged: true as const }])(
  'what of others a plan took the place of that waited is said until it was read: %o',
  async (told) => {
    const api = await withoutServer();
    const id = '00000000-0000-4000-8000-0000000000b1';
    const lists = [{ id, name: 'stews', created_at: '2026-11-01T00:00:00Z' }];
    await keepReply(getPlans, { query: { search: '', page: 1, limit: SAVED_PAGE_SIZE } }, { lists, total: 1 }, USER.id);
    await keepReply(getWeeks, {}, { firstDay: 'monday', weeks: [] }, USER.id);
    await call(savePlan, { body: { name: 'Stews', plan: NO_MEALS } });
    api.on(savePlan, () => ({ mealPlanId: id, savedOver: true as const, ...told })).reconnect();
    expect(await sendChanges()).toBe(1);
    // the page that it was sent from may be gone
    forgetShownGaveWay();
    renderUi(<KeptChanges />);
    expect(await screen.findByText(/^The plan 'stews' was changed elsewhere too/)).toBeTruthy();
    expect(await countUnsent(USER.id)).toEqual({ waiting: 0, refused: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByText(/changed elsewhere too/)).toBeNull();
    expect(await readCopy(USER.id, 'gave-way')).toEqual([]);
  },
);

describe('the date of a plan without the server', () => {
  const [STEWS, SOUPS] = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2'] as const;
  const [THIS, NEXT] = ['2026-11-23', '2026-11-30'] as const;
  const give = (id: string, weekStart: string | null) => call(setPlanWeek, { params: { id }, body: { weekStart } });
  const weeks = async () => (await call(getWeeks, {})).weeks.map(({ name, weekStart }) => [name, weekStart]);

  async function withPlans() {
    const api = await withoutServer();
    const lists = [
      { id: STEWS, name: 'stews', created_at: '2026-11-01T00:00:00Z' },
      { id: SOUPS, name: 'soups', created_at: '2026-11-02T00:00:00Z' },
    ];
    const first = { query: { search: '', page: 1, limit: SAVED_PAGE_SIZE } };
    await keepReply(getPlans, first, { lists, total: 2 }, USER.id);
    const dated = [{ id: STEWS, name: 'stews', weekStart: THIS }];
    await keepReply(getWeeks, {}, { firstDay: 'monday', weeks: dated }, USER.id);
    return api;
  }

  it('is changed on the device: a plan that had the week stays without one, and is named', async () => {
    await withPlans();
    expect(await give(SOUPS, THIS)).toEqual({ undated: { id: STEWS, name: 'stews' } });
    expect(await weeks()).toEqual([['soups', THIS]]);
    expect(await give(STEWS, NEXT)).toEqual({ undated: null });
    expect(await weeks()).toEqual([
      ['stews', NEXT],
      ['soups', THIS],
    ]);
  });

  it('is sent with each step on the way, in order, since each may have taken a week from another plan', async () => {
    const api = await withPlans();
    await give(SOUPS, THIS);
    await give(SOUPS, NEXT);
    await give(STEWS, null);
    api.on(setPlanWeek, () => ({ undated: null })).reconnect();
    expect(await sendChanges()).toBe(3);
    expect(api.calls(setPlanWeek).map(({ params, body }) => [params.id, body.weekStart])).toEqual([
      [SOUPS, THIS],
      [SOUPS, NEXT],
      [STEWS, null],
    ]);
  });

  it('is refused for a plan that this device does not know, and nothing waits', async () => {
    await withPlans();
    await expect(give('00000000-0000-4000-8000-0000000000b9', THIS)).rejects.toMatchObject({ status: 0 });
    expect(await kept()).toEqual([]);
    expect(await weeks()).toEqual([['stews', THIS]]);
  });

  it('that the server does not take stays with its reason', async () => {
    const api = await withPlans();
    await give(SOUPS, THIS);
    api.fail(setPlanWeek, 'plan_not_found').reconnect();
    await sendChanges();
    expect(await kept()).toMatchObject([{ name: 'soups', refused: { isConflict: false } }]);
  });
});

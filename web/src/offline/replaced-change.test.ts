import { editRecipe } from '@sorrel/contract/recipe-saving';
import { beforeEach, expect, it } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { call, renewToken } from '../api.ts';
import { readCopy } from '../lib/device-copies.ts';
import { entryOf, writeBook } from './book-copy.ts';
import { dropReplaced, forgetShownChanges, type KeptChange, sendChanges } from './outbox.ts';

const USER = aUser();
const SOUP = aRecipe({ id: '00000000-0000-4000-8000-0000000000a1', name: 'Leek soup', version: 3 });
const kept = async () => ((await readCopy(USER.id, 'outbox')) ?? []) as KeptChange[];
const ofVersion = (version: number) => ({ params: { id: SOUP.id }, body: { recipeName: 'Leek broth', version } });

/** A change of version 3 that waits on this device. */
async function waitingEdit() {
  const api = signedInApi();
  await renewToken();
  await writeBook(USER.id, { revision: '1', entries: [entryOf(SOUP, '1')] }, [SOUP]);
  api.disconnect();
  return { api, reply: await call(editRecipe, ofVersion(3)) };
}

beforeEach(forgetShownChanges);

it('what waits tells of the version that the server still has', async () => {
  expect((await waitingEdit()).reply).toMatchObject({ version: 3 });
});

it('an edit that waits gives way to a later one of the same version that the server took', async () => {
  await waitingEdit();
  await dropReplaced(editRecipe, ofVersion(3), USER.id);
  expect(await kept()).toEqual([]);
});

it('so it does where it was on its way meanwhile, and was refused for the later one', async () => {
  const { api } = await waitingEdit();
  api.fail(editRecipe, 'recipe_changed', { recipe: { ...SOUP, version: 4 } }).reconnect();
  await sendChanges();
  expect(await kept()).toHaveLength(1);
  await dropReplaced(editRecipe, ofVersion(3), USER.id);
  expect(await kept()).toEqual([]);
});

it('an edit made of another version, or of another recipe, waits on', async () => {
  await waitingEdit();
  await dropReplaced(editRecipe, ofVersion(4), USER.id);
  await dropReplaced(editRecipe, { ...ofVersion(3), params: { id: '00000000-0000-4000-8000-0000000000a2' } }, USER.id);
  expect(await kept()).toHaveLength(1);
});

import { editRecipe } from '@sorrel/contract/recipe-saving';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInApi } from '../../testing/render-app.tsx';
import { aRecipe, aUser } from '../../testing/samples.ts';
import { call, renewToken } from '../api.ts';
import { noteReached } from '../lib/connection.ts';
import { entryOf, writeBook } from './book-copy.ts';
import { comeBack } from './come-back.ts';
import { forgetShownChanges } from './outbox.ts';

const USER = aUser();
const SOUP = aRecipe({ id: '00000000-0000-4000-8000-0000000000a1', name: 'Leek soup', version: 3 });

let leave: (() => void) | undefined;
beforeEach(() => forgetShownChanges());
afterEach(() => leave?.());

it('a change that does not get through while the rest does is not sent again and again', async () => {
  const api = signedInApi();
  await renewToken();
  await writeBook(USER.id, { revision: '1', entries: [entryOf(SOUP, '1')] }, [SOUP]);
  api.disconnect();
  await call(editRecipe, { params: { id: SOUP.id }, body: { recipeName: 'Leek broth', version: 3 } });
  api.fail(editRecipe, 'internal').reconnect();
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  noteReached(false);
  leave = comeBack(client);
  noteReached(true);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const before = api.calls(editRecipe).length;
  for (let time = 0; time < 20; time++) {
    noteReached(false);
    noteReached(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(api.calls(editRecipe)).toHaveLength(before);
  expect(asked).toHaveBeenCalledTimes(1);
});

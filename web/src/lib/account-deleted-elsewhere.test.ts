import { getTags } from '@sorrel/contract/tags';
import { afterEach, expect, it } from 'vitest';
import { aToken, fakeApi } from '../../testing/fake-api.ts';
import { getSessionState, holdToken } from '../access-token.ts';
import { call } from '../api.ts';
import { copyNames, forgetAllCopies, keepCopy } from './device-copies.ts';
import { storeText } from './device-store.ts';

afterEach(forgetAllCopies);

/** Somebody who has typed a recipe and planned a week, and kept a list on the device. */
async function typing(id: string) {
  holdToken(aToken({ id }));
  storeText(localStorage, 'recipeDraft', '{"name":"Leek pie"}');
  storeText(sessionStorage, 'mealPlan', '[]');
  await keepCopy(id, 'shoppingList', { name: 'saturday' });
}

it('of an account that was deleted on another device nothing stays on this one', async () => {
  const api = fakeApi().fail(getTags, 'not_signed_in', { isAccountDeleted: true });
  await typing('ann');
  await keepCopy('ben', 'shoppingList', { name: 'sunday' });
  await expect(call(getTags)).rejects.toMatchObject({ status: 401 });
  expect(getSessionState()).toMatchObject({ status: 'anonymous', end: 'deleted' });
  expect(api.calls(getTags)).toHaveLength(1);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  expect(await copyNames('ann', '')).toEqual([]);
  expect(await copyNames('ben', '')).toEqual(['shoppingList']);
});

it('where somebody else has signed in meanwhile, theirs stays and so do they', async () => {
  await typing('ann');
  fakeApi().fail(getTags, 'not_signed_in', { isAccountDeleted: true });
  const asked = call(getTags);
  holdToken(aToken({ id: 'ben', email: 'ben@example.com' }));
  storeText(localStorage, 'recipeDraft', '{"name":"Onion tart"}');
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(getSessionState()).toMatchObject({ status: 'signed-in', decoded: { userId: 'ben' } });
  expect(localStorage.getItem('recipeDraft')).toBe('{"name":"Onion tart"}');
});

it('a session that was ended elsewhere sets aside for its owner what they had typed', async () => {
  fakeApi().fail(getTags, 'not_signed_in');
  await typing('ann');
  await expect(call(getTags)).rejects.toMatchObject({ status: 401 });
  expect(getSessionState()).toMatchObject({ status: 'anonymous', end: 'ended' });
  expect((await copyNames('ann', '')).sort()).toEqual(['shoppingList', 'typed local recipeDraft', 'week']);
});

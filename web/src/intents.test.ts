import { deletePlan } from '@sorrel/contract/plans';
import { costOfWeek } from '@sorrel/contract/prices';
import { addRecipe } from '@sorrel/contract/recipe-saving';
import { setPlanWeek } from '@sorrel/contract/weeks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asOneIntent } from './intents.ts';

/** The page as it is opened: with nothing in memory but what the tab has stored. */
async function openPage() {
  vi.resetModules();
  const { asOneIntent } = await import('./intents.ts');
  const keys: (string | undefined)[] = [];
  const send = (recipeName: string, outcome: 'answered' | 'lost' | 'refused', files = {}, userId = 'ann') =>
    asOneIntent(
      addRecipe,
      {
        userId,
        sending: { body: { recipeName }, files },
        isSettled: (error) => (error as Error).message === 'refused',
      },
      async (key) => {
        keys.push(key);
        if (outcome !== 'answered') throw new Error(outcome);
      },
    ).catch(() => undefined);
  return { keys, send };
}

describe('the key of an intent', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.useRealTimers());

  it('is the same for a retry after a reload, when the first answer never came', async () => {
    const before = await openPage();
    await before.send('Lentil soup', 'lost');
    const after = await openPage();
    await after.send('Lentil soup', 'answered');
    expect(after.keys).toEqual(before.keys);
    expect(after.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    // it has been answered: the same recipe once more is meant
    await after.send('Lentil soup', 'answered');
    expect(after.keys[1]).not.toBe(after.keys[0]);
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['another recipe', 'Dal', {}, 'ann'],
    ['another person', 'Lentil soup', {}, 'ben'],
    ['a picture from the device, which no draft keeps', 'Lentil soup', { images: [new Blob(['x'])] }, 'ann'],
  ])('is another one after a reload for %s', async (_what, name, files, userId) => {
    const before = await openPage();
    await before.send('Lentil soup', 'lost', files);
    const after = await openPage();
    await after.send(name, 'lost', files, userId);
    expect(after.keys[0]).not.toBe(before.keys[0]);
  });

  it('is another one after a refusal, and after the day that the server keeps answers', async () => {
    const before = await openPage();
    await before.send('Lentil soup', 'refused');
    await before.send('Dal', 'lost');
    const after = await openPage();
    await after.send('Lentil soup', 'lost');
    expect(after.keys[0]).not.toBe(before.keys[0]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    await after.send('Dal', 'lost');
    expect(after.keys[1]).not.toBe(before.keys[1]);
  });
});

it('a plan that is given its week once more, after an answer that never came, is meant anew: it may have had another', async () => {
  const keys: (string | undefined)[] = [];
  for (const endpoint of [setPlanWeek, setPlanWeek, deletePlan, deletePlan]) {
    const lost = asOneIntent(
      endpoint,
      { userId: 'ann', sending: { params: { id: 'autumn' } }, isSettled: () => false },
      async (key) => {
        keys.push(key);
        throw new Error('lost');
      },
    );
    await expect(lost).rejects.toThrow('lost');
  }
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(undefined);
});

describe('what is sent a second time while the first is on its way', () => {
  it.each([
    ['waits for the first, where it makes something', addRecipe, ['first', 'first']],
    ['is asked anew, where it is a question: what is kept may have changed meanwhile', costOfWeek, ['first', 'second']],
  ])('%s', async (_what, endpoint, expected) => {
    const answers: ((answer: string) => void)[] = [];
    const ask = () =>
      asOneIntent(
        endpoint,
        { userId: 'ann', sending: { body: { recipes: [] } }, isSettled: () => true },
        () => new Promise<string>((resolve) => answers.push(resolve)),
      );
    const asked = Promise.all([ask(), ask()]);
    answers.forEach((answer, index) => {
      answer(['first', 'second'][index] ?? '');
    });
    expect(await asked).toEqual(expected);
  });
});

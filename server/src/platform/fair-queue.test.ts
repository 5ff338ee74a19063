import { describe, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createFairQueue, turnsOf } from './fair-queue.ts';

/** Work that lasts until it is let go. */
function held() {
  let letGo = () => {};
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), work: () => done };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the fair queue', () => {
  test('one person never holds every place, so another one begins at once', async () => {
    const queue = createFairQueue({ places: 2, placesOfOne: 1 });
    const [first, second] = [held(), held()];
    const hoards = [first, second].map(({ work }) => queue.run({ person: 'hoarder' }, work));
    expect(queue.waiting()).toBe(1);
    expect(await queue.run({ person: 'other' }, async () => 'done')).toBe('done');
    first.letGo();
    second.letGo();
    await Promise.all(hoards);
    expect(queue.waiting()).toBe(0);
  });

  test('whoever had less done lately comes before those who came earlier', async () => {
    const queue = createFairQueue({ places: 1, placesOfOne: 1 });
    const order: string[] = [];
    const first = held();
    const begun = queue.run({ person: 'hoarder' }, first.work);
    const more = ['hoarder', 'hoarder', 'other', 'third'].map((person) =>
      queue.run({ person }, async () => {
        order.push(person);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }),
    );
    // the work of the hoarder took time, that of the others none so far
    await new Promise((resolve) => setTimeout(resolve, 5));
    first.letGo();
    await Promise.all([begun, ...more]);
    expect(order).toEqual(['other', 'third', 'hoarder', 'hoarder']);
  });

  test('what somebody waited for who has left is not done', async () => {
    const queue = createFairQueue({ places: 1 });
    const first = held();
    const begun = queue.run({ person: 'one' }, first.work);
    const leaving = new AbortController();
    let isDone = false;
    const dropped = queue.run({ person: 'two', signal: leaving.signal }, async () => {
      isDone = true;
    });
    leaving.abort();
    await expect(dropped).rejects.toBeInstanceOf(AppError);
    expect(queue.waiting()).toBe(0);
    first.letGo();
    await begun;
    await settled();
    expect(isDone).toBe(false);
    await expect(queue.run({ person: 'two', signal: leaving.signal }, async () => 1)).rejects.toBeInstanceOf(AppError);
  });

  test('too much of one person is refused, and the others still wait their turn; too much of all is refused to all', async () => {
    const queue = createFairQueue({ places: 1, waitingOfOneMax: 2, waitingMax: 3 });
    const first = held();
    const begun = [1, 2, 3].map(() => queue.run({ person: 'hoarder' }, first.work));
    await expect(queue.run({ person: 'hoarder' }, first.work)).rejects.toMatchObject({
      code: 'too_much_at_once',
      fields: { retryAfterS: expect.any(Number) },
    });
    begun.push(queue.run({ person: 'other' }, first.work));
    await expect(queue.run({ person: 'third' }, first.work)).rejects.toMatchObject({
      code: 'unavailable',
      fields: { retryAfterS: expect.any(Number) },
    });
    first.letGo();
    await Promise.all(begun);
  });

  test('of two kinds of work that share it each tells how many of its own wait', async () => {
    const queue = createFairQueue({ places: 1 });
    const [pages, pictures] = [turnsOf(queue), turnsOf(queue)];
    const first = held();
    const leaving = new AbortController();
    const all = [
      pages.run({ person: 'one' }, first.work),
      pictures.run({ person: 'one' }, first.work),
      pictures.run({ person: 'two' }, first.work),
    ];
    const dropped = pages.run({ person: 'two', signal: leaving.signal }, first.work);
    expect([pages.waiting(), pictures.waiting(), queue.waiting()]).toEqual([1, 2, 3]);
    leaving.abort();
    await expect(dropped).rejects.toBeInstanceOf(AppError);
    expect([pages.waiting(), pictures.waiting()]).toEqual([0, 2]);
    first.letGo();
    await Promise.all(all);
    expect([pages.waiting(), pictures.waiting()]).toEqual([0, 0]);
  });

  test('work that fails gives its place back', async () => {
    const queue = createFairQueue({ places: 1 });
    await expect(queue.run({ person: 'one' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run({ person: 'one' }, async () => 'yes')).toBe('yes');
  });
});

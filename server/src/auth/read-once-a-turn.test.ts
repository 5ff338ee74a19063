import { expect, test } from 'vitest';
import { readOnceATurn } from './read-once-a-turn.ts';

test('who ask for the same in one turn share a read that begins after the last of them', async () => {
  const read = readOnceATurn<number>();
  const begun: string[] = [];
  const ask = (key: string) => read(key, async () => begun.push(key));
  const [first, second, other] = [ask('a'), ask('a'), ask('b')];
  expect(begun).toEqual([]);
  expect(await Promise.all([first, second, other])).toEqual([1, 1, 2]);
  expect(begun).toEqual(['a', 'b']);
});

test('who asks while a read goes on is answered by another one, as is who asks after one that failed', async () => {
  const read = readOnceATurn<string>();
  let answerFirst = (_: string) => {};
  const first = read('a', () => new Promise((resolve) => (answerFirst = resolve)));
  await new Promise((resolve) => setImmediate(resolve));
  const second = read('a', async () => 'as it is now');
  expect(await second).toBe('as it is now');
  answerFirst('as it was');
  expect(await first).toBe('as it was');
  const failing = [1, 2].map(() => read('a', () => Promise.reject(new Error('the database is away'))));
  for (const each of failing) await expect(each).rejects.toThrow('the database is away');
  expect(await read('a', async () => 'back')).toBe('back');
});

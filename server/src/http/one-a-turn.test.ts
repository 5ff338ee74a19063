import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneATurn } from './one-a-turn.ts';

test('what one person asks for at once begins in turns, and another’s between', async () => {
  const beginning = oneATurn();
  const begun: string[] = [];
  const ask = async (person: string) => {
    await beginning(person);
    begun.push(person);
  };
  const all = [ask('one'), ask('one'), ask('one'), ask('other'), ask('other')];
  await Promise.resolve();
  expect(begun).toEqual(['one', 'other']);
  await Promise.all(all);
  expect(begun).toEqual(['one', 'other', 'one', 'other', 'one']);
});

test('who asks for one thing a turn never waits', async () => {
  const beginning = oneATurn();
  for (let round = 0; round < 3; round += 1) {
    expect(beginning('one')).toBeUndefined();
    await nextTurn();
    await nextTurn();
  }
});

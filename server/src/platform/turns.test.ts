import { expect, test } from 'vitest';
import { turnsBy } from './turns.ts';

test('what is asked for one thing is done one after the other, also after a failure; another thing does not wait', async () => {
  const inTurn = turnsBy<string>();
  const done: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = inTurn('soup', async () => {
    await held;
    done.push('first');
    throw new Error('spilt');
  });
  const second = inTurn('soup', async () => done.push('second'));
  await inTurn('stew', async () => done.push('stew'));
  expect(done).toEqual(['stew']);
  letGo();
  await expect(first).rejects.toThrow('spilt');
  await second;
  expect(done).toEqual(['stew', 'first', 'second']);
});

import { expect, test } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

const never = new Promise<never>(() => {});

function watched() {
  const done: string[] = [];
  const complaints: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  return { done, complaints, step, complain: (sentence: string) => void complaints.push(sentence) };
}

test('the steps of a stop follow each other', async () => {
  const { done, complaints, step, complain } = watched();
  expect(await stopInOrder([step('server'), step('database')], { askedAgain: never, complain })).toBe(0);
  expect([done, complaints]).toEqual([['server', 'database'], []]);
});

test('a step that fails does not leave the database running, and the exit code tells of it', async () => {
  const { done, complaints, step, complain } = watched();
  const failing = () => Promise.reject(new Error('no database to write to'));
  expect(await stopInOrder([failing, step('database')], { askedAgain: never, complain })).toBe(1);
  expect(done).toEqual(['database']);
  expect(complaints).toEqual(['A part of the server could not be stopped in order.']);
});

test('a step that never ends holds the stop up no longer than its time', async () => {
  const { complaints, complain } = watched();
  expect(await stopInOrder([() => never], { withinMs: 10, askedAgain: never, complain })).toBe(1);
  expect(complaints).toEqual(['The server was not stopped in order within 0.01 s.']);
});

test('who asks a second time does not wait', async () => {
  const { complaints, complain } = watched();
  expect(await stopInOrder([() => never], { askedAgain: Promise.resolve(), complain })).toBe(1);
  expect(complaints).toEqual(['The server was asked to stop a second time and does so at once.']);
});

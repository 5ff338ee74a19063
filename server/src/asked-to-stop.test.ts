import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { listenForStop } from './asked-to-stop.ts';

test('a Ctrl-C that arrives twice at once is one ask, a later signal is the second', async () => {
  const signals = new EventEmitter();
  let nowMs = 0;
  const { asked, askedAgain } = listenForStop(signals as unknown as NodeJS.Process, () => nowMs);
  const heard: string[] = [];
  void askedAgain.then((signal) => heard.push(signal));

  signals.emit('SIGINT');
  signals.emit('SIGINT');
  expect(await asked).toBe('SIGINT');
  expect(heard).toEqual([]);

  nowMs = 2_000;
  signals.emit('SIGTERM');
  await askedAgain;
  expect(heard).toEqual(['SIGTERM']);
});

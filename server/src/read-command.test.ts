import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';
import { StartRefused } from './start-refused.ts';

const OPTIONS = { options: { months: { type: 'string' } } } as const;

test('a command is read with what it works on', () => {
  expect(readCommand({ ...OPTIONS, args: ['grant', 'anna@example.com', '--months', '2'] }, 'usage')).toMatchObject({
    positionals: ['grant', 'anna@example.com'],
    values: { months: '2' },
  });
});

test('whoever gives an option that there is not is told how the commands are used', () => {
  expect(() => readCommand({ ...OPTIONS, args: ['--help'] }, 'usage')).toThrow(new StartRefused('usage'));
});

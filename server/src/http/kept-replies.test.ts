import { expect, test } from 'vitest';
import { createKeptReplies } from './kept-replies.ts';

const reply = (text: string) => Buffer.from(text);

test('a reply is found in the state it was kept in, and in no other', () => {
  const replies = createKeptReplies();
  replies.keep('a page', '1', reply('one'));
  expect(replies.find('a page', '1')?.toString()).toBe('one');
  expect(replies.find('a page', '2')).toBeNull();
  expect(replies.find('another page', '1')).toBeNull();
  replies.keep('a page', '2', reply('two'));
  expect(replies.find('a page', '1')).toBeNull();
  expect(replies.find('a page', '2')?.toString()).toBe('two');
});

test('what was asked for last stays, and there is an end to what is kept', () => {
  const replies = createKeptReplies(10_000);
  const long = reply('x'.repeat(3000));
  for (const question of ['a', 'b', 'c']) replies.keep(question, '1', long);
  expect(replies.find('a', '1')).not.toBeNull();
  replies.keep('d', '1', long);
  expect(replies.find('b', '1')).toBeNull();
  for (const question of ['a', 'c', 'd']) expect(replies.find(question, '1')).not.toBeNull();
  for (let times = 0; times < 100; times += 1) replies.keep('a', String(times), long);
  for (const question of ['c', 'd']) expect(replies.find(question, '1')).not.toBeNull();
});

test('one that would push out all others is not kept', () => {
  const replies = createKeptReplies();
  replies.keep('a', '1', reply('one'));
  replies.keep('huge', '1', Buffer.alloc(600 * 1024));
  expect(replies.find('huge', '1')).toBeNull();
  expect(replies.find('a', '1')).not.toBeNull();
});

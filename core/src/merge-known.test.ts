import { describe, expect, test } from 'vitest';
import { mergeEntries, mergeKnown } from './merge-known.ts';

describe('a list that two have changed', () => {
  test.each([
    ['nothing was changed meanwhile', ['egg'], ['egg', 'milk'], ['egg'], ['egg', 'milk']],
    ['both have put something in', ['egg'], ['egg', 'milk'], ['egg', 'nuts'], ['egg', 'nuts', 'milk']],
    ['both have put the same in', [], ['nuts'], ['nuts'], ['nuts']],
    ['one took out, the other put in', ['egg'], [], ['egg', 'nuts'], ['nuts']],
    ['the other took out', ['egg', 'milk'], ['egg', 'milk', 'nuts'], ['milk'], ['milk', 'nuts']],
    ['nothing was changed here', ['egg'], ['egg'], ['nuts'], ['nuts']],
  ])('%s', (_, known, mine, theirs, merged) => {
    expect(mergeEntries(known, mine, theirs)).toEqual(merged);
  });
});

describe('a thing that two have changed', () => {
  const known = { portion: 1, goal: null, body: { height: 120, weight: 30 } };

  test('has what each of them changed, also within its parts', () => {
    const mine = { portion: 1.5, goal: null, body: { height: 125, weight: 30 } };
    const theirs = { portion: 1, goal: 1800, body: { height: 120, weight: 32 } };
    expect(mergeKnown<object>(known, mine, theirs)).toEqual({
      portion: 1.5,
      goal: 1800,
      body: { height: 125, weight: 32 },
    });
  });

  test('where both changed the same, is as the one says who is asked', () => {
    expect(mergeKnown<object>(known, { ...known, portion: 1.5 }, { ...known, portion: 2 })).toMatchObject({
      portion: 1.5,
    });
  });

  test('a field that was not known is as it is said', () => {
    expect(mergeKnown<object>({}, { portion: 1 }, { portion: 2 })).toEqual({ portion: 1 });
  });

  test('a part that one of them has not is as it is said', () => {
    expect(mergeKnown<object>({ body: null }, { body: { height: 125 } }, { body: null })).toEqual({
      body: { height: 125 },
    });
  });
});

import { API } from '@sorrel/contract/api';
import { inputSentence } from '@sorrel/contract/input-sentence';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cutAtFault } from './cut-at-fault.ts';

const many = <One>(count: number, one: One) => Array.from({ length: count }, () => one);
const WRONG = { name: 5, quantity: 'x', unit: 4, meals: 3 };
const RIGHT = { name: 'leek', quantity: 1 };
const list = (produce: unknown[], snacks: unknown[] = []) => ({ name: 'x', shoppingList: { produce, snacks } });
const body = API.lists.saveList.body;

test.each([
  ['all wrong', list(many(1900, WRONG), many(1900, WRONG)), 'Name (shopping list, produce 1) is text.'],
  ['the last wrong', list([...many(1899, RIGHT), WRONG]), 'Name (shopping list, produce 1900) is text.'],
])('of thousands of entries that are wrong the first is told: %s', (_, sent, sentence) => {
  const cut = cutAtFault(body, sent);
  const parsed = body.safeParse(cut);
  expect(parsed.success).toBe(false);
  expect(parsed.error?.issues.length).toBeLessThan(20);
  expect(inputSentence(body, cut, 'en')).toBe(sentence);
});

test('what lies deeper, in lists of lists and under names that are free, is cut too', () => {
  const schema = z.object({
    days: z.array(z.object({ meals: z.array(z.object({ names: z.array(z.string()).default([]) })).nullable() })),
    locked: z.record(z.string(), z.object({ names: z.array(z.string()).max(300).optional() }).nullable()),
  });
  const wrong = { names: many(300, 5) };
  const sent = {
    days: many(7, { meals: many(4, wrong) }),
    locked: Object.fromEntries(many(20, wrong).map((one, place) => [place, one])),
  };
  expect(schema.safeParse(sent).error?.issues).toHaveLength(48 * 300);
  expect(schema.safeParse(cutAtFault(schema, sent)).error?.issues).toHaveLength(48);
});

test('of names that are free no more is told than of a list', () => {
  const schema = z.record(z.string().max(3), z.object({ name: z.string() }));
  const named = (count: number, one: unknown) =>
    Object.fromEntries(many(count, one).map((value, place) => [place, value]));
  const right = named(900, { name: 'leek' });
  expect(schema.safeParse(cutAtFault(schema, named(900, { name: 5 }))).error?.issues).toHaveLength(1);
  expect(schema.safeParse(cutAtFault(schema, { ...right, longer: { name: 'leek' } })).success).toBe(false);
  expect(cutAtFault(schema, right)).toBe(right);
});

test('what is right, or no list, stays as it was sent', () => {
  for (const sent of [list(many(1900, RIGHT)), list(many(3, WRONG)), null, 'x', [], many(100, RIGHT)]) {
    expect(cutAtFault(body, sent)).toBe(sent);
  }
});

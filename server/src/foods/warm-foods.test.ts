import { LANGUAGES } from '@sorrel/core/ingredients/languages/language';
import { afterEach, expect, test, vi } from 'vitest';
import { foodIndex } from './food-catalogue.ts';
import { warmFoods } from './warm-foods.ts';

afterEach(() => vi.restoreAllMocks());
const AT_ONCE = { afterMs: 0, restMs: 0 };

test('the tables of every language are made, others being answered between them', async () => {
  const asked = vi.spyOn(foodIndex().inLanguage, 'get');
  let turns = 0;
  const other = setInterval(() => (turns += 1), 0);
  await warmFoods(() => false, { afterMs: 0, restMs: 2 });
  clearInterval(other);
  expect(asked.mock.calls.map(([language]) => language)).toEqual([...LANGUAGES]);
  expect(turns).toBeGreaterThan(LANGUAGES.length / 2);
});

test('a process that stops makes no more of them', async () => {
  const asked = vi.spyOn(foodIndex().inLanguage, 'get');
  await warmFoods(() => asked.mock.calls.length === 2, AT_ONCE);
  expect(asked).toHaveBeenCalledTimes(2);
});

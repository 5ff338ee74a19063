import { describe, expect, test } from 'vitest';
import { createFoodIndex } from '../foods/food-index.ts';
import { SMALL_CATALOGUE, SMALL_FALLBACK } from '../foods/small-catalogue.ts';
import { readBuyingTable } from './buying.ts';
import { displayQuantity } from './display-quantity.ts';
import { itemsOf } from './edit-list.ts';
import { buildShopList } from './shop-list.ts';

const know = { index: createFoodIndex(SMALL_CATALOGUE, SMALL_FALLBACK), table: readBuyingTable('') };

describe('what nobody knows, of several recipes', () => {
  const amounts = (...lines: string[]) =>
    itemsOf(buildShopList([{ name: 'a', serves: 4, portions: 1, lines }], know)).map((item) =>
      displayQuantity(item, 1),
    );
  test.each<[string, string[], string]>([
    ['a pinch adds nothing to spoonfuls', ['2 pinches zorblax', '2 tbsp zorblax', '4 tsp zorblax'], 'small amount'],
    ['a pinch adds nothing to a weight', ['2 pinches zorblax', '400 g zorblax'], '100 g'],
    ['a pinch adds nothing to a number', ['1 dash zorblax', '8 zorblaxes'], '2'],
    ['a pinch alone is a small amount', ['1 pinch zorblax', '2 dashes zorblax'], 'small amount'],
    ['sprigs are bought whole', ['1 sprig zorblax'], '1 sprig'],
    ['cloves are bought whole', ['5 cloves zorblax'], '2 cloves'],
  ])('%s', (_what, lines, shown) => {
    expect(amounts(...lines)).toEqual([shown]);
  });

  test('what the recipes say stays exact', () => {
    const [item] = itemsOf(
      buildShopList([{ name: 'a', serves: 4, portions: 2, lines: ['2 pinches zorblax', '1 sprig zorblax'] }], know),
    );
    expect(item?.exact).toBe('1 x pinch, 0.5 x sprig');
  });
});

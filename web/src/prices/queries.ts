import type { BodyInputOf } from '@sorrel/contract/endpoint';
import {
  costOfWeek,
  findPriced,
  getPrices,
  type Prices,
  removePrice,
  setCurrency,
  setPrice,
} from '@sorrel/contract/prices';
import type { Currency } from '@sorrel/core/prices/currency';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { shownLanguage } from '../language/shown-language.ts';

const KEY = ['prices'] as const;
/** By the language too: foods are named in it. */
const keptKey = () => [...KEY, 'kept', shownLanguage()] as const;

/** What the household pays for foods; known without a network too. */
export const pricesQuery = () =>
  queryOptions({
    queryKey: keptKey(),
    queryFn: ({ signal }) => call(getPrices, { signal }),
    // sums are made of them: another tab or somebody else may have typed some meanwhile
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });

/** Which food a name is, and for which units it can have a price. */
export const pricedQuery = (name: string) =>
  queryOptions({
    queryKey: [...KEY, 'food', shownLanguage(), name],
    queryFn: ({ signal }) => call(findPriced, { query: { name }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type CookedRecipes = BodyInputOf<typeof costOfWeek>['recipes'];

/**
 * What recipes cost for so many servings of each.
 * @param prices the sum is another by other prices
 */
export const costQuery = (recipes: CookedRecipes, prices: Prices | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'cost', shownLanguage(), recipes, prices?.prices.map(({ rates: _, ...price }) => price)],
    queryFn: ({ signal }) => call(costOfWeek, { body: { recipes }, signal }),
  });

/** A change of prices, whose answer is all that there is from then on. */
function usePriceChange<Input>(send: (input: Input) => Promise<Prices>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // an answer of before the change must not come after it
    onMutate: () => queryClient.cancelQueries({ queryKey: keptKey() }),
    onSuccess: async (prices) => {
      // nor one that was asked for while the change was on its way
      await queryClient.cancelQueries({ queryKey: keptKey() });
      queryClient.setQueryData(keptKey(), prices);
      // a sum that was asked for while the change was on its way is of the prices before
      void queryClient.invalidateQueries({ queryKey: [...KEY, 'cost'] });
    },
    // somebody else chose another currency: what is shown is no longer so
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useSetPrice = () => usePriceChange((body: BodyInputOf<typeof setPrice>) => call(setPrice, { body }));
export const useRemovePrice = () => usePriceChange((name: string) => call(removePrice, { query: { name } }));
export const useSetCurrency = () => usePriceChange((currency: Currency) => call(setCurrency, { body: { currency } }));

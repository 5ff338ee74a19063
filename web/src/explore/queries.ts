import { savedCopies } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, premiumRecipes, type RecipePage } from '@sorrel/contract/recipes';
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { type RecipeFilters, searchedFor, toRequest, withoutLog } from '../recipe-parts/recipe-filters.ts';

/** Time that the success of Save stays. Source: specification, 9. */
export const SAVED_MS = 3000;

export const featuredQuery = queryOptions({
  queryKey: ['explore', 'featured'],
  queryFn: ({ signal }) => call(featuredRecipes, { signal }),
});

/** A page of the recipes of explore; while another one is on its way the last one stays. */
export function premiumQuery(filters: RecipeFilters) {
  const query = withoutLog(toRequest(filters));
  return queryOptions({
    queryKey: ['explore', 'list', query],
    queryFn: ({ signal }) => call(premiumRecipes, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const exploreRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['explore', 'recipe', id],
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
  });

const NO_COPIES: ReadonlyMap<string, string> = new Map();

/** The recipes of explore that are in the person's own book: the id of the copy by that of the recipe. */
export function useSavedCopies(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['explore', 'copies'],
    queryFn: ({ signal }) => call(savedCopies, { signal }),
    select: toMap,
  });
  return data ?? NO_COPIES;
}

const toMap = (copies: readonly { of: string; id: string }[]) => new Map(copies.map(({ of, id }) => [of, id]));

/** Of the recipes that a list counts, how many are in the person's own book; undefined where that is not known yet. */
export function useCountInBook(filters: RecipeFilters, list: UseQueryResult<RecipePage>): number | undefined {
  const copies = useSavedCopies();
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const search = searchedFor(list.data, filters.search);
  const inAnyOrder = { sort: 'date', order: 'desc', page: 1 } as const;
  const asked = toRequest({ ...filters, ...inAnyOrder, search, exactly: true, notSaved: true });
  const query = { ...withoutLog(asked), limit: 1 };
  const { data: others } = useQuery({
    queryKey: ['explore', 'others', query],
    queryFn: ({ signal }) => call(premiumRecipes, { query, signal }),
    enabled: copies.size > 0 && total !== undefined && total > 0 && !filters.notSaved,
    select: (page) => page.total,
  });
  return total === undefined || others === undefined ? undefined : total - others;
}

/** The whole recipe behind a card, for saving it from there. */
export function useWholeRecipe() {
  const queryClient = useQueryClient();
  return (id: string) => queryClient.fetchQuery(exploreRecipeQuery(id));
}

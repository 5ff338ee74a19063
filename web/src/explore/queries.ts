import { savedCopies } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, getRecipe, premiumRecipes } from '@sorrel/contract/recipes';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { type RecipeFilters, toRequest, withoutLog } from '../recipe-parts/recipe-filters.ts';

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

/** The whole recipe behind a card, for saving it from there. */
export function useWholeRecipe() {
  const queryClient = useQueryClient();
  return (id: string) => queryClient.fetchQuery(exploreRecipeQuery(id));
}

import { recordCooked } from '@sorrel/contract/cooking';
import type { BodyInputOf } from '@sorrel/contract/endpoint';
import { userRecipes } from '@sorrel/contract/recipes';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { BOOK_LISTS, forgetCookLog } from '../recipe-parts/queries.ts';

const SHOWN = 20;

/** Recipes of the book to choose a second one from. */
export const secondRecipeQuery = (search: string) =>
  queryOptions({
    queryKey: [...BOOK_LISTS, 'second', search],
    queryFn: ({ signal }) => call(userRecipes, { query: { search, limit: SHOWN, page: 1 }, signal }),
    placeholderData: keepPreviousData,
  });

/** Writes down that a recipe was cooked. */
export function useRecordCooked(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof recordCooked>) => call(recordCooked, { body }),
    onSuccess: () => forgetCookLog(queryClient, recipeId),
  });
}

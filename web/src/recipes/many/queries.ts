import {
  findPages,
  finishCheck,
  getImport,
  listChecks,
  listImports,
  type ManyImport,
  retryImport,
  sayServes,
  startImport,
  stopImport,
  undoImport,
} from '@sorrel/contract/many-imports';
import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import { tellsOfList } from '@sorrel/core/recipes/import/find-doubts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { BOOK_LISTS, forgetBook, forgetGone, recipeQuery } from '../../recipe-parts/queries.ts';
import { trashQuery } from '../history/queries.ts';

/** How often a page asks what has come, while something still comes. */
const ASK_EVERY_MS = 2_000;
const IMPORTS = ['recipes', 'imports'] as const;

/** One import. While it goes on it is asked for again and again, also when another device began it. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...IMPORTS, 'one', id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    staleTime: 0,
    // what it asks may have been answered in another tab
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.is_open ? ASK_EVERY_MS : false),
  });

export const importsQuery = queryOptions({
  queryKey: [...IMPORTS, 'all'],
  queryFn: ({ signal }) => call(listImports, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some((one) => one.is_open) ? 2 * ASK_EVERY_MS : false),
});

/** Recipes that were added without a look. */
export const checksQuery = queryOptions({
  queryKey: ['recipes', 'checks'],
  queryFn: ({ signal }) => call(listChecks, { signal }),
  staleTime: 0,
});

/** After recipes came or went: lists, counts, and what wants a look. */
export const forgetImported = (queryClient: QueryClient) =>
  Promise.all([
    forgetBook(queryClient),
    queryClient.invalidateQueries({ queryKey: checksQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  ]);

export const useFindPages = () => useMutation({ mutationFn: (url: string) => call(findPages, { body: { url } }) });

export const useStartImport = () =>
  useMutation({
    mutationFn: (pages: { address: string; name: string }[]) => call(startImport, { body: { pages } }),
  });

const addedOf = (one: ManyImport | undefined): string[] =>
  (one?.pages ?? []).flatMap(({ state, recipe_id: id }) => (state === 'added' && id !== null ? [id] : []));

/** What can be done to an import; its reply is the import as it is then. */
export function useImportActions(id: string) {
  const queryClient = useQueryClient();
  const onSuccess = (reply: ManyImport) => {
    queryClient.setQueryData(importQuery(id).queryKey, reply);
    return forgetImported(queryClient);
  };
  const params = { id };
  return {
    stop: useMutation({ mutationFn: () => call(stopImport, { params }), onSuccess }),
    retry: useMutation({
      mutationFn: (pages: string[]) => call(retryImport, { params, body: { pages } }),
      onSuccess,
    }),
    serves: useMutation({
      mutationFn: (said: { page: string; serves: number }) => call(sayServes, { params, body: said }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: () => call(undoImport, { params }),
      onSuccess: (reply) => {
        const stayed = new Set(addedOf(reply));
        const before = queryClient.getQueryData(importQuery(id).queryKey);
        void forgetGone(
          queryClient,
          addedOf(before).filter((recipeId) => !stayed.has(recipeId)),
        );
        void queryClient.invalidateQueries({ queryKey: trashQuery.queryKey });
        return onSuccess(reply);
      },
    }),
  };
}

export type ImportActions = ReturnType<typeof useImportActions>;

/** Somebody has looked at what was in doubt of a recipe: at one thing, or at all where none is named. */
export function useFinishCheck(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (kind?: ImportDoubt['kind']) =>
      call(finishCheck, { params: { id }, query: kind === undefined ? {} : { kind } }),
    onSuccess: (_, kind) => {
      // what the recipe is without is known once its list is: on its page, and in lists that leave out what somebody avoids
      const judged = tellsOfList(kind) ? [recipeQuery(id).queryKey, BOOK_LISTS] : [];
      const changed = [checksQuery.queryKey, [...IMPORTS, 'one'], ...judged];
      return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

import {
  deleteForGood,
  emptyTrashOfRecipes,
  getTrash,
  getVersions,
  putBack,
  restoreVersion,
} from '@sorrel/contract/history';
import { TRASH_PAGE_SIZE } from '@sorrel/core/households/trash';
import {
  infiniteQueryOptions,
  type MutationMeta,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../api.ts';
import { forgetBook, recipeQuery } from '../../recipe-parts/queries.ts';

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'versions', id],
    queryFn: ({ signal }) => call(getVersions, { params: { id }, signal }),
    staleTime: 0,
  });

/** The trash page by page; a page that is not full is the last. */
export const trashQuery = infiniteQueryOptions({
  queryKey: ['recipes', 'trash'],
  queryFn: ({ pageParam: page, signal }) => call(getTrash, { query: { page }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => (last.length < TRASH_PAGE_SIZE ? null : page + 1),
  // what somebody deletes meanwhile moves others to the next page: each is shown once
  select: ({ pages }) => [...new Map(pages.flat().map((recipe) => [recipe.id, recipe])).values()],
  staleTime: 0,
});

export function useRestoreVersion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; current: number }) => call(restoreVersion, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['recipes', 'versions', id] }),
        forgetBook(queryClient),
      ]),
  });
}

export function usePutBack(meta: MutationMeta = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    meta,
    mutationFn: (id: string) => call(putBack, { params: { id } }),
    onSettled: (_reply, _error, id) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: trashQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey }),
        forgetBook(queryClient),
      ]),
  });
}

export function useDeleteForGood() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteForGood, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trashQuery.queryKey }),
  });
}

/** Deletes for good what was deleted until then, call by call where it is much. */
export function useEmptyTrash() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (until: string) => {
      let left = 0;
      let before: number;
      do {
        before = left;
        left = (await call(emptyTrashOfRecipes, { query: { until } })).left;
        // one that nobody can take away is not asked for without end
      } while (left > 0 && left !== before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: trashQuery.queryKey }),
  });
}

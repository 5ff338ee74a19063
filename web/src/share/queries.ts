import type { BodyInputOf } from '@sorrel/contract/endpoint';
import { copyShared, endShareLink, getShareLinks, makeShareLink, shareChosen } from '@sorrel/contract/share';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { call } from '../api.ts';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { forgetBook } from '../recipe-parts/queries.ts';

/** The open links of the household. */
export const shareLinksQuery = queryOptions({
  queryKey: ['share', 'links'],
  queryFn: ({ signal }) => call(getShareLinks, { signal }),
});

export function useMakeLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof makeShareLink> | BodyInputOf<typeof shareChosen>) =>
      'ids' in body ? call(shareChosen, { body }) : call(makeShareLink, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shareLinksQuery.queryKey }),
  });
}

/** Ends a link; one that another member has ended meanwhile goes from the list as well. */
export function useEndLink() {
  const sayUndoable = useSayUndoable();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endShareLink, { params: { id } }),
    onSuccess: ({ message }, id) =>
      sayUndoable(message, { kind: 'link', id }, { icon: Link2Off, forget: [shareLinksQuery.queryKey] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shareLinksQuery.queryKey }),
  });
}

export function useCopyShared() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(copyShared, { body: { token } }),
    onSuccess: () => forgetBook(queryClient),
  });
}

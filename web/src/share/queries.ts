import type { BodyInputOf } from '@sorrel/contract/endpoint';
import { copyShared, endShareLink, getShareLinks, makeShareLink, shareChosen } from '@sorrel/contract/share';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { ApiError, call } from '../api.ts';
import { useSayUndoable } from '../layouts/use-say-undoable.ts';
import { forgetBook } from '../recipe-parts/queries.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';

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

/** Ends a link; one that another device or member has ended meanwhile goes from the list as well, and that is said. */
export function useEndLink() {
  const sayUndoable = useSayUndoable();
  const showToast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(endShareLink, { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    onSuccess: (reply, id) => {
      if (reply === null) showToast(say.endedBefore, { icon: Link2Off });
      else sayUndoable(reply.message, { kind: 'link', id }, { icon: Link2Off, forget: [shareLinksQuery.queryKey] });
    },
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

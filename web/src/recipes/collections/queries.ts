import {
  addCollection,
  collectChosen,
  deleteCollection,
  putBackCollection,
  renameCollection,
} from '@sorrel/contract/collections';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { LibraryBig, Trash2 } from 'lucide-react';
import { call, errorMessage } from '../../api.ts';
import { useSayUndoable } from '../../layouts/use-say-undoable.ts';
import { SAYS_ITSELF } from '../../lib/says-itself.ts';
import { UNDO_MS } from '../../lib/undo-ms.ts';
import { BOOK_LISTS, collectionsQuery, recipeQuery } from '../../recipe-parts/queries.ts';
import { useToast } from '../../ui/toast.tsx';
import type { CollectionChange } from './collection-wishes.ts';
import { say } from './sentences.ts';

/** After collections, or what is in them, changed: the lists of the book are narrowed by them. */
const forgetCollections = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: BOOK_LISTS }),
    queryClient.invalidateQueries({ queryKey: ['recipes', 'recipe'] }),
  ]);

export function useAddCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(addCollection, { body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
  });
}

export function useRenameCollection() {
  const sayUndoable = useSayUndoable();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renameCollection, { params: { id }, body: { name } }),
    onSuccess: ({ id, name }) =>
      sayUndoable(
        say.renamed(name),
        { kind: 'collection', id },
        { icon: LibraryBig, forget: [collectionsQuery.queryKey] },
      ),
    // one that somebody else has deleted meanwhile goes from the list as well
    onSettled: () => queryClient.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
  });
}

/** Deletes a collection; for ten seconds a press puts it back. */
export function useDeleteCollection() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate: putBack } = useMutation({
    mutationFn: (id: string) => call(putBackCollection, { params: { id } }),
    onSuccess: ({ name }) => showToast(say.isBack(name), { icon: LibraryBig }),
    onError: (error) => showToast(errorMessage(error), { icon: Trash2 }),
    meta: SAYS_ITSELF,
    onSettled: () => forgetCollections(queryClient),
  });
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => call(deleteCollection, { params: { id } }),
    onSuccess: (_reply, { id, name }) =>
      showToast(say.deleted(name), {
        ms: UNDO_MS,
        icon: Trash2,
        action: { label: say.undo, onPress: () => putBack(id) },
      }),
    onSettled: () => forgetCollections(queryClient),
  });
}

/** Puts recipes into collections and takes them out of others; for ten seconds a press makes all as it was. */
export function useCollect() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate: undo } = useMutation({
    mutationFn: async (changes: readonly CollectionChange[]) => {
      for (const change of changes) await call(collectChosen, { body: change });
    },
    onSuccess: () => showToast(say.asBefore, { icon: LibraryBig }),
    onError: (error) => showToast(errorMessage(error), { icon: LibraryBig }),
    meta: SAYS_ITSELF,
    onSettled: () => forgetCollections(queryClient),
  });
  return useMutation({
    mutationFn: ({ change }: { change: CollectionChange; undone: readonly CollectionChange[] }) =>
      call(collectChosen, { body: change }),
    onSuccess: ({ changed }, { undone }) => {
      if (changed.length === 0) return showToast(say.nothingChanged, { icon: LibraryBig });
      for (const id of changed) queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey, type: 'inactive' });
      return showToast(say.changed(changed.length), {
        ms: UNDO_MS,
        icon: LibraryBig,
        action: { label: say.undo, onPress: () => undo(undone) },
      });
    },
    onSettled: () => forgetCollections(queryClient),
  });
}

import { deleteListForGood, emptyTrashOfLists, getTrashedLists, putListBack } from '@sorrel/contract/list-trash';
import { deletePlanForGood, emptyTrashOfPlans, getTrashedPlans, putPlanBack } from '@sorrel/contract/plan-trash';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Trash2 } from 'lucide-react';
import { call, errorMessage } from '../api.ts';
import { SAYS_ITSELF } from '../lib/says-itself.ts';
import { UNDO_MS } from '../lib/undo-ms.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';

/** A sentence that says what is not as it was wants reading. */
const BACK_MS = 6_000;

/** What is saved by name and rests in the trash when it is deleted. */
export type SavedKind = 'plans' | 'lists';

/** Plans or lists that were deleted in the last 30 days. */
export const savedTrashQuery = (kind: SavedKind) =>
  queryOptions({
    queryKey: [kind, 'trash'],
    queryFn: ({ signal }) => call(kind === 'plans' ? getTrashedPlans : getTrashedLists, { signal }),
    staleTime: 0,
  });

function useForgetSaved() {
  const queryClient = useQueryClient();
  return (kind: SavedKind) =>
    Promise.all(['saved', 'trash'].map((what) => queryClient.invalidateQueries({ queryKey: [kind, what] })));
}

const putSavedBack = (kind: SavedKind, id: string) =>
  call(kind === 'plans' ? putPlanBack : putListBack, { params: { id } });

export function usePutSavedBack() {
  const forget = useForgetSaved();
  return useMutation({
    mutationFn: ({ kind, id }: { kind: SavedKind; id: string }) => putSavedBack(kind, id),
    onSettled: (_reply, _error, { kind }) => forget(kind),
  });
}

export function useDeleteSavedForGood() {
  const forget = useForgetSaved();
  return useMutation({
    mutationFn: ({ kind, id }: { kind: SavedKind; id: string }) =>
      call(kind === 'plans' ? deletePlanForGood : deleteListForGood, { params: { id } }),
    onSettled: (_reply, _error, { kind }) => forget(kind),
  });
}

/** Deletes for good what of a kind was deleted until then. */
export function useEmptySavedTrash() {
  const forget = useForgetSaved();
  return useMutation({
    mutationFn: ({ kind, until }: { kind: SavedKind; until: string }) =>
      call(kind === 'plans' ? emptyTrashOfPlans : emptyTrashOfLists, { query: { until } }),
    onSettled: (_reply, _error, { kind }) => forget(kind),
  });
}

interface Deleted {
  kind: SavedKind;
  id: string;
  onBack: ((name: string) => void) | undefined;
}

/** Says that a plan or a list is in the trash; for ten seconds a press puts it back. */
export function useSayDeleted() {
  const forget = useForgetSaved();
  const showToast = useToast();
  // whoever offered it may be gone when it is pressed
  const { mutate: putBack } = useMutation({
    mutationFn: ({ kind, id }: Deleted) => putSavedBack(kind, id),
    onSuccess: ({ message, name }, { onBack }) => {
      onBack?.(name);
      showToast(message, { ms: BACK_MS });
    },
    onError: (error) => showToast(errorMessage(error), { icon: CircleAlert, ms: BACK_MS }),
    meta: SAYS_ITSELF,
    onSettled: (_reply, _error, { kind }) => forget(kind),
  });
  return (kind: SavedKind, { id, name }: { id: string; name: string }, onBack?: (name: string) => void) =>
    showToast(say.isInTrash(name), {
      ms: UNDO_MS,
      icon: Trash2,
      action: {
        label: say.undo,
        onPress: () => putBack({ kind, id, onBack }),
      },
    });
}

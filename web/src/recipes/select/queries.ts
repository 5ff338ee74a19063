import { deleteChosen, exportChosen, putBackChosen, tagChosen } from '@sorrel/contract/chosen-recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Trash2 } from 'lucide-react';
import { call, errorMessage } from '../../api.ts';
import { useSayRefused } from '../../layouts/use-say-refused.ts';
import { saveFile } from '../../lib/save-file.ts';
import { SAYS_ITSELF } from '../../lib/says-itself.ts';
import { todayDate } from '../../lib/today-date.ts';
import { UNDO_MS } from '../../lib/undo-ms.ts';
import { forgetBook, recipeQuery } from '../../recipe-parts/queries.ts';
import { useToast } from '../../ui/toast.tsx';
import { trashQuery } from '../history/queries.ts';
import { say } from './sentences.ts';

/** After several recipes have changed: their pages, the lists and the trash are asked for again. */
function useForget() {
  const queryClient = useQueryClient();
  return (ids: readonly string[]) => {
    for (const id of ids) queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey });
    return Promise.all([forgetBook(queryClient), queryClient.invalidateQueries({ queryKey: trashQuery.queryKey })]);
  };
}

export function useTagChosen() {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: { ids: string[]; add: number[]; remove: number[] }) => call(tagChosen, { body }),
    onSettled: (_reply, _error, { ids }) => forget(ids),
  });
}

/** Deletes several recipes; for ten seconds a press puts them back, for thirty days the trash does. */
export function useDeleteChosen() {
  const forget = useForget();
  const showToast = useToast();
  const sayRefused = useSayRefused();
  const { mutate: putBack } = useMutation({
    mutationFn: (ids: string[]) => call(putBackChosen, { body: { ids } }),
    onSuccess: ({ ids }) => showToast(say.back(ids.length)),
    onError: sayRefused,
    meta: SAYS_ITSELF,
    onSettled: (_reply, _error, ids) => forget(ids),
  });
  return useMutation({
    mutationFn: (ids: string[]) => call(deleteChosen, { body: { ids } }),
    onSuccess: ({ ids }) => {
      if (ids.length === 0) return showToast(say.goneAlready, { icon: CircleAlert });
      showToast(say.inTrash(ids.length), {
        ms: UNDO_MS,
        icon: Trash2,
        action: { label: say.undo, onPress: () => putBack(ids) },
      });
    },
    onSettled: (_reply, _error, ids) => forget(ids),
  });
}

/** Saves several recipes as a file with their pictures. */
export function useExportChosen() {
  const showToast = useToast();
  return useMutation({
    mutationFn: async (ids: string[]) => {
      const file = (await call(exportChosen, { body: { ids } })) as unknown as Blob;
      saveFile(file, `recipes-${todayDate()}.zip`);
    },
    onSuccess: (_reply, ids) => showToast(say.exported(ids.length)),
    onError: (error) => showToast(errorMessage(error), { icon: CircleAlert }),
    meta: SAYS_ITSELF,
  });
}

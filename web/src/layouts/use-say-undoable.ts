import { undo } from '@sorrel/contract/undo';
import type { UndoKind } from '@sorrel/core/households/undo';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { call } from '../api.ts';
import { SAYS_ITSELF } from '../lib/says-itself.ts';
import { UNDO_MS } from '../lib/undo-ms.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';
import { useSayRefused } from './use-say-refused.ts';

/** A sentence that says what was taken back wants reading. */
const ANSWER_MS = 6_000;

interface Done {
  kind: UndoKind;
  id: string;
}

interface Undoing {
  icon?: LucideIcon;
  /** What was asked for before, and is asked for again. */
  forget: readonly QueryKey[];
  onUndo?: () => void;
  onUndone?: () => void;
  /** It was not taken back. */
  onFailed?: () => void;
}

/** Says what was done to something; for ten seconds a press takes it back, and says whether it did. */
export function useSayUndoable() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const sayRefused = useSayRefused();
  const { mutate } = useMutation({
    mutationFn: ({ kind, id }: Done & Undoing) => call(undo, { body: { kind, id } }),
    onSuccess: ({ message }, { onUndone }) => {
      onUndone?.();
      showToast(message, { ms: ANSWER_MS });
    },
    onError: (error, { onFailed }) => {
      onFailed?.();
      sayRefused(error);
    },
    meta: SAYS_ITSELF,
    onSettled: (_reply, _error, { forget }) =>
      Promise.all(forget.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (sentence: string, done: Done, undoing: Undoing) =>
    showToast(sentence, {
      ms: UNDO_MS,
      ...(undoing.icon && { icon: undoing.icon }),
      action: {
        label: say.undo,
        onPress: () => {
          undoing.onUndo?.();
          mutate({ ...done, ...undoing });
        },
      },
    });
}

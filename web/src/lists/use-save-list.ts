import type { ShoppingList } from '@sorrel/core/lists/list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage } from '../api.ts';
import { useToast } from '../ui/toast.tsx';
import { useSaveList } from './queries.ts';

export const SAVED_TOAST_MS = 3000;
/** First wait before a failed save is tried again; it doubles up to the second. */
const RETRY_FIRST_MS = 3000;
const RETRY_LONGEST_MS = 60_000;

/** The server was not reached or not well, or the session ran out: the same save can succeed later. */
const canSucceedLater = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status >= 500);

interface Saving {
  list: ShoppingList;
  name: string;
  unsaved: boolean;
  setUnsaved: (unsaved: boolean) => void;
}

/**
 * Saves what is on the screen. A save that did not reach the server is tried again with growing pauses, when the network
 * is back and after a reload, always with the list as it is then; until it succeeds the page says so.
 */
export function useSaving({ list, name, unsaved, setUnsaved }: Saving) {
  const showToast = useToast();
  const { mutate, isPending } = useSaveList();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [failures, setFailures] = useState(0);
  const isSending = useRef(false);

  const save = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(
      { name, shoppingList: list },
      {
        onSuccess: () => {
          setRefused(null);
          setFailures(0);
          setUnsaved(false);
          showToast('Shopping list saved', { ms: SAVED_TOAST_MS });
        },
        onError: (error) => {
          const isLater = canSucceedLater(error);
          setUnsaved(isLater);
          setFailures((count) => (isLater ? count + 1 : 0));
          setRefused(!isLater && error instanceof ApiError ? error : null);
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }, [mutate, name, list, setUnsaved, showToast]);

  // the timer asks for the list as it is when it rings, not as it was when it was set
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => {
    if (!unsaved) return;
    const again = () => latest.current();
    const timer = setTimeout(again, Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** Math.max(0, failures - 1)));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [unsaved, failures]);

  return {
    save,
    isSaving: isPending,
    /** The sentence of the server, such as 'Please choose a name for your shopping list'. */
    refusal: refused && errorMessage(refused),
    isNameMissing: refused?.status === 400,
    dismissRefusal: useCallback(() => setRefused(null), []),
  };
}

import type { ShoppingList } from '@sorrel/core/lists/list';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage } from '../api.ts';
import { useUser } from '../auth/queries.ts';
import { useToast } from '../ui/toast.tsx';
import { confirmListCopy } from './device-copy.ts';
import { useSaveList } from './queries.ts';
import { say } from './sentences.ts';
import { useTellSavedOver } from './use-tell-saved-over.ts';

export const SAVED_TOAST_MS = 3000;
/** First wait before a failed save is tried again; it doubles up to the second. */
const RETRY_FIRST_MS = 3000;
const RETRY_LONGEST_MS = 60_000;

/** The server was not reached or not well, or the session ran out: the same save can succeed later. */
const canSucceedLater = (error: Error) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);

interface Saving {
  list: ShoppingList;
  name: string;
  listId: string | null;
  setListId: (id: string) => void;
  /** Told what the server has of the list, before it is shown as that list. */
  attach: (id: string, saved: ShoppingList) => void;
  detach: (id: string) => void;
  attachAgain: (id: string) => void;
  /** How often another list took the place of the one that was shown. */
  turn: Readonly<RefObject<number>>;
  unsaved: boolean;
  setUnsaved: (unsaved: boolean) => void;
}

/**
 * Saves what is on the screen. That it was asked for is written down first, so that a tab that ends meanwhile or a session
 * that ran out does not forget it. A save that did not reach the server is tried again with growing pauses, when the network
 * is back and after a reload, always with the list as it is then; until it succeeds the page says so.
 */
export function useSaving({ list, name, listId, setListId, attach, turn, unsaved, setUnsaved, ...attached }: Saving) {
  const showToast = useToast();
  const tellSavedOver = useTellSavedOver(attached);
  const userId = useUser()?.id;
  // also when the page was left before the answer came
  const { mutate, isPending } = useSaveList((saved, id) => {
    if (userId !== undefined) void confirmListCopy(userId, id, saved.name ?? '', saved.shoppingList as ShoppingList);
  });
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [failures, setFailures] = useState(0);
  const shownId = useRef(listId);
  useEffect(() => {
    shownId.current = listId;
  }, [listId]);
  const isSending = useRef(false);
  const isAskedAgain = useRef(false);

  const save = useCallback(() => {
    if (isSending.current) {
      isAskedAgain.current = true;
      return;
    }
    isSending.current = true;
    setUnsaved(true);
    const sentAt = turn.current;
    mutate(
      // what is done to a saved list is sent as it is done
      { name, shoppingList: list, ...(listId !== null && { id: listId, onlyName: true }) },
      {
        onSuccess: ({ id, savedOver }) => {
          if (savedOver) tellSavedOver({ id, name, wasNew: listId === null });
          // another list may have taken its place meanwhile; one that only has another name by now is this one still
          if (turn.current === sentAt && shownId.current === listId && listId !== id) {
            attach(id, list);
            setListId(id);
          }
          setRefused(null);
          setFailures(0);
          if (isAskedAgain.current) return;
          setUnsaved(false);
          showToast(say.shoppingListSaved, { ms: SAVED_TOAST_MS });
        },
        onError: (error) => {
          const isLater = canSucceedLater(error);
          setUnsaved(isLater);
          setFailures((count) => (isLater ? count + 1 : 0));
          setRefused(!isLater && error instanceof ApiError ? error : null);
        },
        // asked for again meanwhile, it is unsaved still, and follows with the list as it is then
        onSettled: () => {
          isSending.current = false;
          isAskedAgain.current = false;
        },
      },
    );
  }, [mutate, name, list, listId, setListId, attach, turn, setUnsaved, showToast, tellSavedOver]);

  // the timer asks for the list as it is when it rings, not as it was when it was set
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => {
    if (!unsaved || isPending) return;
    const again = () => latest.current();
    // a save that another tab or an earlier session left is made up for at once
    const waitMs = failures === 0 ? 0 : Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (failures - 1));
    const timer = setTimeout(again, waitMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [unsaved, isPending, failures]);

  return {
    save,
    isSaving: isPending,
    /** The last try did not reach the server; the next follows by itself. */
    isWaiting: unsaved && failures > 0,
    /** The sentence of the server, such as 'Please choose a name for your shopping list'. */
    refusal: refused && errorMessage(refused),
    isNameMissing: refused?.status === 400,
    dismissRefusal: useCallback(() => setRefused(null), []),
  };
}

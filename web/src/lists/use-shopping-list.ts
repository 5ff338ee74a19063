import { itemsOf, keepOwnChanges } from '@sorrel/core/lists/edit-list';
import { emptyList, type ShoppingList } from '@sorrel/core/lists/list';
import { renameFood } from '@sorrel/core/lists/rename-food';
import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useSession } from '../auth/session.tsx';
import { useFoodRenames } from '../lib/food-renames.ts';
import { LIST_IN_HAND } from '../lib/list-in-hand.ts';
import { useStored } from '../lib/use-stored.ts';
import { tellTabs } from '../news/tell-tabs.ts';
import { useToast } from '../ui/toast.tsx';
import { type ListCopy, readListCopy, writeListCopy } from './device-copy.ts';
import type { OpenedSaved } from './queries.ts';
import { say } from './sentences.ts';
import { newItemId, StoredList, StoredListOrNone } from './stored-list.ts';
import { useSyncedList } from './sync/use-synced-list.ts';
import { useDetach } from './use-detach.ts';
import { useGoneList } from './use-gone-list.ts';

const StoredName = z.string();
const StoredId = z.string().nullable();
/** A list with nothing on it. */
export const NOTHING = emptyList();
const GONE_TOAST_MS = 6000;

/** What is on the screen: the list, and which saved list or plan it is. */
interface Shown {
  name: string;
  list: ShoppingList;
  /** The plan that it was made of. */
  planId: string | null;
  /** The saved list that it is: saved under another name, that one is renamed. */
  listId: string | null;
}

/** What an act took away, and how it comes back without touching what was done since. */
export interface Undo {
  done: string;
  restore: (current: Shown) => Shown;
}

/** The answer of load is flat; on the screen items stand in their aisles. */
function toShoppingList(opened: OpenedSaved): ShoppingList {
  if (opened.kind === 'plans') return StoredList.parse(opened.list);
  const list = emptyList();
  for (const { aisle, quantity_description, ...item } of opened.list) {
    list[aisle].push({ ...item, quantityDescription: quantity_description, id: item.id || newItemId() });
  }
  return list;
}

/** Brings corrections made on recipes to the list on the screen, each once. */
function useRenames(isReady: boolean, stored: ShoppingList | null, setStored: (list: ShoppingList) => void) {
  const [renames, , clearRenames] = useFoodRenames();
  useEffect(() => {
    if (!isReady || renames.length === 0) return;
    if (stored !== null) setStored(renames.reduce(renameFood, stored));
    clearRenames();
  }, [isReady, renames, stored, setStored, clearRenames]);
}

/** A saved list, or nothing at all. */
const isKeptElsewhere = ({ listId, list, name, planId }: ListCopy) =>
  listId !== null || (itemsOf(list).length === 0 && name === '' && planId === null);

/** The list in this tab's storage, and in the copy that outlives it. */
function useKeptList(userId: string | undefined) {
  const [stored, setStoredNow] = useStored(LIST_IN_HAND, StoredListOrNone, null);
  const latest = useRef(stored ?? NOTHING);
  const setStored = useCallback(
    (next: ShoppingList | ((current: ShoppingList | null) => ShoppingList)) =>
      setStoredNow((current) => {
        latest.current = typeof next === 'function' ? next(current) : next;
        return latest.current;
      }),
    [setStoredNow],
  );
  const [name, setName] = useStored('shoppingListName', StoredName, '');
  const [planId, setPlanId, clearPlanId] = useStored('shoppingPlanId', StoredId, null, window.localStorage);
  const [listId, setListId] = useStored('shoppingListId', StoredId, null);
  const [unsaved, setUnsaved] = useState(false);
  const [readyFor, setReadyFor] = useState<string>();
  const isReady = userId !== undefined && readyFor === userId;
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => {
    if (stored !== null) latest.current = stored;
  }, [stored]);
  useRenames(isReady, stored, setStored);

  useEffect(() => {
    if (userId === undefined) return;
    let isWanted = true;
    readListCopy(userId).then((copy) => {
      if (!isWanted) return;
      const isNewTab = window.sessionStorage.getItem(LIST_IN_HAND) === null;
      setIsFresh(isNewTab && (copy === null || (!copy.unsaved && isKeptElsewhere(copy))));
      if (copy && isNewTab) {
        setStored(copy.list);
        setName(copy.name);
        if (copy.planId !== null) setPlanId(copy.planId);
        setListId(copy.listId);
      }
      if (copy?.unsaved) setUnsaved(true);
      setReadyFor(userId);
    });
    return () => {
      isWanted = false;
    };
  }, [userId, setStored, setName, setPlanId, setListId]);

  useEffect(() => {
    if (!isReady || stored === null) return;
    void writeListCopy(userId, { name, list: stored, planId, listId, unsaved });
  }, [isReady, userId, name, stored, planId, listId, unsaved]);

  return {
    stored,
    latest,
    setStored,
    name,
    setName,
    planId,
    setPlanId,
    clearPlanId,
    listId,
    setListId,
    unsaved,
    setUnsaved,
    isReady,
    /** Nothing of the list is this tab's own, and nothing of it is on this device alone. */
    isFresh,
  };
}

/**
 * The list on the screen. Name and list are kept in session storage and the id of its plan in local storage, both at once
 * on every change, and all in a copy that outlives them (device-copy.ts). `isReady` is false until that copy was read.
 * `unsaved` says that a save was asked for and is not confirmed.
 */
export function useShoppingList() {
  // known before the account has been asked for
  const userId = useSession().decoded?.userId ?? undefined;
  const kept = useKeptList(userId);
  const { stored, latest, setStored, name, setName, planId, setPlanId, clearPlanId, listId, setListId } = kept;
  const { setUnsaved, isReady } = kept;
  const [undo, setUndo] = useState<Undo | null>(null);
  const list = stored ?? NOTHING;

  /** Changes what is in storage now, so that no tick made in between is overwritten. */
  const change = useCallback(
    (edit: (current: ShoppingList) => ShoppingList) => setStored((current) => edit(current ?? NOTHING)),
    [setStored],
  );
  const showToast = useToast();
  const { waiting, attach, turn } = useSyncedList({
    userId,
    isReady,
    listId,
    list,
    isThere: stored !== null,
    latest,
    change,
    setName,
    onGone: () => {
      if (listId !== null) remember(listId);
      setListId(null);
      showToast(say.goneElsewhere, { icon: CircleAlert, ms: GONE_TOAST_MS });
    },
  });
  const remember = useGoneList({
    userId,
    listId,
    latest,
    onBack: (id, nameNow) => {
      attach(id, latest.current);
      setName(nameNow);
      setListId(id);
    },
  });
  const attached = useDetach({ userId, listId, latest, attach, setListId });
  /** The list was deleted here: what is shown stays, and is no saved list any more. */
  const letGo = (id: string) => {
    if (id !== listId) return;
    attached.detach(id);
    remember(id);
  };
  /** A list that was deleted here is put back. */
  const lookForGone = (id: string) => userId !== undefined && tellTabs({ userId, listId: id, what: 'news' });
  const undoLast = useCallback(() => {
    if (!undo) return;
    const back = undo.restore({ name, list, planId, listId });
    if (back.listId !== listId) attach(back.listId, back.list);
    setStored(back.list);
    setName(back.name);
    setPlanId(back.planId);
    setListId(back.listId);
    setUndo(null);
  }, [undo, name, list, planId, listId, setStored, setName, setPlanId, setListId, attach]);

  /** A saved list, or the list of a plan, takes the place of what is shown. */
  const replace = useCallback(
    (opened: OpenedSaved) => {
      const before = { name, list, planId, listId };
      const isSamePlan = opened.kind === 'plans' && opened.id === planId;
      const next = toShoppingList(opened);
      attach(opened.kind === 'lists' ? opened.id : null, next);
      setStored(isSamePlan ? keepOwnChanges(next, list) : next);
      setName(opened.name);
      if (opened.kind === 'plans') setPlanId(opened.id);
      else clearPlanId();
      setListId(opened.kind === 'lists' ? opened.id : null);
      setUnsaved(false);
      const hadItems = Object.values(list).some((items) => items.length > 0);
      setUndo(hadItems ? { done: say.tookThePlace(opened.name), restore: () => before } : null);
    },
    [name, list, planId, listId, setStored, setName, setPlanId, clearPlanId, setListId, attach, setUnsaved],
  );

  const acts = { change, setUndo, undoLast, replace, attach, letGo, lookForGone };
  return { ...kept, ...attached, ...acts, list, undo, waiting, turn };
}

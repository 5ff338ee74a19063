import type { BodyInputOf } from '@sorrel/contract/endpoint';
import type { getListOfRecipes } from '@sorrel/contract/lists';
import { addBuilt } from '@sorrel/core/lists/add-built';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { emptyList } from '@sorrel/core/lists/list';
import { useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { useStored } from '../lib/use-stored.ts';
import { freeListName } from '../offline/free-list-name.ts';
import { useListOfRecipes, useOpenSaved, useSaveList } from './queries.ts';
import { say } from './sentences.ts';
import { LIST_SETTINGS, ListSettings, newItemId, StoredList } from './stored-list.ts';
import { useShoppingList } from './use-shopping-list.ts';

/** What of a recipe is wanted, and on which list: the one that is in hand on this device, or a new one. */
export interface Wanted {
  recipeId: string;
  servings: number;
  leaveOut: readonly number[];
  target: 'last' | 'new';
  newName: string;
}

interface Done {
  list: string;
  lines: number;
  isNew: boolean;
}

/** Builds what a recipe needs as lists of plans are built, and puts it on a list, once. */
export function useAddRecipe(onDone: (done: Done) => void) {
  const shopping = useShoppingList();
  const { change, replace, name, list, listId } = shopping;
  const [settings] = useStored('shoppingSettings', ListSettings, LIST_SETTINGS, window.localStorage);
  const { mutateAsync: build } = useListOfRecipes();
  const { mutateAsync: save } = useSaveList();
  const { mutateAsync: open } = useOpenSaved();
  const [done, setDone] = useState<Done | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setIsPending] = useState(false);
  const isUnderWay = useRef(false);
  const tell = useLatestCallback(onDone);
  useEffect(() => {
    // after the list was drawn with it, so that what was added has become operations of a saved list
    if (done !== null) tell(done);
  }, [done, tell]);

  async function addTo({ recipeId, servings, leaveOut, target, newName }: Wanted): Promise<Done> {
    // the list is for one serving, and shown for as many as its page says
    const asked = { id: recipeId, portions: servings / settings.serves, leaveOut: [...leaveOut] };
    const body: BodyInputOf<typeof getListOfRecipes> = { recipes: [asked] };
    const built = StoredList.parse((await build(body)).list);
    const lines = itemsOf(built).length;
    if (target === 'last') {
      change((current) => addBuilt(current, built, newItemId));
      return { list: name || say.yourList, lines, isNew: false };
    }
    const free = await freeListName(newName);
    const { id } = await save({ name: free, shoppingList: addBuilt(emptyList(), built, newItemId) });
    // a list in hand that nobody saved stays in hand
    if (listId !== null || itemsOf(list).length === 0) replace(await open({ kind: 'lists', id }));
    return { list: free, lines, isNew: true };
  }
  async function add(wanted: Wanted) {
    // pressed twice it is added once
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPending(true);
    setError(null);
    try {
      setDone(await addTo(wanted));
    } catch (problem) {
      setError(problem);
      isUnderWay.current = false;
    }
    setIsPending(false);
  }
  return { shopping, isReady: shopping.isReady, isPending, error, add };
}

import { saveList } from '@sorrel/contract/lists';
import { addBuilt } from '@sorrel/core/lists/add-built';
import { itemsOf } from '@sorrel/core/lists/edit-list';
import { emptyList, type ShoppingList } from '@sorrel/core/lists/list';
import { pickItems, takeBack, withoutItems } from '@sorrel/core/lists/several-lists';
import { useState } from 'react';
import { isUnreached } from '../../api.ts';
import { useUser } from '../../auth/queries.ts';
import { newIntentKey } from '../../intents.ts';
import { freeListName } from '../../offline/free-list-name.ts';
import { forgetChange, keepChange, madeList } from '../../offline/outbox.ts';
import { useSaveList } from '../queries.ts';
import { say } from '../sentences.ts';
import { newItemId } from '../stored-list.ts';
import { changeOtherList } from '../sync/change-other-list.ts';
import type { useShoppingList } from '../use-shopping-list.ts';

/** A saved list, or a new one of a name. */
export type Target = { id: string; name: string } | { id: null; name: string };

/** Moves items of the list in hand to another one: first they are there, then they go here. A tab that ends between leaves them on both. */
export function useMoveItems({
  list,
  change,
  setUndo,
}: Pick<ReturnType<typeof useShoppingList>, 'list' | 'change' | 'setUndo'>) {
  const userId = useUser()?.id;
  const { mutateAsync: save } = useSaveList();
  const [isMoving, setIsMoving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function put(target: Target, picked: ShoppingList) {
    if (userId === undefined) throw new Error('nobody is signed in');
    if (target.id !== null) {
      const { id, name } = target;
      const { before, after } = await changeOtherList(userId, id, (there) => addBuilt(there, picked, newItemId));
      return { name, takeBack: () => changeOtherList(userId, id, (there) => takeBack(there, before, after)) };
    }
    const made = addBuilt(emptyList(), picked, newItemId);
    const name = await freeListName(target.name).catch((problem: unknown) => {
      if (isUnreached(problem)) return null;
      throw problem;
    });
    if (name === null) return makeLater(userId, target.name.trim().toLowerCase(), made);
    const { id } = await save({ name, shoppingList: made });
    return { name, takeBack: () => changeOtherList(userId, id, (there) => takeBack(there, emptyList(), made)) };
  }

  /** @returns whether they were moved */
  async function move(target: Target, ids: ReadonlySet<string>): Promise<boolean> {
    const picked = pickItems(list, ids);
    const moved = itemsOf(picked);
    if (isMoving || moved.length === 0) return false;
    setIsMoving(true);
    setError(null);
    try {
      const done = await put(target, picked);
      change((current) => withoutItems(current, ids));
      setUndo({
        done: say.itemsMoved(moved.length, done.name),
        restore: (current) => {
          void done.takeBack().catch(() => undefined);
          return { ...current, list: backOn(current.list, picked) };
        },
      });
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    } finally {
      setIsMoving(false);
    }
  }
  return { move, isMoving, error };
}

/** Without a network the new list waits, with all that was moved to it; undo takes it back, or what is on it once it was sent. */
async function makeLater(userId: string, name: string, shoppingList: ShoppingList) {
  const key = newIntentKey();
  await keepChange(userId, saveList, { key, body: { name, shoppingList } }, name);
  const takeItBack = async () => {
    if (await forgetChange(userId, key)) return;
    const id = await madeList(userId, key);
    if (id !== null) await changeOtherList(userId, id, (there) => takeBack(there, emptyList(), shoppingList));
  };
  return { name, takeBack: takeItBack };
}

/** What is there again is not put there twice. */
function backOn(list: ShoppingList, picked: ShoppingList): ShoppingList {
  const there = new Set(itemsOf(list).map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(picked).map(([aisle, items]) => [
      aisle,
      [...list[aisle as keyof ShoppingList], ...items.filter(({ id }) => !there.has(id))],
    ]),
  ) as unknown as ShoppingList;
}

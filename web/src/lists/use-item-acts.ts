import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { addItem, type ItemInput } from '@sorrel/core/lists/add-item';
import { editItem, type ItemEdit } from '@sorrel/core/lists/edit-item';
import {
  checkItems,
  countItems,
  findItem,
  itemsOf,
  markAtHome,
  moveItem,
  removeItem,
  restoreItem,
  uncheckAll,
} from '@sorrel/core/lists/edit-list';
import { returnBasket, takeBasket } from '@sorrel/core/lists/in-the-shop';
import { emptyList, type ShoppingList, thingName } from '@sorrel/core/lists/list';
import { useCallback, useEffect, useRef } from 'react';
import { useRememberAisle } from './remembered-aisles.ts';
import { say } from './sentences.ts';
import { writeName } from './show-name.ts';
import type { Undo } from './use-shopping-list.ts';
import { useTypedLater } from './use-typed-later.ts';

interface Acts {
  list: ShoppingList;
  change: (edit: (current: ShoppingList) => ShoppingList) => void;
  setUndo: (undo: Undo | null) => void;
  /** For so many the amounts are shown. */
  serves: number;
}

/** What can be done to the items of the list. Those that rows are given stay the same, so that no row is drawn anew for them. */
export function useItemActs({ list, change, setUndo, serves }: Acts) {
  const settleTyped = useTypedLater(list, change);
  const { mutate: remember } = useRememberAisle();
  const latest = useRef({ list, serves });
  useEffect(() => {
    latest.current = { list, serves };
  }, [list, serves]);

  const check = useCallback(
    (id: string, checked: boolean) => change((current) => checkItems(current, new Set([id]), checked)),
    [change],
  );
  const remove = useCallback(
    (id: string) => {
      const found = findItem(latest.current.list, id);
      if (!found) return;
      change((current) => removeItem(current, id));
      setUndo({
        done: say.itemDeleted(writeName(found.item)),
        restore: (current) => ({ ...current, list: restoreItem(current.list, found) }),
      });
    },
    [change, setUndo],
  );
  const move = useCallback(
    (id: string, to: Aisle) => {
      const found = findItem(latest.current.list, id);
      if (!found || found.aisle === to) return;
      change((current) => moveItem(current, id, to));
      remember({ name: thingName(found.item), aisle: to });
    },
    [change, remember],
  );
  const edit = useCallback(
    (id: string, written: ItemEdit) => {
      const found = findItem(latest.current.list, id);
      if (!found) return;
      const { serves: forSo } = latest.current;
      change((current) => editItem(current, id, written, forSo));
      if (found.aisle !== written.aisle) {
        const isRenamed = written.name !== found.item.name;
        remember({ name: isRenamed ? written.name : thingName(found.item), aisle: written.aisle });
      }
    },
    [change, remember],
  );
  const home = useCallback((id: string) => change((current) => markAtHome(current, id, true)), [change]);
  const need = useCallback((id: string) => change((current) => markAtHome(current, id, false)), [change]);

  function add(aisle: Aisle, input: ItemInput, isGuessed: boolean) {
    change((current) => {
      const result = addItem(current, aisle, input);
      return result.ok ? result.list : current;
    });
    // who types fast is ahead of the answer
    settleTyped({ id: input.id, name: input.name.trim(), aisle, isGuessed });
  }
  function uncheck() {
    const ids = new Set(
      itemsOf(list)
        .filter((item) => item.checked)
        .map((item) => item.id),
    );
    if (ids.size === 0) return;
    change(uncheckAll);
    setUndo({
      done: say.allItemsWereUnchecked,
      restore: (current) => ({ ...current, list: checkItems(current.list, ids, true) }),
    });
  }
  function clear() {
    const before = list;
    if (itemsOf(before).length === 0) return;
    change(emptyList);
    // what was added since stays
    setUndo({
      done: say.theListWasCleared,
      restore: (current) => ({
        ...current,
        list: Object.fromEntries(
          AISLES.map((aisle) => [aisle, [...before[aisle], ...current.list[aisle]]]),
        ) as unknown as ShoppingList,
      }),
    });
  }
  function finishShop() {
    const before = list;
    const { checked } = countItems(itemsOf(before));
    if (checked === 0) return;
    change(takeBasket);
    setUndo({
      done: say.basketTaken(checked),
      restore: (current) => ({ ...current, list: returnBasket(current.list, before) }),
    });
  }
  return { finishShop, check, remove, move, edit, home, need, add, uncheck, clear };
}

import { itemName } from '@sorrel/core/lists/add-item';
import { findItem, itemsOf, removeItem } from '@sorrel/core/lists/edit-list';
import { useEffect, useRef, useState } from 'react';
import type { PutOnListProps } from '../layouts/put-on-list.ts';
import { UNDO_MS } from '../lib/undo-ms.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';
import { newItemId } from './stored-list.ts';
import { useItemActs } from './use-item-acts.ts';
import { useShoppingList } from './use-shopping-list.ts';

/** A food that was asked for, and which item it became; null where it was there. */
interface Added {
  food: string;
  id: string | null;
}

/** Puts foods on the list that is in hand on this device, each as if it had been typed there. Draws nothing. */
export function PutOnList({ foods, onAdded, onTakenBack }: PutOnListProps) {
  const { list, change, setUndo, isReady, name } = useShoppingList();
  const { add } = useItemActs({ list, change, setUndo, serves: 1 });
  const showToast = useToast();
  const begun = useRef(new Set<string>());
  const [added, setAdded] = useState<readonly Added[]>([]);

  useEffect(() => {
    if (!isReady) return;
    const wanted = foods.filter((food) => !begun.current.has(food));
    if (wanted.length === 0) return;
    const there = new Set(itemsOf(list).flatMap((item) => [item.name, item.food]));
    const items = wanted.map((food) => ({ food, id: there.has(itemName(food)) ? null : newItemId() }));
    for (const { food, id } of items) {
      begun.current.add(food);
      if (id !== null) add('other', { id, name: food, quantity: null, unit: '' }, true);
    }
    setAdded((before) => [...before, ...items]);
  }, [isReady, foods, list, add]);

  useEffect(() => {
    // after the list was drawn with it, so that what was added has become operations of a saved list
    if (added.length === 0) return;
    setAdded([]);
    for (const { food, id } of added) {
      onAdded(food);
      if (id === null) showToast(say.foodOnListAlready(food, name));
      else
        showToast(say.foodOnList(food, name), {
          ms: UNDO_MS,
          action: {
            label: say.undo,
            onPress: () => {
              change((current) => (findItem(current, id) === null ? current : removeItem(current, id)));
              begun.current.delete(food);
              onTakenBack(food);
            },
          },
        });
    }
  }, [added, name, change, onAdded, onTakenBack, showToast]);
  return null;
}

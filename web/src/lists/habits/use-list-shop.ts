import { USUAL_SHOP } from '@sorrel/core/lists/habits/habit';
import { shopOfList, shopsOf } from '@sorrel/core/lists/habits/shops';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { useStored } from '../../lib/use-stored.ts';
import type { Habits } from './use-habits.ts';

const ShopKey = z.string();

/** The shop that a list is for: of a saved one the household's choice, of one that is not saved yet this tab's. */
export function useListShop({ habits, act }: Pick<Habits, 'habits' | 'act'>, listId: string | null) {
  const [unsavedShop, setUnsavedShop, clearUnsavedShop] = useStored('shoppingShop', ShopKey, USUAL_SHOP);
  const shop = useMemo(() => {
    if (listId !== null) return shopOfList(habits, listId);
    const [usual, ...others] = shopsOf(habits);
    return others.find(({ key }) => key === unsavedShop) ?? (usual as NonNullable<typeof usual>);
  }, [habits, listId, unsavedShop]);

  const chooseFor = useCallback(
    (id: string, key: string) => act({ habit: 'choice', key: id, kind: 'add', values: { shop: key } }),
    [act],
  );
  const choose = useCallback(
    (key: string) => (listId === null ? setUnsavedShop(key) : chooseFor(listId, key)),
    [listId, setUnsavedShop, chooseFor],
  );
  /** The list in hand was saved: what was chosen for it holds for the household from now on. */
  const carryTo = useCallback(
    (id: string) => {
      if (listId !== null || shop.key === USUAL_SHOP) return;
      chooseFor(id, shop.key);
      clearUnsavedShop();
    },
    [listId, shop.key, chooseFor, clearUnsavedShop],
  );
  return { shop, choose, carryTo };
}

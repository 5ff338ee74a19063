import { USUAL_SHOP } from '@sorrel/core/lists/habits/habit';
import { shopOfList, shopsOf } from '@sorrel/core/lists/habits/shops';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { useMayEdit } from '../../auth/queries.ts';
import { useStored } from '../../lib/use-stored.ts';
import type { Habits } from './use-habits.ts';

const ShopKey = z.string();
/** Shops by the lists that somebody who may only look reads in their order, the one chosen last at the end. */
const OwnShops = z.array(z.object({ listId: z.string(), shop: z.string() }));
const NO_OWN: z.output<typeof OwnShops> = [];
const OWN_SHOPS_MAX = 50;

/**
 * The shop that a list is for: of a saved one the household's choice, of one that is not saved yet this tab's. Who may only look
 * chooses for this device: in which order somebody reads is theirs, and changes nothing for the others.
 */
export function useListShop({ habits, act }: Pick<Habits, 'habits' | 'act'>, listId: string | null) {
  const mayEdit = useMayEdit();
  const [unsavedShop, setUnsavedShop, clearUnsavedShop] = useStored('shoppingShop', ShopKey, USUAL_SHOP);
  const [ownShops, setOwnShops] = useStored('ownShops', OwnShops, NO_OWN, window.localStorage);
  const own = mayEdit ? undefined : ownShops.find((one) => one.listId === listId)?.shop;
  const shop = useMemo(() => {
    const shops = shopsOf(habits);
    const wanted = listId === null ? unsavedShop : own;
    const found = wanted === undefined ? undefined : shops.find(({ key }) => key === wanted);
    if (found !== undefined) return found;
    return listId === null ? (shops[0] as NonNullable<(typeof shops)[0]>) : shopOfList(habits, listId);
  }, [habits, listId, unsavedShop, own]);

  const chooseFor = useCallback(
    (id: string, key: string) => act({ habit: 'choice', key: id, kind: 'add', values: { shop: key } }),
    [act],
  );
  const choose = useCallback(
    (key: string) => {
      if (listId === null) setUnsavedShop(key);
      else if (mayEdit) chooseFor(listId, key);
      else {
        setOwnShops((before) =>
          [...before.filter((one) => one.listId !== listId), { listId, shop: key }].slice(-OWN_SHOPS_MAX),
        );
      }
    },
    [listId, mayEdit, setUnsavedShop, setOwnShops, chooseFor],
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
  // where there is one order alone, somebody who may not make another has nothing to choose
  const canChoose = mayEdit || shopsOf(habits).length > 1;
  return { shop, choose, canChoose, carryTo };
}

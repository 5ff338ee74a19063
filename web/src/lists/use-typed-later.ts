import { findAisle } from '@sorrel/contract/lists';
import { AISLES, type Aisle } from '@sorrel/core/foods/aisles';
import { itemName } from '@sorrel/core/lists/add-item';
import { findItem, moveItem } from '@sorrel/core/lists/edit-list';
import { knowFood } from '@sorrel/core/lists/know-food';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { z } from 'zod';
import { ApiError, call } from '../api.ts';
import { useStored } from '../lib/use-stored.ts';
import { aisleQuery } from './queries.ts';
import { findMove, movesOnTheWay } from './remembered-aisles.ts';

const Typed = z.object({ id: z.string(), name: z.string(), aisle: z.enum(AISLES), isGuessed: z.boolean() });
/** Something that was typed: which item it became, and where it stands until it is known where it belongs. */
type Typed = z.output<typeof Typed>;
const TypedLater = z.array(Typed);
const NONE: Typed[] = [];
/** A trip without a network types some dozens. */
const LATER_MAX = 100;
const AGAIN_MS = 30_000;

/** The list after it was found out what something is that was typed, unless somebody has moved or renamed it meanwhile. */
function withKnown(list: ShoppingList, typed: Typed, known: { aisle: Aisle; food?: string | undefined }): ShoppingList {
  const found = findItem(list, typed.id);
  if (found === null || found.item.name !== itemName(typed.name)) return list;
  const isElsewhere = typed.isGuessed && known.aisle !== typed.aisle && found.aisle === typed.aisle;
  const placed = isElsewhere ? moveItem(list, typed.id, known.aisle) : list;
  return known.food === undefined ? placed : knowFood(placed, typed.id, known.food);
}

/**
 * What is known of something that was typed; asked for once more where the question was given up with what typed it. Where a person has
 * just put it counts before what the server says, who may not have heard of it.
 */
async function findTyped(
  queryClient: QueryClient,
  typed: string,
): Promise<{ aisle: Aisle; food?: string | undefined }> {
  const known =
    queryClient.getQueryData(aisleQuery(typed).queryKey) ?? (await call(findAisle, { query: { name: typed } }));
  const move = findMove(movesOnTheWay(queryClient), typed, known.food);
  return move === undefined ? known : { ...known, aisle: move.aisle };
}

/**
 * Asks what the things are that people type, by the rule of `knowFood`: they go to their aisles, and what was typed in another
 * language joins the line of its food. What could not be asked without a network waits on the device, and is asked when there is
 * one again, also after the browser was closed.
 */
export function useTypedLater(
  list: ShoppingList,
  change: (edit: (current: ShoppingList) => ShoppingList) => void,
): (typed: Typed) => void {
  const queryClient = useQueryClient();
  const [later, setLater] = useStored('typedLater', TypedLater, NONE, window.localStorage);

  const ask = useCallback(
    async (typed: Typed) => {
      try {
        const known = await findTyped(queryClient, typed.name);
        change((current) => withKnown(current, typed, known));
      } catch (error) {
        if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return false;
      }
      return true;
    },
    [queryClient, change],
  );
  const settle = useCallback(
    (typed: Typed) => {
      void ask(typed).then((isSettled) => {
        if (!isSettled) setLater((before) => [...before, typed].slice(-LATER_MAX));
      });
    },
    [ask, setLater],
  );

  // those of other lists wait until theirs is open
  const waits = later
    .filter(({ id }) => findItem(list, id) !== null)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    const own = later.filter(({ id }) => waits.split(',').includes(id));
    if (own.length === 0) return;
    let isOver = false;
    async function askAll() {
      if (!navigator.onLine) return;
      for (const typed of own) {
        if (isOver || !(await ask(typed))) return;
        setLater((before) => before.filter(({ id }) => id !== typed.id));
      }
    }
    void askAll();
    const again = setInterval(askAll, AGAIN_MS);
    window.addEventListener('online', askAll);
    return () => {
      isOver = true;
      clearInterval(again);
      window.removeEventListener('online', askAll);
    };
  }, [later, waits, ask, setLater]);
  return settle;
}

import type { Aisle } from '@sorrel/core/foods/aisles';
import { findItem, removeItem } from '@sorrel/core/lists/edit-list';
import type { Every } from '@sorrel/core/lists/habits/habit';
import {
  changeEvery,
  dueFor,
  endRegular,
  noteAsPut,
  noteAsSkipped,
  noteTick,
  putRegulars,
  putTwice,
  regularOfItem,
  regularsOf,
  startRegular,
} from '@sorrel/core/lists/habits/regulars';
import type { ListItem, ShoppingList } from '@sorrel/core/lists/list';
import { useEffect, useMemo } from 'react';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { newItemId } from '../stored-list.ts';
import type { Habits } from './use-habits.ts';

/** A moment as a day of the calendar where the person is. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface OnList {
  list: ShoppingList;
  listId: string | null;
  change: (edit: (current: ShoppingList) => ShoppingList) => void;
  /** Somebody who may only tick is proposed nothing. */
  mayEdit: boolean;
}

/** What is bought again and again, beside the list in hand. */
export function useRegulars({ habits, act, nowMs }: Habits, { list, listId, change, mayEdit }: OnList) {
  const regulars = useMemo(() => regularsOf(habits), [habits]);
  const due = mayEdit ? dueFor(regulars, list, dayOf(nowMs()), dayOf) : [];

  // what another device has put on another list for the same time gives way here
  useEffect(() => {
    if (!mayEdit || listId === null) return;
    const twice = putTwice(list, listId, regulars);
    if (twice.length > 0) change((current) => twice.reduce(removeItem, current));
  }, [mayEdit, listId, list, regulars, change]);

  return {
    regulars,
    due,
    /** One press puts all of it on the list. */
    put: useLatestCallback(() => {
      change((current) => putRegulars(current, due));
      act(...due.map((regular) => noteAsPut(regular, listId, nowMs())));
    }),
    skip: useLatestCallback(() => act(...due.map((regular) => noteAsSkipped(regular, nowMs())))),
    /** A tick tells that it was bought. */
    tick: useLatestCallback((id: string, checked: boolean) => {
      const item = findItem(list, id)?.item;
      const regular = item && regularOfItem(regulars, item);
      if (regular) act(noteTick(regular, checked, nowMs()));
    }),
    everyOf: (item: ListItem): Every | null => regularOfItem(regulars, item)?.every ?? null,
    /** @param every null: no longer */
    setEvery: useLatestCallback((item: ListItem, aisle: Aisle, every: Every | null) => {
      const regular = regularOfItem(regulars, item);
      if (every === null) act(regular && endRegular(regular.key));
      else act(regular ? changeEvery(regular.key, every) : startRegular(newItemId(), item, aisle, every, nowMs()));
    }),
    end: useLatestCallback((key: string) => act(endRegular(key))),
  };
}

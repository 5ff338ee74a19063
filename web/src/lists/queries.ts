import type { BodyInputOf } from '@sorrel/contract/endpoint';
import {
  deleteList,
  findAisle,
  getBoughtBefore,
  getFoodNames,
  getListOfPlan,
  getListOfRecipes,
  getLists,
  getSupermarkets,
  loadList,
  saveList,
  sendToSupermarket,
} from '@sorrel/contract/lists';
import { deletePlan, getPlans, SAVED_PAGE_SIZE } from '@sorrel/contract/plans';
import { SUPERMARKET_NAMES, SUPERMARKETS } from '@sorrel/core/lists/supermarkets';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { call } from '../api.ts';
import { writeAll } from '../language/write.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';

/** What the load dialog shows. */
export type SavedKind = 'lists' | 'plans';

/** A page of the saved lists or plans. */
export const savedQuery = (kind: SavedKind, search: string, page: number) =>
  queryOptions({
    queryKey: [kind, 'saved', { search, page }],
    queryFn: ({ signal }) =>
      call(kind === 'lists' ? getLists : getPlans, { query: { search, page, limit: SAVED_PAGE_SIZE }, signal }),
    placeholderData: (previous, query) => (query?.queryKey[0] === kind ? previous : undefined),
  });

/** The saved list that the household used last, on whatever device; null where there is none. */
export async function findLastUsed(): Promise<string | null> {
  const { lists } = await call(getLists, { query: { order: 'used', limit: 1 } });
  return lists[0]?.id ?? null;
}

const USED_LISTS = 20;

/** The saved lists that the household used last, the latest first. */
export const usedListsQuery = queryOptions({
  queryKey: ['lists', 'saved', 'used'],
  queryFn: ({ signal }) => call(getLists, { query: { order: 'used', limit: USED_LISTS }, signal }),
  select: ({ lists }) => lists,
});

/** A list that lacks something wants reading. */
const MISSING_TOAST_MS = 10_000;
const MISSING_NAMED = 3;

function missingText(missing: readonly string[]): string {
  const more = missing.length - MISSING_NAMED;
  const named = more > 1 ? [...missing.slice(0, MISSING_NAMED), say.moreDishes(more)] : missing;
  return say.notOnList(writeAll(named), missing.length);
}

/** A saved list, or the list of a saved plan: of dishes whose recipes are gone it says that nothing is on it. */
export function useOpenSaved() {
  const showToast = useToast();
  return useMutation({
    onSuccess: (opened) => {
      if ('missing' in opened && opened.missing !== undefined)
        showToast(missingText(opened.missing), { ms: MISSING_TOAST_MS, icon: CircleAlert });
    },
    mutationFn: async ({ kind, id }: { kind: SavedKind; id: string }) =>
      kind === 'lists'
        ? { kind, id, ...(await call(loadList, { params: { id } })) }
        : { kind, id, ...(await call(getListOfPlan, { params: { id } })) },
  });
}
export type OpenedSaved = Awaited<ReturnType<ReturnType<typeof useOpenSaved>['mutateAsync']>>;

/** What to buy for recipes; nothing is saved by it. */
export function useListOfRecipes() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof getListOfRecipes>) => call(getListOfRecipes, { body }),
  });
}

export function useDeleteSaved() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: { kind: SavedKind; id: string }) =>
      call(kind === 'lists' ? deleteList : deletePlan, { params: { id } }),
    onSuccess: (_reply, { kind }) => queryClient.invalidateQueries({ queryKey: [kind, 'saved'] }),
  });
}

/** @param onSaved hears of every save that reached the server, also after the page was left */
export function useSaveList(onSaved?: (saved: BodyInputOf<typeof saveList>, listId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof saveList>) => call(saveList, { body }),
    onSuccess: ({ id }, saved) => {
      onSaved?.(saved, id);
      return queryClient.invalidateQueries({ queryKey: ['lists', 'saved'] });
    },
  });
}

/** For the list that another takes the place of before its save was confirmed: the page shows the other by then. */
export function useSaveAside() {
  return useMutation({
    retry: 5,
    mutationFn: (body: BodyInputOf<typeof saveList>) => call(saveList, { body }),
  });
}

/** All that was asked of where things stand. */
export const AISLE_QUESTIONS = ['lists', 'aisle'];

/** Where something that is typed stands in the shop. */
export const aisleQuery = (name: string) =>
  queryOptions({
    queryKey: [...AISLE_QUESTIONS, name],
    queryFn: ({ signal }) => call(findAisle, { query: { name }, signal }),
    enabled: name !== '',
  });

/** What foods are called in a language, by their names on English lists. */
export const foodNamesQuery = (language: string) =>
  queryOptions({
    queryKey: ['lists', 'food-names', language],
    queryFn: ({ signal }) => call(getFoodNames, { signal }),
    select: ({ names }) => names,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the household had on its lists before; asked for once, and searched on the device. */
export const boughtQuery = queryOptions({
  queryKey: ['lists', 'bought'],
  queryFn: ({ signal }) => call(getBoughtBefore, { signal }),
  select: ({ items }) => items,
  staleTime: 5 * 60_000,
});

/** Where a list can be sent; the prepared searches are there in any case. */
export const supermarketsQuery = queryOptions({
  queryKey: ['lists', 'supermarkets'],
  queryFn: ({ signal }) => call(getSupermarkets, { signal }),
  select: ({ supermarkets }) => supermarkets,
  placeholderData: { supermarkets: SUPERMARKETS.map((id) => ({ id, name: SUPERMARKET_NAMES[id] })) },
});

export function useSendToSupermarket() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof sendToSupermarket>) => call(sendToSupermarket, { body }),
  });
}

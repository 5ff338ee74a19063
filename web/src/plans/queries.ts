import type { BodyInputOf, QueryInputOf } from '@sorrel/contract/endpoint';
import {
  deletePlan,
  explainPlan,
  generate,
  getPlans,
  getRecipeAnalytics,
  loadPlan,
  mergePlans,
  renewCalendar,
  respin,
  SAVED_PAGE_MAX,
  SAVED_PAGE_SIZE,
  savePlan,
  stopCalendar,
} from '@sorrel/contract/plans';
import { userRecipes } from '@sorrel/contract/recipes';
import { freeName } from '@sorrel/core/plans/week-name';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';

const SAVED = ['plans', 'saved'] as const;

/** A page of the saved plans. */
export const savedPlansQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...SAVED, { search, page }],
    queryFn: ({ signal }) => call(getPlans, { query: { search, page, limit: SAVED_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });

/** What the saved plans make of the recipe book: asked anew each time, since any change of a plan or a recipe shows in it. */
export const recipeAnalyticsQuery = queryOptions({
  queryKey: ['plans', 'analytics'],
  queryFn: ({ signal }) => call(getRecipeAnalytics, { signal }),
  staleTime: 0,
});

/** Recipes of the book to choose a meal from. */
export const mealSearchQuery = (query: QueryInputOf<typeof userRecipes>) =>
  queryOptions({
    queryKey: ['recipes', 'list', 'plans', query],
    queryFn: ({ signal }) => call(userRecipes, { query, signal }),
    placeholderData: keepPreviousData,
  });

export function useGenerate() {
  return useMutation({
    mutationFn: ({ body, signal }: { body: BodyInputOf<typeof generate>; signal: AbortSignal }) =>
      call(generate, { body, signal }),
  });
}

export function useExplain() {
  return useMutation({ mutationFn: (body: BodyInputOf<typeof explainPlan>) => call(explainPlan, { body }) });
}

export function useRespin() {
  return useMutation({ mutationFn: (query: QueryInputOf<typeof respin>) => call(respin, { query }) });
}

export function useSavePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof savePlan>) => call(savePlan, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED }),
  });
}

/** A name for a week that nobody has named, which no saved plan has: saving under it replaces nothing. */
export async function findFreeName(wanted: string): Promise<string> {
  const { lists } = await call(getPlans, { query: { search: wanted, page: 1, limit: SAVED_PAGE_MAX } });
  return freeName(
    wanted,
    lists.map(({ name }) => name),
  );
}

export function useMergePlans() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof mergePlans>) => call(mergePlans, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED }),
  });
}

export function useLoadPlan() {
  return useMutation({ mutationFn: (id: string) => call(loadPlan, { params: { id } }) });
}

export function useDeletePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePlan, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED }),
  });
}

export function useRenewCalendar() {
  return useMutation({ mutationFn: (body: BodyInputOf<typeof renewCalendar>) => call(renewCalendar, { body }) });
}

export function useStopCalendar() {
  return useMutation({ mutationFn: () => call(stopCalendar) });
}

import type { BodyInputOf, QueryInputOf } from '@sorrel/contract/endpoint';
import { renewCalendar, stopCalendar } from '@sorrel/contract/plan-calendar';
import {
  deletePlan,
  generate,
  getBorrowing,
  getPlans,
  getRecipeAnalytics,
  loadPlan,
  type MealPlan,
  mergePlans,
  type PlanSettings,
  SAVED_PAGE_MAX,
  SAVED_PAGE_SIZE,
  savePlan,
} from '@sorrel/contract/plans';
import { featuredRecipes, userRecipes } from '@sorrel/contract/recipes';
import { respin } from '@sorrel/contract/slot-recipe';
import { getWeeks, setFirstDay, setPlanWeek } from '@sorrel/contract/weeks';
import type { IsoDate } from '@sorrel/core/iso-date';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import type { FirstDay } from '@sorrel/core/plans/plan-dates';
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

/** The saved plans that have a date. */
export const weeksQuery = queryOptions({
  queryKey: [...SAVED, 'weeks'],
  queryFn: ({ signal }) => call(getWeeks, { signal }),
});

/** Gives a saved plan a week, or takes it off. */
export function useSetPlanWeek() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, weekStart }: { id: string; weekStart: IsoDate | null }) =>
      call(setPlanWeek, { params: { id }, body: { weekStart } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED }),
  });
}

export function useSetFirstDay() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (firstDay: FirstDay) => call(setFirstDay, { body: { firstDay } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: weeksQuery.queryKey }),
  });
}

/** What the saved plans make of the recipe book: asked anew each time, since any change of a plan or a recipe shows in it. */
export const recipeAnalyticsQuery = queryOptions({
  queryKey: ['plans', 'analytics'],
  queryFn: ({ signal }) => call(getRecipeAnalytics, { signal }),
  staleTime: 0,
});

/** Whether weeks may borrow from explore. */
export const borrowingQuery = queryOptions({
  queryKey: ['plans', 'borrowing'],
  queryFn: ({ signal }) => call(getBorrowing, { signal }),
});

/** Some of what there is to borrow, to be shown. */
export const lentQuery = queryOptions({
  queryKey: ['explore', 'featured'],
  queryFn: ({ signal }) => call(featuredRecipes, { signal }),
});

/** Recipes of the book to choose a meal from. */
export const mealSearchQuery = (query: QueryInputOf<typeof userRecipes>) =>
  queryOptions({
    queryKey: ['recipes', 'list', 'plans', query],
    queryFn: ({ signal }) => call(userRecipes, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The recipes that a week is made of, as a list of the book asks for them. */
export const planPool = ({ favourites, tagsInclude, tagsExclude }: PlanSettings, without: readonly DietWarning[]) => ({
  tags: tagsInclude,
  tagsNot: tagsExclude,
  ...(favourites && { favorites: 'true' as const }),
  without: [...without],
});

/** How many there are, and how many the dietary needs leave out because they could not be judged. */
export const planPoolQuery = (pool: ReturnType<typeof planPool>) =>
  queryOptions({
    queryKey: ['recipes', 'list', 'pool', pool],
    queryFn: ({ signal }) => call(userRecipes, { query: { ...pool, limit: 1 }, signal }),
    placeholderData: keepPreviousData,
  });

type WeekAsked = BodyInputOf<typeof generate>;

export function useGenerate() {
  return useMutation({
    /** What is asked for may hang on who eats, which may be on its way. */
    mutationFn: async ({ body, signal }: { body: WeekAsked | Promise<WeekAsked>; signal: AbortSignal }) => {
      const [first, ...others] = await call(generate, { body: await body, signal });
      if (first === undefined) throw new Error('a week without days');
      // what is said of the whole stands on its first day
      const { quality: said, ...monday } = first;
      return { plan: [monday, ...others] satisfies MealPlan as MealPlan, said };
    },
  });
}

/** The settings of a week in an address, for one of its slots. */
export const slotQuery = (settings: PlanSettings) => ({
  resultsPool: settings.resultsPool,
  favourites: settings.favourites,
  tagsInclude: settings.tagsInclude,
  tagsExclude: settings.tagsExclude,
  without: settings.without,
  repeat: JSON.stringify(settings.repeat),
  priorityNutrients: settings.priorityNutrients,
  nutGoals: JSON.stringify(settings.nutGoals),
  wishes: settings.wishes && JSON.stringify(settings.wishes),
});

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

import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ofAnyList, type RecipeFilters, readFilters, writeFilters } from './recipe-filters.ts';

/** How filters are changed. */
export interface FiltersChange {
  /** The change belongs to the one before it, so Back goes behind both. */
  replace?: boolean;
  /** What was typed or dragged. It counts also where the address says the same, while something else is on its way there. */
  meant?: keyof RecipeFilters;
}

interface RecipeFiltersInAddress {
  filters: RecipeFilters;
  /** The query that an address with these filters ends in. */
  addressOf: (changes: Partial<RecipeFilters>) => string;
  /** Other filters, other recipes: the first page of them. */
  changeFilters: (next: RecipeFilters, change?: FiltersChange) => void;
  changePage: (page: number, options?: { preventScrollReset: boolean }) => void;
}

/**
 * The filters and the page of a list of recipes, which live in the address.
 * @param avoided what the person avoids by the profile: it holds where the address says nothing
 * @param withFavourites false where it is not the own book, which has favourites and a log of what was cooked
 */
export function useRecipeFilters({
  avoided,
  withFavourites = true,
}: {
  avoided?: readonly DietWarning[] | undefined;
  withFavourites?: boolean;
} = {}): RecipeFiltersInAddress {
  const [params, setParams] = useSearchParams();
  const read = readFilters(params, avoided);
  const filters = withFavourites ? read : ofAnyList(read);
  // a change that is on its way into the address is what the next one builds on
  const asked = useRef<{ filters: RecipeFilters; over: URLSearchParams } | null>(null);

  function changeFilters(next: RecipeFilters, { replace = false, meant }: FiltersChange = {}) {
    const base = asked.current?.over === params ? asked.current.filters : filters;
    const changed = Object.entries(next).filter(
      ([name, value]) => name === meant || value !== filters[name as keyof RecipeFilters],
    );
    const wanted: RecipeFilters = { ...base, ...Object.fromEntries(changed), page: 1 };
    asked.current = { filters: wanted, over: params };
    setParams(writeFilters(wanted, avoided), { preventScrollReset: true, replace });
  }
  return {
    filters,
    addressOf: (changes) => `?${writeFilters({ ...filters, ...changes }, avoided)}`,
    changeFilters,
    changePage: (page, options) => setParams(writeFilters({ ...filters, page }, avoided), options),
  };
}

import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ofAnyList, ofOwnBook, type RecipeFilters, readFilters, writeFilters } from './recipe-filters.ts';

/** What is pressed, dragged or typed, as a change of what it finds: the press before it may still be on its way into the address. */
export type NextFilters = (before: RecipeFilters) => RecipeFilters;

/** How filters are changed. */
export interface FiltersChange {
  /** The change belongs to the one before it, so Back goes behind both. */
  replace?: boolean;
}

interface RecipeFiltersInAddress {
  filters: RecipeFilters;
  /** The query that an address with these filters ends in. */
  addressOf: (changes: Partial<RecipeFilters>) => string;
  /** Other filters, other recipes: the first page of them. */
  changeFilters: (next: NextFilters, change?: FiltersChange) => void;
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
  const filters = withFavourites ? ofOwnBook(read) : ofAnyList(read);
  // a change that is on its way into the address is what the next one builds on; several may be, one over the other
  const asked = useRef<{ filters: RecipeFilters; over: readonly string[]; address: string } | null>(null);
  const address = String(params);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key has arrived, also where it is the same address
  useEffect(() => {
    if (asked.current?.over.includes(address) !== true) asked.current = null;
  }, [address, key]);

  function changeFilters(next: NextFilters, { replace = false }: FiltersChange = {}) {
    const before = asked.current;
    const wanted: RecipeFilters = { ...next(before?.filters ?? filters), page: 1 };
    const written = writeFilters(wanted, avoided);
    const over = before === null ? [address] : [...before.over, before.address];
    asked.current = { filters: wanted, over: over.filter((one) => one !== String(written)), address: String(written) };
    setParams(written, { preventScrollReset: true, replace });
  }
  return {
    filters,
    addressOf: (changes) => `?${writeFilters({ ...filters, ...changes }, avoided)}`,
    changeFilters,
    changePage: (page, options) => setParams(writeFilters({ ...filters, page }, avoided), options),
  };
}

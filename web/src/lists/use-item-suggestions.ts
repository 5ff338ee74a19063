import type { Aisle } from '@sorrel/core/foods/aisles';
import { itemName } from '@sorrel/core/lists/add-item';
import { type BoughtItem, findBought, proposeBought } from '@sorrel/core/lists/bought-before';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../lib/use-debounced.ts';
import { ingredientSearchQuery } from '../recipe-parts/queries.ts';
import { aisleQuery, boughtQuery } from './queries.ts';
import { findMove, useMovesOnTheWay } from './remembered-aisles.ts';

const SUGGESTIONS_MAX = 6;
/** Of them, what was bought before: foods that are new here have their place too. */
const BOUGHT_FIRST = 4;
const NOTHING: readonly BoughtItem[] = [];

export interface Suggestion {
  name: string;
  /** How often it was bought before; 0 for a food that was not. */
  times: number;
}

/** A word that is typed on is another food until it is whole: 'toma' is a cheese, 'tomate' is none. */
const WHOLE_AFTER_MS = 900;

/**
 * What a name may become while it is typed, what the household had before first, and the aisle it would go to: the one where it was
 * just put by hand, also while the server does not know of it yet. What was bought before is known without a network too.
 * @param typed without an amount
 * @param isAsked whether the food decides where it goes
 * @param isTyping whether letters may follow
 * @returns `shownAisle`: the same, of a word that has rested alone
 */
export function useItemSuggestions(
  typed: string,
  { isAsked, isTyping }: { isAsked: boolean; isTyping: boolean },
): { suggestions: Suggestion[]; aisle?: Aisle | undefined; shownAisle?: Aisle | undefined } {
  const search = useDebounced(typed);
  const isWhole = useDebounced(typed, WHOLE_AFTER_MS) === typed || !isTyping;
  const bought = useQuery(boughtQuery).data ?? NOTHING;
  const found = useQuery(ingredientSearchQuery(search));
  const guessed = useQuery({ ...aisleQuery(search), enabled: isAsked && search !== '' });
  const moves = useMovesOnTheWay();
  if (typed === '') return { suggestions: [] };
  const before = proposeBought(bought, typed, BOUGHT_FIRST);
  const names = new Set(before.map(({ name }) => name));
  const foods = search === '' ? [] : (found.data ?? []).filter(({ name }) => !names.has(itemName(name)));
  const told = search === typed ? guessed.data : undefined;
  const placed = findMove(moves, typed, told?.food)?.aisle;
  const stood = findBought(bought, typed)?.aisle;
  return {
    suggestions: [...before, ...foods.map(({ name }) => ({ name, times: 0 }))].slice(0, SUGGESTIONS_MAX),
    aisle: placed ?? told?.aisle ?? stood,
    shownAisle: placed ?? (isWhole ? told?.aisle : undefined) ?? stood,
  };
}

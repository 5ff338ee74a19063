import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { withoutHeadings } from './draft-rows.ts';
import { recipesNamedQuery } from './queries.ts';
import type { DraftIngredient, DraftSubRecipe, IngredientRow } from './recipe-draft.ts';

const nameOf = (name: string) => name.trim().toLowerCase();
/** The most that are asked for. */
const NAMES_MAX = 300;

/** Recipes of the book that are called like ingredients without one, by the name in small letters. Never the recipe itself. */
export function useProposedRecipes(
  rows: readonly IngredientRow[],
  recipeId: string | undefined,
): ReadonlyMap<string, DraftSubRecipe> {
  const names = withoutHeadings<DraftIngredient>(rows)
    .filter(({ subRecipe }) => subRecipe === undefined)
    .map(({ name }) => nameOf(name));
  const asked = useDebounced(
    [...new Set(names)]
      .filter((name) => name !== '')
      .toSorted()
      .slice(0, NAMES_MAX)
      .join('\n'),
  );
  const { data } = useQuery(recipesNamedQuery(asked === '' ? [] : asked.split('\n')));
  return useMemo(() => {
    const found = (data ?? []).filter(({ id }) => id !== recipeId);
    // the newest of a name comes first, and stays
    return new Map(found.toReversed().map((recipe) => [nameOf(recipe.name), recipe]));
  }, [data, recipeId]);
}

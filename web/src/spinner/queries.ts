import { toggleFave, userRecipes } from '@sorrel/contract/recipes';
import { explainSpin, spin } from '@sorrel/contract/spinner';
import type { DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { call, errorMessage } from '../api.ts';
import { SAYS_ITSELF } from '../lib/says-itself.ts';
import { useToast } from '../ui/toast.tsx';
import { SEATS } from './lazy-susan.tsx';
import { type SpinChoices, toSpinQuery } from './spin-filters.ts';

/** Recipes of the book for the plates before the first spin. */
export const platesQuery = queryOptions({
  queryKey: ['recipes', 'list', { limit: SEATS, of: 'spinner' }],
  queryFn: ({ signal }) => call(userRecipes, { query: { limit: SEATS }, signal }),
});

export const spinOnce = (choices: SpinChoices, avoided: readonly DietWarning[]) =>
  call(spin, { query: toSpinQuery(choices, avoided) });

/** How many meals the dietary needs leave out because they could not be judged. */
export const spinPoolQuery = (choices: SpinChoices, avoided: readonly DietWarning[]) => {
  const query = toSpinQuery(choices, avoided);
  return queryOptions({
    queryKey: ['recipes', 'spin pool', query],
    queryFn: ({ signal }) => call(explainSpin, { query, signal }),
    enabled: 'without' in query,
  });
};

export const explainEmpty = (choices: SpinChoices, avoided: readonly DietWarning[]) =>
  call(explainSpin, { query: toSpinQuery(choices, avoided) });

/** The heart of what was spun; says why when the server does not take it. */
export function useFavourite() {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    scope: { id: 'toggle-favourite' },
    mutationFn: (id: string) => call(toggleFave, { params: { id } }),
    onError: (error) => showToast(errorMessage(error), { icon: CircleAlert }),
    meta: SAYS_ITSELF,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['recipes'] }),
  });
}

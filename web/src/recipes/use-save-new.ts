import type { Recipe } from '@sorrel/contract/recipe';
import { type ImportDoubt, SameRecipe } from '@sorrel/contract/recipe-import';
import { addRecipe, editRecipe } from '@sorrel/contract/recipe-saving';
import { getRecipe } from '@sorrel/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError, call } from '../api.ts';
import { forgetBook } from '../recipe-parts/queries.ts';
import { type Sender, toAddRequest, toReplaceRequest } from './draft-requests.ts';
import type { RecipeDraft } from './recipe-draft.ts';

/** What the book has already, when that is why a recipe was not added. */
function inBookOf(error: Error | null): readonly SameRecipe[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  return z.array(SameRecipe).safeParse(error.reply['inBook']).data ?? [];
}

export type SaveNew = ReturnType<typeof useSaveNew>;

/**
 * Adding what the form holds: once, unless the person wants two of it, or in the place of the one that is there.
 * @param onReplace what the replaced recipe has and the page has not stays: the person's notes and tags
 */
export function useSaveNew(onReplace: (recipe: Recipe) => void) {
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<readonly SameRecipe[]>([]);
  const [keepsBoth, setKeepsBoth] = useState(false);
  const [replaced, setReplaced] = useState<Recipe | null>(null);
  const loading = useMutation({ mutationFn: (id: string) => call(getRecipe, { params: { id } }) });
  const saving = useMutation({
    mutationFn: async ({
      draft,
      sender,
      doubts,
      isTwo = keepsBoth,
    }: {
      draft: RecipeDraft;
      sender: Sender;
      /** What its import was not sure of and nobody has answered. */
      doubts: readonly ImportDoubt[];
      isTwo?: boolean;
    }) => {
      if (replaced === null)
        return call(addRecipe, toAddRequest(draft, sender, { doubts, ...(!isTwo && { notTwice: 'true' }) }));
      const request = toReplaceRequest(draft, replaced.version, sender, doubts);
      return call(editRecipe, { params: { id: replaced.id }, ...request });
    },
    onSuccess: () => forgetBook(queryClient),
  });
  const refusedFor = inBookOf(saving.error);
  return {
    saving,
    loading,
    /** Recipes of the book that this one is; none once the person has said what to do. */
    inBook: keepsBoth || replaced !== null ? [] : refusedFor.length > 0 ? refusedFor : known,
    /** Whether the answer to the last press is that question. */
    isRefused: refusedFor.length > 0,
    replaced,
    begin: (inBook: readonly SameRecipe[]) => {
      saving.reset();
      loading.reset();
      setKnown(inBook);
      setKeepsBoth(false);
      setReplaced(null);
    },
    keepBoth: () => {
      saving.reset();
      setKeepsBoth(true);
      setReplaced(null);
    },
    replace: (id: string) =>
      loading.mutate(id, {
        onSuccess: (recipe) => {
          saving.reset();
          setReplaced(recipe);
          onReplace(recipe);
        },
      }),
  };
}

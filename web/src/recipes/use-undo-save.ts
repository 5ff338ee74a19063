import type { Recipe } from '@sorrel/contract/recipe';
import { editRecipe } from '@sorrel/contract/recipe-saving';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '../api.ts';
import { forgetBook, recipeQuery } from '../recipe-parts/queries.ts';
import { draftFromRecipe } from './draft-from.ts';
import { type Sender, toEditRequest } from './draft-requests.ts';
import { existingKeys } from './merge-drafts.ts';
import { conflictOf } from './queries.ts';
import { say } from './sentences.ts';
import type { SavedDraft } from './stored-edit.ts';

/** What a save of the form replaced, and the version that it made. */
export interface SavedOver {
  base: SavedDraft;
  version: number;
}

/**
 * Saves again what was there before a save: its words, tags and nutrition, as a new version. Refused where somebody has saved
 * since. The server keeps no picture that nothing shows: one that the save took away does not come back, which is said.
 */
export function useUndoSave({ id }: Recipe, sender: Sender) {
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async ({ base, version }: SavedOver) => {
      await call(editRecipe, { params: { id }, ...toEditRequest(base.draft, version, sender) });
      await forgetBook(queryClient);
      const newest = await queryClient.fetchQuery({ ...recipeQuery(id), staleTime: 0 });
      const there = new Set(existingKeys(draftFromRecipe(newest)));
      const isPictureGone = existingKeys(base.draft).some((key) => !there.has(key));
      return { newest, text: say.undone(newest.name, isPictureGone) };
    },
  });
  const problem = error && (conflictOf(error) ? say.changedSince : errorMessage(error));
  return { mutate, reset, isPending, problem };
}

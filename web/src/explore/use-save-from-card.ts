import type { RecipeSummary } from '@sorrel/contract/recipe';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useMayEdit } from '../auth/queries.ts';
import { isForPremium } from '../layouts/refused-notice.tsx';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { useFlash } from '../lib/use-flash.ts';
import { recipePath } from '../paths.ts';
import { useSaveRecipe } from '../recipe-parts/queries.ts';
import type { CardSave } from '../ui/recipe-card.tsx';
import { useToast } from '../ui/toast.tsx';
import { SAVED_MS, useSavedCopies, useWholeRecipe } from './queries.ts';
import { say } from './sentences.ts';

export interface SavingFromCards {
  /** `isForPremium`: it failed for want of Premium. Undefined where the person may add nothing to the book and it has no copy either. */
  of: (recipe: RecipeSummary) => (CardSave & { isForPremium: boolean }) | undefined;
}

/** Copies recipes of explore into the person's own book from where only a card is shown: `saving.of(recipe)` is what a card needs. */
export function useSaveFromCard(): SavingFromCards {
  const mayEdit = useMayEdit();
  const wholeRecipe = useWholeRecipe();
  const save = useSaveRecipe();
  const copies = useSavedCopies();
  const openUpgrade = useUpgrade();
  const showToast = useToast();
  const [savedId, showSavedId] = useFlash<string>(SAVED_MS);
  const [savingId, setSavingId] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ id: string; why: string; isForPremium: boolean } | null>(null);

  async function handleSave({ id }: RecipeSummary) {
    if (savingId !== null) return;
    setSavingId(id);
    setFailed(null);
    try {
      const recipe = await wholeRecipe(id);
      if (recipe.locked) openUpgrade(say.lockedReason);
      else {
        await save.mutateAsync(recipe);
        showSavedId(id);
        showToast(say.savedToYourRecipes);
      }
    } catch (cause) {
      setFailed({ id, why: say.couldNotSaveBecause(errorMessage(cause)), isForPremium: isForPremium(cause) });
    } finally {
      setSavingId(null);
    }
  }

  return {
    of: (recipe) => {
      const copyId = copies.get(recipe.id);
      const copyPath = copyId === undefined ? undefined : recipePath(copyId, recipe.name);
      if (!mayEdit && copyPath === undefined) return undefined;
      return {
        state: savingId === recipe.id ? 'saving' : savedId === recipe.id ? 'saved' : 'idle',
        failure: failed?.id === recipe.id ? failed.why : undefined,
        isForPremium: failed?.id === recipe.id && failed.isForPremium,
        onSave: () => void handleSave(recipe),
        copyPath,
      };
    },
  };
}

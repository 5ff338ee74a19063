import type { ImportDoubt } from '@sorrel/contract/recipe-import';
import type { Coverage } from '@sorrel/core/nutrition/coverage';
import { isListWhole } from '@sorrel/core/recipes/import/find-doubts';
import { foodsRepo } from '../foods/repo.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { countForSaving } from './count-for-saving.ts';
import type { CountTask } from './count-recipe.ts';
import type { NewRecipe, StoredIngredient } from './repo.ts';
import { withoutLinks } from './sub-recipes/without-links.ts';

/** What a copy takes over: its nutrients as they were given, and how much of the ingredients those stand for. */
interface Copied {
  /** Null where it is nobody else's recipe that is copied. */
  of: string | null;
  content: Omit<NewRecipe, 'householdId' | 'ingredients' | 'nutrients' | 'searchText'>;
  ingredients: readonly StoredIngredient[];
  nutrients: NonNullable<CountTask['given']>['amounts'];
  coverage: Coverage;
  /** What nobody has answered of the recipe that is copied; its writer keeps them with the copy. */
  doubts: readonly ImportDoubt[];
}

/** The columns of a copy in somebody's book, whichever way it came: who made it and when, what it is of, what is found in it. */
export async function columnsOfCopy(
  services: Pick<Platform, 'clock' | 'db' | 'workers'>,
  user: Pick<SignedInUser, 'id' | 'householdId'>,
  { of, content, ingredients: copied, nutrients, coverage, doubts }: Copied,
  turn: Turn,
): Promise<NewRecipe> {
  // the recipes that they are stay in the book that it is copied from
  const ingredients = withoutLinks(copied);
  const corrections = await foodsRepo(services.db).corrections(user.householdId);
  const given = { amounts: nutrients, coverage };
  const counted = await countForSaving(
    services,
    {
      name: content.name,
      ingredients,
      method: content.method ?? [],
      isListWhole: isListWhole(doubts),
      serves: 1,
      corrections,
      below: new Map(),
      given,
    },
    turn,
  );
  const now = services.clock.now();
  return {
    ...counted,
    ...content,
    householdId: user.householdId,
    addedBy: user.id,
    changedBy: user.id,
    createdAt: now,
    updatedAt: now,
    copiedFrom: of,
  };
}

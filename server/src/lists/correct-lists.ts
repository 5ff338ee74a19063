import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { type FoodRename, renameFood } from '@sorrel/core/lists/rename-food';
import type { HouseholdId } from '../db/household.ts';
import { askedLanguage } from '../language/asked-language.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { changeFrom } from './change-list.ts';
import { RENAME_WORK, type RenameTask } from './food-rename.ts';
import { itemsRepo } from './items-repo.ts';
import { shoppingRepo } from './shopping-repo.ts';

/**
 * Brings a correction to the saved lists of its household.
 * @returns what is bought under another name now; null when nothing is
 */
export async function correctLists(
  { db, clock, threads }: Pick<Platform, 'clock' | 'db' | 'threads'>,
  householdId: HouseholdId,
  correction: Omit<RenameTask, 'choices' | 'language'>,
  { person }: Turn,
): Promise<FoodRename | null> {
  const choices = await shoppingRepo(db).aisleChoices(householdId);
  const rename = await threads.run(RENAME_WORK, { ...correction, choices, language: askedLanguage() }, { person });
  if (rename === null) return null;
  await db.transaction(async (tx) => {
    const repo = itemsRepo(tx, householdId);
    for (const locked of await repo.allLocked()) {
      const before = listOfRecords(await repo.records(locked.id));
      const change = { before, after: renameFood(before, rename) };
      await changeFrom(repo, locked, { householdRole: 'editor' }, change, clock.now());
    }
  });
  return rename;
}

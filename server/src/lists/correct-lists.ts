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

/** A correction whose recipes come some at a time. */
type Correction = Omit<RenameTask, 'choices' | 'language' | 'recipes'> & {
  recipes: AsyncIterable<RenameTask['recipes']>;
};

/** What is bought under another name by a correction; null when nothing is, which the first recipes tell. */
export async function renameOf(
  { db, threads }: Pick<Platform, 'db' | 'threads'>,
  householdId: HouseholdId,
  { ingredient, before, after, recipes: all }: Correction,
  { person }: Turn,
): Promise<FoodRename | null> {
  const choices = await shoppingRepo(db).aisleChoices(householdId);
  const language = askedLanguage();
  const found: FoodRename[] = [];
  for await (const recipes of all) {
    const task = { ingredient, before, after, recipes, choices, language };
    const ofSome = await threads.run(RENAME_WORK, task, { person });
    if (ofSome === null) return null;
    found.push(ofSome);
  }
  const [first] = found;
  return first === undefined ? null : { ...first, meals: found.flatMap(({ meals }) => meals) };
}

/** Brings to the saved lists of a household what is bought under another name. */
export async function correctLists(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  householdId: HouseholdId,
  rename: FoodRename,
): Promise<void> {
  await db.transaction(async (tx) => {
    const repo = itemsRepo(tx, householdId);
    for (const locked of await repo.allLocked()) {
      const before = listOfRecords(await repo.records(locked.id));
      const change = { before, after: renameFood(before, rename) };
      await changeFrom(repo, locked, { householdRole: 'editor' }, change, clock.now());
    }
  });
}

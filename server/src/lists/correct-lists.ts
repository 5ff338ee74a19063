import { listOfRecords } from '@sorrel/core/lists/operations/list-of-records';
import { type FoodRename, renameFood } from '@sorrel/core/lists/rename-food';
import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import { askedLanguage } from '../language/asked-language.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { changeFrom } from './change-list.ts';
import { RENAME_WORK, type RenameTask } from './food-rename.ts';
import { itemsRepo, type LockedList } from './items-repo.ts';
import { shoppingRepo } from './shopping-repo.ts';

/** A correction, the recipe in which it was made, and the others with the ingredient as they are asked for. */
type Correction = Omit<RenameTask, 'choices' | 'language' | 'recipes'> & {
  recipe: RenameTask['recipes'][number];
  /** All that have one of the names; of the rest as many as are read for one call. */
  others: (names: ReadonlySet<string>) => AsyncIterable<RenameTask['recipes']>;
};

/** What is bought under another name by a correction; null when nothing is, which one recipe tells. */
export async function renameOf(
  { db, threads }: Pick<Platform, 'db' | 'threads'>,
  householdId: HouseholdId,
  { recipe, others, ...correction }: Correction,
  { person }: Turn,
): Promise<FoodRename | null> {
  const choices = await shoppingRepo(db).aisleChoices(householdId);
  const language = askedLanguage();
  const read = (recipes: RenameTask['recipes']) =>
    threads.run(RENAME_WORK, { ...correction, recipes, choices, language }, { person });
  const rename = await read([recipe]);
  if (rename === null) return null;
  const meals = new Set(rename.meals);
  for await (const some of others(await itemsRepo(db, householdId).mealsOf(rename.from))) {
    for (const meal of (await read(some))?.meals ?? []) meals.add(meal);
  }
  return { ...rename, meals: [...meals] };
}

/** Brings to the saved lists of a household what is bought under another name. A list that is full stays as it is. */
export async function correctLists(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  householdId: HouseholdId,
  rename: FoodRename,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const locked of await itemsRepo(tx, householdId).allLocked()) {
      try {
        await tx.transaction((ofList) => correctList(itemsRepo(ofList, householdId), locked, rename, clock.now()));
      } catch (cause) {
        if (!(cause instanceof AppError && cause.code === 'list_full')) throw cause;
      }
    }
  });
}

async function correctList(repo: ReturnType<typeof itemsRepo>, list: LockedList, rename: FoodRename, now: Date) {
  const before = listOfRecords(await repo.records(list.id));
  await changeFrom(repo, list, { householdRole: 'editor' }, { before, after: renameFood(before, rename) }, now);
}

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

/**
 * What is bought under another name by a correction, and the names of recipes that stood on lists by the old one; null when nothing is,
 * which one recipe tells.
 */
export async function renameOf(
  { db, workers }: Pick<Platform, 'db' | 'workers'>,
  householdId: HouseholdId,
  { recipe, others, ...correction }: Correction,
  { person }: Turn,
): Promise<{ rename: FoodRename; onLists: ReadonlySet<string> } | null> {
  const choices = await shoppingRepo(db).aisleChoices(householdId);
  const language = askedLanguage();
  const read = (recipes: RenameTask['recipes']) =>
    workers.run(RENAME_WORK, { ...correction, recipes, choices, language }, { person });
  const rename = await read([recipe]);
  if (rename === null) return null;
  const meals = new Set(rename.meals);
  const onLists = await itemsRepo(db, householdId).mealsOf(rename.from);
  for await (const some of others(onLists)) {
    for (const meal of (await read(some))?.meals ?? []) meals.add(meal);
  }
  return { rename: { ...rename, meals: [...meals] }, onLists };
}

/**
 * Brings to the saved lists of a household what is bought under another name. A list that is full stays as it is.
 * @param onLists names of the recipes that stood on lists by the old name when it was read; null where it does not matter
 * @returns whether it was brought there: not where other recipes stand there by now, which may mean it too
 */
export async function correctLists(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  householdId: HouseholdId,
  rename: FoodRename,
  onLists: ReadonlySet<string> | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await itemsRepo(tx, householdId).allLocked();
    // read once nobody else changes them
    const now = onLists === null ? [] : [...(await itemsRepo(tx, householdId).mealsOf(rename.from))];
    if (now.some((meal) => !onLists?.has(meal))) return false;
    for (const locked of held) {
      try {
        await tx.transaction((ofList) => correctList(itemsRepo(ofList, householdId), locked, rename, clock.now()));
      } catch (cause) {
        if (!(cause instanceof AppError && cause.code === 'list_full')) throw cause;
      }
    }
    return true;
  });
}

async function correctList(repo: ReturnType<typeof itemsRepo>, list: LockedList, rename: FoodRename, now: Date) {
  const before = listOfRecords(await repo.records(list.id));
  await changeFrom(repo, list, { householdRole: 'editor' }, { before, after: renameFood(before, rename) }, now);
}

import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { type Work, WorkTooLong } from '../platform/work-threads.ts';
import type { PageAnswer, PageTask } from './read-page.ts';

export const PAGE_WORK: Work<PageTask, PageAnswer> = { kind: 'page', deadlineMs: 30_000 };

/** Reads the recipe of a web page for the form. Only what was read counts against the imports of the hour. */
export async function scrapeRecipe(
  services: Pick<Platform, 'fetchQueue' | 'limits' | 'pages' | 'threads'>,
  user: SignedInUser,
  address: string,
  turn: Turn,
): Promise<ImportedRecipe> {
  await services.limits.take('importTry', user.id);
  await services.limits.take('import', user.id);
  try {
    const recipe = await services.fetchQueue.run(turn, () => fetchRecipe(services, address, turn));
    // the picture of a page belongs to its import
    if (recipe.image !== null) await services.limits.count('importedPicture', user.id);
    return recipe;
  } catch (cause) {
    await services.limits.giveBack('import', user.id);
    throw cause;
  }
}

async function fetchRecipe(
  services: Pick<Platform, 'pages' | 'threads'>,
  address: string,
  turn: Turn,
): Promise<ImportedRecipe> {
  const page = await services.pages.fetch(address, 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1');
  if (!/html|xml|text\/plain|^$/i.test(page.contentType)) throw new AppError('import_not_a_page');
  const answer = await services.threads.run(PAGE_WORK, page, turn).catch((cause) => {
    throw cause instanceof WorkTooLong ? new AppError('import_too_long', { cause }) : cause;
  });
  if (!answer.ok) throw new AppError(answer.reason === 'bot_wall' ? 'import_refused' : 'import_no_recipe');
  return answer.recipe;
}

/**
 * Bytes of the picture of an imported recipe. It comes with the import of its page; any other counts as an import of its own.
 * @throws AppError too_many_requests, import_...
 */
export async function fetchImportedPicture(
  services: Pick<Platform, 'fetchQueue' | 'limits' | 'pages'>,
  user: SignedInUser,
  address: string,
  turn: Turn,
): Promise<Buffer> {
  const isOfImport = await services.limits.spend('importedPicture', user.id);
  if (!isOfImport) await services.limits.take('import', user.id);
  const picture = await services.fetchQueue.run(turn, () =>
    services.pages.fetch(address, 'image/avif,image/webp,image/*;q=0.8'),
  );
  return picture.bytes;
}

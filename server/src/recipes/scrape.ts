import type { BodyOf } from '@sorrel/contract/endpoint';
import type { ErrorCode } from '@sorrel/contract/errors';
import type { ImportedRecipe, readPage } from '@sorrel/contract/recipe-import';
import { PAGE_MAX_BYTES } from '@sorrel/core/recipes/limits';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { parseAddress } from '../platform/page-fetcher.ts';
import type { Platform } from '../platform/platform.ts';
import { type Work, WorkTooLong } from '../platform/workers.ts';
import type { PageAnswer, PageTask, ReadRecipe } from './read-page.ts';
import { findSame } from './same-recipe.ts';

export const PAGE_WORK: Work<PageTask, PageAnswer> = { kind: 'page', deadlineMs: 30_000 };

type ReadPageBody = BodyOf<typeof readPage>;

/** Reads the recipe of a web page for the form. */
export const scrapeRecipe = (
  services: Pick<Platform, 'db' | 'fetchQueue' | 'limits' | 'pages' | 'workers'>,
  user: SignedInUser,
  address: string,
  turn: Turn,
): Promise<ImportedRecipe> =>
  asImport(services, user, () =>
    services.fetchQueue
      .run(turn, () => fetchRecipe(services, address, turn))
      .catch((cause) => {
        throw withWayOfPeople(cause);
      }),
  );

/**
 * Reads the recipe of a page or a text that somebody's browser has sent. Nothing is fetched: a site that lets no program in has
 * let this person in.
 */
export const readSentPage = (
  services: Pick<Platform, 'db' | 'limits' | 'workers'>,
  user: SignedInUser,
  { url, html, text }: ReadPageBody,
  turn: Turn,
): Promise<ImportedRecipe> =>
  asImport(services, user, async () => {
    const address = url.trim() === '' ? '' : parseAddress(url).href;
    const isText = html.trim() === '';
    if (isText && text.trim() === '') throw new AppError('import_page_missing');
    const asPage = (content: string, isPlain: boolean): PageTask => {
      const bytes = Buffer.from(content);
      if (bytes.length > PAGE_MAX_BYTES) throw new AppError('import_too_large');
      return { bytes, contentType: 'text/html; charset=utf-8', url: address, isText: isPlain };
    };
    if (isText)
      return read(services, asPage(text, true), turn).catch((cause) => {
        throw isNoRecipe(cause) && address === '' ? new AppError('import_no_recipe_in_text', { cause }) : cause;
      });
    return read(services, asPage(html, false), turn).catch((cause) => {
      // what a clipboard holds of a message is mark-up without meaning: the words alone may say more
      if (!isNoRecipe(cause) || text.trim() === '') throw cause;
      return read(services, asPage(text, true), turn);
    });
  });

const isNoRecipe = (cause: unknown) => cause instanceof AppError && cause.code === 'import_no_recipe';

/** Only what was read counts against the imports of the hour. */
async function asImport(
  services: Pick<Platform, 'db' | 'limits'>,
  user: SignedInUser,
  readRecipe: () => Promise<ReadRecipe>,
): Promise<ImportedRecipe> {
  await services.limits.take('importTry', user.id);
  return services.limits.using('import', user.id, async () => {
    const recipe = await readRecipe();
    // the picture of a page belongs to its import
    if (recipe.image !== null) await services.limits.count('importedPicture', user.id);
    const { title: name, sourceUrl: source, newIngredients } = recipe;
    const ingredientNames = newIngredients.map((ingredient) => ingredient.name);
    return { ...recipe, inBook: await findSame(services.db, user.householdId, { name, source, ingredientNames }) };
  });
}

/** What a program is not shown and a browser may be. */
export const MAY_OPEN_IN_BROWSER: ReadonlySet<ErrorCode> = new Set([
  'import_refused',
  'import_no_recipe',
  'import_too_slow',
]);

/** The same refusal, with the word that the person's own browser may get further. */
function withWayOfPeople(cause: unknown): unknown {
  if (!(cause instanceof AppError) || !MAY_OPEN_IN_BROWSER.has(cause.code)) return cause;
  return new AppError(cause.code, { fields: { ...cause.fields, mayPastePage: true }, cause });
}

/** Fetches a page and reads its recipe. @throws AppError import_... */
export async function fetchRecipe(
  services: Pick<Platform, 'pages' | 'workers'>,
  address: string,
  turn: Turn,
): Promise<ReadRecipe> {
  const page = await services.pages.fetch(address, 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1');
  if (!/html|xml|text\/plain|^$/i.test(page.contentType)) throw new AppError('import_not_a_page');
  return read(services, page, turn);
}

async function read(services: Pick<Platform, 'workers'>, page: PageTask, turn: Turn): Promise<ReadRecipe> {
  const answer = await services.workers.run(PAGE_WORK, page, turn).catch((cause) => {
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
  user: Pick<SignedInUser, 'id'>,
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

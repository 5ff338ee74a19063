import type { BodyOf } from '@sorrel/contract/endpoint';
import type { ManyImport, ManyImportSum, startImport as startEndpoint } from '@sorrel/contract/many-imports';
import { servesOfImport, type ToServe } from '@sorrel/core/recipes/import-choices';
import { addressGatherer, webAddress } from '@sorrel/core/recipes/many/found-address';
import { MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { AppError } from '../../app-error.ts';
import { lockUser } from '../../auth/users-repo.ts';
import type { DatabaseHandle } from '../../db/open-database.ts';
import type { SignedInUser } from '../../http/signed-in-user.ts';
import { askedLanguage } from '../../language/asked-language.ts';
import { errorSentence } from '../../language/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveToTrash } from '../history/trash.ts';
import { MAY_OPEN_IN_BROWSER } from '../scrape.ts';
import { importPagesRepo, importSumsRepo, importsRepo } from './imports-repo.ts';
import { siteOf } from './page-site.ts';

type Needed = Pick<Platform, 'clock' | 'db' | 'limits'>;

/** Refuses more pages than one person may have waiting. @throws AppError import_others_first */
async function assertPlaces(tx: DatabaseHandle, userId: string, more: number) {
  if ((await importsRepo(tx).placesTaken(userId)) + more > MANY_ADDRESSES_MAX)
    throw new AppError('import_others_first');
}

/** Writes down which pages somebody wants to have read. Two tabs together have no more places than one. */
export async function startImport(services: Needed, user: SignedInUser, { pages }: BodyOf<typeof startEndpoint>) {
  const gathered = addressGatherer();
  for (const { address, name } of pages) {
    const whole = webAddress(address.trim());
    if (whole === null) throw new AppError('import_address_invalid');
    gathered.add(whole, name);
  }
  const wanted = gathered.found().map(({ address, name }) => ({ address, name, host: siteOf(address) }));
  if (wanted.length === 0) throw new AppError('import_none');
  await assertPlaces(services.db, user.id, wanted.length);
  const write = () =>
    services.db.transaction(async (tx) => {
      await lockUser(tx, user.id);
      await assertPlaces(tx, user.id, wanted.length);
      return importsRepo(tx).insert(user.id, wanted, services.clock.now());
    });
  // what is refused uses up none of the pages of a day: another tab may have taken the places
  const id = await services.limits.using('manyImport', user.id, write, wanted.length);
  return showImport(services, user, id);
}

export async function listImports(services: Pick<Platform, 'db'>, user: SignedInUser): Promise<ManyImportSum[]> {
  return (await importSumsRepo(services.db).list(user.id)).map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    is_open: row.isOpen,
    total: row.total,
    over: row.total - row.undone,
    added: row.added,
    to_see_to: row.toSeeTo,
  }));
}

/** What has become of each page. A page that was refused and whose recipe came another way is said to be there. */
export async function showImport(services: Pick<Platform, 'db'>, user: SignedInUser, id: string): Promise<ManyImport> {
  const row = await importsRepo(services.db).findOwned(user.id, id);
  if (row === null) throw new AppError('import_not_found');
  const pages = await importPagesRepo(services.db, row).list(user.householdId);
  const failed = pages.filter(({ state }) => state === 'failed').map(({ address }) => address);
  const came = await importSumsRepo(services.db).inBookBySource(user.householdId, failed);
  const language = askedLanguage();
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    is_open: row.isOpen,
    pages: pages.map((page) => {
      const there = page.state === 'failed' ? came.get(page.address) : undefined;
      const reason = page.state === 'failed' && there === undefined ? page.reason : null;
      return {
        id: page.id,
        address: page.address,
        name: there?.name ?? page.recipeName ?? page.name,
        state: there === undefined ? page.state : 'here',
        recipe_id: there?.id ?? page.recipeId,
        doubts: page.state === 'added' ? (page.doubts ?? []) : [],
        message: reason === null ? null : errorSentence(reason, language),
        may_paste: reason !== null && (reason === 'import_robots' || MAY_OPEN_IN_BROWSER.has(reason)),
        picture_missing: page.state === 'added' && page.isPictureMissing,
        servings: page.toServe?.servings ?? null,
        yield_text: page.toServe?.yieldText ?? null,
        serving_kcal: implausibleKcalOf(page.toServe),
        said_serves: page.serves,
      };
    }),
  };
}

/** Calories of a serving that cannot be right; null where they may be, or are not known. */
function implausibleKcalOf(toServe: ToServe | null): number | null {
  const question = toServe === null ? null : servesOfImport(toServe).question;
  return question?.kind === 'implausible' ? Math.round(question.kcal) : null;
}

/** Changes an import of the user while nobody opens or closes it, and sets whether any of its pages waits. */
async function change(
  services: Pick<Platform, 'db'>,
  user: SignedInUser,
  id: string,
  work: (pages: ReturnType<typeof importPagesRepo>, tx: DatabaseHandle) => Promise<void>,
) {
  await services.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const row = await importsRepo(tx).findOwnedLocked(user.id, id);
    if (row === null) throw new AppError('import_not_found');
    const pages = importPagesRepo(tx, row);
    await work(pages, tx);
    await pages.setOpen(await pages.hasUnfinished());
  });
}

export async function stopImport(services: Pick<Platform, 'db'>, user: SignedInUser, id: string) {
  await change(services, user, id, (pages) => pages.stop(['waiting']));
  return showImport(services, user, id);
}

/** Tries again what may be: it counts as asked for once more, unless it has been read and only waits for room. */
export async function retryImport(
  services: Needed,
  user: SignedInUser,
  id: string,
  only: readonly string[] | undefined,
) {
  const row = await importsRepo(services.db).findOwned(user.id, id);
  if (row === null) throw new AppError('import_not_found');
  const more = await importPagesRepo(services.db, row).countToTry(only);
  const tryAgain = () =>
    change(services, user, id, async (pages, tx) => {
      await assertPlaces(tx, user.id, await pages.countToTry(only));
      await pages.tryAgain(only, services.clock.now());
    });
  await services.limits.using('manyImport', user.id, tryAgain, more);
  return showImport(services, user, id);
}

export async function sayServes(services: Needed, user: SignedInUser, id: string, page: string, serves: number) {
  await change(services, user, id, (pages) => pages.setServes(page, serves, services.clock.now()));
  return showImport(services, user, id);
}

/** Takes what an import has added out of the book again, into the trash, but for what somebody has changed since. */
export async function undoImport(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>,
  user: SignedInUser,
  id: string,
) {
  // what is being read is not added any more either
  await change(services, user, id, (pages) => pages.stop(['waiting', 'reading', 'no_room', 'no_serves']));
  const row = await importsRepo(services.db).findOwned(user.id, id);
  if (row === null) throw new AppError('import_not_found');
  const added = await importPagesRepo(services.db, row).addedRecipes(user.householdId);
  const untouched = added.filter((one) => one.isUntouched);
  await moveToTrash(
    services,
    user,
    untouched.map(({ recipeId }) => recipeId),
  );
  if (untouched.length > 0) await importPagesRepo(services.db, row).setUndone(untouched.map(({ pageId }) => pageId));
  const shown = await showImport(services, user, id);
  return { ...shown, removed: untouched.length, kept: added.length - untouched.length };
}

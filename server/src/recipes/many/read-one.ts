import type { ErrorCode } from '@sorrel/contract/errors';
import { SameRecipe } from '@sorrel/contract/recipe-import';
import { servesOfImport } from '@sorrel/core/recipes/import-choices';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { rightsOf } from '../../auth/access.ts';
import { sessionsRepo } from '../../auth/sessions-repo.ts';
import type { HeldRecipe } from '../../db/tables/imports.ts';
import type { Turn } from '../../platform/fair-queue.ts';
import { SiteAnswered } from '../../platform/page-fetcher.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookOwner } from '../form-columns.ts';
import { findSame } from '../same-recipe.ts';
import { addRecipe } from '../save.ts';
import { fetchRecipe } from '../scrape.ts';
import { loadTags } from '../tags.ts';
import { formOf } from './form-of.ts';
import type { ImportPageRow } from './imports-repo.ts';
import { type ClaimedPage, importQueueRepo } from './queue-repo.ts';
import { assertAllowed, restMs, rulesOf } from './visit-site.ts';

export type ImportNeeds = Pick<
  Platform,
  'clock' | 'config' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'pictureEncoder' | 'workers'
>;

/** A page that ends its process, or is always claimed and never finished, is given up. */
const CLAIMS_MAX = 6;
/** Times that a site may say it has too much to do. */
const BUSY_MAX = 3;
const BUSY_WAIT_S = { usual: 60, least: 5, most: 600 } as const;
/** Our own queues are full: what was asked for by people comes first. */
const OWN_WAIT_S = 10;
/** A recipe that waits is kept up to this; a larger one is fetched again when its time has come. */
const HELD_MAX_CHARACTERS = 200_000;

const InBook = z.object({ inBook: z.array(SameRecipe) });

/** Somebody else has taken the page over: what was done here is taken back. */
class ClaimLost extends Error {}

/**
 * What becomes of a page. `rest` is how long its site is left alone; `null` where it was not asked for anything.
 */
interface Outcome {
  changes: Partial<ImportPageRow>;
  restMs: number | null;
}

/** Reads a claimed page and adds its recipe, and writes down what became of it. Throws only when the database does. */
export async function readOne(services: ImportNeeds, claimed: ClaimedPage, turn: Turn): Promise<void> {
  const { page, site } = claimed;
  const queue = importQueueRepo(services.db);
  const outcome = await outcomeOf(services, claimed, turn);
  const now = services.clock.now().getTime();
  await queue.freeSite(site.host, new Date(now + (outcome.restMs ?? 0)));
  if (outcome.changes.state !== 'added') await queue.finish(page, outcome.changes);
  await queue.closeIfOver(page.importId);
}

async function outcomeOf(services: ImportNeeds, { page, site }: ClaimedPage, turn: Turn): Promise<Outcome> {
  let rest: number | null = null;
  let held = page.held;
  try {
    if (page.attempts > CLAIMS_MAX) throw new AppError('import_too_long');
    const rights = await sessionsRepo(services.db).findRights(page.userId, services.clock.now());
    if (rights === null) return { changes: {}, restMs: null };
    const owner = { id: page.userId, ...rightsOf(services, rights) };
    if (held === null) {
      rest = restMs(null);
      const rules = await rulesOf(services, site, page.address, turn);
      rest = restMs(rules);
      assertAllowed(rules, page.address);
      held = await services.fetchQueue.run(turn, () => fetchRecipe(services, page.address, turn));
    }
    return { changes: await keep(services, owner, page, held, turn), restMs: rest };
  } catch (cause) {
    return refusal(services, page, held, cause, rest);
  }
}

/** Puts what was read into the book, or says what it waits for. @throws AppError recipe_in_book, recipe_limit_reached */
async function keep(
  services: ImportNeeds,
  owner: BookOwner,
  page: ImportPageRow,
  recipe: HeldRecipe,
  turn: Turn,
): Promise<Partial<ImportPageRow>> {
  const name = recipe.title.trim() || page.name;
  const ingredientNames = recipe.newIngredients.map((ingredient) => ingredient.name);
  const inBook = await findSame(services.db, owner.householdId, { name, source: recipe.sourceUrl, ingredientNames });
  if (inBook.length > 0) throw new AppError('recipe_in_book', { fields: { inBook } });
  const { serves, question } = servesOfImport(recipe);
  const said = page.serves ?? (question === null ? serves : null);
  if (said === null) return { state: 'no_serves', name, held: heldOrNone(recipe) };
  const form = formOf(recipe, {
    name,
    serves: said,
    tags: await loadTags(services.db, owner.householdId),
    isPremium: owner.isPremium,
  });
  if (form === null) throw new AppError('import_too_large');
  // the picture of a page belongs to its import
  if (recipe.image !== null) await services.limits.count('importedPicture', owner.id);
  await addRecipe(services, owner, form, {}, turn, async (tx, { id, isPictureMissing }) => {
    const done = {
      state: 'added',
      name: form.recipeName,
      recipeId: id,
      isPictureMissing,
      held: null,
      reason: null,
    } as const;
    if (!(await importQueueRepo(tx).finish(page, done))) throw new ClaimLost();
  });
  return { state: 'added' };
}

const heldOrNone = (recipe: HeldRecipe): HeldRecipe | null =>
  JSON.stringify(recipe).length <= HELD_MAX_CHARACTERS ? recipe : null;

/** What a refusal makes of a page: something it waits for, another try, or a failure with its reason. */
function refusal(
  services: ImportNeeds,
  page: ImportPageRow,
  held: HeldRecipe | null,
  cause: unknown,
  rest: number | null,
): Outcome {
  const later = (waitS: number, siteToo: boolean): Outcome => ({
    changes: { state: 'waiting', dueAt: new Date(services.clock.now().getTime() + waitS * 1000), held },
    restMs: siteToo ? waitS * 1000 : rest,
  });
  const failed = (reason: ErrorCode): Outcome => ({ changes: { state: 'failed', reason, held: null }, restMs: rest });
  const named = held === null ? {} : { name: held.title.trim() || page.name };
  if (cause instanceof ClaimLost) return { changes: {}, restMs: rest };
  if (!(cause instanceof AppError)) {
    services.log.error({ err: cause, page: page.id }, 'a page of an import could not be read');
    return failed('internal');
  }
  if (cause instanceof SiteAnswered && (cause.status === 429 || cause.status === 503)) {
    const askedS = cause.retryAfterS ?? BUSY_WAIT_S.usual;
    if (page.attempts >= BUSY_MAX || askedS > BUSY_WAIT_S.most) return failed('import_busy');
    return later(Math.max(BUSY_WAIT_S.least, askedS), true);
  }
  switch (cause.code) {
    case 'recipe_in_book': {
      const same = InBook.safeParse(cause.fields).data?.inBook[0];
      return { changes: { state: 'here', ...named, recipeId: same?.id ?? null, held: null }, restMs: rest };
    }
    case 'recipe_limit_reached':
      return { changes: { state: 'no_room', ...named, held: held === null ? null : heldOrNone(held) }, restMs: rest };
    case 'too_much_at_once':
    case 'unavailable':
    case 'bad_request':
      // the queues of this process are full, or it stops: that is no fault of the page
      return page.attempts >= CLAIMS_MAX ? failed('unavailable') : later(OWN_WAIT_S, false);
    default:
      return failed(cause.code);
  }
}

import type { MealPlan } from '@sorrel/contract/plans';
import type { ShoppingList } from '@sorrel/core/lists/list';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import { listsRepo } from '../lists/repo.ts';
import { plansRepo } from '../plans/repo.ts';
import type { Platform } from '../platform/platform.ts';
import { recipesRepo } from '../recipes/repo.ts';
import { loadTags } from '../recipes/tags.ts';
import type { ShareLinkRow } from './repo.ts';
import { findShareLink } from './service.ts';
import { type SharedRecipe, withoutOwn } from './shared-recipe.ts';

/** What a link shows, without what is its household's alone. */
export type Shared =
  | { kind: 'recipe'; name: string; recipe: SharedRecipe; tags: string[] }
  | { kind: 'plan'; name: string; plan: MealPlan }
  | { kind: 'list'; name: string; list: ShoppingList; serves: number };

type Needed = Pick<Platform, 'clock' | 'db' | 'limits'>;

/** What an open link leads to; null where nothing is there any more. @throws AppError too_many_requests */
export async function findShared(services: Needed, secret: string, who: string): Promise<Shared | null> {
  const link = await findShareLink(services, secret, who);
  return link === null ? null : read(services, link);
}

async function read({ db }: Needed, { kind, householdId, thingId, serves }: ShareLinkRow): Promise<Shared | null> {
  if (kind === 'plan') {
    const plan = await plansRepo(db).findOwned(householdId, thingId);
    if (plan === null) return null;
    const week = withTrueLeftovers({ plan: plan.mealPlan, locks: {} }, plan.weekStart);
    return { kind, name: plan.name, plan: week.plan };
  }
  if (kind === 'list') {
    const found = await listsRepo(db).findOwned(householdId, thingId);
    return found && { kind, name: found.name, list: found.list, serves };
  }
  const row = await recipesRepo(db).findOwned(householdId, thingId);
  if (row === null) return null;
  const recipe = withoutOwn(row);
  const tags = (await loadTags(db, householdId)).filter(({ own, tag_id }) => !own && recipe.tagIds.includes(tag_id));
  return { kind, name: row.name, recipe, tags: tags.map(({ name }) => name) };
}

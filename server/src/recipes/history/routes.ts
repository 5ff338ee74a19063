import { API } from '@sorrel/contract/api';
import { goesAt } from '@sorrel/core/households/trash';
import { shownNames } from '@sorrel/core/recipes/shown-names';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { mount } from '../../http/mount.ts';
import { say } from '../../language/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { versionsOf } from './restore.ts';
import { deleteForGood, emptyTrash, putBack } from './trash.ts';
import { trashRepo } from './trash-repo.ts';

/** Versions of recipes, and those that were deleted. */
export function historyRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'log'>,
) {
  const { recipes: calls } = API;
  mount(app, calls.getVersions, ({ params, user }) => versionsOf(services, user.householdId, params.id));
  mount(app, calls.getTrash, async ({ query, user }) => {
    const rows = await trashRepo(services.db).page(user.householdId, query.page);
    return rows.map(({ id, name, category, ingredientNames, removedAt }) => ({
      id,
      name,
      category,
      ingredient_names: shownNames(ingredientNames ?? []),
      removed_at: removedAt.toISOString(),
      goes_at: goesAt(removedAt).toISOString(),
    }));
  });
  mount(app, calls.putBack, async ({ params, user }) => {
    const [back] = await putBack(services, user, [params.id]);
    if (back === undefined) throw new AppError('recipe_not_found');
    return { message: say().recipes.putBack(back.name) };
  });
  mount(app, calls.emptyTrashOfRecipes, async ({ query, user }) => ({
    left: await emptyTrash(services, user, new Date(query.until)),
  }));
  mount(app, calls.deleteForGood, async ({ params, user }) => {
    const name = await deleteForGood(services, user.householdId, params.id, user);
    if (name === null) throw new AppError('recipe_not_found');
    return { message: say().recipes.deleted(name) };
  });
}

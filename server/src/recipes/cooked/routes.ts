import { API } from '@sorrel/contract/api';
import type { CookEntry } from '@sorrel/contract/cooking';
import { COOK_ENTRIES_MAX } from '@sorrel/core/recipes/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { holdMember } from '../../auth/households-repo.ts';
import { mount } from '../../http/mount.ts';
import { say } from '../../language/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipesRepo } from '../repo.ts';
import { type CookRow, cookRepo } from './repo.ts';

const toReply = (row: CookRow): CookEntry => ({
  id: row.id,
  cooked_at: row.cookedAt.toISOString(),
  portions: row.portions,
  left_over: row.leftOver,
  stars: row.stars,
  note: row.note,
  note_shared: row.isNoteShared,
  recipe_version: row.recipeVersion,
});

/** What was cooked, and how it was. */
export function cookedRoutes(app: FastifyInstance, services: Pick<Platform, 'clock' | 'db'>) {
  const { recipes: calls } = API;
  const repo = cookRepo(services.db);
  mount(app, calls.recordCooked, async ({ body, user }) => {
    const recipe = await recipesRepo(services.db).findOwned(user.householdId, body.recipeId);
    if (recipe === null) throw new AppError('recipe_not_found');
    const row = await services.db.transaction(async (tx) => {
      // nobody else adds to this log meanwhile: the limit holds for parallel calls too
      await holdMember(tx, user, 'update');
      if ((await cookRepo(tx).count(user.id)) >= COOK_ENTRIES_MAX) throw new AppError('cook_log_full');
      return cookRepo(tx).insert({
        userId: user.id,
        recipeId: recipe.id,
        cookedAt: services.clock.now(),
        portions: body.portions,
        leftOver: body.leftOver,
        stars: body.stars,
        note: body.note.trim(),
        isNoteShared: body.noteShared,
        recipeVersion: recipe.version,
      });
    });
    return toReply(row);
  });
  mount(app, calls.getCookLog, async ({ params, user }) => {
    const { entries, times, stars } = await repo.logOf(user.id, params.id);
    return { times, stars, entries: entries.map(toReply) };
  });
  mount(app, calls.removeCookEntry, async ({ params, user }) => {
    if (!(await repo.remove(user.id, params.id))) throw new AppError('cook_entry_not_found');
    return { message: say().recipes.cookEntryRemoved };
  });
}

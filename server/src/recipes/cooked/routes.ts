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
import { bookByLogRepo } from './book-by-log-repo.ts';
import { type CookRow, cookRepo } from './repo.ts';

/** An entry as a member of the household may read it. */
const toReply = (row: CookRow & { by: string | null }, reader: { id: string }): CookEntry => ({
  id: row.id,
  cooked_at: row.cookedAt.toISOString(),
  portions: row.portions,
  left_over: row.leftOver,
  stars: row.stars,
  note: row.userId === reader.id || row.isNoteShared ? row.note : '',
  note_shared: row.isNoteShared,
  recipe_version: row.recipeVersion,
  own: row.userId === reader.id,
  by: row.by,
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
    return toReply({ ...row, by: null }, user);
  });
  mount(app, calls.getCookLog, async ({ params, user }) => {
    const { entries, times, stars } = await repo.logOf(user, params.id);
    return { times, stars, entries: entries.map((entry) => toReply(entry, user)) };
  });
  mount(app, calls.getCookSums, async ({ user }) => ({
    recipes: (await bookByLogRepo(services.db).sumsOf(user)).map(({ id, times, lastAt, stars }) => ({
      id,
      times,
      last_at: lastAt.toISOString(),
      stars,
    })),
  }));
  mount(app, calls.removeCookEntry, async ({ params, user }) => {
    if (!(await repo.remove(user.id, params.id))) throw new AppError('cook_entry_not_found');
    return { message: say().recipes.cookEntryRemoved };
  });
}

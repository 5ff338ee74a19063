import { API } from '@sorrel/contract/api';
import type { CookEntry } from '@sorrel/contract/cooking';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookByLogRepo } from './book-by-log-repo.ts';
import { type CookRow, cookRepo } from './repo.ts';
import { recordCooked, removeCookEntry } from './service.ts';

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
  mount(app, calls.recordCooked, async ({ body, user }) =>
    toReply({ ...(await recordCooked(services, user, body)), by: null }, user),
  );
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
  mount(app, calls.removeCookEntry, ({ params, user }) => removeCookEntry(services, user, params.id));
}

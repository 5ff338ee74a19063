import { API } from '@sorrel/contract/api';
import { DESTINATIONS } from '@sorrel/core/lists/supermarkets';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { mount } from '../http/mount.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { listsRepo } from './repo.ts';
import { findAisle, listOfPlan, loadList, rememberAisle, saveList } from './service.ts';

export function listRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'supermarkets' | 'threads'>,
) {
  const { lists: calls } = API;
  const repo = listsRepo(services.db);
  mount(app, calls.getLists, async ({ query, user }) => {
    const { rows, total } = await repo.page(user.id, query.search, query.page, query.limit);
    return {
      lists: rows.map((row) => ({ id: row.id, name: row.name, created_at: row.createdAt.toISOString() })),
      total,
    };
  });
  mount(app, calls.saveList, ({ body, user }) => saveList(services, user.id, body));
  mount(app, calls.loadList, ({ params, user }) => loadList(services, user.id, params.id));
  mount(app, calls.getListOfPlan, ({ params, user, turn }) => listOfPlan(services, user.id, params.id, turn));
  mount(app, calls.deleteList, async ({ params, user }) => {
    if (!(await repo.remove(user.id, params.id))) throw new AppError('list_not_found');
    return { message: say().lists.deleted };
  });
  mount(app, calls.rememberAisle, async ({ body, user }) => {
    await rememberAisle(services, user.id, body.name, body.aisle);
    return { message: say().lists.aisleRemembered };
  });
  mount(app, calls.findAisle, async ({ query, user }) => ({ aisle: await findAisle(services, user.id, query.name) }));
  mount(app, calls.getSupermarkets, async () => ({
    supermarkets: DESTINATIONS.flatMap((id) => {
      const supermarket = services.supermarkets[id];
      return supermarket === undefined ? [] : [{ id, name: supermarket.name }];
    }),
  }));
  mount(app, calls.sendToSupermarket, async ({ body }) => {
    const supermarket = services.supermarkets[body.supermarket];
    if (supermarket === undefined) throw new AppError('supermarket_not_set_up');
    return supermarket.send(body.basket);
  });
}

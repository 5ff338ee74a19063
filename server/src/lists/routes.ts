import { API } from '@sorrel/contract/api';
import { DESTINATIONS } from '@sorrel/core/lists/supermarkets';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { foodNames } from '../foods/food-names.ts';
import { mount } from '../http/mount.ts';
import { savedEntry } from '../http/saved-entry.ts';
import { trashedEntry } from '../http/trashed-entry.ts';
import { askedLanguage } from '../language/asked-language.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { boughtRepo } from './bought-repo.ts';
import { ofLists } from './keeping.ts';
import { createLiveLists } from './live-lists.ts';
import { chooseCurrency, costOfRecipes, findPriced, forgetPrice, keepPrice, listPrices } from './prices.ts';
import { createReadingPace } from './reading-pace.ts';
import { listsRepo } from './repo.ts';
import { findAisle, listOfPlan, listOfRecipes, loadList, rememberAisle, saveList } from './service.ts';
import { syncHabits } from './sync-habits.ts';
import { syncList } from './sync-list.ts';
import { deleteListForGood, emptyTrash, putListBack, removeList } from './trash.ts';

export function listRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'log' | 'notices' | 'supermarkets' | 'workers'>,
) {
  const { lists: calls } = API;
  const repo = listsRepo(services.db);
  const pace = createReadingPace();
  mount(
    app,
    calls.getLists,
    async ({ query, user }) => {
      const { rows, total } = await repo.page(user.householdId, query);
      return { lists: rows.map(savedEntry), total };
    },
    ({ query, user }) => ofLists(user, query),
  );
  mount(app, calls.saveList, ({ body, user, turn }) =>
    // done whether who sent it stays or not
    pace.read(
      { person: turn.person },
      () => saveList(services, user, body),
      () => Object.values(body.shoppingList).reduce((sum, { length }) => sum + length, 0),
    ),
  );
  mount(app, calls.loadList, ({ params, user, turn }) =>
    pace.read(
      turn,
      () => loadList(services, user, params.id),
      ({ list }) => list.length,
    ),
  );
  mount(app, calls.syncList, ({ params, body, user, turn }) => {
    // what a device did is done, also where it has lost its connection meanwhile
    const stays = body.operations.length > 0 ? { person: turn.person } : turn;
    return pace.read(
      stays,
      () => syncList(services, user, params.id, body),
      ({ items }) => items.length,
    );
  });
  mount(app, calls.syncHabits, ({ body, user }) => syncHabits(services, user, body));
  const live = createLiveLists(app, services);
  mount(app, calls.liveLists, ({ user, request, reply, query }) => {
    live.open({ user, request, reply, seconds: query.seconds });
    return reply;
  });
  mount(app, calls.getListOfPlan, ({ params, user, turn }) => listOfPlan(services, user, params.id, turn));
  mount(app, calls.getListOfRecipes, ({ body, user, turn }) => listOfRecipes(services, user, body.recipes, turn));
  mount(app, calls.deleteList, ({ params, user, turn }) =>
    pace.read(
      { person: turn.person },
      () => removeList(services, user, params.id),
      ({ items }) => items,
    ),
  );
  mount(app, calls.getTrashedLists, async ({ user }) =>
    (await removedSavedRepo(services.db, user.householdId, 'list').list()).map(trashedEntry),
  );
  mount(app, calls.putListBack, ({ params, user, turn }) =>
    pace.read(
      { person: turn.person },
      () => putListBack(services, user, params.id),
      ({ items }) => items,
    ),
  );
  mount(app, calls.deleteListForGood, ({ params, user }) => deleteListForGood(services, user, params.id));
  mount(app, calls.emptyTrashOfLists, ({ query, user }) => emptyTrash(services, user, query.until));
  mount(app, calls.rememberAisle, async ({ body, user }) => {
    await rememberAisle(services, user, body.name, body.aisle);
    return { message: say().lists.aisleRemembered };
  });
  mount(app, calls.findAisle, ({ query, user }) => findAisle(services, user.householdId, query.name));
  mount(app, calls.getPrices, ({ user, turn }) => listPrices(services, user.householdId, turn));
  mount(app, calls.setPrice, ({ body, user, turn }) => keepPrice(services, user, body, turn));
  mount(app, calls.removePrice, ({ query, user, turn }) => forgetPrice(services, user, query.name, turn));
  mount(app, calls.setCurrency, ({ body, user, turn }) => chooseCurrency(services, user, body.currency, turn));
  mount(app, calls.findPriced, async ({ query }) => findPriced(query.name));
  mount(app, calls.costOfWeek, ({ body, user, turn }) => costOfRecipes(services, user, body.recipes, turn));
  mount(app, calls.getFoodNames, async () => ({ names: foodNames(askedLanguage()) }));
  mount(app, calls.getBoughtBefore, async ({ user }) => ({
    items: await boughtRepo(services.db).newest(user.householdId),
  }));
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

import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  addCollection,
  collectChosen,
  deleteCollection,
  listCollections,
  putBackCollection,
  renameCollection,
} from './service.ts';

/** Named collections of a household's recipes. See docs/decisions/0053. */
export function collectionRoutes(app: FastifyInstance, services: Pick<Platform, 'clock' | 'db'>) {
  const { recipes: calls } = API;
  mount(app, calls.getCollections, ({ user }) => listCollections(services.db, user.householdId));
  mount(app, calls.addCollection, ({ body, user }) => addCollection(services, user, body.name));
  mount(app, calls.renameCollection, ({ params, body, user }) =>
    renameCollection(services, user, params.id, body.name),
  );
  mount(app, calls.deleteCollection, ({ params, user }) => deleteCollection(services, user, params.id));
  mount(app, calls.putBackCollection, ({ params, user }) => putBackCollection(services, user, params.id));
  mount(app, calls.collectChosen, ({ body, user }) => collectChosen(services, user, body));
}

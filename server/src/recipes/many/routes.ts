import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishCheck, listChecks } from '../checks.ts';
import { findPages } from './find-pages.ts';
import { listImports, retryImport, sayServes, showImport, startImport, stopImport, undoImport } from './imports.ts';

/** Many recipes at once: which pages, what has become of each, and what still wants a look. */
export function manyImportRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'fetchQueue' | 'imageStore' | 'limits' | 'log' | 'pages' | 'workers'>,
) {
  const { recipes: calls } = API;
  mount(app, calls.findPages, ({ body, user, turn }) => findPages(services, user, body.url, turn));
  mount(app, calls.startImport, ({ body, user }) => startImport(services, user, body));
  mount(app, calls.listImports, ({ user }) => listImports(services, user));
  mount(app, calls.getImport, ({ params, user }) => showImport(services, user, params.id));
  mount(app, calls.stopImport, ({ params, user }) => stopImport(services, user, params.id));
  mount(app, calls.retryImport, ({ params, body, user }) => retryImport(services, user, params.id, body.pages));
  mount(app, calls.sayServes, ({ params, body, user }) => sayServes(services, user, params.id, body.page, body.serves));
  mount(app, calls.undoImport, ({ params, user }) => undoImport(services, user, params.id));
  mount(app, calls.listChecks, ({ user }) => listChecks(services, user));
  mount(app, calls.finishCheck, ({ params, query, user, turn }) =>
    finishCheck(services, user, params.id, query.kind, turn),
  );
}

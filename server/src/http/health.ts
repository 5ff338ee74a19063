import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../db/open-database.ts';
import { ping } from '../db/ping.ts';

/** `/healthz` says that the process answers, `/readyz` that it can serve: the database answers too. */
export function healthRoutes(app: FastifyInstance, services: { db: DatabaseHandle }) {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await ping(services.db);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
}

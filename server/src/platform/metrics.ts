import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { outboxRepo } from './outbox-repo.ts';
import type { Platform } from './platform.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Only where METRICS_PORT is set. */
    metrics?: Metrics;
  }
}

/** Bounds in seconds: from a point read to what people no longer wait for. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Where no route answered, so that made-up addresses make no series of their own. */
const NO_ROUTE = 'none';

export interface Metrics {
  /** Everything as Prometheus reads it. */
  text(): Promise<string>;
}

/** Measures every request of the app by its route's pattern, and what waits in this process and in the database. */
export function measure(
  app: FastifyInstance,
  services: Pick<Platform, 'db' | 'pictureEncoder' | 'pool' | 'workers'>,
  unreadPages: () => Promise<{ waiting: number; reading: number }>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'sorrel_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? NO_ROUTE, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('sorrel_work_waiting', 'Plans, pages and lines that wait for their turn.', () => services.workers.waiting());
  gauge('sorrel_work_processes', 'Processes for heavy work that are started.', () => services.workers.started());
  gauge('sorrel_pictures_waiting', 'Pictures that wait to be encoded.', () => services.pictureEncoder.waiting());
  gauge('sorrel_pictures_processing', 'Pictures that are being encoded.', () => services.pictureEncoder.working());
  gauge('sorrel_database_connections', 'Connections of the pool.', () => services.pool.totalCount);
  gauge('sorrel_database_idle_connections', 'Connections that nobody uses.', () => services.pool.idleCount);
  gauge('sorrel_database_waiting', 'Queries that wait for a connection.', () => services.pool.waitingCount);

  const mails = new Gauge({
    name: 'sorrel_outbox_mails',
    help: 'Mails that are not sent yet, of all processes together: never tried, or tried and failed.',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldestS = new Gauge({
    name: 'sorrel_outbox_oldest_seconds',
    help: 'How long the oldest mail that is not sent has waited.',
    registers: [registry],
  });
  const imports = new Gauge({
    name: 'sorrel_import_pages',
    help: 'Pages of imports of many that are not read yet, of all processes together: waiting, or being read.',
    labelNames: ['state'],
    registers: [registry],
  });
  const reachable = new Gauge({
    name: 'sorrel_database_up',
    help: '1 when the database answered this reading, else 0.',
    registers: [registry],
  });

  async function readQueues() {
    try {
      const { untried, failed, oldestWaitsS } = await outboxRepo(services.db).waiting();
      mails.set({ state: 'untried' }, untried);
      mails.set({ state: 'failed' }, failed);
      oldestS.set(oldestWaitsS);
      const { waiting, reading } = await unreadPages();
      imports.set({ state: 'waiting' }, waiting);
      imports.set({ state: 'reading' }, reading);
      reachable.set(1);
    } catch (cause) {
      if (!isDatabaseAway(cause)) throw cause;
      reachable.set(0);
    }
  }

  return {
    async text() {
      await readQueues();
      return registry.metrics();
    },
  };
}

/** Serves `/metrics` on a port of its own, which is not for the public. */
export async function serveMetrics(metrics: Metrics, address: { host: string; port: number }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

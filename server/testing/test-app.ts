import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HouseholdRole } from '@sorrel/core/households/household';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openSession } from '../src/auth/service.ts';
import { insertAccount } from '../src/auth/users-repo.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/create-log.ts';
import type { HouseholdId } from '../src/db/household.ts';
import { users } from '../src/db/tables/auth.ts';
import { households } from '../src/db/tables/households.ts';
import { createFairQueue } from '../src/platform/fair-queue.ts';
import { createPictureEncoder } from '../src/platform/picture-encoder.ts';
import { createWorkers } from '../src/platform/workers.ts';
import { buildApp } from '../src/start/app.ts';
import type { Services } from '../src/start/create-services.ts';
import { createServices, WORK_PROGRAM } from '../src/start/create-services.ts';
import { withStatements } from './statements.ts';
import { testDatabase } from './test-database.ts';

export interface TestUser {
  id: string;
  householdId: HouseholdId;
  email: string;
  token: string;
  refreshToken: string;
  /** Headers that sign a request in as this user. */
  headers: { authorization: string };
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** The clock of the services; moved by the test. */
  clock: { now(): Date; advance(ms: number): void };
  /** A user of the test's own: verified, onboarded, free unless said otherwise. */
  makeUser(options?: { premium?: boolean; admin?: boolean; email?: string; onboarded?: boolean }): Promise<TestUser>;
  /** Puts a user into a household, signed in there; what was theirs before is gone. */
  moveInto(user: TestUser, householdId: HouseholdId, role: HouseholdRole): Promise<TestUser>;
  /** Lets the windows of the rate limits pass: their counters go by the machine's own clock. */
  ageLimits(ms: number): Promise<void>;
  /** Sends a request to the real app, without a network. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: SendOptions): Promise<TestReply>;
  close(): Promise<void>;
}

export type SendOptions = { user?: TestUser; body?: unknown; form?: FormData; headers?: Record<string, string> };
export type TestReply = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the call answers, and asserts on it
  body: any;
  headers: Record<string, string | undefined>;
  cookies: { name: string; value: string }[];
};

/** One for all apps of a test run; it ends with it. */
const pictureEncoder = createPictureEncoder();
/** The same: a worker takes seconds to load its program. Other tests work beside it, and it does not wait for them. */
const workers = createWorkers(WORK_PROGRAM, createFairQueue(), { arePatient: false });

/** The real app on a database of its own, or on the one that is given with its pool. Close it in `afterAll`. */
export async function testApp(
  environment: Record<string, string> = {},
  replaced: Partial<Services> = {},
): Promise<TestApp> {
  const { pool, db } = replaced;
  const database = pool && db ? { pool, db, drop: async () => {} } : await testDatabase();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sorrel-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    CHANGES_PER_SECOND: '100000',
    ...environment,
  });
  let offsetMs = 0;
  const clock = {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms: number) => {
      offsetMs += ms;
    },
  };
  const services = createServices(config, database, createLog(config.LOG_LEVEL), {
    clock,
    pictureEncoder,
    workers: { ...workers, close: async () => {} },
    ...replaced,
  });
  const app = await buildApp(services);

  return {
    app,
    services,
    clock,
    async makeUser({ premium = false, admin = false, onboarded = true, email } = {}) {
      const address = email ?? `user-${randomUUID()}@example.com`;
      const row = await insertAccount(services.db, {
        email: address,
        emailKey: address.toLowerCase(),
        emailVerifiedAt: clock.now(),
        onboardedAt: onboarded ? clock.now() : null,
        role: admin ? 'admin' : 'user',
        premiumGrantedUntil: premium ? new Date('2100-01-01') : null,
      });
      if (row === null) throw new Error('a user was not written');
      const { token, refreshToken } = await openSession(services, row, 'test');
      const { id, householdId } = row;
      return { id, householdId, email: address, token, refreshToken, headers: { authorization: `Bearer ${token}` } };
    },
    async moveInto(user, householdId, role) {
      await services.db
        .update(users)
        .set({ householdId, householdRole: role })
        .where(and(eq(users.householdId, user.householdId), eq(users.id, user.id)));
      await services.db.delete(households).where(eq(households.id, user.householdId));
      const { token, refreshToken } = await openSession(services, { ...user, householdId, role: 'user' }, 'test');
      return { ...user, householdId, token, refreshToken, headers: { authorization: `Bearer ${token}` } };
    },
    async ageLimits(ms) {
      await services.pool.query('update rate_limits set expire = expire - $1', [ms]);
    },
    async send(method, url, { user, body, form, headers } = {}) {
      const request: InjectOptions = { method, url, headers: { ...user?.headers, ...headers } };
      if (form !== undefined) {
        // Response writes the multipart form as a browser would
        const encoded = new Response(form);
        request.payload = Buffer.from(await encoded.arrayBuffer());
        request.headers = { ...request.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
      } else if (body !== undefined) request.payload = body as object;
      const reply = await (user === undefined
        ? app.inject(request)
        : withStatements(database.pool, `${method} ${url.split('?')[0]}`, () => app.inject(request)));
      const isJson = String(reply.headers['content-type'] ?? '').includes('json');
      return {
        status: reply.statusCode,
        body: isJson ? reply.json() : reply.body,
        headers: reply.headers as Record<string, string | undefined>,
        cookies: reply.cookies,
      };
    },
    async close() {
      await app.close();
      await services.pages.close();
      await services.workers.close();
      await services.notices.close();
      await services.outbox.stop();
      await database.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Gives a user a password, for the tests that need one. */
export async function setPassword(app: TestApp, user: TestUser, passwordHash: string) {
  await app.services.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
}

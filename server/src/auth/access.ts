import type { Access } from '@sorrel/contract/endpoint';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { prepared } from '../db/prepared.ts';
import { sessions, users } from '../db/tables/auth.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Services } from '../services.ts';
import { readAccessToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The user of the request's access token, if that user may call what needs `access`. */
    authorise: (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => Promise<SignedInUser>;
  }
}

const u = alias(users, 'u');
const now = sql.placeholder('now');

/** True where the user `u` has premium: a grant, or a subscription of one of the user's customers. */
const hasPremium = sql<boolean>`(coalesce(${u.premiumGrantedUntil} > ${now}, false) or exists (
  select from payment_customers c
  join subscriptions s on s.customer_id = c.id
  where c.user_id = ${u.id} and s.premium_until > ${now}))`;

const exploreRevision = sql<number>`(select revision from revisions where name = 'explore')`;

const findSession = prepared((db) =>
  db
    .select({ email: u.email, role: u.role, isPremium: hasPremium, bookRevision: u.bookRevision, exploreRevision })
    .from(u)
    .innerJoin(
      sessions,
      and(eq(sessions.userId, u.id), eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.revokedAt)),
    )
    .where(eq(u.id, sql.placeholder('userId')))
    .prepare('find_session'),
);

/**
 * Signs requests in by their access token. The session and the user's rights are read from the database each time, so
 * that logging out, deleting an account and the end of premium hold at once and in every process.
 */
export function registerAccess(app: FastifyInstance, services: Services) {
  app.decorate('authorise', async (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const claims =
      scheme?.toLowerCase() === 'bearer' && token !== undefined
        ? await readAccessToken(services.tokenSecret, token, services.clock.now())
        : null;
    const user = claims === null ? null : await findUser(services, claims.userId, claims.sessionId);
    if (user === null) throw new AppError('not_signed_in');
    assertMay(user, access);
    return user;
  });
}

/** The one answer to "may this user do this". */
export function assertMay(user: SignedInUser, access: Exclude<Access, 'anyone'>) {
  if (access === 'premium' && !user.isPremium) throw new AppError('premium_needed', { fields: { upgrade: true } });
  if (access === 'admin' && user.role !== 'admin') throw new AppError('not_allowed');
}

async function findUser(services: Services, userId: string, sessionId: string): Promise<SignedInUser | null> {
  const [row] = await findSession(services.db).execute({
    userId,
    sessionId,
    now: services.clock.now().toISOString(),
  });
  if (row === undefined) return null;
  return { id: userId, ...row, isPremium: services.config.PREMIUM_FOR_ALL || row.isPremium, sessionId };
}

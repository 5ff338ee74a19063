import type { Access } from '@sorrel/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { readAccessToken } from './tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The user of the request's access token, if that user may call what needs `access`. */
    authorise: (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => Promise<SignedInUser>;
  }
}

/** True in SQL where the user of the row `u` has premium: a grant, or a subscription of one of the user's customers. */
const hasPremium = (now: Date) => sql`(coalesce(u.premium_granted_until > ${now.toISOString()}, false) or exists (
  select from payment_customers c
  join subscriptions s on s.customer_id = c.id
  where c.user_id = u.id and s.premium_until > ${now.toISOString()}))`;

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
  const found = await services.db.execute<{ email: string; role: 'user' | 'admin'; premium: boolean }>(sql`
    select u.email, u.role, ${hasPremium(services.clock.now())} as premium
    from users u
    join sessions on sessions.user_id = u.id and sessions.id = ${sessionId} and sessions.revoked_at is null
    where u.id = ${userId}`);
  const row = found.rows[0];
  if (row === undefined) return null;
  return {
    id: userId,
    email: row.email,
    role: row.role,
    isPremium: services.config.PREMIUM_FOR_ALL || row.premium,
    sessionId,
  };
}

import type { Access } from '@sorrel/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { HouseholdId } from '../db/household.ts';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { readOnceATurn } from './read-once-a-turn.ts';
import { sessionsRepo } from './sessions-repo.ts';
import { type AccessClaims, readAccessToken } from './tokens.ts';

/** In place of the user of a token that we signed: their account is no more. */
const DELETED = 'deleted';

/**
 * Signs requests in by their access token. The session and the user's rights are read from the database each time, so
 * that logging out, deleting an account and the end of premium hold at once and in every process: once for the calls of a
 * session that come at the same moment.
 */
export function registerAccess(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'tokenSecret'>,
) {
  const readOnce = readOnceATurn<SignedInUser | typeof DELETED | null>();
  app.decorate('authorise', async (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const claims =
      scheme?.toLowerCase() === 'bearer' && token !== undefined
        ? await readAccessToken(services.tokenSecret, token, services.clock.now())
        : null;
    const user =
      claims === null
        ? null
        : await readOnce(`${claims.userId} ${claims.sessionId} ${claims.householdId}`, () =>
            findUser(services, claims),
          );
    // a device on which nobody deleted it forgets what it kept for its owner, who cannot come back
    if (user === DELETED) throw new AppError('not_signed_in', { fields: { isAccountDeleted: true } });
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

type Rights = Pick<SignedInUser, 'role' | 'householdId' | 'hasOwnPremium' | 'isPremium'>;

/** What an account may do, by its row and by the settings of the server. */
export function rightsOf({ config }: Pick<Platform, 'config'>, { role, householdId, ...row }: Rights): Rights {
  const hasOwnPremium = config.PREMIUM_FOR_ALL || row.hasOwnPremium;
  return { role, householdId, hasOwnPremium, isPremium: hasOwnPremium || row.isPremium };
}

async function findUser(
  services: Pick<Platform, 'clock' | 'config' | 'db'>,
  { userId, sessionId, householdId: named }: AccessClaims,
): Promise<SignedInUser | typeof DELETED | null> {
  const repo = sessionsRepo(services.db);
  const find = (householdId: HouseholdId | null) =>
    householdId === null ? null : repo.findSignedIn({ id: userId, householdId }, sessionId, services.clock.now());
  let row = await find(named);
  if (row === null) {
    // since the token was signed, the account may have joined another household, or left one
    const householdId = await repo.findHousehold(userId);
    if (householdId === null) return DELETED;
    if (householdId !== named) row = await find(householdId);
  }
  if (row === null) return null;
  return { id: userId, ...row, ...rightsOf(services, row), sessionId };
}

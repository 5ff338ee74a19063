import type { SignedInUser } from '../http/signed-in-user.ts';
import { addressPeriod } from '../pictures/address.ts';
import type { Platform } from '../platform/platform.ts';

/** A reply made of a household's book alone, as one member sees it, and of the tags and names that change with it. */
export const ofBook = (user: SignedInUser, asked: string) => ({
  question: `${user.id} ${user.householdId} ${asked}`,
  state: String(user.bookRevision),
});

/**
 * A reply made of a household's book and of explore, as far as they may read it. Addresses of pictures are of their session, and of
 * its time.
 */
export const ofReader = (services: Pick<Platform, 'clock'>, user: SignedInUser, asked: string) => ({
  question: `${user.sessionId} ${user.householdId} ${user.hasOwnPremium} ${addressPeriod(services)} ${asked}`,
  state: `${user.bookRevision} ${user.exploreRevision}`,
});

/** A reply of explore that goes by what the household has of it. */
export const ofBookAndExplore = (user: SignedInUser, asked: string) => ({
  question: `${user.id} ${user.householdId} ${asked}`,
  state: `${user.bookRevision} ${user.exploreRevision}`,
});

/** A reply of explore that is the same for everybody; administrators see tags of their own there. */
export const ofEverybody = (user: SignedInUser, asked: string) =>
  user.role === 'admin' ? null : { question: asked, state: String(user.exploreRevision) };

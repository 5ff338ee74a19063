import { BORROWED_MAX, borrowingEnds } from '@sorrel/core/plans/borrowing';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { plansRepo } from './repo.ts';

/** Whether somebody's weeks may borrow from explore: in their first weeks. */
export async function borrowingOf(services: Pick<Platform, 'clock' | 'db'>, user: Pick<SignedInUser, 'id'>) {
  const registered = (await plansRepo(services.db).registeredAt(user.id)) ?? new Date(0);
  const until = borrowingEnds(registered);
  return { mayBorrow: services.clock.now() < until, until: until.toISOString(), recipes: BORROWED_MAX };
}

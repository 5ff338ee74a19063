import { mondayOf, planCalendar } from '@sorrel/core/plans/plan-calendar';
import { AppError } from '../app-error.ts';
import { hashSecret, newSecret } from '../auth/tokens.ts';
import type { Member } from '../db/household.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { plansRepo } from './repo.ts';

/** A new secret address for a plan of the household; only its hash is kept, so it cannot be shown again. */
export async function renewCalendarAddress(
  services: Pick<Platform, 'clock' | 'config' | 'db'>,
  user: Member,
  planId: string,
) {
  const repo = plansRepo(services.db);
  const plan = await repo.findOwned(user.householdId, planId);
  if (plan === null) throw new AppError('plan_not_found');
  const secret = newSecret();
  await repo.setCalendar(user.id, plan, hashSecret(secret), services.clock.now());
  return { address: `${services.config.PUBLIC_URL}/api/plans/calendar/${secret}.ics` };
}

/** The file behind a secret address, in the language of the account: a calendar program names none. */
export async function calendarFile(services: Pick<Platform, 'db'>, secret: string): Promise<string> {
  const found = await plansRepo(services.db).findCalendar(hashSecret(secret.replace(/\.ics$/, '')));
  if (found === null) throw new AppError('plan_not_found');
  return planCalendar({
    words: sentencesIn(found.language ?? 'en').calendar,
    feedId: found.planId,
    name: found.name,
    plan: found.mealPlan,
    firstMonday: mondayOf(found.createdAt),
    changedAt: found.updatedAt,
  });
}

import { addDays } from '@sorrel/core/iso-date';
import { aheadOfWeek, cookedIn } from '@sorrel/core/plans/ahead-of-week';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import { mondayOf, planCalendar } from '@sorrel/core/plans/plan-calendar';
import { AppError } from '../app-error.ts';
import { hashSecret, newSecret } from '../auth/tokens.ts';
import type { Member } from '../db/household.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { readAheads } from './aheads.ts';
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

/** Days that a feed of weeks goes back and forward: what a calendar program shows, and not all that was ever eaten. */
const DAYS_BACK = 366;
const DAYS_AHEAD = 366;
/** Nobody is reminded of what was to be done long ago, nor of what is weeks away: the feed is read again until then. */
const REMINDED_DAYS = { back: 7, ahead: 21 };

/**
 * The file behind a secret address, in the language of the account: a calendar program names none. A plan without a date
 * comes every week; one that has a week brings all weeks of the household that have one, so that one address goes on.
 */
export async function calendarFile(
  services: Pick<Platform, 'clock' | 'db' | 'workers'>,
  secret: string,
): Promise<string> {
  const repo = plansRepo(services.db);
  const feed = await repo.findCalendar(hashSecret(secret.replace(/\.ics$/, '')));
  if (feed === null) throw new AppError('plan_not_found');
  const today = services.clock.now().toISOString().slice(0, 10);
  const shown = { from: addDays(today, -DAYS_BACK), until: addDays(today, DAYS_AHEAD) };
  const [plan] = feed.planId === null ? [] : await repo.feedPlans(feed.householdId, feed.planId, shown);
  if (feed.planId !== null && plan === undefined) throw new AppError('plan_not_found');
  const repeated = plan?.weekStart === null ? plan : null;
  const plans = repeated === null ? await repo.feedPlans(feed.householdId, null, shown) : [repeated];
  const { calendar: words } = sentencesIn(feed.language ?? 'en');
  const near = { from: addDays(today, -REMINDED_DAYS.back), until: addDays(today, REMINDED_DAYS.ahead) };
  const weeks = plans.map(({ id, mealPlan, weekStart, updatedAt }) => ({
    id,
    plan: withTrueLeftovers({ plan: mealPlan, locks: {} }, weekStart).plan,
    start: weekStart ?? mondayOf(feed.createdAt),
    repeats: weekStart === null,
    changedAt: updatedAt,
    isNear: weekStart === null || (weekStart >= near.from && weekStart <= near.until),
  }));
  const soon = weeks.filter(({ isNear }) => isNear);
  const aheadOf = await readAheads(
    services,
    feed.householdId,
    soon.flatMap(({ plan: week }) => cookedIn(week)),
  );
  return planCalendar({
    words,
    name: repeated?.name ?? words.weeks,
    weeks: weeks.map(({ isNear, ...week }) => ({
      ...week,
      aheads: isNear ? aheadOfWeek(week.plan, week.start, aheadOf) : [],
    })),
  });
}

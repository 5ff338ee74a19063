import { AHEAD_DAYS_MAX } from '@sorrel/core/cook/do-ahead';
import { addDays, type IsoDate } from '@sorrel/core/iso-date';
import { type AheadOfDish, aheadOfWeek, cookedIn, onDays } from '@sorrel/core/plans/ahead-of-week';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { nextReminder, remindedDay } from '@sorrel/core/plans/evening';
import { withTrueLeftovers } from '@sorrel/core/plans/leftovers';
import type { HouseholdId } from '../../db/household.ts';
import { isMailSetUp } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAheads } from '../aheads.ts';
import { plansRepo } from '../repo.ts';
import { reminderMail } from './reminder-mail.ts';
import { type DueReminder, type ReminderPlace, remindersRepo } from './reminders-repo.ts';
import { stopToken } from './stop-token.ts';

const EVERY_MS = 30_000;
/** Members that are looked up at once. */
const BATCH = 50;
/** Between members, so that requests come first: at six everybody of a time zone is due. */
const REST_MS = 10;

type Needed = Pick<Platform, 'clock' | 'config' | 'db' | 'log' | 'outbox' | 'workers' | 'tokenSecret'>;

/** What a household has to begin on a day for the dishes of the days after. */
async function aheadsOn(
  services: Pick<Needed, 'db' | 'workers'>,
  householdId: HouseholdId,
  day: IsoDate,
): Promise<readonly AheadOfDish[]> {
  const eaten = { from: addDays(day, 1), until: addDays(day, AHEAD_DAYS_MAX) };
  const plans = await plansRepo(services.db).feedPlans(householdId, null, {
    from: addDays(eaten.from, 1 - DAYS_IN_PLAN),
    until: eaten.until,
  });
  const weeks = plans.flatMap(({ mealPlan, weekStart }) => {
    if (weekStart === null) return [];
    const { plan } = withTrueLeftovers({ plan: mealPlan, locks: {} }, weekStart);
    return [{ start: weekStart, plan: onDays(plan, weekStart, eaten) }];
  });
  const ids = weeks.flatMap(({ plan }) => cookedIn(plan));
  if (ids.length === 0) return [];
  const aheadOf = await readAheads(services, householdId, ids);
  return weeks.flatMap(({ plan, start }) => aheadOfWeek(plan, start, aheadOf)).filter(({ date }) => date === day);
}

/**
 * Does what is due for one member: writes the mail, if there is something to begin, and when the next is due, both or neither.
 * Whoever else had the same one in hand finds it taken.
 */
async function remind(services: Needed, due: DueReminder): Promise<void> {
  const { config, db, outbox, tokenSecret } = services;
  const now = services.clock.now();
  const day = due.emailVerifiedAt === null ? null : remindedDay(due.timeZone, due.nextAt, now);
  const aheads = day === null ? [] : await aheadsOn(services, due.householdId, day);
  const nextAt = nextReminder(due.timeZone, due.hour, now);
  await db.transaction(async (tx) => {
    if (!(await remindersRepo(tx).take(due, nextAt))) return;
    if (day === null || aheads.length === 0) return;
    await outbox.enqueue(
      tx,
      reminderMail({
        reader: due,
        day,
        aheads,
        publicUrl: config.PUBLIC_URL,
        stopToken: stopToken(tokenSecret, due.userId),
      }),
    );
  });
}

export interface ReminderRunner {
  /** Does all that is due now; for tests. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Mails members what is to be begun, each at their hour. Any number of processes may do the same: who takes a reminder writes its
 * mail in the same transaction. What could not be done is tried again in the next round, until its day is over.
 */
export function createReminderRunner(services: Needed): ReminderRunner {
  const { clock, config, db, log, outbox } = services;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isStopping = false;
  async function work() {
    const now = clock.now();
    let after: ReminderPlace | null = null;
    for (;;) {
      const batch: DueReminder[] = await remindersRepo(db).due(now, after, BATCH);
      for (const due of batch) {
        if (isStopping) return;
        await remind(services, due).catch((cause) => log.warn({ err: cause }, 'a reminder could not be written'));
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
      }
      if (batch.length > 0) void outbox.flush();
      after = batch.at(-1) ?? null;
      if (batch.length < BATCH) return;
    }
  }
  const kick = () => {
    working ??= work()
      .catch((cause) => log.warn({ err: cause }, 'reminders could not be read'))
      .finally(() => {
        working = undefined;
      });
    return working;
  };
  return {
    flush: kick,
    start() {
      if (!isMailSetUp(config)) return;
      timer = setInterval(() => void kick(), EVERY_MS);
      timer.unref();
      void kick();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}

import type { BodyOf, ReplyOf } from '@sorrel/contract/endpoint';
import type { getReminders, setReminders } from '@sorrel/contract/reminders';
import { nextReminder, REMINDER_HOURS } from '@sorrel/core/plans/evening';
import { AppError } from '../../app-error.ts';
import type { Member } from '../../db/household.ts';
import { say } from '../../language/sentences.ts';
import { isMailSetUp } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindersRepo } from './reminders-repo.ts';
import { readStopToken } from './stop-token.ts';

type Setting = ReplyOf<typeof getReminders>;

/** What the account has asked for, and whether this server can do it. */
export async function showReminders({ config, db }: Pick<Platform, 'config' | 'db'>, user: Member): Promise<Setting> {
  const row = await remindersRepo(db).find(user.id);
  const hour = REMINDER_HOURS.find((known) => known === row?.hour);
  return {
    reminders: row === null || hour === undefined ? null : { hour, timeZone: row.timeZone },
    isMailSetUp: isMailSetUp(config),
  };
}

/** Turns reminders on, or gives them another hour or place. */
export async function askForReminders(
  services: Pick<Platform, 'clock' | 'config' | 'db'>,
  user: Member,
  { hour, timeZone }: BodyOf<typeof setReminders>,
): Promise<Setting> {
  if (!isMailSetUp(services.config)) throw new AppError('mail_not_set_up');
  const now = services.clock.now();
  const nextAt = nextReminder(timeZone, hour, now);
  await remindersRepo(services.db).set({ userId: user.id, hour, timeZone, nextAt, createdAt: now });
  return showReminders(services, user);
}

export async function endReminders(services: Pick<Platform, 'config' | 'db'>, user: Member): Promise<Setting> {
  await remindersRepo(services.db).remove(user.id);
  return showReminders(services, user);
}

/** Ends them by the link of a mail, for whoever has it; a second press does no harm. */
export async function endRemindersByLink({ db, tokenSecret }: Pick<Platform, 'db' | 'tokenSecret'>, token: string) {
  const userId = readStopToken(tokenSecret, token);
  if (userId === null) throw new AppError('link_expired');
  await remindersRepo(db).remove(userId);
  return { message: say().plans.remindersStopped };
}

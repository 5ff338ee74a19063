import { isTimeZone, REMINDER_HOURS } from '@sorrel/core/plans/evening';
import { z } from 'zod';
import { LinkToken, Message } from './auth.ts';
import { endpoint } from './endpoint.ts';

const TIME_ZONE_MAX = 64;

const Reminders = z.object({
  hour: z.literal(REMINDER_HOURS).describe('of the day at the place of the time zone'),
  timeZone: z.string().max(TIME_ZONE_MAX).describe('a name of the IANA database, such as Europe/Berlin'),
});
export type Reminders = z.output<typeof Reminders>;

const RemindersSetting = z.object({
  reminders: Reminders.nullable().describe('null: none are asked for'),
  isMailSetUp: z.boolean().describe('false: this server sends no mails, so nobody can ask for one'),
});

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/plans/reminders',
  summary:
    'Whether and when the account is mailed what is to be begun for the next days: beans to soak, mince to thaw.',
  access: 'user',
  reply: RemindersSetting,
});

export const setReminders = endpoint({
  method: 'PUT',
  path: '/api/plans/reminders',
  summary: 'Asks for a mail at this hour, on days when something is to be begun for a dish of a week that has a date.',
  access: 'user',
  body: Reminders.extend({
    timeZone: Reminders.shape.timeZone.refine(isTimeZone),
  }),
  reply: RemindersSetting,
  errors: ['mail_not_set_up'],
});

export const stopReminders = endpoint({
  method: 'DELETE',
  path: '/api/plans/reminders',
  summary: 'Stops the reminders by mail.',
  access: 'user',
  reply: RemindersSetting,
});

const OfMail = z.object({ token: LinkToken });

export const stopRemindersByLink = endpoint({
  method: 'POST',
  path: '/api/plans/reminders/stop',
  summary: 'The link of a reminder: no more of them. Mail programs send it for their own button (RFC 8058).',
  access: 'anyone',
  query: OfMail,
  reply: Message,
  errors: ['link_expired'],
});

export const openStopReminders = endpoint({
  method: 'GET',
  path: '/api/plans/reminders/stop',
  summary: 'The same address where a mail program only opens it: leads to the page that does it.',
  access: 'anyone',
  query: OfMail,
  replyKind: 'redirect',
  status: 302,
});

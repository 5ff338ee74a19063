import type { Language } from '@sorrel/contract/language';
import type { IsoDate } from '@sorrel/core/iso-date';
import type { AheadOfDish } from '@sorrel/core/plans/ahead-of-week';
import { mailsIn } from '../../language/mails.ts';
import { sentencesIn } from '../../language/sentences.ts';
import { linkMail } from '../../platform/link-mail.ts';
import type { Mail } from '../../platform/outbox.ts';

/** What one mail tells at most, and how much of it stands in its subject. */
const TOLD_MAX = 20;
const IN_SUBJECT_MAX = 3;

/** The mail of a day on which something is to be begun, one a person and day. */
export function reminderMail(input: {
  reader: { userId: string; email: string; language: Language | null };
  day: IsoDate;
  aheads: readonly AheadOfDish[];
  publicUrl: string;
  stopToken: string;
}): Mail {
  const { reader, day, aheads, publicUrl, stopToken } = input;
  const words = mailsIn(reader.language).reminder;
  const { calendar } = sentencesIn(reader.language ?? 'en');
  const told = aheads.slice(0, TOLD_MAX);
  const left = aheads.length - told.length;
  const token = new URLSearchParams({ token: stopToken });
  return linkMail({
    cause: `reminder:${reader.userId}:${day}`,
    userId: reader.userId,
    to: reader.email,
    language: reader.language,
    subject: words.subject([
      ...new Set(told.slice(0, IN_SUBJECT_MAX).map(({ kind, dish }) => calendar.toBegin(kind, dish))),
      ...(aheads.length > IN_SUBJECT_MAX ? ['…'] : []),
    ]),
    lines: [
      ...told.map((ahead) => `${calendar.ahead(ahead, ahead.mealType, ahead.dish)}\n${words.quote(ahead.words)}`),
      ...(left > 0 ? [words.more(left)] : []),
    ],
    link: { label: words.link, address: `${publicUrl}/app/meal-plans` },
    stop: { label: words.stop, address: `${publicUrl}/auth/stop-reminders?${token}` },
    stopAddress: `${publicUrl}/api/plans/reminders/stop?${token}`,
  });
}

import { randomInt } from 'node:crypto';
import { HEARD_FROM, type HeardFrom } from '@sorrel/contract/support';
import type { DatabaseHandle } from '../db/open-database.ts';
import { mailsIn } from '../language/mails.ts';
import { grantPremium } from '../payments/premium.ts';
import { linkMail } from '../platform/link-mail.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { supportRepo } from './repo.ts';

/** Free months for useful feedback. Source: specification, sections 1 and 8. */
const REWARD_MONTHS = 1;
const LISTED_MAX = 200;
/** Letters and digits that are not taken for each other. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const day = (moment: Date) => moment.toISOString().slice(0, 10);

/** The newest feedback for the person who reviews it, as text; the latest comes last, next to the prompt. */
export async function listFeedback(db: DatabaseHandle): Promise<string> {
  const newest = await supportRepo(db).newestFeedback(LISTED_MAX);
  if (newest.length === 0) return 'There is no feedback yet.';
  const entries = newest.toReversed().map(({ entry, email }) => {
    const reward = entry.rewardedAt === null ? 'not rewarded' : `rewarded on ${day(entry.rewardedAt)}`;
    const source = HEARD_FROM[entry.howDidYouHear as HeardFrom] ?? entry.howDidYouHear;
    return `${entry.id}  ${day(entry.createdAt)}  ${email}  ${reward}\nHeard of us through: ${source}\n${entry.text}`;
  });
  return entries.join('\n\n');
}

/** A code such as SORREL-7K3M-9QXZ. */
export function promoCode(): string {
  const group = () => Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
  return `SORREL-${group()}-${group()}`;
}

export type Reward =
  | { ok: true; email: string; until: Date; promoCode: string }
  | { ok: false; reason: 'unknown' | 'rewarded_before' };

/** Rewards feedback after its review, once: a free month for its author, and a mail with the promo code. */
export function rewardFeedback(
  db: DatabaseHandle,
  input: { id: string; now: Date; promoCode: string; publicUrl: string; isMailLocal: boolean },
): Promise<Reward> {
  const { id, now, promoCode: code } = input;
  return db.transaction(async (tx): Promise<Reward> => {
    const found = await supportRepo(tx).findFeedbackLocked(id);
    if (found === null) return { ok: false, reason: 'unknown' };
    if (found.entry.rewardedAt !== null) return { ok: false, reason: 'rewarded_before' };
    const until = await grantPremium(tx, found.entry.userId, REWARD_MONTHS, now);
    await supportRepo(tx).setRewarded(id, now, code);
    const { subject, lines, link: label } = mailsIn(found.language).reward(code, day(until));
    await enqueueMail(
      tx,
      linkMail({
        cause: `reward:${id}`,
        userId: found.entry.userId,
        to: found.email,
        language: found.language,
        subject,
        lines,
        link: { label, address: `${input.publicUrl}/app/recipe-book` },
      }),
      now,
      input.isMailLocal,
    );
    return { ok: true, email: found.email, until, promoCode: code };
  });
}

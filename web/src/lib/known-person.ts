import { z } from 'zod';
import { copyNames, FETCHED, forgetCopies, readCopy, writeCopy } from './device-copies.ts';

/**
 * Who was signed in here last, so that they find their book without a network. No token: the session itself is renewed when the server
 * can be asked, and what it then says holds.
 */
const KnownPerson = z.object({ userId: z.string(), email: z.string() });
type KnownPerson = z.output<typeof KnownPerson>;

/** In place of a person, for what the device itself has to know. */
const DEVICE = 'device';
const NAME = 'person';

let kept: string | null = null;

export async function findPerson(): Promise<KnownPerson | null> {
  const parsed = KnownPerson.safeParse(await readCopy(DEVICE, NAME));
  return parsed.success ? parsed.data : null;
}

/** Somebody is signed in. What was fetched for another before them goes; what that one made here and was never sent stays theirs. */
export async function keepPerson(person: KnownPerson): Promise<void> {
  if (kept === person.userId) return;
  kept = person.userId;
  const before = await findPerson();
  await writeCopy(DEVICE, NAME, person);
  if (before !== null && before.userId !== person.userId) await forgetCopies(before.userId, FETCHED);
}

/** Nobody is signed in any more: the server said so, or they have logged out. What was fetched for them is not for who comes next. */
export async function forgetKnownPerson(): Promise<void> {
  kept = null;
  const before = await findPerson();
  if (before === null) return;
  await forgetCopies(DEVICE);
  await forgetCopies(before.userId, FETCHED);
}

/** What lists of the book are shown from; whole recipes stand beside it. */
export const BOOK_COPY = `${FETCHED}book`;

/** Whether the person who was here last finds their book on this device. */
export async function hasBookCopy(): Promise<boolean> {
  const person = await findPerson();
  return person !== null && (await copyNames(person.userId, BOOK_COPY)).length > 0;
}

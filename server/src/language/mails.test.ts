import { LANGUAGE_HEADER } from '@sorrel/contract/language';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { mails } from '../db/tables/mails.ts';

let at: TestApp;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const IN_GERMAN = { [LANGUAGE_HEADER]: 'de' };

const mailsTo = (email: string) => at.services.db.select().from(mails).where(eq(mails.recipient, email));

test('who signs up in German gets the mail in German, and the next one whoever asks for it', async () => {
  const email = 'lena@example.com';
  const body = { email, password: 'Kartoffelpuffer mit Apfelmus' };
  await at.send('POST', '/api/auth/register', { body, headers: IN_GERMAN });
  await at.send('POST', '/api/auth/resend-verify-email', { body: { email } });
  const [first, second] = await mailsTo(email);
  expect(first?.subject).toBe('Bestätige deine E-Mail-Adresse');
  expect(first?.text).toMatch(/^Willkommen bei Sorrel\.\n\nFolge innerhalb von 24 Stunden dem Link/);
  expect(first?.text).toMatch(/\n\nE-Mail-Adresse bestätigen: http/);
  expect(first?.html).toContain('<html lang="de-DE">');
  expect(first?.html).toContain('Oder kopiere diese Adresse: ');
  expect(second?.subject).toBe('Bestätige deine E-Mail-Adresse');
});

test('who names no language gets mails in English, until another one is chosen in the account', async () => {
  const user = await at.makeUser();
  const ask = () => at.send('POST', '/api/auth/password-reset-request', { body: { email: user.email } });
  await ask();
  const form = new FormData();
  form.set('language', 'de');
  const saved = await at.send('PUT', '/api/auth/update-profile', { user, form });
  expect([saved.status, saved.body.language]).toEqual([200, 'de']);
  await at.ageLimits(60_000);
  await ask();
  expect((await mailsTo(user.email)).map(({ subject }) => subject).toSorted()).toEqual([
    'Choose a new password',
    'Wähle ein neues Passwort',
  ]);
});

test('a language that Sorrel is not written in is refused', async () => {
  const user = await at.makeUser();
  const form = new FormData();
  form.set('language', 'tlh');
  expect((await at.send('PUT', '/api/auth/update-profile', { user, form })).status).toBe(400);
});

import { readFileSync } from 'node:fs';
import { PASSWORD_LENGTH_TEXT } from '@sorrel/core/account/password-length';
import { DAY_MS } from '@sorrel/core/durations';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { ACCESS_TOKEN_S } from '../auth/tokens.ts';
import { RATE_LIMITS } from '../platform/rate-limits.ts';

test.each([
  ['the contact of the settings', { SECURITY_CONTACT: 'https://sorrel.test/report' }, 'https://sorrel.test/report'],
  ['the team without one', { TEAM_EMAIL: 'team@sorrel.test' }, 'mailto:team@sorrel.test'],
])('security.txt names %s and a time within the year', async (_title, settings, contact) => {
  const t = await testApp({ PUBLIC_URL: 'https://sorrel.test', ...settings } as Record<string, string>);
  const reply = await t.send('GET', '/.well-known/security.txt');
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = Object.fromEntries(
    String(reply.body)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  expect(lines).toMatchObject({ Contact: contact, Canonical: 'https://sorrel.test/.well-known/security.txt' });
  const daysLeft = (Date.parse(lines['Expires']) - Date.now()) / DAY_MS;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
  await t.close();
});

test('SECURITY.md promises what the code does', () => {
  const text = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
  const { points, windowS } = RATE_LIMITS.failedLogin;
  expect(text).toContain(`${points} wrong passwords per account and ${windowS / 60} minutes`);
  expect(text).toContain(`access tokens of ${ACCESS_TOKEN_S / 60} minutes`);
  expect(text).toContain(PASSWORD_LENGTH_TEXT);
  expect(text).toContain('/.well-known/security.txt');
});

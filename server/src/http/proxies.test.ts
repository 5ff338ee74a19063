import { afterEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
afterEach(() => t.close());

const PROXY = '10.1.2.3';

/** Ten messages of an hour are taken from one address of origin; the eleventh shows whom the server took for the sender. */
async function sendMessages(count: number, from: { socket: string; forwarded: (index: number) => string }) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/auth/contact',
      remoteAddress: from.socket,
      headers: { 'x-forwarded-for': from.forwarded(index) },
      payload: { name: 'Robin', email: 'robin@example.com', subject: '', message: 'Hello' },
    });
    statuses.push(reply.statusCode);
  }
  return statuses;
}

describe('X-Forwarded-For', () => {
  test('is not believed without TRUST_PROXY: a sender cannot be somebody new each time', async () => {
    t = await testApp();
    const statuses = await sendMessages(11, { socket: '203.0.113.9', forwarded: (index) => `198.51.100.${index}` });
    expect(statuses.at(-1)).toBe(429);
  });

  test('is not believed from others than the proxies of TRUST_PROXY', async () => {
    t = await testApp({ TRUST_PROXY: '10.0.0.0/8' });
    const statuses = await sendMessages(11, { socket: '203.0.113.9', forwarded: (index) => `198.51.100.${index}` });
    expect(statuses.at(-1)).toBe(429);
  });

  test('is believed from a proxy, as far as the proxy wrote it', async () => {
    t = await testApp({ TRUST_PROXY: '10.0.0.0/8' });
    const apart = await sendMessages(11, { socket: PROXY, forwarded: (index) => `198.51.100.${index}` });
    expect(apart.at(-1)).toBe(200);
    // what the sender wrote stands before what the proxy added
    const spoofed = await sendMessages(11, {
      socket: PROXY,
      forwarded: (index) => `192.0.2.${index}, 203.0.113.77`,
    });
    expect(spoofed.at(-1)).toBe(429);
  });
});

test('X-Forwarded-Host of a stranger makes no origin our own', async () => {
  t = await testApp({ PUBLIC_URL: 'https://sorrel.test' });
  const reply = await t.send('POST', '/api/auth/resend-verify-email', {
    body: { email: 'robin@example.com' },
    headers: { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  });
  expect(reply.status).toBe(403);
});

test('links in mails begin with PUBLIC_URL, whatever Host the sender names', async () => {
  t = await testApp({ PUBLIC_URL: 'https://sorrel.test' });
  await t.send('POST', '/api/auth/register', {
    body: { email: 'robin@example.com', password: 'quiet-copper-lantern-42' },
    headers: { host: 'evil.test' },
  });
  const { rows } = await t.services.pool.query('select text, html from mails');
  expect(rows[0].text).toContain('https://sorrel.test/api/auth/verify-email?token=');
  expect(JSON.stringify(rows)).not.toContain('evil.test');
});

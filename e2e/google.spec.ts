import { randomUUID } from 'node:crypto';
import { CLIENT, startOpenIdProvider, type TestProvider } from '../server/testing/openid-provider.ts';
import { test as base, expect, expectAccessible, makeAccount } from './fixtures.ts';
import { freePort, type RunningServer, startServer } from './server.ts';

interface Google {
  server: RunningServer;
  provider: TestProvider;
}

/** A server of its own, which knows a real OpenID provider on loopback. */
const test = base.extend<object, { google: Google }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture is a pattern, also when it needs nothing
    async ({}, use) => {
      const port = await freePort();
      const server = await startServer({
        GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
      });
      const provider = await startOpenIdProvider(`${server.url}/api/auth/google/callback`, { port });
      await use({ server, provider });
      await server.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ google }, use) => use(google.server.url),
});

const aPerson = () => ({
  sub: `google-${randomUUID()}`,
  email: `robin-${randomUUID()}@gmail.example`,
  email_verified: true,
  given_name: 'Robin',
  family_name: 'Ash',
});

test.describe('signing in with Google', () => {
  test('AUTH-03 AUTH-26 AUTH-27 leads to the recipe book, leaves no token behind, and holds after a reload', async ({
    page,
    context,
    google,
  }) => {
    google.provider.next = aPerson();
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
    await expect(page.getByRole('button', { name: /Robin Ash/ })).toBeVisible();
    // only what no script can read is left of the way
    const kept = (await context.cookies()).filter(
      ({ domain, name }) => domain === '127.0.0.1' && !name.startsWith('_'),
    );
    expect(kept.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['refresh_token', true]]);
    await page.reload();
    await expect(page.getByRole('button', { name: /Robin Ash/ })).toBeVisible();
  });

  test('AUTH-32 AUTH-35 somebody who cancels is told what may be wrong, and gets back to log in', async ({
    page,
    google,
  }) => {
    google.provider.next = null;
    await page.goto('/auth/register');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/auth\/error$/);
    await expect(page.getByRole('heading', { name: 'Signing in with Google failed' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });

  test('AUTH-34 an address that has a password here is not taken over', async ({ page, google }) => {
    const { email } = await makeAccount(google.server.url);
    google.provider.next = { ...aPerson(), email };
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByText(/An account with the same e-mail address already exists here/)).toBeVisible();
  });
});

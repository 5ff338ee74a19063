import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Stripe from 'stripe';
import { fromBuffer } from 'yauzl';
import { test as base, expect, expectAccessible, mailedLink, makeAccount, PASSWORD } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

const WEBHOOK_SECRET = 'whsec_of_the_journeys';
const NEW_PASSWORD = 'bright-silver-kettle-77';
const TABS = 5;

/** A server of its own, which takes payments. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture is a pattern, also when it needs nothing
    async ({}, use) => {
      const server = await startServer({
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_MONTHLY_LINK: 'https://buy.stripe.com/monthly',
        STRIPE_YEARLY_LINK: 'https://buy.stripe.com/yearly',
        STRIPE_BILLING_PORTAL: 'https://billing.stripe.com/p/login/abc',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Delivers an event to the webhook, signed as Stripe signs. */
async function deliver(server: RunningServer, type: string, object: object) {
  const payload = JSON.stringify({
    id: `evt_${Math.random()}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const reply = await fetch(`${server.url}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  expect(reply.status).toBe(200);
}

const namesInZip = (file: string) =>
  new Promise<string[]>((resolve, reject) => {
    fromBuffer(readFileSync(file), { lazyEntries: false }, (failure, zip) => {
      if (failure) return reject(failure);
      const names: string[] = [];
      zip.on('entry', (entry) => names.push(entry.fileName));
      zip.on('end', () => resolve(names));
      zip.on('error', reject);
    });
  });

/** Everything in the browser's databases, as text; runs in the page. */
async function databaseText(): Promise<string> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const found: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      found.push(await settled(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(found);
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

const accountButton = (page: Page) => page.getByRole('complementary').first().getByRole('button').last();

async function openSettings(page: Page) {
  await accountButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByRole('tab', { name: 'Settings' }).click();
  return dialog;
}

test('AUTH-01 ONB-01 ACC-12 ACC-13 PUB-35 PUB-36 ACC-10 ACC-26 AUTH-30 the whole life of an account', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const email = `life-${Date.now()}@example.com`;
  const newEmail = `new-${email}`;

  await test.step('register and verify', async () => {
    await page.goto('/auth/register');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register with Email' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Inbox.' })).toBeVisible();
    await page.goto(await mailedLink(server.url, email));
    await logIn(page, email, PASSWORD);
  });

  await test.step('the wizard, answer by answer', async () => {
    await expect(page).toHaveURL(/\/app\/create-profile$/);
    await page.getByRole('textbox', { name: 'Full name' }).fill('Robin Ash');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Date of birth').fill('1991-03-14');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: 'Female' }).check({ force: true });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Date of birth')).toHaveValue('1991-03-14');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('spinbutton', { name: 'Height' }).fill('168');
    await page.getByRole('spinbutton', { name: 'Weight' }).fill('64.5');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('4 / 4')).toBeVisible();
    await page.getByRole('radio', { name: /Moderately active/ }).check({ force: true });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
    await expect(accountButton(page)).toContainText('Robin Ash');
  });

  await test.step('change the e-mail address: the countdown goes on with the dialog closed', async () => {
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Change e-mail' }).click();
    await dialog.getByRole('textbox', { name: 'New e-mail' }).fill(newEmail);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Update e-mail' }).click();
    await expect(dialog.getByText(/^Logging out in \d+s$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Logging out in \d+s$/)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/, { timeout: 20_000 });
    await page.goto(await mailedLink(server.url, newEmail, 'Confirm your new e-mail address'));
    await expect(page.getByText('Thank you for verifiying your email. You can now log in securely.')).toBeVisible();
  });

  await test.step('a new password by mail', async () => {
    await page.getByRole('link', { name: /forgot/i }).click();
    // the page that is left has such a field too
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();
    await page.goto(await mailedLink(server.url, newEmail, 'Choose a new password'));
    await page
      .getByLabel(/password/i)
      .first()
      .fill(NEW_PASSWORD);
    await page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(page.getByText('Your password has been changed, click below to log in.')).toBeVisible();
    await page.goto('/auth/login');
    await logIn(page, newEmail, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
  });

  await test.step('upgrade: the payment opens in a tab, and premium switches on by itself', async () => {
    await context.route('https://buy.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stripe</title>' }),
    );
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
    const [stripe] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: '£48 a year (£4 a month)' }).click(),
    ]);
    const paid = new URL(stripe.url()).searchParams;
    expect(paid.get('prefilled_email')).toBe(newEmail);
    await stripe.close();
    await expect(dialog.getByText(/^Finish the payment in the other tab\./)).toBeVisible();
    await deliver(server, 'checkout.session.completed', {
      id: 'cs_1',
      mode: 'subscription',
      customer: `cus_${email}`,
      subscription: `sub_${email}`,
      client_reference_id: paid.get('client_reference_id'),
      customer_details: { email: newEmail },
      payment_status: 'paid',
    });
    await expect(dialog.getByText('Premium is switched on. Thank you!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await accountButton(page).click();
    const account = page.getByRole('dialog', { name: 'Account' });
    await expect(account.getByText('Premium', { exact: true })).toBeVisible();
    await expect(account.getByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      `https://billing.stripe.com/p/login/abc?prefilled_email=${encodeURIComponent(newEmail)}`,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('download everything', async () => {
    const dialog = await openSettings(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sorrel-\d{4}-\d\d-\d\d\.zip$/);
    const file = await download.path();
    expect(await namesInZip(file)).toEqual(['README.txt', 'profile.json', 'habits.json']);
    await expect(dialog.getByText(/is in your downloads/)).toBeVisible();
  });

  await test.step('delete the account', async () => {
    const dialog = page.getByRole('dialog', { name: 'Account' });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('taking-a-break');
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/auth\/account-deleted$/);
    await page.goto('/auth/login');
    await logIn(page, newEmail, NEW_PASSWORD);
    await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible();
    // the browser itself writes failed requests to the console
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('/authenticate')));
  });
});

test('PUB-35 PUB-36 the pricing of the public site has the payment links, filled in for who is signed in', async ({
  page,
  signIn,
}) => {
  const premium = page.getByRole('link', { name: 'Go Premium' });
  await test.step('a stranger is asked for the address first', async () => {
    await page.route('https://buy.stripe.com/**', (route) => route.fulfill({ body: 'the payment page' }));
    await page.goto('/');
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await page.getByRole('button', { name: 'Go Premium' }).click();
    await expect(page.getByLabel('Your e-mail')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Your e-mail').fill('robin+test@example.com');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL('https://buy.stripe.com/monthly?prefilled_email=robin%2Btest%40example.com');
  });
  const { email } = await signIn('/');
  await expect(premium).toHaveAttribute(
    'href',
    new RegExp(
      `^https://buy.stripe.com/yearly\\?prefilled_email=${encodeURIComponent(email)}&client_reference_id=[0-9a-f-]{36}$`,
    ),
  );
});

test('log out, then log in as somebody else on the same device: nothing of the first remains', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('/app/shopping-lists');
  await test.step('the first leaves something everywhere', async () => {
    await page.getByRole('button', { name: 'Add to Other' }).click();
    const field = page.getByRole('combobox', { name: 'Name', exact: true });
    await field.fill('secret truffles');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Meal Plans' }).click();
    await page
      .getByRole('textbox', { name: /plan name|name/i })
      .first()
      .fill('secret week');
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Dark' }).click();
    await dialog.getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
  await test.step('the device keeps theme and font, and nothing else', async () => {
    await expect.poll(() => page.evaluate(databaseText)).not.toContain('truffles');
    const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
    expect(kept.local).toEqual({ theme: 'dark' });
    expect(JSON.stringify(kept.session)).not.toContain('secret');
    expect(await page.context().cookies()).toEqual([]);
  });
  await test.step('the second finds nothing', async () => {
    const second = await makeAccount(server.url);
    await logIn(page, second.email, second.password);
    await expect(page).toHaveURL(/\/app\//);
    await page.goto('/app/shopping-lists');
    await expect(page.getByRole('button', { name: 'Add to Other' })).toBeVisible();
    await expect(page.getByText('secret truffles')).toHaveCount(0);
    await page.goto('/app/meal-plans');
    await expect(page.getByRole('textbox', { name: /plan name|name/i }).first()).toHaveValue('');
    await page.goBack();
    await expect(page.getByText('secret truffles')).toHaveCount(0);
  });
});

test('AUTH-49 five tabs that renew the session at once stay signed in, all of them', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('/app/recipe-book');
  const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(tabs.map((tab) => tab.goto('/app/recipe-book')));
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Your Recipes' })).toBeVisible();
  }
});

test('axe finds nothing in the wizard and the account dialog, in either theme', async ({ page, server, context }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = await makeAccount(server.url);
  await context.request.post(`${server.url}/api/auth/authenticate`, { data: account });
  await page.goto('/app/create-profile');
  for (let step = 0; step < 5; step += 1) {
    await expect(page.getByText(`${step} / 4`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: step < 4 ? 'Next' : 'Submit' }).click();
  }
  await expect(page).toHaveURL(/\/app\/recipe-book$/);
  await accountButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Settings' }).click();
  for (const panel of ['Change e-mail', 'Change password', 'Delete account']) {
    await dialog.getByRole('button', { name: panel }).click();
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByRole('link', { name: '£5 a month' })).toBeVisible();
  await expectAccessible(page);
});

test('the wizard and the account dialog work by keyboard, with focus kept inside and returned', async ({
  page,
  server,
  context,
}) => {
  const account = await makeAccount(server.url);
  await context.request.post(`${server.url}/api/auth/authenticate`, { data: account });
  await page.goto('/app/create-profile');
  await test.step('the wizard', async () => {
    await page.getByRole('textbox', { name: 'Full name' }).focus();
    await page.keyboard.type('Robin Ash');
    await page.keyboard.press('Enter');
    // the next question has the focus, so that it is read aloud
    await expect(page.getByRole('heading', { level: 1, name: 'When were you born?' })).toBeFocused();
    await page.getByLabel('Date of birth').fill('1991-03-14');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 / 4')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Skip for now' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/recipe-book$/);
  });
  await test.step('the dialog', async () => {
    await accountButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Account' });
    await expect(dialog.getByRole('tab', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('tab', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Change e-mail' })).toBeVisible();
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      // a guard at either end of the dialog sends the focus on
      await expect.poll(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });
});

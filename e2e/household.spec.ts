import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { findEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { type Account, expect, expectAccessible, mailedLink, makeAccount, PASSWORD, test } from './fixtures.ts';
import type { RunningServer } from './server.ts';

type Role = 'owner' | 'editor' | 'reader';

/** Somebody at a browser of their own, who also calls the API as their pages do. */
interface Somebody {
  page: Page;
  /** As the household calls who has told no name: the part of the address before the @. */
  name: string;
  account: Account;
  context: BrowserContext;
  call: (method: string, path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>;
}

const browsers: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of browsers.splice(0)) await context.close();
});

async function openBrowser(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  browsers.push(context);
  return context.newPage();
}

/** Somebody with an account, signed in at a browser of their own. */
async function somebody(browser: Browser, server: RunningServer, called: string): Promise<Somebody> {
  const name = `${called}-${randomUUID().slice(0, 8)}`;
  const account = await makeAccount(server.url, `${name}@example.com`);
  const page = await openBrowser(browser, server);
  const context = page.context();
  async function call(method: string, path: string, body?: object) {
    const { token } = await (await context.request.post('/api/auth/refresh-access-token')).json();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await context.request.fetch(path, { method, headers, ...(body && { data: body }) });
    return { status: reply.status(), body: await reply.json() };
  }
  expect((await context.request.post('/api/auth/authenticate', { data: account })).ok()).toBe(true);
  expect((await call('POST', '/api/auth/finish-onboarding')).status).toBe(200);
  return { page, name, account, context, call };
}

const invite = async (owner: Somebody, role: Role) =>
  String((await owner.call('POST', '/api/household/invites', { role })).body['address']);

/** Adds a recipe as the form does. */
async function addRecipe({ context }: Somebody, recipeName: string) {
  const { token } = await (await context.request.post('/api/auth/refresh-access-token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const reply = await context.request.post('/api/recipes/add-recipe', { headers, multipart: { recipeName } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Opens the link and presses Join. */
async function join({ page }: Somebody, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(
    page.getByRole('heading', { name: 'Members' }).or(page.getByRole('button', { name: 'Leave' })),
  ).toBeVisible();
}

/** The row of a member; below it the person they are at table has one too. */
const member = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('three presses invite; who is new registers by the link and is in without opening it again', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const owner = await somebody(browser, server, 'ash');
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await owner.page.goto('/app/kitchen');
  let presses = 0;
  const press = async (name: string) => {
    await owner.page.getByRole('button', { name, exact: true }).click();
    presses += 1;
  };
  await press('Invite');
  await press('Make a link');
  await press('Copy');
  await expect(owner.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(presses).toBe(3);
  await expect(owner.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(owner.page);
  const address = await owner.page.evaluate(() => navigator.clipboard.readText());

  const email = `birch-${randomUUID().slice(0, 8)}@example.com`;
  await test.step('registers by the link', async () => {
    const page = await openBrowser(browser, server);
    await page.goto(address);
    await expect(page.getByText(`${owner.name} invites you`)).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText(`${owner.name} invites you`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register with Email' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Inbox.' })).toBeVisible();
  });
  await test.step('opens the mail on another device, which knows nothing of the link, and is asked', async () => {
    const page = await openBrowser(browser, server);
    await page.goto(await mailedLink(server.url, email));
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { name: `${owner.name} lays a place for you` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page).toHaveURL(/\/app\/create-profile$/);
    await page.goto('/app/kitchen');
    await expect(member(page, owner.name)).toBeVisible();
  });
  await owner.page.goto('/app/kitchen');
  await expect(member(owner.page, email.split('@')[0] ?? '')).toBeVisible();
  await test.step('the link is used up', async () => {
    const third = await somebody(browser, server, 'cedar');
    await third.page.goto(address);
    await expect(third.page.getByText(/over|used/).first()).toBeVisible();
    await expect(third.page.getByRole('button', { name: 'Join' })).toHaveCount(0);
  });
});

test('of two who press Join at once with one link, one is in and the other is told', async ({ browser, server }) => {
  const owner = await somebody(browser, server, 'ash');
  const address = await invite(owner, 'editor');
  const two = [await somebody(browser, server, 'birch'), await somebody(browser, server, 'cedar')];
  for (const { page } of two) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Join' })).toBeEnabled();
  }
  await Promise.all(two.map(({ page }) => page.getByRole('button', { name: 'Join' }).click()));
  for (const { page } of two) {
    await expect(page.getByRole('button', { name: 'Leave' }).or(page.getByRole('alert'))).toBeVisible();
  }
  const members = (await owner.call('GET', '/api/household')).body['members'];
  expect(members).toHaveLength(2);
});

/** Lets a week pass for all invitations of the server's database. */
async function letInvitationsExpire({ environment, dataFolder }: RunningServer): Promise<void> {
  const client = new pg.Client({ connectionString: environment['DATABASE_URL'] ?? findEmbeddedPostgres(dataFolder) });
  await client.connect();
  await client
    .query(`update household_invites set expires_at = now() - interval '1 second'`)
    .finally(() => client.end());
}

test('an invitation whose seven days are over says so, and lets nobody in', async ({ browser, server }) => {
  const owner = await somebody(browser, server, 'ash');
  const address = await invite(owner, 'editor');
  const guest = await somebody(browser, server, 'birch');
  await guest.page.goto(address);
  await expect(guest.page.getByRole('button', { name: 'Join' })).toBeEnabled();
  await letInvitationsExpire(server);
  // it was open on the page when its time came
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await expect(guest.page.getByRole('alert')).toBeVisible();
  await guest.page.goto('/app/recipes');
  await guest.page.goto(address);
  await expect(guest.page.getByText(/This invitation is over/)).toBeVisible();
  await expect(guest.page.getByRole('button', { name: 'Join' })).toHaveCount(0);
  await expectAccessible(guest.page);
  // and for somebody without an account
  const stranger = await openBrowser(browser, server);
  await stranger.goto(address);
  await expect(stranger.getByText(/This invitation is over/)).toBeVisible();
  expect((await owner.call('GET', '/api/household')).body['members']).toHaveLength(1);
});

test('four members share book, plan and list; a reader ticks and changes nothing; roles, leaving, going', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const ash = await somebody(browser, server, 'ash');
  const birch = await somebody(browser, server, 'birch');
  const cedar = await somebody(browser, server, 'cedar');
  const dill = await somebody(browser, server, 'dill');
  await test.step('alone, nobody is named', async () => {
    await addRecipe(ash, 'Leek pie');
    await ash.page.goto('/app/recipe-book');
    await ash.page.getByRole('link', { name: 'Leek pie' }).click();
    await expect(ash.page.getByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
    await expect(ash.page.getByText(/Added by/)).toHaveCount(0);
  });
  await join(birch, await invite(ash, 'editor'));
  await join(cedar, await invite(ash, 'reader'));
  await join(dill, await invite(ash, 'editor'));

  await test.step('the book is one, and says who added what', async () => {
    await addRecipe(birch, 'Bean soup');
    await ash.page.goto('/app/recipe-book');
    await ash.page.getByRole('link', { name: 'Bean soup' }).click();
    await expect(ash.page.getByText(`Added by ${birch.name}`)).toBeVisible();
    await birch.page.goto('/app/recipe-book');
    await birch.page.getByRole('link', { name: 'Bean soup' }).click();
    await expect(birch.page.getByText('Added by you')).toBeVisible();
  });

  await test.step('one list, ticked by a reader before the eyes of an owner', async () => {
    const produce = [
      { id: 'leek', name: 'leek' },
      { id: 'onion', name: 'onion' },
    ];
    await ash.call('POST', '/api/lists/save', { name: 'Saturday', shoppingList: { produce } });
    const week = Array.from({ length: 7 }, () => ({ breakfast: [], lunch: [], dinner: [], snack: [] }));
    await birch.call('POST', '/api/plans/save', { name: 'Our week', plan: week });
    for (const { page } of [ash, cedar]) {
      await page.goto('/app/shopping-lists');
      await page.getByRole('button', { name: 'Load' }).click();
      await expect(page.getByText(/Added by/).first()).toBeVisible();
      await page.getByRole('button', { name: /^saturday/i }).click();
      await expect(page.getByText('0 of 2 in the basket')).toBeVisible();
    }
    await cedar.page.getByRole('checkbox', { name: 'Leek' }).click();
    await expect(ash.page.getByText('1 of 2 in the basket')).toBeVisible();
    await expect(cedar.page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await expect(cedar.page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
    await expect(cedar.page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expectAccessible(cedar.page);
    await ash.page.goto('/app/meal-plans');
    await ash.page.getByRole('button', { name: 'Load' }).click();
    await expect(ash.page.getByText(`Added by ${birch.name}`)).toBeVisible();
  });

  await test.step('a reader has no controls that change, and the calls are refused', async () => {
    const { page } = cedar;
    await page.goto('/app/recipe-book');
    await expect(page.getByRole('link', { name: 'Bean soup' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Meal' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Bean soup' }).click();
    await expect(page.getByText(`Added by ${birch.name}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await page.goto('/app/recipes/add-recipe');
    await expect(page.getByText('Here you look and tick')).toBeVisible();
    await expectAccessible(page);
    for (const [method, path, body] of [
      ['POST', '/api/recipes/save-recipe', { recipeName: 'Toast' }],
      ['POST', '/api/lists/save', { name: 'mine', shoppingList: {} }],
      ['POST', '/api/household/invites', { role: 'owner' }],
    ] as const) {
      expect([path, (await cedar.call(method, path, body)).status]).toEqual([path, 403]);
    }
  });

  await test.step('an owner lets a reader edit, and hands the kitchen over', async () => {
    await ash.page.goto('/app/kitchen');
    const roleOf = (name: string) => ash.page.getByRole('combobox', { name: `What ${name} may do` });
    await roleOf(cedar.name).selectOption('editor');
    await expect.poll(async () => (await cedar.call('GET', '/api/household')).body['role']).toBe('editor');
    await cedar.page.goto('/app/recipe-book');
    await expect(cedar.page.getByRole('button', { name: 'Add Meal' }).first()).toBeVisible();
    // the last owner names another first
    await roleOf(ash.name).selectOption('editor');
    await expect(ash.page.getByText('Please make somebody else an owner of your kitchen first.')).toBeVisible();
    await roleOf(birch.name).selectOption('owner');
    await expect.poll(async () => (await birch.call('GET', '/api/household')).body['role']).toBe('owner');
    await roleOf(ash.name).selectOption('editor');
    await expect(ash.page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  });

  await test.step('leaving takes copies of what one added; the kitchen keeps its own, unsigned', async () => {
    await ash.page.getByRole('button', { name: 'Leave' }).click();
    await ash.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(member(ash.page, birch.name)).toHaveCount(0);
    await ash.page.goto('/app/recipe-book');
    await expect(ash.page.getByRole('link', { name: 'Leek pie' })).toBeVisible();
    await expect(ash.page.getByRole('link', { name: 'Bean soup' })).toHaveCount(0);
    await birch.page.goto('/app/recipe-book');
    await birch.page.getByRole('link', { name: 'Leek pie' }).click();
    await expect(birch.page.getByText('Added by somebody who left')).toBeVisible();
  });

  await test.step('who is taken out is alone, at once', async () => {
    await birch.page.goto('/app/kitchen');
    // the second press of a double click closes nothing that the first one opened
    await member(birch.page, dill.name).getByRole('button', { name: 'Take out' }).dblclick();
    await birch.page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).dblclick();
    await expect(member(birch.page, dill.name)).toHaveCount(0);
    // the row and its button went before the question closed
    await expect(member(birch.page, cedar.name).getByRole('button', { name: 'Take out' })).toBeFocused();
    await dill.page.goto('/app/recipe-book');
    await expect(dill.page.getByRole('link', { name: 'Bean soup' })).toHaveCount(0);
    expect((await dill.call('GET', '/api/household')).body['members']).toHaveLength(1);
  });

  await test.step('an account that is deleted leaves the kitchen its things, unsigned', async () => {
    await addRecipe(cedar, 'Onion tart');
    const gone = await cedar.call('POST', '/api/auth/delete-account', { reason: 'other', password: PASSWORD });
    expect(gone.status).toBe(200);
    await birch.page.goto('/app/recipe-book');
    await birch.page.getByRole('link', { name: 'Onion tart' }).click();
    await expect(birch.page.getByRole('heading', { level: 1, name: 'Onion tart' })).toBeVisible();
    // who is alone again is told of nobody
    await expect(birch.page.getByText(/Added by/)).toHaveCount(0);
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { ingredientsOf } from './fill-book.ts';
import { type Account, expect, expectAccessible, makeAccount, test } from './fixtures.ts';

const RICE_BOWL = {
  recipeName: 'Rice bowl',
  lines: 'salmon fillets, 2, ; sushi rice, 110, g; lime, 1, ; edamame, 60, g',
  steps: [
    'Rinse the rice. Simmer it for 12 minutes, then rest it for 8 to 10 minutes.',
    'Roast the salmon for 11 minutes, until it flakes.',
    'Boil the edamame for 10 seconds. Squeeze over half of the lime.',
    'Spoon the rice into bowls. Chill what is left for 8 hours, stirring every 10 minutes.',
  ],
};
const FLATBREADS = {
  recipeName: 'Flatbreads',
  lines: 'strong flour, 250, g; yoghurt, 150, g; butter, 30, g',
  steps: ['Knead the flour and yoghurt for 5 minutes.', 'Let it rest for 40 minutes.', 'Fry 2 minutes per side.'],
};

/** Adds a recipe through the call of the form; answers its id. */
async function addRecipe(request: APIRequestContext, account: Account, { recipeName, lines, steps }: typeof RICE_BOWL) {
  const { token } = await (await request.post('/api/auth/authenticate', { data: account })).json();
  const reply = await request.post('/api/recipes/add-recipe', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      recipeName,
      type: 'dinner',
      serves: '2',
      prepTime: '10',
      cookTime: '25',
      ingredients: JSON.stringify(ingredientsOf(lines)),
      method: JSON.stringify(steps.map((desc, place) => ({ step: place + 1, desc }))),
      tags: '[]',
    },
  });
  return ((await reply.json()) as { id: string }).id;
}

const MINUTE_MS = 60_000;
/** A timer of the bar, by its name and the time it shows. */
const timerLeft = (page: Page, name: string, left: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, ${left} left`) });

const SIZES = [
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
] as const;

for (const [where, width, height] of SIZES) {
  test(`on ${where} a recipe is cooked step by step, with timers that survive a reload and ring elsewhere`, async ({
    page,
    account,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn('/app/recipe-book', { account });
    const id = await addRecipe(page.request, account, RICE_BOWL);
    await page.goto(`/app/recipes/${id}/rice-bowl`);
    await page.getByRole('button', { name: 'More: Serves' }).click();
    await page.getByRole('button', { name: 'More: Serves' }).click();
    await page.getByRole('link', { name: 'Cook', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rice bowl' })).toBeVisible();
    await page.getByRole('checkbox', { name: /sushi rice/ }).check();
    await expect(page.getByText('1 of 4 ready')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /sushi rice 220 g/ })).toBeVisible();
    await page.getByRole('button', { name: /Start a timer: .*12 minutes/ }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    // from here the page's clock is moved by hand: a slow machine shows the same second as a fast one
    const startedMs = Date.now();
    await page.clock.setFixedTime(startedMs);
    await page.keyboard.press('t');
    await expect(timerLeft(page, 'Salmon', '11:00')).toBeVisible();
    await page.keyboard.press('1');
    await expectAccessible(page);

    await page.clock.setFixedTime(startedMs + 2 * MINUTE_MS);
    await page.reload();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /salmon/ })).toBeChecked();
    await expect(timerLeft(page, 'Salmon', '9:00')).toBeVisible();

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('checkbox', { name: /lime of 2 in all 1/ })).toBeVisible();
    await page.getByRole('button', { name: /Start a timer: .*10 seconds/ }).click();
    await page.getByRole('link', { name: 'Leave cooking; timers go on' }).click();
    await expect(page.getByRole('complementary', { name: 'Timers' })).toContainText('Cooking, step 3 of 4');
    const ring = page.getByRole('alert').filter({ hasText: 'the time is up' });
    await expect(page.getByRole('complementary', { name: 'Timers' })).toContainText('0:10');
    await expect(ring).toBeHidden();
    await page.clock.setFixedTime(startedMs + 2 * MINUTE_MS + 10_000);
    await expect(ring).toBeVisible();
    await expect(page).toHaveTitle(/: done$/);
    await expectAccessible(page);
    await ring.getByRole('button', { name: 'Stop' }).click();
    await expect(ring).toBeHidden();
    await expect(page).toHaveTitle(/^Rice bowl/);
  });
}

test('two recipes are cooked beside each other, in the dark, and long waits are a sentence', async ({
  page,
  account,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signIn('/app/recipe-book', { account });
  const id = await addRecipe(page.request, account, RICE_BOWL);
  const other = await addRecipe(page.request, account, FLATBREADS);
  await page.goto(`/app/recipes/${other}/cook`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Cook a second recipe beside this one' }).click();
  await page.getByRole('button', { name: 'Rice bowl' }).click();
  const lane = page.getByRole('article', { name: 'Rice bowl' });
  await lane.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(lane.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Flatbreads' }).getByText('Step 1 of 3')).toBeVisible();
  await expectAccessible(page);
  for (const step of [2, 3, 4]) {
    await lane.getByRole('button', { name: 'Next' }).click();
    await expect(lane.getByText(`Step ${step} of 4`)).toBeVisible();
  }
  await expect(lane.getByText(/A wait of 8 hours: too long for a timer/)).toBeVisible();
  await page.goto(`/app/recipes/${id}/cook`);
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  await expectAccessible(page);
});

test('a timer is right to a second after the browser was killed', async ({ server }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sorrel-cook-'));
  const { executablePath, args } = await findChromium();
  const account = await makeAccount(server.url);

  /** A browser of its own process, so that it can be killed: no page gets to say goodbye. */
  async function start() {
    const child = spawn(executablePath, [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ]);
    const endpoint = await new Promise<string>((resolve, reject) => {
      let printed = '';
      child.stderr.on('data', (chunk) => {
        printed += String(chunk);
        const found = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
        if (found) resolve(found);
      });
      child.on('exit', () => reject(new Error(printed)));
    });
    const browser = await chromium.connectOverCDP(endpoint);
    const context = browser.contexts()[0] ?? (await browser.newContext());
    await context.request.post(`${server.url}/api/auth/authenticate`, { data: account });
    return { page: await context.newPage(), context, kill: () => void child.kill('SIGKILL'), child };
  }

  const first = await start();
  const { token } = await (
    await first.context.request.post(`${server.url}/api/auth/authenticate`, { data: account })
  ).json();
  const reply = await first.context.request.post(`${server.url}/api/recipes/add-recipe`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      recipeName: 'Rice',
      serves: '2',
      ingredients: JSON.stringify(ingredientsOf('rice, 200, g')),
      method: JSON.stringify([{ step: 1, desc: 'Simmer the rice for 12 minutes.' }]),
    },
  });
  const { id } = (await reply.json()) as { id: string };
  await first.page.goto(`${server.url}/app/recipes/${id}/cook`);
  await first.page.getByRole('button', { name: 'Start', exact: true }).click();
  const startedMs = Date.now();
  await first.page.clock.setFixedTime(startedMs);
  await first.page.getByRole('button', { name: /Start a timer: Rice, 12 minutes/ }).click();
  await expect(first.page.getByText('Timer started: Rice, 12 minutes')).toBeVisible();
  await expect(timerLeft(first.page, 'Rice', '12:00')).toBeVisible();
  first.kill();
  await new Promise((resolve) => first.child.once('close', resolve));

  const second = await start();
  await second.page.clock.setFixedTime(startedMs + 5 * MINUTE_MS + 1000);
  await second.page.goto(`${server.url}/app/recipes/${id}/cook`);
  await expect(second.page.getByText('Step 1 of 1')).toBeVisible();
  await expect(timerLeft(second.page, 'Rice', '6:59')).toBeVisible();

  // half an hour away: what rang meanwhile says so at once
  await second.page.clock.setFixedTime(startedMs + 35 * MINUTE_MS);
  await expect(second.page.getByRole('alert').filter({ hasText: 'Rice: the time is up' })).toBeVisible();
  second.kill();
  await new Promise((resolve) => second.child.once('close', resolve));
  rmSync(profile, { recursive: true, force: true });
});

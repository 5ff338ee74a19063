/**
 * Takes the pictures of the product that the public pages show: `npm run screens`, after `npm run build`. A server of its
 * own with a book of catalogue recipes, in both themes, at twice the size of the window; kept in `web/public/screens`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Recipe } from '@sorrel/contract/recipe';
import sharp from 'sharp';
import { SCREEN_THEMES, SCREENS, type ScreenName, screenPath, screenWidthsPx } from '../web/src/marketing/screens.ts';
import { findChromium } from './chromium.ts';
import { makeAccount } from './fixtures.ts';
import { startServer } from './server.ts';

const ROOT = path.join(import.meta.dirname, '..');
const SCALE = 2;
const AVIF = { quality: 60, effort: 4 } as const;
const PAGES_OF_CATALOGUE = 7;
/** Recipes that are not copied: something is left to explore. */
const LEFT_OUT = /Muesli|Granola|Bites|Congee/;
const FAVOURITES = ['Teriyaki Salmon Rice Bowl', 'Prawn Pad Thai', 'Fish Tacos with Lime Slaw', 'Chana Masala'];
const SHOWN_RECIPE = 'Aubergine Parmigiana with Mozzarella';
const SHOWN_ADDRESS = 'https://example.com/recipes/vegetable-biryani';

const only = process.argv.slice(2);
const isWanted = (screen: ScreenName) => only.length === 0 || only.includes(screen);

/** A page of the web with a recipe on it, as structured data. */
async function serveRecipePage() {
  const file = path.join(ROOT, 'reference/recipes/rice-and-grain-dishes.json');
  const recipes: { name: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const data = JSON.stringify(recipes.find(({ name }) => name.startsWith('Vegetable Biryani')));
  const http = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><script type="application/ld+json">${data}</script></html>`);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${(http.address() as AddressInfo).port}`, close: () => http.close() };
}

/** An account with a name, goals' figures and a full book. */
async function furnish(context: BrowserContext, serverUrl: string) {
  const account = await makeAccount(serverUrl);
  const { token } = await (await context.request.post('/api/auth/authenticate', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  await context.request.put('/api/auth/update-profile', {
    headers,
    multipart: {
      fullName: 'Robin Ash',
      dob: '1988-04-12',
      gender: 'female',
      height: '168',
      weight: '64',
      activityLevel: 'moderatelyActive',
    },
  });
  const catalogue = async (page: number) => {
    const reply = await context.request.get(`/api/recipes/premium-recipes?page=${page}&limit=24`, { headers });
    const { results }: { results: { id: string; name: string }[] } = await reply.json();
    return results;
  };
  // the catalogue is read after the first start
  while ((await catalogue(PAGES_OF_CATALOGUE)).length === 0) await new Promise((resolve) => setTimeout(resolve, 500));
  const copied: { id: string; name: string }[] = [];
  for (let page = PAGES_OF_CATALOGUE; page >= 1; page -= 1) {
    for (const { id, name } of await catalogue(page)) {
      if (LEFT_OUT.test(name)) continue;
      const recipe: Recipe = await (await context.request.get(`/api/recipes/get-recipe/${id}`, { headers })).json();
      const saved = await context.request.post('/api/recipes/save-recipe', {
        headers,
        data: {
          id,
          recipeName: name,
          caption: recipe.caption,
          type: recipe.type,
          serves: recipe.serves,
          prepTime: recipe.prep_time,
          cookTime: recipe.cook_time,
          ingredients: recipe.ingredients,
          nutrients: recipe.nutrients,
          method: recipe.method.map(({ step, desc }) => ({ step, desc })),
          tags: recipe.tags.map(({ tag_id }) => tag_id),
          notes: recipe.notes,
          source: 'admin',
        },
      });
      if (!saved.ok()) throw new Error(`saving ${name} answered ${saved.status()}: ${await saved.text()}`);
      copied.push({ id: (await saved.json()).id, name });
    }
  }
  for (const { id, name } of copied) {
    if (FAVOURITES.includes(name)) await context.request.put(`/api/recipes/toggle-fave/${id}`, { headers });
  }
}

const ready = (page: Page) => page.waitForLoadState('networkidle');

/** What is done on a page before its picture is taken. */
const STAGES: Record<ScreenName, (page: Page) => Promise<void>> = {
  async week(page) {
    await page.goto('/app/meal-plans');
    await page.getByRole('textbox', { name: 'Plan name' }).fill('spring week');
    await page
      .getByRole('button', { name: /Plan settings|^Settings$/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Nutrition' }).click();
    await page.getByRole('button', { name: /^Fill from profile/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Generate Plan' }).click();
    await page.getByRole('tabpanel').getByRole('article').getByRole('link').first().waitFor();
    await page.getByText('Your week is ready', { exact: false }).waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: /^Lock (?!Day)/ })
      .nth(1)
      .click();
  },
  async 'week-phone'(page) {
    await page.goto('/app/meal-plans');
    await page.getByRole('tabpanel').getByRole('article').first().waitFor();
  },
  async list(page) {
    await page.goto('/app/meal-plans');
    await page.getByRole('button', { name: 'Shopping List' }).click();
    await page.waitForURL(/shopping-lists\?plan=/);
    // the list that was there before is shown until this one has come, and then named in a notice
    await ready(page);
    const notice = page.getByRole('button', { name: 'Dismiss', exact: true });
    if (await notice.isVisible()) await notice.click();
    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    for (const index of [0, 2, 5, 9]) await boxes.nth(index).check();
    // checking may have scrolled to a box further below
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  },
  async 'list-phone'(page) {
    await page.goto('/app/shopping-lists');
    await page.getByRole('checkbox').first().waitFor();
  },
  async nutrition(page) {
    await page.goto(`/app/recipe-book?search=${encodeURIComponent(SHOWN_RECIPE)}`);
    await page.getByRole('article').getByRole('link', { name: SHOWN_RECIPE }).click();
    await page.getByRole('heading', { level: 1, name: SHOWN_RECIPE }).waitFor();
    const nutrition = page.getByRole('heading', { name: /^Nutrition/ });
    await nutrition.waitFor();
    await nutrition.evaluate((element) =>
      element.closest('section')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
  },
  async import(page) {
    await page.goto('/app/recipes/add-recipe');
    const address = page.getByRole('textbox', { name: 'Recipe address' });
    await address.fill(`http://${recipeSite.address}/`);
    await page.getByRole('button', { name: 'Fill' }).click();
    await page.getByText('Vegetable Biryani').first().waitFor({ state: 'attached' });
    await page.getByRole('spinbutton', { name: 'Serves' }).waitFor();
    // the address of a machine of ours says nothing to anybody
    await address.fill(SHOWN_ADDRESS);
    await address.blur();
  },
  async spinner(page) {
    await page.goto('/app/spinner');
    await page.getByRole('button', { name: 'Spin' }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Spin', disabled: false }).waitFor();
  },
  async explore(page) {
    await page.goto('/app/explore');
    await page.getByRole('article').first().waitFor();
  },
};

async function take(page: Page, screen: ScreenName, theme: (typeof SCREEN_THEMES)[number]) {
  const { widthPx, heightPx } = SCREENS[screen];
  await page.setViewportSize({ width: widthPx, height: heightPx });
  try {
    await STAGES[screen](page);
  } catch (cause) {
    const seen = path.join(tmpdir(), `screens-${screen}.png`);
    await page.screenshot({ path: seen });
    throw new Error(`${screen} could not be set up; what was seen is in ${seen}`, { cause });
  }
  await ready(page);
  // messages that go away by themselves are not part of the picture
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  const png = await page.screenshot({ animations: 'disabled' });
  for (const width of screenWidthsPx(screen)) {
    await sharp(png)
      .resize({ width })
      .avif(AVIF)
      .toFile(path.join(ROOT, 'web/public', screenPath(screen, theme, width)));
  }
  console.log(`${screen} ${theme}`);
}

const recipeSite = await serveRecipePage();
const server = await startServer({ PREMIUM_FOR_ALL: 'true', IMPORT_ALLOW_HOSTS: recipeSite.address });
const browser = await chromium.launch(await findChromium());
try {
  mkdirSync(path.join(ROOT, 'web/public/screens'), { recursive: true });
  const context = await browser.newContext({
    baseURL: server.url,
    deviceScaleFactor: SCALE,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await furnish(context, server.url);
  const page = await context.newPage();
  await page.goto('/app/recipe-book');
  for (const theme of SCREEN_THEMES) {
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.reload();
    for (const screen of Object.keys(SCREENS) as ScreenName[]) {
      // one week serves the pictures of both themes
      if (isWanted(screen) || (screen === 'week' && theme === 'light')) await take(page, screen, theme);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  recipeSite.close();
}

import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '@sorrel/e2e/chromium';
import { makeAccount, PASSWORD, runAdmin } from '@sorrel/e2e/fixtures';
import { type RunningServer, startServer } from '@sorrel/e2e/server';
import { openDatabaseBeside } from '../../server/src/db/open-database.ts';
import { doInteraction, findElement, type Interaction, SCROLLING, typing } from './screens/interaction.ts';
import { type Measured, measureInteraction, SLOWDOWN, watchPresses } from './screens/measure-interaction.ts';
import { SCREENS } from './screens/screens.ts';
import { isProductBuilt } from './shared/built-product.ts';

const RECIPES = 10_000;
const WANTED_MS = 200;
const ACTION_TIMEOUT_MS = 60_000;
/** What an empty page of the browser needs for the same hands: the floor of every figure below it. */
const EMPTY_PAGE = `<!doctype html><title>empty</title><input type="search" aria-label="Search"><div style="height:6000px"></div>`;

const ON_EMPTY_PAGE: readonly Interaction[] = [
  { name: 'type in search', on: (page) => page.getByRole('searchbox', { name: 'Search' }), act: typing('soup') },
  SCROLLING,
];
/** Between finding what is pressed and pressing it: the search has to be over. */
const REST_MS = 200;

/** A book of many recipes, made of those of explore: every one its own name, nothing else done by hand. */
async function fillBook(server: RunningServer, email: string) {
  const database = await openDatabaseBeside({
    databaseUrl: server.environment['DATABASE_URL'],
    dataFolder: server.dataFolder,
  });
  try {
    await database.pool.query(
      `insert into recipes (household_id, added_by, name, caption, type, serves, prep_minutes, cook_minutes, ingredients, method, category,
         tag_ids, nutrients, calories, protein, carbohydrates, fat, fiber, sugar, diet_warnings, diet_unjudged, judged_revision, search_text, created_at)
       select u.household_id, u.id, r.name || ' ' || n, r.caption, r.type, r.serves, r.prep_minutes, r.cook_minutes, r.ingredients, r.method,
         r.category, r.tag_ids, r.nutrients, r.calories, r.protein, r.carbohydrates, r.fat, r.fiber, r.sugar, r.diet_warnings, r.diet_unjudged, r.judged_revision,
         r.search_text || ' ' || n, now() - make_interval(secs => n)
       from users u,
         lateral generate_series(1, ${RECIPES}) n
         join lateral (select *, row_number() over (order by id) as place, count(*) over () as many
           from recipes where is_public) r on r.place = 1 + n % r.many
       where u.email_key = $1`,
      [email],
    );
  } finally {
    await database.close();
  }
}

async function exploreIsThere(server: RunningServer, token: string) {
  for (;;) {
    const reply = await fetch(`${server.url}/api/recipes/premium-recipes`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (((await reply.json()) as { total: number }).total > 100) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function slowPage(browser: Browser, server: RunningServer, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  await context.request.post('/api/auth/authenticate', { data: { email, password: PASSWORD } });
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await watchPresses(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

function print(screen: string, interaction: string, { nextPaintMs, taskMs, taskCpuMs }: Measured) {
  const feltMs = nextPaintMs ?? taskMs;
  const judged =
    screen === 'empty page' ? '' : feltMs <= WANTED_MS ? 'within' : taskCpuMs <= WANTED_MS ? 'waited' : 'OVER';
  const columns = [nextPaintMs, taskMs, taskCpuMs].map((ms) =>
    (ms === null ? '-' : `${ms.toFixed(0)} ms`).padStart(12),
  );
  console.log(`${screen.padEnd(14)} ${interaction.padEnd(22)}${columns.join('')}  ${judged}`);
}

async function measure(browser: Browser, page: Page, screen: string, interaction: Interaction) {
  const element = await findElement(page, interaction);
  await page.waitForTimeout(REST_MS);
  const measured = await measureInteraction(browser, page, () => doInteraction(page, interaction, element));
  print(screen, interaction.name, measured);
}

/**
 * What a person feels who types, scrolls and opens things, with 10,000 recipes in the book and the processor slowed down:
 * the time from a press to the next picture, and the longest task of the main thread. `waited`: over the limit only because
 * this machine was busy. Names limit it to screens: `SCREENS=explore,meal-plans npm run bench -- screens`.
 */
export async function run(): Promise<void> {
  if (!isProductBuilt()) return;
  const { executablePath, args } = await findChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const { email } = await makeAccount(server.url);
    runAdmin(server, 'grant-premium', email, '--months', '1');
    const signedIn = await fetch(`${server.url}/api/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    await exploreIsThere(server, ((await signedIn.json()) as { token: string }).token);
    await fillBook(server, email);
    console.log(`${RECIPES} recipes in the book, processor ${SLOWDOWN} times slower, wanted: at most ${WANTED_MS} ms`);
    console.log('screen         interaction              next paint longest task of it computing');

    const empty = await slowPage(browser, server, email);
    await empty.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
    await empty.goto('/empty');
    for (const interaction of ON_EMPTY_PAGE) await measure(browser, empty, 'empty page', interaction);
    await empty.context().close();

    const wanted = process.env['SCREENS']?.split(',');
    for (const screen of SCREENS) {
      if (wanted && !wanted.includes(screen.name.replaceAll(' ', '-'))) continue;
      const page = await slowPage(browser, server, email);
      await screen.prepare?.(page);
      const open = await measureInteraction(browser, page, async () => {
        await page.goto(screen.path);
        await page.locator(screen.ready).first().waitFor();
      });
      print(screen.name, 'open the page', open);
      for (const interaction of screen.interactions) await measure(browser, page, screen.name, interaction);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

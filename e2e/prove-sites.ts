/**
 * Forty sites of this machine that turn our server away, each brought into the book in three presses at most: by the extension as
 * the server gives it away, by the bookmark, and by pasting the page. In Debian's Chromium, since the one of npm loads no
 * extensions. `tsx e2e/prove-sites.ts --sites=8` takes fewer.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { makeAccount } from './accounts.ts';
import { INGREDIENTS_OF, type RefusingSite, startRefusingSites } from './refusing-sites.ts';
import { type RunningServer, startServer } from './server.ts';
import { unzip } from './unzip.ts';

const CHROMIUM = process.env['EXTENSION_CHROMIUM'] ?? '/usr/bin/chromium';
if (!existsSync(CHROMIUM)) {
  console.error(`${CHROMIUM} is missing: apt-get install chromium, or name another with EXTENSION_CHROMIUM.`);
  process.exit(1);
}
const count = Number(process.argv.find((argument) => argument.startsWith('--sites='))?.slice(8) ?? 40);
const MOST_PRESSES = 3;
const WITHIN_MS = 60_000;

/** What a person presses, one after the other; looking at a page, copying and pasting it are none. */
class Presses {
  count = 0;

  async on(target: Locator) {
    this.count++;
    await target.click();
  }

  /** A button of the browser itself, which no page can press. */
  async onBrowser(press: () => Promise<unknown>) {
    this.count++;
    await press();
  }
}

/** The form, filled with the recipe of a site; the last press puts it into the book. */
async function addFrom(form: Page, site: RefusingSite, presses: Presses) {
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(site.name, { timeout: WITHIN_MS });
  const rows = form.getByRole('list', { name: 'Ingredients of the recipe' }).getByRole('listitem');
  await expect(rows).toHaveCount(INGREDIENTS_OF[site.shape], { timeout: WITHIN_MS });
  await presses.on(form.getByRole('button', { name: 'Add Recipe +' }));
  await expect(form.getByText(`${site.name} has been added successfully.`)).toBeVisible({ timeout: WITHIN_MS });
}

async function shown(context: BrowserContext, site: RefusingSite): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(site.address);
  await expect(tab.getByRole('heading', { level: 1, name: site.name })).toBeVisible({ timeout: WITHIN_MS });
  await tab.bringToFront();
  return tab;
}

/** Does what opens a page, and gives that page. */
async function opened(context: BrowserContext, press: () => Promise<unknown>): Promise<Page> {
  const page = context.waitForEvent('page', { timeout: WITHIN_MS });
  await press();
  return page;
}

interface Way {
  name: string;
  /** Brings the site into the book. */
  bring: (context: BrowserContext, server: RunningServer, site: RefusingSite, presses: Presses) => Promise<void>;
}

const byExtension: Way = {
  name: 'extension',
  bring: async (context, _server, site, presses) => {
    const tab = await shown(context, site);
    const browser = context.browser();
    if (browser === null) throw new Error('no browser');
    const devtools = await browser.newBrowserCDPSession();
    const { targetInfos } = await devtools.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const target = targetInfos.find(({ url }) => url === tab.url());
    // its button in the bar of the browser, which no page can press; its worker sleeps until somebody does
    const send = devtools.send.bind(devtools) as (method: string, given?: object) => Promise<unknown>;
    const { extensions } = (await send('Extensions.getExtensions')) as { extensions: { id: string; path: string }[] };
    const id = extensions.find((one) => one.path === extension)?.id;
    const form = await opened(context, () =>
      presses.onBrowser(() => send('Extensions.triggerAction', { id, targetId: target?.targetId })),
    );
    await addFrom(form, site, presses);
    await Promise.all([tab.close(), form.close()]);
  },
};

const byBookmark: Way = {
  name: 'bookmark',
  bring: async (context, server, site, presses) => {
    const tools = await context.newPage();
    await tools.goto(`${server.url}/app/recipes/add-recipe`);
    await tools.getByRole('textbox', { name: 'Recipe address' }).fill(site.address);
    await tools.getByRole('button', { name: 'Fill' }).click();
    const bookmark = tools.getByRole('link', { name: 'Save to Sorrel' });
    await expect(bookmark).toHaveAttribute('href', /^javascript:/, { timeout: WITHIN_MS });
    const code = decodeURIComponent((await bookmark.getAttribute('href'))?.slice('javascript:'.length) ?? '');
    await tools.close();
    const tab = await shown(context, site);
    const devtools = await context.newCDPSession(tab);
    const form = await opened(context, () =>
      presses.onBrowser(() => devtools.send('Runtime.evaluate', { expression: code, userGesture: true })),
    );
    await addFrom(form, site, presses);
    await Promise.all([tab.close(), form.close()]);
  },
};

const byPaste: Way = {
  name: 'paste',
  bring: async (context, server, site, presses) => {
    const form = await context.newPage();
    await form.goto(`${server.url}/app/recipes/add-recipe`);
    await form.getByRole('textbox', { name: 'Recipe address' }).fill(site.address);
    await presses.on(form.getByRole('button', { name: 'Fill' }));
    const link = form.getByRole('link', { name: 'Open the page' });
    await expect(link).toBeVisible({ timeout: WITHIN_MS });
    const tab = await opened(context, () => presses.on(link));
    await expect(tab.getByRole('heading', { level: 1, name: site.name })).toBeVisible({ timeout: WITHIN_MS });
    await tab.bringToFront();
    await tab.keyboard.press('Control+a');
    await tab.keyboard.press('Control+c');
    await form.bringToFront();
    await form.getByRole('textbox', { name: 'The page' }).focus();
    await form.keyboard.press('Control+v');
    await addFrom(form, site, presses);
    await Promise.all([tab.close(), form.close()]);
  },
};

const { sites, stop } = await startRefusingSites(count);
const server = await startServer({
  IMPORT_ALLOW_HOSTS: sites.map(({ address }) => new URL(address).host).join(','),
  PREMIUM_FOR_ALL: 'true',
});
const folder = mkdtempSync(path.join(tmpdir(), 'sorrel-sites-'));
const extension = path.join(folder, 'extension');
await unzip(Buffer.from(await (await fetch(`${server.url}/extension.zip`)).arrayBuffer()), extension);

const failures: string[] = [];
for (const way of [byExtension, byBookmark, byPaste]) {
  // what an account may import in an hour is enough for one way each
  const account = await makeAccount(server.url);
  const context = await chromium.launchPersistentContext(path.join(folder, way.name), {
    executablePath: CHROMIUM,
    headless: false,
    args: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--enable-unsafe-extension-debugging'],
      ...[`--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ],
  });
  context.setDefaultTimeout(WITHIN_MS);
  await context.request.post(`${server.url}/api/auth/authenticate`, { data: account });
  let brought = 0;
  let most = 0;
  for (const site of sites) {
    try {
      const presses = new Presses();
      await way.bring(context, server, site, presses);
      if (presses.count > MOST_PRESSES) throw new Error(`it took ${presses.count} presses`);
      most = Math.max(most, presses.count);
      brought++;
    } catch (cause) {
      const said = String(cause).split('\n').slice(0, 8).join(' ').replace(/\s+/g, ' ');
      failures.push(`${way.name}: ${site.name} (${site.refusal}, ${site.shape}): ${said}`);
      for (const page of context.pages().slice(1)) await page.close();
    }
  }
  console.log(`by ${way.name}: ${brought} of ${sites.length} sites, ${most} presses at most`);
  await context.close();
}
for (const failure of failures) console.log(failure);
await server.stop();
await stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failures.length === 0 ? 0 : 1);

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { siteAddresses, sitePath } from '@sorrel/contract/site';
import type { ShownLanguage } from '../../web/src/language/shown-language.ts';
import { isHeld, routeAnswers } from './answers.ts';
import { CHECKS_SCRIPT, checkLooks } from './checks.ts';
import { DEVICES, type Device, NARROWEST, SHORT_SHOT, type Size, THEMES, type Theme } from './devices.ts';
import type { Fault } from './page-checks.ts';
import type { Screen } from './screen.ts';
import { countChanges, drawEverything, NOW, seedChance, settle, watchRequests } from './settle.ts';
import { within } from './within.ts';
import type { Person, World } from './world.ts';

export interface Job {
  group: string;
  screen: Screen;
  device: Device;
  /** the narrowest screen in the longer language: nothing may be wider than the window, and no picture is taken */
  isNarrowest?: boolean;
}

/** What a walk to one screen on one device brought back. */
export interface Taken {
  /** names of the pictures, which are files of that name with `.png` in the folder */
  pictures: string[];
  faults: (Fault & { picture: string })[];
}

export interface Walk {
  browser: Browser;
  world: World;
  folder: string;
  isShort: boolean;
  language: ShownLanguage;
}

/**
 * The signed-in browsers of one walker: each walker has sessions of its own, since a session's cookie is good for one
 * renewal, and keeps them, so that the scripts of the product are compiled once and not for each screen.
 */
export type Sessions = Map<string, BrowserContext>;

const STEP_WITHIN_MS = 30_000;
/** A screen with all its sizes and themes takes seconds, on a machine with other work some minutes. */
const SCREEN_WITHIN_MS = 300_000;
/** What is not closed by then is left to the end of the browser. */
const CLOSE_WITHIN_MS = 10_000;
/** A long page full of drawings, as explore is, takes a busy machine more than a quarter of a minute. */
const PICTURE_WITHIN_MS = 120_000;

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const pictureName = ({ group, screen }: Job, size: Size, theme: Theme) =>
  `${slug(group)}/${slug(screen.name)}.${size.name}.${theme}`;

/** A browser of its own: somebody with a device, who reads a language. */
interface Seat {
  person: Person;
  device: Device;
  language: ShownLanguage;
}

const seatOf = ({ language }: Walk, { screen, device, isNarrowest }: Job): Seat => ({
  person: screen.as ?? 'visitor',
  device,
  language: isNarrowest ? 'pseudo' : language,
});
const keyOf = ({ person, device, language }: Seat) => `${person} ${device} ${language}`;

async function openContext({ browser, world }: Walk, { person, device, language }: Seat) {
  const { isPhone, sizes } = DEVICES[device];
  const [{ widthPx, heightPx, font }] = sizes;
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: widthPx, height: heightPx },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(STEP_WITHIN_MS);
  // tsx gives functions their names by this one, also those that run in the browser
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(CHECKS_SCRIPT);
  for (const script of [seedChance, drawEverything, countChanges]) await context.addInitScript(script);
  await context.addInitScript((settings) => Object.assign(localStorage, settings), { font, language });
  if (person !== 'visitor') {
    const reply = await context.request.post('/api/auth/authenticate', { data: world.people[person] });
    if (!reply.ok()) throw new Error(`logging in as ${person} answered ${reply.status()}`);
  }
  return context;
}

/** A page as in a browser in which nothing was done before but signing in. */
async function openPage(walk: Walk, seat: Seat, sessions: Sessions, tell: (doing: string) => void) {
  const key = keyOf(seat);
  const context = sessions.get(key) ?? (await openContext(walk, seat));
  sessions.set(key, context);
  const page = await context.newPage();
  tell('forgetting what the browser has kept');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: walk.world.url,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  return page;
}

/** Puts the page into a theme and a size of letters as the product's own settings do, from another tab. */
async function dress(page: Page, { widthPx, heightPx, font }: Size, theme: Theme, isWhole: boolean) {
  await page.setViewportSize({ width: widthPx, height: heightPx });
  await page.evaluate(
    (settings) => {
      for (const [key, value] of Object.entries(settings)) {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
        // the public pages read the settings when they are loaded; the pages of signing in are always light and small
        if (!location.pathname.startsWith('/auth/')) document.documentElement.dataset[key] = value;
      }
    },
    { theme, font },
  );
  await page.evaluate((whole) => {
    // of a page that is scrolled, what stands fast would lie in the middle of the picture
    if (whole) window.scrollTo({ top: 0, behavior: 'instant' });
    // what hangs on a button stays in sight when the page grows
    else document.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, isWhole);
}

function shotsOf({ screen, device, isNarrowest }: Job, isShort: boolean) {
  if (isNarrowest) return [{ size: NARROWEST, theme: 'light' as const }];
  const themes = screen.themes ?? THEMES;
  const shots = DEVICES[device].sizes.flatMap((size: Size) => themes.map((theme) => ({ size, theme })));
  if (!isShort) return shots;
  const ofSize = shots.filter(({ size }) => size.name === SHORT_SHOT.size);
  const shot = ofSize.find(({ theme }) => theme === SHORT_SHOT.theme) ?? ofSize[0];
  return shot === undefined ? [] : [shot];
}

/** A public page is in another language where its address says so. */
const inLanguage = (address: string, language: ShownLanguage) =>
  siteAddresses().find((one) => one.language === language && sitePath(one.file, 'en') === address)?.path ?? address;

async function waitForToasts(page: Page) {
  // messages that go away by themselves are not part of the picture
  await page.locator('.toast').first().waitFor({ state: 'detached' });
}

/** Waits for a page or a browser to close, but not for ever. */
const closed = (closing: Promise<void> | undefined) =>
  within(CLOSE_WITHIN_MS, Promise.resolve(closing), () => 'not closed').catch(() => undefined);

/** Goes to a screen as its person would and takes its pictures in every size and theme of the device. */
export async function take(walk: Walk, job: Job, sessions: Sessions): Promise<Taken> {
  const { screen, device } = job;
  const seat = seatOf(walk, job);
  let page: Page | undefined;
  let doing = 'opening a page';
  const tell = (what: string) => {
    doing = what;
  };
  async function takeAll() {
    page = await openPage(walk, seat, sessions, tell);
    return await takeOn(page, walk, job, tell);
  }
  async function beginAfresh() {
    await closed(sessions.get(keyOf(seat))?.close());
    sessions.delete(keyOf(seat));
  }
  try {
    const taken = await within(SCREEN_WITHIN_MS, takeAll(), () => `it does not end: ${doing}`);
    if (screen.isKept) await beginAfresh();
    return taken;
  } catch (cause) {
    const file = path.join(walk.folder, 'failed', `${slug(job.group)}-${slug(screen.name)}.${device}.png`);
    // a page that is stuck gives no picture either
    await page?.screenshot({ path: file, timeout: CLOSE_WITHIN_MS }).catch(() => undefined);
    await beginAfresh();
    throw cause;
  } finally {
    await closed(page?.close());
  }
}

async function takeOn(page: Page, walk: Walk, job: Job, tell: (doing: string) => void): Promise<Taken> {
  const { screen, device } = job;
  const { isPhone } = DEVICES[device];
  const { language } = seatOf(walk, job);
  const answers = (typeof screen.answers === 'function' ? screen.answers(walk.world) : screen.answers) ?? {};
  const taken: Taken = { pictures: [], faults: [] };
  const stopped = await routeAnswers(page, answers);
  await page.clock.setFixedTime(NOW);
  const requests = watchRequests(page, isHeld(answers));
  const address = typeof screen.at === 'string' ? screen.at : screen.at(walk.world);
  tell('going there');
  await page.goto(inLanguage(address, language));
  await settle(page, requests);
  for (const [index, step] of (screen.steps ?? []).entries()) {
    tell(`step ${index + 1}`);
    await step({ page, world: walk.world, isPhone, language });
  }
  tell('coming to rest');
  await settle(page, requests);
  tell('waiting for its notices to go');
  await waitForToasts(page);
  const checked = new Set<string>();
  for (const { size, theme } of shotsOf(job, walk.isShort)) {
    tell(`${size.name} ${theme}`);
    await dress(page, size, theme, screen.isWindow !== true);
    // nothing is under the pointer, also where the last press was
    await page.mouse.move(0, 0);
    await settle(page, requests);
    const picture = pictureName(job, size, theme);
    if (!job.isNarrowest) {
      const file = path.join(walk.folder, `${picture}.png`);
      mkdirSync(path.dirname(file), { recursive: true });
      await page.screenshot({
        path: file,
        animations: 'disabled',
        fullPage: !screen.isWindow,
        timeout: PICTURE_WITHIN_MS,
      });
      taken.pictures.push(picture);
    }
    // a theme moves nothing
    if (checked.has(size.name)) continue;
    tell(`${size.name} ${theme}, its checks`);
    checked.add(size.name);
    const found = await checkLooks(page, size.widthPx);
    const counted = job.isNarrowest ? found.filter(({ kind }) => kind === 'overflow') : found;
    taken.faults.push(...counted.map((fault) => ({ ...fault, picture })));
  }
  if (stopped.length > 0) throw new Error(`this would change data: ${[...new Set(stopped)].join(', ')}`);
  return taken;
}

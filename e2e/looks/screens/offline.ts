import type { Page, Route } from '@playwright/test';
import { UNCOUNTED_RECIPE } from '../realistic-book.ts';
import { group, press, read, type Step, type } from '../screen.ts';
import type { World } from '../world.ts';

const BOOK = '/app/recipe-book';
const API = '**/api/**';
const idOf = (world: World) => `${world.recipes.get(UNCOUNTED_RECIPE)}`;
const edit = (world: World) => `/app/recipes/${idOf(world)}/edit`;

/** Whether the device has a copy of the book. Runs in the browser. */
const hasCopy = async () => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('sorrel', 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const request = database.transaction('copies').objectStore('copies').getAllKeys();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return keys.some((key) => Array.isArray(key) && key[1] === 'fetched book');
};
/** A predicate that answers later is no answer to `waitForFunction`. */
const copied: Step = async ({ page }) => {
  while (!(await page.evaluate(hasCopy))) await page.waitForTimeout(200);
};

const say = (page: Page, event: 'offline' | 'online') =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
const leave: Step = ({ page }) => say(page, 'offline');
const abort = (route: Route) => route.abort();
const withoutServer: Step = ({ page }) => page.route(API, abort);
const withServer: Step = async ({ page }) => {
  await page.unroute(API, abort);
  await say(page, 'online');
};
const change: Step[] = [
  copied,
  withoutServer,
  type('Name', 'Toast, the better one'),
  press('Update'),
  read('One change is kept on this device and sends itself.'),
];

/** Without a network, and what waits for one. */
export const OFFLINE = group('offline', 'cook', [
  { name: 'with a copy of the book', at: BOOK, isShort: true, steps: [copied, leave, read(/^No network\./)] },
  { name: 'change that waits', at: edit, steps: change },
  {
    name: 'change that somebody else made too',
    at: edit,
    answers: (world) => ({
      [`/api/recipes/edit-recipe/${idOf(world)}`]: {
        status: 409,
        body: { message: 'Somebody has changed this recipe meanwhile.' },
      },
    }),
    steps: [...change, withServer, read(/changed elsewhere|somebody/i)],
  },
]);

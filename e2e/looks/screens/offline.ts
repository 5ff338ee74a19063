import type { Page, Route } from '@playwright/test';
import { UNCOUNTED_RECIPE } from '../realistic-book.ts';
import { group, press, read, type Step, type } from '../screen.ts';
import type { World } from '../world.ts';

const BOOK = '/app/recipe-book';
const API = '**/api/**';
const idOf = (world: World) => `${world.recipes.get(UNCOUNTED_RECIPE)}`;
const edit = (world: World) => `/app/recipes/${idOf(world)}/edit`;

/** Waits until the device has a copy of the book. */
const copied: Step = ({ page }) =>
  page.waitForFunction(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('sorrel', 1);
      request.onsuccess = () => resolve(request.result);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('copies').objectStore('copies').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return keys.some((key) => Array.isArray(key) && key[1] === 'fetched book');
  });

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

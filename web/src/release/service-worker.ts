/// <reference lib="webworker" />
import { answerFor } from './answer-for.ts';

/**
 * Keeps the application itself on the device, so that it opens without a network. What a person has, replies and pictures alike, never
 * comes here: that is in the device's store under their id, and goes when they log out.
 */

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build (scripts/service-worker.mjs): every file of the application, and one name for all of them as they are. */
declare const SHELL: { version: string; entry: string; files: readonly string[] };

const PAGE = '/index.html';
const CACHES = 'sorrel-application-';
/** Releases that stay: tabs that still show an older one find its files. */
const RELEASES_KEPT = 3;
/** Files that are fetched at once, so that the person's own requests are not behind them. */
const AT_ONCE = 4;
/** A network that has not brought the page by then counts as none. */
const PAGE_WITHIN_MS = 2000;

async function fetchFile(file: string, cache: Cache): Promise<void> {
  const isHashed = file.startsWith('/assets/');
  const known = isHashed ? await caches.match(file) : undefined;
  const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  await cache.put(file, response);
}

async function fetchShell(): Promise<void> {
  const cache = await caches.open(CACHES + SHELL.version);
  const left = [...SHELL.files];
  const fetchNext = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await fetchFile(file, cache);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

async function forgetOldReleases(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHES + SHELL.version);
  // in the order in which they were made
  const old = releases.slice(0, Math.max(0, releases.length - (RELEASES_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function takeOver(): Promise<void> {
  await forgetOldReleases();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ entry: SHELL.entry });
}

/** The page as the server has it now; without a server, or with one that is not well, as it was installed. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: CACHES + SHELL.version });
  const asked = (async () => ((await preloadResponse) as Response | undefined) ?? (await fetch(request)))();
  if (kept === undefined) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PAGE_WITHIN_MS));
  const answer = await Promise.race([asked.catch(() => kept), late]);
  return answer.status >= 500 ? kept : answer;
}

const answerFile = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** Of a browser that answers by rules, without waking the worker for each file. Source: Service Workers, Static Routing API. */
interface WithRoutes {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'cache' }) => Promise<void>;
}

/** Files of the application come from what is kept, and from the network where it is not: as `answerFile` does it. */
const answerByRule = (event: ExtendableEvent & WithRoutes) =>
  event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'cache' });

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.resolve(answerByRule(event)).catch(() => undefined));
  // at once: older tabs still find their files, and what is opened from now on is of one release
  event.waitUntil(fetchShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerFor(request, self.location.origin);
  if (answer === 'page') event.respondWith(answerPage(event));
  if (answer === 'file') event.respondWith(answerFile(request));
});

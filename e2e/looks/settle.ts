import type { Page, Request } from '@playwright/test';

/** A fixed Monday; it lies in the past of every server, so no token of a server has run out by it. */
export const NOW = new Date('2024-05-06T09:00:00Z');
const STILL_FOR_MS = 150;
const GIVE_UP_AFTER_MS = 60_000;

/** Chance with a seed, for what the pages draw by lot. */
export const seedChance = () => {
  let state = 20_240_506;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What is drawn only near the window is drawn at once: a picture holds the whole page. */
export const drawEverything = () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Counts what the page has asked for and not been given; what is held back on purpose does not count. */
export function watchRequests(page: Page, isHeld: (request: Request) => boolean) {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!isHeld(request)) open.add(request);
  });
  const done = (request: Request) => open.delete(request);
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return { count: () => open.size, addresses: () => [...open].map((request) => request.url()) };
}

/** Counts every change of the page, also before it has a body. Runs in the browser. */
export const countChanges = () => {
  const page = window as unknown as { changes: number };
  page.changes = 0;
  const observer = new MutationObserver((changes) => {
    page.changes += changes.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** What would be seen to change: the page itself, its size, and at the end how much is not there yet. */
const signature = () => {
  // a picture far below is in the picture of the whole page
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
  const images = [...document.images].filter((image) => !image.complete).length;
  const covers = document.querySelectorAll('.recipe-cover:empty').length;
  const moving = document
    .getAnimations()
    // what follows the scrolling, or goes round for ever, does not end
    .filter(({ timeline, playState, effect }) => {
      const isTimed = timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
      return isTimed && playState === 'running';
    });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { changes } = window as unknown as { changes: number };
  return [changes, scrollWidth, scrollHeight, images + covers + moving.length].join(' ');
};

/** Waits until nothing is on its way and nothing changes any more: no request, no font, no picture, no movement. */
export async function settle(page: Page, requests: ReturnType<typeof watchRequests>) {
  const startedAtMs = Date.now();
  let last = '';
  let stillSinceMs = Date.now();
  while (Date.now() - stillSinceMs < STILL_FOR_MS) {
    if (Date.now() - startedAtMs > GIVE_UP_AFTER_MS) {
      throw new Error(`the page does not come to rest: ${last}; open: ${requests.addresses().join(', ') || 'nothing'}`);
    }
    await page.waitForTimeout(50);
    const now = await page.evaluate(signature);
    const isBusy = requests.count() > 0 || !now.endsWith(' 0');
    if (isBusy || now !== last) stillSinceMs = Date.now();
    last = now;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

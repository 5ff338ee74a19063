import { afterEach, expect, it, vi } from 'vitest';
import { reloadForMissingFiles } from './new-release.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

async function reloadsAfter(askServer: () => Promise<boolean>) {
  const reload = vi.fn();
  await reloadForMissingFiles(reload, askServer);
  return reload.mock.calls.length;
}
const isThere = () => Promise.resolve(true);

it('a file that went with an older release brings the page anew', async () => {
  expect(await reloadsAfter(isThere)).toBe(1);
});

it('a file that is missing again at once does not: the page would load for ever', async () => {
  await reloadsAfter(isThere);
  expect(await reloadsAfter(isThere)).toBe(0);
});

it('a server that does not answer would bring no page, so this one stays', async () => {
  expect(await reloadsAfter(() => Promise.resolve(false))).toBe(0);
});

/** This page of release 'app-1' asks a server that shows another one, the same, or nothing of ours. */
async function reloadsWhenServed(status: number, body: string) {
  document.head.innerHTML = '<script type="module" src="/assets/app-1.js"></script>';
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const reload = vi.fn();
  await reloadForMissingFiles(reload);
  return reload.mock.calls.length;
}
const pageOf = (entry: string) =>
  `<!doctype html><head><script type="module" crossorigin src="/assets/${entry}.js"></script>`;

it.each([
  ['another release', 200, pageOf('app-2'), 1],
  ['the same release, from which one file did not come', 200, pageOf('app-1'), 0],
  ['a page that is not ours, as of a network that wants a password', 200, '<h1>Welcome to our hotel</h1>', 0],
  ['that it is not well', 503, pageOf('app-2'), 0],
])('a page in which a file is missing asks what the server shows: %s', async (_what, status, body, times) => {
  sessionStorage.clear();
  expect(await reloadsWhenServed(status, body)).toBe(times);
});

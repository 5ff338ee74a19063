import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose moments are had one by one. */
function browserWith(...moments: { didTimeout: boolean; leftMs: number }[]) {
  const asked = vi.fn((callback: IdleRequestCallback) => {
    const moment = moments.shift();
    if (moment === undefined) return 0;
    callback({ didTimeout: moment.didTimeout, timeRemaining: () => moment.leftMs });
    return 0;
  });
  vi.stubGlobal('requestIdleCallback', asked);
  return asked;
}

test.each([
  [
    'waits until a moment has time left',
    [
      { didTimeout: false, leftMs: 3 },
      { didTimeout: false, leftMs: 40 },
    ],
    2,
  ],
  ['begins all the same where there never is one', [{ didTimeout: true, leftMs: 0 }], 1],
])('what can wait %s', async (_what, moments, times) => {
  const asked = browserWith(...moments);
  expect(await whenIdle(async () => 'loaded')()).toBe('loaded');
  expect(asked).toHaveBeenCalledTimes(times);
});

test('what can wait is not loaded while the page has work, and at once where the browser does not say', async () => {
  browserWith({ didTimeout: false, leftMs: 1 });
  const load = vi.fn(async () => 'loaded');
  void whenIdle(load)();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  expect(await whenIdle(load)()).toBe('loaded');
});

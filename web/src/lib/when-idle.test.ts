import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a page on which something always moves, and leaves each moment too little, is waited for two seconds and no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 12 }), 16),
  );
  const load = vi.fn(async () => 'loaded');
  void whenIdle(load)();
  await vi.advanceTimersByTimeAsync(1900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock that stands still is looked at so often and no more', async () => {
  const asked = browserWith(...Array.from({ length: 500 }, () => ({ didTimeout: false, leftMs: 0 })));
  expect(await whenIdle(async () => 'loaded')()).toBe('loaded');
  expect(asked.mock.calls.length).toBeLessThan(500);
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

import type { Browser, Page } from '@playwright/test';

/** How much slower than this machine the browser is made: a cheap phone. */
export const SLOWDOWN = 4;

export interface Measured {
  /**
   * From a press or a key to the picture that answers it, the longest of them; null where nothing was pressed (scrolling).
   * It is what 'Interaction to Next Paint' is made of. Source: W3C Event Timing, `PerformanceEventTiming.duration`, to 8 ms.
   */
  nextPaintMs: number | null;
  /** The longest task of the main thread from its beginning to its end, until the page was at rest again. */
  taskMs: number;
  /** What the longest task took of the processor: what is left of it when the machine has other things to do. */
  taskCpuMs: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

declare global {
  /** How long each press and key of the page took until the next picture, in ms. */
  var pressDurationsMs: number[] | undefined;
}

/** Makes every document of a page keep the durations of its presses and keys. */
export async function watchPresses(page: Page) {
  await page.addInitScript(() => {
    const durationsMs: number[] = [];
    globalThis.pressDurationsMs = durationsMs;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        // only presses and keys have one: the moves of a mouse are no interactions
        if ('interactionId' in entry && entry.interactionId !== 0) durationsMs.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Does something to a page, waits until it is at rest again, and tells how long the person and the main thread were busy. */
export async function measureInteraction(browser: Browser, page: Page, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate(() => globalThis.pressDurationsMs?.splice(0));
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && (name === 'RunTask' || name.endsWith('::RunTask')) && mainThreads.has(`${pid} ${tid}`),
  );
  const longest = (of: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => (task[of] ?? 0) / 1000));
  const pressesMs = await page.evaluate(() => globalThis.pressDurationsMs ?? []);
  return {
    nextPaintMs: pressesMs.length === 0 ? null : Math.max(...pressesMs),
    taskMs: longest('dur'),
    taskCpuMs: longest('tdur'),
  };
}

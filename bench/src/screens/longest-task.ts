import type { Browser, Page } from '@playwright/test';

/** How much slower than this machine the browser is made: a cheap phone. */
export const SLOWDOWN = 4;

export interface LongestTask {
  /** From the beginning of the task to its end, as a person feels it. */
  wallMs: number;
  /** What the task took of the processor: what is left of it when the machine has other things to do. */
  cpuMs: number;
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

/** Does something to a page and gives the longest task that its main thread ran until it was at rest again. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<LongestTask> {
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
  return { wallMs: longest('dur'), cpuMs: longest('tdur') };
}

import type { Platform } from '../platform/platform.ts';
import { removeUnusedPictures } from './service.ts';

const EVERY_MS = 60 * 60 * 1000;
/** After the start, when the first requests are answered. */
const FIRST_AFTER_MS = 60 * 1000;

/** Removes unused pictures a minute after the start and every hour: uploads of saves that failed, and what a store kept. */
export function startPictureSweep(
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'log'>,
  firstAfterMs = FIRST_AFTER_MS,
  everyMs = EVERY_MS,
) {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const sweep = () => {
    running = removeUnusedPictures(services)
      .then(
        (removed) => removed > 0 && services.log.info({ removed }, 'unused pictures removed'),
        (cause) => services.log.warn({ err: cause }, 'unused pictures could not be looked for'),
      )
      .then(() => {
        if (!isStopped) timer = setTimeout(sweep, everyMs).unref();
      });
  };
  timer = setTimeout(sweep, firstAfterMs).unref();
  return {
    /** Ends with the sweep that is under way. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

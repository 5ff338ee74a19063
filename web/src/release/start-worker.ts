import { entryOf, tellNewRelease } from './new-release.ts';

const WORKER = '/service-worker.js';
/** A tab that stays open for days hears of a release when it is looked at again. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** Keeps the application on this device, and hears when there is a newer one. A browser without service workers goes on as before. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const entry = typeof data === 'object' && data !== null && 'entry' in data ? data.entry : undefined;
    if (typeof entry === 'string' && entry !== entryOf(document)) tellNewRelease();
  });
  const registration = await navigator.serviceWorker
    .register(WORKER, { updateViaCache: 'none' })
    // blocked by the person's settings, or no network at the first visit
    .catch(() => null);
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration?.update().catch(() => undefined);
  });
}

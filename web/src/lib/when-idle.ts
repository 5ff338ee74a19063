/** So much time is left of a moment only when nothing is about to be drawn. */
const IDLE_MS = 20;
/** A page that is never done has waited long enough. */
const LATEST_MS = 2000;

function idle(): Promise<void> {
  // Safari does not say when it has nothing to do; nor does a test's document
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const look = (deadline: IdleDeadline) => {
      if (deadline.didTimeout || deadline.timeRemaining() >= IDLE_MS) resolve();
      else requestIdleCallback(look, { timeout: LATEST_MS });
    };
    requestIdleCallback(look, { timeout: LATEST_MS });
  });
}

/** Around code that must not take time from the page that is being opened. `lazy(whenIdle(() => import(…)))` */
export function whenIdle<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => idle().then(load);
}

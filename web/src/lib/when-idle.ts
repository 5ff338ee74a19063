/** So much time is left of a moment only when nothing is about to be drawn. */
const IDLE_MS = 20;
/** A page that is never done has waited long enough: what moves on it leaves each moment less than is asked for. */
const LATEST_MS = 2000;
/** Moments that are looked at at most, where a clock that stands still never says that it is late. */
const LOOKS_MAX = 200;

function idle(): Promise<void> {
  // Safari does not say when it has nothing to do; nor does a test's document
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    let looks = 0;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(latest);
      resolve();
    };
    const latest = setTimeout(end, LATEST_MS);
    const look = (deadline: IdleDeadline) => {
      if (isOver) return;
      looks += 1;
      if (deadline.didTimeout || deadline.timeRemaining() >= IDLE_MS || looks >= LOOKS_MAX) end();
      else requestIdleCallback(look, { timeout: LATEST_MS });
    };
    requestIdleCallback(look, { timeout: LATEST_MS });
  });
}

/** Around code that must not take time from the page that is being opened. `lazy(whenIdle(() => import(…)))` */
export function whenIdle<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => idle().then(load);
}

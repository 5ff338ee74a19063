/**
 * Around code that a page can do without for a while: where it cannot be fetched it is fetched again when the network is back, and
 * whoever waits for it goes on waiting. `lazy(whenReached(() => import(…)))`
 */
export function whenReached<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const loadNow = (): Promise<Loaded> =>
    load().catch(
      () =>
        new Promise((resolve) => {
          window.addEventListener('online', () => resolve(loadNow()), { once: true });
        }),
    );
  return loadNow;
}

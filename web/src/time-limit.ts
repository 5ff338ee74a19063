/** Aborts when the caller does, and when nothing has happened for so long. */
export function limitOf(ms: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, ms);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    /** Something came: the time begins anew. */
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    },
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

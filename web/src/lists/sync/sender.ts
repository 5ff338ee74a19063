import type { Sent } from './sending.ts';

const AGAIN_FIRST_MS = 2_000;
const AGAIN_LONGEST_MS = 60_000;
/** While nobody tells, such as behind a pooler, a page that is looked at asks by itself. */
const ASK_EVERY_MS = 60_000;

/** Sends and fetches, such as a list, when it is asked to, when the network is back and when the page is looked at, until it has worked. */
export function createSender(sendNow: () => Promise<Sent>, onTried: (isAway: boolean) => void) {
  let failures = 0;
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    if (sending !== null) {
      isAskedAgain = true;
      return sending;
    }
    clearTimeout(retry);
    sending = sendNow().then(
      (outcome) => {
        failures = outcome === 'later' ? failures + 1 : 0;
      },
      () => {
        failures += 1;
      },
    );
    await sending;
    sending = null;
    if (!isClosed) onTried(failures > 0);
    if (failures > 0) {
      if (isClosed) return;
      const longestMs = Math.min(AGAIN_LONGEST_MS, AGAIN_FIRST_MS * 2 ** failures);
      retry = setTimeout(() => void send(), longestMs * (0.5 + Math.random() / 2));
    } else if (isAskedAgain) {
      isAskedAgain = false;
      await send();
    }
  }

  const ask = () => {
    if (document.visibilityState === 'visible') void send();
  };
  const everyMinute = setInterval(ask, ASK_EVERY_MS);
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  return {
    send,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(everyMinute);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { getSessionState, subscribeToSession } from '../access-token.ts';
import { onReply, renewToken } from '../api.ts';
import { isServerReached, subscribeToConnection } from '../lib/connection.ts';
import { dropReplaced, sendChanges } from './outbox.ts';

const FIRST_TRY_MS = 3000;
const LONGEST_MS = 60_000;

/**
 * While the server is not there it is looked for, ever less often; once it is, all that is shown is asked for anew. Where it comes and
 * goes, as when one call of all does not get through, it is believed to be there ever less often too.
 */
export function comeBack(queryClient: QueryClient): () => void {
  let wait = FIRST_TRY_MS;
  let returnedAt = Number.NEGATIVE_INFINITY;
  let rest = FIRST_TRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isServerReached()) return;
    timer = setTimeout(look, wait);
    wait = Math.min(LONGEST_MS, wait * 2);
    // what it answers is the business of the session
    if (document.visibilityState === 'visible') renewToken().catch(() => undefined);
  };
  const lookNow = () => {
    wait = FIRST_TRY_MS;
    look();
  };
  const handleReturn = () => {
    const now = Date.now();
    rest = now - returnedAt > LONGEST_MS ? FIRST_TRY_MS : Math.min(LONGEST_MS, rest * 2);
    returnedAt = now;
    void sendChanges().finally(() => queryClient.invalidateQueries());
  };
  const handleChange = () => {
    clearTimeout(timer);
    const restLeft = returnedAt + rest - Date.now();
    if (isServerReached()) {
      if (restLeft > 0) timer = setTimeout(handleReturn, restLeft);
      else handleReturn();
    } else {
      wait = FIRST_TRY_MS;
      timer = setTimeout(look, wait);
    }
  };
  // what was left when the browser was closed, or when a session ended by itself
  let sentFor: string | null = null;
  const sendLeftOver = () => {
    const { token, decoded } = getSessionState();
    if (token === null || decoded === null || decoded.userId === sentFor) return;
    sentFor = decoded.userId;
    void sendChanges().then((sent) => (sent > 0 ? queryClient.invalidateQueries() : undefined));
  };
  const leaveSession = subscribeToSession(sendLeftOver);
  sendLeftOver();
  const leave = subscribeToConnection(handleChange);
  const leaveReplies = onReply((endpoint, request, _reply, userId) => void dropReplaced(endpoint, request, userId));
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  if (!isServerReached()) handleChange();
  return () => {
    clearTimeout(timer);
    leave();
    leaveReplies();
    leaveSession();
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookNow);
  };
}

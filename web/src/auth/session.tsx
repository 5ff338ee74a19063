import { logoutEverywhere } from '@sorrel/contract/account';
import { authenticate, logout } from '@sorrel/contract/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { dropToken, forgetLanding, getSessionState, holdToken, subscribeToSession } from '../access-token.ts';
import { call, isOwnPath, renewToken, showKnownPerson } from '../api.ts';
import { decodeToken } from '../decode-token.ts';
import { emptyStore, forgetPerson, openStoreOf, restoreTyped } from '../lib/device-store.ts';
import { paths } from '../paths.ts';
import { Loader } from '../ui/loader.tsx';

/** `const { status, decoded } = useSession()`: whether somebody is signed in, and whom the token names. */
export function useSession() {
  return useSyncExternalStore(subscribeToSession, getSessionState);
}

/** Tells the other tabs of this browser who has come and gone; they share the refresh cookie, not the token. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sorrel-session');

type ChannelMessage = 'began' | 'left';

function tellOtherTabs(message: ChannelMessage) {
  channel?.postMessage(message);
}

/** Another tab logged out: so do we. Another tab logged in: the cookie may be somebody else's now. */
function handleOtherTab({ data }: MessageEvent<ChannelMessage>) {
  if (getSessionState().status === 'starting') return;
  if (data === 'left') {
    // the tab that logged out emptied what tabs share; this empties what they do not
    forgetPerson(getSessionState().decoded?.userId);
    dropToken('left');
  } else renewToken().catch(() => undefined);
}

const SHOW_KNOWN_AFTER_MS = 2500;

/** Makes the one attempt to restore the session; shows a loader instead of the app until it has finished. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { status, decoded } = useSession();
  const queryClient = useQueryClient();
  const email = decoded?.email;
  const last = useRef(email);

  useEffect(() => {
    // the state holds the outcome; without a cookie the answer is a no, which is nothing to report
    if (getSessionState().status !== 'starting') return;
    renewToken().catch(() => undefined);
    // a network that lets nothing through is none
    const late = setTimeout(showKnownPerson, SHOW_KNOWN_AFTER_MS);
    return () => clearTimeout(late);
  }, []);

  useEffect(() => {
    channel?.addEventListener('message', handleOtherTab);
    return () => channel?.removeEventListener('message', handleOtherTab);
  }, []);

  useEffect(() => {
    // nobody sees what another account has loaded: gone at log out, loaded anew when another tab changed the account
    const before = last.current;
    last.current = email;
    if (before === email) return;
    if (email === undefined) queryClient.clear();
    else if (before !== undefined) void queryClient.resetQueries();
  }, [email, queryClient]);

  if (status === 'starting') return <Loader page />;
  return children;
}

/** What the router's state carries from the guard to the login page. */
interface FromState {
  from?: string;
}

/** The path that was asked for before logging in, if the guard sent us here. */
export function useFrom(): string | undefined {
  const { state } = useLocation() as { state: FromState | null };
  return state?.from;
}

/** The guard of /app: its pages are rendered only while a token is held. */
export function RequireSession() {
  const { status, end, decoded } = useSession();
  const location = useLocation();
  useEffect(() => {
    if (status === 'signed-in') forgetLanding();
  }, [status]);

  if (status === 'starting') return <Loader page />;
  if (status === 'anonymous' && end === 'deleted') return <Navigate to={paths.accountDeleted} replace />;
  if (status === 'anonymous') {
    const state: FromState = end === 'left' ? {} : { from: location.pathname + location.search + location.hash };
    return <Navigate to={paths.login} replace state={state} />;
  }
  // what somebody has typed is not what another finds in the form
  return (
    <Fragment key={decoded?.userId}>
      <Outlet />
    </Fragment>
  );
}

/** Around login and register: who holds a token is sent on, after a login to where the server wants them. */
export function RequireNoSession() {
  const { status, landing } = useSession();
  const [search] = useSearchParams();
  const [wasSignedIn] = useState(status === 'signed-in');
  // a confirmed address, and another account is signed in: that is said
  const isOfAnother = wasSignedIn && landing === null && search.has('verified');
  if (status === 'signed-in' && !isOfAnother) return <Navigate to={landing ?? paths.recipeBook} replace />;
  return <Outlet />;
}

/**
 * Takes a token as the login's result: what the last person left in storage is emptied, but for theme and font. What this one had typed
 * when their session ended by itself is there again before their pages are.
 */
export async function beginSession(token: string, redirectTo: string): Promise<void> {
  emptyStore();
  const { userId } = decodeToken(token);
  openStoreOf(userId);
  if (userId !== null) await restoreTyped(userId);
  holdToken(token, isOwnPath(redirectTo) ? redirectTo : paths.recipeBook);
  tellOtherTabs('began');
}

export function useLogin() {
  return useMutation({
    mutationFn: (body: { email: string; password: string; from?: string }) => call(authenticate, { body }),
    onSuccess: ({ token, redirectTo }) => beginSession(token, redirectTo),
  });
}

/**
 * Forgets the session here, once it has ended at the server. The guard leads to the login page, or to what is said
 * after an account was deleted.
 */
export function leaveSession(end: 'left' | 'deleted' = 'left') {
  forgetPerson(getSessionState().decoded?.userId);
  dropToken(end);
  tellOtherTabs('left');
}

/** Ends the session at the server, then here. */
export function useLogout() {
  return useMutation({ mutationFn: () => call(logout), onSuccess: () => leaveSession() });
}

/** Ends every session of the user, this one too. */
export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => call(logoutEverywhere), onSuccess: () => leaveSession() });
}

import { type DecodedToken, decodeToken } from './decode-token.ts';
import { emptyStore, forgetPerson, forgetStore, openStoreOf } from './lib/device-store.ts';
import { forgetKnownPerson, keepPerson } from './lib/known-person.ts';

/**
 * The access token, in memory only: a reload loses it and the refresh cookie brings a new one. A small store outside
 * React, because api.ts needs it for every call.
 */

export interface SessionState {
  /** starting: the one attempt to restore the session at startup has not finished. */
  status: 'starting' | 'anonymous' | 'signed-in';
  /** null with somebody signed in: the server could not be asked yet, and they see what this device has of theirs. */
  token: string | null;
  decoded: DecodedToken | null;
  /** Where the server wants a fresh login to land; null once it has landed. */
  landing: string | null;
  /**
   * left: the user logged out, so the page left is not remembered. deleted: with the whole account.
   * ended: the session could not be renewed.
   */
  end: 'left' | 'deleted' | 'ended' | null;
}

const STARTING: SessionState = { status: 'starting', token: null, decoded: null, landing: null, end: null };

let state: SessionState = STARTING;
const listeners = new Set<() => void>();

function setState(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

export function getSessionState(): SessionState {
  return state;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A new token: from login (with where to land) or from a refresh. */
export function holdToken(token: string, landing: string | null = state.landing) {
  const decoded = decodeToken(token);
  openStoreOf(decoded.userId);
  if (decoded.userId !== null) void keepPerson({ userId: decoded.userId, email: decoded.email });
  setState({ status: 'signed-in', token, decoded, landing, end: null });
}

/** Who was signed in here last, while the server cannot be asked whether they still are. */
export function holdPerson({ userId, email }: { userId: string; email: string }) {
  openStoreOf(userId);
  setState({ ...STARTING, status: 'signed-in', decoded: { userId, email, expSeconds: 0 } });
}

/** @param isAnswered false where nobody was asked: what this device has of somebody stays */
export function dropToken(end: SessionState['end'], isAnswered = true) {
  if (isAnswered) void forgetKnownPerson();
  setState({ status: 'anonymous', token: null, decoded: null, landing: null, end });
}

/** The session is over by itself: the guard leads to the login page, and what was typed waits there for its owner. */
export function endSession() {
  emptyStore();
  dropToken('ended');
}

/** The account was deleted on another device: nobody comes back for what this one keeps of it, and nothing of it stays. */
export function endDeleted(userId: string | null) {
  if (userId === null || state.decoded?.userId !== userId) return;
  forgetPerson(userId);
  dropToken('deleted');
}

export function forgetLanding() {
  if (state.landing !== null) setState({ ...state, landing: null });
}

/** For tests: as at startup. */
export function resetSession() {
  forgetStore();
  setState({ ...STARTING });
}

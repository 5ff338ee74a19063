import { openStoreOf } from './lib/device-store.ts';

/**
 * The access token, in memory only: a reload loses it and the refresh cookie brings a new one. A small store outside
 * React, because api.ts needs it for every call.
 */

/** What a token says about itself. Nothing is trusted here: the server checks the signature. */
export interface DecodedToken {
  /** Null in a token that names nobody but an address. */
  userId: string | null;
  email: string;
  /** Seconds since 1970; infinity when the token has none. */
  expSeconds: number;
}

export interface SessionState {
  /** starting: the one attempt to restore the session at startup has not finished. */
  status: 'starting' | 'anonymous' | 'signed-in';
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

/** Reads the middle part of a JWT. @throws TypeError when it is no JWT with an e-mail address */
export function decodeToken(token: string): DecodedToken {
  const payload = token.split('.')[1];
  if (!payload) throw new TypeError('The token is not a JWT');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof claims !== 'object' || claims === null || !('email' in claims) || typeof claims.email !== 'string') {
    throw new TypeError('The token names no e-mail address');
  }
  const expSeconds = 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : Number.POSITIVE_INFINITY;
  const userId = 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
  return { userId, email: claims.email, expSeconds };
}

/** A new token: from login (with where to land) or from a refresh. */
export function holdToken(token: string, landing: string | null = state.landing) {
  const decoded = decodeToken(token);
  openStoreOf(decoded.userId);
  setState({ status: 'signed-in', token, decoded, landing, end: null });
}

export function dropToken(end: SessionState['end']) {
  setState({ status: 'anonymous', token: null, decoded: null, landing: null, end });
}

export function forgetLanding() {
  if (state.landing !== null) setState({ ...state, landing: null });
}

/** For tests: as at startup. */
export function resetSession() {
  openStoreOf(null);
  setState({ ...STARTING });
}

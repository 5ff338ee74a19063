/** What a token says about itself. Nothing is trusted here: the server checks the signature. */
export interface DecodedToken {
  /** Null in a token that names nobody but an address. */
  userId: string | null;
  email: string;
  /** Seconds since 1970; infinity when the token has none. */
  expSeconds: number;
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

import * as openid from 'openid-client';
import type { Config } from '../config.ts';

/** What the browser brings back is checked against these; they never leave the server, but for the state. */
export interface OpenIdAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who signed in, as the provider says. */
export interface OpenIdPerson {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

export interface OpenIdClient {
  /** A new attempt, and the provider's address to send the browser to. */
  begin(): Promise<{ attempt: OpenIdAttempt; address: string }>;
  /**
   * Exchanges the code that the browser brought for who signed in.
   * @param callback the whole address the browser came back to
   * @throws whatever is not as expected: a refusal, another state or nonce, a bad signature, a provider that is away
   */
  finish(callback: URL, attempt: OpenIdAttempt): Promise<OpenIdPerson>;
}

/** What the provider may take to answer, in seconds. */
const ANSWER_WITHIN_S = 10;

/** Asks whose account it is to be, for shared computers; other providers refuse a prompt they do not know. */
const GOOGLE = 'https://accounts.google.com';

/** The provider of social sign-in, or undefined without its settings. */
export function createOpenIdClient(config: Config): OpenIdClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const redirectUri = `${config.PUBLIC_URL}/api/auth/google/callback`;

  let discovered: Promise<openid.Configuration> | undefined;
  /** The provider's description of itself, asked for once; after a failure the next attempt asks again. */
  function discover(): Promise<openid.Configuration> {
    discovered ??= openid
      .discovery(new URL(issuer), clientId ?? '', clientSecret, undefined, {
        timeout: ANSWER_WITHIN_S,
        // config.ts lets an issuer without TLS stand on this machine only
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      })
      .catch((cause) => {
        discovered = undefined;
        throw cause;
      });
    return discovered;
  }

  return {
    async begin() {
      const provider = await discover();
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ...(issuer === GOOGLE ? { prompt: 'select_account' } : {}),
      });
      return { attempt, address: address.href };
    },
    async finish(callback, attempt) {
      const provider = await discover();
      const answer = await openid.authorizationCodeGrant(provider, callback, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (claims === undefined) throw new Error('the provider answered without an identity');
      // Google says everything in the ID token; others keep address and name for those who ask with the access token
      const more =
        claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
          ? await openid.fetchUserInfo(provider, answer.access_token, claims.sub)
          : {};
      const said: Record<string, unknown> = { ...more, ...claims };
      const text = (name: string) => {
        const value = said[name];
        return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
      };
      return {
        subject: claims.sub,
        email: text('email'),
        isEmailVerified: said['email_verified'] === true,
        firstName: text('given_name') ?? text('name')?.split(' ')[0],
        lastName: text('family_name'),
      };
    },
  };
}

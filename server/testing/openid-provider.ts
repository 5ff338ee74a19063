import { type AddressInfo, createServer } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'sorrel-tests', secret: 'the secret of the client of the tests' };

/** Who signs in at the provider next, and what that person lets us know. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestProvider {
  issuer: string;
  /** Who agrees next; null presses 'Cancel'. */
  next: ProviderPerson | null;
  /**
   * Goes where a browser would go from `address`, and gives the address the provider sends it back to.
   */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A real OpenID provider on loopback, where everybody who comes agrees at once. */
export async function startOpenIdProvider(
  redirectUri: string,
  options: { claimsIn?: 'id-token' | 'userinfo'; port?: number } = {},
): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  // the issuer's name holds its port
  const port = options.port ?? (await freePort());
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] } as never,
    cookies: { keys: ['the key of the cookies of the tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // Google's claims stand in the ID token
    conformIdTokenClaims: options.claimsIn === 'userinfo',
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  });

  const self: TestProvider = {
    issuer,
    next: null,
    async visit(address) {
      const cookies = new Map<string, string>();
      let at = new URL(address);
      while (at.origin === issuer) {
        const reply = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const line of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const location = reply.headers.get('location');
        if (location === null) throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`);
        at = new URL(location, at);
      }
      return at.href;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const { prompt, params, session } = await provider.interactionDetails(context.req, context.res);
    if (self.next === null) {
      await provider.interactionFinished(context.req, context.res, {
        error: 'access_denied',
        error_description: 'the person pressed Cancel',
      });
    } else if (prompt.name === 'consent') {
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
      grant.addOIDCScope('openid email profile');
      await provider.interactionFinished(context.req, context.res, { consent: { grantId: await grant.save() } });
    } else {
      people.set(self.next.sub, self.next);
      await provider.interactionFinished(context.req, context.res, {
        select_account: {},
        login: { accountId: self.next.sub },
      });
    }
    context.respond = false;
  });
  const server = provider.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return self;
}

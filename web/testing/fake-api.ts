import { lookAtReset } from '@sorrel/contract/account';
import { refreshAccessToken } from '@sorrel/contract/auth';
import { getCookSums } from '@sorrel/contract/cooking';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@sorrel/contract/endpoint';
import { ERRORS, type ErrorCode, WAIT_MARK } from '@sorrel/contract/errors';
import { liveLists, syncList } from '@sorrel/contract/list-sync';
import { listChecks, listImports } from '@sorrel/contract/many-imports';
import { paymentOptions } from '@sorrel/contract/payments';
import { savedCopies } from '@sorrel/contract/recipe-saving';
import { featuredRecipes, premiumRecipes, recipeCount, recipesNamed, userRecipes } from '@sorrel/contract/recipes';
import { vi } from 'vitest';

/** What a handler is given, read as the server would read it. */
export interface FakeRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Of a multipart call: everything as it was sent, files included. */
  form: FormData | null;
  /** Without 'Bearer'; null when none was sent. */
  token: string | null;
}

type Handler<E extends Endpoint> = (request: FakeRequest<E>) => ReplyOf<E> | Promise<ReplyOf<E>>;

/** Thrown by a handler: the answer is this error of the contract's table. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(code: ErrorCode, extra: Readonly<Record<string, unknown>> = {}) {
    super(ERRORS[code].message.replace(WAIT_MARK, '5 seconds'));
    this.code = code;
    this.extra = extra;
  }
}

export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * The server as the web sees it: answers by endpoint, everything checked against the contract. A call that no handler
 * was given for, or that does not fit the contract, is answered 500 and reported by console.error, which fails the test.
 * Nobody is signed in until `signIn()`.
 */
export function fakeApi() {
  const handlers = new Map<string, { endpoint: Endpoint; pattern: RegExp; handler: Handler<Endpoint> }>();
  const seen: { endpoint: Endpoint; request: FakeRequest<Endpoint> }[] = [];
  let isUnreachable = false;

  async function answer(url: URL, init: RequestInit): Promise<Response> {
    if (isUnreachable) throw new TypeError('Failed to fetch');
    const method = init.method ?? 'GET';
    for (const { endpoint, pattern, handler } of handlers.values()) {
      const match = endpoint.method === method ? pattern.exec(url.pathname) : null;
      if (!match) continue;
      const request = readRequest(endpoint, match.groups ?? {}, url.searchParams, init);
      seen.push({ endpoint, request });
      try {
        if (endpoint.access !== 'anyone' && request.token === null) throw new Refusal('not_signed_in');
        const reply = await handler(request);
        // a file is answered by the handler as it is
        if (endpoint.replyKind === 'file') return reply as unknown as Response;
        const checked = endpoint.reply ? endpoint.reply.parse(reply) : undefined;
        return json(endpoint.status, checked);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // as the server does for a page that starts and asks whether there is a session
        const isLenient = new Headers(init.headers).get('prefer') === 'handling=lenient';
        if (error.code === 'session_ended' && isLenient) return new Response(null, { status: 204 });
        return json(ERRORS[error.code].status, { message: error.message, ...error.extra });
      }
    }
    throw new Error('the test gives no handler for it');
  }

  const api = {
    /** Answers an endpoint from now on. */
    on<E extends Endpoint>(endpoint: E, handler: Handler<E>) {
      handlers.set(`${endpoint.method} ${endpoint.path}`, {
        endpoint,
        pattern: toPattern(endpoint.path),
        handler: handler as unknown as Handler<Endpoint>,
      });
      return api;
    },
    /** Refuses an endpoint from now on. */
    fail(endpoint: Endpoint, code: ErrorCode, extra?: Readonly<Record<string, unknown>>) {
      return api.on(endpoint, () => {
        throw new Refusal(code, extra);
      });
    },
    /** From now on nothing reaches the server. */
    disconnect() {
      isUnreachable = true;
      return api;
    },
    reconnect() {
      isUnreachable = false;
      return api;
    },
    /** What an endpoint was asked so far, in order. */
    calls<E extends Endpoint>(endpoint: E): FakeRequest<E>[] {
      return seen
        .filter((call) => call.endpoint.path === endpoint.path && call.endpoint.method === endpoint.method)
        .map((call) => call.request as unknown as FakeRequest<E>);
    },
    /** The refresh cookie holds: the app finds a session at startup. */
    signIn(email = 'robin@example.com', id?: string) {
      return api.on(refreshAccessToken, () => ({ token: aToken({ email, ...(id === undefined ? {} : { id }) }) }));
    },
  };

  api.fail(refreshAccessToken, 'session_ended');
  // every form asks it; few books have a recipe that is called like an ingredient
  api.on(recipesNamed, () => []);
  // a link of a mail that is good
  api.on(lookAtReset, () => ({ email: 'robin@example.com' }));
  const answered = async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, window.location.href);
    if (init.credentials !== 'include') console.error(`${url.pathname} was called without credentials`);
    try {
      return await answer(url, init);
    } catch (error) {
      if (error instanceof TypeError && isUnreachable) throw error;
      console.error(`${init.method ?? 'GET'} ${url.pathname}: ${error instanceof Error ? error.message : error}`);
      return json(500, { message: ERRORS.internal.message });
    }
  };
  vi.stubGlobal('fetch', vi.fn(answered));
  // where a test only passes through the recipe book or explore, they are empty
  const nothing = { results: [], total: 0, maxPage: 1, notJudged: 0 };
  api
    .on(userRecipes, () => nothing)
    .on(premiumRecipes, () => nothing)
    .on(featuredRecipes, () => [])
    .on(savedCopies, () => [])
    .on(listChecks, () => [])
    .on(getCookSums, () => ({ recipes: [] }))
    .on(listImports, () => [])
    .on(recipeCount, () => ({ count: 0 }))
    // lists of the tests are their page's own: nothing is told of them, and the server takes nothing
    .on(liveLists, () => new Response(new ReadableStream()) as never)
    .fail(syncList, 'unavailable')
    // no payments are set up
    .on(paymentOptions, () => ({ monthly: null, yearly: null }));
  return api;
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function readRequest(
  endpoint: Endpoint,
  groups: Record<string, string>,
  search: URLSearchParams,
  init: RequestInit,
): FakeRequest<Endpoint> {
  const form = init.body instanceof FormData ? init.body : null;
  const params = Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
  const sent = form ? textFields(form) : typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  return {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(fromSearch(search)),
    body: endpoint.body?.parse(sent),
    form,
    token: /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1] ?? null,
  } as FakeRequest<Endpoint>;
}

function fromSearch(search: URLSearchParams) {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    query[name] = values.length > 1 ? values : values[0]!;
  }
  return query;
}

function textFields(form: FormData) {
  return Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'));
}

function json(status: number, body: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A token as the server signs them, without a real signature: 15 minutes unless told otherwise. */
export function aToken({ email = 'robin@example.com', expiresInMs = 15 * 60_000, id = '1' } = {}): string {
  const claims = { sub: id, email, role: 'user', exp: (Date.now() + expiresInMs) / 1000 };
  const encode = (value: unknown) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
}

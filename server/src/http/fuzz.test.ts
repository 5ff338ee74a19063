import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ENDPOINTS } from '@sorrel/contract/api';
import type { Endpoint } from '@sorrel/contract/endpoint';
import { COMMON_ERRORS, ERRORS } from '@sorrel/contract/errors';
import { liveLists } from '@sorrel/contract/list-sync';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileText } from '../../testing/fuzz/hostile.ts';
import { type FuzzRequest, requestsTo } from '../../testing/fuzz/requests.ts';
import { type TestApp, type TestUser, testApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { createPageFetcher, type PageFetcher } from '../platform/page-fetcher.ts';

/** The same requests each time, unless a long run asks for others: FUZZ_RUNS=2000 FUZZ_SEED=7. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
/** Only a hang takes this long; nothing is said about speed. */
const HANG_MS = 60_000;
const TEST_MS = 120_000 + RUNS * 500;

let t: TestApp;
let premium: TestUser;
let free: TestUser;
let admin: TestUser;
let uuids: string[];
const texts = [
  'Lentil Soup',
  'Onion',
  'this week',
  'dinner',
  'g',
  'Gluten Free',
  'Fruit & Vegetables',
  '{"calories":2000}',
];

beforeAll(async () => {
  const { fetch, close } = createPageFetcher([]);
  // addresses by number are judged by the real client; names are not asked for outside
  const pages: PageFetcher = {
    fetch: (address, accept) =>
      URL.canParse(address) && !/^[\d.]+$|^\[|^localhost$/.test(new URL(address).hostname)
        ? Promise.reject(new AppError('import_not_reachable'))
        : fetch(address, accept),
    close,
  };
  t = await testApp({ LOG_LEVEL: process.env['FUZZ_LOG'] ?? 'silent' }, { pages });
  await t.services.planner.warmUp();
  premium = await t.makeUser({ premium: true });
  free = await t.makeUser();
  admin = await t.makeUser({ admin: true });
  uuids = [await makeRecipe(premium), await makePlan(premium), await makeList(premium), await makeRecipe(free)];
});
afterAll(() => t.close());

async function makeRecipe(user: TestUser): Promise<string> {
  const form = new FormData();
  form.append('recipeName', 'Lentil Soup');
  form.append('serves', '2');
  form.append('calculateNut', 'true');
  form.append('ingredients', JSON.stringify([{ name: 'Onion', quantity: 1, unit: '' }]));
  const { body } = await t.send('POST', '/api/recipes/add-recipe', { user, form });
  return body.id;
}

const NO_MEALS = { breakfast: [], lunch: [], dinner: [], snack: [] };

async function makePlan(user: TestUser): Promise<string> {
  const plan = Array.from({ length: 7 }, () => NO_MEALS);
  const { body } = await t.send('POST', '/api/plans/save', { user, body: { name: 'this week', plan } });
  return body.mealPlanId;
}

async function makeList(user: TestUser): Promise<string> {
  const { body } = await t.send('POST', '/api/lists/save', { user, body: { name: 'this week', shoppingList: {} } });
  return body.id;
}

/** Calls that end the session they come with get a user of their own each time. */
const ENDS_SESSIONS = new Set([
  'POST /api/auth/delete-account',
  'DELETE /api/auth/logout',
  'DELETE /api/auth/sessions',
  'PUT /api/auth/password-reset',
]);

async function whoCalls(endpoint: Endpoint, choice: number): Promise<TestUser | undefined> {
  if (choice === 0) return undefined;
  if (ENDS_SESSIONS.has(`${endpoint.method} ${endpoint.path}`)) return t.makeUser({ premium: true });
  return choice === 1 ? free : choice === 2 ? admin : premium;
}

async function answerOf(request: InjectOptions): Promise<LightMyRequestResponse> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), HANG_MS);
  });
  try {
    return await Promise.race([t.app.inject(request), hang]);
  } finally {
    clearTimeout(timer);
  }
}

const INSIDE = /node_modules|\bat .+:\d+:\d+|syntax error at|violates|relation "|\/src\/|ECONN|drizzle|select .+ from/i;

/** The object that a reply holds, unpacked where it was compressed. */
function jsonOf(reply: LightMyRequestResponse) {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(reply.headers['content-encoding'])];
  return unpack === undefined ? reply.json() : JSON.parse(unpack(reply.rawPayload).toString());
}

/** What every refusal is: a status of the table, one sentence, and nothing from inside. */
function expectRefusal(endpoint: Endpoint, reply: LightMyRequestResponse) {
  expect(reply.headers['content-type']).toContain('application/json');
  const { message } = jsonOf(reply);
  expect(typeof message).toBe('string');
  expect(message).not.toMatch(INSIDE);
  const statuses = [...endpoint.errors, ...COMMON_ERRORS].map((code) => ERRORS[code].status as number);
  expect(statuses).toContain(reply.statusCode);
}

/** An answer that says it went well is what the contract says. */
function expectReply(endpoint: Endpoint, reply: LightMyRequestResponse) {
  expect(reply.statusCode).toBe(endpoint.status);
  if (endpoint.replyKind !== 'json' || endpoint.reply === undefined) return;
  const parsed = endpoint.reply.safeParse(jsonOf(reply));
  expect(parsed.error?.issues ?? []).toEqual([]);
}

// a stream ends after an hour: live-lists.test.ts sends it what is hostile
const ENDING = ENDPOINTS.filter(({ path }) => path !== liveLists.path);

test.each(ENDING.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers whatever is sent to it, and never with a failure of its own',
  async (_, endpoint) => {
    const property = fc.asyncProperty(
      requestsTo(endpoint, { uuids, texts }),
      fc.nat(9),
      async ({ url, headers, payload }: FuzzRequest, choice) => {
        const user = await whoCalls(endpoint, choice);
        const reply = await answerOf({
          method: endpoint.method,
          url,
          headers: { ...headers, ...user?.headers },
          ...(payload === undefined ? {} : { payload }),
        });
        expect(reply.statusCode, reply.body.slice(0, 300)).not.toBe(500);
        const isBusyByContract = endpoint.errors.some((code) => ERRORS[code].status === 503);
        if (!isBusyByContract) expect(reply.statusCode).not.toBe(503);
        if (reply.statusCode >= 400) expectRefusal(endpoint, reply);
        else expectReply(endpoint, reply);
      },
    );
    await fc.assert(property, {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: RUNS > 200,
      interruptAfterTimeLimit: TEST_MS / 2,
    });
  },
  TEST_MS,
);

test(
  'any address at all is answered, with a sentence or a page',
  async () => {
    const places = [
      '/',
      '/api/',
      '/images/',
      '/images/aaaaaaaaaaaa/',
      '/assets/',
      '/app/',
      '/dev/',
      '/api/plans/calendar/',
    ];
    const address = fc.tuple(
      fc.constantFrom(...places),
      fc.oneof(
        hostileText.map((text) => encodeURIComponent(Buffer.from(text.slice(0, 500)).toString())),
        fc.constantFrom(
          '%',
          '%zz',
          '%ff',
          '%c0%ae%c0%ae/',
          '..%2f..%2fetc/passwd',
          '//',
          '?%',
          'a/'.repeat(200),
          '%00',
        ),
      ),
    );
    const property = fc.asyncProperty(
      address,
      fc.constantFrom('GET', 'POST', 'OPTIONS', 'DELETE'),
      async (parts, method) => {
        const reply = await answerOf({ method: method as 'GET', url: parts.join('') });
        expect([200, 204, 302, 308, 400, 401, 404, 405, 414, 503]).toContain(reply.statusCode);
        // a page with a slash at its end is found without it, and never on another host
        if (reply.statusCode === 308) expect(String(reply.headers.location)).toMatch(/^\/(?![\\/])/);
        // the pages are not built for the tests of the server
        if (reply.statusCode === 503) expect(reply.body).toContain('npm run build');
        if (String(reply.headers['content-type']).includes('json')) {
          expect(Object.keys(jsonOf(reply))).toContain('message');
          expect(reply.body).not.toMatch(INSIDE);
        }
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS * 4 });
  },
  TEST_MS,
);

test('after all of it the server serves, nobody became anything else, and no prototype was changed', async () => {
  const reply = await t.send('GET', '/readyz');
  expect(reply.status).toBe(200);
  const { rows } = await t.services.pool.query(`select id from users where role = 'admin'`);
  expect(rows).toEqual([{ id: admin.id }]);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

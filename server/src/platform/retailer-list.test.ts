import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { createRetailerList, lineItem } from './retailer-list.ts';

/**
 * The body of `POST /idp/v1/products/products_link` as the Instacart Developer Platform publishes it ('Create shopping list
 * page'): required are `title` and `line_items` with a `name` each. Strict, so that a field it does not know fails the test.
 */
const PublishedBody = z.strictObject({
  title: z.string().min(1),
  image_url: z.string().optional(),
  link_type: z.enum(['shopping_list', 'recipe']).optional(),
  expires_in: z.int().optional(),
  instructions: z.array(z.string()).optional(),
  line_items: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        quantity: z.number().positive().optional(),
        unit: z.string().optional(),
        display_text: z.string().optional(),
        product_ids: z.array(z.int()).optional(),
        upcs: z.array(z.string()).optional(),
        line_item_measurements: z
          .array(z.strictObject({ quantity: z.number().positive(), unit: z.string() }))
          .optional(),
        filters: z
          .strictObject({
            brand_filters: z.array(z.string()).optional(),
            health_filters: z.array(z.string()).optional(),
          })
          .optional(),
      }),
    )
    .min(1),
  landing_page_configuration: z
    .strictObject({ partner_linkback_url: z.string().optional(), enable_pantry_items: z.boolean().optional() })
    .optional(),
});

const KEY = 'key of the retailer';
const LINK = 'https://customers.example.com/store/shopping_lists/42';

let double: Server;
let url: string;
/** What the double answers when all is well asked; a test puts its own here. */
let answer: { status: number; body: string; headers?: Record<string, string>; delayMs?: number };
let received: z.output<typeof PublishedBody>[];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

beforeAll(async () => {
  double = createServer(async (request, response) => {
    const reply = (status: number, body: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    if (request.method !== 'POST' || request.url !== '/idp/v1/products/products_link') return reply(404, '{}');
    if (request.headers.authorization !== `Bearer ${KEY}`) return reply(401, '{"error":{"message":"Invalid key"}}');
    const body = PublishedBody.safeParse(await bodyOf(request));
    if (!body.success)
      return reply(400, JSON.stringify({ error: { message: 'Invalid', code: 9999, errors: body.error.issues } }));
    received.push(body.data);
    if (answer.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
    return reply(answer.status, answer.body, answer.headers);
  });
  await new Promise<void>((resolve) => double.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(double.address() as AddressInfo).port}`;
});
afterAll(async () => {
  double.closeAllConnections();
  await new Promise((resolve) => double.close(resolve));
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: JSON.stringify({ products_link_url: LINK }) };
});

const quiet = { error: () => undefined };
const retailer = (changes: object = {}) => createRetailerList({ name: 'Shop', url, key: KEY, log: quiet, ...changes });
const BASKET = [{ name: 'spinach', amount: '200 g', measures: [{ quantity: 200, unit: 'g' }] }];

test.each([
  [{ name: 'egg', amount: '6', measures: [{ quantity: 6, unit: '' }] }, 6, 'each', 'egg, 6'],
  [{ name: 'milk', amount: '1.5 l', measures: [{ quantity: 1.5, unit: 'l' }] }, 1.5, 'liter', 'milk, 1.5 l'],
  [{ name: 'garlic', amount: '5 cloves', measures: [{ quantity: 5, unit: 'clove' }] }, 1, 'each', 'garlic, 5 cloves'],
  [
    {
      name: 'flour',
      amount: '2 x cup, 3 x g',
      measures: [
        { quantity: 2, unit: 'cup' },
        { quantity: 3, unit: 'g' },
      ],
    },
    1,
    'each',
    'flour, 2 x cup, 3 x g',
  ],
  [{ name: 'salt', amount: '', measures: [] }, 1, 'each', 'salt'],
])('a line of %o', (line, quantity, unit, text) => {
  expect(lineItem(line)).toEqual({ name: line.name, quantity, unit, display_text: text });
});

describe('a list at the retailer', () => {
  test('is asked for in its published form and comes back as one page', async () => {
    expect(await retailer().send(BASKET)).toEqual({ basket: [], url: LINK });
    expect(received).toEqual([
      {
        title: 'Shopping list',
        link_type: 'shopping_list',
        line_items: [{ name: 'spinach', quantity: 200, unit: 'gram', display_text: 'spinach, 200 g' }],
      },
    ]);
  });

  test.each([
    ['a list that it does not take', { status: 400, body: '{"error":{"message":"no"}}' }, 'supermarket_refused'],
    ['an answer without a link', { status: 200, body: '{"message":"hello"}' }, 'supermarket_refused'],
    [
      'a link that is a script',
      { status: 200, body: '{"products_link_url":"javascript:alert(1)"}' },
      'supermarket_refused',
    ],
    ['a page instead of JSON', { status: 200, body: '<html>' }, 'supermarket_refused'],
    ['too many requests', { status: 429, body: '{}' }, 'supermarket_busy'],
    ['a pause', { status: 503, body: '{}' }, 'supermarket_busy'],
    ['a fault of its own', { status: 500, body: 'oops' }, 'supermarket_not_reachable'],
    [
      'another address',
      { status: 307, body: '', headers: { location: 'https://elsewhere.example.com' } },
      'supermarket_not_reachable',
    ],
    ['an endless answer', { status: 200, body: 'x'.repeat(200_000) }, 'supermarket_not_reachable'],
    ['no answer in time', { status: 200, body: '{}', delayMs: 2000 }, 'supermarket_not_reachable'],
  ])('%s is told as a sentence', async (_title, given, code) => {
    answer = given;
    await expect(retailer({ withinMs: 500 }).send(BASKET)).rejects.toMatchObject({ code });
  });

  test('a key that is not right is logged for whoever runs the server', async () => {
    const logged: unknown[] = [];
    const log = { error: (entry: unknown) => void logged.push(entry) };
    await expect(retailer({ key: 'wrong', log }).send(BASKET)).rejects.toMatchObject({ code: 'supermarket_refused' });
    expect(logged).toMatchObject([{ status: 401 }]);
    expect(JSON.stringify(logged)).not.toContain('wrong');
  });

  test('a retailer that is not there', async () => {
    await expect(retailer({ url: 'http://127.0.0.1:1' }).send(BASKET)).rejects.toMatchObject({
      code: 'supermarket_not_reachable',
    });
  });
});

describe('with the settings of a retailer', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ SUPERMARKET_API_URL: url, SUPERMARKET_API_KEY: KEY, SUPERMARKET_NAME: 'Corner Shop' });
  });
  afterAll(() => t.close());

  test('ROLE-09 a premium user sends the whole list to it, a free user is told to upgrade', async () => {
    const premium = await t.makeUser({ premium: true });
    const known = await t.send('GET', '/api/lists/supermarkets', { user: premium });
    expect(known.body.supermarkets).toContainEqual({ id: 'retailer', name: 'Corner Shop' });
    const body = { supermarket: 'retailer', basket: BASKET };
    const sent = await t.send('POST', '/api/lists/send-to-supermarket', { user: premium, body });
    expect([sent.status, sent.body]).toEqual([200, { basket: [], url: LINK }]);
    expect(received).toHaveLength(1);
    const refused = await t.send('POST', '/api/lists/send-to-supermarket', { user: await t.makeUser(), body });
    expect([refused.status, refused.body.upgrade]).toEqual([403, true]);
    expect(received).toHaveLength(1);
  });

  test('its failure reaches the user as a sentence, without anything from inside', async () => {
    answer = { status: 401, body: '{"error":{"message":"key of the retailer is wrong"}}' };
    const sent = await t.send('POST', '/api/lists/send-to-supermarket', {
      user: await t.makeUser({ premium: true }),
      body: { supermarket: 'retailer', basket: BASKET },
    });
    expect([sent.status, sent.body]).toEqual([
      502,
      { message: 'The supermarket did not take the list. Nothing was sent; please try another one.' },
    ]);
  });
});

import type { Endpoint } from '@sorrel/contract/endpoint';
import fc from 'fast-check';
import type { z } from 'zod';
import { fromSchema, type Known } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';

/** A request as bytes, the way a careless or a malicious program sends it. */
export interface FuzzRequest {
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

const BOUNDARY = 'a-line-between-parts';
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
/** The same, saying that it is 60,000 pixels wide and high. */
const BOMB = (() => {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
})();
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const picture = fc.constantFrom(
  PNG,
  BOMB,
  SVG,
  PNG.subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.from([0xff, 0xd8, 0xff]),
);

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data; boundary=""',
  'application/octet-stream',
  'APPLICATION/JSON;;;',
  'x',
] as const;

const rawBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '{',
      '[',
      'null',
      '"text"',
      '[]',
      '0',
      '{"a":1}}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '\ufeff{}',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      '{"a":1e400}',
      `--${BOUNDARY}`,
      `--${BOUNDARY}\r\n\r\n--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="recipeName"\r\n\r\nbroken off`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nno name\r\n--${BOUNDARY}--\r\n`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nbroken off`,
      `--${BOUNDARY}\r\n${'x: y\r\n'.repeat(5_000)}\r\n--${BOUNDARY}--\r\n`,
    ].map((text) => Buffer.from(text)),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.alloc(2 * 1024 * 1024 + 1, 32)),
);

/** Headers other than those of the body; signing in is up to the test. */
const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    cookie: fc.constantFrom('refresh_token=x', 'refresh_token=%00', 'refresh_token="', '=; ;;', 'a='.repeat(2_000)),
    'user-agent': fc.constantFrom('', 'x'.repeat(5_000), "' or 1=1 --", '<script>alert(1)</script>'),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', 'not an address', '::1, 10.0.0.1', ','.repeat(500)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'made-up', '*', ''),
    'if-none-match': fc.constantFrom('*', '"x"'),
    range: fc.constantFrom('bytes=0-0', 'bytes=5-1', 'bytes=-99999999999999'),
  },
  { requiredKeys: [] },
);

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Bytes as they stand in a query: each one that is not plain is escaped, halves of pairs as U+FFFD. */
const escaped = (text: string) => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));

function urlFrom(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const params = endpoint.params === undefined ? fc.constant({}) : fromSchema(endpoint.params, known);
  const query = endpoint.query === undefined ? fc.constant({}) : fromSchema(endpoint.query, known);
  const tail = fc.constantFrom(
    '',
    '',
    '',
    '',
    '&page=%ff',
    '&%00=1',
    '&search=%F0%28',
    '&a[b]=1&a[__proto__]=2',
    '&;;==',
  );
  return fc.tuple(params, query, hostileText, tail).map(([given, asked, otherwise, end]) => {
    const values = isObject(given) ? given : {};
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? asText(values[name]) : otherwise;
      return escaped(value.slice(0, 400)) || 'x';
    });
    const pairs = Object.entries(isObject(asked) ? asked : {}).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(asText(one).slice(0, 3_000))}`),
    );
    const search = `${pairs.join('&')}${end}`;
    return search === '' ? path : `${path}?${search}`;
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Body = { contentType: string; payload: Buffer };

function jsonBody(schema: z.ZodType, known: Known): fc.Arbitrary<Body> {
  return fromSchema(schema, known).map((value) => ({
    contentType: 'application/json',
    payload: Buffer.from(JSON.stringify(value) ?? ''),
  }));
}

/** A form as a browser writes it, with any files under the names the endpoint knows and under one it does not. */
function formBody(endpoint: Endpoint, known: Known): fc.Arbitrary<Body> {
  const fields = endpoint.body === undefined ? fc.constant({}) : fromSchema(endpoint.body, known);
  const names = [...Object.keys(endpoint.files), 'stranger'];
  const file = fc.record({
    name: fc.constantFrom(...(known.isFitting ? names.filter((name) => name !== 'stranger') : names)),
    fileName: fc.oneof(
      fc.constant('soup.png'),
      hostileText.map((text) => text.slice(0, 300).replaceAll(/["\r\n]/g, '')),
    ),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', ''),
    bytes: known.isFitting ? fc.constant(PNG) : picture,
  });
  return fc.tuple(fields, fc.array(file, { maxLength: known.isFitting ? 1 : 4 })).map(([given, files]) => {
    const parts: (string | Buffer)[] = [];
    for (const [name, value] of Object.entries(isObject(given) ? given : {})) {
      const safeName = name.replaceAll(/["\r\n]/g, '');
      parts.push(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${safeName}"\r\n\r\n${asText(value)}\r\n`);
    }
    for (const { name, fileName, type, bytes } of files) {
      parts.push(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
        bytes,
        '\r\n',
      );
    }
    parts.push(`--${BOUNDARY}--\r\n`);
    return {
      contentType: `multipart/form-data; boundary=${BOUNDARY}`,
      payload: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    };
  });
}

/** Requests to one endpoint: mostly of the right shape, so that they get far, the others broken in every way. */
export function requestsTo(endpoint: Endpoint, things: Omit<Known, 'isFitting'>): fc.Arbitrary<FuzzRequest> {
  const fitting = requestsMadeOf(endpoint, { ...things, isFitting: true });
  return fc.oneof({ weight: 3, arbitrary: fitting }, requestsMadeOf(endpoint, { ...things, isFitting: false }));
}

function requestsMadeOf(endpoint: Endpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  const broken: fc.Arbitrary<Body> = fc
    .tuple(
      fc.constantFrom(...CONTENT_TYPES),
      fc.oneof(
        rawBody,
        hostileValue.map((v) => Buffer.from(asText(v))),
      ),
    )
    .map(([contentType, payload]) => ({ contentType, payload }));
  const shaped =
    endpoint.bodyKind === 'multipart'
      ? formBody(endpoint, known)
      : endpoint.body === undefined
        ? undefined
        : jsonBody(endpoint.body, known);
  const nothing = fc.constant(undefined);
  const body: fc.Arbitrary<Body | undefined> =
    shaped === undefined
      ? fc.oneof({ weight: 9, arbitrary: nothing }, { weight: known.isFitting ? 0 : 3, arbitrary: broken })
      : fc.oneof(
          { weight: 20, arbitrary: shaped },
          ...(known.isFitting
            ? []
            : [
                { weight: 8, arbitrary: broken },
                { weight: 2, arbitrary: nothing },
              ]),
        );
  return fc
    .tuple(urlFrom(endpoint, known), fc.option(headers, { nil: {}, freq: 4 }), body)
    .map(([url, given, sent]) => ({
      url,
      headers: { ...given, ...(sent === undefined ? {} : { 'content-type': sent.contentType }) },
      payload: sent?.payload,
    }));
}

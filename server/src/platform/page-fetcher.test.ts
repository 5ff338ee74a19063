import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createPageFetcher, type PageFetcher } from './page-fetcher.ts';

/** What one page may weigh: 5 MB. */
const PAGE_MAX_BYTES = 5 * 1024 * 1024;

let server: Server;
let origin: string;
let pages: PageFetcher;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/soup') response.end('<h1>Soup</h1>');
    else if (path === '/gone') response.writeHead(404).end();
    else if (path === '/forbidden') response.writeHead(403).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (path.startsWith('/hop')) {
      const left = Number(path.slice(4));
      response.writeHead(302, { location: left === 0 ? '/soup' : `/hop${left - 1}` }).end();
    } else if (path === '/full') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(PAGE_MAX_BYTES)));
    } else if (path === '/bomb') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(PAGE_MAX_BYTES + 1)));
    } else if (path === '/endless') {
      const timer = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
    } else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${address}`;
  pages = createPageFetcher([address]);
});
afterAll(async () => {
  await pages.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const codeOf = async (address: string, fetcher = pages) => {
  try {
    await fetcher.fetch(address, 'text/html');
    return 'fetched';
  } catch (cause) {
    return cause instanceof AppError ? cause.code : cause;
  }
};

test('a page is fetched, and its address after redirects is told', async () => {
  const page = await pages.fetch(`${origin}/hop4`, 'text/html');
  expect([page.bytes.toString(), page.url]).toEqual(['<h1>Soup</h1>', `${origin}/soup`]);
});

test('a page of 5 MB to the byte is read', async () => {
  expect((await pages.fetch(`${origin}/full`, 'text/html')).bytes.length).toBe(PAGE_MAX_BYTES);
});

test.each([
  ['/gone', 'import_not_reachable'],
  ['/forbidden', 'import_refused'],
  ['/hop5', 'import_refused'],
  ['/inside', 'import_address_refused'],
  ['/file', 'import_address_invalid'],
  ['/bomb', 'import_too_large'],
  ['/endless', 'import_too_large'],
])('%s answers %s', async (path, code) => {
  expect(await codeOf(origin + path)).toBe(code);
});

describe('an address that is not on the public web is refused in every notation', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://localhost/',

    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://[fd00:ec2::254]/',
    'http://①②⑦.⓪.⓪.①/',
  ])('%s', async (address) => {
    const strict = createPageFetcher([]);
    expect(await codeOf(address, strict)).toBe('import_address_refused');
    await strict.close();
  });
});

test.each([
  '',
  'ftp://example.com/',
  'javascript:alert(1)',
  'http://user:pass@example.com/',
  'http://',
  'data:text/html,x',
])('%j is not an address of a page', async (address) => {
  expect(await codeOf(address)).toBe('import_address_invalid');
});

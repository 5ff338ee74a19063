import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { parseUrl } from '@sorrel/core/addresses/parse-url';
import { PAGE_MAX_BYTES } from '@sorrel/core/recipes/limits';
import { Agent, fetch, type Response } from 'undici';
import { AppError } from '../app-error.ts';
import { isPublicAddress } from './public-address.ts';

export const FETCH_MAX_MS = 10_000;
export const FETCH_MAX_BYTES = PAGE_MAX_BYTES;
export const FETCH_MAX_REDIRECTS = 5;
/** What we call ourselves; sites may name it in their robots.txt. */
export const FETCH_AGENT = 'SorrelImport';

export interface FetchedPage {
  bytes: Buffer;
  contentType: string;
  /** Address after redirects. */
  url: string;
}

export interface PageFetcher {
  /**
   * Fetches something from the public web for a user.
   * @throws AppError with an `import_` code that names the cause
   */
  fetch(address: string, accept: string): Promise<FetchedPage>;
  close(): Promise<void>;
}

/** A site has answered, and not with the page. */
export class SiteAnswered extends AppError {
  readonly status: number;
  /** After how many seconds it asks to be tried again; null where it says nothing of that. */
  readonly retryAfterS: number | null;

  constructor(status: number, retryAfterS: number | null) {
    super(TURNED_AWAY.has(status) ? 'import_refused' : 'import_not_reachable');
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

const refused = () => new AppError('import_address_refused');

/**
 * The one client through which the server fetches what a user names. A name is resolved once and the connection goes to
 * what was checked, so DNS cannot change its mind between; every redirect is checked anew.
 * @param allowHosts host:port pairs exempt from the check, for tests
 */
export function createPageFetcher(allowHosts: readonly string[]): PageFetcher {
  const allowed = new Set(allowHosts);
  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    resolveName(hostname, { all: true, verbatim: true })
      .then((found) => {
        if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) throw refused();
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      })
      .catch((cause) => callback(cause, '', 4));
  };
  const limits = { headersTimeout: FETCH_MAX_MS, bodyTimeout: FETCH_MAX_MS, maxHeaderSize: 64 * 1024, connections: 8 };
  const guarded = new Agent({ ...limits, connect: { lookup: checkedLookup, timeout: FETCH_MAX_MS } });
  const direct = new Agent({ ...limits, connect: { timeout: FETCH_MAX_MS } });

  async function fetchOnce(url: URL, accept: string, signal: AbortSignal): Promise<Response> {
    const isAllowed = allowed.has(hostAndPort(url)) || allowed.has(url.hostname);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal)) throw refused();
    return fetch(url, {
      dispatcher: isAllowed ? direct : guarded,
      redirect: 'manual',
      signal,
      headers: {
        accept,
        'accept-language': 'en-GB,en;q=0.8,*;q=0.5',
        'user-agent': `Mozilla/5.0 (compatible; ${FETCH_AGENT}/1.0; a person asked for this page)`,
      },
    });
  }

  return {
    async fetch(address, accept) {
      const signal = AbortSignal.timeout(FETCH_MAX_MS);
      let url = parseAddress(address);
      try {
        for (let redirects = 0; ; redirects += 1) {
          const response = await fetchOnce(url, accept, signal);
          const location = response.headers.get('location');
          if (response.status >= 300 && response.status < 400 && location !== null) {
            await response.body?.cancel();
            // a site that sends a program round and round waits for a cookie that a browser would keep
            if (redirects === FETCH_MAX_REDIRECTS) throw new AppError('import_refused');
            url = parseAddress(location, url);
            continue;
          }
          assertAnswered(response);
          return {
            bytes: await readBytes(response),
            contentType: response.headers.get('content-type') ?? '',
            url: url.href,
          };
        }
      } catch (cause) {
        throw toAppError(cause, signal);
      }
    },
    async close() {
      await Promise.all([guarded.destroy(), direct.destroy()]);
    },
  };
}

const hostAndPort = (url: URL) => `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/**
 * A web address as a person gives it, with or without its protocol.
 * @throws AppError import_address_invalid
 */
export function parseAddress(address: string, base?: URL): URL {
  const trimmed = address.trim();
  const full = base === undefined && !/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? `https://${trimmed}` : trimmed;
  const url = full.length > 2000 ? null : parseUrl(full, base?.href);
  if (url === null) throw new AppError('import_address_invalid');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AppError('import_address_invalid');
  if (url.username !== '' || url.password !== '' || url.hostname === '') throw new AppError('import_address_invalid');
  url.hash = '';
  return url;
}

/** Statuses with which sites turn programs away. */
const TURNED_AWAY = new Set([401, 402, 403, 406, 418, 429, 451, 503]);

function assertAnswered(response: Response) {
  if (response.ok) return;
  void response.body?.cancel();
  throw new SiteAnswered(response.status, retryAfterS(response.headers.get('retry-after')));
}

/** Seconds, or a date. RFC 9110, 10.2.3 */
function retryAfterS(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

async function readBytes(response: Response): Promise<Buffer> {
  if (Number(response.headers.get('content-length') ?? 0) > FETCH_MAX_BYTES) {
    void response.body?.cancel();
    throw new AppError('import_too_large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).byteLength;
    // counted after decompression, so a small body that swells is stopped too
    if (size > FETCH_MAX_BYTES) throw new AppError('import_too_large');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

const HUNG_UP = new Set(['ECONNRESET', 'UND_ERR_SOCKET']);
const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

function toAppError(cause: unknown, signal: AbortSignal): AppError {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof AppError) return error;
    if (/TimeoutError|HeadersTimeoutError|BodyTimeoutError|ConnectTimeoutError/.test(error.name)) {
      return new AppError('import_too_slow', { cause });
    }
    // the site answered the call and hung up at the sight of who called
    if (HUNG_UP.has(codeOf(error))) return new AppError('import_refused', { cause });
  }
  return new AppError(signal.aborted ? 'import_too_slow' : 'import_not_reachable', { cause });
}

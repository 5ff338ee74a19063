import { gunzipSync } from 'node:zlib';
import type { FoundAddress } from '@sorrel/core/recipes/many/found-address';
import { readLinks } from '@sorrel/core/recipes/many/read-links';
import { isSitemap, readSitemap, type Sitemap } from '@sorrel/core/recipes/many/read-sitemap';
import { decodePage } from '../../platform/decode-page.ts';

/** A sitemap, a feed or a page of links as it was fetched. */
export interface AddressesTask {
  bytes: Uint8Array;
  contentType: string;
  /** Address after redirects. */
  url: string;
}

export type AddressesAnswer = Sitemap | { kind: 'links'; found: readonly FoundAddress[] } | { kind: 'too_large' };

/** What comes out of a packed sitemap; the standard allows 50 MB, ten thousand addresses have about one. */
const UNPACKED_MAX_BYTES = 10 * 1024 * 1024;
const GZIP_MARK = [0x1f, 0x8b] as const;

/** The addresses of a site's map or page. May take long with a hostile one, so it never runs where requests are answered. */
export function readAddresses({ bytes, contentType, url }: AddressesTask): AddressesAnswer {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const unpacked = unpack(packed);
  if (unpacked === null) return { kind: 'too_large' };
  const text = decodePage(unpacked, contentType);
  return isSitemap(text) ? readSitemap(text, url) : { kind: 'links', found: readLinks(text, url) };
}

/** What a `.gz` holds; null where that is too large or is no gzip after all. Unpacking ends at the limit, whatever follows. */
function unpack(bytes: Buffer): Buffer | null {
  if (bytes[0] !== GZIP_MARK[0] || bytes[1] !== GZIP_MARK[1]) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX_BYTES });
  } catch {
    return null;
  }
}

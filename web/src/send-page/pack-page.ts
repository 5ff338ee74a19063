import { z } from 'zod';
import type { SentPage } from './collect-page.ts';

/** Begins the fragment of an address of ours that carries a page. No server ever sees a fragment. */
export const PAGE_MARK = '#page=';

/** Bytes of a page that is unpacked: more than any page that is read; a bomb is stopped there. */
const UNPACKED_MAX_BYTES = 8 * 1024 * 1024;

const Packed = z.object({ url: z.string().max(2000), html: z.string() });

/** A page as text for an address. It runs within pages of others too: nothing outside of this function is there. */
export async function packPage(page: SentPage): Promise<string> {
  const packer = new CompressionStream('gzip');
  const writer = packer.writable.getWriter();
  const written = writer.write(new TextEncoder().encode(JSON.stringify(page))).then(() => writer.close());
  const bytes = new Uint8Array(await new Response(packer.readable).arrayBuffer());
  await written;
  let text = '';
  const bytesAtOnce = 8192;
  for (let from = 0; from < bytes.length; from += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + bytesAtOnce));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The page that was packed, or null where it did not arrive whole. Anybody can make such an address: nothing in it is trusted. */
export async function unpackPage(packed: string): Promise<SentPage | null> {
  try {
    const text = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
    const unpacker = new DecompressionStream('gzip');
    const writer = unpacker.writable.getWriter();
    // what is wrong with it shows on the other side
    writer
      .write(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
      .then(() => writer.close())
      .catch(() => undefined);
    const parsed = Packed.safeParse(JSON.parse(await readText(unpacker.readable)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > UNPACKED_MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('the page is too large');
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

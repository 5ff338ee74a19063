import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { IMAGE_TYPES, IMAGE_WIDTHS_PX, type ImageFormat, imageFileName } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { RIGHT_PARAMETER, rightLeftS } from './address.ts';
import { picturesRepo } from './repo.ts';

const KEY = /^[\w-]{10,64}$/;
const NAME = new RegExp(`^(${IMAGE_WIDTHS_PX.join('|')})\\.(${Object.keys(IMAGE_TYPES).join('|')})$`);

/** A published picture may be taken back: nobody between keeps it for longer. */
const PUBLIC_CACHE_S = 7 * 24 * 60 * 60;

/** How the answer may be kept, by the right that the address shows; null where it shows none. */
async function cachingOf(
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret'>,
  key: string,
  right: unknown,
): Promise<string | null> {
  if (typeof right === 'string') {
    const leftS = await rightLeftS(services, key, right);
    if (leftS !== null) return `private, max-age=${leftS}, immutable`;
  }
  return (await picturesRepo(services.db).isPublic(key)) ? `public, max-age=${PUBLIC_CACHE_S}` : null;
}

/**
 * `/images/KEY/WIDTH.webp` and `.avif`: pictures of explore for everybody, any other for callers with an address that was
 * signed for a session which goes on; see docs/decisions/0013. Where a picture has no AVIF, its WebP is sent in its place, which any reader of AVIF shows as well.
 */
export function imageRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'imageStore' | 'tokenSecret'>,
) {
  app.get<ImageRequest>('/images/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const [, width, format] = (KEY.test(key) ? NAME.exec(name) : null) ?? [];
    if (width === undefined) throw new AppError('not_found');
    const caching = await cachingOf(services, key, request.query[RIGHT_PARAMETER]);
    if (caching === null) throw new AppError('not_found');
    const bytes = await services.imageStore.get(`${key}/${name}`);
    const send = (found: Uint8Array, as: ImageFormat) =>
      reply
        .type(IMAGE_TYPES[as])
        .header('cache-control', caching)
        .header('cross-origin-resource-policy', 'same-site')
        .send(found);
    if (bytes !== null) return send(bytes, format as ImageFormat);
    const webp = format === 'avif' ? await services.imageStore.get(imageFileName(key, Number(width), 'webp')) : null;
    if (webp === null) throw new AppError('not_found');
    return send(webp, 'webp');
  });
}

type ImageRequest = { Params: { key: string; name: string }; Querystring: Record<string, unknown> };

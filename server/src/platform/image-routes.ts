import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { IMAGE_TYPES, IMAGE_WIDTHS_PX, type ImageFormat, imageFileName } from './image-store.ts';

const KEY = /^[\w-]{10,64}$/;
const NAME = new RegExp(`^(${IMAGE_WIDTHS_PX.join('|')})\\.(${Object.keys(IMAGE_TYPES).join('|')})$`);

/**
 * `/images/KEY/WIDTH.webp` and `.avif`: keys cannot be guessed and never change their picture, so anyone with the address
 * may keep it. Where a picture has no AVIF, its WebP is sent in its place, which any reader of AVIF shows as well.
 */
export function imageRoutes(app: FastifyInstance, services: Services) {
  app.get<{ Params: { key: string; name: string } }>('/images/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const [, width, format] = (KEY.test(key) ? NAME.exec(name) : null) ?? [];
    if (width === undefined) throw new AppError('not_found');
    const bytes = await services.imageStore.get(`${key}/${name}`);
    if (bytes !== null) return send(reply, bytes, format as ImageFormat);
    const webp = format === 'avif' ? await services.imageStore.get(imageFileName(key, Number(width), 'webp')) : null;
    if (webp === null) throw new AppError('not_found');
    return send(reply, webp, 'webp');
  });
}

const send = (reply: FastifyReply, bytes: Uint8Array, format: ImageFormat) =>
  reply
    .type(IMAGE_TYPES[format])
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'same-site')
    .send(bytes);

import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { IMAGE_WIDTHS_PX } from './image-store.ts';

const NAME = new RegExp(`^(${IMAGE_WIDTHS_PX.join('|')})\\.webp$`);

/** `/images/KEY/WIDTH.webp`: keys cannot be guessed and never change their picture, so anyone with the address may keep it. */
export function imageRoutes(app: FastifyInstance, services: Services) {
  app.get<{ Params: { key: string; name: string } }>('/images/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const isName = /^[\w-]{10,64}$/.test(key) && NAME.test(name);
    const bytes = isName ? await services.imageStore.get(`${key}/${name}`) : null;
    if (bytes === null) throw new AppError('not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-site')
      .send(bytes);
  });
}

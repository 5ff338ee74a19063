import type { FastifyInstance } from 'fastify';

/** What programs ask for has an address to the letter; the router forgives them a slash at the end. */
const NOT_FOR_PEOPLE = /^\/(?:api|images|assets|food|dev)\//;

/** A page that is asked for with a slash at its end is found at its own address, so that it has one only. */
export function registerTrailingSlash(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    if (path === '/' || !path.endsWith('/') || NOT_FOR_PEOPLE.test(path)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    // one slash at the beginning: two would name another host
    const page = `/${path.replace(/^[\\/]+|[\\/]+$/g, '')}`;
    return reply.redirect(query === undefined ? page : `${page}?${query}`, 308);
  });
}

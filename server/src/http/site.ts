import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Address and file of every public page, as the build makes them. */
const SITE_FILES = [
  { path: '/', file: 'home.html', type: 'text/html; charset=utf-8' },
  { path: '/features', file: 'features.html', type: 'text/html; charset=utf-8' },
  { path: '/about', file: 'about.html', type: 'text/html; charset=utf-8' },
  { path: '/support', file: 'support.html', type: 'text/html; charset=utf-8' },
  { path: '/privacy', file: 'privacy.html', type: 'text/html; charset=utf-8' },
  { path: '/terms', file: 'terms.html', type: 'text/html; charset=utf-8' },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8' },
] as const;

/** Stands in the built files where this server's own address belongs. */
const ORIGIN_MARK = '%ORIGIN%';

/** The public pages: read once, with this server's address written in, and sent anew only when they changed. */
export function siteRoutes(app: FastifyInstance, config: Config, webFolder: string) {
  for (const { path: address, file, type } of SITE_FILES) {
    const built = path.join(webFolder, 'site', file);
    if (!existsSync(built)) continue;
    const text = readFileSync(built, 'utf8').replaceAll(ORIGIN_MARK, config.PUBLIC_URL);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
    app.get(address, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag).type(type);
      return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(text);
    });
  }
}

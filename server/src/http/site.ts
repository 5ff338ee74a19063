import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@sorrel/contract/language';
import { SITE_MARKS, siteAddresses } from '@sorrel/contract/site';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const HTML = 'text/html; charset=utf-8';

/** Address and file of all that the build makes of the public site, in the languages offered. */
export const siteFiles = (offered?: readonly Language[]) => [
  ...siteAddresses(offered).map(({ path: address, html }) => ({ path: address, file: html, type: HTML })),
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8' },
];

/** The public pages: read once, with this server's address written in, and sent anew only when they changed. */
export function siteRoutes(app: FastifyInstance, config: Config, webFolder: string, offered?: readonly Language[]) {
  for (const { path: address, file, type } of siteFiles(offered)) {
    const built = path.join(webFolder, 'site', file);
    if (!existsSync(built)) continue;
    const text = readFileSync(built, 'utf8').replaceAll(SITE_MARKS.origin, config.PUBLIC_URL);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
    app.get(address, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag).type(type);
      return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(text);
    });
  }
}

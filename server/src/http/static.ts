import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { languageOf } from '../language/asked-language.ts';
import { errorSentence } from '../language/sentences.ts';
import { findWebFolder } from '../web-folder.ts';
import { siteRoutes } from './site.ts';

/** The reader of print, which is WebAssembly: its workers alone may run that, and reach nothing but this server. */
const PRINT_READER_FOLDER = 'print-reader';
const PRINT_READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const YEAR_S = 365 * 24 * 60 * 60;

/** The worker that keeps the application on a device fetches files of this server and does nothing else. */
const SERVICE_WORKER = 'service-worker.js';
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The built files by their addresses, without the first slash. */
const filesWithin = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );

/**
 * Serves the built web: hashed files for a year, pages fresh each time. A public page is its own HTML file; every other
 * address gets the application, with status 404 where the application has no such page.
 */
export async function staticRoutes(app: FastifyInstance, services: { config: Config }, folder = findWebFolder()) {
  const hasWeb = existsSync(path.join(folder, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      // the build left a Brotli file beside scripts and styles
      preCompressed: true,
      setHeaders: (response, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
        // a worker has the policy of its own file, not that of the page it works for
        if (file.includes(`${path.sep}${PRINT_READER_FOLDER}${path.sep}`))
          response.header('content-security-policy', PRINT_READER_POLICY);
        if (path.basename(file) === SERVICE_WORKER) response.header('content-security-policy', SERVICE_WORKER_POLICY);
      },
    });
    const files = filesWithin(folder);
    // the library's own route reads the whole folder at each request, to see how a name is spelled there
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const file = request.params['*'];
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  }
  const page = (file: string, reply: FastifyReply, status: number) => {
    if (!hasWeb) return reply.status(503).type('text/plain').send('The pages are not built yet: run npm run build.');
    return reply.status(status).header('cache-control', 'no-cache').sendFile(file);
  };
  siteRoutes(app, services.config, folder);
  // nothing is returned: waiting for a reply that is on its way adds listeners to it
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isForPeople = request.method === 'GET' || request.method === 'HEAD';
    if (
      !isForPeople ||
      /^\/(?:(?:api|images|assets|food|dev|print-reader)(?:\/|$)|service-worker\.js)/.test(request.url)
    ) {
      reply.status(404).send({ message: errorSentence('not_found', languageOf(request)) });
      return;
    }
    page('index.html', reply, /^\/(app|auth)(\/|\?|$)/.test(request.url) ? 200 : 404);
  });
}

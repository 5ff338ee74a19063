import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { languageOf } from '../language/asked-language.ts';
import { sentencesIn } from '../language/sentences.ts';
import { isLoopbackName } from './loopback-name.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site lets a visitor's browser send here. Cookies are SameSite=Lax already; this holds for sister
 * sites of one domain too. A browser names the page's origin with everything that changes something; a program that is
 * no browser sends no such header, and no visitor's cookies either.
 */
export function registerSameOrigin(app: FastifyInstance, config: Config) {
  const own = new URL(config.PUBLIC_URL);
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    if (isOwnOrigin(request, own)) return;
    throw new AppError('foreign_origin', {
      sentence: sentencesIn(languageOf(request)).request.foreignOrigin(own.origin),
    });
  });
}

function isOwnOrigin(request: FastifyRequest, own: URL): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (origin === own.origin) return true;
  if (!URL.canParse(origin)) return false;
  // this machine by another of its names, such as 127.0.0.1 for localhost. Never what the request says of its own host: whoever
  // points a name of theirs at this server says that too
  const from = new URL(origin);
  return (
    isLoopbackName(own.hostname) &&
    isLoopbackName(from.hostname) &&
    from.protocol === own.protocol &&
    from.port === own.port
  );
}

import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { householdRoutes } from '../account/household/routes.ts';
import { accountRoutes } from '../account/routes.ts';
import { registerAccess } from '../auth/access.ts';
import { authRoutes } from '../auth/routes.ts';
import type { AuthServices } from '../auth/service.ts';
import { registerChangePace } from '../http/change-pace.ts';
import { registerErrors, sendBadAddress } from '../http/errors.ts';
import { healthRoutes } from '../http/health.ts';
import { registerJsonBody } from '../http/json-body.ts';
import { createKeptReplies } from '../http/kept-replies.ts';
import { UPLOAD_MAX_BYTES } from '../http/multipart.ts';
import { registerOnce } from '../http/once.ts';
import { registerSameOrigin } from '../http/same-origin.ts';
import { PERMISSIONS_POLICY, securityHeaders } from '../http/security-headers.ts';
import { securityTxtRoutes } from '../http/security-txt.ts';
import { staticRoutes } from '../http/static.ts';
import { registerTrailingSlash } from '../http/trailing-slash.ts';
import { kitchenRoutes } from '../kitchen/routes.ts';
import { listRoutes } from '../lists/routes.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { imageRoutes } from '../pictures/routes.ts';
import type { PlanServices } from '../plans/planner.ts';
import { reminderRoutes } from '../plans/reminders/routes.ts';
import { planRoutes } from '../plans/routes.ts';
import { measure } from '../platform/metrics.ts';
import type { Platform } from '../platform/platform.ts';
import { registerAfterChange } from '../recipes/after-change.ts';
import { chosenRoutes } from '../recipes/chosen/routes.ts';
import { collectionRoutes } from '../recipes/collections/routes.ts';
import { cookedRoutes } from '../recipes/cooked/routes.ts';
import type { CorrectionServices } from '../recipes/correct-food.ts';
import { historyRoutes } from '../recipes/history/routes.ts';
import { recipeListRoutes } from '../recipes/list-routes.ts';
import type { RecipeServices } from '../recipes/lists.ts';
import { importQueueRepo } from '../recipes/many/queue-repo.ts';
import { manyImportRoutes } from '../recipes/many/routes.ts';
import { recipeRoutes } from '../recipes/routes.ts';
import { shareRoutes } from '../share/routes.ts';
import { apiDocsRoutes } from '../support/api-docs.ts';
import { extensionRoutes } from '../support/extension.ts';
import { mailboxRoutes } from '../support/mailbox.ts';
import { supportRoutes } from '../support/routes.ts';
import { undoRoutes } from '../undo/routes.ts';
import { UNDOERS } from './undoers.ts';

/**
 * The route's pattern where there is one, else the path without its query: tokens of mailed links travel in queries,
 * secrets of calendars and keys of pictures in parameters.
 */
function pathForLog(request: FastifyRequest): string | undefined {
  const pattern = request.routeOptions.url;
  return pattern === undefined || pattern === '/*' ? request.url.split('?')[0] : pattern;
}

const JSON_MAX_BYTES = 2 * 1024 * 1024;
/** A slow phone sends its pictures within this; a client that drips bytes to hold a connection is cut off. */
const REQUEST_WITHIN_MS = 120_000;
const HEADERS_WITHIN_MS = 20_000;
/** Longer than proxies keep a connection to us (60 s is usual), so that they never send on one that just closed. */
const KEEP_ALIVE_MS = 75_000;

/** The whole server over its services: every route, by name. It listens nowhere yet. */
export async function buildApp(
  services: Platform & AuthServices & PlanServices & RecipeServices & CorrectionServices,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    bodyLimit: JSON_MAX_BYTES,
    trustProxy: services.config.TRUST_PROXY ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS },
    frameworkErrors: sendBadAddress,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  registerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS_POLICY);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: pathForLog(request),
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
  });
  if (services.config.METRICS_PORT !== undefined)
    app.decorate('metrics', measure(app, services, importQueueRepo(services.db).unread));
  await app.register(helmet, securityHeaders(services.config));
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip', 'identity'] });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 40, fields: 60, fieldSize: JSON_MAX_BYTES, parts: 120 },
    throwFileSizeLimit: true,
  });
  registerJsonBody(app);
  registerTrailingSlash(app);
  registerSameOrigin(app, services.config);
  registerAccess(app, services);
  registerOnce(app, services);
  app.decorate('keptReplies', createKeptReplies());
  registerChangePace(app, services.config);
  registerAfterChange(app, services);

  healthRoutes(app, services);
  securityTxtRoutes(app, services);
  authRoutes(app, services);
  accountRoutes(app, services);
  householdRoutes(app, services);
  recipeListRoutes(app, services);
  recipeRoutes(app, services);
  historyRoutes(app, services);
  chosenRoutes(app, services);
  collectionRoutes(app, services);
  cookedRoutes(app, services);
  manyImportRoutes(app, services);
  planRoutes(app, services);
  reminderRoutes(app, services);
  listRoutes(app, services);
  paymentRoutes(app, services);
  imageRoutes(app, services);
  shareRoutes(app, services);
  kitchenRoutes(app, services);
  undoRoutes(app, services, UNDOERS);
  supportRoutes(app, services);
  mailboxRoutes(app, services);
  apiDocsRoutes(app);
  extensionRoutes(app, services);
  await staticRoutes(app, services);
  return app;
}

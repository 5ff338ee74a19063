import { ERRORS, type ErrorCode, WAIT_MARK } from '@sorrel/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { noConnectionIn } from '../db/fair-connections.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { languageOf } from '../language/asked-language.ts';
import { errorSentence } from '../language/sentences.ts';
import { waitInWords } from './wait-in-words.ts';

/** Fastify's own refusals, in the words of our table. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'picture_too_large',
  FST_FILES_LIMIT: 'too_many_pictures',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** PostgreSQL's word for a row that names one which is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row could not be written because its user, or their household, was deleted after the request had begun. */
function isOfDeletedUser(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== FOREIGN_KEY_VIOLATION) continue;
    return 'constraint' in cause && /_(user_id_users|household_id_households)_id_fk$/.test(String(cause.constraint));
  }
  return false;
}

const OUTSIDE_FAILED = 502;

/** The innermost cause in its own words. */
function reasonOf(error: Error): string {
  let innermost = error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  return innermost.message;
}

/** What is said where a refusal for too many tries does not tell for how long. */
const WAIT_UNTOLD_S = 60;

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const noConnection = noConnectionIn(error);
  if (noConnection !== null) return noConnection;
  if (isOfDeletedUser(error)) return new AppError('not_signed_in', { cause: error });
  const code = 'code' in error ? String(error.code) : '';
  const known = FRAMEWORK_CODES[code];
  if (known !== undefined) return new AppError(known, { cause: error });
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    // a folder of the built pages is 'forbidden' to the framework: to the caller there is nothing there
    if (error.statusCode === 403 || error.statusCode === 404) return new AppError('not_found', { cause: error });
    return new AppError(error.statusCode === 415 ? 'unsupported_type' : 'bad_request', { cause: error });
  }
  return new AppError(isDatabaseAway(error) ? 'unavailable' : 'internal', { cause: error });
}

/** The one place where an error becomes a reply. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  const row = ERRORS[known.code];
  // a page or a supermarket that does not answer is the world outside: it happens, and where in our code says nothing
  if (row.status === OUTSIDE_FAILED) request.log.warn({ code: known.code, reason: reasonOf(error) }, 'request refused');
  else if (row.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  else request.log.info({ code: known.code }, 'request refused');
  const language = languageOf(request);
  const sentence = known.sentence ?? errorSentence(known.code, language);
  const asked = known.fields['retryAfterS'];
  const isLater = row.status === 503 || row.status === 429;
  const usual = row.status === 429 ? WAIT_UNTOLD_S : OUTSIDE.has(known.code) ? RETRY_OUTSIDE_AFTER_S : RETRY_AFTER_S;
  const retryAfterS = typeof asked === 'number' ? Math.max(1, Math.ceil(asked)) : isLater ? usual : null;
  if (retryAfterS !== null) reply.header('retry-after', String(retryAfterS));
  const { retryAfterS: _, ...fields } = known.fields;
  return reply
    .status(row.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({ message: sentence.replace(WAIT_MARK, waitInWords(retryAfterS ?? usual, language)), ...fields }),
    );
}

/** What is said where nothing is known of how long it will be. */
const RETRY_AFTER_S = 5;
/** What lies outside takes longer to come back than we do. */
const RETRY_OUTSIDE_AFTER_S = 60;
const OUTSIDE: ReadonlySet<ErrorCode> = new Set(['pictures_unavailable', 'picture_not_kept', 'supermarket_busy']);

export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler(sendError);
}

/** An address that is refused before it has a route, so that no hook and no plugin has seen it. */
export function sendBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  void sendError(error, request, reply);
}

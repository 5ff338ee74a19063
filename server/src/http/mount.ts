import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@sorrel/contract/endpoint';
import { inputSentence } from '@sorrel/contract/input-sentence';
import { storable } from '@sorrel/contract/storable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import { readMultipart, type UploadedFile } from './multipart.ts';
import { replySchema } from './reply-schema.ts';

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Who calls; for an endpoint open to anyone this is only there in `request`. */
  user: SignedInUser;
  /** Files of a multipart body, by field. */
  files: Record<string, UploadedFile[]>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E extends Endpoint> = E['replyKind'] extends 'json'
  ? ReplyOf<E> extends undefined
    ? undefined
    : ReplyOf<E>
  : unknown;

/**
 * Serves one endpoint: checks who calls, parses what comes in, runs the handler and sends what the contract names.
 * A redirect's handler answers the address; a file's handler answers a stream or bytes and sets the type.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // mail programs try links with HEAD, which must not use them up
    exposeHeadRoute: endpoint.replyKind !== 'redirect',
    ...(endpoint.replyKind === 'json' && endpoint.reply !== undefined
      ? { schema: { response: { [endpoint.status]: replySchema(endpoint.reply) } } }
      : {}),
    handler: async (request, reply) => {
      const user = endpoint.access === 'anyone' ? undefined : await app.authorise(request, endpoint.access);
      const params = parse(endpoint.params, request.params);
      const query = parse(endpoint.query, request.query);
      const { body, files } = await readBody(endpoint, request);
      const call = {
        params: params as ParamsOf<E>,
        query: query as QueryOf<E>,
        body: parse(endpoint.body, body) as BodyOf<E>,
        user: user as SignedInUser,
        files,
        request,
        reply,
      };
      const answer = await app.doOnce({ endpoint, request, user, sent: { params, query, body, files } }, () =>
        handler(call),
      );
      if (reply.sent || (answer as unknown) === reply) return reply;
      if (endpoint.replyKind === 'redirect') return reply.redirect(answer as string, endpoint.status);
      reply.status(endpoint.status);
      if (endpoint.replyKind === 'json') reply.header('cache-control', 'no-store');
      return answer;
    },
  });
}

async function readBody(endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.bodyKind === 'multipart') {
    const { fields, files } = await readMultipart(request, endpoint.files);
    return { body: fields, files };
  }
  return { body: request.body ?? undefined, files: {} };
}

/** What the schema makes of the input; the first thing that is wrong is said in words. */
function parse(schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const input = storable(given ?? {});
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const sentence = inputSentence(schema, input);
  throw new AppError('bad_request', sentence === null ? {} : { sentence });
}

import { pipeline } from 'node:stream';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@sorrel/contract/endpoint';
import { inputSentence } from '@sorrel/contract/input-sentence';
import { storable } from '@sorrel/contract/storable';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { inLanguage, languageOf } from '../language/asked-language.ts';
import { type UploadedFile, withMultipart } from './multipart.ts';
import { replySchema } from './reply-schema.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { paced, paceOf } from './upload-pace.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The user of the request's access token, if that user may call what needs `access`. */
    authorise: (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => Promise<SignedInUser>;
  }
}

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
  /** For heavy work: who it is for, and whether they still wait. */
  turn: { person: string; signal: AbortSignal };
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
    ...(endpoint.bodyMaxBytes === undefined ? {} : largeBody(app, endpoint, endpoint.bodyMaxBytes)),
    handler: (request, reply) =>
      inLanguage(languageOf(request), async () => {
        const user = endpoint.access === 'anyone' ? undefined : await app.authorise(request, endpoint.access);
        if (user !== undefined && endpoint.method !== 'GET') await app.changeTurn(user.id);
        const params = parse(endpoint.params, request.params);
        const query = parse(endpoint.query, request.query);
        const turn = { person: user?.id ?? request.ip, signal: goneSignal(reply) };
        const answer = await withBody(endpoint, request, turn.person, ({ body, files }) => {
          const call = {
            params: params as ParamsOf<E>,
            query: query as QueryOf<E>,
            body: parse(endpoint.body, body) as BodyOf<E>,
            user: user as SignedInUser,
            files,
            request,
            reply,
            turn,
          };
          return app.doOnce({ endpoint, request, user, sent: { params, query, body, files } }, () => handler(call));
        });
        if (reply.sent || (answer as unknown) === reply) return reply;
        if (endpoint.replyKind === 'redirect') return reply.redirect(answer as string, endpoint.status);
        reply.status(endpoint.status);
        if (endpoint.replyKind === 'json') reply.header('cache-control', 'no-store');
        return answer;
      }),
  });
}

/** A body larger than others is read only for somebody who may call, and at the pace of one person's forms. */
const largeBody = (app: FastifyInstance, { access }: Endpoint, bodyLimit: number) => ({
  bodyLimit,
  preParsing: async (request: FastifyRequest, _reply: FastifyReply, body: RequestPayload) => {
    const user = access === 'anyone' ? undefined : await app.authorise(request, access);
    // somebody who leaves half-way ends the reading too
    return pipeline(body, paced(paceOf(user?.id ?? request.ip)), () => undefined);
  },
});

interface Body {
  body: unknown;
  files: Record<string, UploadedFile[]>;
}

/** The body as it was sent; the files of a form are there while the work lasts. */
async function withBody<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  person: string,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  if (endpoint.bodyKind !== 'multipart') return work({ body: request.body ?? undefined, files: {} });
  return withMultipart(request, endpoint.files, person, ({ fields, files }) => work({ body: fields, files }));
}

/** Aborted when whoever asked has gone before the answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return gone.signal;
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

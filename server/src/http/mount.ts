import { pipeline } from 'node:stream';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@sorrel/contract/endpoint';
import { ERRORS } from '@sorrel/contract/errors';
import { inputSentence } from '@sorrel/contract/input-sentence';
import { storable } from '@sorrel/contract/storable';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { askedBy } from '../db/fair-connections.ts';
import { askedLanguage, inLanguage, languageOf } from '../language/asked-language.ts';
import { cutAtFault } from './cut-at-fault.ts';
import type { KeptReplies } from './kept-replies.ts';
import { type UploadedFile, withMultipart } from './multipart.ts';
import { oneATurn } from './one-a-turn.ts';
import { replyWriter } from './reply-writer.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { sourceOf } from './source-of.ts';
import { paced, paceOf } from './upload-pace.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The user of the request's access token, if that user may call what needs `access`. */
    authorise: (request: FastifyRequest, access: Exclude<Access, 'anyone'>) => Promise<SignedInUser>;
    keptReplies: KeptReplies;
    /** Told of each call of somebody that changed something, before it is answered. */
    afterChange: (user: SignedInUser) => Promise<void>;
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
  /** Says that this answer will not do for the next one who asks the same. */
  answerPasses: () => void;
}

/**
 * What a reply depends on, for keeping it as it was sent: `question` names all that was asked and by whom it may be read, `state`
 * the revisions of what it tells of, as the user came with them. Null where it is not kept.
 */
type Keeping<E extends Endpoint> = (
  call: Pick<Call<E>, 'params' | 'query' | 'user' | 'request'>,
) => { question: string; state: string } | null;

type Answer<E extends Endpoint> = E['replyKind'] extends 'json'
  ? ReplyOf<E> extends undefined
    ? undefined
    : ReplyOf<E>
  : unknown;

/**
 * Serves one endpoint: checks who calls, parses what comes in, runs the handler and sends what the contract names.
 * A redirect's handler answers the address; a file's handler answers a stream or bytes and sets the type.
 * @param keeping says what the reply of a GET depends on: it is then encoded once, and sent again until that changes
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  keeping: Keeping<E> = () => null,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // mail programs try links with HEAD, which must not use them up
    exposeHeadRoute: endpoint.replyKind !== 'redirect',
    ...(endpoint.replyKind === 'json' ? writtenBy(endpoint) : {}),
    ...(endpoint.bodyMaxBytes === undefined ? {} : largeBody(app, endpoint, endpoint.bodyMaxBytes)),
    handler: (request, reply) =>
      inLanguage(languageOf(request), async () => {
        const user = endpoint.access === 'anyone' ? undefined : await app.authorise(request, endpoint.access);
        if (user === undefined) return answerCall(app, endpoint, { request, reply, user }, handler, keeping);
        const left = goneSignal(reply);
        await beginning(user.id);
        const answer = () => answerCall(app, endpoint, { request, reply, user }, handler, keeping);
        // what somebody changes is done whether they stay or not
        return askedBy(user.id, answer, endpoint.method === 'GET' ? left : undefined);
      }),
  });
}

const beginning = oneATurn();

type Arrived = { request: FastifyRequest; reply: FastifyReply; user: SignedInUser | undefined };

async function answerCall<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { request, reply, user }: Arrived,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  keeping: Keeping<E>,
) {
  if (endpoint.isForEditors && user?.householdRole === 'reader') throw new AppError('household_reader');
  if (user !== undefined && endpoint.method !== 'GET') await app.changeTurn(user.id);
  const params = named(endpoint, request.params);
  const query = parse(endpoint.query, request.query);
  const call = { params: params as ParamsOf<E>, query: query as QueryOf<E>, user: user as SignedInUser, request };
  const kept = keeping(call);
  // whatever else it depends on, an answer may hold sentences
  const question = `${endpoint.path} ${askedLanguage()} ${kept?.question}`;
  const known = kept && app.keptReplies.find(question, kept.state);
  if (known) return sendJson(reply, endpoint.status, known);
  let isPassing = false;
  const turn = { person: user?.id ?? sourceOf(request.ip), signal: goneSignal(reply) };
  const answer = await withBody(endpoint, request, turn.person, ({ body, files }) => {
    const whole = {
      ...call,
      body: parse(endpoint.body, body) as BodyOf<E>,
      files,
      reply,
      turn,
      answerPasses: () => {
        isPassing = true;
      },
    };
    return app.doOnce({ endpoint, request, user, sent: { params, query, body, files } }, () => handler(whole));
  });
  if (user !== undefined && endpoint.method !== 'GET') await app.afterChange(user);
  if (reply.sent || (answer as unknown) === reply) return reply;
  if (endpoint.replyKind === 'redirect') return reply.redirect(answer as string, endpoint.status);
  reply.status(endpoint.status);
  if (endpoint.replyKind === 'json') reply.header('cache-control', 'no-store');
  if (kept === null || isPassing) return answer;
  const bytes = Buffer.from(reply.serialize(answer) as string);
  app.keptReplies.keep(question, kept.state, bytes);
  return sendJson(reply, endpoint.status, bytes);
}

/** A reply is written as the contract has it. */
function writtenBy({ status, reply }: Endpoint) {
  if (reply === undefined) return {};
  const write = replyWriter(reply);
  return { schema: { response: { [status]: {} } }, serializerCompiler: () => write };
}

/** A body larger than others is read only for somebody who may call, and at the pace of one person's forms. */
const largeBody = (app: FastifyInstance, { access }: Endpoint, bodyLimit: number) => ({
  bodyLimit,
  preParsing: async (request: FastifyRequest, _reply: FastifyReply, body: RequestPayload) => {
    const user = access === 'anyone' ? undefined : await app.authorise(request, access);
    // somebody who leaves half-way ends the reading too
    return pipeline(body, paced(paceOf(user?.id ?? sourceOf(request.ip))), () => undefined);
  },
});

/** Sends a reply that is encoded already. */
const sendJson = (reply: FastifyReply, status: number, bytes: Buffer) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(bytes);

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

/** Aborted when the caller has gone before the answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const tell = () => {
    if (!reply.raw.writableEnded) gone.abort();
  };
  // who left while it was found out who they are is told of no more
  if (reply.raw.destroyed) tell();
  else reply.raw.once('close', tell);
  return gone.signal;
}

/** What the path names; a name that nothing can have names nothing, as that of what is gone or somebody else's. */
function named({ params, errors }: Endpoint, given: unknown): unknown {
  if (params === undefined) return undefined;
  const parsed = params.safeParse(storable(given ?? {}));
  if (parsed.success) return parsed.data;
  throw new AppError(errors.find((code) => ERRORS[code].status === 404) ?? 'not_found');
}

/** What the schema makes of the input; the first thing that is wrong is said in words. */
function parse(schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined;
  const input = cutAtFault(schema, storable(given ?? {}));
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const sentence = inputSentence(schema, input, askedLanguage());
  throw new AppError('bad_request', sentence === null ? {} : { sentence });
}

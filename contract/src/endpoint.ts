import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, a signed-in user, a premium user, an administrator. */
export type Access = 'anyone' | 'user' | 'premium' | 'admin';

/** What a call answers: an object, a 302 to an address, or bytes that are streamed. */
export type ReplyKind = 'json' | 'redirect' | 'file';

type Schema = z.ZodType | undefined;

/** One call of the API as a value: the server mounts it, the web calls it, OpenAPI is generated from it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: Method;
  /** Path with `:name` for parameters, from the host's root. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  /** Query parameters; a repeated parameter arrives as a list. */
  readonly query: Query;
  readonly body: Body;
  /** How the body is sent; a multipart body carries the text fields of `body` and the files named in `files`. */
  readonly bodyKind: 'json' | 'multipart';
  /** Names of the file fields of a multipart body, with the most files each takes. */
  readonly files: Readonly<Record<string, number>>;
  readonly reply: Reply;
  readonly replyKind: ReplyKind;
  /** Status of success. */
  readonly status: number;
  /**
   * Whether a caller may name an `Idempotency-Key`: the call is then done once a key and account, and the same key gets
   * the same answer for a day. For whatever makes something, so that a second press or a lost answer makes no second one.
   */
  readonly once: boolean;
  /**
   * Whether the same may be meant anew where an answer never came, as a date there and back: each press has a key of its own then, and only
   * what waits on a device is sent twice with one.
   */
  readonly isMeantAgain: boolean;
  /**
   * Whether it asks and changes nothing, and is a POST for the length of what it asks: the answer hangs on what is kept, so it is
   * asked anew each time, as a GET is.
   */
  readonly isQuestion: boolean;
  /** Whether it changes what a household shares, which is not for members who may only look and tick. */
  readonly isForEditors: boolean;
  /** How large a JSON body may be, in bytes, where it may be larger than that of other calls. Who calls is asked before it is read. */
  readonly bodyMaxBytes: number | undefined;
  /**
   * Every code this call can answer, besides those any call can (`COMMON_ERRORS`). The first that is a 404 stands for what the path
   * names, also where no such thing can have that name.
   */
  readonly errors: readonly ErrorCode[];
}

type EndpointInput<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Pick<
  Endpoint,
  'method' | 'path' | 'summary' | 'access'
> & {
  params?: P;
  query?: Q;
  body?: B;
  reply?: R;
} & Partial<
    Pick<
      Endpoint,
      | 'bodyKind'
      | 'files'
      | 'replyKind'
      | 'status'
      | 'once'
      | 'isMeantAgain'
      | 'isQuestion'
      | 'isForEditors'
      | 'bodyMaxBytes'
      | 'errors'
    >
  >;

/** Makes an endpoint; what is left out is: JSON in, JSON out, status 200, no parameters, no body. */
export function endpoint<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(input: EndpointInput<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    method: input.method,
    path: input.path,
    summary: input.summary,
    access: input.access,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
    bodyKind: input.bodyKind ?? 'json',
    files: input.files ?? {},
    reply: input.reply as R,
    replyKind: input.replyKind ?? 'json',
    status: input.status ?? 200,
    once: input.once ?? false,
    isMeantAgain: input.isMeantAgain ?? false,
    isQuestion: input.isQuestion ?? false,
    isForEditors: input.isForEditors ?? false,
    bodyMaxBytes: input.bodyMaxBytes,
    errors: input.errors ?? [],
  };
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the server's handler gets. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ReplyOf<E extends Endpoint> = Output<E['reply']>;

/** What the caller gives. */
export type ParamsInputOf<E extends Endpoint> = Input<E['params']>;
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;

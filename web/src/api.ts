import { refreshAccessToken } from '@sorrel/contract/auth';
import type { BodyInputOf, Endpoint, ParamsInputOf, QueryInputOf, ReplyOf } from '@sorrel/contract/endpoint';
import { LANGUAGE_HEADER } from '@sorrel/contract/language';
import { dropToken, endDeleted, endSession, getSessionState, holdPerson, holdToken } from './access-token.ts';
import { callAddress, type Fields } from './call-address.ts';
import { asOneIntent } from './intents.ts';
import { shownLanguage } from './language/shown-language.ts';
import { isServerReached, noteReached } from './lib/connection.ts';
import { findPerson, hasBookCopy } from './lib/known-person.ts';
import { PASSING_STATUSES } from './lib/passing-statuses.ts';
import { multipart } from './multipart.ts';
import { say } from './sentences.ts';
import { limitOf } from './time-limit.ts';

/** A token with less than this left is renewed before it is used. */
export const REFRESH_THRESHOLD_MS = 1000;

/** An answer that has not come by then is not coming; longer than anything the server itself waits for. */
export const ANSWER_WITHIN_MS = 30_000;
/** The same where files go along: a slow phone needs that long for them. */
export const UPLOAD_WITHIN_MS = 120_000;

/** What the server answered when it did not do what was asked; status 0 when it did not answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The whole reply: `message`, and what the error adds, such as `redirectTo` or `upgrade`. */
  readonly reply: Readonly<Record<string, unknown>>;

  constructor(status: number, reply: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
    super(typeof reply.message === 'string' ? reply.message : say.unreadable, options);
    this.status = status;
    this.reply = reply;
  }

  /** Path the server wants the browser to go to; only paths of this site count. */
  get redirectTo(): string | null {
    const { redirectTo } = this.reply;
    return typeof redirectTo === 'string' && isOwnPath(redirectTo) ? redirectTo : null;
  }

  /** Whether an answer was waited for in vain: it is not asked again by itself. */
  get isTimeout(): boolean {
    return this.reply.isTimeout === true;
  }

  /** True where the person's own browser may be shown a page that we are not. */
  get mayPastePage(): boolean {
    return this.reply.mayPastePage === true;
  }

  /** True when Premium would allow it. */
  get upgrade(): boolean {
    return this.reply.upgrade === true;
  }
}

/** A path from the root of this site: not another host, not '//host'. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** The sentence to show for any thrown value. */
export function errorMessage(error: unknown, fallback = say.unreadable): string {
  // what answered without our words, such as a proxy's page, said nothing
  return error instanceof ApiError && typeof error.reply['message'] === 'string' ? error.message : fallback;
}

/** Whether what was asked for is not there any more: to ask once more is of no use. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** A piece of a file, with the headers of the answer. */
type OnChunk = (chunk: Uint8Array, headers: Headers) => void;

/** What a call needs: exactly the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsInputOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    /** Of a multipart call: the files by field name. */
    files?: Readonly<Record<string, readonly Blob[]>>;
    /** For what anyone may call, but which does something else for whom is signed in. */
    asUser?: boolean;
    signal?: AbortSignal;
    /** Of a call that answers a file: told each piece as it arrives. */
    onChunk?: OnChunk;
  };

type Args<E extends Endpoint> =
  Record<string, never> extends Omit<CallInput<E>, 'files' | 'asUser' | 'signal' | 'onChunk'>
    ? [input?: CallInput<E>]
    : [input: CallInput<E>];

export interface Call {
  /** The header `Idempotency-Key`. */
  key?: string | undefined;
  /** The header of this name: how the caller would like to be answered. */
  prefer?: string;
  params?: Fields;
  query?: Fields;
  body?: Fields;
  files?: Readonly<Record<string, readonly Blob[]>>;
  asUser?: boolean;
  signal?: AbortSignal;
  onChunk?: OnChunk;
}

/**
 * Calls one endpoint of the contract and gives its reply.
 * Cookies travel along; so does the token, unless anyone may call. A token about to expire is renewed first; when the
 * server refuses a token all the same (revoked elsewhere), one renewal and one more try are made.
 * What makes something is sent once an intent: see `intents.ts`.
 * @throws ApiError when the server says no or does not answer
 */
export function call<E extends Endpoint>(endpoint: E, ...[input]: Args<E>): Promise<ReplyOf<E>> {
  const request = (input ?? {}) as Call;
  const userId = getSessionState().decoded?.userId;
  // a server that did not answer, or was not well, may have done it all the same
  const isSettled = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;
  return asOneIntent(endpoint, { userId, sending: request, isSettled }, (key) =>
    withDevice(endpoint, { ...request, key }, userId, () => ask(endpoint, { ...request, key })),
  );
}

/**
 * A question that has no answer by then is answered by this device, if it can. Where the server was not there a moment ago nothing is
 * waited for: it is asked all the same, and once it answers, all that is shown is asked for anew.
 */
const PATIENCE_MS = { reached: 4000, unreached: 0 };

/** The server was not there; what a proxy says in its place has no words of ours. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || (error.status >= 502 && error.status <= 504 && error.reply.message === undefined));

/** Hears of what the server answered. */
type NoteReply = (endpoint: Endpoint, request: Call, reply: unknown, userId: string) => void;
const listeners = new Set<NoteReply>();

/** Tells of each answer from now on; what it returns ends that. */
export function onReply(note: NoteReply): () => void {
  listeners.add(note);
  return () => void listeners.delete(note);
}

/** What this device does in place of a server that is not reached. */
export interface InPlaceOfServer {
  /** Loads what it takes, which will be needed. */
  prepare(): void;
  /** Answers a question, or keeps a change until it gets through; undefined where it can do neither. */
  answer(endpoint: Endpoint, request: Call, userId: string): Promise<unknown>;
}
let inPlaceOfServer: InPlaceOfServer | undefined;

/** The application hands it over; other pages have nothing to keep. */
export function answerOnDevice(device: InPlaceOfServer) {
  inPlaceOfServer = device;
}

/** The answer of the server; of this device where the server cannot be reached and the device has what is asked for. */
async function withDevice<E extends Endpoint>(
  endpoint: E,
  request: Call,
  userId: string | null | undefined,
  askServer: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const asked = askServer();
  if (endpoint.access === 'anyone' || endpoint.replyKind !== 'json' || userId === null || userId === undefined)
    return asked;
  const fromDevice = async () => (await inPlaceOfServer?.answer(endpoint, request, userId)) as ReplyOf<E> | undefined;
  try {
    const reply = await (endpoint.method === 'GET' ? firstOf(asked, fromDevice) : asked);
    for (const note of listeners) note(endpoint, request, reply, userId);
    return reply;
  } catch (error) {
    if (!isUnreached(error) || request.signal?.aborted) throw error;
    const answer = await fromDevice();
    if (answer !== undefined) return answer;
    if (!(await hasBookCopy())) throw error;
    // what was waited for in vain stays that, and is not waited for again
    const isTimeout = error instanceof ApiError && error.isTimeout;
    throw new ApiError(0, { message: say.needsNetwork, isTimeout }, { cause: error });
  }
}

/** The server's answer, or what the device has where that takes too long. */
function firstOf<Reply>(asked: Promise<Reply>, fromDevice: () => Promise<Reply | undefined>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const late = setTimeout(
      async () => {
        const answer = await fromDevice();
        // the server may have come first after all
        if (answer === undefined || isAnswered) return;
        noteReached(false);
        resolve(answer);
      },
      isServerReached() ? PATIENCE_MS.reached : PATIENCE_MS.unreached,
    );
    asked.then(resolve, reject).finally(() => {
      isAnswered = true;
      clearTimeout(late);
    });
  });
}

/** The call itself, without what this device can do in its place. */
export async function ask<E extends Endpoint>(endpoint: E, request: Call): Promise<ReplyOf<E>> {
  if (endpoint.access === 'anyone' && !request.asUser) return (await send(endpoint, request, null)) as ReplyOf<E>;

  const asker = getSessionState().decoded?.userId ?? null;
  const token = await freshToken();
  assertIsStill(asker);
  try {
    return (await send(endpoint, request, token)) as ReplyOf<E>;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.reply.isAccountDeleted === true) {
      endDeleted(asker);
      throw error;
    }
    // another call may have renewed it meanwhile
    const held = getSessionState().token;
    const renewed = held !== null && held !== token ? held : await renewToken();
    assertIsStill(asker);
    return (await send(endpoint, request, renewed).catch((again: unknown) => {
      // to ask once more would be of no use: only who logs in goes on
      if (isRefusal(again) && getSessionState().token === renewed) endSession();
      throw again;
    })) as ReplyOf<E>;
  }
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

const isNo = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING_STATUSES.has(error.status);

/**
 * The cookie that brings a new token may be somebody else's by then, where a sleeping tab did not hear of another tab's login: what one
 * person wrote is not sent as another.
 * @throws ApiError when somebody else is signed in
 */
function assertIsStill(asker: string | null) {
  const { decoded } = getSessionState();
  if (asker !== null && decoded !== null && decoded.userId !== asker)
    throw new ApiError(401, { message: say.somebodyElse });
}

async function freshToken(): Promise<string> {
  const { token, decoded } = getSessionState();
  if (token === null || decoded === null) return renewToken();
  const leftMs = decoded.expSeconds * 1000 - Date.now();
  return leftMs < REFRESH_THRESHOLD_MS ? renewToken() : token;
}

let renewal: Promise<string> | null = null;

/**
 * A new token for the refresh cookie; callers that ask while one is on its way wait for the same one.
 * When the server says no, the user is logged out. When it cannot be reached or is not well, nothing is lost and the call fails.
 */
export function renewToken(): Promise<string> {
  if (renewal === null) {
    const started = renew().finally(() => {
      if (renewal === started) renewal = null;
    });
    renewal = started;
  }
  return renewal;
}

/** For tests: nobody waits any more for a renewal that is on its way. */
export function forgetRenewal() {
  renewal = null;
}

async function renew(): Promise<string> {
  const before = getSessionState();
  // who logged in or out while the answer was on its way decides, not the answer
  const isOvertaken = () => {
    const now = getSessionState();
    const isShownMeanwhile = before.status === 'starting' && now.status === 'signed-in' && now.token === null;
    return now !== before && !isShownMeanwhile;
  };
  try {
    // whether there is a session is a question at startup, and no is an answer to it; later it is a failure
    const request = before.token === null ? { prefer: 'handling=lenient' } : {};
    const reply = (await send(refreshAccessToken, request, null)) as ReplyOf<typeof refreshAccessToken> | undefined;
    if (reply === undefined) throw new ApiError(401, {});
    if (!isOvertaken()) holdToken(reply.token);
    const held = getSessionState().token;
    if (held === null) throw new ApiError(401, {});
    return held;
  } catch (error) {
    if (isOvertaken()) throw error;
    // a server that is not well, or has too much to do, has not said no
    const isUnanswered = !isNo(error);
    // what answers in the server's place is needed at once
    if (isUnanswered && before.status === 'starting') {
      inPlaceOfServer?.prepare();
      await showKnownPerson();
    }
    if (getSessionState().status === 'starting') dropToken(null, !isUnanswered);
    else if (!isUnanswered) endSession();
    throw error;
  }
}

/** Without the server, who was here last sees what this device has of theirs. */
export async function showKnownPerson(): Promise<void> {
  const person = await findPerson();
  if (person !== null && getSessionState().status === 'starting') holdPerson(person);
}

async function send(
  endpoint: Endpoint,
  { key, prefer, params, query, body, files, signal, onChunk }: Call,
  token: string | null,
) {
  const headers = new Headers({ accept: 'application/json' });
  if (key !== undefined) headers.set('idempotency-key', key);
  if (prefer !== undefined) headers.set('prefer', prefer);
  const language = shownLanguage();
  if (language !== 'en' && language !== 'pseudo') headers.set(LANGUAGE_HEADER, language);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const hasFiles = Object.values(files ?? {}).some((blobs) => blobs.length > 0);
  const limit = limitOf(hasFiles ? UPLOAD_WITHIN_MS : ANSWER_WITHIN_MS, signal);
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include', signal: limit.signal };
  if (endpoint.bodyKind === 'multipart') {
    init.body = multipart(body ?? {}, files ?? {});
  } else if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }

  const url = callAddress(endpoint.path, params, query);
  try {
    const response = await fetch(url, init);
    noteReached(response.status < 502 || response.status > 504);
    if (response.ok && endpoint.replyKind === 'file') return await readFile(response, onChunk, limit.restart);

    const reply = await readJson(response);
    if (!response.ok) throw new ApiError(response.status, isRecord(reply) ? reply : withoutWords(response.status));
    return reply;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (!(cause instanceof ApiError)) noteReached(false);
    if (limit.signal.aborted) throw new ApiError(0, { message: say.tooSlow, isTimeout: true }, { cause });
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(0, { message: say.unreachable }, { cause });
  } finally {
    limit.end();
  }
}

/** Where nothing of ours was said: what a proxy in front of the server finds too large is so the next time too, too often is not. */
function withoutWords(status: number) {
  if (status === 413) return { message: say.tooLarge };
  return status === 429 ? { message: say.tooOften } : {};
}

/** Pieces that are put together before the browser may move them out of memory. */
const PART_BYTES = 8 * 1024 * 1024;

async function readFile(response: Response, onChunk: OnChunk | undefined, onProgress: () => void): Promise<Blob> {
  const parts: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      onProgress();
      onChunk?.(next.value, response.headers);
      pieces.push(next.value);
      bytes += next.value.length;
      if (bytes < PART_BYTES) continue;
      parts.push(new Blob(pieces));
      pieces = [];
      bytes = 0;
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, { message: say.downloadBrokeOff }, { cause });
  }
  return new Blob([...parts, ...pieces], { type: response.headers.get('content-type') ?? '' });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // a proxy's page, or a cut connection
    throw new ApiError(response.status, withoutWords(response.status), { cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

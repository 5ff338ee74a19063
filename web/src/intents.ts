import type { Endpoint } from '@sorrel/contract/endpoint';
import { z } from 'zod';

/** What one call sends, as far as it tells one intent from another. */
export interface Sending {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Readonly<Record<string, readonly Blob[]>>;
}

/** Intents whose outcome is not known that are remembered; more than anybody leaves behind. */
const KEYS_MAX = 50;
/** The server keeps an answer for a day: an older key would do the work again. */
const KEPT_MS = 23 * 60 * 60 * 1000;
/** In session storage: a draft that survives a reload is the same intent when it is sent again. */
const STORED_AS = 'openIntents';

const underWay = new Map<string, Promise<unknown>>();
const OpenIntents = z.array(z.object({ name: z.string(), key: z.string(), sinceMs: z.number() }));

const openedAt = `${Date.now()}-${Math.random()}`;
let files = 0;
const fileNames = new WeakMap<Blob, string>();

/**
 * The same file is the same picture; nobody reads it to find out. Drafts do not keep files, so what is sent with one is another
 * intent after a reload: the names begin with the moment this page was opened.
 */
function nameOf(file: Blob): string {
  const known = fileNames.get(file) ?? `${openedAt}-${++files}`;
  fileNames.set(file, known);
  return known;
}

function intentOf(
  endpoint: Endpoint,
  userId: string | null | undefined,
  { params, query, body, files: sent }: Sending,
): string {
  const pictures = Object.entries(sent ?? {}).map(([field, list]) => [field, list.map(nameOf)]);
  return JSON.stringify([endpoint.method, endpoint.path, userId, params, query, body, pictures]);
}

/** Made by chance, also where the page has no secure context. */
export function newIntentKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Intents that were sent and of which nobody knows what came; of this page, and of the one that this tab showed before. */
let opened: z.output<typeof OpenIntents> | null = null;

function openIntents(): z.output<typeof OpenIntents> {
  opened ??= storedIntents();
  return opened.filter(({ sinceMs }) => Date.now() - sinceMs < KEPT_MS);
}

function storedIntents(): z.output<typeof OpenIntents> {
  try {
    return OpenIntents.parse(JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]'));
  } catch {
    return [];
  }
}

function storeIntents(open: z.output<typeof OpenIntents>) {
  opened = open.slice(-KEYS_MAX);
  try {
    if (opened.length === 0) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, JSON.stringify(opened));
  } catch {
    // no room: they hold for as long as the page stands
  }
}

/**
 * A short name for what may be long; two intents that share one by chance get no answer of each other, since the server
 * compares what was sent. FNV-1a, twice.
 */
function shortName(intent: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < intent.length; index += 1) {
    const code = intent.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x01000197);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('-');
}

function keyOf(intent: string): string {
  const name = shortName(intent);
  const open = openIntents();
  const known = open.find((one) => one.name === name)?.key;
  if (known !== undefined) return known;
  const key = newIntentKey();
  storeIntents([...open, { name, key, sinceMs: Date.now() }]);
  return key;
}

/** What came of it is known: sent again, it is another intent. */
function settle(intent: string) {
  const name = shortName(intent);
  const open = openIntents();
  if (open.some((one) => one.name === name)) storeIntents(open.filter((one) => one.name !== name));
}

/** For tests: nothing is on its way and nothing is open. */
export function forgetIntents() {
  underWay.clear();
  storeIntents([]);
}

/**
 * One intent, one call: what is sent a second time while the first is on its way (a double click, Enter and a click) waits
 * for the first and gets its answer. Where the contract says that the call is done once a key, it is given one; a try
 * that follows an answer that never came has the key of the first, also after a reload, so that nothing is made twice.
 * @param isSettled whether a failure tells for certain that nothing was done
 */
export function asOneIntent<Answer>(
  endpoint: Endpoint,
  {
    userId,
    sending,
    isSettled,
  }: { userId: string | null | undefined; sending: Sending; isSettled: (error: unknown) => boolean },
  send: (key: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  // a question may be asked as often as one likes, and a change that is no making may be meant twice: a heart, there and back
  const isMaking = endpoint.method === 'POST' || (endpoint.once && !endpoint.isMeantAgain);
  if (endpoint.isQuestion || (!isMaking && endpoint.method !== 'DELETE'))
    return send(endpoint.once ? newIntentKey() : undefined);
  const intent = intentOf(endpoint, userId, sending);
  const first = underWay.get(intent);
  if (first !== undefined) return first as Promise<Answer>;

  const key = () => (endpoint.isMeantAgain ? newIntentKey() : keyOf(intent));
  const call = send(endpoint.once ? key() : undefined).then(
    (answer) => {
      settle(intent);
      return answer;
    },
    (error: unknown) => {
      if (isSettled(error)) settle(intent);
      throw error;
    },
  );
  const waited = call.finally(() => underWay.delete(intent));
  underWay.set(intent, waited);
  return waited;
}

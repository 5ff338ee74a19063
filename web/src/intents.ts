import type { Endpoint } from '@sorrel/contract/endpoint';

/** What one call sends, as far as it tells one intent from another. */
export interface Sending {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Readonly<Record<string, readonly Blob[]>>;
}

/** Intents whose outcome is not known that are remembered; more than anybody leaves behind. */
const KEYS_MAX = 50;

const underWay = new Map<string, Promise<unknown>>();
const keys = new Map<string, string>();

let files = 0;
const fileNames = new WeakMap<Blob, number>();

/** The same file is the same picture; nobody reads it to find out. */
function nameOf(file: Blob): number {
  const known = fileNames.get(file) ?? ++files;
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

function keyOf(intent: string): string {
  const key = keys.get(intent) ?? newIntentKey();
  keys.set(intent, key);
  const oldest = keys.size > KEYS_MAX ? keys.keys().next() : undefined;
  if (oldest?.done === false) keys.delete(oldest.value);
  return key;
}

/** For tests: nothing is on its way and nothing is open. */
export function forgetIntents() {
  underWay.clear();
  keys.clear();
}

/**
 * One intent, one call: what is sent a second time while the first is on its way (a double click, Enter and a click) waits
 * for the first and gets its answer. Where the contract says that the call is done once a key, it is given one; a try
 * that follows an answer that never came has the key of the first, so that nothing is made twice.
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
  if (!endpoint.once && endpoint.method !== 'POST' && endpoint.method !== 'DELETE') return send(undefined);
  const intent = intentOf(endpoint, userId, sending);
  const first = underWay.get(intent);
  if (first !== undefined) return first as Promise<Answer>;

  const call = send(endpoint.once ? keyOf(intent) : undefined).then(
    (answer) => {
      keys.delete(intent);
      return answer;
    },
    (error: unknown) => {
      if (isSettled(error)) keys.delete(intent);
      throw error;
    },
  );
  const waited = call.finally(() => underWay.delete(intent));
  underWay.set(intent, waited);
  return waited;
}

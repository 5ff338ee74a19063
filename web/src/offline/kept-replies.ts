import type { Endpoint } from '@sorrel/contract/endpoint';
import { getSessionState } from '../access-token.ts';
import { type Call, onReply } from '../api.ts';
import { callAddress } from '../call-address.ts';
import { FETCHED, readCopy, writeCopy } from '../lib/device-copies.ts';

/** Questions whose answers are kept as they came: what pages ask when they open. Recipes and lists of them are kept as a book. */
const KEPT =
  /^\/api\/(?:auth\/user$|recipes\/(?:get-tags|collections|recipe-count|saved-copies|checks|imports)$|cook\/sums$|plans\/|lists\/|households?(?:\/|$))/;
/** Asked while somebody types, or each time another question. */
const PASSING = /\/(?:respin|find-aisle|prices\/food|supermarkets|calendar|recipe-analytics|suggest)/;

const nameOf = (asked: string) => `${FETCHED}reply ${asked}`;
const askedOf = (endpoint: Endpoint, { params, query }: Call) => callAddress(endpoint.path, params, query);

function isKept(endpoint: Endpoint, { query }: Call): boolean {
  return (
    endpoint.method === 'GET' &&
    KEPT.test(endpoint.path) &&
    !PASSING.test(endpoint.path) &&
    (query?.search === undefined || query.search === '')
  );
}

export async function keepReply(endpoint: Endpoint, call: Call, reply: unknown, userId: string): Promise<void> {
  if (isKept(endpoint, call)) await writeCopy(userId, nameOf(askedOf(endpoint, call)), reply);
}

/** From now on this device keeps what the person who is signed in is answered. */
export const keepReplies = (): (() => void) =>
  onReply((endpoint, call, reply, userId) => {
    if (getSessionState().decoded?.userId === userId) void keepReply(endpoint, call, reply, userId);
  });

/** The answer of last time; undefined where there was none, or it is no longer one. */
export async function keptReply(endpoint: Endpoint, call: Call, userId: string): Promise<unknown> {
  if (!isKept(endpoint, call)) return undefined;
  const kept = await readCopy(userId, nameOf(askedOf(endpoint, call)));
  const parsed = endpoint.reply?.safeParse(kept);
  return parsed?.success ? parsed.data : undefined;
}

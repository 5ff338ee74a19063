import { API } from '@sorrel/contract/api';
import type { Endpoint } from '@sorrel/contract/endpoint';
import { saveList } from '@sorrel/contract/lists';
import { deletePlan, savePlan } from '@sorrel/contract/plans';
import { editRecipe } from '@sorrel/contract/recipe-saving';
import { deleteRecipe } from '@sorrel/contract/recipes';
import { setPlanWeek } from '@sorrel/contract/weeks';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getSessionState } from '../access-token.ts';
import { ApiError, ask, type Call, errorMessage, isUnreached } from '../api.ts';
import { newIntentKey } from '../intents.ts';
import { keepCopy, readCopiesUnder } from '../lib/device-copies.ts';
import { OUTBOX } from '../lib/unsent.ts';
import { say } from '../sentences.ts';
import { freeListName } from './free-list-name.ts';
import { keepGaveWay } from './gave-way.ts';
import { savedInPlaceOf } from './in-place-of.ts';

/** A change that was made without the server. It is its owner's and outlives a session that ends by itself; logging out takes it along. */
const KeptChange = z.object({
  /** As the header of the call: sent twice it is done once. */
  key: z.string(),
  call: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  body: z.record(z.string(), z.unknown()).optional(),
  /** What is changed, as the person calls it. */
  name: z.string(),
  /** Of a new list: its name is one that is free. */
  isNamed: z.boolean().optional(),
  /** The server's sentence, where it did not take the change; the person decides then. */
  refused: z.object({ message: z.string(), isConflict: z.boolean() }).nullable(),
});
export type KeptChange = z.output<typeof KeptChange>;

const NAME = OUTBOX;
const LOCK = 'sorrel-outbox';
const NOTHING: readonly KeptChange[] = [];

const WAITING: readonly Endpoint[] = [editRecipe, deleteRecipe, savePlan, deletePlan, setPlanWeek];
const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Whether a call may wait: what carries pictures, or makes something whose id others need, asks for the server. */
export const mayWait = (endpoint: Endpoint, { files }: Call): boolean =>
  WAITING.some((one) => callOf(one) === callOf(endpoint)) &&
  Object.values(files ?? {}).every((list) => list.length === 0);

let shown: { userId: string; changes: readonly KeptChange[] } | null = null;
const listeners = new Set<() => void>();

function show(userId: string, changes: readonly KeptChange[]) {
  shown = { userId, changes };
  for (const listener of listeners) listener();
}

async function readChanges(userId: string): Promise<KeptChange[]> {
  // without the hurry of a page that opens: an answer that comes late is not none
  const [kept] = await readCopiesUnder(userId, NAME);
  // one that cannot be read takes none of the others along
  return Array.isArray(kept) ? kept.flatMap((one) => KeptChange.safeParse(one).data ?? []) : [];
}

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks === undefined ? work() : navigator.locks.request(LOCK, work);

const change = (userId: string, next: (changes: KeptChange[]) => KeptChange[]) =>
  alone(async () => {
    const changes = next(await readChanges(userId));
    await keepCopy(userId, NAME, changes);
    show(userId, changes);
  });

/**
 * What a change is of: a later one of the same takes the place of the one before, with the version that was edited first. The dates of a
 * plan are each one of their own: a week that it had on the way was taken from another plan. So is each new list.
 */
const subjectOf = ({ call, params, body, key }: Pick<KeptChange, 'call' | 'params' | 'body' | 'key'>) =>
  JSON.stringify([
    call,
    params ?? null,
    call === callOf(savePlan) ? String(body?.['name']).trim().toLowerCase() : null,
    call === callOf(setPlanWeek) || call === callOf(saveList) ? key : null,
  ]);

/** Keeps a change until the server can be asked. */
export async function keepChange(userId: string, endpoint: Endpoint, request: Call, name: string): Promise<void> {
  const { params, body, key = newIntentKey() } = request;
  // as it would have been sent, so that it can be stored and is the same after a reload
  const sent = JSON.parse(JSON.stringify({ params, body })) as Pick<KeptChange, 'params' | 'body'>;
  const kept: KeptChange = { key, call: callOf(endpoint), ...sent, name, refused: null };
  await change(userId, (changes) => {
    const isBefore = (one: KeptChange) => subjectOf(one) === subjectOf(kept);
    const waiting = changes.find(isBefore);
    const isPlan = waiting !== undefined && kept.call === callOf(savePlan);
    const next = isPlan ? { ...kept, body: savedInPlaceOf(waiting.body, kept.body) } : kept;
    return [...changes.filter((one) => !isBefore(one)), next];
  });
}

/**
 * A later edit that the server took stands for the one that waits, where both were made of the same version of the recipe: nobody else has
 * saved in between, and sent after it, it would be taken for somebody else's change.
 */
export async function dropReplaced(endpoint: Endpoint, { params, body }: Call, userId: string): Promise<void> {
  const version = body?.['version'];
  if (endpoint !== editRecipe || version === undefined) return;
  const isReplaced = (one: KeptChange) =>
    one.call === callOf(endpoint) && one.params?.['id'] === params?.['id'] && one.body?.['version'] === version;
  if ((await readChanges(userId)).some(isReplaced))
    await change(userId, (changes) => changes.filter((one) => !isReplaced(one)));
}

/** @returns whether it still waited; else it was sent before */
export async function forgetChange(userId: string, key: string): Promise<boolean> {
  let waited = false;
  await change(userId, (changes) => {
    waited = changes.some((one) => one.key === key);
    return changes.filter((one) => one.key !== key);
  });
  return waited;
}

/** The lists that waiting changes have made, the last ones: undo finds them, whichever tab sent them. */
const MADE_LISTS = 'made-lists';
const MADE_KEPT = 10;
const MadeLists = z.array(z.object({ key: z.string(), id: z.string() })).catch([]);

const readMade = async (userId: string) => MadeLists.parse((await readCopiesUnder(userId, MADE_LISTS))[0] ?? []);

/** The id of the list that a change has made; null where none is known. */
export const madeList = async (userId: string, key: string): Promise<string | null> =>
  (await readMade(userId)).find((one) => one.key === key)?.id ?? null;

/** Sends a change once more, over what somebody else has saved meanwhile. */
export const sendOver = (userId: string, key: string) =>
  change(userId, (changes) =>
    changes.map((one) => {
      if (one.key !== key) return one;
      const { version: _, ...body } = one.body ?? {};
      return { ...one, body, key: newIntentKey(), isNamed: false, refused: null };
    }),
  );

const endpointOf = (call: string): Endpoint | undefined =>
  [...Object.values(API.recipes), ...Object.values(API.plans), ...Object.values(API.lists)].find(
    (endpoint) => callOf(endpoint) === call,
  );

/** A new list takes no other's place. Its name is written down before it is sent: sent twice it is the same list. */
async function named(userId: string, one: KeptChange): Promise<KeptChange> {
  if (one.call !== callOf(saveList) || one.isNamed) return one;
  const ready = { ...one, isNamed: true, body: { ...one.body, name: await freeListName(one.name) } };
  const changes = await readChanges(userId);
  await keepCopy(
    userId,
    NAME,
    changes.map((kept) => (kept.key === one.key ? ready : kept)),
  );
  return ready;
}

/** What has become of a change: done, to be tried later, or refused. */
async function send(
  userId: string,
  one: KeptChange,
): Promise<'done' | 'later' | { refused: NonNullable<KeptChange['refused']> }> {
  const endpoint = endpointOf(one.call);
  if (endpoint === undefined) return { refused: { message: say.ofReleaseBefore, isConflict: false } };
  try {
    const { key, params, body } = await named(userId, one);
    const reply = await ask(endpoint, { key, ...(params && { params }), ...(body && { body }) });
    const made = one.call === callOf(saveList) ? saveList.reply.safeParse(reply).data : undefined;
    const saved = one.call === callOf(savePlan) ? savePlan.reply.safeParse(reply).data : undefined;
    if (saved?.bothChanged || saved?.settingsBothChanged) await keepGaveWay(userId, one.name);
    if (made) await keepCopy(userId, MADE_LISTS, [...(await readMade(userId)), { key, id: made.id }].slice(-MADE_KEPT));
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || isUnreached(error) || error.status === 401 || error.status === 429)
      return 'later';
    if (error.status >= 500) return 'later';
    return endpoint.method === 'DELETE' && error.status === 404
      ? 'done'
      : { refused: { message: errorMessage(error), isConflict: error.status === 409 } };
  }
}

/** Sends what waits, in the order in which it was done. @returns how many were taken */
export async function sendChanges(): Promise<number> {
  const userId = getSessionState().decoded?.userId;
  if (userId === null || userId === undefined) return 0;
  let sent = 0;
  await alone(async () => {
    for (const one of await readChanges(userId)) {
      if (one.refused !== null) continue;
      if (getSessionState().decoded?.userId !== userId) return;
      const outcome = await send(userId, one);
      if (outcome === 'later') return;
      if (outcome === 'done') sent += 1;
      const next = (await readChanges(userId)).flatMap((kept) => {
        if (kept.key !== one.key) return [kept];
        if (outcome === 'done') return [];
        return [{ ...kept, refused: outcome.refused }];
      });
      await keepCopy(userId, NAME, next);
      show(userId, next);
    }
  });
  return sent;
}

/** The changes of the person that wait on this device. */
export function useKeptChanges(userId: string | null | undefined): readonly KeptChange[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (userId && shown?.userId !== userId) void readChanges(userId).then((changes) => show(userId, changes));
      return () => listeners.delete(listener);
    },
    () => (shown !== null && shown.userId === userId ? shown.changes : NOTHING),
  );
}

/** New lists that wait to be sent; what the server refused is its person's to decide. */
export const waitingLists = (changes: readonly KeptChange[]): readonly KeptChange[] =>
  changes.filter(({ call, refused }) => call === callOf(saveList) && refused === null);

/** For tests: as when the page has just come. */
export function forgetShownChanges() {
  shown = null;
}

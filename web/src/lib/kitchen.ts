import type { Cooking } from '@sorrel/core/cook/cooking';
import { cookingsInOrder } from '@sorrel/core/cook/cooking';
import { TIMERS_MAX, type Timer, timersInOrder } from '@sorrel/core/cook/timers';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keepCopy, readCopy, readCopyToChange } from './device-copies.ts';

/**
 * What is being cooked and the timers that run, of one person on this device. It stands in the device's database (device-copies.ts),
 * which is on the disk when a press is answered: a reload, a killed tab and an empty battery find timers right. Tabs tell each
 * other; the newest word on a timer holds.
 */
const KitchenCopy = z.object({
  timers: z.array(
    z.object({
      id: z.string(),
      recipeId: z.string().nullable(),
      step: z.int().nullable(),
      place: z.int().nullable(),
      name: z.string(),
      lengthMs: z.number(),
      endsAt: z.number().nullable(),
      leftMs: z.number(),
      spareMs: z.number(),
      everyMs: z.number().nullable(),
      roundsLeft: z.int(),
      addedMs: z.number(),
    }),
  ),
  cookings: z.array(
    z.object({
      recipeId: z.string(),
      recipeName: z.string(),
      serves: z.number(),
      step: z.int(),
      steps: z.int(),
      ready: z.array(z.int()),
      used: z.array(z.string()),
      startedAt: z.number(),
      touchedAt: z.number(),
    }),
  ),
});

export interface Kitchen {
  readonly timers: readonly Timer[];
  readonly cookings: readonly Cooking[];
}

type Change = (kitchen: Kitchen) => Kitchen;

const COPY = 'kitchen';
const CHANNEL = 'sorrel-kitchen';
const EMPTY: Kitchen = { timers: [], cookings: [] };

interface Held {
  kitchen: Kitchen;
  /** What was done here and is not on the disk yet, in order: what the disk says is shown with it. */
  waiting: readonly Change[];
  /** False until the device's database has answered: until then nobody knows whether a timer runs. */
  isRead: boolean;
  reading: Promise<void> | null;
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;
let writing: Promise<unknown> = Promise.resolve();

function heldOf(userId: string): Held {
  const known = held.get(userId);
  if (known) return known;
  const fresh: Held = { kitchen: EMPTY, waiting: [], isRead: false, reading: null };
  held.set(userId, fresh);
  return fresh;
}

/** Nobody looks at a kitchen that no page shows: who opens one reads it anew. */
function put(userId: string, onDisk: Kitchen, waiting: readonly Change[]) {
  if (listeners.size === 0) return;
  const kitchen = waiting.reduce((before, change) => change(before), onDisk);
  held.set(userId, { ...heldOf(userId), kitchen, waiting, isRead: true });
  for (const listener of listeners) listener();
}

function parsedKitchen(copy: unknown): Kitchen {
  const parsed = KitchenCopy.safeParse(copy);
  if (!parsed.success) return EMPTY;
  const nowMs = Date.now();
  return {
    timers: timersInOrder(parsed.data.timers, nowMs),
    cookings: cookingsInOrder(parsed.data.cookings, nowMs),
  };
}

const show = (userId: string, copy: unknown) => put(userId, parsedKitchen(copy), heldOf(userId).waiting);

/** A page does not wait for a device that is slow to answer; it shows what that says when it does. */
async function reread(userId: string) {
  const inTime = await readCopy(userId, COPY);
  show(userId, inTime);
  if (inTime !== undefined) return;
  const late = await readCopyToChange(userId, COPY).catch(() => undefined);
  if (late !== undefined) show(userId, late);
}

/** A connection that the browser has closed is opened anew the next time it is asked for. */
const readToChange = (userId: string) => readCopyToChange(userId, COPY).catch(() => readCopyToChange(userId, COPY));

/** One tab at a time reads, changes and writes, where the browser can say so; a page without a secure context cannot. */
const alone = <Value>(run: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(CHANNEL, run) : run();

/** Changes what is kept, at once here, then on the disk and in other tabs. */
function changeKitchen(userId: string, change: Change): Promise<void> {
  const { isRead, kitchen, waiting } = heldOf(userId);
  if (isRead && listeners.size > 0) {
    held.set(userId, { ...heldOf(userId), kitchen: change(kitchen), waiting: [...waiting, change] });
    for (const listener of listeners) listener();
  }
  const withoutChange = () => heldOf(userId).waiting.filter((one) => one !== change);
  const done = writing.then(() =>
    alone(async () => {
      const before = parsedKitchen(await readToChange(userId));
      const next = change(before);
      const kept: Kitchen = { ...next, timers: next.timers.slice(0, TIMERS_MAX) };
      await keepCopy(userId, COPY, kept);
      put(userId, kept, withoutChange());
      channel?.postMessage(userId);
    }),
  );
  writing = done.catch(() => {
    // what cannot be read is not written over, and nothing is shown that was not kept
    held.set(userId, { ...heldOf(userId), waiting: withoutChange() });
    return reread(userId);
  });
  return done;
}

function listen(listener: () => void) {
  listeners.add(listener);
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string>) => void reread(data);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
    held.clear();
  };
}

/** For tests: nothing is on its way to the disk, and nothing of it is known. */
export async function forgetKitchen() {
  await writing;
  held.clear();
}

export function useKitchen(userId: string | undefined) {
  const kitchen = useSyncExternalStore(listen, () => (userId === undefined ? EMPTY : heldOf(userId).kitchen));
  const isRead = useSyncExternalStore(listen, () => userId !== undefined && heldOf(userId).isRead);

  useEffect(() => {
    if (userId === undefined || isRead) return;
    const mine = heldOf(userId);
    mine.reading ??= reread(userId);
  }, [userId, isRead]);

  const change = useCallback(
    (next: Change) => (userId === undefined ? Promise.resolve() : changeKitchen(userId, next)),
    [userId],
  );
  const changeTimer = useCallback(
    (id: string, next: (timer: Timer) => Timer | null) =>
      change((before) => ({
        ...before,
        timers: before.timers.flatMap((timer) => (timer.id === id ? (next(timer) ?? []) : [timer])),
      })),
    [change],
  );
  const addTimer = useCallback(
    (timer: Timer) =>
      change((before) => ({ ...before, timers: [...before.timers.filter(({ id }) => id !== timer.id), timer] })),
    [change],
  );
  const changeCooking = useCallback(
    (recipeId: string, next: (cooking: Cooking) => Cooking) => {
      const touchedAt = Date.now();
      const isIt = (one: Cooking) => one.recipeId === recipeId;
      // where the device did not take its beginning, it begins with what was seen when it was changed
      const seen = userId === undefined ? undefined : heldOf(userId).kitchen.cookings.find(isIt);
      return change((before) => {
        const known = before.cookings.some(isIt) || seen === undefined ? before.cookings : [seen, ...before.cookings];
        const changed = known.map((one) => (isIt(one) ? { ...next(one), touchedAt } : one));
        return { ...before, cookings: cookingsInOrder(changed, touchedAt) };
      });
    },
    [change, userId],
  );
  const addCooking = useCallback(
    (cooking: Cooking) =>
      change((before) =>
        before.cookings.some(({ recipeId }) => recipeId === cooking.recipeId)
          ? before
          : { ...before, cookings: cookingsInOrder([cooking, ...before.cookings], Date.now()) },
      ),
    [change],
  );
  const endCooking = useCallback(
    (recipeId: string) =>
      change((before) => ({ ...before, cookings: before.cookings.filter((one) => one.recipeId !== recipeId) })),
    [change],
  );
  return { ...kitchen, isRead, changeTimer, addTimer, changeCooking, addCooking, endCooking };
}

/** An identity for a timer, also where the page has no secure context. */
export const newTimerId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

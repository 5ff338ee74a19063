import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keepCopy, readCopiesUnder } from '../lib/device-copies.ts';

/*
 * Plans of which a change that had waited on this device took the place of somebody else's. Nobody may have been there when it was sent:
 * it is kept until a person has read it.
 */

const NAME = 'gave-way';
const KEPT_MAX = 10;
const Names = z.array(z.string()).catch([]);
const NOTHING: readonly string[] = [];

let shown: { userId: string; names: readonly string[] } | null = null;
const listeners = new Set<() => void>();

function show(userId: string, names: readonly string[]) {
  shown = { userId, names };
  for (const listener of listeners) listener();
}

const read = async (userId: string) => Names.parse((await readCopiesUnder(userId, NAME))[0] ?? []);

async function write(userId: string, names: readonly string[]) {
  await keepCopy(userId, NAME, names);
  show(userId, names);
}

/** @param name of the plan */
export const keepGaveWay = async (userId: string, name: string) =>
  write(userId, [...(await read(userId)).filter((one) => one !== name), name].slice(-KEPT_MAX));

export const forgetGaveWay = async (userId: string, name: string) =>
  write(
    userId,
    (await read(userId)).filter((one) => one !== name),
  );

/** Names of the plans, as far as nobody has read it. */
export function useGaveWay(userId: string | null | undefined): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (userId && shown?.userId !== userId) void read(userId).then((names) => show(userId, names));
      return () => listeners.delete(listener);
    },
    () => (shown !== null && shown.userId === userId ? shown.names : NOTHING),
  );
}

/** For tests: as when the page has just come. */
export function forgetShownGaveWay() {
  shown = null;
}

import { beginCooking } from '@sorrel/core/cook/cooking';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withDeviceDatabase } from '../testing/device-database.ts';
import { readCopy } from './device-copies.ts';
import { useKitchen } from './kitchen.ts';

withDeviceDatabase();

const KIM = 'kim';
const cookingOf = (name: string) => beginCooking({ id: name, name, steps: 2, serves: 2 }, Date.now());
const onDisk = async () => ((await readCopy(KIM, 'kitchen')) as { cookings: unknown[] } | undefined)?.cookings.length;

test('what is done while what was done before it is being written is not taken back for a moment', async () => {
  const shown: number[] = [];
  const { result } = renderHook(() => {
    const kitchen = useKitchen(KIM);
    shown.push(kitchen.cookings.length);
    return kitchen;
  });
  await waitFor(() => expect(result.current.isRead).toBe(true));
  act(() => {
    for (const name of ['soup', 'stew', 'bread']) void result.current.addCooking(cookingOf(name));
  });
  await waitFor(async () => expect(await onDisk()).toBe(3));
  await waitFor(() => expect(result.current.cookings).toHaveLength(3));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test('what was done and left at once is there when a page shows the kitchen again', async () => {
  const first = renderHook(() => useKitchen(KIM));
  await waitFor(() => expect(first.result.current.isRead).toBe(true));
  act(() => void first.result.current.addCooking(cookingOf('soup')));
  first.unmount();
  await waitFor(async () => expect(await onDisk()).toBe(1));
  const { result } = renderHook(() => useKitchen(KIM));
  await waitFor(() => expect(result.current.cookings).toHaveLength(1));
});

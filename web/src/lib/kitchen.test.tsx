import { beginCooking, goToStep } from '@sorrel/core/cook/cooking';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withDeviceDatabase } from '../../testing/device-database.ts';
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

/** How any page of this device asks its database. */
async function transactions() {
  const request = indexedDB.open('sorrel', 1);
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return vi.spyOn(Object.getPrototypeOf(database) as IDBDatabase, 'transaction');
}
const isClosing = () => {
  throw new DOMException('The database connection is closing.', 'InvalidStateError');
};

/** Another tab that is in the middle of something long: the device answers nobody else until it is let go. */
async function holdDevice() {
  const request = indexedDB.open('sorrel', 1);
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction('copies', 'readwrite');
  let isHeld = true;
  const goOn = () => {
    if (isHeld) transaction.objectStore('copies').get('nothing').onsuccess = goOn;
  };
  goOn();
  return () => {
    isHeld = false;
    transaction.oncomplete = () => database.close();
  };
}

test('a device that is slow to answer loses nothing of what it kept when more is done', async () => {
  const first = renderHook(() => useKitchen(KIM));
  await waitFor(() => expect(first.result.current.isRead).toBe(true));
  await act(() => first.result.current.addCooking(cookingOf('soup')));
  const kept = await onDisk();
  first.unmount();

  const letGo = await holdDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result } = renderHook(() => useKitchen(KIM));
  let isDone = false;
  act(() => void result.current.addCooking(cookingOf('stew')).then(() => (isDone = true)));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  // the page opens meanwhile, and says nothing of what it does not know to be kept
  expect(result.current.isRead).toBe(true);
  expect(isDone).toBe(false);
  letGo();
  await waitFor(() => expect(isDone).toBe(true));
  expect(await onDisk()).toBe((kept ?? 0) + 1);
  await waitFor(() => expect(result.current.cookings).toHaveLength((kept ?? 0) + 1));
});

test('what the device kept and was slow to give is shown once it comes', async () => {
  const first = renderHook(() => useKitchen(KIM));
  await waitFor(() => expect(first.result.current.isRead).toBe(true));
  await act(() => first.result.current.addCooking(cookingOf('soup')));
  const kept = await onDisk();
  first.unmount();

  const letGo = await holdDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result } = renderHook(() => useKitchen(KIM));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(result.current.cookings).toEqual([]);
  letGo();
  await waitFor(() => expect(result.current.cookings).toHaveLength(kept ?? 0));
});

test('a cooking whose beginning the device did not take is kept with what was done next', async () => {
  const { result } = renderHook(() => useKitchen(KIM));
  await waitFor(() => expect(result.current.isRead).toBe(true));
  const asking = await transactions();
  asking.mockImplementation(isClosing);
  const begun = expect(result.current.addCooking(cookingOf('goulash'))).rejects.toThrow(/closing/);
  act(() => void result.current.changeCooking('goulash', (one) => goToStep(one, 2)));
  await begun;
  asking.mockRestore();
  const kept = async () => (await readCopy(KIM, 'kitchen')) as { cookings: { recipeId: string; step: number }[] };
  await waitFor(async () =>
    expect((await kept()).cookings).toContainEqual(expect.objectContaining({ recipeId: 'goulash', step: 2 })),
  );
  await waitFor(() => expect(result.current.cookings.find(({ recipeId }) => recipeId === 'goulash')?.step).toBe(2));
});

test('a connection that was closed once is opened anew, and nothing is lost', async () => {
  const { result } = renderHook(() => useKitchen(KIM));
  await waitFor(() => expect(result.current.isRead).toBe(true));
  (await transactions()).mockImplementationOnce(isClosing);
  await act(() => result.current.addCooking(cookingOf('curry')));
  expect(result.current.cookings.some(({ recipeId }) => recipeId === 'curry')).toBe(true);
});

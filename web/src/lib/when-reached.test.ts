import { expect, test, vi } from 'vitest';
import { whenReached } from './when-reached.ts';

test('what could not be fetched is fetched again each time the network is back, and not before', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('here');
  const loaded = whenReached(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('here');
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});

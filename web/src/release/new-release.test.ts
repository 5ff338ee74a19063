import { expect, it, vi } from 'vitest';
import { reloadForMissingFiles } from './new-release.ts';

async function reloadsAfter(askServer: () => Promise<boolean>) {
  const reload = vi.fn();
  await reloadForMissingFiles(reload, askServer);
  return reload.mock.calls.length;
}
const isThere = () => Promise.resolve(true);

it('a file that went with an older release brings the page anew', async () => {
  expect(await reloadsAfter(isThere)).toBe(1);
});

it('a file that is missing again at once does not: the page would load for ever', async () => {
  await reloadsAfter(isThere);
  expect(await reloadsAfter(isThere)).toBe(0);
});

it('a server that does not answer would bring no page, so this one stays', async () => {
  expect(await reloadsAfter(() => Promise.resolve(false))).toBe(0);
});

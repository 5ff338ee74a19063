import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdPerson } from './access-token.ts';
import { TellingQueryClient } from './telling-query-client.ts';

const ANNA = { userId: 'anna', email: 'anna@example.com' };
const RECIPE = ['recipes', 'recipe', '1'];

const open: (() => void)[] = [];

/** A tab that shows the recipe. */
async function tab() {
  const client = new TellingQueryClient();
  const read = vi.fn(() => Promise.resolve('the recipe'));
  client.mount();
  const stop = new QueryObserver(client, { queryKey: RECIPE, queryFn: read }).subscribe(() => undefined);
  open.push(() => {
    stop();
    client.unmount();
  });
  await vi.waitFor(() => expect(client.getQueryData(RECIPE)).toBe('the recipe'));
  return { client, read };
}

afterEach(() => {
  for (const close of open.splice(0)) close();
});

describe('tabs of one browser', () => {
  it('ask anew what another has changed, once', async () => {
    holdPerson(ANNA);
    const [mine, theirs, third] = [await tab(), await tab(), await tab()];
    await mine.client.invalidateQueries({ queryKey: ['recipes', 'recipe'], refetchType: 'none' });
    await vi.waitFor(() => expect([theirs.read, third.read].map(({ mock }) => mock.calls.length)).toEqual([2, 2]));
    // were it told on, it would have come back by now
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mine.read).toHaveBeenCalledTimes(1);
    expect(theirs.read).toHaveBeenCalledTimes(2);
  });

  it('keep to themselves what is not about a change, and what is another person’s', async () => {
    holdPerson(ANNA);
    const [mine, theirs] = [await tab(), await tab()];
    await mine.client.invalidateQueries();
    expect(mine.read).toHaveBeenCalledTimes(2);
    const word = new BroadcastChannel('sorrel-outdated');
    word.postMessage({ userId: 'ben', queryKey: RECIPE });
    word.close();
    await mine.client.invalidateQueries({ queryKey: ['plans'] });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(theirs.read).toHaveBeenCalledTimes(1);
  });
});

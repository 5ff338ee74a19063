import { endpoint } from '@sorrel/contract/endpoint';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aToken } from '../testing/fake-api.ts';

// a device that has a copy of the book, as every one soon has
vi.mock('./lib/known-person.ts', async (original) => ({
  ...(await original<object>()),
  hasBookCopy: async () => true,
}));

const whatIf = endpoint({
  method: 'POST',
  path: '/api/what-if',
  summary: 'A question that this device cannot answer.',
  access: 'user',
  isQuestion: true,
  body: z.object({}),
  reply: z.object({ found: z.number() }),
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of that device asks; what becomes of it within the time of one call, and of how many calls. */
async function ask(answer: typeof fetch) {
  // what is loaded before a test knows the device as it is
  vi.resetModules();
  const [{ ANSWER_WITHIN_MS, call }, { createQueryClient }, { holdToken }] = await Promise.all([
    import('./api.ts'),
    import('./query-client.ts'),
    import('./access-token.ts'),
  ]);
  holdToken(aToken());
  vi.useFakeTimers();
  const sent = vi.fn(answer);
  vi.stubGlobal('fetch', sent);
  const asking = { queryKey: ['what-if'], queryFn: () => call(whatIf, { body: {} }) };
  const observer = new QueryObserver(createQueryClient(), asking);
  const end = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS + 10);
  end();
  const { isError, error } = observer.getCurrentResult();
  return { isError, error, calls: sent.mock.calls.length };
}

it('a question without an answer is over after the time of one call, also on a device that has a copy of the book', async () => {
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const { isError, error, calls } = await ask(never);
  expect([isError, calls]).toEqual([true, 1]);
  expect(error?.message).toBe('This needs a network.');
});

it('one that did not reach the server is asked again', async () => {
  const { isError, calls } = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
  expect([isError, calls]).toEqual([true, 3]);
});

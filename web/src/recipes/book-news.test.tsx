import { liveLists } from '@sorrel/contract/list-sync';
import { recipeCount, userRecipes } from '@sorrel/contract/recipes';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aSummary, aUser } from '../../testing/samples.ts';

const SNACK = aSummary({ name: 'Walnuts and an apple', type: 'snack' });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('what another member deletes goes from the filtered list that stands open', async () => {
  let isThere = true;
  let say: (text: string) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const api = signedInApi(aUser())
    .on(userRecipes, () => ({ results: isThere ? [SNACK] : [], maxPage: 1, total: isThere ? 1 : 0, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 1 }))
    .on(liveLists, () => new Response(stream) as never);
  renderApp('/app/recipe-book?type=snack', { api });
  await screen.findByRole('link', { name: SNACK.name });
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(api.calls(liveLists)).toHaveLength(1));
  say(':\n\n');
  await vi.advanceTimersByTimeAsync(1_000);
  isThere = false;
  say('event: book\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(screen.queryByRole('link', { name: SNACK.name })).toBeNull());
  expect(await screen.findByText(/^Nothing in your book fits/)).toBeTruthy();
});

it('a list that has something new is none of the book: nothing is asked for', async () => {
  let say: (text: string) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const api = signedInApi(aUser())
    .on(userRecipes, () => ({ results: [SNACK], maxPage: 1, total: 1, notJudged: 0 }))
    .on(recipeCount, () => ({ count: 1 }))
    .on(liveLists, () => new Response(stream) as never);
  renderApp('/app/recipe-book?type=snack', { api });
  await screen.findByRole('link', { name: SNACK.name });
  await vi.advanceTimersByTimeAsync(3_000);
  say(':\n\n');
  // what happened before the line stood
  await vi.advanceTimersByTimeAsync(1_000);
  const asked = api.calls(userRecipes).length;
  say('data: {"list":"6c1f0a52-7f0e-4d5c-8f58-0a8f3f1f0100"}\n\n');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(api.calls(userRecipes)).toHaveLength(asked);
});

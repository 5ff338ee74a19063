import { getUser } from '@sorrel/contract/auth';
import { paymentOptions } from '@sorrel/contract/payments';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Refusal } from '../../testing/fake-api.ts';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { call, errorMessage } from '../api.ts';

it('ways to pay that could not be loaded are asked for once more with a press, in the same dialog', async () => {
  let isWell = false;
  const api = signedInApi(aUser()).on(paymentOptions, () => {
    if (!isWell) throw new Refusal('internal');
    return { monthly: 'https://buy.stripe.com/m', yearly: null };
  });
  const { user } = renderApp('/app/nowhere', { api });
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Premium' }));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  isWell = true;
  await user.click(again);
  expect(await dialog.findByRole('link', { name: '£5 a month' })).toBeTruthy();
});

it('what a proxy says of too many requests is no failure of ours: it asks to wait', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Too Many Requests</h1>', { status: 429 }));
  const error = await call(getUser).catch((thrown: unknown) => thrown);
  expect(errorMessage(error)).toMatch(/wait a minute/);
  vi.unstubAllGlobals();
});

import { getUser } from '@sorrel/contract/auth';
import { paymentOptions } from '@sorrel/contract/payments';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp, signedInApi } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/samples.ts';
import { PAYMENT_CHECK_MS } from './upgrade-dialog.tsx';
import { RETURN_WAIT_MS } from './use-payment-return.ts';

const LINKS = { monthly: 'https://buy.stripe.com/m', yearly: 'https://buy.stripe.com/y?locale=en-GB' };

afterEach(() => {
  vi.useRealTimers();
});

async function openUpgrade(api: ReturnType<typeof signedInApi>) {
  const view = renderApp('/app/nowhere', { api });
  await view.user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Upgrade to Premium' })) };
}

describe('the upgrade modal', () => {
  it('PUB-35 PUB-36 NUM-26 ACC-07 has the payment links with the address and the user in them', async () => {
    const me = aUser({ email: 'robin+test@example.com' });
    const { dialog } = await openUpgrade(signedInApi(me).on(paymentOptions, () => LINKS));
    const yearly = await dialog.findByRole('link', { name: '£48 a year (£4 a month)' });
    expect(yearly).toMatchObject({ target: '_blank', rel: 'noreferrer' });
    const address = new URL((yearly as HTMLAnchorElement).href);
    expect(address.origin + address.pathname).toBe('https://buy.stripe.com/y');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      locale: 'en-GB',
      prefilled_email: 'robin+test@example.com',
      client_reference_id: me.id,
    });
    expect(dialog.getByRole('link', { name: '£5 a month' })).toHaveProperty(
      'href',
      `https://buy.stripe.com/m?prefilled_email=robin%2Btest%40example.com&client_reference_id=${me.id}`,
    );
    expect(dialog.getByRole('link', { name: 'See Premium' })).toHaveProperty('pathname', '/features');
  });

  it('says plainly where no payments are set up', async () => {
    const { dialog } = await openUpgrade(signedInApi().on(paymentOptions, () => ({ monthly: null, yearly: null })));
    expect(await dialog.findByText(/^Payments are not set up on this server\./)).toBeTruthy();
    expect(dialog.getAllByRole('link')).toHaveLength(1);
  });

  it('shows why the links could not be loaded', async () => {
    const { dialog } = await openUpgrade(signedInApi().fail(paymentOptions, 'internal'));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });

  it('notices by itself when the payment in the other tab has gone through', async () => {
    let premium = false;
    const me = aUser();
    const api = signedInApi(me)
      .on(paymentOptions, () => LINKS)
      .on(getUser, () => ({ ...me, premium, own_premium: premium }));
    const { user, dialog } = await openUpgrade(api);
    const link = await dialog.findByRole('link', { name: '£5 a month' });
    // jsdom opens no tabs
    link.addEventListener('click', (event) => event.preventDefault());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(link);
    expect(await dialog.findByText(/^Finish the payment in the other tab\./)).toBeTruthy();
    premium = true;
    await act(() => vi.advanceTimersByTimeAsync(PAYMENT_CHECK_MS + 500));
    expect(await dialog.findByText('Premium is switched on. Thank you!')).toBeTruthy();
  });
});

describe('coming back from a payment', () => {
  it('asks for the user until premium is on, and takes the mark out of the address', async () => {
    let premium = false;
    const me = aUser();
    const api = signedInApi(me).on(getUser, () => ({ ...me, premium, own_premium: premium }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp('/app/nowhere?upgraded=true', { api });
    expect(await screen.findByRole('button', { name: 'Upgrade to Premium' })).toBeTruthy();
    const before = api.calls(getUser).length;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(api.calls(getUser).length).toBeGreaterThan(before);
    premium = true;
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Premium is switched on. Thank you!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull();
  });

  it('says so when it takes longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp('/app/nowhere?upgraded=true', { api: signedInApi() });
    await screen.findByRole('button', { name: 'Upgrade to Premium' });
    await act(() => vi.advanceTimersByTimeAsync(RETURN_WAIT_MS + 1000));
    expect(await screen.findByText(/^Your payment is still on its way\./)).toBeTruthy();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../../../testing/fake-api.ts';
import { forgetAttempt, restoreSession } from '../site-session.ts';
import { Pricing } from './pricing.tsx';

const LINKS = { monthly: 'https://buy.stripe.com/m', yearly: 'https://buy.stripe.com/y?locale=en-GB' };

/** A server with these payment links, and with this session or none; gives the calls that were made of it. */
function serve(links: object, token: string | null) {
  forgetAttempt();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (path === '/api/payments/options') return Response.json(links);
    return token === null ? new Response(null, { status: 204 }) : Response.json({ token });
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("'Go Premium' on the public site", () => {
  it('PUB-36 asks a stranger for the e-mail address first', async () => {
    serve(LINKS, null);
    render(<Pricing />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Go Premium' }));
    const email = screen.getByLabelText('Your e-mail');
    expect(email).toMatchObject({ type: 'email', required: true });
    expect(document.activeElement).toBe(email);
    expect(screen.queryByRole('link', { name: 'Go Premium' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in first' })).toHaveProperty('pathname', '/auth/login');
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    await user.type(email, 'robin+test@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(assign).toHaveBeenCalledWith(
      'https://buy.stripe.com/y?locale=en-GB&prefilled_email=robin%2Btest%40example.com',
    );
  });

  it('PUB-36 leads who is signed in straight to the payment, with the address', async () => {
    serve(LINKS, aToken({ email: 'robin@example.com' }));
    render(<Pricing />);
    const link = await screen.findByRole('link', { name: 'Go Premium' });
    await waitFor(() => expect(link.getAttribute('href')).toContain('prefilled_email=robin%40example.com'));
  });

  it('leads to registration where the server takes no payments', async () => {
    const calls = serve({ monthly: null, yearly: null }, null);
    render(<Pricing />);
    await waitFor(() => expect(calls).toContain('/api/payments/options'));
    expect(screen.getByRole('link', { name: 'Go Premium' })).toHaveProperty('pathname', '/auth/register');
  });

  it('GUARD-05 makes one attempt to restore the session, however many ask', async () => {
    const calls = serve(LINKS, null);
    await Promise.all([restoreSession(), restoreSession()]);
    render(<Pricing />);
    await screen.findByRole('button', { name: 'Go Premium' });
    expect(calls.filter((path) => path === '/api/auth/refresh-access-token')).toHaveLength(1);
  });
});

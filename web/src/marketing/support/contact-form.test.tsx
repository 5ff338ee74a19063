import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';

const typed = () => Object.fromEntries(new FormData(document.querySelector('form')!));

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Robin');
  await user.type(screen.getByLabelText('Email'), 'robin@example.com');
  await user.type(screen.getByLabelText('Message'), 'Hello');
}

const keysSent = (sent: typeof fetch) =>
  vi.mocked(sent).mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

describe('the contact form', () => {
  it('keeps what was typed before React took the page over', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<ContactForm />);
    document.body.append(root);
    await fill(userEvent.setup());
    const before = typed();
    const page = await act(async () => hydrateRoot(root, <ContactForm />));
    expect(typed()).toEqual(before);
    expect(before).toMatchObject({ name: 'Robin', message: 'Hello' });
    act(() => page.unmount());
    root.remove();
  });

  it('what is half written is still there after a reload, until it is sent', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => new Response('{}')),
    );
    const user = userEvent.setup();
    const before = render(<ContactForm />);
    await fill(user);
    before.unmount();
    const again = render(<ContactForm />);
    expect(typed()).toMatchObject({ name: 'Robin', email: 'robin@example.com', subject: '', message: 'Hello' });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/Message sent successfully/);
    again.unmount();
    render(<ContactForm />);
    expect(typed()).toMatchObject({ name: '', email: '', message: '' });
  });

  it('a double click is one message', async () => {
    const sent = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', sent);
    render(<ContactForm />);
    const user = userEvent.setup();
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/Message sent successfully/);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('sent again after an answer that never came it has the same key, and after a change another', async () => {
    const sent = vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.stubGlobal('fetch', sent);
    render(<ContactForm />);
    const user = userEvent.setup();
    await fill(user);
    for (const more of ['', '', '!']) {
      if (more !== '') await user.type(screen.getByLabelText('Message'), more);
      await user.click(screen.getByRole('button', { name: 'Send message' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy());
    }
    const [first, second, third] = keysSent(sent);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

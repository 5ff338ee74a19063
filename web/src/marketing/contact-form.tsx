import { type FormEvent, useState } from 'react';

type State = 'idle' | 'sending' | 'sent' | 'failed';

/** The contact form. It works with the smallest of means, so that the page stays light. */
export function ContactForm() {
  const [state, setState] = useState<State>('idle');

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setState('sending');
    const reply = await fetch('/api/auth/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    }).catch(() => null);
    if (reply?.ok) form.reset();
    setState(reply?.ok ? 'sent' : 'failed');
  }

  return (
    <form className="panel stack" aria-labelledby="contact-title" onSubmit={(event) => void handleSubmit(event)}>
      <h2 id="contact-title">Contact us</h2>
      <div className="field">
        <label className="field-label" htmlFor="contact-name">
          Name
        </label>
        <input className="in" id="contact-name" name="name" autoComplete="name" maxLength={200} required />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="contact-email">
          Email
        </label>
        <input
          className="in"
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="contact-subject">
          Subject (optional)
        </label>
        <input className="in" id="contact-subject" name="subject" maxLength={200} />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="contact-message">
          Message
        </label>
        <textarea className="in" id="contact-message" name="message" rows={6} maxLength={10_000} required />
      </div>
      <div className="trap" aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <button type="submit" className="btn btn-primary" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending' : 'Send message'}
        </button>
      </div>
      <p role="status">
        {state === 'sent' && 'Message sent successfully! We will be in touch as soon as we can.'}
        {state === 'failed' && 'Error sending message.'}
      </p>
    </form>
  );
}

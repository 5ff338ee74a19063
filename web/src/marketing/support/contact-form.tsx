import { LANGUAGE_HEADER } from '@sorrel/contract/language';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newIntentKey } from '../../intents.ts';
import { siteLanguage } from '../../language/site-language.ts';
import { buttonClass } from '../../ui/button-looks.ts';
import { FIELD, FIELD_LABEL } from '../../ui/field-looks.ts';
import { inputClass } from '../../ui/input-looks.ts';
import { SHEET } from '../site-looks.ts';
import { say } from './sentences.ts';
import { forgetTyped, keepTyped, putTypedBack } from './typed-message.ts';

/** An answer that has not come by then is not coming. */
const ANSWER_WITHIN_MS = 30_000;

const FORM = 'sticky top-22 grid scroll-mt-22 gap-4.5 px-8 py-8 max-site:static max-sm:px-6 max-sm:py-4';
const RESULT = 'flex gap-3 rounded-md px-4 py-3.5';

type State = { step: 'idle' } | { step: 'sending' } | { step: 'sent' } | { step: 'failed'; reason: string };

/** What the server says of a message it refuses, such as 'Please enter your name.'; empty when it says nothing. */
async function refusal(reply: Response | null): Promise<string> {
  if (reply === null || reply.status >= 500) return '';
  const body: unknown = await reply.json().catch(() => null);
  const isSaid = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return isSaid ? String(body.message) : '';
}

/** The contact form. It works with the smallest of means, so that the page stays light. */
export function ContactForm() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const isSending = state.step === 'sending';
  // at once, not at the next drawing: a double click is one message
  const underWay = useRef(false);
  // what did not get through may have been taken all the same: sent again unchanged, it has the same key
  const unanswered = useRef({ body: '', key: '' });

  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (formRef.current !== null) putTypedBack(formRef.current);
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const form = event.currentTarget;
    setState({ step: 'sending' });
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    if (unanswered.current.body !== body) unanswered.current = { body, key: newIntentKey() };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_WITHIN_MS);
    const reply = await fetch('/api/auth/contact', {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': unanswered.current.key,
        [LANGUAGE_HEADER]: siteLanguage(),
      },
      body,
      signal: limit.signal,
    }).catch(() => null);
    clearTimeout(timer);
    underWay.current = false;
    if (reply !== null && reply.status < 500) unanswered.current = { body: '', key: '' };
    if (reply?.ok) {
      form.reset();
      forgetTyped();
      setState({ step: 'sent' });
    } else {
      setState({ step: 'failed', reason: await refusal(reply) });
    }
  }

  return (
    <form
      className={`${SHEET} ${FORM}`}
      id="contact"
      aria-labelledby="contact-title"
      ref={formRef}
      onInput={(event) => keepTyped(event.currentTarget)}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className="grid gap-1.5">
        <h2 className="text-xl" id="contact-title">
          {say.contactUs}
        </h2>
        <p className="text-ink-2">{say.weAnswer}</p>
      </div>
      <div className={FIELD}>
        <label className={FIELD_LABEL} htmlFor="contact-name">
          {say.name}
        </label>
        <input className={inputClass()} id="contact-name" name="name" autoComplete="name" maxLength={200} required />
      </div>
      <div className={FIELD}>
        <label className={FIELD_LABEL} htmlFor="contact-email">
          {say.email}
        </label>
        <input
          className={inputClass()}
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <div className={FIELD}>
        <label className={FIELD_LABEL} htmlFor="contact-subject">
          {say.subject}
        </label>
        <input className={inputClass()} id="contact-subject" name="subject" maxLength={200} />
      </div>
      <div className={FIELD}>
        <label className={FIELD_LABEL} htmlFor="contact-message">
          {say.message}
        </label>
        <textarea
          className={inputClass({ size: 'area' })}
          id="contact-message"
          name="message"
          rows={6}
          maxLength={10_000}
          required
        />
      </div>
      {/* people do not see this field, robots fill it in */}
      <div className="trap absolute left-[-100vw] size-px overflow-hidden" aria-hidden="true">
        <label htmlFor="contact-website">{say.leaveEmpty}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <button type="submit" className={buttonClass({ size: 'lg' })} aria-disabled={isSending}>
          {isSending ? say.sending : say.send}
        </button>
      </div>
      <div role="status">
        {state.step === 'sent' && (
          <p className={`${RESULT} bg-leaf-soft text-leaf`}>
            <CircleCheck className="icon mt-[0.15em]" aria-hidden />
            <span>{say.sent}</span>
          </p>
        )}
        {state.step === 'failed' && (
          <div className={`${RESULT} bg-danger-soft text-danger`}>
            <CircleAlert className="icon mt-[0.15em]" aria-hidden />
            <div>
              <p>{say.failed}</p>
              {state.reason !== '' && <p>{state.reason}</p>}
            </div>
          </div>
        )}
      </div>
    </form>
  );
}

import { type Payer, paymentLink } from '@sorrel/core/payments/payment-link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rich } from '../../language/rich.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-looks.ts';
import { FIELD, FIELD_LABEL } from '../../ui/field-looks.ts';
import { inputClass } from '../../ui/input-looks.ts';
import { say } from './sentences.ts';

interface GoPremiumProps {
  /** The payment link of the chosen cycle; null where this server takes no payments, or that is not known yet. */
  link: string | null;
  /** Who is signed in on this device. */
  payer: Payer | null;
}

/**
 * The way to Premium: straight to the payment for who is signed in; a stranger says first for which address it shall be, since
 * that is how the payment finds its account. Without payments it leads to registration.
 */
export function GoPremium({ link, payer }: GoPremiumProps) {
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const look = buttonClass({ variant: 'citron', size: 'lg', full: true });

  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  if (link === null || payer !== null) {
    return (
      <a className={look} href={link !== null && payer !== null ? paymentLink(link, payer) : paths.register}>
        {say.goPremium}
      </a>
    );
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (link !== null) window.location.assign(paymentLink(link, { email }));
  }

  if (!isAsked) {
    return (
      <button type="button" className={look} onClick={() => setIsAsked(true)}>
        {say.goPremium}
      </button>
    );
  }
  return (
    <form className="grid gap-3 [&_a]:underline" onSubmit={handleSubmit} aria-label={say.goPremium}>
      <div className={FIELD}>
        <label className={FIELD_LABEL} htmlFor="payer-email">
          {say.yourEmail}
        </label>
        <input
          ref={field}
          // a field is light or dark with the page, not with the panel around it
          className={inputClass({}, 'text-ink')}
          id="payer-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-describedby="payer-hint"
          required
        />
      </div>
      <button type="submit" className={look}>
        {say.toPayment}
      </button>
      <p className="mt-2 text-sm text-on-deep-2" id="payer-hint">
        {rich(say.whoseAccount, {
          login: (text) => <a href={paths.login}>{text}</a>,
          register: (text) => <a href={paths.register}>{text}</a>,
        })}
      </p>
    </form>
  );
}

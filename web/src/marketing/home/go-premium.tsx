import { type Payer, paymentLink } from '@sorrel/core/payments/payment-link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';

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
  const look = 'btn btn-citron btn-lg btn-full';

  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  if (link === null || payer !== null) {
    return (
      <a className={look} href={link !== null && payer !== null ? paymentLink(link, payer) : paths.register}>
        Go Premium
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
        Go Premium
      </button>
    );
  }
  return (
    <form className="price-payer" onSubmit={handleSubmit} aria-label="Go Premium">
      <div className="field">
        <label className="field-label" htmlFor="payer-email">
          Your e-mail
        </label>
        <input
          ref={field}
          className="in"
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
        Continue to payment
      </button>
      <p className="price-billed" id="payer-hint">
        Premium belongs to the account with this address. Have you got one? <a href={paths.login}>Log in first</a>. If
        not, <a href={paths.register}>create it</a> with the same address, before or after you pay.
      </p>
    </form>
  );
}

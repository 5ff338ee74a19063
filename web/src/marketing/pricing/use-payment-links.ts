import type { Payer } from '@sorrel/core/payments/payment-link';
import { useEffect, useState } from 'react';
import { restoreSession } from '../site-session.ts';

interface Links {
  monthly: string | null;
  yearly: string | null;
}

interface PaymentLinks {
  /** As this server has them; null where it takes no payments, and until that is known. */
  links: Links;
  /** Who is signed in on this device; null for a stranger, who is asked for an address before paying. */
  payer: Payer | null;
}

const UNKNOWN: PaymentLinks = { links: { monthly: null, yearly: null }, payer: null };

/** What the server answers, or null: the page stands without it. */
async function askOptions(): Promise<Links | null> {
  const reply = await fetch('/api/payments/options', { credentials: 'include' }).catch(() => null);
  return reply?.status === 200 ? ((await reply.json()) as Links) : null;
}

/** The payment links of this server, and for whom they would be filled in. */
export function usePaymentLinks(): PaymentLinks {
  const [found, setFound] = useState(UNKNOWN);
  useEffect(() => {
    let isShown = true;
    async function load() {
      const [links, session] = await Promise.all([askOptions(), restoreSession()]);
      if (links === null || !isShown) return;
      const payer = session && { email: session.email, userId: session.userId ?? undefined };
      setFound({ links, payer });
    }
    void load();
    return () => {
      isShown = false;
    };
  }, []);
  return found;
}

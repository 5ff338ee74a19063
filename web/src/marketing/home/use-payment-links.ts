import { paymentLink } from '@sorrel/core/payments/payment-link';
import { useEffect, useState } from 'react';
import { decodeToken } from '../../auth/access-token.ts';

interface Links {
  monthly: string | null;
  yearly: string | null;
}

const NONE: Links = { monthly: null, yearly: null };

/** What the server answers, or null: the page stands without it. */
async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer | null> {
  const reply = await fetch(path, { credentials: 'include', ...init }).catch(() => null);
  return reply?.status === 200 ? ((await reply.json()) as Answer) : null;
}

/**
 * The payment links of this server, filled in for whoever is signed in on this device. Null where it takes no payments, and
 * until that is known.
 */
export function usePaymentLinks(): Links {
  const [links, setLinks] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    async function load() {
      const options = await ask<Links>('/api/payments/options');
      if (options === null || (options.monthly === null && options.yearly === null)) return;
      const session = await ask<{ token: string }>('/api/auth/refresh-access-token', {
        method: 'POST',
        // nobody signed in is no error here
        headers: { prefer: 'handling=lenient' },
      });
      const decoded = session === null ? null : decodeToken(session.token);
      const payer = decoded && { email: decoded.email, userId: decoded.userId ?? undefined };
      const fill = (link: string | null) => (link === null ? null : paymentLink(link, payer));
      if (isShown) setLinks({ monthly: fill(options.monthly), yearly: fill(options.yearly) });
    }
    void load();
    return () => {
      isShown = false;
    };
  }, []);
  return links;
}

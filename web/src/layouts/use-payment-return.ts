import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { userQuery } from '../auth/queries.ts';
import { useToast } from '../ui/toast.tsx';
import { say } from './sentences.ts';

/** Stripe leads back to `/app/recipe-book?upgraded=true`. */
const RETURNED = 'upgraded';
const CHECK_MS = 2000;
const TOAST_MS = 6000;
/** Stripe tells us within seconds; after this long it is said that it takes time. */
export const RETURN_WAIT_MS = 60_000;

/** After the return from a payment the user is asked for until premium is on, which the provider tells the server. */
export function usePaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const [isWaiting, setIsWaiting] = useState(false);
  const isPremium =
    useQuery({ ...userQuery, refetchInterval: isWaiting ? CHECK_MS : false }).data?.own_premium === true;
  const showToast = useToast();
  const hasReturned = search.get(RETURNED) === 'true';

  useEffect(() => {
    if (!hasReturned) return;
    setIsWaiting(true);
    setSearch(
      (before) => {
        before.delete(RETURNED);
        return before;
      },
      { replace: true },
    );
  }, [hasReturned, setSearch]);

  useEffect(() => {
    if (!isWaiting) return;
    if (isPremium) {
      setIsWaiting(false);
      showToast(say.premiumIsOn, { ms: TOAST_MS });
      return;
    }
    const timer = setTimeout(() => {
      setIsWaiting(false);
      showToast(say.paymentOnItsWay, { ms: TOAST_MS });
    }, RETURN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isPremium, showToast]);
}

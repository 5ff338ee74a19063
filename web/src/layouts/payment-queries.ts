import { openBillingPortal, paymentOptions } from '@sorrel/contract/payments';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../api.ts';

/** The payment links of this server, the same for everybody. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payments', 'options'],
  queryFn: ({ signal }) => call(paymentOptions, { signal }),
});

/** The address of the user's own page at the billing portal, good for this visit. */
export function useOpenPortal() {
  return useMutation({ mutationFn: () => call(openBillingPortal) });
}

/** Who pays, as far as it is known; nobody on the public site. */
export interface Payer {
  email: string;
  userId?: string | undefined;
}

/**
 * A page of Stripe for one payer: `prefilled_email` fills the form there, `client_reference_id` tells us with the payment
 * whose it is. Where nobody is known the form asks for the address.
 * Source: Stripe, "Customise checkout for Payment Links", URL parameters.
 * @param link the address of the page as Stripe gives it, without a fragment
 */
export function paymentLink(link: string, payer: Payer | null): string {
  const separator = link.includes('?') ? '&' : '?';
  const email = `${link}${separator}prefilled_email=${encodeURIComponent(payer?.email ?? '')}`;
  return payer?.userId === undefined ? email : `${email}&client_reference_id=${encodeURIComponent(payer.userId)}`;
}

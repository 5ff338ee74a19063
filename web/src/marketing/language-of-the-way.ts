import { type SiteAddress, siteAddresses } from '@sorrel/contract/site';

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** The public page of an address, in whichever language. */
export const pageOf = (path: string): SiteAddress | undefined =>
  siteAddresses().find((address) => withoutSlash(address.path) === withoutSlash(path));

/**
 * Whether somebody has chosen the language of this page by coming from a public page in another one, also where that page could not
 * listen yet.
 * @param cameFrom address of the page before, empty where there is none
 */
export function isLanguageChosen({ language }: SiteAddress, cameFrom: string, origin: string): boolean {
  const page = cameFrom.startsWith(`${origin}/`) ? pageOf(new URL(cameFrom).pathname) : undefined;
  return page !== undefined && page.language !== language;
}

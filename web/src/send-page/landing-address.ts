import { paths } from '../paths.ts';
import type { SentPage } from './collect-page.ts';
import { PAGE_MARK, packPage } from './pack-page.ts';

/** Characters of an address that every browser opens; Chromium stops at two million. */
export const ADDRESS_MAX_CHARACTERS = 1_900_000;

/** Where a packed page is put behind: the form of the Sorrel at `origin`. */
export const landingOf = (origin: string): string => `${origin}${paths.addRecipe}${PAGE_MARK}`;

/**
 * The address that opens the form with the page.
 * @throws RangeError where no browser would open it
 */
export async function landingAddress(origin: string, page: SentPage): Promise<string> {
  const address = landingOf(origin) + (await packPage(page));
  if (address.length > ADDRESS_MAX_CHARACTERS) throw new RangeError('the page is too large for an address');
  return address;
}

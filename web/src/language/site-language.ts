import type { Language } from '@sorrel/contract/language';
import { type SiteFile, sitePath } from '@sorrel/contract/site';
import { shownLanguage } from './shown-language.ts';

/** The language that is shown, of those that public pages have. Theirs is told by their address. */
export function siteLanguage(): Language {
  const shown = shownLanguage();
  return shown === 'pseudo' ? 'en' : shown;
}

/**
 * Address of a public page in the language that is shown. From the application it is a document of its own: a plain link,
 * or `outside` of ButtonLink and BrandMark.
 */
export const siteHref = (file: SiteFile): string => sitePath(file, siteLanguage());

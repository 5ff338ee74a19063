import type { Language } from '@sorrel/contract/language';
import { type SiteFile, sitePath } from '@sorrel/contract/site';
import { shownLanguage } from '../language/shown-language.ts';

/** The language of the public page, which its address tells. */
export function siteLanguage(): Language {
  const shown = shownLanguage();
  return shown === 'pseudo' ? 'en' : shown;
}

/** Address of another public page in the language of this one. */
export const siteHref = (file: SiteFile): string => sitePath(file, siteLanguage());

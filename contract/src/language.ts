/** Languages that the product is written in. An account may name one; without one, the browser's holds. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself: who cannot read the one that is shown finds their own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** A request says by this header in which language it is to be answered; without it, in English. */
export const LANGUAGE_HEADER = 'sorrel-language';

/** How each language writes numbers, dates and lists. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** Who reads Sorrel in a language that is not whole yet reads half of it in another: only these are offered. */
export const OFFERED_LANGUAGES: readonly Language[] = ['en', 'de'];

/** The first of a browser's languages, best first, that Sorrel offers; English when it offers none of them. */
export function offeredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split('-');
    const language = OFFERED_LANGUAGES.find((offered) => offered === primary);
    if (language !== undefined) return language;
  }
  return 'en';
}

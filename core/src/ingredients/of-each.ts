import type { LanguageAbroad } from './languages/language.ts';

/** How a line says behind its amount that this is of each of the foods that follow: '1 c. à café de chacun : cumin, paprika'. */
const OF_EACH: Readonly<Record<LanguageAbroad, RegExp>> = {
  de: /^(?:von )?(?:jeweils|jede[mr]|je)(?:\s+von)?(?:\s*:\s*|\s+)(?=\p{L})/iu,
  fr: /^(?:de |d’)?(?:chacune?|chaque)(?:\s+(?:épice|ingrédient)s?)?(?:\s+des?(?=\s)|\s+(?=d’))?(?:\s*:\s*|\s+)(?:d’)?(?=\p{L})/iu,
  es: /^(?:de )?cada(?:\s+un[oa])?(?:\s+de)?(?:\s*:\s*|\s+)(?=\p{L})/iu,
  it: /^(?:di |per )?(?:ciascun[oa]|ognun[oa]|cadaun[oa])(?:\s+d[ie])?(?:\s*:\s*|\s+)(?=\p{L})/iu,
  nl: /^(?:van )?(?:elke?|ieder|elks)(?:\s+van)?(?:\s*:\s*|\s+)(?=\p{L})/iu,
};

/**
 * The text behind an amount without the words that say that it is of each food; null where it has none.
 * @param text of the line behind its amount
 */
export function withoutEach(text: string, language: LanguageAbroad): string | null {
  const said = OF_EACH[language].exec(text);
  return said === null ? null : text.slice(said[0].length);
}

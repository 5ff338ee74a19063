import type { Language } from '@sorrel/core/ingredients/languages/language';

/** Languages whose print can be read, as the reader's data names them (ISO 639-2). */
export const PRINT_CODES = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
} as const satisfies Record<Language, string>;

export const PRINT_LANGUAGES = Object.keys(PRINT_CODES) as Language[];

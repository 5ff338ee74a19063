import { ERRORS, type ErrorCode } from '@sorrel/contract/errors';
import { ERROR_SENTENCES_DE } from '@sorrel/contract/errors.de';
import type { Language } from '@sorrel/contract/language';
import { askedLanguage } from './asked-language.ts';
import { de } from './sentences.de.ts';
import { en } from './sentences.en.ts';

const CATALOGUES: Readonly<Record<Language, typeof en>> = { en, de };

/** What the server says, in one language. */
export const sentencesIn = (language: Language) => CATALOGUES[language];

/** What the server says, in the language of the request that is being answered: `say().plans.deleted`. */
export const say = () => sentencesIn(askedLanguage());

/** The sentence of the table of errors. */
export const errorSentence = (code: ErrorCode, language: Language): string =>
  language === 'de' ? ERROR_SENTENCES_DE[code] : ERRORS[code].message;

import type { Language } from '@sorrel/contract/language';
import { mailsDe } from './mails.de.ts';
import { mailsEn } from './mails.en.ts';

const CATALOGUES: Readonly<Record<Language, typeof mailsEn>> = { en: mailsEn, de: mailsDe };

/** What mails say. They are written in the language of the account, not in that of the request; null is English. */
export const mailsIn = (language: Language | null) => CATALOGUES[language ?? 'en'];

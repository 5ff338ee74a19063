import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGE_HEADER, LANGUAGES, type Language } from '@sorrel/contract/language';
import type { FastifyRequest } from 'fastify';

const asked = new AsyncLocalStorage<Language>();

/**
 * The language that a request names itself; English where it names none, as programs do. Not the browser's own: that tells
 * what a person reads, not what the page shows in which the answer will stand.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const named = headers[LANGUAGE_HEADER];
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

/** Does the work of a request: whatever is said meanwhile is said in its language. */
export const inLanguage = <Answer>(language: Language, work: () => Answer): Answer => asked.run(language, work);

/** The language of the request that is being answered; English outside of one. */
export const askedLanguage = (): Language => asked.getStore() ?? 'en';

/**
 * What a new account keeps of the language of the page that it was made on. Not English: who reads it may never have been asked,
 * and another device may speak another language.
 */
export const keptLanguage = (shown: Language | undefined): Language | null =>
  shown === undefined || shown === 'en' ? null : shown;

import { isLanguage, type Language } from '@sorrel/core/ingredients/languages/language';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../language/asked-language.ts';

/** Entries of the header that are looked at: browsers send a handful. */
const ENTRIES_MAX = 10;

/** The language the reader's browser asks for first, of those that Sorrel reads; null where it asks for none of them. */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const wanted = (headers['accept-language'] ?? '')
    .split(',', ENTRIES_MAX)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { code: tag.trim().slice(0, 2).toLowerCase(), weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted.map(({ code }) => code).find(isLanguage) ?? null;
}

/** `shown` is the language of the page; `read` the one that its reader reads beside English, English where that is all. */
export type LanguagesRead = { read: Language; shown: Language };

export function languagesRead(request: Pick<FastifyRequest, 'headers'>): LanguagesRead {
  const shown = languageOf(request);
  return { shown, read: shown === 'en' ? (readerLanguage(request) ?? 'en') : shown };
}

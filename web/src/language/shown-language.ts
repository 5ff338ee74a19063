import { LANGUAGES, type Language, LOCALES, offeredLanguage } from '@sorrel/contract/language';
import { useSyncExternalStore } from 'react';

/** Besides the languages, one that makes every sentence 40 % longer: what a narrow screen has to bear. */
export type ShownLanguage = Language | 'pseudo';

const KEY = 'language';

let shown: ShownLanguage = 'en';
const listeners = new Set<() => void>();

export const shownLanguage = (): ShownLanguage => shown;

/** What dates, numbers and lists are written by. */
export const shownLocale = (): string => LOCALES[shown === 'pseudo' ? 'en' : shown];

/** Changes it at once, for what is drawn from now on. `chooseLanguage` loads the sentences first. */
export function setShownLanguage(language: ShownLanguage) {
  shown = language;
  // the build of the public pages has no document
  if (typeof document !== 'undefined') document.documentElement.lang = shownLocale();
  for (const listener of listeners) listener();
}

/** The language as a key: what stands under it is drawn anew in another language. */
export function useShownLanguage(): ShownLanguage {
  return useSyncExternalStore(subscribe, shownLanguage, shownLanguage);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * What this device shows: what was chosen on it, else the browser's language. A plain string in local storage beside
 * theme and font, which outlives login and logout. A language that is not offered yet, and `pseudo`, are shown only where
 * somebody has written them there by hand.
 */
export function deviceLanguage(): ShownLanguage {
  const kept = localStorage.getItem(KEY);
  if (kept === 'pseudo') return kept;
  return LANGUAGES.find((language) => language === kept) ?? offeredLanguage(navigator.languages);
}

export function keepLanguage(language: Language) {
  localStorage.setItem(KEY, language);
}

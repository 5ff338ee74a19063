import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { shownLanguage } from '../language/shown-language.ts';
import { foodNamesQuery } from './queries.ts';

type FoodNames = Readonly<Record<string, string>>;

const NONE: FoodNames = {};
let shown: { language: string; names: FoodNames } = { language: 'en', names: NONE };
const listeners = new Set<() => void>();

/** What foods are called in the language that is shown, by their names on English lists; nothing until they are known. */
export const foodNamesShown = (): FoodNames => (shown.language === shownLanguage() ? shown.names : NONE);

/** For tests: as when the page has just come. */
export function forgetFoodNames() {
  shown = { language: 'en', names: NONE };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What shows names of items is drawn anew when those of its language are known. */
export const useFoodNames = (): FoodNames => useSyncExternalStore(subscribe, foodNamesShown, foodNamesShown);

/** Asks once for the names of the language that is shown; English ones stand on the lists. */
export function useLoadedFoodNames() {
  const language = shownLanguage();
  const { data } = useQuery({ ...foodNamesQuery(language), enabled: language !== 'en' && language !== 'pseudo' });
  useEffect(() => {
    if (data === undefined) return;
    shown = { language, names: data };
    for (const listener of listeners) listener();
  }, [data, language]);
}

import type { Language } from '@sorrel/contract/language';
import { itemName } from '@sorrel/core/lists/add-item';
import { foodIndex, kindNames } from './food-catalogue.ts';

const known = new Map<Language, Readonly<Record<string, string>>>();

/** What foods and their kinds are called in a language, by their names on English lists; nothing in English. */
export function foodNames(language: Language): Readonly<Record<string, string>> {
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  return names;
}

function namesIn(language: Language): Readonly<Record<string, string>> {
  const { byId, inLanguage } = foodIndex();
  const foods = [...byId.values()].flatMap(({ id, name }) => {
    const own = inLanguage.ownName(id, language);
    return own === undefined || own === itemName(name) ? [] : [[itemName(name), own]];
  });
  return { ...inLanguage.kindNames(language), ...kindNames(language), ...Object.fromEntries(foods) };
}

import type { Language } from '../ingredients/languages/language.ts';
import { besideName, type NamedLine } from './named-line.ts';

/** Words that are two foods, of which one has an allergen or is an animal and the other none; lower case. */
const TWO_FOODS: Readonly<Partial<Record<Language, RegExp>>> = {
  // the beans of aperitifs, and clams of the Gulf of Naples
  it: /^lupini$/,
  // a roast of any meat; without its accent it is the bread of India that English calls so
  fr: /^rôtis?$/,
  // smelts in the Netherlands, the neck of a pig in Flanders
  nl: /^spiering(?:en)?$/,
};
/** Counted it is a fruit of a cactus, and in tins what English calls so. */
const COUNTED_TUNA = /^tunas?$/;

/** Dough is of wheat in Spain and on the Río de la Plata, of maize in Mexico; 'masa para crepes' says which. */
const BARE_DOUGH = /^masas?$/;

/** Whether nobody can tell by its name which of two foods a line means: a wrong one would hide an allergen. */
export function meansTwoFoods(line: NamedLine, language: Language): boolean {
  const { name, unit = null, quantity = null } = line;
  const word = name.trim().toLowerCase();
  if (TWO_FOODS[language]?.test(word)) return true;
  if (language === 'es' && BARE_DOUGH.test(word) && besideName(line).trim() === '') return true;
  return language === 'es' && COUNTED_TUNA.test(word) && unit === null && quantity !== null;
}

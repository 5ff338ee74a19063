import type { Language } from '../ingredients/languages/language.ts';
import type { NamedLine } from './named-line.ts';

/** Words that are two foods, of which one is an allergen or an animal and the other none; lower case. */
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

/** Whether nobody can tell by its name which of two foods a line means: a wrong one would hide an allergen. */
export function meansTwoFoods({ name, unit = null, quantity = null }: NamedLine, language: Language): boolean {
  const word = name.trim().toLowerCase();
  if (TWO_FOODS[language]?.test(word)) return true;
  return language === 'es' && COUNTED_TUNA.test(word) && unit === null && quantity !== null;
}

import { fold } from '../ingredients/languages/fold.ts';
import type { Language } from '../ingredients/languages/language.ts';
import type { NamedLine } from './named-line.ts';

/** Words that are two foods, of which one is an allergen and the other none; folded. */
const TWO_FOODS: Readonly<Partial<Record<Language, RegExp>>> = {
  // the beans of aperitifs, and clams of the Gulf of Naples
  it: /^lupini$/,
  // smelts in the Netherlands, the neck of a pig in Flanders
  nl: /^spiering(?:en)?$/,
};
/** Counted it is a fruit of a cactus, and in tins what English calls so. */
const COUNTED_TUNA = /^tunas?$/;

/** Whether nobody can tell by its name which of two foods a line means: a wrong one would hide an allergen. */
export function meansTwoFoods({ name, unit = null, quantity = null }: NamedLine, language: Language): boolean {
  const word = fold(name.trim());
  if (TWO_FOODS[language]?.test(word)) return true;
  return language === 'es' && COUNTED_TUNA.test(word) && unit === null && quantity !== null;
}

import type { LanguageAbroad } from '../ingredients/languages/language.ts';

/** Behind these it is told why, and nothing is taken: 'da der Speck später noch Salz bringt'. */
const BECAUSE: Readonly<Record<LanguageAbroad, RegExp>> = {
  de: /(?<!\p{L})(?:da|weil|denn|damit)\s[^,.;:]*$/u,
  fr: /(?<!\p{L})(?:car|parce qu\p{L}*|puisqu\p{L}*|afin que|pour que)(?:\s|['’])[^,.;:]*$/u,
  it: /(?<!\p{L})(?:perch[ée]|poich[ée]|affinch[ée]|dato che|in quanto)\s[^,.;:]*$/u,
  es: /(?<!\p{L})(?:porque|ya que|puesto que|para que)\s[^,.;:]*$/u,
  nl: /(?<!\p{L})(?:omdat|want|zodat)\s[^,.;:]*$/u,
};

/** The name of the dish at the beginning of a recipe: 'Per preparare gli spaghetti alle vongole, …'. */
const DISH: Readonly<Record<LanguageAbroad, RegExp>> = {
  de: /^\s*um (?:die|den|das|eine?n?) [^,.:;]{1,60} (?:zuzubereiten|herzustellen|zu machen),/iu,
  fr: /^\s*pour (?:préparer|réaliser|confectionner) [^,.:;]{1,60}\s(?:à la|au|aux|à l['’]|de|d['’]|et)\s?[^,.:;]{1,60},/iu,
  it: /^\s*(?:per (?:preparare|realizzare|fare|cucinare)|(?:inizi|cominci)\p{L}+ (?:con )?la preparazione) [^.:;]{1,90}?(?:,\s*(?=per prima|inizi|cominci)|\s(?=(?:per prima cosa|inizi\p{L}+|cominci\p{L}+|\p{L}{3,}(?:ando|endo))(?!\p{L})))/iu,
  es: /^\s*para (?:preparar|hacer|elaborar) [^,.:;]{1,60}\s(?:de|con|al|a la|y)\s[^,.:;]{1,60},/iu,
  nl: /^\s*om (?:de|het|een) [^,.:;]{1,60} (?:te maken|te bereiden),/iu,
};

/**
 * Whether a step names a food in passing, so that another that names it is the one that takes it: as a part of the name of the dish,
 * or in telling why.
 * @param clause what stands before the food in its clause, in lower case
 */
export const isNamedInPassing = (text: string, place: number, clause: string, language: LanguageAbroad): boolean =>
  BECAUSE[language].test(clause) || place < (DISH[language].exec(text)?.[0].length ?? 0);

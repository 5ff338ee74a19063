import { cleanLine } from './clean-line.ts';
import { LANGUAGES, type Language } from './languages/language.ts';
import { lexiconOf } from './languages/lexicon.ts';

/** Words that a heading without a colon has at most: 'For the lemon and herb dressing'. */
const WORDS_MAX = 7;
const ENGLISH =
  /^(?:for|to make) (?:the|your|each) \p{L}|^(?:to (?:serve|garnish|finish|decorate)|for (?:serving|garnish|dusting|greasing|frying))$/iu;
/** The list itself, or what is done last, and no food: 'INGREDIENTS', 'Dry ingredients', 'To assemble'. */
const OF_THE_LIST =
  /^(?:(?:wet|dry|main|other|additional) ingredients|ingredients|zutaten|weitere zutaten|ingrédients|ingredienti|ingredientes|ingredi[eë]nten|benodigdheden|to assemble|for (?:the )?assembl(?:y|ing)|you(?:['’]ll| will) need)$/iu;
/** For how many it is, which stands above the list: 'Zutaten für 4 Personen', 'Ingredients for 4', 'Serves 6', 'Pour 4 personnes :'. */
const FOR_SO_MANY =
  /^(?:(?:(?:wet |dry )?ingredients|zutaten|ingrédients|ingredienti|ingredientes|ingredi[eë]nten|benodigdheden)\s(?:\(?)(?:for|für|pour|per|para|voor)\s[\p{L}\d/ ,–-]{1,40}\)?|(?:serves|makes|yields?)\s(?:about\s)?\d[\p{L}\d ,–-]{0,30}|(?:for|für|pour|per|para|voor)\s\d{1,3}(?:\s?(?:-|–|à|a|to|bis|tot)\s?\d{1,3})?\s(?:people|persons|servings|personen|portionen|personnes|parts|persone|porzioni|personas|porciones|raciones|comensales|porties))\s*:?$/iu;
/** A part of a dish, which no shop sells under this word alone, and a serving: 'Filling', 'Füllung', 'Zum Garnieren', 'Vulling'. */
const PART_ALONE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:for the )?(?:pie |cake )?(?:filling|topping|batter|base)s?|optional toppings|garnish(?:es)?|assembly|to (?:decorate|top|drizzle))$/iu,
  de: /^(?:füllung|belag|guss|masse|boden|böden|topping|dekoration|verzierung|garnitur|außerdem|ausserdem|sonstiges|(?:zum|zur) (?:servieren|anrichten|garnieren|garnitur|bestreuen|bestreichen|bestäuben|verzieren|dekorieren|deko|dekoration|fertigstellen|ausrollen|einfetten|einstreichen|beträufeln))$/iu,
  nl: /^(?:vulling|bodem|topping|garnering|garnituur|afwerking|beslag|overig|verder|daarnaast|(?:ter|om) (?:garnering|decoratie|afwerking|te (?:serveren|garneren|bestrooien)))$/iu,
};
const MARKED = /^\s*(?:\*\*|__|#{1,4}\s)/;
/** Dashes or the like on both sides: '— Zum Servieren —', '=== Crust ==='. */
const SET_APART = /^\s*(?:[—–]+|([-=~+])\1+)\s*\p{L}.*[^\s]\s*(?:[—–]+|([-=~+])\2+)\s*$/u;
/** 'Special sauce (makes about 1 cup)': how much is made stands behind a title. */
const MAKES = /^(\p{L}[\p{L} ’'-]{2,40}) \((?:makes|yields)\s[^()]*\)\s*:?$/iu;
/** 'Ggf. vorhanden:', 'Evtl. zum Servieren:': a point that ends no sentence. */
const SHORTENED = /(?<!\p{L})(?:ggf|evtl|ev|bzw|z\. ?B|bijv|evt|opt)\.\s/giu;
/** A food that may be left out, and no part of a dish. */
const OPTIONAL_FOOD = /\p{L} \(optional\)$/iu;
const HAS_AMOUNT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/**
 * The name of a part of the recipe when a line is a heading among ingredients and no ingredient: 'For the sauce:', '**Dough**',
 * 'Für den Teig'. Null for an ingredient.
 * @param language of the recipe; null when it is not known, then the words of all are tried
 */
export function headingOf(line: string, language: Language | null = null): string | null {
  const text = cleanLine(line);
  const name = text.replace(/\s*:+$/, '').trim();
  if (saysForHowMany(text)) return name;
  const made = titleOfMade(text);
  if (made !== null) return made;
  if (name === '' || /[.;]\s|,/.test(name.replace(SHORTENED, ''))) return null;
  // 'parmesan (optional):' of a list of names and amounts lacks its amount
  if (text.endsWith(':')) return OPTIONAL_FOOD.test(name) ? null : name;
  // 'For the topping: raspberries' has the food behind it
  if (HAS_AMOUNT.test(text) || /:\s*\p{L}/u.test(name)) return null;
  if (SET_APART.test(line)) return withoutMarks(name);
  if (MARKED.test(line) || OF_THE_LIST.test(name)) return name;
  const words = name.toLowerCase().split(/[\s’']+/);
  if (words.length > WORDS_MAX) return null;
  if ((language === null || language === 'en') && ENGLISH.test(name)) return name;
  const asked = language === null ? LANGUAGES : [language];
  if (asked.some((one) => PART_ALONE[one]?.test(name))) return name;
  return words.length > 2 && asked.some((one) => lexiconOf(one)?.isHeading(words)) ? name : null;
}

/** The title of a line that says how much of it is made: its number is no amount of a food. */
export const titleOfMade = (line: string): string | null => MAKES.exec(cleanLine(line))?.[1] ?? null;

/** Whether a line says for how many the list is, and names no food: its number is no amount. */
export const saysForHowMany = (text: string): boolean => FOR_SO_MANY.test(text);

const withoutMarks = (name: string): string => name.replace(/^[-–—=~*+#\s]+|[-–—=~*+#\s]+$/g, '');

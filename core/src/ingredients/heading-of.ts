import { cleanLine } from './clean-line.ts';
import { LANGUAGES, type Language } from './languages/language.ts';
import { lexiconOf } from './languages/lexicon.ts';

/** Words that a heading without a colon has at most: 'For the lemon and herb dressing'. */
const WORDS_MAX = 7;
const ENGLISH =
  /^(?:for|to (?:make|assemble|build|serve|finish|garnish|decorate|fill|cook|prepare)) (?:the|your|each) \p{L}|^(?:to (?:serve|garnish|finish|decorate)|for (?:serving|garnish|dusting|greasing|frying))$/iu;
/** The list itself, or what is done last, and no food: 'INGREDIENTS', 'Dry ingredients', 'To assemble'. */
const OF_THE_LIST =
  /^(?:(?:wet|dry|main|other|additional|remaining) ingredients|weitere zutaten|(?:ingredients|zutaten|ingrédients|ingredienti|ingredientes|ingredi[eë]nten|benodigdheden)(?:\s\p{L}[\p{L} ’'-]{2,40})?|to assemble|for (?:the )?assembl(?:y|ing)|you(?:['’]ll| will) need)$/iu;
/** For how many it is, which stands above the list: 'Zutaten für 4 Personen', 'Ingredients for 4', 'Serves 6', 'Pour 4 personnes :'. */
const FOR_SO_MANY =
  /^(?:(?:(?:wet |dry )?ingredients|zutaten|ingrédients|ingredienti|ingredientes|ingredi[eë]nten|benodigdheden)\s(?:\(?)(?:for|für|pour|per|para|voor)\s[\p{L}\d/ ,–-]{1,40}\)?|(?:serves|makes|yields?)\s(?:about\s)?\d[\p{L}\d ,–-]{0,30}|(?:for|für|pour|per|para|voor)\s\d{1,3}(?:\s?(?:-|–|à|a|to|bis|tot)\s?\d{1,3})?\s(?:people|persons|servings|personen|portionen|personnes|parts|persone|porzioni|personas|porciones|raciones|comensales|porties))\s*:?$/iu;
/** A part of a dish, which no shop sells under this word alone, and a serving: 'Filling', 'Füllung', 'Zum Garnieren', 'Vulling'. */
const PART_ALONE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:for the )?(?:pie |cake )?(?:filling|topping|batter|base)s?|optional toppings|garnish(?:es)?|assembly|to (?:decorate|top|drizzle))$/iu,
  de: /^(?:basis|füllung|belag|guss|masse|boden|böden|einlage|deko|topping|dekoration|verzierung|garnitur|außerdem|ausserdem|sonstiges|(?:zum|zur) (?:servieren|anrichten|garnieren|garnitur|bestreuen|bestreichen|bestäuben|verzieren|dekorieren|deko|dekoration|fertigstellen|zusammensetzen|zusammenbauen|schichten|ausrollen|einfetten|einstreichen|beträufeln))$/iu,
  fr: /^(?:garniture|appareil|décor|déco|décoration|finitions?|montage|accompagnement|dressage|pour (?:monter|assembler|finir|servir|décorer|dresser|garnir)(?: (?:le|la|les) [\p{L} ]{3,30})?)$/iu,
  es: /^(?:relleno|decoración|guarnición|montaje|acompañamiento|acabado|para (?:montar|armar|servir|decorar|terminar|adornar|acompañar)(?: (?:el|la|los|las) [\p{L} ]{3,30})?)$/iu,
  it: /^(?:ripieno|farcitura|farcia|decorazione|guarnizione|copertura|finitura|accompagnamento|per (?:assemblare|montare|servire|decorare|guarnire|completare|finire|comporre)(?: (?:il|la|lo|i|le|gli) [\p{L} ]{3,30})?)$/iu,
  nl: /^(?:basis|vulling|bodem|topping|garnering|garnituur|afwerking|beslag|overig|verder|daarnaast|(?:ter|om) (?:garnering|decoratie|afwerking|te (?:serveren|garneren|bestrooien)))$/iu,
};
/**
 * A part of a dish that shops sell under the same word: a heading only where what it is made of stands below, 'Glasur' above the icing
 * sugar, 'Pâte' above the flour.
 */
const PART_ABOVE: readonly (readonly [part: RegExp, madeOf: RegExp])[] = [
  [
    /^(?:(?:mürbe?|hefe|kuchen|rühr)?teig|pâte|masa|impasto|deeg|kruimeldeeg|dough|pastry|crust)$/iu,
    /mehl|farine|harina|farina\b|bloem|\bmeel|tarwe|dinkel|épeautre|espelta|flour/iu,
  ],
  [
    /^(?:(?:zucker|schoko(?:laden)?|zitronen)?(?:glasur|guss)|glaçage|nappage|glaseado|cobertura|glassa|glaze|icing|frosting|glazuur)$/iu,
    /zucker|sucre|azúcar|zucchero|suiker|sugar|schoko|kuvertüre|chocola|cioccolat/iu,
  ],
  [/^ganache$/iu, /schoko|kuvertüre|chocola|cioccolat/iu],
  [/^(?:sirup|sirop|almíbar|sciroppo|siroop|syrup)$/iu, /zucker|sucre|azúcar|zucchero|suiker|sugar/iu],
];
/** Lines below a word that tell what it is made of. */
const LINES_BELOW = 6;
/** How many a part of a list is for, said beside a heading: 'Für die Einlage (pro 2 Portionen)'. */
const FOR_SOME = /\s\((?:pro|je|per|für|pour|para|voor|for)\s\d[^()]*\)\s*:?$/iu;
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
 * @param below `linesBelow` it, where they are known
 */
export function headingOf(
  line: string,
  language: Language | null = null,
  below: readonly string[] = [],
): string | null {
  if (FOR_SOME.test(line)) return headingOf(line.replace(FOR_SOME, ''), language, below);
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
  if (isMadeBelow(name, below)) return name;
  const words = name.toLowerCase().split(/[\s’']+/);
  if (words.length > WORDS_MAX) return null;
  if ((language === null || language === 'en') && ENGLISH.test(name)) return name;
  const asked = language === null ? LANGUAGES : [language];
  if (asked.some((one) => PART_ALONE[one]?.test(name))) return name;
  return words.length > 2 && asked.some((one) => lexiconOf(one)?.isHeading(words)) ? name : null;
}

function isMadeBelow(name: string, below: readonly string[]): boolean {
  const madeOf = PART_ABOVE.find(([part]) => part.test(name))?.[1];
  if (madeOf === undefined || !HAS_AMOUNT.test(below[0] ?? '')) return false;
  return below.some((line) => HAS_AMOUNT.test(line) && madeOf.test(line));
}

/** The title of a line that says how much of it is made: its number is no amount of a food. */
const titleOfMade = (line: string): string | null => MAKES.exec(cleanLine(line))?.[1] ?? null;

/** The lines below one that tell what a word above them is made into. */
export const linesBelow = (lines: readonly string[], at: number): string[] => lines.slice(at + 1, at + 1 + LINES_BELOW);

/**
 * The same of a line whose number looks like an amount: 'Special sauce (makes 1 cup)', 'Für die Einlage (pro 2 Portionen)'. Null for all
 * others with an amount, which are ingredients.
 */
export const headingWithNumber = (line: string, language: Language | null): string | null =>
  titleOfMade(line) !== null || FOR_SOME.test(line) ? headingOf(line, language) : null;

/** Whether a line says for how many the list is, and names no food: its number is no amount. */
export const saysForHowMany = (text: string): boolean => FOR_SO_MANY.test(text);

const withoutMarks = (name: string): string => name.replace(/^[-–—=~*+#\s]+|[-–—=~*+#\s]+$/g, '');

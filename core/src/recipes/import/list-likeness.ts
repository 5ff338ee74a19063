import { remembering } from './remembering.ts';
import { sectionOf } from './section-words.ts';

const AMOUNT_FIRST = /^(?:ca\.?|circa|about|approx\.?|env\.?|etwa|≈|~)?\s*[\d½⅓⅔¼¾⅛⅜⅝⅞０-９]/i;
const AMOUNT_WORD_FIRST =
  /^(?:an?|one|two|three|four|half|pinch|handful|ein[ea]?|eine?n?|etwas|prise|une?|deux|quelques|un[ao]?|algunos|pizco|sal|salt|salz|sel|sale|zout|pepper|een|snuf|snufje|en|et|ett|lidt|nypa|szczypta|sól|só|csipet|щепотка|соль|по вкусу|αλάτι|tuz|optional|olive oil|butter|water|cooking spray|juice|zest)(?=[\s,.(]|$)/i;
const UNIT =
  /(?:\d|[½⅓⅔¼¾⅛])\s?(?:g|gr|gms?|gram\p{L}*|kg|ml|cl|dl|l|lit\p{L}*|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tbs|tsps?|tablespoons?|teaspoons?|el|tl|esslöffel|teelöffel|stk\.?|stück|prise|bund|dosen?|pck|päckchen|pkt|zehen?|becher|scheiben?|gousses?|sachets?|pincées?|tranches?|brins?|boîtes?|dientes?|lonchas?|ramas?|latas?|sobres?|pizcas?|spicch\p{L}+|bustin\p{L}+|mazz\p{L}+|fett[ae]|teentjes?|tenen|snufjes?|plakjes?|blikjes?|blikken|zakjes?|bosjes?|takjes?|cans?|tins?|sprigs?|slices?|bunch(?:es)?|sticks?|packages?|packets?|jars?|pinch(?:es)?|handfuls?|cas|càs|càc|c\.|cuill\p{L}*|cda\p{L}*|cdita\p{L}*|cuchar\p{L}*|colher\p{L}*|xícara\p{L}*|cucchia\p{L}*|eetlepels?|theelepels?|msk|tsk|krm|spsk|tsk|ss|ts|łyż\p{L}*|szklan\p{L}*|sztuk\p{L}*|szczypt\p{L}*|kilogram\p{L}*|opakowan\p{L}*|ząbk\p{L}*|dkg|dag|db|gerezd\p{L}*|csomag\p{L}*|csipet\p{L}*|csokor|szál|fej|szelet\p{L}*|evőkanál\p{L}*|teáskanál\p{L}*|kávéskanál\p{L}*|mokkáskanál\p{L}*|bögre|pohár|doboz|ek|kk|tk|rkl|tl|dkl|pl|kl|čl|ks|lžíc\p{L}*|lyžic\p{L}*|štipk\p{L}*|strúčik\p{L}*|stroužk\p{L}*|hrst\p{L}*|žlic\p{L}*|žličic\p{L}*|žličk\p{L}*|šalic\p{L}*|kom|dag|skiv\p{L}*|klyft\p{L}*|nypor?|fedd?|stilke?|linguri\p{L}*|lingur\p{L}*|adet|diş|demet|tutam|kaşık\p{L}*|paket|lžíc\p{L}*|г|гр|кг|мл|л|ст|ч|шт|κ\.|γρ\p{L}*|κουτ\p{L}*|φλ\p{L}*|su bardağı|克|大さじ|小さじ|個|本|큰술|작은술)(?![\p{L}])/iu;
// '200 g', '1 kilogram': an amount whose name stands elsewhere.
const AMOUNT_ONLY = new RegExp(
  `^(?:ca\\.?|etwa|about)?\\s*[\\d\\s.,/½⅓⅔¼¾⅛–-]*${UNIT.source.replace('(?:\\d|[½⅓⅔¼¾⅛])\\s?', '[\\d½⅓⅔¼¾⅛]\\s?')}\\.?$`,
  'iu',
);
/** '2 c. à soupe', '1 cuillère à café', '3 large tbsp': amounts whose unit has several words. */
const AMOUNT_OF_WORDS =
  /^[\d\s.,/½⅓⅔¼¾⅛–-]+(?:c\.?|cs|cc|cuill\p{L}*\.?)\s?(?:à|a)\s?(?:soupe|caf[ée]|th[ée]|dessert|s|c)\.?$|^[\d\s.,/½⅓⅔¼¾⅛–-]+c\.\s?[sct]\.?$|^[\d\s.,/½⅓⅔¼¾⅛–-]+(?:heaped|heaping|level|scant|large|small|rounded|fl\.?|gestr\.?|gehäufte?r?)\s(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|ounces?|oz|EL|TL)\.?$/iu;
const AMOUNT_LAST = /\p{L}{3}[\s,:–-]+[\d½⅓⅔¼¾⅛][\d.,/½⅓⅔¼¾⅛\s–-]*\s?\p{L}{0,10}\.?$/u;
/** 'Bake for 40 minutes.', 'Infornare a 180°': a time or a heat at the end of a line is no amount of anything. */
const TIME_OR_HEAT_LAST =
  /\d\s?(?:min\p{L}*|mn|sec\p{L}*|sek\p{L}*|hours?|hrs?|h|heures?|stunden?|std|horas?|or[ae]|uur|uren|tage?n?|days?|jours?|d[ií]as?|giorni|dagen|°\s?[CF]?|[CF]|grad|degrees|degr[ée]s|grados|gradi|graden)(?:\s(?:celsius|fan|umluft|ober-\/unterhitze|heißluft))?\.?$/iu;
/** '150克', '半根', '适量': amounts of a language that sets no space before its units, and whose names may be one letter. */
const UNSPACED_AMOUNT =
  /^(?:约|約)?\s?[\d½¼¾⅓⅔.,/〜~–-]*[一二三四五六七八九十两兩半几幾]*\s?(?:克|公克|公斤|千克|毫升|升|斤|两|兩|个|個|根|片|块|塊|勺|大勺|小勺|汤匙|湯匙|茶匙|匙|大さじ|小さじ|カップ|杯|瓣|颗|顆|只|隻|条|條|把|包|袋|盒|瓶|滴|朵|张|張|株|棵|段|枚|本|缶|束|粒|丁|切れ|개|큰술|작은술|컵|쪽|줌|대|장|모|봉지)[\d½半]*$|^(?:适量|適量|少许|少許|若干|少々|약간|적당량)$/u;
/** Seven words and a full stop. */
const LONG_SENTENCE = /^(?:\S+\s+){6,}\S*\p{L}{3}\.$/u;
const HAS_WIDE_LETTER = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
const SEPARATE_NUMBER = /(?<![\d.,/½⅓⅔¼¾⅛–-])[\d½⅓⅔¼¾⅛]/g;
const SENTENCE = /[.!?]\s+\p{Lu}|\p{L}{3,}\.$/u;

/** A line with a number, a capital letter and a full stop that is longer is a step. */
const NUMBERED_STEP_CHARACTERS = 45;
const TWO_LETTERS = /\p{L}[^\p{L}]*\p{L}/u;

/** Whether a line is an amount without anything to measure: '200 g', '½'. */
export function isAmountOnly(line: string): boolean {
  return (
    line.length < 30 &&
    (AMOUNT_ONLY.test(line) ||
      AMOUNT_OF_WORDS.test(line) ||
      UNSPACED_AMOUNT.test(line) ||
      /^[\d\s.,/½⅓⅔¼¾⅛–-]+\s?\p{L}?\.?$/u.test(line))
  );
}

// Without what cooks measure too: sugar, salt, fat alone.
const NUTRIENT =
  '(?:k?cal(?:ories?|orías|orie|orieën|orien)?|kj|kilojoules?|energy|energie|énergie|energía|proteins?|protéines?|proteínas?|proteine|eiwit(?:ten)?|eiweiß|total fat|saturated fat|saturates|trans fat|lipides|matières grasses|kohlenhydrate|carbohydrates?|carbs|glucides|carbohidratos|hidratos|carboidrati|koolhydraten|kolhydrater|kulhydrater|karbohydrater|dietary fib(?:er|re)|fib(?:er|re)|voedingsvezels?|ballaststoffe|cholesterol|colesterol|sodium)';
/** A line of a table of nutrients: '428 kcal', '33 g protein', 'Total fat: 14 g', 'Sodium 300 mg 12%'. */
const NUTRITION = new RegExp(
  `^(?:\\D{0,3}[\\d.,]+\\s?(?:g|gr|gram\\p{L}*|mg|µg|mcg|%)?\\s*${NUTRIENT}|${NUTRIENT}\\s*:?\\s*[<~]?[\\d.,]+\\s?(?:g|gr|gram\\p{L}*|mg|µg|mcg|k?cal|kj|%)?(?:\\s[\\d.,]+\\s?%)?)$`,
  'iu',
);

/** 'Per serving: 410 calories; 12 grams fat': energy among other figures, in a sentence. */
const TELLS_ENERGY = /\d\s?(?:k?cal(?:ories|orías|orie|orieën)?|kilokalorien|kj)(?!\p{L})[^\d]{0,12}[;,|/·(].*\d/iu;

/** How much a line is like an ingredient line, from -1 to 1. */
export const ingredientLikeness = remembering(likenessToIngredient);

/** From which a line by itself is taken for an ingredient. */
const LIKE_INGREDIENT_FROM = 0.65;
export const isLikeIngredient = (line: string): boolean => ingredientLikeness(line) >= LIKE_INGREDIENT_FROM;

function likenessToIngredient(line: string): number {
  if (line.length > 220) return -0.6;
  if (!TWO_LETTERS.test(line) && !HAS_WIDE_LETTER.test(line)) return -0.8;
  if (isAmountOnly(line)) return 0.05;
  if (HAS_WIDE_LETTER.test(line) && isUnspacedIngredient(line)) return 0.9;
  if (/https?:|@|©|\?$|!$/.test(line)) return -0.4;
  if (line.length < 60 && /\d/.test(line) && NUTRITION.test(line)) return -0.6;
  if (TELLS_ENERGY.test(line)) return -0.6;
  let score = 0.3;
  if (AMOUNT_FIRST.test(line)) score = 0.9;
  else if (AMOUNT_WORD_FIRST.test(line)) score = 0.7;
  else if (/\d/.test(line)) score = 0.5;
  // in 'Bake it at 180C.' no unit stands either
  if (!AMOUNT_FIRST.test(line) && TIME_OR_HEAT_LAST.test(line)) score = 0.2;
  else if (UNIT.test(line)) score = Math.min(1, score + 0.25);
  // 'Warm the beans in a small pan for 5 minutes.'
  else if (AMOUNT_LAST.test(line) && !LONG_SENTENCE.test(line)) score = 0.8;
  if (line.length > 110) score -= 0.4;
  // Several ingredients run together.
  if (line.length > 30 && (line.match(SEPARATE_NUMBER)?.length ?? 0) >= 4) score -= 0.5;
  if (line.length > 60 && SENTENCE.test(line)) score -= 0.5;
  if (line.length > 60 && /^\d{1,2}[.)]\s/.test(line)) score -= 0.5;
  // A step whose number a style sheet sets apart: '2Chop the leeks.'
  if (/^\d{1,2}\p{Lu}\p{Ll}.*[.!]$/u.test(line)) score = -0.4;
  if (line.length > 25 && /^\d{1,2}[.)] \p{Lu}.*\p{L}{3}[.!]$/u.test(line)) score = -0.4;
  if (line.length > NUMBERED_STEP_CHARACTERS && /^\d{1,2} \p{Lu}\p{Ll}.*\p{L}{3}[.!]$/u.test(line)) score = -0.4;
  return score;
}

/** Whether the first or the last word of a line is an amount of a language that sets no space before its units. */
function isUnspacedIngredient(line: string): boolean {
  if (line.length > 40) return false;
  const words = line.split(/[\s:：…]+/);
  return words.length > 1 && [words[0]!, words.at(-1)!].some((word) => UNSPACED_AMOUNT.test(word));
}

/** How much a line is like a step of a method, from -1 to 1. */
export const stepLikeness = remembering(likenessToStep);

function likenessToStep(line: string): number {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const hasWideLetters = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/.test(line);
  const length = hasWideLetters ? line.length * 2.5 : line.length;
  if (letters < 3) return -0.5;
  if (/https?:|©|@\w/.test(line)) return -0.5;
  if (length < 12) return -0.1;
  if (length < 25) return /[.!。]$/.test(line) ? 0.75 : 0.25;
  if (length > 1500) return 0.3;
  let score = 0.7;
  if (/[.!。;]["”)\]]?$/.test(line)) score = 1;
  if (UNIT.test(line) && length < 60 && AMOUNT_FIRST.test(line)) score -= 0.8;
  return score;
}

const AMOUNT_AND_UNIT = /^[\d\s.,/½¼¾⅓⅔⅛–-]+(?:\p{L}{1,8}\.?\s+(?=\p{L}))?/u;

/** An ingredient line without the amount it begins with, and without the short word after it, which is most often a unit. */
export function withoutAmount(line: string): string {
  return line.replace(AMOUNT_AND_UNIT, '');
}

const MEASURES = new RegExp(UNIT.source.replace('(?:\\d|[½¼¾⅓⅔⅛])\\s?', '[\\d½¼¾⅓⅔⅛][\\s-]?'), 'giu');

/** A line without its amounts and their units: what is measured, and what is said beside it. */
export function withoutMeasures(line: string): string {
  return line.replace(MEASURES, ' ').replace(/[\d½¼¾⅓⅔⅛]+/gu, ' ');
}

/** Whether a line names an amount with a unit of the kitchen, and something to measure. */
export function hasMeasure(line: string): boolean {
  return UNIT.test(line) && !AMOUNT_ONLY.test(line);
}

/** Mean likeness to steps that only sentences reach. */
export const SENTENCES_MEAN = 0.75;

/** Mean likeness of the lines of a list; 0 for an empty one. */
export function meanLikeness(lines: readonly string[], likeness: (line: string) => number): number {
  if (lines.length === 0) return 0;
  let sum = 0;
  for (const line of lines) sum += likeness(line);
  return sum / lines.length;
}

/** Worth of a list of lines of one kind: the mean likeness, and more for longer lists. 0 for what is not such a list. */
export function listWorth(lines: readonly string[], likeness: (line: string) => number): number {
  const mean = meanLikeness(lines, likeness);
  return mean <= 0 ? 0 : mean * mean * Math.log2(1 + lines.length);
}

/** Whether a line names a group of ingredients instead of an ingredient: 'For the sauce:', 'Ingredients'. */
export function isGroupHeading(line: string): boolean {
  if (/[:：]$/.test(line) && line.length < 60 && !/\d/.test(line)) return true;
  if (line.length >= 50 || /\d/.test(line)) return false;
  return sectionOf(line) === 'ingredients' || GROUP_OF_PART.test(line) || GROUP_OF_USE.test(line);
}

/** 'To serve', 'Zum Servieren', 'Para decorar': alone in its line what the lines below it are for. */
const GROUP_OF_USE =
  /^(?:(?:to|for) (?:serve|serving|finish|garnish|decorate|the topping|assemble)|zum (?:servieren|anrichten|garnieren|dekorieren|bestreuen|bestreichen|einfetten|ausrollen|braten|fertigstellen)|zur (?:dekoration|garnitur)|außerdem|pour (?:servir|décorer|garnir|le service|la décoration|la finition)|para (?:servir|decorar|acompañar|adornar|terminar)|per (?:servire|decorare|guarnire|completare|finire|accompagnare|la finitura)|om te (?:serveren|garneren|versieren)|voor erbij|ter garnering|verder nodig)$/iu;

/** 'For the dough', 'Pour la pâte', 'Für den Teig': with its article and nothing behind it a part of the dish, and no food. */
const GROUP_OF_PART =
  /^(?:for the\s|für (?:den|die|das)\s|pour (?:les? |la |l['’])|para (?:el|la|los|las|os?|as?)\s|per (?:la |il |lo |le |gli |i |l['’])|voor (?:de|het)\s|till? (?:den|det)\s)\p{L}[\p{L}\s'’-]{2,30}$/iu;

/** The beginning of a line that says by its words that it names a group of ingredients. */
export const NAMES_GROUP =
  /^(?:for (?!the recipe)|to serve|für |zum |zur |pour |para |per (?:la|il|lo|le|i|gli|l)|voor |till |til )/iu;

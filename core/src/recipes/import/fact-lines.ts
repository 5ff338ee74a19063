import { SERVES, TIMES, timeLabelsIn, timeWordsIn } from './fact-words.ts';
import { WORD_END, WORD_START } from './find-words.ts';
import { isDurationAlone } from './parse-duration.ts';
import { COUNT_IN_WORDS, RANGE_WORDS } from './parse-yield.ts';
import { remembering } from './remembering.ts';
import { withCountsInDigits } from './spelled-counts.ts';

export const COUNT = `(\\d{1,3}(?:\\s?(?:-|–|—|/|${RANGE_WORDS})\\s?\\d{1,3})?)`;

/** What people did who are no guests: '128 people made this'. */
const DID =
  'have|has|made|found|liked?|loved?|rated|saved|cooked|tried|viewed|said|voted|haben|hat|fanden|ont|aiment|hebben|vinden|vonden|hanno|han|les gusta';
const SERVES_THEN_COUNT = new RegExp(
  `${WORD_START}(?:${SERVES})${WORD_END}[^\\d\\n]{0,18}?${COUNT}(?![\\s-]?(?:(?:min\\p{L}*|or[ae]|heures?|horas?|uur|uren|stunden?|g|grams?|oz|ounces?|lbs?|pounds?|inch(?:es)?|kg|ml|std|h|hours?|hrs?|cal\\p{L}*|kcal|kj)(?!\\p{L})|%|:|[-–]\\s?\\d|/\\d{2})|\\d)`,
  'iu',
);
const COUNT_THEN_SERVES = new RegExp(
  `(?<![\\d/.,])${COUNT}\\s*(?:x\\s*)?(?:${SERVES})${WORD_END}(?!\\s(?:${DID})${WORD_END})`,
  'iu',
);
/** 'Serves four to six', 'Für vier Personen', 'Makes a dozen muffins': a line or a sentence that begins with what is made. */
const IN_WORDS = new RegExp(
  `^(?:(?:serves|feeds|makes|yields?:?|ergibt|rinde|rende)\\s(?:about |around |etwa |ca\\.? |circa |unas? |unos )?(?=${COUNT_IN_WORDS})|(?:for|für|pour|para|per|voor)\\s(?=${COUNT_IN_WORDS}\\s(?:${SERVES})${WORD_END})|(?=${COUNT_IN_WORDS}\\s(?:${SERVES})${WORD_END}\\W*$)).{1,60}$`,
  'iu',
);
/** 'Für 12 Stück', 'Voor ca. 16 koekjes': what a line of its own, or its first sentence, says that the recipe is for. */
const FOR_PIECES = new RegExp(
  `^(?:für|pour|para|per|voor)\\s(?:(?:ca\\.?|circa|etwa|rund|environ|un[ao]s|ongeveer|cerca de)\\s)?${COUNT}(?:(?=\\s?\\|)|\\s(?!(?:min|st(?:d|und)|h|heure|hora|or[ae]|uur|uren|sec|sek|tag|jour|d[ií]a|giorn|dag|week|woche|semaine|settiman|jahr|an[sn]|año|jaar|mes|monat|mois|euro|g|kg|ml|cl|dl|l|k?cal|cm|mm)\\p{L}*(?!\\p{L}))\\p{L}{3,}(?:\\s\\p{L}+){0,2}(?:[.,:]|$))`,
  'iu',
);
/** What is counted by one: calories and the like, and no servings. */
export const OF_ONE =
  /(?<!\p{L})(?:per|pro|par|por|je|each|chaque|ogni|cada)\s(?:serving|portion|person|personne|part|raci[oó]n|porci[oó]n|persona|porzione|portie|persoon|eter)(?!\p{L})/giu;

/** '... and serve with the dip. Serves 4.' */
const SERVES_AT_END = new RegExp(
  `[.!?)]\\s(?:serves|makes|ergibt|rinde|rende)\\s\\D{0,8}${COUNT}(?:\\s\\p{L}+){0,2}\\.?$`,
  'iu',
);
/** 'Zutaten für 12 Stück', 'Ingredients (for 2 loaves)': what a list is for, whatever it counts. */
const LIST_FOR = new RegExp(
  `^\\P{L}*(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti|ingrediënten|ingredienser)\\s*(?:[:(]\\s*)?(?:for|für|pour|per|voor|para|till?)\\s(?:(?:ca\\.?|etwa|about|un[ao]s|environ|circa|ongeveer|cerca de)\\s)?${COUNT}\\s\\p{L}{3,}`,
  'iu',
);
/** '(pour 6)', '(für 4)': for how many, in brackets behind the name of the dish or of its list. */
const FOR_IN_BRACKETS = new RegExp(
  `\\((?:for|für|pour|para|per|voor|till?|för)\\s(?:ca\\.?\\s|about\\s|environ\\s|etwa\\s)?${COUNT}\\)`,
  'iu',
);
/** 'für 4': for how many, alone in its line. */
const FOR_ALONE = new RegExp(
  `^(?:for|für|pour|para|per|voor)\\s(?:ca\\.?\\s|about\\s|environ\\s|etwa\\s)?${COUNT}\\.?$`,
  'iu',
);
const SERVES_WITHIN_CHARACTERS = 110;

const BARS = /\s*[|·•–—]\s*|\s-\s/u;
const PIECES = new RegExp(
  `^(?:ca\\.? |circa |etwa |about |env\\.? |environ )?${COUNT}\\s\\p{L}{3,}(?:\\s\\p{L}+)?$`,
  'iu',
);
const isTimeOfFacts = (part: string): boolean =>
  isDurationAlone(part) || (/\d/.test(part) && timeLabelsIn(part).length > 0);

/** The number of pieces beside the times of a line of facts: '20 Stück | 40 Min. Zubereitung | 30 Min. Backzeit'. */
function piecesBesideTimes(line: string): string | null {
  const parts = line.split(BARS).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const others = parts.filter((part) => !isTimeOfFacts(part));
  const [pieces = ''] = others;
  return others.length === 1 && PIECES.test(pieces) ? pieces : null;
}

/** For how many a line says that the recipe is, and the words of it that say so; null where it does not. */
export function countServed(whole: string): { count: string; text: string } | null {
  const line = whole.replace(OF_ONE, '|');
  const words = IN_WORDS.exec(line)?.[0];
  if (words !== undefined) return { count: words.split(/[.;|·]/)[0]!, text: words };
  if (!/\d/.test(line)) return null;
  const pieces = line.length < SERVES_WITHIN_CHARACTERS ? piecesBesideTimes(line) : null;
  if (pieces !== null) return { count: pieces, text: pieces };
  const found =
    line.length < SERVES_WITHIN_CHARACTERS
      ? (SERVES_THEN_COUNT.exec(line) ??
        COUNT_THEN_SERVES.exec(line) ??
        LIST_FOR.exec(line) ??
        FOR_PIECES.exec(line) ??
        FOR_IN_BRACKETS.exec(line) ??
        FOR_ALONE.exec(line) ??
        SERVES_AT_END.exec(line))
      : SERVES_AT_END.exec(line);
  if (!found) return null;
  // with the words behind it, which say what it counts
  const behind = /^(?:\s\p{L}+){0,2}/u.exec(line.slice(found.index + found[0].length))?.[0] ?? '';
  // of '6/8' the first number, and '3/4' is no part of a person
  const dozens = /^\s(?:dozen|dutzend|douzaines?|docenas?|dozzine|dozijn)(?!\p{L})/iu.exec(behind)?.[0] ?? '';
  return { count: found[1]!.replace(/\s?\/.*/, '') + dozens, text: line.length < 40 ? line : found[0] + behind };
}

const ONLY_SERVES = new RegExp(`^(?:${SERVES})?\\D{0,12}${COUNT}\\s*(?:${SERVES})(?:\\s[\\p{L}\\s]{0,25})?$`, 'iu');
const LABEL_THEN_COUNT = new RegExp(`^(?:${SERVES})\\s*[:：]?\\s*${COUNT}(?:\\s(?:${SERVES}))?$`, 'iu');
const ONLY_SERVES_LABEL = new RegExp(`^(?:${SERVES})\\s*[:：]?\\s*${COUNT}?\\D{0,15}$`, 'iu');
const ONLY_TIME = new RegExp(
  `^(?:${TIMES})\\s*[:：]?\\s*(?:(?:ca|env|approx|etwa|circa|about|environ|ongeveer|unos)\\.?\\s)?\\d.{0,24}$`,
  'iu',
);
const YIELD_LABEL = new RegExp(`^(?:${SERVES})(?:\\s?[/|]\\s?(?:${SERVES}))?\\s*[:：]?$`, 'iu');
const TIME_LABEL = new RegExp(`^(?:${TIMES})\\s*[:：]?$`, 'iu');

/** Whether a line only says for how many the recipe is: '2 Portionen', 'For 4 people'. */
export function isYieldLine(line: string): boolean {
  return line.length <= 40 && /\d/.test(line) && (ONLY_SERVES.test(line) || LABEL_THEN_COUNT.test(line));
}

/** Whether a line is only the word beside which the number of servings stands: 'Serves', 'Portionen:'. */
export function isYieldLabel(line: string): boolean {
  return line.length <= 30 && isLabelOfYield(line);
}
const isLabelOfYield = remembering((line) => YIELD_LABEL.test(line));

/** Whether a line is only the word beside which a time stands: 'Prep time', 'Kochzeit:'. */
export function isTimeLabel(line: string): boolean {
  return line.length <= 30 && isLabelOfTime(line);
}
const isLabelOfTime = remembering((line) => TIME_LABEL.test(line));

/** Whether a line is nothing but a time, with or without the word that names it: '30 Minuten', 'Prep time: 10 minutes'. */
export function isTimeLine(line: string): boolean {
  return line.length <= 60 && /[\d½¼¾]/.test(line) && (isDurationAlone(line) || ONLY_TIME.test(line));
}

/** Whether a line only states a time or the servings: 'Prep time: 10 minutes', 'Makes: 12'. */
export function isFactLine(line: string): boolean {
  return (
    (line.length <= 60 &&
      /\d/.test(line) &&
      (isYieldLine(line) || ONLY_TIME.test(line) || ONLY_SERVES_LABEL.test(line))) ||
    isLineOfFacts(line)
  );
}

const MARKS = /\s*(?:[|·•,;/–—]|\s-\s)\s*/u;
const FACTS_CHARACTERS_MAX = 140;

/** Pictures of a clock and of guests, which stand for words. */
const PICTURES = /\p{Extended_Pictographic}|\ufe0f/gu;

/** The one time in a line that besides says for how many: 'Serves 2 | 20 minutes', '45 min 4 raciones'. */
export function timeBesideServings(whole: string): string | null {
  const line = whole.replace(PICTURES, '').trim();
  if (line.length > 60 || !/\d/.test(line)) return null;
  const served = countServed(line) === null ? '' : (COUNT_THEN_SERVES.exec(line) ?? SERVES_THEN_COUNT.exec(line))?.[0];
  if (!served) return null;
  const times = line
    .replace(served, '|')
    .split(MARKS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return times.length === 1 && isDurationAlone(times[0]!) ? times[0]! : null;
}

/** A time behind the word that names it: ': 20 min', ' ca. 1 h and 10 min'. */
const TIME_BEHIND =
  /\s*[:：]?\s*(?:(?:ca|env|approx|etwa|circa|about)\.?\s)?[\d½¼¾][\d.,½¼¾/]*\s?\p{L}{1,9}\.?(?:\s(?:(?:and|und|et|y|e|en)\s)?[\d½¼¾]+\s?\p{L}{1,9}\.?)?/iuy;

/** A line without the times that stand behind the words that name them, and how many those are. */
function withoutNamedTimes(line: string): { rest: string; times: number } {
  let [rest, times, from] = ['', 0, 0];
  for (const { index, text } of timeWordsIn(line)) {
    TIME_BEHIND.lastIndex = index + text.length;
    const time = TIME_BEHIND.exec(line);
    if (time === null || index < from) continue;
    rest += `${line.slice(from, index)} `;
    times += 1;
    from = TIME_BEHIND.lastIndex;
  }
  return { rest: rest + line.slice(from), times };
}

const NUMBER_BEHIND_LETTER = /\p{L}[^\d½¼¾]*[\d½¼¾]/u;
const NAMED_TIMES_MIN = 2;

/** Whether a line is nothing but several times with the words that name them, or a time and the servings. */
export const isLineOfFacts = remembering((told): boolean => {
  const line = told.length > FACTS_CHARACTERS_MAX ? told : withCountsInDigits(told);
  if (line.length > FACTS_CHARACTERS_MAX || !/\d/.test(line)) return false;
  if (timeBesideServings(line) !== null || piecesBesideTimes(line) !== null) return true;
  // most lines of ingredients have their number before all words
  if (!NUMBER_BEHIND_LETTER.test(line)) return false;
  const { rest, times } = withoutNamedTimes(line);
  if (times === 0) return false;
  const served = COUNT_THEN_SERVES.exec(rest) ?? SERVES_THEN_COUNT.exec(rest);
  const left = served ? rest.replace(served[0], ' ') : rest;
  return times + (served ? 1 : 0) >= NAMED_TIMES_MIN && !/[\p{L}\d]/u.test(left);
});

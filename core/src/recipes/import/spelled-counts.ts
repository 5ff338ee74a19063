import { NUMBER_WORDS } from '../../number-words.ts';
import { SERVES } from './fact-words.ts';
import { WORD_END, WORD_START } from './find-words.ts';
import { COUNT_WORDS } from './parse-yield.ts';

/** What languages call parts of an hour and hours with a part. */
const PARTS: readonly (readonly [words: string, minutes: number])[] = [
  ["(?:une )?demi[- ]heure|(?:eine )?halbe stunde|mezz[’' ]?ora|media hora|half uur|half an hour", 30],
  ["(?:un )?quart d[’']heure|(?:eine )?viertelstunde|(?:un )?quarto d[’']ora|(?:un )?cuarto de hora|(?:a )?quarter of an hour|kwartier(?:tje)?", 15],
  ["trois[- ]quarts d[’']heure|(?:eine )?dreiviertelstunde|tre quarti d[’']ora|tres cuartos de hora|drie kwartier", 45],
  ["(?:anderthalb|eineinhalb) stunden|une heure et demie|un[’' ]?ora e mezz[ao]|una hora y media|anderhalf uur|(?:an|one) hour and a half", 90],
]; // biome-ignore format: one part of an hour a line reads better
const PART_OF_HOUR = PARTS.map(
  ([words, minutes]) => [new RegExp(`${WORD_START}(?:${words})${WORD_END}`, 'giu'), `${minutes} min`] as const,
).reverse();
/** What a line must hold for one of them to be looked for. */
const MAY_HAVE_PART = /half|halb|demi|media h|mezz|viertel|quart|kwart/iu;

const UNIT_BEHIND =
  '(?:min(?:uten?|utes?|utos?|uti)?|hours?|hrs?|heures?|stunden?|std|horas?|or[ae]|uur|uren)(?![\\p{L}])';
/** Whole numbers from two on in words: 'one' and 'a' stand before hours as articles too. */
const NUMBERS = [...NUMBER_WORDS].filter(([, value]) => Number.isInteger(value) && value > 1).map(([word]) => word);
const longestFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('-', '[- ]');
const TIME_IN_WORDS = new RegExp(`${WORD_START}(${longestFirst(NUMBERS)})(?=[\\s-]${UNIT_BEHIND})`, 'giu');

/** A number of people or pieces in words, behind what says that something is for them: 'für vier Personen', 'Makes three dozen'. */
const SERVED_IN_WORDS = new RegExp(
  `(?<=${WORD_START}(?:for|für|pour|para|per|voor|serves|feeds|makes|yields?|ergibt|reicht für|rinde|rende)\\s(?:about |etwa |circa |environ |unas? |unos |ongeveer )?)` +
    `(${longestFirst([...COUNT_WORDS].filter(([, value]) => value > 1).map(([word]) => word))})(?=\\s(?:(?:${SERVES})${WORD_END}|(?:dozens?|dutzend|douzaines?|docenas|dozzine|dozijn)(?!\\p{L}))|\\s*(?:[.,;·|]|$))`,
  'giu',
);

/** '15 minutos de preparación y 40 de horno': the second time has the unit of the first. */
const UNIT_SAID_ONCE =
  /(\d\s?)(min\p{L}*)([^.!?\d]{1,40}\s(?:y|e|et|und|and|en|plus|más|più)\s)(\d{1,3})(?=\s(?:de|di|du|im|in|au|en)\s\p{L})/giu;

/** A line with its times, and the number that it is for, in digits: 'mezz’ora' is '30 min', 'für vier Personen' 'für 4 Personen'. */
export function withCountsInDigits(line: string): string {
  const timed = MAY_HAVE_PART.test(line)
    ? PART_OF_HOUR.reduce(
        (text, [words, minutes]) =>
          // behind a number it stands apart: 'Para 4 media hora'
          text.replace(words, (_, at: number) => (/\d\s$/.test(text.slice(0, at)) ? `| ${minutes}` : minutes)),
        line,
      )
    : line;
  return timed
    .replace(TIME_IN_WORDS, (word) =>
      String(NUMBER_WORDS.get(word.toLowerCase()) ?? NUMBER_WORDS.get(word.toLowerCase().replaceAll(' ', '-')) ?? word),
    )
    .replace(UNIT_SAID_ONCE, '$1$2$3$4 $2')
    .replace(SERVED_IN_WORDS, (word) => String(COUNT_WORDS.get(word.toLowerCase()) ?? word));
}

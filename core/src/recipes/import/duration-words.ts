import { NUMBER_WORDS } from '../../number-words.ts';

/** An article says nothing of how many before it is beside an hour, and in English 'once' is no number. */
const NO_COUNTS = ['a', 'an', 'once'];
/** Whole numbers of hours and minutes. */
const WHOLE = [...NUMBER_WORDS].filter(([word, value]) => Number.isInteger(value) && !NO_COUNTS.includes(word));
/** The longest first: 'forty-five' is no forty. */
const IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${WHOLE.map(([word]) => word.replaceAll('-', '[- ]'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** What languages call parts of an hour, and an hour and a half, at the beginning of a time. */
const PARTS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [
    /^(?:eine halbe stunde|(?:environ )?une demi[- ]heure|(?:circa )?mezz[’' ]?ora|(?:unos? )?media hora|(?:een )?half uur)(?!\p{L})/iu,
    30,
  ],
  [
    /^(?:(?:anderthalb|eineinhalb) stunden|une heure et demie|un[’' ]?ora e mezz[ao]|una hora y media|anderhalf uur)(?!\p{L})/iu,
    90,
  ],
  [
    /^(?:eine viertelstunde|(?:environ )?un quart d[’']heure|(?:circa )?un quarto d[’']ora|un cuarto de hora|(?:een )?kwartier)(?!\p{L})/iu,
    15,
  ],
  [
    /^(?:(?:eine )?dreiviertelstunde|trois quarts d[’']heure|tre quarti d[’']ora|tres cuartos de hora|drie kwartier)(?!\p{L})/iu,
    45,
  ],
];

/** The text of a time with the words that stand for an hour, a part of one or a number as numbers: 'half an hour', 'deux heures'. */
export function withDigits(text: string): string {
  const bare = text.replace(/^(?:ca\.? |etwa )(?=\p{L})/iu, '').replace(/(?<=^un)[’'](?=ora)/iu, ' ');
  const parts = PARTS.reduce((read, [words, minutes]) => read.replace(words, `${minutes} min`), bare)
    .replace(/^(?:about |under )?half an hour\b/i, '30 min')
    .replace(/^(?:about |under )?(?:an?|one) (?=(?:hour|hr)\b(?! and a half))/i, '1 ')
    .replace(/^(?:about |under )?(?:an?|one) hour and a half\b/i, '90 min');
  if (/\d/.test(text)) return parts;
  return parts.replace(IN_WORDS, (word) => String(NUMBER_WORDS.get(word.toLowerCase().replaceAll(' ', '-')) ?? word));
}

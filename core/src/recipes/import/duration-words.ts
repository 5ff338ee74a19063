/** Numbers of hours and minutes as words, by value, in the languages of most pages. */
const NUMBERS: readonly (readonly [words: string, value: number])[] = [
  ['one|eine?|une|una?|een|één', 1],
  ['two|zwei|deux|dos|due|twee', 2],
  ['three|drei|trois|tres|tre|drie', 3],
  ['four|vier|quatre|cuatro|quattro', 4],
  ['five|fünf|cinq|cinco|cinque|vijf', 5],
  ['six|sechs|seis|sei|zes', 6],
  ['eight|acht|huit|ocho|otto', 8],
  ['ten|zehn|dix|diez|dieci|tien', 10],
  ['twelve|zwölf|douze|doce|dodici|twaalf', 12],
  ['fifteen|fünfzehn|quinze|quince|quindici|vijftien', 15],
  ['twenty|zwanzig|vingt|veinte|venti|twintig', 20],
  ['twenty[- ]five|fünfundzwanzig|vingt[- ]cinq|veinticinco|venticinque|vijfentwintig', 25],
  ['thirty|dreißig|trente|treinta|trenta|dertig', 30],
  ['forty|vierzig|quarante|cuarenta|quaranta|veertig', 40],
  ['forty[- ]five|fünfundvierzig|quarante[- ]cinq|cuarenta y cinco|quarantacinque|vijfenveertig', 45],
  ['fifty|fünfzig|cinquante|cincuenta|cinquanta|vijftig', 50],
  ['sixty|sechzig|soixante|sesenta|sessanta|zestig', 60],
  ['ninety|neunzig|quatre[- ]vingt[- ]dix|noventa|novanta|negentig', 90],
];
const IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[...NUMBERS]
    .reverse()
    .map(([words]) => `(${words})`)
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
  return parts.replace(IN_WORDS, (...found: (string | undefined)[]) => {
    const place = found.slice(1, 1 + NUMBERS.length).findIndex((group) => group !== undefined);
    return String(NUMBERS[NUMBERS.length - 1 - place]![1]);
  });
}

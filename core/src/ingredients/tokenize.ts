/** A piece of a line: a number as printed, a word (hyphens and apostrophes inside), or a single mark. */
export type Token = {
  kind: 'number' | 'word' | 'mark';
  text: string;
  lower: string;
  /** The value of a number, 0 otherwise. */
  value: number;
  /** A number written as a vulgar fraction character. */
  isFraction: boolean;
  start: number;
  end: number;
};

/** What was read, and the index of the token behind it. */
export type Read<T> = { value: T; next: number };

/** What a vulgar fraction character is worth. */
export const FRACTION_SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};

const TOKEN =
  /(\d+(?:[.,]\d+)*|\.\d+)|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])|([\p{L}][\p{L}\p{M}]*(?:[’'-][\p{L}][\p{L}\p{M}]*)*)|(\S)/gu;

/** Characters behind a number that tell what it counts. */
const LOOKED_AT = 24;
/** Measures that nobody writes a thousand of, with the rest of a range before them. */
const OF_LARGE_MEASURE =
  /^\s*(?:[-–]\s*\d+(?:[.,]\d+)?\s*)?(?:kg|kilos?|l|lt|liters?|litres?|litri|litros?)(?!\p{L})/iu;

/**
 * '1,5' is one and a half, '1,500' and '1,500.5' are thousands, '1.5' is a decimal. With three digits behind its comma, what
 * begins with nothing or counts kilos and litres is a decimal too: '0,125 l', '1,250 kg'.
 */
function numberValue(text: string, line: string, end: number): number {
  const isDecimal =
    /^\d+,\d{1,2}$|^0+,\d+$/.test(text) ||
    (/^\d{1,3},\d{3}$/.test(text) && OF_LARGE_MEASURE.test(line.slice(end, end + LOOKED_AT)));
  if (isDecimal) return Number(text.replace(',', '.'));
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number.parseFloat(text);
}

/** A line in tokens; time and memory grow with its length only. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [whole, number, vulgar, word] = match;
    const start = match.index;
    const end = start + whole.length;
    tokens.push({
      kind: number || vulgar ? 'number' : word ? 'word' : 'mark',
      text: whole,
      lower: whole.toLowerCase(),
      value: number ? numberValue(number, text, end) : vulgar ? (FRACTION_SIGNS[vulgar] ?? 0) : 0,
      isFraction: vulgar !== undefined,
      start,
      end,
    });
  }
  return tokens;
}

/** Words that mean something else in the plural; they stay as they are. */
const KEPT = new Set(['greens', 'grits', 'swiss', 'bars', 'balls', 'bites', 'squares', 'chips', 'fries', 'leaves']);

/** A crude singular; both the table and the text go through it, so it only has to be steady, not right. */
function singular(word: string): string {
  // brownie and brownies, cookie and cookies: both end in y, as berry and berries do
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || KEPT.has(word) || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** German and its neighbours write a dish as one word: 'Kürbissuppe' is pumpkin and soup. */
const COMPOUND =
  /^(.{3,}?)[ns]?(suppe|salat|kuchen|torte|brot|auflauf|eintopf|soppa|sallad|kaka|soep|taart|risotto|steak|gulasch|gratin|reis|nudeln|eis)$/;

/** The text as plain words: no accents, no case, no figures, singular. 'Jalapeños (2)' gives ['jalapeno']. */
export function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, 400)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return (plain.match(/[a-z]+/g) ?? []).flatMap((word) => COMPOUND.exec(word)?.slice(1) ?? word).map(singular);
}

export interface Found<T> {
  value: T;
  /** index of the first word */
  from: number;
  /** index after the last word */
  to: number;
}

/** Reads known phrases out of words, the longest first: 'sweet potato' is never a potato. */
export interface PhraseTable<T> {
  findAll(words: readonly string[]): Found<T>[];
}

const LONGEST_PHRASE = 4;

/** Rows for words of other languages: each means what its English phrase means. An unknown English phrase throws. */
export function translatedRows<T>(
  rows: readonly (readonly [phrases: string, value: T])[],
  abroad: readonly (readonly [words: string, english: string])[],
): [string, T][] {
  return abroad.map(([words, english]) => {
    const row = rows.find(([phrases]) => phrases.split('|').includes(english));
    if (!row) throw new RangeError(`Not in the table: "${english}"`);
    return [words, row[1]];
  });
}

/** @param rows phrases parted by '|', then what they mean. A phrase stated twice throws: one of the two would be dead. */
export function phraseTable<T>(rows: readonly (readonly [phrases: string, value: T])[]): PhraseTable<T> {
  const meanings = new Map<string, { value: T }>();
  for (const [phrases, value] of rows) {
    for (const phrase of phrases.split('|')) {
      const words = wordsOf(phrase);
      const key = words.join(' ');
      if (words.length === 0 || words.length > LONGEST_PHRASE) throw new RangeError(`Not a phrase: "${phrase}"`);
      if (meanings.has(key)) throw new RangeError(`Stated twice: "${phrase}"`);
      meanings.set(key, { value });
    }
  }
  return {
    findAll(words) {
      const found: Found<T>[] = [];
      for (let from = 0; from < words.length; ) {
        let next = from + 1;
        for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length--) {
          const meaning = meanings.get(words.slice(from, from + length).join(' '));
          if (meaning) {
            next = from + length;
            found.push({ value: meaning.value, from, to: next });
            break;
          }
        }
        from = next;
      }
      return found;
    },
  };
}

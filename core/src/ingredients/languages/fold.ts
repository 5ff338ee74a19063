/** Lower case without accents: 'Crème fraîche' -> 'creme fraiche', 'Soße' -> 'sosse'. */
export const fold = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : foldMarks(text.toLowerCase()));

const ASCII = /^[\0-\x7f]*$/;

const foldMarks = (text: string): string => text.replace(/[^\0-\x7f]/gu, foldedLetter);

const LETTERS_MAX = 2_000;
const LETTERS_FOLDED = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
]);

function foldedLetter(letter: string): string {
  const known = LETTERS_FOLDED.get(letter);
  if (known !== undefined) return known;
  const folded = letter.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  // those of our languages are few, and of others only so many are remembered
  if (LETTERS_FOLDED.size < LETTERS_MAX) LETTERS_FOLDED.set(letter, folded);
  return folded;
}

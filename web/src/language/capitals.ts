/** Words that stay small inside a German name, besides what describes the noun after it. */
const SMALL = new Set([
  'aus',
  'der',
  'die',
  'das',
  'dem',
  'den',
  'des',
  'im',
  'in',
  'am',
  'an',
  'vom',
  'von',
  'zum',
  'zur',
  'mit',
  'ohne',
  'und',
  'oder',
  'für',
  'and',
  'de',
]);
const DESCRIBES = /(?:e|er|es|en|\d%)$/u;

/** A word or a name as it stands at the beginning of a line. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a food with the capitals of German: 'Saft von Zitronen' of 'saft von zitronen'. */
export function withCapitals(name: string): string {
  const words = name.split(' ');
  const isSmall = (word: string, at: number) =>
    at > 0 && at < words.length - 1 && (SMALL.has(word) || DESCRIBES.test(word));
  return words.map((word, at) => (isSmall(word, at) ? word : word.split('-').map(capital).join('-'))).join(' ');
}

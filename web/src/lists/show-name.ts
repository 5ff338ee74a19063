import type { ListItem } from '@sorrel/core/lists/list';

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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name as it stands at the beginning of a line. */
export const showName = (name: string) => capital(name);

/** An item's name inside a sentence: lists keep it in small letters, German writes nouns with a capital. */
export function writeName({ name, food }: Pick<ListItem, 'name' | 'food'>): string {
  if (food === undefined) return name;
  const words = name.split(' ');
  const isSmall = (word: string, at: number) =>
    at > 0 && at < words.length - 1 && (SMALL.has(word) || DESCRIBES.test(word));
  return words.map((word, at) => (isSmall(word, at) ? word : word.split('-').map(capital).join('-'))).join(' ');
}

/** An item's name at the beginning of a line. */
export const showItem = (item: Pick<ListItem, 'name' | 'food'>) => showName(writeName(item));

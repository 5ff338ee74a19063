import { foodWords, LINK_WORDS } from './food-words.ts';

/** Words of a name that count when names are compared. */
export const contentWords = (text: string): string[] => contentOf(foodWords(text));

/** The same of words that are cut already. */
export function contentOf(all: string[]): string[] {
  const content = all.filter((word) => !LINK_WORDS.has(word));
  return content.length > 0 ? content : all;
}

/** Words in one order, whatever order they were written in. */
export const sortedKey = (words: readonly string[]): string => [...words].sort().join(' ');

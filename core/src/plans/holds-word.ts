import { foldForWords } from '../fold-text.ts';

/**
 * Whether a text holds one of some words.
 * @param entries folded; with a star before or behind it a word is the end or the beginning of others
 */
export function holdsWord(text: string, entries: readonly string[]): boolean {
  const words = foldForWords(text).split(/[^\p{L}\p{N}]+/u);
  return entries.some((entry) => {
    const part = entry.replaceAll('*', '');
    if (entry.startsWith('*')) return words.some((word) => word.endsWith(part));
    return words.some((word) => (entry.endsWith('*') ? word.startsWith(part) : word === part));
  });
}

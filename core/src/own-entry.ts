/**
 * What a table has under a word that somebody wrote; undefined where it has none. Every object has a `constructor`, and a word may
 * be that.
 */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

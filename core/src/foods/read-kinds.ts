import { readPairs } from './read-pairs.ts';

/** What kinds of foods are called in a language, by their names on English lists. */
export type KindNames = Readonly<Record<string, string>>;

/**
 * `reference/foods/kinds.<language>.tsv`: a kind as English lists name it, and its name.
 * @throws SyntaxError when a line has not two columns, or a kind stands twice
 */
export const readKinds = (text: string): KindNames => Object.fromEntries(readPairs(text, 'a kind and its name'));

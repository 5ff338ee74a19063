import { itemAt } from '../item-at.ts';
import { fold } from './languages/fold.ts';
import type { Lexicon } from './languages/lexicon.ts';
import type { Token } from './tokenize.ts';

/** Words in front of a weight that is that of one, besides the language's own for 'of' and 'each'. */
const IN_FRONT: ReadonlySet<string> = new Set(['da', 'von', 'van', 'a', 'à']);

/** Whether the words in front of a weight say that it is that of one: 'à ca. 200 g', 'da circa 250 g'. */
export const isOfOne = (tokens: readonly Token[], number: number, lexicon: Lexicon): boolean =>
  tokens.slice(saidInFront(tokens, number, lexicon), number).some((token) => saysOfOne(token, lexicon));

/** Whether a word says 'each'. */
export const saysEach = (word: string, lexicon: Lexicon | null): boolean =>
  lexicon ? lexicon.each.has(fold(word)) : word === 'each';

/** Whether what is said with a weight makes it that of one: 'each' anywhere beside it, or the words in front of it. */
export const tellsOfOne = (tokens: readonly Token[], number: number, lexicon: Lexicon | null): boolean =>
  tokens.some(({ lower }) => saysEach(lower, lexicon)) || (lexicon !== null && isOfOne(tokens, number, lexicon));

/** Where the small words in front of a number begin. */
export function saidInFront(tokens: readonly Token[], number: number, lexicon: Lexicon): number {
  let from = number;
  while (from > 0 && isSmall(itemAt(tokens, from - 1), lexicon)) from--;
  return from;
}

/** 'd’environ 150 g'. What grew together with a food is none: 'latte d’avena da 200 g'. */
function isBareOf(token: Token, lexicon: Lexicon): boolean {
  const grown = /^d[’'`](.+)$/.exec(token.lower)?.[1];
  return grown === undefined ? lexicon.isOf(token) : lexicon.approximations.has(fold(grown));
}

export const saysOfOne = (token: Token, lexicon: Lexicon): boolean =>
  isBareOf(token, lexicon) || IN_FRONT.has(token.lower) || lexicon.each.has(fold(token.text));

export const isSmall = (token: Token, lexicon: Lexicon): boolean =>
  saysOfOne(token, lexicon) ||
  lexicon.approximations.has(fold(token.text)) ||
  lexicon.links.has(token.lower) ||
  token.text === '.';

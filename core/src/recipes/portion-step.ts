import { foldForSearch } from './search-text.ts';

/** What is served by the piece: a serving is one, and nobody is given a quarter of it. English and German, folded. */
const PIECES = [
  ...['burger', 'cheeseburger', 'hamburger', 'wrap', 'burrito', 'sandwich', 'toastie', 'panini', 'bagel', 'hot dog'],
  ...['muffin', 'cupcake', 'scone', 'croissant', 'jacket potato', 'baked potato', 'stuffed pepper', 'calzone'],
  ...['brotchen', 'semmel', 'ofenkartoffel', 'gefullte paprika', 'berliner', 'krapfen', 'roulade'],
];
/** What comes as several pieces to a serving, so that half of it is whole pieces still. */
const SEVERAL = [
  ...['pancake', 'crepe', 'waffle', 'taco', 'enchilada', 'fishcake', 'fish cake', 'falafel', 'cookie', 'biscuit'],
  ...['pfannkuchen', 'palatschinke', 'waffel', 'frikadelle', 'maultasche', 'knodel', 'keks', 'platzchen'],
];

const holds = (words: readonly string[]) =>
  new RegExp(`(?:^|[^\\p{L}])(?:${words.join('|')})(?:e?s|n|en)?(?=$|[^\\p{L}])`, 'u');
const IS_PIECE = holds(PIECES);
const IS_SEVERAL = holds(SEVERAL);

/** Portions of a dish come in multiples of this: 1 for what is a piece, 0.5 for several; undefined for what is spooned. */
export function portionStep(name: string): number | undefined {
  const folded = foldForSearch(name);
  if (IS_PIECE.test(folded)) return 1;
  return IS_SEVERAL.test(folded) ? 0.5 : undefined;
}

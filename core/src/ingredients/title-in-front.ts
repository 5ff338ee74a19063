import { itemAt } from '../item-at.ts';
import type { AmountReader } from './amount-reader.ts';
import { DESCRIPTORS, PREPARED, SIZES } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import { partInFront } from './part-in-front.ts';
import { readAmount } from './read-amount.ts';

/** Words of a title: 'Crème au citron', 'Salsa para las albóndigas'. */
const TITLE = /^(\p{L}[\p{L}’'()& -]{2,40}?)\s*:\s*(?=\S)/u;
const TITLE_WORDS_MAX = 5;

/** What is made from the foods behind it, in six languages, by itself or at an end of a title; folded. */
export const MADE: ReadonlySet<string> = new Set(
  `sauce dressing vinaigrette marinade glaze icing frosting buttercream filling topping toppings dough crust batter garnish crumble
  streusel base syrup ganache bechamel meringue custard rub brine salad pesto pastry spread
  teig fullung sosse guss belag boden creme buttercreme glasur marinade salat panade tunke dip aufstrich
  pate garniture farce nappage glacage cremage creme sirop accompagnement appareil
  masa relleno salsa alino marinada cobertura glaseado crema almibar adobo sofrito vinagreta guarnicion
  impasto ripieno farcia farcitura condimento glassa crema sugo copertura bagna sciroppo pastella marinatura guarnizione
  deeg vulling saus glazuur bodem kruim beslag marinade dressing garnering vinaigrette
  ingredients zutaten ingredienti ingredientes ingredienten benodigdheden
  fett fette susse sussung bindung flussigkeit grassi grasas liquidi liquidos vetten`.split(/\s+/),
);

/**
 * The title that a line begins with, where it lists what that is made of: 'Sauce : 200 g de thon, 2 jaunes d’œufs' has no sauce in
 * it. A food in front of its own amount is none ('Butter: 200 g, weich', 'Carrots: 3 medium, diced').
 * @param read makes a reader of a text in the line's language
 * @returns the title, and how many characters of the line are before what it lists; null where there is none
 */
export function titleInFront(
  text: string,
  read: (text: string) => AmountReader,
): { title: string; length: number } | null {
  const found = text.includes(':') ? TITLE.exec(text) : null;
  const title = found?.[1] ?? '';
  const words = fold(title)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (found === null || words.length > TITLE_WORDS_MAX) return null;
  const behind = text.slice(found[0].length);
  const isMade = MADE.has(itemAt(words, 0)) || isMadeOf(itemAt(words, words.length - 1));
  // 'Mehl: 250 g Dinkelmehl'
  const head = itemAt(words, words.length - 1);
  const isNamedAgain = fold(behind)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= NAMED_AGAIN_MIN && word.endsWith(head));
  const items = behind.split(/,\s+|\s\+\s/, 3);
  const measured = items.filter((item) => hasFood(read(item), item)).length;
  const isList = measured > 1 && hasFood(read(itemAt(items, 0)), itemAt(items, 0));
  return isList || ((isMade || isNamedAgain) && measured > 0) ? { title, length: found[0].length } : null;
}

const COMPOUND_END_MIN = 4;
/** Letters of a food that its title names before it. */
const NAMED_AGAIN_MIN = 4;

/** 'Sauce', and 'Eiaufstrich', 'Paprikadip', 'kwarkdressing', where nouns grow together. */
const isMadeOf = (word: string): boolean => MADE.has(word) || COMPOUND_ENDS.some((made) => word.endsWith(made));
const COMPOUND_ENDS = [...MADE].filter((made) => made.length > COMPOUND_END_MIN);

/** Whether a text is an amount and a food behind it. */
function hasFood(reader: AmountReader, text: string): boolean {
  const { tokens, lexicon } = reader;
  const part = partInFront(reader, text);
  const amount = readAmount(reader, part?.next ?? 0);
  if (amount === null || amount.value.min === null) return false;
  return tokens.slice(amount.next).some(({ kind, lower }) => {
    if (kind !== 'word') return false;
    if (lexicon === null) return !(DESCRIPTORS.has(lower) || PREPARED.has(lower) || SIZES.has(lower));
    const canon = lexicon.canon(lower);
    return !(lexicon.isDescribing(canon) || lexicon.links.has(lower) || lexicon.of.has(fold(lower)));
  });
}

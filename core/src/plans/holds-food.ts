import { foldForWords } from '../fold-text.ts';
import { headOfLine } from '../foods/main-foods.ts';
import { ownEntry } from '../own-entry.ts';

/** Two words for one thing, which is neither of both: 'peanut butter' is no butter, 'pomme de terre' no apple. Folded. */
const ONE_THING =
  /\b(?:(?:coconut|almond|oat|soya?|rice|cashew|hazelnut) (?:milk|cream|drink)|(?:peanut|almond|cashew|nut|cocoa|shea|apple) butter|butter beans?|ice cream|cream (?:cheese|of tartar|crackers?)|creme fraiche|sweet potato(?:es)?|pommes? de terre|pois chiches?|(?:lait|leche|latte) d[ei] co(?:co|cco)|beurre de cacahuetes?|crema de cacahuete|noix de (?:coco|muscade))\b/gu;

/** What only begins as a food does: 'fresh' is no fresa, 'Mangold' no mango. By the food, what goes on otherwise. */
const OTHER_BEGINNINGS: readonly (readonly [food: RegExp, word: RegExp])[] = [
  [/^butter$/u, /^butter(?:nut|scotch|bean|fl(?!ocken)|krebs)/u],
  [/^mango$/u, /^mangold/u],
  [/^pollo$/u, /^pollo(?:ck|w)/u],
  [/^prei$/u, /^preisel/u],
  [/^porri?$/u, /^porridge/u],
  [/^poire$/u, /^poireau/u],
  [/^lait$/u, /^laitue/u],
  [/^citron$/u, /^citronn?el/u],
  [/^(?:zitrone|citroen|lemon)$/u, /^(?:zitronen(?:gras|melisse)|citroengras|lemongrass)/u],
  [/^corn$/u, /^corn(?:ed|ish|ichon|flour|starch)/u],
  [
    /^(?:pepper|pfeffer|peper|pepe)$/u,
    /^(?:pepper(?:oni|mint|corn)|pfeffer(?:minz|kuchen)|peper(?:munt|koek|on)|peperon)/u,
  ],
  [/^pear$/u, /^pearl/u],
  [/^grape$/u, /^grapefruit/u],
  [/^water$/u, /^water(?:melon|cress|kers|meloen)/u],
  [/^wasser$/u, /^wasser(?:melone|kresse|kastanie)/u],
  [/^(?:kohl|kool)$/u, /^(?:kohl|kool)ra[bp]/u],
  [/^pois$/u, /^pois(?:son|chiche)/u],
  [/^mais$/u, /^maison/u],
  [/^bread$/u, /^breadfruit/u],
  [/^honey$/u, /^honey(?:dew|comb)/u],
  [/^chick$/u, /^chick(?:pea|ory)/u],
  [/^eier$/u, /^eierschw/u],
  [/^(?:wein|wijn)$/u, /^(?:wein(?:traube|beere|stein|blatt)|wijn(?:stok|steen))/u],
  [/^pommes?$/u, /^pommes?deterre/u],
  [/^cream$/u, /^cream(?:cheese|oftartar|cracker)/u],
  [/^creme$/u, /^cremefraiche/u],
  [/^noix$/u, /^noixde/u],
  [/^cheese$/u, /^cheesecloth/u],
  [/^melon$/u, /^melongen/u],
  [/^pasta$/u, /^pasta(?!sauce|soep)(?=[a-z]+teig|frolla)/u],
];
/** What ends as a food does and is another: 'pineapple', 'Kokosmilch', 'Kichererbsen'. */
const OTHER_ENDINGS =
  /^(?:pineapple|crabapple|custardapple|aardappel|sinaasappel|erdapfel|granatapfel|(?:kokos|kokosnuss|mandel|hafer|soja|reis|dinkel|cashew|nuss|haver|amandel|kokosnoot|coconut|almond|oat|soya?|rice|hazelnut)(?:milch|milk|melk|drink|cream|sahne)|(?:erdnuss|mandel|kakao|nuss|cashew|sheanuss|peanut|almond|nut|cocoa|shea|apple|pinda)butter|fruchtfleisch|vruchtvlees|meerrettich|horseradish|su(?:ss|sse)kartoffel|sweetpotato(?:e)?|kichererbse|kikkererwt|zuckerschote|sweetbread|buckwheat|icecream|fleischersatz)(?:s|es|n|en)?$/u;

const IRREGULAR: Readonly<Record<string, string>> = {
  eier: 'ei',
  eieren: 'ei',
  uova: 'uovo',
  oeufs: 'oeuf',
  leaves: 'leaf',
};

/** A word and what it may be the plural of, in the languages that are read: 'tomatoes' of tomato, 'bonen' of boon, 'funghi' of fungo. */
function formsOf(word: string): Set<string> {
  const forms = new Set([word]);
  const add = (ending: RegExp, singular: string, least = 4) => {
    if (word.length >= least && ending.test(word)) forms.add(word.replace(ending, singular));
  };
  const irregular = ownEntry(IRREGULAR, word);
  if (irregular !== undefined) forms.add(irregular);
  add(/ies$/u, 'y', 5);
  add(/es$/u, '', 5);
  add(/(?<!s)s$/u, '', 4);
  add(/en$/u, '', 5);
  add(/(?<=e|el|er)n$/u, '', 5);
  add(/x$/u, '', 5);
  add(/([bcdfghjklmnprstvwz])([aeou])([bdfgklmnprst])en$/u, '$1$2$2$3', 5);
  add(/chi$/u, 'co');
  add(/ghi$/u, 'go');
  add(/i$/u, 'o');
  add(/i$/u, 'a');
  add(/i$/u, 'e');
  add(/che$/u, 'ca');
  add(/ghe$/u, 'ga');
  // of one in -ca it would be another: 'pesce' is not the plural of pesca
  add(/(?<![cg])e$/u, 'a');
  return forms;
}

const wordsOf = (text: string) =>
  foldForWords(text)
    .replace(ONE_THING, (phrase) => phrase.replaceAll(' ', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const BEGINNING_LEAST = 4;
const ENDING_LEAST = 5;
/** A compound goes on by a word, not by an ending: 'Linsensuppe', and not 'lentils' of lent. */
const REST_LEAST = 3;

/** 'Kirschtomaten', 'Tomatensuppe' of tomato; short words only whole: 'egg' is not in 'eggplant'. */
function isSameFood(word: string, ofWord: ReadonlySet<string>, { food, forms, others }: WantedWord): boolean {
  for (const form of forms) {
    if (ofWord.has(form)) return true;
    // a form without its ending is the beginning of too much
    if (form.length < food.length - 1) continue;
    const isBeginning =
      form.length >= BEGINNING_LEAST && word.length >= form.length + REST_LEAST && word.startsWith(form);
    if (isBeginning && !others.some((other) => other.test(word))) return true;
    if (form.length < ENDING_LEAST || OTHER_ENDINGS.test(word)) continue;
    for (const one of ofWord) if (one.endsWith(form)) return true;
  }
  return false;
}

/** A word of a food that is sought, made ready: it is held against every word of a book. */
interface WantedWord {
  readonly food: string;
  readonly forms: ReadonlySet<string>;
  /** What begins as it does and is another thing. */
  readonly others: readonly RegExp[];
}

function wantedWord(food: string): WantedWord {
  const forms = formsOf(food);
  const others = OTHER_BEGINNINGS.flatMap(([of, other]) => ([...forms].some((form) => of.test(form)) ? [other] : []));
  return { food, forms, others };
}

/** What is made of a food and bought as such: nobody uses tomatoes up with tomato paste. Folded words, or ends of them. */
const PRODUCT =
  /(?:\b(?:stock|broth|cubes?|ketchup|vinegar|oil|flour|starch|syrup|extract|essence|liqueur|seasoning|powder|jam|jelly|crisps|crackers|caldo|brodo|dado|fumet|concentre|concentrado|concentrato|vinaigre|huile|farine|sirop|poudre|vinagre|aceite|harina|polvo|aceto|olio|farina|polvere|azijn|olie)|bouillon|bruhe|mark|starke|essig|mehl|sauce|sosse|saus|paste|pulver|sirup|siroop|likor|konfiture|marmelade|gelee|poeder|meel|confiture|mermelada|marmellata|fecule|fecula|fecola)\b/u;
/** Finds a food in ingredients, by all that it is called. */
export interface FoodFinder {
  /** Does one of the ingredients name it? Every word of a name has to stand in one of them, as a word, or the beginning or the end of one. */
  readonly isHeld: (ingredients: readonly string[]) => boolean;
  /** Is one of them the food itself, so that some of it is used up? Stock of chicken is none. */
  readonly isUsed: (ingredients: readonly string[]) => boolean;
}

/** @param names of one food or of several, whichever is found; made once for a whole book */
export function foodFinder(names: readonly string[]): FoodFinder {
  const wanted = new Map<string, WantedWord>();
  const sought = names.flatMap((name) => {
    const words = wordsOf(name);
    for (const word of words) if (!wanted.has(word)) wanted.set(word, wantedWord(word));
    return words.length === 0 ? [] : [{ words, isProduct: PRODUCT.test(foldForWords(name)) }];
  });
  /** What is sought that a word of an ingredient is. */
  const read = new Map<string, readonly string[]>();
  const foundIn = (word: string): readonly string[] => {
    let found = read.get(word);
    if (found === undefined) {
      const forms = formsOf(word);
      found = [...wanted.values()].flatMap((one) => (isSameFood(word, forms, one) ? [one.food] : []));
      read.set(word, found);
    }
    return found;
  };
  const holds = (line: string, among: typeof sought) => {
    const found = new Set(wordsOf(line).flatMap(foundIn));
    return found.size > 0 && among.some(({ words }) => words.every((word) => found.has(word)));
  };
  const products = sought.filter(({ isProduct }) => isProduct);
  const isOfProduct = (line: string) => PRODUCT.test(headOfLine(foldForWords(line)));
  return {
    isHeld: (ingredients) => sought.length > 0 && ingredients.some((line) => holds(line, sought)),
    isUsed: (ingredients) =>
      sought.length > 0 &&
      ingredients.some((line) => holds(line, sought) && (!isOfProduct(line) || holds(line, products))),
  };
}

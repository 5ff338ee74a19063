import { fold } from '../ingredients/languages/fold.ts';
import { lexiconOf } from '../ingredients/languages/lexicon.ts';
import type { Food } from './food.ts';
import { onlyOne, onlyOneAlso } from './only-one-also.ts';
import { calledOtherwise } from './same-abroad.ts';
import { stemOf } from './stem-of.ts';
import { WORD_MAX, type Word } from './step-words.ts';

/** Ends of compounds that say how a food comes or what it became, and name a holder, a part or another dish where they stand alone. Stems. */
const NO_FOOD_ALONE = new Set(
  'schale blatt blatter stange stuck scheibe zehe wurfel pulver paste sauce sosse mischung masse kern korn kerne spitze stiel flocke creme topf brot kraut schote gewurz'.split(
    ' ',
  ),
);
/** Parts of a plant and the like, which a step leaves out: 'Paprika' for 'Paprikaschoten', 'Knoblauch' for 'Knoblauchzehen'. */
const PARTS_LEFT_OUT =
  'schote schoten saat knolle zehe zehen blatt blatter zweig zweige stange stangen filet filets brustfilet brust fleisch nuss pulver beere beeren samen kapsel kapseln pfeffer kase wurfel wurfeln streifen scheiben stucke'.split(
    ' ',
  );
/** Parts that a step names where the list has the whole: 'Zitronensaft' for 'Zitrone', 'Knoblauchzehe' for 'Knoblauch'. */
const PART_OF_WHOLE =
  /(?:saft|sorten?|schoten?|schale|abrieb|zesten?|mark|zehen?|blatt(?:er|chen)?|zweige?|scheib(?:en?|chen)|wurfel(?:n|chen)?|streifen|ringe[ln]?|ring|rollchen|stuck(?:en?|chen)?|spalten?|schnitzen?|stiften?|raspeln?|spanen?|hobeln?|flock(?:en|chen)|rosch?en|halften?|vierteln?)$/u;
const COMPOUND_MIN = 4;
/** Letters that the first part of a compound has at least. */
const FIRST_PART_MIN = 3;

/** How a German word may be written in the other number: 'Olive' for 'Oliven', 'Zwiebeln' for 'Zwiebel'. */
const numbersOf = (stem: string): string[] => [
  ...['n', 'en', 'e', 'r', 'er', 's'].map((ending) => stem + ending),
  ...['en', 'n', 'er', 'e', 's'].flatMap((ending) => (stem.endsWith(ending) ? [stem.slice(0, -ending.length)] : [])),
];

function wholeOf(stem: string, vocabulary: ReadonlySet<string>): string | null {
  const whole = stem.replace(PART_OF_WHOLE, '');
  if (whole === stem || whole.length < FIRST_PART_MIN) return null;
  return (
    // 'Vanillemark' where the list has 'Vanilleschote'
    [whole, ...numbersOf(whole), ...PARTS_LEFT_OUT.map((part) => whole + part)].find(
      (word) => word.length >= COMPOUND_MIN && vocabulary.has(word),
    ) ?? null
  );
}

/** Pieces and the like behind the name: 'Hähnchenfleisch' for 'Hähnchenbrustfilet', 'Lasagneblätter' for 'Lasagneplatten'. */
const PIECES = /(?:fleisch|mark|blatter|stucke|stucken|wurfel|platten|filets?|streifen)$/u;
const PIECE_OF_MIN = 5;

/** What is made of a thing begins as that does, and is another. */
const MADE_OF_IT = /(?:bruhe|fond|suppe|sauce|sosse|pulver|extrakt|salz|wurst|fett|schmalz|essig|saft)$/u;

/** Of a compound the only food whose name ends with it or begins as it does. */
function pieceOf(stem: string, foods: readonly Food[]): string | null {
  const whole = stem.replace(PIECES, '');
  if (whole === stem || whole.length < PIECE_OF_MIN) return null;
  const heads = foods.flatMap((food) => [...food.heads].map((word) => ({ food, word })));
  // 'Fleischwürfel' are of the 'Rindfleisch', not of the 'Fleischbrühe'
  const ending = heads.filter(({ word }) => word.endsWith(whole) && !OTHER_THAN_ITS_END.test(word));
  const beginning = heads.filter(({ word }) => word.startsWith(whole) && !MADE_OF_IT.test(word));
  return onlyOne(ending.length > 0 ? ending : beginning);
}

/** Something else than what the compound ends with: 'Kochwasser' is not the water of the list. */
const MADE_IN_KITCHEN = /(?:wasser|sauce|sosse|creme|masse|suppe|salat|mischung|teig|butter|milch|sud)$/u;

/** 'Dosentomaten' for 'Tomaten', 'Schlagsahne' for 'Sahne'; 'Zimtzucker' is made of what the list has. */
function kindOf(stem: string, foods: readonly Food[]): string | null {
  if (MADE_IN_KITCHEN.test(stem)) return null;
  const heads = foods.flatMap((food) => [...food.heads].map((head) => ({ food, head })));
  const isOther = heads.some(({ head }) => head.length >= COMPOUND_MIN && stem.startsWith(head.slice(0, COMPOUND_MIN)));
  if (isOther) return null;
  const meant = heads.filter(
    ({ head }) => head.length >= COMPOUND_MIN && stem.endsWith(head) && stem.length >= head.length + FIRST_PART_MIN,
  );
  return onlyOne(meant.map(({ food, head }) => ({ food, word: head })));
}

/** Not meant by what their letters end with: 'Nüsse' is no nutmeg, 'Lauch' no garlic. */
const OTHER_THAN_ITS_END =
  /^(?:muskatnuss|kokosn[uü]ss|schnittlauch|knoblauch|(?:panier|semmel|weck|speisestarke)mehl|granatapfel|erdnussbutter|kakaobutter)/u;

/** 'Mehl' for 'Weizenmehl', 'Öl' for 'Rapsöl': the end of a compound, where that is one food of the list alone. */
function compoundOf(stem: string, foods: readonly Food[], named: ReadonlySet<string>): string | null {
  const ends = [stem, ...numbersOf(stem)].filter((end) => end.length >= COMPOUND_MIN || end === 'ol');
  if (ends.some((end) => NO_FOOD_ALONE.has(end))) return null;
  const isMeant = (word: string) =>
    !OTHER_THAN_ITS_END.test(word) &&
    ends.some((end) => word.endsWith(end) && word.length >= end.length + FIRST_PART_MIN);
  const meant = foods.flatMap((food) => [...food.words].filter(isMeant).map((word) => ({ food, word })));
  // 'Zucker, Vanillezucker': the one is named by its whole name
  const others = meant.length > 1 ? meant.filter(({ word }) => !named.has(word)) : meant;
  return onlyOne(others);
}

/** Ends that stand for the whole behind an article, where one food ends so: 'die Kerne' for the pine nuts, 'die Paste' for the curry paste. */
const BEHIND_ARTICLE = new Set('paste pulver kern kerne kernen korner kornern flocken raspel raspeln kraut'.split(' '));
/** An article, or the beginning of a sentence, which leaves it out. */
const ARTICLE = /(?:^|[\s(])(?:die|das|den|der|dem)\s+$|(?:^|[.:;!])\s*$/iu;

function endBehindArticle(text: string, { stem, start }: Word, foods: readonly Food[]): string | null {
  if (!BEHIND_ARTICLE.has(stem) || !ARTICLE.test(text.slice(Math.max(0, start - 5), start))) return null;
  const ends = [stem, ...numbersOf(stem)];
  const meant = foods.flatMap((food) =>
    [...food.heads]
      .filter((head) => ends.some((end) => head.endsWith(end) && head.length >= end.length + FIRST_PART_MIN))
      .map((head) => ({ food, head })),
  );
  return onlyOne(meant.map(({ food, head }) => ({ food, word: head })));
}

/** 'Kristall- und Vanillezucker': the end that two compounds share stands at the second. */
function beginningOfTwo(text: string, { stem, end }: Word, foods: readonly Food[]): string | null {
  if (!/^-\s*(?:,|und|oder|sowie)/u.test(text.slice(end, end + 9))) return null;
  const isMeant = (head: string) => head.startsWith(stem) && head.length >= stem.length + FIRST_PART_MIN;
  return onlyOne(foods.flatMap((food) => [...food.heads].filter(isMeant).map((word) => ({ food, word }))));
}

/** Letters that either side of a compound has at least whose middle is left out. */
const SIDE_MIN = 4;

/** 'Roggenmehl' for 'Roggenvollkornmehl', and the other way round. */
function withoutMiddle(stem: string, foods: readonly Food[]): string | null {
  const isMeant = (word: string) => {
    const [short, long] = stem.length < word.length ? [stem, word] : [word, stem];
    for (let cut = SIDE_MIN; cut <= short.length - SIDE_MIN; cut++)
      if (long.startsWith(short.slice(0, cut)) && long.endsWith(short.slice(cut))) return short.length < long.length;
    return false;
  };
  return onlyOne(foods.flatMap((food) => [...food.heads].filter(isMeant).map((word) => ({ food, word }))));
}

/**
 * The words of a German step, each that is not on the list as it stands with the stem that the list has for it: a plural, or the end of a
 * compound. What the list knows stays as it is, and so does what is no noun: 'salzen' is not the salt.
 * @param text what the words are of
 */
export function asListed(
  text: string,
  words: readonly Word[],
  foods: readonly Food[],
  vocabulary: ReadonlySet<string>,
): Word[] {
  const listed = new Map<string, string | null>();
  const named = new Set(words.map(({ stem }) => stem));
  const find = (stem: string): string | null =>
    (vocabulary.has(stem) ? stem : null) ??
    (stem.length < COMPOUND_MIN ? [] : numbersOf(stem)).find(
      (other) => other.length >= COMPOUND_MIN && vocabulary.has(other),
    ) ??
    (stem === 'ei' && vocabulary.has('eier') ? 'eier' : stem === 'eier' && vocabulary.has('ei') ? 'ei' : null) ??
    PARTS_LEFT_OUT.map((part) => stem + part).find((whole) => vocabulary.has(whole)) ??
    wholeOf(stem, vocabulary) ??
    pieceOf(stem, foods) ??
    compoundOf(stem, foods, named) ??
    // 'Hack' for 'Rinderhackfleisch'
    compoundOf(`${stem}fleisch`, foods, named) ??
    kindOf(stem, foods) ??
    withoutMiddle(stem, foods);
  return words.map((word, at) => {
    const isNoun = /^\p{Lu}\p{L}/u.test(text.slice(word.start, word.end));
    if (vocabulary.has(word.stem) || word.stem.length > WORD_MAX || !isNoun) return word;
    const known = listed.get(word.stem);
    const form =
      known === undefined
        ? inOtherWords(word).reduce((found: string | null, other) => found ?? find(other), find(word.stem))
        : known;
    listed.set(word.stem, form);
    // what stands around a word may tell that it means another thing there: asked at each place
    const stem =
      form ??
      endBehindArticle(text, word, foods) ??
      beginningOfTwo(text, word, foods) ??
      calledOtherwise(word, words[at + 1], foods, { language: 'de', stemOf, vocabulary });
    return stem === null ? word : { ...word, stem };
  });
}

const GERMAN_KINDS: readonly { readonly kind: string; readonly also?: string; readonly member: RegExp }[] = [
  {
    kind: 'fleisch',
    member: /(?:hahnchen|huhn|puten?|rinder|schweine|kalbs|lamm|hack)\p{L}*|gulasch|steak|schnitzel/u,
  },
  { kind: 'fisch', member: /lachs|kabeljau|forelle|thunfisch|zander|dorsch|rotbarsch|seehecht|scholle/u },
  {
    kind: 'nudel',
    also: 'pasta',
    member:
      /spaghetti|penne|fusilli|tagliatelle|farfalle|makkaroni|rigatoni|linguine|tortiglioni|spirelli|orecchiette|pappardelle|tortellini/u,
  },
  {
    kind: 'kase',
    member:
      /parmesan|pecorino|manchego|bergkase|ziegenkase|appenzeller|gouda|emmentaler|mozzarella|feta|cheddar|gruyere|raclette|camembert/u,
  },
];
/** What is made of meat or fish, or goes by the name of an animal, and is not called so. */
const NOT_OF_KIND = /bruhe|fond|fett|schinken|wurst|leber|extrakt|pulver|sosse|sauce|salz|schmalz/u;

/** The foods, the only one of a kind with the word for that kind: 'das Fleisch' where the list has Rindergulasch. */
export function withGermanKinds(foods: readonly Food[]): readonly Food[] {
  return GERMAN_KINDS.reduce((named: readonly Food[], { kind, also, member }) => {
    if (named.some(({ words }) => [...words].some((word) => word.endsWith(kind)))) return named;
    const isMember = ({ words }: Food) => [...words].some((word) => member.test(word) && !NOT_OF_KIND.test(word));
    return onlyOneAlso(named, isMember, also === undefined ? [kind] : [kind, also]);
  }, foods);
}

/** As it is written, where it is read as another ('Rahm'), and with the other spelling of a sauce. */
function inOtherWords(word: Word): string[] {
  const sauce = word.stem.replace(/(?:sosse|soße|sauce)$/u, (end) => (end === 'sauce' ? 'soße' : 'sauce'));
  return [fold(word.text), sauce].filter((other) => other !== word.stem);
}

/** 'Kleine', 'gewürfelte': said of a food, and part of no name. */
export function isSaidInGerman(word: string): boolean {
  const lexicon = lexiconOf('de');
  return lexicon?.isDescribing(lexicon.canon(word)) === true;
}

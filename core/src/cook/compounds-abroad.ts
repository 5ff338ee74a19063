import { fold } from '../ingredients/languages/fold.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import type { Food } from './food.ts';
import { stemsOf } from './lexicon-stems.ts';
import { onlyOne } from './only-one-also.ts';
import type { Word } from './step-words.ts';

/** How a Dutch step names a food by a part of its compound, or by a compound of which the list has a part. */

/** Letters of a word that a compound may be known by, and of one that may be any end of a compound. */
const COMPOUND_MIN = 3;
const LONG_END = 8;

/** Ends of names besides those by which the lines are read: 'trostomaten', 'spliterwten'. */
const ENDS_OF_NAMES =
  'pompoen pit pitje zaad zaadje dooier tomaat erwt noot boon appel peer aardappel kool worst ham karbonade kaasje biet groente kip chips bouillonblokje';
/** Ends by its letters alone like something else. */
const NO_COMPOUND = 'broccoli paneermeel nootmuskaat muskaatnoot kokosnoot';

/** What a cook does, and no beginning of a name: 'bak' is not the 'bakpoeder'. */
const WORKS = 'bak braad dip frituur gril hak klop kook pers rasp roer rook rooster smeer snij stoof strooi wok';

const isEndOfName = (stem: string, lexicon: Lexicon): boolean =>
  stem.length >= LONG_END ||
  (lexicon.heads.has(stem) && !lexicon.isPart(stem)) ||
  stemsOf(ENDS_OF_NAMES, lexicon).has(stem);

/** The word of the list that a compound means, or that ends or begins as a word does; null where there is none, or several. */
export function compoundOf(
  { stem, text }: Word,
  foods: readonly Food[],
  named: ReadonlySet<string>,
  lexicon: Lexicon,
): string | null {
  if (!lexicon.words.hasCompounds) return null;
  // 'pitjes' as they are, and as 'pit'
  const forms = [stem, ...lexicon.ofUsualSize(fold(text)).map((word) => lexicon.canon(word))].filter(
    (form) => form.length >= COMPOUND_MIN,
  );
  const ends = forms.some((form) => isEndOfName(form, lexicon)) ? forms : [];
  const isMeant = (whole: string) =>
    (!stemsOf(NO_COMPOUND, lexicon).has(whole) &&
      ends.some((end) =>
        [whole, whole.replace(STALK, '')].some((one) => one.endsWith(end) && one.length >= end.length + COMPOUND_MIN),
      )) ||
    (stem.length >= COMPOUND_MIN &&
      !stemsOf(WORKS, lexicon).has(stem) &&
      whole.startsWith(stem) &&
      isLeftOut(whole.slice(stem.length), lexicon));
  const isPartOf = (whole: string) => stem.startsWith(whole) && isLeftOut(stem.slice(whole.length), lexicon);
  // 'kookroom' where the list says 'room'
  const isKindOf = (whole: string) =>
    lexicon.heads.has(whole) && stem.endsWith(whole) && stem.length >= whole.length + COMPOUND_MIN;
  const meant = foods.flatMap((food) =>
    [...food.words]
      .filter((whole) => isMeant(whole) || isPartOf(whole) || isKindOf(whole))
      .map((whole) => ({ food, word: whole })),
  );
  // 'suiker, vanillesuiker': the one is named by its whole name
  const others = meant.length > 1 ? meant.filter(({ word }) => !named.has(word)) : meant;
  return onlyOne(others);
}

/** What a thing is cut into, small or not: 'uiringetjes', 'paprikareepjes', 'broccoliroosjes'. */
const CUT =
  '(?:blok|re{1,2}p|ro{1,2}s|part|plak|schij[fv]|ring(?:et)?|stuk|snipper|krul|sap|rasp|schil|bla{1,2}d|tak|te{1,2}n|kwart|vlok|dobbelste{1,2}n|he{1,2}lft|vlees|lap|poot)(?:je|jes|en|s|ken)?$';
const CUT_INTO = new RegExp(String.raw`(?<=^\p{L}{2,})(?:s|en)?${CUT}`, 'u');
const IS_CUT = new RegExp(`^${CUT}`, 'u');

/** The word of the list that a piece is of: 'courgetteplakjes', 'kipblokjes' for 'kipfilet'. */
export function pieceInto(
  word: Word,
  list: { foods: readonly Food[]; vocabulary: ReadonlySet<string>; named: ReadonlySet<string>; lexicon: Lexicon },
): string | null {
  const { foods, vocabulary, named, lexicon } = list;
  const text = word.text.replace(CUT_INTO, '');
  if (!lexicon.words.hasCompounds || text === word.text) return null;
  const stem = lexicon.canon(text);
  const forms = [stem, ...[`${text}s`, `${text}en`].map((form) => lexicon.canon(form))];
  return forms.find((form) => vocabulary.has(form)) ?? compoundOf({ ...word, text, stem }, foods, named, lexicon);
}

/** What a plant comes as: 'bleekselderijstengel' is 'selderij'. */
const STALK = /(?:stengel|steel|stel|stronk)$/u;

/** What may end a compound and be left out: the part of a thing, the piece of meat, or 'kaas' of 'fetakaas'. */
const isLeftOut = (end: string, lexicon: Lexicon): boolean => {
  // pumpkin seeds are no pumpkin
  if (/^(?:en)?pit/u.test(end)) return false;
  const rest = end.replace(/^(?:[bdfgklmnprst]?en|e|s)(?=.{3})/, '');
  return [end, rest, end.replace(/s$/, '')].some(
    (part) =>
      lexicon.isPart(part) ||
      IS_CUT.test(part) ||
      (lexicon.heads.get(part) ?? []).some((said) =>
        ['breast', 'thigh', 'leg', 'wing', 'fillet', 'cheese', 'powder'].includes(said),
      ),
  );
};

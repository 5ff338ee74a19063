import { editDistance } from '../ingredients/edit-distance.ts';
import { alternatives } from '../ingredients/languages/alternatives.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { type Lexicon, plainWords } from '../ingredients/languages/lexicon.ts';
import { itemAt } from '../item-at.ts';
import { combined, composed, englishFood, englishNames, kindsOf, lookUpModifier, ofKinds } from './compose-food.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import {
  asMatch,
  lookUp,
  lookUpWhole,
  type MeantFood,
  matchOf,
  meantBy,
  type NamesInLanguage,
  saysWhatIsDone,
} from './names-in-language.ts';
import { withoutClaims } from './only-a-claim.ts';

/** A word of a name: as written in lower case, comparable, and whether an 'of' or another small word stands before it. */
type Word = { readonly text: string; readonly canon: string; readonly isBound: boolean };

/** Letters of a name that are looked at. */
const NAME_MAX = 200;
/** Words of a name that are looked at: which of them belong together is tried by the square. No name has half as many. */
const WORDS_MAX = 40;

function toWords(text: string, lexicon: Lexicon): Word[] {
  const words: Word[] = [];
  let isBound = false;
  for (const word of plainWords(text.toLowerCase(), lexicon.language)) {
    if (lexicon.links.has(word)) {
      isBound = lexicon.of.has(word) || isBound;
      continue;
    }
    if (words.length === WORDS_MAX) break;
    words.push({ text: word, canon: lexicon.canon(word), isBound });
    isBound = false;
  }
  return words;
}

const texts = (words: readonly Word[]): string[] => words.map((word) => word.text);

const MODIFIER_MIN = 3;
/** Letters of a head behind an unknown word, unless it is a noun that makes foods: 'kers' in 'cocktailprikkers' is chance. */
const HEAD_MIN = 5;
/** Longer ones that are chance as well: 'look' is garlic, and flakes are none. */
const HEADS_BY_CHANCE: ReadonlySet<string> = new Set(['lokken']);

/** Letters of a word that is looked at for what it is put together of: the longest of our tables has half as many. */
const COMPOUND_MAX = 60;

/**
 * The food of a compound that is no name itself. What it ends with may be a part of the food ('Knoblauchzehe'), a noun that
 * makes a food with the other ('Mandelmehl'), or a food of which it is a kind ('Hokkaidokürbis'). A compound of two foods
 * that the catalogue does not list is neither of them.
 */
function ofCompound(index: FoodIndex, names: NamesInLanguage, lexicon: Lexicon, word: string): FoodMatch | null {
  const plain = fold(word);
  if (plain.length > COMPOUND_MAX) return null;
  const small = ofDiminutive(names, lexicon, plain);
  if (small) return small;
  for (const ending of lexicon.endParts) {
    if (!plain.endsWith(ending) || plain.length - ending.length < MODIFIER_MIN) continue;
    const modifier = [plain.slice(0, -ending.length)];
    // the juice of a fruit is another food where the table has it, else the fruit
    const food = composed(index, names, lexicon, modifier, ending) ?? lookUpModifier(names, modifier, lexicon);
    if (food) return matchOf(food, 'without descriptors');
  }
  for (let at = MODIFIER_MIN; at <= plain.length - 2; at++) {
    const [modifier, head] = [plain.slice(0, at), plain.slice(at)];
    const isKnownHead = lexicon.heads.has(lexicon.canon(head));
    const whole = isKnownHead ? composed(index, names, lexicon, [modifier], head) : null;
    if (whole) return matchOf(whole, 'without descriptors');
    if ((head.length < HEAD_MIN && !isKnownHead) || HEADS_BY_CHANCE.has(head)) continue;
    const named = lookUp(names, [head], lexicon);
    if (named === null) continue;
    const kind = kindsOf(lexicon, lexicon.canon(modifier));
    if (kind) {
      const found = combined(index, kind.words, englishNames(named.food));
      if (found) return matchOf(found, 'without descriptors');
      if (kind.isNeeded) return null;
      // what is frozen is the same food: 'diepvriespompoen'
      if (kind.words.includes('frozen')) return matchOf(named, 'without descriptors');
    }
    const other = lookUpModifier(names, [modifier], lexicon);
    if (other) {
      const found = combined(index, englishNames(other.food), englishNames(named.food));
      return found ? matchOf(found, 'without descriptors') : null;
    }
    const meant = misspelled(names, [word], lexicon);
    if (meant) return meant;
    return endsOpen(lexicon, head) ? null : matchOf(named, 'head noun');
  }
  return null;
}

/** Whether a word is or ends with a head that means nothing of its own: 'teig', and 'kuchenteig' of 'Pfannkuchenteig'. */
function endsOpen(lexicon: Lexicon, head: string): boolean {
  for (let from = 0; from <= head.length - MODIFIER_MIN; from++) {
    if (lexicon.openHeads.has(lexicon.canon(head.slice(from)))) return true;
  }
  return false;
}

/** 'trostomaatjes', 'garnaaltjes': small ones of a food that is named. */
function ofDiminutive(names: NamesInLanguage, lexicon: Lexicon, word: string): FoodMatch | null {
  for (const large of lexicon.ofUsualSize(word)) {
    const found = lookUp(names, [large], lexicon);
    if (found) return matchOf(found, 'without descriptors');
  }
  return null;
}

/** A single word of which one letter is wrong. */
function misspelled(names: NamesInLanguage, words: readonly string[], lexicon: Lexicon): FoodMatch | null {
  if (words.length !== 1) return null;
  const word = fold(itemAt(words, 0));
  if (word.length < 7) return null;
  const limit = word.length < 11 ? 1 : 2;
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of names.single.get(word.charAt(0)) ?? []) {
    const distance = editDistance(word, candidate, Math.min(limit, bestDistance));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  const found = best === null ? null : lookUp(names, [best], lexicon);
  return found && matchOf(found, 'not sure');
}

/** 'Weizen- oder Reismehl', 'Hühner-, Rinder- oder Gemüsebrühe': the first with the end that all share. */
function withSharedEnd(index: FoodIndex, names: NamesInLanguage, lexicon: Lexicon, text: string): FoodMatch | null {
  const found = /([\p{L}-]+)-(?:,\s+[\p{L}-]+-)*\s+\p{L}+\s+(?:[\p{L}-]+\s+)*?([\p{L}]+)\s*$/u.exec(text);
  if (!found || !lexicon.words.hasCompounds) return null;
  const [first, second] = [(found[1] ?? '').toLowerCase(), (found[2] ?? '').toLowerCase()];
  for (let at = 3; at <= second.length - 2; at++) {
    const word = first + second.slice(at);
    const named = lookUp(names, [word], lexicon);
    if (named) return asMatch(named);
  }
  for (let at = 3; at <= second.length - 2; at++) {
    const made = ofCompound(index, names, lexicon, first + second.slice(at));
    if (made && made.confidence === 'without descriptors') return made;
  }
  const alone = lookUpModifier(names, [first], lexicon);
  return alone && matchOf(alone, 'not sure');
}

/**
 * The food that a name in a language other than English means, and how sure that is; null when nothing of it is known, or
 * when it is made of known words into something the catalogue does not have. A wrong food is worse than none.
 */
export function matchInLanguage(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  name: string,
): FoodMatch | null {
  const text = withoutFirstCut(name.slice(0, NAME_MAX), lexicon);
  const whole = lookUpWhole(names, text, lexicon);
  if (whole) return asMatch(whole);
  const shared = /-[\s,]/.test(text) ? withSharedEnd(index, names, lexicon, text) : null;
  if (shared) return shared;
  // of alternatives and lists the first counts
  const parts = withoutClaims(alternatives(text, lexicon));
  for (const [position, given] of parts.entries()) {
    const part = withNoun(names, given, parts[position + 1], lexicon);
    const found = matchOne(index, names, lexicon, part);
    if (found) return found;
    if (toWords(part, lexicon).some((word) => !lexicon.isDescribing(word.canon))) break;
  }
  return null;
}

/** 'Cuisses et hauts de cuisse de poulet', 'muslos y contramuslos de pollo': of two cuts of one animal the second names it. */
function withoutFirstCut(text: string, lexicon: Lexicon): string {
  if (lexicon.words.hasCompounds) return text;
  const [whole = '', cut = '', and = ''] = /^(\p{L}+)\s(\p{L}+)\s(?=\p{L}+\sd)/u.exec(text) ?? [];
  const isCut = lexicon.heads.get(lexicon.canon(cut.toLowerCase()))?.some((word) => CUTS.has(word)) ?? false;
  return isCut && lexicon.and.has(fold(and.toLowerCase())) ? text.slice(whole.length) : text;
}
const CUTS: ReadonlySet<string> = new Set(['breast', 'thigh', 'leg', 'wing']);

/** 'rode/bruine bonen': where the noun comes last, the first of two may have left it to the second. What is a food by itself has not: 'Hackfleisch oder Tofu'. */
function withNoun(names: NamesInLanguage, part: string, next: string | undefined, lexicon: Lexicon): string {
  if (next === undefined || !lexicon.words.hasCompounds) return part;
  const words = toWords(part, lexicon);
  const further = toWords(next, lexicon);
  const noun = further.at(-1)?.text;
  if (noun === undefined || words.length === 0) return part;
  // 'Senf und Mehl': what is a food beside a food has left nothing to it
  if (further.length === 1 && lookUp(names, texts(words), lexicon) && lookUp(names, [noun], lexicon)) return part;
  if (lookUp(names, [...texts(words), noun], lexicon)) return `${part} ${noun}`;
  const isWithout = words.every(
    ({ canon, text }) =>
      (lexicon.kinds.has(canon) || lexicon.isDescribing(canon)) && lookUp(names, [text], lexicon) === null,
  );
  return isWithout ? `${part} ${noun}` : part;
}

function matchOne(index: FoodIndex, names: NamesInLanguage, lexicon: Lexicon, text: string): FoodMatch | null {
  const words = toWords(text, lexicon);
  if (words.length === 0) return null;
  const whole = lookUp(names, texts(words), lexicon);
  if (whole) return asMatch(whole);
  const isPlain = ({ canon, text: word }: Word) =>
    (lexicon.isDescribing(canon) && !lexicon.kinds.has(canon)) || /^\d/.test(word);
  const described = words.filter((word) => !isPlain(word));
  const content = described.length > 0 ? described : words;
  const direct = lookUp(names, texts(content), lexicon);
  if (direct) return matchOf(direct, 'without descriptors');

  // 'fromage frais double crème': some describing words are part of a name
  const named = ofSpan(names, lexicon, words) ?? (described.length === 0 ? ofParticiple(names, lexicon, words) : null);
  if (named) return named;
  const kinds = content.filter((word) => lexicon.kinds.has(word.canon) && !lookUp(names, [word.text], lexicon));
  const nouns = content.filter((word) => !kinds.includes(word));
  const canons = kinds.map((word) => word.canon);
  const english = englishFood(index, fold(texts(content).join(' ')));
  if (english) return matchOf(english, 'without descriptors');
  const found = nouns.length === 0 ? null : ofNouns(index, names, lexicon, nouns, OF_A_PLACE.test(text));
  if (found) {
    const food = ofKinds(index, lexicon, meantBy(found), canons);
    return food && matchOf(food, found.confidence);
  }
  if (nouns.length === 0 && content.length > 1) return ofNouns(index, names, lexicon, content);
  return misspelled(names, texts(nouns), lexicon);
}

/**
 * 'Purè biologico', 'gemengd gehakt op kamertemperatuur': a name of participles, where all that stands behind it only describes. One word
 * is written like a name: 'frisch gehackt' is no mince.
 */
function ofParticiple(names: NamesInLanguage, lexicon: Lexicon, words: readonly Word[]): FoodMatch | null {
  for (let length = words.length - 1; length > 0; length--) {
    const span = texts(words.slice(0, length));
    const found = length > 1 || names.exact.has(itemAt(span, 0)) ? lookUp(names, span, lexicon) : null;
    if (found) return matchOf(found, 'without descriptors');
  }
  return null;
}

/** The longest name of two words or more at the noun's end of a text whose other words only describe. */
function ofSpan(names: NamesInLanguage, lexicon: Lexicon, words: readonly Word[]): FoodMatch | null {
  const isLast = lexicon.words.hasCompounds;
  for (let length = words.length - 1; length > 1; length--) {
    const span = isLast ? words.slice(-length) : words.slice(0, length);
    const rest = isLast ? words.slice(0, -length) : words.slice(length);
    if (!span.some(({ canon }) => lexicon.isDescribing(canon))) continue;
    if (itemAt(rest, 0).isBound || rest.some(({ canon }) => lexicon.kinds.has(canon))) continue;
    const found = lookUp(names, texts(span), lexicon);
    if (found) return matchOf(found, 'without descriptors');
  }
  return null;
}

/** The food of the nouns of a name, describing words left out. */
function ofNouns(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  nouns: readonly Word[],
  isOfPlace = false,
): FoodMatch | null {
  const whole = lookUp(names, texts(nouns), lexicon);
  if (whole) return matchOf(whole, 'without descriptors');
  return lexicon.words.hasCompounds
    ? headLast(index, names, lexicon, nouns)
    : headFirst(index, names, lexicon, nouns, isOfPlace);
}

/** German and Dutch: the noun is the last word, what stands before it says which. */
function headLast(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  nouns: readonly Word[],
): FoodMatch | null {
  const content = nouns.filter((word) => !lexicon.isPart(word.canon) || nouns.length === 1);
  const words = content.length > 0 ? content : nouns;
  for (let from = 0; from < words.length; from++) {
    const some = texts(words.slice(from));
    const found = lookUp(names, some, lexicon);
    if (found)
      return from === 0 ? matchOf(found, 'without descriptors') : ofOpenWord(index, names, lexicon, words, from, found);
  }
  for (let at = words.length - 1; at >= 0; at--) {
    const found = ofCompound(index, names, lexicon, itemAt(words, at).text);
    if (found) return found;
    const english = englishFood(index, fold(itemAt(words, at).text));
    if (english) return matchOf(english, 'head noun');
    if (at === words.length - 1) {
      // 'Aardappelen Opperdoezer', 'Gnocchi Trattoria': a name behind the food
      for (let end = words.length - 1; end > 0; end--) {
        const before = lookUp(names, texts(words.slice(0, end)), lexicon);
        if (before) return matchOf(before, 'head noun');
      }
    }
  }
  return words.length > 1 ? null : misspelled(names, texts(words), lexicon);
}

/** A cheese or a roll of no kind: what stands in front of it written apart is the food. 'halloumi kaas', 'pita broodjes' */
const GENERIC: ReadonlySet<string> = new Set(['cheese', 'bun', 'bread', 'white-bread', 'biscuit', 'cornflake']);

/**
 * A known food at the end of words whose first are in no name with it. These may be a food themselves: then they name it before a word
 * for any cheese or bread, make a compound that is known ('kip schnitzels'), or leave the food unsure.
 */
function ofOpenWord(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  words: readonly Word[],
  from: number,
  head: MeantFood,
): FoodMatch {
  const open = lookUpModifier(names, texts(words.slice(0, from)), lexicon);
  if (open === null || open.food === head.food) return matchOf(head, 'head noun');
  if (GENERIC.has(head.food.id)) return matchOf(open, 'without descriptors');
  const made = words.length === 2 ? ofCompound(index, names, lexicon, texts(words).join('')) : null;
  return made?.confidence === 'without descriptors' ? made : matchOf(head, 'not sure');
}

/** What foods are kept in, and bought in: 'anchois au sel', 'mejillones en aceite de oliva', 'câpres au vinaigre'. */
const KEPT_IN =
  /^(?:(?:coarse |sea |fine )?salt|(?:olive|sunflower|vegetable|rapeseed|seed) oil|oil|(?:white |wine |white wine )?vinegar)$/;

/** A noun with a word open behind it: 'biscotti savoiardi' are what that is, 'riso pomodoro' and 'farina saracena' may be anything. */
function withOpenWord(
  names: NamesInLanguage,
  lexicon: Lexicon,
  head: readonly Word[],
  rest: readonly Word[],
  found: MeantFood,
): FoodMatch {
  const open = lookUp(names, texts(rest), lexicon) ?? lookUp(names, [itemAt(rest, 0).text], lexicon);
  if (open !== null && open.food !== found.food) {
    if (KEPT_IN.test(open.food.name) && !KEPT_IN.test(found.food.name)) return matchOf(found, 'without descriptors');
    // 'sucre cassonade' is brown sugar
    const isKind = GENERIC.has(found.food.id) || open.food.name.endsWith(` ${found.food.name}`);
    return isKind && open.food.aisle === found.food.aisle
      ? matchOf(open, 'without descriptors')
      : matchOf(found, 'not sure');
  }
  const isFlour = head.length === 1 && lexicon.heads.get(itemAt(head, 0).canon)?.includes('flour');
  const isOfAny = isFlour && rest.every(({ canon, text }) => !names.vocabulary.has(canon) && /^\p{L}{4,}$/u.test(text));
  return matchOf(found, isOfAny ? 'not sure' : 'head noun');
}

/** Whether a name of several words has no food of its own in front: 'huile vierge' has none, 'sardines à l'huile' has. */
const isOfOneNoun = (names: NamesInLanguage, words: readonly Word[], lexicon: Lexicon): boolean =>
  words.length === 1 || lookUp(names, [itemAt(words, 0).text], lexicon) === null;

/** 'Guanciale di Amatrice', 'lentilles de Cilaos': only the name of a place is written with a capital letter. */
const OF_A_PLACE =
  /^[^\p{Lu}]{0,1}\p{L}[^\p{Lu}]*\s(?:d[ei]|del|du)\s\p{Lu}\p{Ll}+$|^[^\p{Lu}]?\p{L}[^\p{Lu}]*\sd[’']\p{Lu}\p{Ll}+$/u;

/** French, Spanish, Italian: the noun comes first, and what follows says which. */
function headFirst(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  nouns: readonly Word[],
  isOfPlace: boolean,
): FoodMatch | null {
  let from = 0;
  while (from < nouns.length - 1 && lexicon.isPart(itemAt(nouns, from).canon)) from++;
  // 'crème de Cassis' may be anything: a noun that makes foods with others
  const isPlaced = (words: readonly Word[], end: number): boolean =>
    isOfPlace && words.length === end + 1 && !lexicon.heads.has(itemAt(words, 0).canon);
  // a part may be a food's own name too: 'blanc de poulet' before 'poulet'
  for (let start = 0; start <= from; start++) {
    const words = nouns.slice(start);
    for (let end = words.length; end > 0; end--) {
      if (start < from && end === 1) continue;
      const found = lookUp(names, texts(words.slice(0, end)), lexicon);
      if (found === null) continue;
      const rest = words.slice(end);
      if (rest.length === 0) return matchOf(found, 'without descriptors');
      if (!itemAt(rest, 0).isBound) return withOpenWord(names, lexicon, words.slice(0, end), rest, found);
      const made = composed(index, names, lexicon, texts(rest), itemAt(words, end - 1).text);
      // 'sardines à l'huile d'olive': what is bound to the oil is said of the oil, and they are sardines
      if (made) return matchOf(isOfOneNoun(names, words.slice(0, end), lexicon) ? made : found, 'without descriptors');
      // 'crème de marrons' is no cream: what is bound to the noun by 'of' and is a food makes another one
      const isOther = rest.some((word) => names.vocabulary.has(word.canon));
      return isOther ? null : matchOf(found, isPlaced(words, end) ? 'without descriptors' : 'head noun');
    }
  }
  const words = nouns.slice(from);
  if (words.length > 1) {
    const made = composed(index, names, lexicon, texts(words.slice(1)), itemAt(words, 0).text);
    if (made) return matchOf(made, 'without descriptors');
  }
  const english = words.length > 0 ? englishFood(index, fold(itemAt(words, 0).text)) : null;
  if (english && !words[1]?.isBound) return matchOf(english, 'head noun');
  // 'amandes marque X' is found above; a name that begins with a brand ends with the food
  for (let start = from + 1; start < nouns.length; start++) {
    if (itemAt(nouns, start).isBound) break;
    // 'mosto cotto' is no ham: behind an unknown noun such a word only says how that is
    if (nouns.slice(start).every(({ canon }) => saysWhatIsDone(canon, lexicon))) break;
    const found = lookUp(names, texts(nouns.slice(start)), lexicon);
    if (found) return matchOf(found, 'head noun');
  }
  // 'noix concassées': a word for a part that is a food too
  const part = from > 0 && !itemAt(nouns, from).isBound ? lookUp(names, texts(nouns.slice(0, 1)), lexicon) : null;
  if (part) return matchOf(part, 'head noun');
  const small = words.length === 1 ? ofDiminutive(names, lexicon, fold(itemAt(words, 0).text)) : null;
  return small ?? misspelled(names, texts(words), lexicon);
}

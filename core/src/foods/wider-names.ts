import { INGREDIENT_SIZES } from '../ingredients/ingredient-words.ts';
import { isConditional } from '../ingredients/languages/conditional.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { type Lexicon, plainWords } from '../ingredients/languages/lexicon.ts';
import { unitDimension } from '../ingredients/units.ts';
import { contentWords } from './content-words.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import { besideName, type NamedLine } from './named-line.ts';
import { asMatch, countingWords, type NamedFood, type NamesInLanguage } from './names-in-language.ts';
import { isBones, saysOnTheBone } from './on-the-bone.ts';

/** Phrases beside a name that are tried together with it, their first words, and spellings of a unit in front of it. */
const PHRASES_MAX = 4;
const PHRASE_WORDS_MAX = 6;
const SPELLINGS_MAX = 12;

/** What is done to a food in the kitchen makes no other one of it: '2 tomatoes, diced' are not the tin of diced tomatoes. */
const CUT = new Set(
  'chopped diced minced sliced shredded grated cubed crumbled mashed halved quartered torn beaten juiced zested'.split(
    ' ',
  ),
);

/** The phrases beside a name: 'ohne Haut', '20%', 'per dolci'. */
function phrasesBeside({ preparation = null, comment = null }: NamedLine): string[][] {
  // 'Salsa:' is the title that the line had, and says nothing of its foods
  const phrases = [preparation, comment].flatMap((text) =>
    text === null ? [] : text.split(/\s*[,;]\s*/).filter((phrase) => !phrase.endsWith(':')),
  );
  // 'pan rallado sin gluten': what is done to it and a remark are one name
  if (preparation !== null && comment !== null) phrases.unshift(`${preparation} ${comment}`);
  // 'chicken thighs, boneless, skin on'
  else if (phrases.length === 2) phrases.unshift(phrases.join(' '));
  return phrases.slice(0, PHRASES_MAX).map((phrase) =>
    phrase
      .replace(/(\d)\s+%/g, '$1%')
      .split(' ')
      .slice(0, PHRASE_WORDS_MAX + 1),
  );
}

const ENGLISH_OR = new Set(['or']);

/** 'gluten-free, if needed' promises nothing of the flour, nor does 'gluten-free or plain'. */
function isChoice({ preparation = null, comment = null }: NamedLine, or: ReadonlySet<string>): boolean {
  if (preparation === null && comment === null) return false;
  const said = `${preparation ?? ''} ${comment ?? ''}`.toLowerCase();
  return isConditional(said) || said.split(/[^\p{L}]+/u).some((word) => or.has(word));
}

/** 'viande hachée ou tofu': what is done to the first is said before the choice, which is a remark behind it. */
const beforeChoice = (line: NamedLine, or: ReadonlySet<string>): NamedLine =>
  line.preparation != null && or.has((line.comment ?? '').toLowerCase().split(' ', 1)[0] ?? '')
    ? { ...line, comment: null }
    : line;

/** A phrase and what it begins with, longest first: 'sin gluten' of 'sin gluten al gusto'. */
const beginnings = (phrase: readonly string[]): string[][] =>
  phrase.map((_, position) => phrase.slice(0, phrase.length - position));

/** Whether a beginning of a phrase is half of a list: 'blancs' of '2 œufs, blancs et jaunes séparés'. */
const isHalfOfList = (phrase: readonly string[], length: number, and: ReadonlySet<string>): boolean =>
  [phrase[length], phrase[length - 1]].some((word = '') => word === '+' || word === '&' || and.has(fold(word)));

/** Whether a food can be what a line counts: nobody counts a tin's contents, but pots of cream and fresh cheeses. */
const isCountable = (food: Food, { unit = null, quantity = null }: NamedLine): boolean =>
  unit !== null ||
  quantity === null ||
  food.aisle === 'dairy and eggs' ||
  Object.keys(food.weights).some((key) => key === 'piece' || SIZES.has(key));
const SIZES: ReadonlySet<string> = new Set(INGREDIENT_SIZES);

/** '500 g de carne en cubos': meat that is cut into cubes, which nobody has as stock. */
const isDiced = ({ name }: Food, line: NamedLine): boolean =>
  name.endsWith('stock cube') &&
  /^(?:g|kg|oz|lb)$/.test(line.unit ?? '') &&
  !/bouillon|caldo|sopa|brodo|brühe/iu.test(line.name);

/** The food that words name as they are written, but for accents. */
const writtenSo = (names: NamesInLanguage, words: readonly string[]): NamedFood | null =>
  names.exact.get(words.join(' ')) ?? names.folded.get(words.map(fold).join(' ')) ?? null;

/** The same, whatever their number, gender and case. */
const namedBy = (names: NamesInLanguage, words: readonly string[], lexicon: Lexicon): NamedFood | null =>
  writtenSo(names, words) ?? names.canon.get(words.map((word) => lexicon.canon(word)).join(' ')) ?? null;

/**
 * The food of a longer name that the reader took apart because its words mean something else beside most foods: 'lievito per
 * dolci' is no yeast, 'gousse de vanille' no extract, 'Thunfisch in Öl', 'Quark 20%', 'große weiße Bohnen'. Only whole
 * names of the table count.
 */
export function widerNameInLanguage(names: NamesInLanguage, lexicon: Lexicon, given: NamedLine): FoodMatch | null {
  const line = beforeChoice(given, lexicon.or);
  if (isChoice(line, lexicon.or)) return null;
  const own = countingWords(line.name, lexicon);
  const apart = writtenApart(names, lexicon, own, line);
  if (apart && isCountable(apart.food, line)) return asMatch(apart);
  // a word that stands in no name makes none
  const isKnown = (word: string): boolean => names.vocabulary.has(lexicon.canon(word));
  if (!own.every(isKnown)) return null;
  // 'pollo, con hueso' is no bones of a chicken
  const isOnTheBone = saysOnTheBone(besideName(line));
  const fitting = (found: NamedFood | null, isHalf = false): FoodMatch | null =>
    found &&
    isCountable(found.food, line) &&
    !isDiced(found.food, line) &&
    !(isOnTheBone && isBones(found.food)) &&
    (!isHalf || found.isJoined)
      ? asMatch(found)
      : null;
  const seen = new Set<string>();
  const beginning = phrasesBeside(line).flatMap((whole) =>
    beginnings(whole).map((phrase) => ({ phrase, isHalf: isHalfOfList(whole, phrase.length, lexicon.and) })),
  );
  for (const { phrase, isHalf } of beginning) {
    const text = phrase.join(' ').toLowerCase();
    const beside = plainWords(text, lexicon.language).filter((word) => !lexicon.links.has(word));
    const key = `${beside.join(' ')}${isHalf ? ' …' : ''}`;
    if (beside.length === 0 || seen.has(key)) continue;
    seen.add(key);
    if (!beside.every(isKnown)) continue;
    if (isForAnother(phrase, lexicon) && !isDoughFor(own, phrase)) continue;
    const found =
      fitting(namedBy(names, [...own, ...beside], lexicon), isHalf) ??
      fitting(namedBy(names, [...beside, ...own], lexicon), isHalf);
    const saysSize = beside.every((word) => lexicon.size(word) != null);
    if (found && !(saysSize && isOneOfUsualKind(found.food, line))) return found;
  }
  for (const word of wordsInFront(lexicon, line)) {
    if (!isKnown(word)) continue;
    const found = fitting(namedBy(names, [word, ...own], lexicon));
    if (found && !isOneOfUsualKind(found.food, line)) return found;
  }
  return null;
}

/** 'Lait pour le riz' is no rice milk, and 'lievito per dolci' a name: what a food is for, with its article, is another one. */
const isForAnother = ([first = '', article = '', noun]: readonly string[], lexicon: Lexicon): boolean =>
  lexicon.purposes.has(fold(first)) &&
  (/^l[’']\p{L}/iu.test(article) || (noun !== undefined && lexicon.links.has(article.toLowerCase())));

/** 'Pasta per la pizza' is dough, whatever stands between the two. */
const isDoughFor = (own: readonly string[], [, , noun = '']: readonly string[]): boolean =>
  own.join(' ') === 'pasta' && /^(?:pizz[ae]|pane|focaccia|crostata|strudel)$/i.test(noun);

/** 'kip gehakt', 'Rinder Hack': a compound that was written apart, of which the end is also what is done to foods. */
function writtenApart(
  names: NamesInLanguage,
  lexicon: Lexicon,
  own: readonly string[],
  { preparation }: NamedLine,
): NamedFood | null {
  if (!lexicon.words.hasCompounds || own.length !== 1) return null;
  const [end = '', ...more] = plainWords((preparation ?? '').toLowerCase(), lexicon.language);
  return end === '' || more.length > 0 ? null : namedBy(names, [`${own[0] ?? ''}${end}`], lexicon);
}

/** So few are of some size each: 'un petit oignon' is a small onion, 'douze petits oignons' are those that are pickled. */
const ONE_BY_ONE_MAX = 2;
const isOneOfUsualKind = ({ aisle }: Food, { unit = null, size = null, quantity = null }: NamedLine): boolean =>
  size !== null && unit === null && quantity !== null && quantity <= ONE_BY_ONE_MAX && aisle === 'produce';

/** How the unit and the size of a line may have been written: 'cube' of 'bouillon', 'große' of 'weiße Bohnen'. */
function wordsInFront(lexicon: Lexicon, { unit = null, size = null }: NamedLine): string[] {
  const spellings = unit === null || unitDimension(unit) !== 'count' ? '' : (lexicon.words.units[unit] ?? '');
  const sizes = size === null ? '' : (lexicon.words.sizes[size] ?? '');
  if (spellings === '' && sizes === '') return [];
  // 'filetto_di' is a unit of 'maiale', and a word of its name
  const words = `${spellings} ${sizes}`
    .split(' ')
    .map((word) => word.replace(/_d[ei]$/, ''))
    // 'un paquete de canela' is no roll of it
    .filter((word) => word.length > 2 && word !== 'rollo' && !word.includes('_'));
  return [...new Set(words)].slice(0, SPELLINGS_MAX);
}

/** '10-inch' of '8 10-inch tortillas': foods that are sold by their width. */
function widthOf({ packageSize = null }: NamedLine): string[][] {
  return packageSize?.unit === 'inch' ? [[String(packageSize.quantity), 'inch']] : [];
}

/** The same in English: 'butter, unsalted', 'tuna packed in olive oil', '2 sieved tomatoes'. */
export function widerNameInEnglish(index: FoodIndex, line: NamedLine): FoodMatch | null {
  if (isChoice(line, ENGLISH_OR)) return null;
  // 'milk for the rice' is no rice milk
  const phrases = [...widthOf(line), ...phrasesBeside(line)].filter(([first]) => first?.toLowerCase() !== 'for');
  if (phrases.length === 0) return null;
  const own = contentWords(line.name);
  const besides = phrases.map((phrase) => contentWords(phrase.join(' ')));
  // 'Salt, pepper, garlic': what lists two more foods is no name of one
  if (besides.filter((beside) => index.byKey.has(beside.join(' '))).length > 1) return null;
  for (const beside of besides) {
    if (beside.length === 0 || beside.some((word) => CUT.has(word))) continue;
    // 'Butter, milk, eggs' are three, and 'milk, coconut' is one
    const isFood = index.byKey.has(beside.join(' '));
    for (const words of [[...beside, ...own], ...(isFood ? [] : [[...own, ...beside]])]) {
      const found = index.byKey.get(words.join(' '));
      if (found && isCountable(found.food, line))
        return { food: found.food, confidence: found.isMain ? 'exact' : 'alias', named: found.text };
    }
  }
  return null;
}

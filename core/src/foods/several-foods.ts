import { addedLines, withoutAdded } from '../ingredients/added-measure.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { readLanguage } from '../ingredients/languages/guess-language.ts';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf, plainWords } from '../ingredients/languages/lexicon.ts';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import type { ParsedIngredient } from '../ingredients/parsed-ingredient.ts';
import { tokenize } from '../ingredients/tokenize.ts';
import { unitDimension } from '../ingredients/units.ts';
import { isKindOf, isPurpose, NO_FOOD_OF_LIST } from './beside-a-food.ts';
import { FRESHLY, isBarePaprika } from './by-spoon.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { DESCRIPTORS, foodWords, STATE_WORDS } from './food-words.ts';
import { isOwnName } from './match-food.ts';
import type { NamedLine } from './named-line.ts';
import { lookUpWhole } from './names-in-language.ts';
import { type FoodCorrection, isWholeName, type ResolvedFood, resolveFood } from './resolve-food.ts';
import { PARTS_MAX } from './share-of-each.ts';

/** One of the foods that a line lists: as the line names it, and what it is. */
export type FoodPart = { readonly name: string; readonly resolved: ResolvedFood & { readonly food: Food } };

/** Which food an ingredient is, and where its line lists several, each of them. */
export type ResolvedFoods = ResolvedFood & { readonly parts: readonly FoodPart[] };

/** What a line adds to its food with an amount of its own, the yolk of '2 eggs + 1 yolk'; its food is null where it is not known for certain. */
export type AddedLine = { readonly text: string; readonly line: ParsedIngredient; readonly food: Food | null };
/** One whose food is known. */
export type AddedFood = { readonly food: Food; readonly line: ParsedIngredient };

/** What the catalogue has under one name and a shop under two. */
const PAIRS: Readonly<Record<string, readonly string[]>> = { 'salt-and-pepper': ['salt', 'black-pepper'] };

/** Words that list foods, and words that leave a choice between them, in English. */
const ENGLISH = { and: new Set(['and', 'plus']), or: new Set(['or']) };
type Joints = { readonly and: ReadonlySet<string>; readonly or: ReadonlySet<string> };

const MAY_LIST = /[,&+]|\s\S+\s/;

/** Whether a line adds foods that have amounts of their own: '+ carrots' of 'onions + carrots' lists one beside the first. */
const addsFoods = ({ quantity = null, comment = null }: NamedLine): boolean =>
  comment?.includes('+ ') === true && (quantity !== null || HAS_NUMBER.test(comment));
const HAS_NUMBER = /[\d½¼¾⅓⅔⅛]/;

/** The lines of the foods that a line adds to its own: '1 egg yolk' of '2 eggs + 1 egg yolk'. */
export const linesAdded = (line: NamedLine): readonly string[] => (addsFoods(line) ? addedLines(line.comment) : []);

/** A line without the foods that it adds: 'the yolk, for glazing' says nothing of the eggs. */
export const withoutAddedFoods = <Line extends NamedLine>(line: Line): Line =>
  addsFoods(line) ? { ...line, comment: withoutAdded(line.comment ?? null) } : line;

/** What a line adds to its own food, each with its own amount ('100 g Butter + 50 g Zucker'), read. */
export const readAdded = (index: FoodIndex, line: NamedLine, language: ToldLanguage): AddedLine[] =>
  linesAdded(line).map((text) => {
    const added = parseIngredient(text, readLanguage(language));
    const { food, isSure } = resolveFood(index, added, language);
    return { text, line: added, food: isSure ? food : null };
  });

/** The same, without what is not known for certain. */
export const addedFoods = (index: FoodIndex, line: NamedLine, language: ToldLanguage): AddedFood[] =>
  readAdded(index, line, language).flatMap(({ food, line: added }) => (food === null ? [] : [{ food, line: added }]));

/** `resolveFood`, and of a line that lists several foods each one. */
export function resolveFoods(
  index: FoodIndex,
  line: NamedLine,
  language: ToldLanguage,
  correction?: FoodCorrection,
): ResolvedFoods {
  const own = withoutAddedFoods(line);
  const resolved = resolveFood(index, own, language, correction);
  // what lists foods is not known in a language that is not read
  return { ...resolved, parts: language === 'other' ? [] : partsOf(index, own, language, resolved) };
}

/**
 * The foods of a line that lists several: 'onions, carrots and celery', 'sel, poivre', 'Salz und Pfeffer'. Each of them has to
 * be a food by itself, and the whole none: 'macaroni and cheese' is one, 'salt and vinegar crisps' are one that is not known.
 * A choice ('butter or margarine') is no list. Empty for a line of one food.
 * @param resolved what the line is as a whole
 */
export function partsOf(
  index: FoodIndex,
  line: NamedLine,
  language: Language | null,
  resolved: ResolvedFood,
): readonly FoodPart[] {
  const parts = bySpoonful(index, line, language, partsListed(index, line, language, resolved));
  return line.quantity == null && line.unit == null ? seasoned(index, parts) : parts;
}

/** 'Je 1 TL Kreuzkümmel, Koriander und Paprika': what each of them is by the spoon. */
function bySpoonful(
  index: FoodIndex,
  { name, unit = null, quantity = null, preparation = null }: NamedLine,
  language: Language | null,
  parts: readonly FoodPart[],
): readonly FoodPart[] {
  if (unit === null || !SPOONED.has(unit) || preparation !== null || FRESHLY.test(name.toLowerCase())) return parts;
  return parts.map((part) => {
    const { food, ...resolved } = resolveFood(index, { name: part.name, unit, quantity }, language);
    const isOwn = food !== null && resolved.isSure && !part.name.includes(' ');
    return isOwn ? { name: part.name, resolved: { ...resolved, food } } : part;
  });
}
const SPOONED: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'pinch']);

/** 'Salz, Pfeffer, Paprika': beside salt and pepper it is the spice. */
function seasoned(index: FoodIndex, parts: readonly FoodPart[]): readonly FoodPart[] {
  const spice = index.byKey.get('paprika');
  if (spice === undefined || !parts.some(({ resolved }) => SEASONINGS.has(resolved.food.id))) return parts;
  return parts.map((part) =>
    isBarePaprika(part.name, part.resolved.language)
      ? { ...part, resolved: { ...part.resolved, food: spice.food, foodId: spice.food.id, named: spice.text } }
      : part,
  );
}
const SEASONINGS: ReadonlySet<string> = new Set(['salt', 'black-pepper']);

function partsListed(
  index: FoodIndex,
  line: NamedLine,
  language: Language | null,
  resolved: ResolvedFood,
): readonly FoodPart[] {
  if (resolved.food === null || resolved.rule === 'corrected') return [];
  const read = language ?? resolved.language;
  const lexicon = lexiconOf(read);
  const joints: Joints = lexicon ?? ENGLISH;
  const pair = PAIRS[resolved.food.id];
  // 'sel, huile': a line without an amount, whose further foods the reader took for a remark
  const isBare = line.quantity == null && line.unit == null;
  const done = isBare && lexicon === null ? foodsAmongDone(index, line.preparation ?? '') : '';
  const beside = isBare ? foodsBeside([done, line.comment].filter(Boolean).join(', '), lexicon) : '';
  // 'fromage râpé (emmental)': what made another food of the name is no further one
  const isOfName = () => pair !== undefined || resolveFood(index, { name: line.name }, read).food === resolved.food;
  const withBeside = () => {
    if (beside === '' || isPurpose(beside, lexicon) || isKindOf(beside, line.name)) return [];
    const parts = partsNamed(index, `${line.name}, ${beside}`, read, joints, lexicon);
    // 'Zucker, Zimt, Mandeln': the first two together are another food, and the third is one more
    return parts.length > 2 || isOfName() ? parts : [];
  };
  if (pair && isWholeName(resolved, language)) {
    // 'sel, poivre, huile' has more than the two
    const all = withBeside();
    return all.length > pair.length ? all : pair.flatMap((id) => ownPart(index, id, resolved));
  }
  const ofEach = ofEachIn(line);
  if (ofEach !== null) {
    // '200 g each peas and carrots': two foods, though one is called so
    const parts = partsNamed(index, ofEach, read, joints, lexicon);
    if (parts.length > 0) return parts;
  }
  const kinds = kindsOfMix(index, line, read, joints, lexicon);
  if (kinds.length > 0) return kinds;
  if (isOneName(index, line.name, resolved, lexicon)) return withBeside();
  return MAY_LIST.test(line.name) ? partsNamed(index, line.name, read, joints, lexicon) : [];
}

/** Foods that only say what is of the kind, and leave to a remark which. */
const MIXES: ReadonlySet<string> = new Set([
  'mixed-seed',
  'mixed-nut',
  'mixed-vegetable',
  'mixed-fruit',
  'mixed-berry',
  'mixed-spice',
  'mixed-seafood',
  'mixed-dried-pulse',
  'herb',
]);

/** '100 g seeds (pumpkin, sunflower and sesame)', 'Saaten (Leinsamen, Sesam)': what the mix is of. Of a counted one ('1 bag') nobody knows the shares. */
function kindsOfMix(
  index: FoodIndex,
  { name, unit = null, quantity = null, comment = null }: NamedLine,
  language: Language | null,
  joints: Joints,
  lexicon: Lexicon | null,
): readonly FoodPart[] {
  if (comment === null || !MAY_LIST.test(comment)) return [];
  if (quantity !== null && (unit === null || unitDimension(unit) === 'count')) return [];
  const mix = resolveFood(index, { name }, language).food;
  if (mix === null || !MIXES.has(mix.id)) return [];
  const text = withoutEach(comment);
  const parts = partsNamed(index, text, language, joints, lexicon);
  return parts.length > 0 || lexicon !== null
    ? parts
    : partsNamed(index, `${text} ${name.split(' ').at(-1)}`, language, joints, lexicon);
}
/** Without 'each', 'jeweils', and what is said of each: 'jeweils ganz'. */
const withoutEach = (list: string): string => list.replace(/,\s*(?:each|jeweils|je|elk)\b[^,]*/giu, '');

/** What has the amount of a line each: '1 tsp each: cumin, paprika', '200 g each peas and carrots'; null where it does not say so. */
function ofEachIn({ name, comment, preparation }: NamedLine): string | null {
  if (!/\beach\b/.test(comment ?? '')) return null;
  // '¼ cup each: chopped onion, celery, and green pepper': the last of a list reads like what is done
  const last = (preparation ?? '').split(', ').filter((phrase) => /^(?:and|&) /.test(phrase));
  const further = [(comment ?? '').replace(/\beach\b[\s,]*/, ''), ...last].filter(Boolean).join(', ');
  const text = further === '' ? name : `${name}, ${further}`;
  return MAY_LIST.test(text) ? text : null;
}

/** 'Salt, freshly ground pepper', 'rice, sliced scallions, and hot sauce': what reads like something done to the first is the next of a list. */
const foodsAmongDone = (index: FoodIndex, preparation: string): string =>
  preparation
    .split(', ')
    .map((phrase) => phrase.replace(/^(?:and|&) /i, ''))
    .filter((phrase) => phrase !== '' && foodNamed(index, phrase, null) !== null)
    .join(', ');

/**
 * A remark without what can be no food in it: an amount in words ('un filo', 'una noce di'), where a thing comes from ('uit de
 * molen'), and what only describes ('Paprikapulver (scharf und süß)').
 */
function foodsBeside(comment: string, lexicon: Lexicon | null): string {
  // 'tamarind, small lemon size'
  if (lexicon === null)
    return comment
      .split(', ')
      .filter(
        (phrase, at, all) =>
          !(/\bsized?\b/i.test(phrase) || (at > 0 && at === all.length - 1 && NO_FOOD_OF_LIST.test(phrase))),
      )
      .join(', ');
  if (comment === '') return comment;
  const isFood = (phrase: string): boolean => {
    const tokens = tokenize(phrase);
    const first = tokens[0]?.lower ?? '';
    const isFrom = lexicon.links.has(first) && !lexicon.and.has(fold(first));
    if (isFrom || lexicon.vagueAt(tokens, 0)?.next === tokens.length) return false;
    const words = tokens.filter(({ kind, lower }) => kind === 'word' && !lexicon.and.has(fold(lower)));
    return !words.every(({ lower }) => onlyDescribes(lexicon, lower));
  };
  return comment
    .split(', ')
    .filter(isFood)
    .map((phrase) => withoutAmount(phrase, lexicon))
    .join(', ');
}

/** 'Poco origano', '1 foglia alloro' of a list: the food alone. */
function withoutAmount(phrase: string, lexicon: Lexicon): string {
  const tokens = tokenize(phrase);
  const isMeasured = tokens[0]?.kind === 'number' || lexicon.vagueAt(tokens, 0) !== null;
  return isMeasured ? parseIngredient(phrase, lexicon.language).name : phrase;
}

/** 'Scharfes', 'gehackt': a state or a taste, and the name of no food. */
function onlyDescribes(lexicon: Lexicon, word: string): boolean {
  const canon = lexicon.canon(word);
  return lexicon.isDescribing(canon) || (lexicon.kinds.get(canon)?.some((kind) => TASTES.has(kind)) ?? false);
}
const TASTES: ReadonlySet<string> = new Set(['hot', 'sweet', 'sour', 'red', 'green', 'white', 'dried', 'ground']);

const isNamed = ({ rule }: ResolvedFood): boolean => isOwnName(rule);

/** Whether a food has the whole of a name: in other languages than English the first of a list counts as well. */
function isOneName(index: FoodIndex, name: string, resolved: ResolvedFood, lexicon: Lexicon | null): boolean {
  const names = lexicon === null ? undefined : index.inLanguage.get(lexicon.language);
  if (lexicon === null || names === undefined || resolved.language === 'en') return isNamed(resolved);
  return lookUpWhole(names, name, lexicon) !== null;
}

/** A food of a pair under its name in the language of the line. */
function ownPart(index: FoodIndex, id: string, { language }: ResolvedFood): FoodPart[] {
  const food = index.byId.get(id);
  if (food === undefined) return [];
  const name = (language && index.inLanguage.ownName(id, language)) ?? food.name;
  return [
    {
      name,
      resolved: { food, foodId: id, isSure: true, rule: 'exact', language, named: name === food.name ? name : null },
    },
  ];
}

function partsNamed(
  index: FoodIndex,
  text: string,
  language: Language | null,
  joints: Joints,
  lexicon: Lexicon | null,
): readonly FoodPart[] {
  const names = listed(text, joints);
  if (names === null || names.some((name) => saysHow(index, name, lexicon))) return [];
  const parts = names.flatMap((name, at) => partNamed(index, name, at, names, language, lexicon) ?? []);
  const foods = new Set(parts.map(({ resolved }) => resolved.food));
  return parts.length === names.length && foods.size === parts.length ? parts : [];
}

/** The names that a text lists; null where it lists none or leaves a choice. */
function listed(text: string, { and, or }: Joints): string[] | null {
  const names: string[] = [];
  let words: string[] = [];
  for (const word of text.split(/\s+|(?=[,&+/])|(?<=[,&+/])/)) {
    const bare = fold(word);
    // 'cream and 1 egg': an amount of its own makes it another line
    if (or.has(bare) || bare === '/' || /^[\d½¼¾⅓⅔⅛]/.test(word)) return null;
    if (/^[,&+]$/.test(word) || and.has(bare)) {
      if (words.length > 0) names.push(words.join(' '));
      words = [];
    } else if (word !== '') words.push(word);
  }
  if (words.length > 0) names.push(words.join(' '));
  return names.length > 1 && names.length <= PARTS_MAX ? names : null;
}

/** Whether a name only says what was done to the food behind it: 'cooked and cooled rice' is one food, 'red and green peppers' are two. */
function saysHow(index: FoodIndex, name: string, lexicon: Lexicon | null): boolean {
  if (lexicon === null) {
    const words = foodWords(name);
    // 'salt' and 'sugar' are foods, and say of others what is in them
    if (index.byKey.has(words.join(' '))) return false;
    return words.every(
      (word) => STATE_WORDS.has(word) || (DESCRIPTORS.has(word) && word.length > 3 && word.endsWith('ed')),
    );
  }
  return plainWords(name.toLowerCase(), lexicon.language).every((word) => {
    const kinds = lexicon.kinds.get(lexicon.canon(word));
    return kinds === undefined
      ? lexicon.isDescribing(lexicon.canon(word))
      : kinds.some((kind) => STATE_WORDS.has(kind));
  });
}

/**
 * One of the names of a list. Where the noun comes last, the last name may have that of all: 'red and green peppers', 'lemon and
 * lime juice'; where it comes first, the first.
 */
function partNamed(
  index: FoodIndex,
  name: string,
  at: number,
  names: readonly string[],
  language: Language | null,
  lexicon: Lexicon | null,
): FoodPart | null {
  // 'koek- en speculaaskruiden': half a word is no food
  if (name.endsWith('-')) return null;
  const isLastNoun = lexicon === null || lexicon.words.hasCompounds;
  const words = names.at(isLastNoun ? -1 : 0)?.split(' ') ?? [];
  const noun = words.at(isLastNoun ? -1 : 0);
  if (noun !== undefined && words.length > 1 && at !== (isLastNoun ? names.length - 1 : 0)) {
    const shared = foodNamed(index, isLastNoun ? `${name} ${noun}` : `${noun} ${name}`, language);
    if (shared && isNamed(shared.resolved) && PAIRS[shared.resolved.food.id] === undefined) return shared;
  }
  return withFirstState(index, name, at, names[0] ?? '', language, lexicon) ?? foodNamed(index, name, language);
}

/** What stands on the same shelf of jars or packets, and is said once for all of them. */
const SHARED_STATES: ReadonlySet<string> = new Set(['ground', 'dried']);

/** What the first is said to be reaches the others, where that is a food: 'ground cumin, coriander and paprika'. */
function withFirstState(
  index: FoodIndex,
  name: string,
  at: number,
  firstName: string,
  language: Language | null,
  lexicon: Lexicon | null,
): FoodPart | null {
  const [state = '', ...noun] = firstName.split(' ');
  if (at === 0 || noun.length === 0 || name.includes(' ')) return null;
  if (lexicon !== null && !lexicon.words.hasCompounds) return null;
  const said = lexicon === null ? [state.toLowerCase()] : (lexicon.kinds.get(lexicon.canon(state.toLowerCase())) ?? []);
  if (!said.some((word) => SHARED_STATES.has(word))) return null;
  const found = foodNamed(index, `${state} ${name}`, language);
  return found !== null && isNamed(found.resolved) ? found : null;
}

function foodNamed(index: FoodIndex, name: string, language: Language | null): FoodPart | null {
  const { food, ...resolved } = resolveFood(index, { name }, language);
  return food !== null && isWholeName({ food, ...resolved }, language)
    ? { name, resolved: { food, ...resolved } }
    : null;
}

/** The name of a line with all the foods that it lists: of 'sel, poivre' the reader leaves 'sel' alone and a remark. */
export function nameOfAll(
  index: FoodIndex,
  line: NamedLine,
  { parts, language }: Pick<ResolvedFoods, 'parts' | 'language'>,
): string {
  const { name, comment = null } = line;
  if (parts.length === 0 || comment === null) return name;
  const alone = resolveFoods(index, { name }, language);
  return alone.parts.length === parts.length ? name : `${name}, ${comment}`;
}

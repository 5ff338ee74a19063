import { isConditional } from '../ingredients/languages/conditional.ts';
import { fold } from '../ingredients/languages/fold.ts';
import { guessLineLanguage, readLanguage } from '../ingredients/languages/guess-language.ts';
import { LANGUAGES, type Language, type ToldLanguage } from '../ingredients/languages/language.ts';
import { type Lexicon, lexiconOf, plainWords } from '../ingredients/languages/lexicon.ts';
import { ANY_CHEESE, withCheese } from './any-cheese.ts';
import { borrowedFood, internationalFood } from './borrowed-food.ts';
import { withoutBrand } from './brands.ts';
import { byPacket } from './by-packet.ts';
import { bySpoon } from './by-spoon.ts';
import { ofKinds } from './compose-food.ts';
import { withCompound } from './compound-apart.ts';
import { asCooked, UNCOOKED } from './cooked-already.ts';
import { ofAnimal, ofPig } from './cut-of.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { CONFIDENCES, type FoodMatch } from './food-match.ts';
import { DESCRIPTORS, foodWords } from './food-words.ts';
import { isHouseholdGood } from './household-goods.ts';
import { minceByFat } from './lean-share.ts';
import { isOwnName, isSure, matchFood } from './match-food.ts';
import { matchInLanguage } from './match-in-language.ts';
import { minceByMeats } from './mixed-mince.ts';
import { nameAlone } from './name-alone.ts';
import { byBracket, isUnheardOf } from './named-in-brackets.ts';
import { besideName, type NamedLine } from './named-line.ts';
import { lookUp, matchOf, meantBy, type NamesInLanguage } from './names-in-language.ts';
import { isBones, withBonesBeside } from './on-the-bone.ts';
import { OPEN_CHOICE, withReadableName, withUmlauts } from './readable-name.ts';
import { NAMES_NO_OTHER, saidOfThis } from './said-of-this.ts';
import { soakedFood } from './soaked.ts';
import { meansTwoFoods } from './two-foods.ts';
import { isSameOfAll, withoutUnheardMaker } from './unheard-maker.ts';
import { asWeighed, isOtherState } from './unmet-state.ts';
import { isColourOnly, wineMeant } from './white-of-what.ts';
import { wholeBird } from './whole-birds.ts';
import { widerNameInEnglish, widerNameInLanguage } from './wider-names.ts';

/** What a person said about an ingredient name: which food it is, or what it weighs. Null leaves that to the rules. */
export type FoodCorrection = { readonly foodId: string | null; readonly grams: number | null };

/** How a line was matched: 'corrected' when a person said so. */
export const LINE_CONFIDENCES = [...CONFIDENCES, 'corrected'] as const;
export type LineConfidence = (typeof LINE_CONFIDENCES)[number];

/** Which food an ingredient is. */
export type ResolvedFood = {
  readonly food: Food | null;
  readonly foodId: string | null;
  /** False when nobody should rely on it: a misspelling, a row of the large table, a food that is only part of the name. */
  readonly isSure: boolean;
  /** By which rule it was found; null when it was not. */
  readonly rule: LineConfidence | null;
  /** The language in which the name was read; null when it is in none that is known. */
  readonly language: Language | null;
  /** The English name of the catalogue by which it was found, or which its name in another language means; null where there is none. */
  readonly named: string | null;
};

/** Words behind or beside a name that pick another food where the catalogue lists it: '2 cups rice, cooked'. */
const STATES = [
  'cooked',
  'canned',
  'tinned',
  'dried',
  'frozen',
  'ground',
  'smoked',
  'roasted',
  'toasted',
  'pickled',
  'desiccated',
  'light',
] as const;

const STATE_PATTERNS = STATES.map((state) => ({ state, pattern: new RegExp(`\\b${state}\\b`) }));
const ANY_STATE = new RegExp(`\\b(?:${STATES.join('|')})\\b`);

/** 'juice' or 'zest' where a line means only that of the fruit it names; 'yolk' or 'white' where it names eggs. */
function partMeant(preparation: string, name: string): 'juice' | 'zest' | 'yolk' | 'white' | null {
  const ofEgg = /\b(yolk|white)s? (?:of|from|only)\b/.exec(preparation)?.[1];
  if (ofEgg !== undefined && /\beggs?$/i.test(name)) return ofEgg as 'yolk' | 'white';
  if (/\bjuic/.test(preparation) && !/juices reserved|with juice/.test(preparation)) return 'juice';
  if (/\bzest|\brind of|\bpeel of/.test(preparation)) return 'zest';
  return null;
}

/** The name a correction is remembered by: its words in the singular. */
export const correctionKey = (name: string): string => foodWords(name).join(' ');

/** '400g chopped tomatoes', 'tomatoes with juices' (1 can): a tin, said otherwise. */
function isTin(line: NamedLine, beside: string): boolean {
  const isTomato = /^tomatoes\b/i.test(line.name) && /\b(?:chopped|diced|crushed)\b/.test(beside);
  const isTinful = line.unit === 'g' && line.quantity != null && line.quantity % 400 === 0;
  return isTomato && (isTinful || /\b\d* ?(?:can|tin)s?\b/.test(beside));
}

/** '1 can peaches', and '400g tin peaches', of which the reader takes the weight for the amount. */
const isOfCan = ({ unit, comment }: NamedLine): boolean => unit === 'can' || /^can(?:$|[,;])/.test(comment ?? '');

/** 'tomatoes with their juice' are tomatoes. */
const withoutJuice = (name: string): string =>
  name.replace(/ (?:with|in) (?:(?:its|their|the|own|natural) ){0,2}(?:juices?|liquids?)$/i, '');

/**
 * The food an English line means: the name together with what is said beside it (cooked, canned, the juice of), else the
 * name alone, else the words beside a name that only describes ('4 boneless (skinless chicken breasts)').
 */
function inEnglish(index: FoodIndex, line: NamedLine): FoodMatch | null {
  // 'parsley, washed, dried' is no dried parsley, 'clams, with juice' are clams
  const wider = NAMES_NO_OTHER.test(besideName(line)) ? null : widerNameInEnglish(index, line);
  if (wider) return wider;
  const beside = saidOfThis(besideName(line));
  const part = partMeant((line.preparation ?? '').toLowerCase(), line.name);
  if (part) {
    const found = matchFood(index, `${line.name} ${part}`);
    if (isSure(found)) return found;
    // 'zest of 1 unwaxed lemon'
    const fruit = matchFood(index, line.name);
    const ofFruit = fruit && fruit.confidence !== 'not sure' ? matchFood(index, `${fruit.food.name} ${part}`) : null;
    if (fruit && isSure(ofFruit)) return { ...ofFruit, confidence: fruit.confidence };
  }
  const isTinned = isTin(line, beside);
  const name = isTinned ? line.name.replace(/ (?:with|in) .*$/i, '') : withoutJuice(nameAlone(line));
  if (isTinned) {
    const found = matchFood(index, `chopped canned ${name}`);
    if (found !== null && found.confidence !== 'not sure') return found;
  }
  const alone = asCooked(index, name, matchFood(index, name));
  const states: string[] = ANY_STATE.test(beside)
    ? STATE_PATTERNS.filter(({ pattern }) => pattern.test(beside)).map(({ state }) => state)
    : [];
  if (UNCOOKED.test(line.name) && states.includes('cooked')) states.splice(states.indexOf('cooked'), 1);
  if (isOfCan(line) && !/\bcan(ned)?\b|\btin(ned)?\b/i.test(line.name)) states.push('canned');
  for (const state of states) {
    const found = matchFood(index, `${state} ${withoutJuice(line.name)}`);
    if (isSure(found)) return found;
    // a food that is weighed by the can is sold in one: '1 can tomato paste'
    const isCanned = state === 'canned' && alone !== null && alone.food.weights['can'] !== undefined;
    if (alone && !isCanned) {
      const other = matchFood(index, `${state} ${alone.food.name}`);
      if (isSure(other) && alone.confidence !== 'not sure') return { ...other, confidence: alone.confidence };
    }
  }
  if (alone && alone.confidence !== 'not sure') return alone;
  if (foodWords(line.name).every((word) => DESCRIPTORS.has(word))) {
    const found = matchFood(index, `${line.name} ${line.comment ?? ''} ${line.preparation ?? ''}`);
    if (found && found.confidence !== 'not sure') return found;
  }
  return alone;
}

/** States that an ingredient's own words may put beside its name, as the languages' tables give them in English. */
const STATE_KINDS: ReadonlySet<string> = new Set([...STATES, 'boiled', 'strained', 'dry', 'sun dried']);

/** Where the language is only guessed, words count as they are written: a misspelling of one is a word of another. */
const AS_WRITTEN = new WeakMap<NamesInLanguage, NamesInLanguage>();
function asWritten(names: NamesInLanguage): NamesInLanguage {
  const known = AS_WRITTEN.get(names) ?? { ...names, single: new Map<string, readonly string[]>() };
  AS_WRITTEN.set(names, known);
  return known;
}

/** The food that a line in another language means. */
function inLanguage(index: FoodIndex, lexicon: Lexicon, line: NamedLine, isTold: boolean): FoodMatch | null {
  const known = index.inLanguage.get(lexicon.language);
  if (known === undefined) return null;
  const names = isTold ? known : asWritten(known);
  const part = partIn(lexicon, line.preparation ?? '');
  // 'Le zeste et le jus': the nearest of the two is not the only one
  const wider = part === 'juice' ? null : widerNameInLanguage(names, lexicon, line);
  if (wider) return withCheese(names, lexicon, line, wider);
  const named = matchInLanguage(index, names, lexicon, line.name);
  // 'pollo con osso' is no name, and 'lonza con osso' is one
  const apart = withBonesBeside(line);
  if (apart !== line && (!isSure(named) || isBones(named.food))) return inLanguage(index, lexicon, apart, isTold);
  const found =
    ofAnimal(index, names, lexicon, line) ??
    named ??
    ofPig(index, names, lexicon, line) ??
    matchInLanguage(index, names, lexicon, withSharedTail(lexicon, line));
  if (found === null) return null;
  if (isColourOnly(found, line)) return matchFood(index, wineMeant(line) ?? '');
  if (part !== null) {
    const whole = matchFood(index, `${found.food.name} ${part}`);
    if (isSure(whole)) return { ...whole, confidence: found.confidence };
  }
  // 'room (plantaardig kan ook)' is cream
  const certain = besideName(line)
    .split(', ')
    .filter((phrase) => !isConditional(phrase));
  const said = plainWords(certain.join(', '), lexicon.language);
  // 'abrikozen of 750 g uit blik': what is said of another food is not said of this one
  const other = said.findIndex((word) => lexicon.or.has(word));
  const ofThis = said.slice(0, other < 0 ? said.length : other);
  const beside = ofThis
    .filter((_, at) => !isOfOther(names, lexicon, ofThis, at))
    .map((word) => lexicon.canon(word))
    .filter((word) => lexicon.kinds.get(word)?.some((kind) => STATE_KINDS.has(kind)));
  const meant = ofKinds(index, lexicon, meantBy(found), beside) ?? meantBy(found);
  const { food } = meant;
  if (food.id === ANY_CHEESE) return withCheese(names, lexicon, line, found);
  // nobody slices a tin of it: '2 rodajas de atún'
  if (food.id === 'tuna' && line.unit === 'slice') {
    const steak = index.byKey.get('tuna steak');
    if (steak !== undefined) return { food: steak.food, confidence: found.confidence };
  }
  const bird = wholeBird(index, line, food);
  if (bird !== null) return { food: bird, confidence: found.confidence };
  // a food that is weighed by the can is sold in one: '1 blikje tomatenpuree'
  if (!isOfCan(line) || food.weights['can'] !== undefined) return matchOf(meant, found.confidence);
  const canned =
    (meant.kind === null ? null : matchFood(index, `canned ${meant.kind}`)) ?? matchFood(index, `canned ${food.name}`);
  return isSure(canned) ? { ...canned, confidence: found.confidence } : matchOf(meant, found.confidence);
}

/** Whether a word stands beside a further food, of which it is said: 'Sal, comino y pimentón ahumado', 'Salz, geräucherter Paprika'. */
function isOfOther(names: NamesInLanguage, lexicon: Lexicon, words: readonly string[], at: number): boolean {
  const noun = words[lexicon.words.hasCompounds ? at + 1 : at - 1];
  return noun !== undefined && !lexicon.kinds.has(lexicon.canon(noun)) && lookUp(names, [noun], lexicon) !== null;
}

/** 'muslos o piernas de pollo': what the first of two left to the second. Empty where it left nothing. */
function withSharedTail(lexicon: Lexicon, { name, comment }: NamedLine): string {
  const [first = '', ...words] = (comment ?? '').split(' ');
  if (lexicon.words.hasCompounds || !lexicon.or.has(fold(first))) return '';
  const of = words.findIndex((word) => lexicon.of.has(fold(word)) || /^d[’'`]/.test(word));
  return of < 1 || of > TAIL_MAX_WORDS ? '' : [name, ...words.slice(of)].join(' ');
}
/** Words of the second of two that share an end. */
const TAIL_MAX_WORDS = 3;

/** 'Saft von', 'le jus de', 'ralladura de': what of the fruit a line takes. */
function partIn(lexicon: Lexicon, preparation: string): 'juice' | 'zest' | null {
  const said = plainWords(preparation, lexicon.language).flatMap(
    (word) => lexicon.heads.get(lexicon.canon(word)) ?? [],
  );
  // of both the juice is nearly all that is eaten
  return said.includes('juice') ? 'juice' : said.includes('zest') ? 'zest' : null;
}

const isFull = (match: FoodMatch | null): boolean =>
  match !== null && match.confidence !== 'not sure' && match.confidence !== 'head noun';

/** Whether one word of a name is a name of the food. */
function isWord(index: FoodIndex, line: NamedLine, food: Food, language: Language): boolean {
  const [names, lexicon] = [index.inLanguage.get(language), lexiconOf(language)];
  if (!names || !lexicon) return false;
  return plainWords(line.name.toLowerCase(), language).some((word) => lookUp(names, [word], lexicon)?.food === food);
}

/** The best of what the six languages say where nobody knows which one it is. */
function inAnyLanguage(index: FoodIndex, line: NamedLine): { match: FoodMatch; language: Language } | null {
  const english = inEnglish(index, line);
  if (english && isOwnName(english.confidence)) return { match: english, language: 'en' };
  const others: { match: FoodMatch; language: Language }[] = [];
  for (const language of LANGUAGES) {
    const lexicon = lexiconOf(language);
    const match = lexicon && inLanguage(index, lexicon, line, false);
    if (match?.confidence === 'exact') return { match, language };
    if (match) others.push({ match, language });
  }
  const named = others.find(({ match }) => isSure(match));
  if (named) return named;
  if (english && isFull(english)) return { match: english, language: 'en' };
  const full = others.find(({ match }) => isFull(match));
  if (full) return full;
  if (english && english.confidence !== 'not sure') return { match: english, language: 'en' };
  // 'LE GUSTO Salz': a whole word of the name; part of a compound is nothing to go by in a language that it may not be
  const head = others.find(
    ({ match, language }) => match.confidence === 'head noun' && isWord(index, line, match.food, language),
  );
  return head ?? (english && { match: english, language: 'en' });
}

/**
 * The food that an English word alone is the own name of, where it is written like no name of the language though it might be a form or
 * a misspelling of one: who writes 'milk' in German means no 'Milken', and 'cake' in Italian no 'caki'.
 */
function wordInEnglish(index: FoodIndex, lexicon: Lexicon, line: NamedLine): FoodMatch | null {
  const [word = '', ...more] = plainWords(line.name.toLowerCase(), lexicon.language);
  const names = index.inLanguage.get(lexicon.language);
  if (more.length > 0 || besideName(line).trim() !== '') return null;
  const one = word.replace(/[’']?s$/, '');
  if (names === undefined || [word, one].some((form) => names.exact.has(form) || names.folded.has(fold(form))))
    return null;
  const match = matchFood(index, word);
  return match?.confidence === 'exact' ? match : null;
}

/**
 * Which food an ingredient is: the one answer that nutrition, aisles, lists, diets and search share. What a person said
 * comes first; then the names of the line's language, then English ones, which stand in recipes of every language.
 * A food that cannot be told is none: a wrong one is worse.
 * @param listLanguage of the line; null when it is not known, then its own words and all languages are asked. 'other' for one that is
 *   not read: its words are taken for no language's that is.
 * @param correction what the household said about this name, kept by `correctionKey`
 */
export function resolveFood(
  index: FoodIndex,
  given: NamedLine,
  listLanguage: ToldLanguage,
  correction?: FoodCorrection,
): ResolvedFood {
  const found = resolveByName(index, given, listLanguage, correction);
  const bare = isOwnName(found.rule) || isTold(found) ? given.name : withoutBrand(given.name);
  // 'Kraft single' is a name, 'Kikkoman soy sauce' a brand and one
  const unbranded = bare === given.name ? null : resolveByName(index, { ...given, name: bare }, listLanguage);
  if (unbranded && isTold(unbranded)) return unbranded;
  const plain = found.rule === 'head noun' ? withoutUnheardMaker(index, given.name, found.language) : given.name;
  const whoever = plain === given.name ? null : resolveByName(index, { ...given, name: plain }, listLanguage);
  if (whoever?.food && isTold(whoever) && isSameOfAll(whoever.food.name, plain))
    return { ...whoever, rule: 'without descriptors' };
  const bracket = found.food === null ? byBracket(given) : null;
  if (bracket === null || !isUnheardOf(index, given.name)) return found;
  const meant = resolveByName(index, bracket, listLanguage);
  return meant.isSure && (meant.rule === 'exact' || meant.rule === 'alias') ? meant : found;
}

const isTold = ({ rule }: ResolvedFood): boolean => rule !== null && rule !== 'not sure' && rule !== 'head noun';

/** `resolveFood`, of what the name says and what is said beside it. */
function resolveByName(
  index: FoodIndex,
  given: NamedLine,
  listLanguage: ToldLanguage,
  correction?: FoodCorrection,
): ResolvedFood {
  const language = readLanguage(listLanguage);
  const line = asWeighed(withCompound(index, withReadableName(given), listLanguage));
  const said = correction?.foodId == null ? undefined : index.byId.get(correction.foodId);
  if (said) return { food: said, foodId: said.id, isSure: true, rule: 'corrected', language, named: said.name };
  const told = language ?? guessLineLanguage(`${line.name} ${besideName(line)}`);
  const answer = (found: FoodMatch | null, read: Language | null): ResolvedFood => {
    // 'carbón vegetal' is no vegetable; what is named so in full is a food, as candele are
    const own = found !== null && !isSure(found) && isHouseholdGood(line.name) ? null : found;
    const match = (own && read && byPacket(index, line, own, read)) ?? own;
    const text = `${line.name} ${besideName(line)}`;
    const byMeat = match && (minceByMeats(index, match.food, text) ?? minceByFat(index, match.food, text));
    const bySpoonful = match && read !== null && read !== 'en' ? bySpoon(index, line, match, read) : null;
    const soaked = match && soakedFood(index, line, match.food);
    const food = byMeat ?? soaked ?? bySpoonful?.food ?? match?.food ?? null;
    const kind = food === bySpoonful?.food ? bySpoonful?.kind : null;
    const named = kind ?? (food === match?.food ? (match?.named ?? null) : (food?.name ?? null));
    const isOther = food !== null && isOtherState(line, food, named);
    return {
      food,
      foodId: food?.id ?? null,
      isSure: match !== null && match.confidence !== 'not sure' && !isOther,
      rule: isOther ? 'not sure' : (match?.confidence ?? null),
      language: match === null ? language : read,
      named,
    };
  };
  if (listLanguage === 'other') return answer(internationalFood(index, line.name), null);
  if (told !== null && meansTwoFoods(line, told)) return answer(null, told);
  const lexicon = lexiconOf(told);
  if (lexicon && index.inLanguage.has(lexicon.language)) {
    const own = inLanguage(index, lexicon, line, true);
    const english = own === null ? null : wordInEnglish(index, lexicon, line);
    if (english && english.food !== own?.food) return answer(english, 'en');
    if (own && own.confidence !== 'not sure') return answer(own, told);
    const umlauts =
      told === 'de' && /[aou]e/i.test(line.name) ? inLanguage(index, lexicon, withUmlauts(line), true) : null;
    if (umlauts !== null && isFull(umlauts)) return answer(umlauts, told);
    if (language === null) {
      const any = inAnyLanguage(index, line);
      const isBetter = any !== null && (own === null ? any.match.confidence !== 'not sure' : isFull(any.match));
      if (any && isBetter) return answer(any.match, any.language);
    }
    const borrowed = own === null ? borrowedFood(index, line.name) : null;
    if (borrowed) return answer(borrowed.match, borrowed.language);
    return answer(own, told);
  }
  if (told === 'en') {
    const found = inEnglish(index, line);
    const borrowed = found === null ? borrowedFood(index, line.name) : null;
    if (borrowed) return answer(borrowed.match, borrowed.language);
    return answer(found?.confidence === 'not sure' && OPEN_CHOICE.test(line.name) ? null : found, 'en');
  }
  const any = inAnyLanguage(index, line);
  return answer(any?.match ?? null, any?.language ?? null);
}

/**
 * Which food a bare name is, where nobody said its language: English names first, since a list may have 'prosciutto' and 'romano'
 * on it without being Italian. What is nothing to eat is no food of any language.
 */
export function resolveName(index: FoodIndex, name: string): ResolvedFood {
  const english = resolveFood(index, { name }, 'en');
  if (index.inLanguage.size === 0 || isOwnName(english.rule)) return english;
  if (isHouseholdGood(name)) return { ...english, food: null, foodId: null, isSure: false, rule: null, named: null };
  return resolveFood(index, { name }, null);
}

/** Whether all of a name is explained by its food: in a language that had to be guessed, only the food's own names do. */
export function isWholeName({ food, rule, language }: ResolvedFood, told: Language | null): boolean {
  if (food === null || rule === null || rule === 'not sure' || rule === 'head noun') return false;
  return rule !== 'without descriptors' || language === 'en' || language === told;
}

/**
 * The food of a name that is typed in another language than English and says nothing else. Null for a name that an English
 * word explains.
 */
export function foodInOtherLanguage(index: FoodIndex, name: string): Food | null {
  if (index.inLanguage.size === 0) return null;
  const told = guessLineLanguage(name);
  if (told === 'en') return null;
  const resolved = resolveFood(index, { name }, told);
  return resolved.language !== 'en' && isWholeName(resolved, told) ? resolved.food : null;
}

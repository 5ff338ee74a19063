import { allowedTypos, editDistance } from '../ingredients/edit-distance.ts';
import { contentOf, contentWords, sortedKey } from './content-words.ts';
import type { FallbackFood, Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import type { Confidence, FoodMatch } from './food-match.ts';
import { DESCRIPTORS, foodWords, LINK_WORDS, plainText, STATE_WORDS } from './food-words.ts';
import { withoutClaims } from './only-a-claim.ts';
import type { FoodName } from './searched-names.ts';
import { singularWord } from './singular.ts';

/** Whether a name was found as one of the food's own, its first or a further one. */
export const isOwnName = (by: Confidence | 'corrected' | null | undefined): boolean => by === 'exact' || by === 'alias';

/** A match by one of the food's own names. */
export const isSure = <Match extends FoodMatch>(match: Match | null | undefined): match is Match =>
  isOwnName(match?.confidence);

/** Characters of a name that are looked at; longer ones are no names of foods. */
const NAME_CHARACTERS_MAX = 300;
/** Foods that one name may list or leave to choose from; each is looked up by itself. */
const FOODS_IN_A_NAME_MAX = 8;

const COST = { descriptor: 0.1, state: 0.8, unknown: 3, afterLink: 0.4, head: 6 } as const;
const TRAILING_LINKS = new Set(['with', 'in', 'from', 'for', 'on', 'to', 'as', 'into', 'like', 'such']);

const isDescribing = (word: string): boolean => DESCRIPTORS.has(word) || STATE_WORDS.has(word) || /^\d/.test(word);

type Candidate = {
  readonly name: FoodName;
  readonly cost: number;
  readonly hasHead: boolean;
  readonly isClean: boolean;
};

const JOINT = /\sand\s|\s?[&+]\s?/i;

/** The words behind the last 'and' of a text; null where it has none. */
function rightOfJoint(text: string): string[] | null {
  const parts = JOINT.test(text) ? text.split(JOINT) : [];
  return parts.length < 2 ? null : contentWords(parts.at(-1) ?? '');
}

/**
 * Whether a name is made of words on both sides of an 'and' that leave it no noun of both: 'mustard and flour' are no mustard flour,
 * 'salt and garlic' no garlic salt, but 'lemon and lime juice' has lemon juice in it. What is called so by any of its names is one
 * food: 'macaroni and cheese'.
 */
function isOfTwo({ food, words }: FoodName, right: readonly string[]): boolean {
  if (words.length < 2 || JOINT.test(food.name) || food.aliases.some((alias) => JOINT.test(alias))) return false;
  const behind = words.filter((word) => right.includes(word)).length;
  const isAcross = behind > 0 && behind < words.length;
  return isAcross && (right.length === 1 || !right.includes(words.at(-1) ?? ''));
}

const isOfAnimal = ({ aisle, diet }: Food): boolean =>
  (aisle === 'dairy and eggs' || aisle === 'meat and fish') && !diet.includes('vegan');

/**
 * The best name of the catalogue whose words are all among the given ones.
 * @param right the words behind the last 'and' of the text; null where it has none
 */
function bestNameAmong(index: FoodIndex, all: readonly string[], right: readonly string[] | null): Candidate | null {
  const linkAt = all.findIndex((word, position) => position > 0 && TRAILING_LINKS.has(word));
  const words = all.map((word, position) => ({ word, isLate: linkAt >= 0 && position > linkAt }));
  const content = words.filter(({ word }) => !LINK_WORDS.has(word) && !TRAILING_LINKS.has(word));
  const early = content.filter(({ isLate }) => !isLate);
  const nouns = early.filter(({ word }) => !isDescribing(word));
  const head = (nouns.at(-1) ?? early.at(-1) ?? content.at(-1))?.word ?? '';

  let best: Candidate | null = null;
  const present = new Set(content.map(({ word }) => word));
  const seen = new Set<string>();
  for (const { word } of content) {
    if (seen.has(word)) continue;
    seen.add(word);
    for (const name of index.byLastWord.get(word) ?? []) {
      if (!name.words.every((wanted) => present.has(wanted)) || (right && isOfTwo(name, right))) continue;
      const left = [...content];
      let isContained = true;
      let isAllLate = true;
      let isAnyLate = false;
      for (const wanted of name.words) {
        const at = left.findIndex((item) => item.word === wanted);
        if (at < 0) {
          isContained = false;
          break;
        }
        if (left[at]?.isLate) isAnyLate = true;
        else isAllLate = false;
        left.splice(at, 1);
      }
      if (!isContained) continue;
      const isAcross = isAnyLate && !isAllLate;
      if (isAcross && !foodWords(name.text).includes(all[linkAt] ?? '')) continue;
      const hasHead = name.words.includes(head);
      let cost = (isAllLate ? 4 : 0) + (hasHead ? 0 : COST.head);
      // 'vegan feta cheese' is a vegan cheese before it is a feta
      if (present.has('vegan') && isOfAnimal(name.food) && !name.words.includes('vegan')) cost += COST.unknown * 2;
      let isClean = true;
      for (const item of left) {
        if (DESCRIPTORS.has(item.word) || /^\d/.test(item.word)) cost += COST.descriptor;
        else if (STATE_WORDS.has(item.word)) cost += COST.state;
        else if (item.isLate) cost += COST.afterLink;
        else {
          cost += COST.unknown;
          isClean = false;
        }
      }
      // of two equally good names the longer one says more, then the one whose last word stands later
      cost -= name.words.length * 0.01 + content.findIndex((item) => item.word === name.words.at(-1)) * 0.001;
      if (best === null || cost < best.cost) best = { name, cost, hasHead, isClean };
    }
  }
  return best;
}

/** Words that look like the name of a food with a letter wrong, and are none: 'dosa batter' has no butter in it. */
const NO_MISSPELLING: ReadonlySet<string> = new Set([
  'batter',
  'choice',
  'coating',
  'filler',
  'liner',
  'better',
  'roller',
]);

/** Words of a name with each unknown one replaced by the nearest word of the catalogue, or null when all are known. */
function corrected(index: FoodIndex, words: readonly string[]): string[] | null {
  let hasChanged = false;
  const result = words.map((word) => {
    if (index.vocabulary.has(word) || NO_MISSPELLING.has(word) || isDescribing(word) || LINK_WORDS.has(word))
      return word;
    const limit = allowedTypos(word);
    if (word.length < 5) return word;
    let best = word;
    let bestDistance = limit + 1;
    for (const candidate of index.wordsByLetter.get(word[0] ?? '') ?? []) {
      const distance = editDistance(word, candidate, Math.min(limit, bestDistance - 1));
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    if (best !== word) hasChanged = true;
    return best;
  });
  return hasChanged ? result : null;
}

/** A row of the large table in the shape of a catalogue food; its diet is unknown, so it promises nothing. */
function foodOfRow(row: FallbackFood): Food {
  return {
    id: `sr28-${row.id}`,
    name: row.name,
    aliases: [],
    aisle: 'other',
    per100g: row.per100g,
    weights: {},
    edibleShare: 1,
    drainedShare: 1,
    diet: [],
    source: { table: 'sr28', id: row.id, scale: 1 },
  };
}

/** The row of the large table that has the most of the words, among them the last one near its beginning. */
function bestRow(index: FoodIndex, content: readonly string[]): FallbackFood | null {
  const nouns = content.filter((word) => !isDescribing(word));
  const head = nouns.at(-1);
  if (head === undefined) return null;
  const missesAllowed = nouns.length > 2 ? 1 : 0;
  let best: FallbackFood | null = null;
  let bestScore = 0;
  for (const name of index.fallback.withWord(head)) {
    if (!name.headWords.includes(head)) continue;
    if (nouns.filter((word) => !name.words.has(word)).length > missesAllowed) continue;
    let score = name.headWords[0] === head ? 1 : 0;
    for (const word of content) if (name.words.has(word)) score += isDescribing(word) ? 1 : 4;
    for (const word of nouns) if (!name.words.has(word)) score -= 3;
    if (name.words.has('raw')) score += 0.5;
    score -= name.words.size * 0.1;
    if (score > bestScore) {
      best = name.row;
      bestScore = score;
    }
  }
  return best;
}

const ALLERGENIC =
  /almond|walnut|hazelnut|cashew|pecan|pistachio|macadamia|peanut|sesame|tahini|shrimp|prawn|crab|lobster|fish|salmon|tuna|anchovy|oat|wheat|barley|rye|egg|soya|tofu|mustard|celery/;

/**
 * Whether a word of a name is not the food's and is a food that somebody must not eat, though the food that was found may be eaten: of
 * 'almond croissant' a croissant says too little, of 'pork gyoza' a dumpling.
 */
const hasOtherFood = (index: FoodIndex, content: readonly string[], { words, food }: FoodName): boolean =>
  !words.includes('vegan') &&
  content.some((word) => {
    const other = words.includes(word) || isDescribing(word) ? undefined : index.byKey.get(word)?.food;
    if (other === undefined || other === food) return false;
    const isOfMeat = other.aisle === 'meat and fish' && food.aisle !== 'meat and fish';
    return isOfMeat || ALLERGENIC.test(other.name);
  });

function matchOne(index: FoodIndex, text: string): (FoodMatch & { readonly cost: number }) | null {
  const all = foodWords(text);
  const content = contentOf(all);
  if (content.length === 0) return null;
  // 'chickpeas in water' are not the water of chickpeas
  const links = all.slice(1).filter((word) => TRAILING_LINKS.has(word));
  const right = rightOfJoint(text);
  const isJoinedAlike = (name: FoodName) =>
    links.every((link) => foodWords(name.text).includes(link)) && !(right && isOfTwo(name, right));
  const same = index.byKey.get(content.join(' '));
  if (same && isJoinedAlike(same))
    return { food: same.food, confidence: same.isMain ? 'exact' : 'alias', named: same.text, cost: 0 };
  const turned = index.bySortedKey.get(sortedKey(content));
  if (turned && isJoinedAlike(turned))
    return { food: turned.food, confidence: 'alias', named: turned.text, cost: 0.01 };

  for (let from = 0; from < content.length; from++) {
    if (from > 0 && !DESCRIPTORS.has(content[from - 1] ?? '')) break;
    const joined = index.byJoinedKey.get(content.slice(from).join(''));
    if (joined && isJoinedAlike(joined)) {
      const confidence = from === 0 ? 'alias' : 'without descriptors';
      return { food: joined.food, confidence, named: joined.text, cost: 0.02 };
    }
  }

  const found = bestNameAmong(index, all, right);
  if (found?.hasHead) {
    const confidence = found.isClean && found.cost < COST.unknown ? 'without descriptors' : 'head noun';
    const isOfOther = confidence === 'head noun' && right === null && hasOtherFood(index, content, found.name);
    return {
      food: found.name.food,
      confidence: isOfOther ? 'not sure' : confidence,
      named: found.name.text,
      cost: found.cost,
    };
  }
  const fixed = corrected(index, all);
  if (fixed) {
    const again = bestNameAmong(index, fixed, right);
    if (again?.hasHead) return { food: again.name.food, confidence: 'not sure', cost: again.cost + 2 };
  }
  const row = bestRow(index, content);
  if (row) return { food: foodOfRow(row), confidence: 'not sure', cost: 5 };
  if (found) return { food: found.name.food, confidence: 'not sure', cost: found.cost };
  return null;
}

const OR = /\sor\s/i;
const ALTERNATIVES = /\sor\s|\//i;

/**
 * The food that a name means, and how sure that is, or null when nothing of it is known.
 * Of alternatives ('butter or margarine', 'beef/vegetable stock') the first counts, with the noun that they share; so it does of a list
 * that ends in one ('shrimp, chicken or tofu').
 * @param given what is left of an ingredient line without amount and preparation; any case, number and word order
 */
export function matchFood(index: FoodIndex, given: string): FoodMatch | null {
  const name = given.slice(0, NAME_CHARACTERS_MAX);
  const all = name.split(ALTERNATIVES).filter((part) => part.trim() !== '');
  const parts = withoutClaims(all);
  if (parts.length < all.length) return matchFood(index, parts.join(' or '));
  const whole = matchOne(index, name);
  const [first, ...others] = parts.slice(0, FOODS_IN_A_NAME_MAX);
  // 'rice or noodles' are no rice noodles
  if (isSure(whole) && (others.length === 0 || !OR.test(name))) return withoutCost(whole);
  if (first === undefined || others.length === 0) {
    if (whole && whole.confidence === 'without descriptors') return withoutCost(whole);
    const isOneThing = whole?.confidence === 'head noun' && !namesSeveral(name);
    return (isOneThing ? null : firstNamed(index, name)) ?? (whole && withoutCost(whole));
  }

  const listed = [first, ...others].flatMap((part) => part.split(',')).filter((part) => part.trim() !== '');
  const isList = listed.length > 2 && first.includes(',');
  const last = (isList ? listed.at(-1) : others[0]) ?? '';
  const ending = contentWords(last).slice(1, FOODS_IN_A_NAME_MAX);
  // 'custard or double cream' share no noun: both stand in one aisle, and custard creams in another
  const aisle = ending.length === 0 ? undefined : matchOne(index, last)?.food.aisle;
  const standsThere = aisle !== undefined && matchOne(index, first)?.food.aisle === aisle;
  for (const before of isList ? [listed[0] ?? '', first] : [first])
    for (let from = 0; from < ending.length; from++) {
      const shared = matchOne(index, `${before} ${ending.slice(from).join(' ')}`);
      if (isSure(shared) && (!standsThere || shared.food.aisle === aisle)) return withoutCost(shared);
    }
  let best: (FoodMatch & { readonly cost: number }) | null = null;
  for (const [position, part] of listed.slice(0, FOODS_IN_A_NAME_MAX).entries()) {
    const found = matchOne(index, part);
    if (found === null) continue;
    const cost = found.cost + position;
    if (best === null || cost < best.cost) best = { ...found, cost };
  }
  // 'goat, sheep or cow cheese' shares a noun that no name of the first has: what its word alone names may be another food
  if (best && isList && ending.length > 0) best = { ...best, confidence: 'head noun' };
  best ??= whole;
  return best && withoutCost(best);
}

/**
 * Whether 'X and Y' lists foods ('sesame seeds and sliced spring onions': a plural before it, or a describing word after it)
 * and is not one food with two flavours ('salt and vinegar crisps').
 */
function namesSeveral(name: string): boolean {
  const [before = '', after] = name.split(/\sand\s|&/i, 2);
  if (after === undefined || /[,;+]|\.\s|\bplus\b/.test(name)) return true;
  const last = plainText(before).split(' ').at(-1) ?? '';
  return singularWord(last) !== last || DESCRIPTORS.has(foodWords(after)[0] ?? '');
}

/** The first of several foods in one name ('sesame seeds and sliced spring onions', or a name that runs on into advice). */
function firstNamed(index: FoodIndex, name: string): FoodMatch | null {
  const parts = name
    .split(/\sand\s|[&+,;]|\.\s|\splus\s/i)
    .filter((part) => part.trim() !== '')
    .slice(0, FOODS_IN_A_NAME_MAX);
  if (parts.length < 2) return null;
  for (const part of parts) {
    const found = matchOne(index, part);
    // the other foods are not looked at, so the name as a whole is not sure
    if (found && found.confidence !== 'not sure') return { food: found.food, confidence: 'head noun' };
  }
  return null;
}

const withoutCost = ({ cost: _, ...match }: FoodMatch & { readonly cost: number }): FoodMatch => match;

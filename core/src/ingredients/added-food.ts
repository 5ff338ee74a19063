import { itemAt } from '../item-at.ts';
import { AmountReader } from './amount-reader.ts';
import { isFoodWithAmount } from './amounts-in-front.ts';
import { DESCRIPTORS, KIND_OR_PREPARED, PREPARED, SIZES } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { partInFront } from './part-in-front.ts';
import { type Amount, readAmount } from './read-amount.ts';
import { closing } from './read-measures.ts';
import { type Read, type Token, tokenize } from './tokenize.ts';
import { unitDimension } from './units.ts';

/** Foods that are added to the first of a line; what lists more is a sentence. */
const ADDED_MAX = 7;

/** Words of a food that are said again: '+ 1 large egg for glazing'. */
const NAME_WORDS_MAX = 3;

/** 'Plus' in the six languages, which joins more strongly than 'and'. */
const PLUS: ReadonlySet<string> = new Set(['+', 'plus', 'più', 'más', 'mas']);
const JOINT = '[+&]|\\s(?:and|plus|und|u|et|y|e|ed|en|più|más|mas)\\s';
const MAY_JOIN = RegExp(`${JOINT}|,[^,]*[\\d½¼¾⅓⅔][^,]*,[^,]*[\\d½¼¾⅓⅔]`, 'iu');
/** The same of a whole line, in which brackets and amounts behind their foods may join too. */
const MAY_ADD = RegExp(`${JOINT}|\\(\\s*(?:plus|più|más)|,[^,]*[\\d½¼¾⅓⅔⅛]`, 'iu');
/** '2 eggs (+ 1 yolk)': no remark on the first. */
const PLUS_IN_BRACKETS = /\s*\(\s*(?:\+|plus|più|más)\s*(?=[\d½¼¾⅓⅔])([^()]*)\)/giu;
/** Words, folded, that say of a measure that it is more of the same: '2 tbsp more', '50 g extra'. */
const MORE: ReadonlySet<string> = new Set(
  'more extra additional another divided for to as mehr weitere supplementaire mas adicional altri altra'.split(' '),
);
/** 'Beef cut into 1-inch and 2-inch cubes': the size of pieces. */
const CUT = /(?:^|\s)(?:cut|sliced|diced|chopped|into|between)(?:\s|$)/i;
/** Adjectives in English that stand for a food that is named behind them: '1 red and 1 green pepper'. */
const COLOURS = /^(?:red|green|yellow|orange|white|brown|black|purple|dark|light|ripe|sweet)$/;

/** Whether a printed line may add a food, asked where reading each line takes too long. Where it does, this is true; it may be true of others. */
export const mayAddFood = (line: string): boolean => MAY_ADD.test(line);

/** The text of a line without what is added to its food, and that as remarks. */
export type WithAdded = { readonly rest: string; readonly added: readonly string[] };

/**
 * Takes out of a line what has an amount of its own: another food as '+ 1 egg yolk' ('2 eggs and 1 egg yolk', '100 g Butter + 50 g
 * Zucker'), more of the same as 'plus 2 tbsp'. What stands in brackets or leaves a choice is left alone.
 * @param text of the line behind its first amount
 * @param first the amount in front; without one only a number adds a food ('salt and 1 tsp pepper')
 * @param isTitled behind a title as 'Sauce:', where any comma in front of an amount parts foods
 * @param part of the first food that is taken, which is that of what is counted with it: 'juice of' 1 lemon and 1 lime
 */
export function takeAdded(
  text: string,
  first: Amount,
  part: string | null,
  lexicon: Lexicon | null,
  isTitled = false,
): WithAdded {
  const added: string[] = [];
  const isMeasured = first.min !== null;
  const isCounted = isMeasured && first.unit === null;
  const mayJoin = lexicon === null ? MAY_JOIN : MAY_ADD;
  let rest = text.includes('(') ? text.replace(PLUS_IN_BRACKETS, ' + $1') : text;
  while (added.length < ADDED_MAX && (added.length > 0 || mayJoin.test(rest) || (isTitled && rest.includes(',')))) {
    const found = firstAdded(
      rest,
      { isMeasured, isCounted, part, isTitled, isList: isTitled || added.length > 0 },
      lexicon,
    );
    if (found === null) break;
    added.push(found.added);
    rest = found.rest;
  }
  return { rest, added };
}

/** What is known of a line in front of what it adds; `isList` once something was added. */
type Line = {
  readonly isMeasured: boolean;
  readonly isCounted: boolean;
  readonly part: string | null;
  readonly isList: boolean;
  readonly isTitled: boolean;
};

function firstAdded(text: string, line: Line, lexicon: Lexicon | null): { rest: string; added: string } | null {
  const tokens = tokenize(text);
  const reader = new AmountReader(tokens, lexicon);
  let commas = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = itemAt(tokens, at);
    if (token.text === '(' || token.text === '[') {
      const close = closing(tokens, at);
      if (close < 0) return null;
      at = close;
      continue;
    }
    if (isOr(token, lexicon)) return null;
    const isBehindComma = tokens[at - 1]?.text === ',';
    const strength = jointOf(token, lexicon);
    if (/^[,;:]$/.test(token.text)) {
      const isFirst = at > 0 && (commas === 0 || line.isTitled);
      const isJoint =
        isFirst && (isListComma(reader, at, line) || (line.isTitled && partAt(text, reader, at) !== null));
      const found = isJoint ? addedAt(text, reader, at, line) : null;
      if (found?.added.startsWith('+ ')) return found;
      commas++;
    } else if (at > 0 && strength > 0 && (strength > 1 || commas === 0 || (commas === 1 && isBehindComma))) {
      const found = addedAt(text, reader, at, line);
      if (found !== null) return found;
    }
  }
  return null;
}

/**
 * '1 carrot, 1 onion and 1 leek', '1 cup oats, 1 banana, 2 eggs': a comma parts foods where three have their amounts. A single
 * one may say more of the first: '1 can of beans, 15 oz'.
 */
function isListComma(reader: AmountReader, comma: number, { isList, isTitled }: Line): boolean {
  const { tokens, lexicon } = reader;
  const amount = amountAt(reader, comma + 1, isTitled);
  if (amount === null || tokens[amount.next]?.kind !== 'word') return false;
  if (isList || isFoodBehind(reader, comma)) return true;
  for (let at = comma + 2; at < tokens.length; at++) {
    const token = itemAt(tokens, at);
    if (/^[([]$/.test(token.text) || isOr(token, lexicon)) return false;
    const next = token.text === ',' || jointOf(token, lexicon) > 0 ? amountAt(reader, at + 1, false) : null;
    if (next !== null) return tokens[next.next]?.kind === 'word';
  }
  return false;
}

/** '1 oignon, 1 carotte': a food with an amount of its own, and no other measure or piece of the first. English says these alike. */
function isFoodBehind({ tokens, lexicon }: AmountReader, comma: number): boolean {
  const next = tokens.findIndex(({ text }, at) => at > comma && /^[,;([]$/.test(text));
  const words = tokens.slice(comma + 1, next < 0 ? tokens.length : next);
  return lexicon !== null && words.every((word) => !isOr(word, lexicon)) && isFoodWithAmount(words, lexicon);
}

const isOr = ({ lower }: Token, lexicon: Lexicon | null): boolean =>
  lexicon ? lexicon.or.has(fold(lower)) : lower === 'or';

/** 0 for what joins nothing, 1 for 'and', 2 for 'plus'. */
function jointOf({ lower }: Token, lexicon: Lexicon | null): 0 | 1 | 2 {
  if (PLUS.has(lower)) return 2;
  const isAnd = lower === '&' || (lexicon ? lexicon.and.has(fold(lower)) : lower === 'and');
  return isAnd ? 1 : 0;
}

/** What is added behind a joint, with the line without it; null where no amount of another food stands there. */
function addedAt(
  text: string,
  reader: AmountReader,
  joint: number,
  { isMeasured, isCounted, part }: Line,
): { rest: string; added: string } | null {
  const { tokens, lexicon } = reader;
  const amount = amountAt(reader, joint + 1, isMeasured);
  if (amount === null) return partAt(text, reader, joint);
  const head = text.slice(0, itemAt(tokens, joint).start).replace(/[\s,;]+$/, '');
  const isLength = amount.value.unit !== null && unitDimension(amount.value.unit) === 'length';
  if (head === '' || /(?:^|\s)half$/i.test(head) || (isLength && CUT.test(head))) return null;
  const end = endOf(reader, amount.next);
  const until = tokens[end]?.start ?? text.length;
  const from = itemAt(tokens, joint + 1).start;
  const foodFrom = tokens[amount.next]?.start ?? text.length;
  const measure = text.slice(from, Math.min(foodFrom, until)).trim();
  const food = text
    .slice(Math.min(foodFrom, until), until)
    .replace(/[\s,;–-]+$/, '')
    .trim();
  const behind = text.slice(until);
  if (isMoreOfSame(food, amount.value, head, lexicon)) {
    // '2 eggs plus 1 for glazing'
    const isCount =
      isCounted &&
      amount.value.min !== null &&
      amount.value.unit === null &&
      food !== '' &&
      !isKnob(food, lexicon) &&
      head.split(' ').length <= NAME_WORDS_MAX;
    if (isCount) return { rest: join(head, behind), added: `+ ${measure} ${head} ${food}` };
    if (amount.value.unit === null) return null;
    const said = isSameFood(food, head) ? '' : ` ${food}`;
    return { rest: join(head, behind), added: `plus ${measure}${said}`.trim() };
  }
  if (!namesFood(food, lexicon)) {
    // '130 g burro freddo + 50 g fuso': more of it, in another state
    const isMore = isMeasured && PLUS.has(itemAt(tokens, joint).lower) && unitIsWeight(amount.value);
    return isMore ? { rest: join(head, behind), added: `plus ${measure} ${food}` } : null;
  }
  const named = bothNamed(head, food, lexicon);
  if (named === null) return null;
  const partSaid = part !== null && amount.value.min !== null && amount.value.unit === null ? `${part} ` : '';
  return { rest: join(named.head, behind), added: `+ ${partSaid}${measure} ${named.food}` };
}

/** 'Zest of 1 lemon and juice of 2 limes': a part of another food, in front of its amount. */
function partAt(
  text: string,
  { tokens, lexicon }: AmountReader,
  joint: number,
): { rest: string; added: string } | null {
  const from = tokens[joint + 1]?.start ?? text.length;
  const behind = text.slice(from);
  const reader = new AmountReader(tokenize(behind), lexicon);
  const part = partInFront(reader, behind);
  const amount = part === null ? null : amountAt(reader, part.next, false);
  const head = text.slice(0, itemAt(tokens, joint).start).replace(/[\s,;]+$/, '');
  if (amount === null || head === '') return null;
  const end = reader.tokens[endOf(reader, amount.next)]?.start ?? behind.length;
  const food = behind.slice(reader.tokens[amount.next]?.start ?? behind.length, end);
  if (!namesFood(food, lexicon)) return null;
  return { rest: join(head, behind.slice(end)), added: `+ ${behind.slice(0, end).trim()}` };
}

const unitIsWeight = ({ min, unit }: Amount): boolean =>
  min !== null && unit !== null && unitDimension(unit) === 'mass';

const join = (head: string, behind: string): string => {
  const rest = behind.replace(/^[\s,;]+/, '');
  return rest === '' ? head : `${head}${/^[(+[]/.test(rest) ? ' ' : ', '}${rest}`;
};

/** An amount that another food can have. In words alone ('some', 'etwas') it is one only beside an amount in front. */
function amountAt(reader: AmountReader, index: number, isMeasured: boolean): Read<Amount> | null {
  const first = reader.tokens[index];
  if (first === undefined) return null;
  if (first.kind === 'mark' && !/^[~≈]$/.test(first.text)) return null;
  const read = readAmount(reader, index);
  if (read === null) return null;
  const isNumber = read.value.min !== null;
  return isNumber || isMeasured ? read : null;
}

/** Where an added food ends: at a comma, at a bracket that says no weight of it, at the next joint with an amount. */
function endOf(reader: AmountReader, index: number): number {
  const { tokens, lexicon } = reader;
  for (let at = index; at < tokens.length; at++) {
    const token = itemAt(tokens, at);
    if (/^[,;]$/.test(token.text)) return at;
    if (token.text === '(' || token.text === '[') {
      const close = closing(tokens, at);
      const isWeight = close > 0 && tokens.slice(at, close).some(({ kind }) => kind === 'number');
      if (!isWeight) return at;
      at = close;
    } else if (jointOf(token, lexicon) > 0 && amountAt(reader, at + 1, false) !== null) return at;
  }
  return tokens.length;
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d’'-]+/u)
    .filter((word) => word !== '');

/** Whether what stands behind a measure names no other food: nothing, what it is for, 'more', or the same food again. */
function isMoreOfSame(food: string, amount: Amount, head: string, lexicon: Lexicon | null): boolean {
  const [first = ''] = wordsOf(food);
  if (first === '' || MORE.has(first) || (lexicon?.purposes.has(first) ?? false)) return true;
  if (isKnob(food, lexicon)) return true;
  return amount.unit !== null && isSameFood(food, head);
}

/** 'Beurre + 1 noix pour le moule': so much of it, and no nut. */
function isKnob(food: string, lexicon: Lexicon | null): boolean {
  const [first = '', second] = wordsOf(food);
  const isSmall = /^(?:noix|noisette|nuez|noce|klontje|knob|flocke|flockchen)$/.test(first);
  return isSmall && (second === undefined || second === 'for' || (lexicon?.purposes.has(second) ?? false));
}

function isSameFood(food: string, head: string): boolean {
  const [one, other] = [food, head.split(',', 1)[0] ?? ''].map(
    (text) => wordsOf(text).at(-1)?.replace(/e?s$/, '') ?? '',
  );
  return one === other;
}

/** Whether text has a word that is not only said of a food: '1 beaten', '1/2 chopped' add none. */
function namesFood(text: string, lexicon: Lexicon | null): boolean {
  return wordsOf(text).some((word) => !isDescribing(word, lexicon) || (lexicon === null && COLOURS.test(word)));
}

function isDescribing(word: string, lexicon: Lexicon | null): boolean {
  if (/^\d/.test(word) || word.length < 2) return true;
  if (lexicon) return lexicon.isDescribing(lexicon.canon(word)) || lexicon.links.has(word) || lexicon.of.has(word);
  return DESCRIPTORS.has(word) || PREPARED.has(word) || KIND_OR_PREPARED.has(word) || SIZES.has(word);
}

/** 'Rote', 'gele', and in languages that put it behind its noun any: 'mais' and 'Soja' are foods. */
const isInflected = (word: string, lexicon: Lexicon): boolean =>
  !lexicon.words.hasCompounds || /^.{2,}(?:e|er|es|en)$/.test(word);

/** Whether words only say which of a food that stands elsewhere: '1 red', 'rouge'. */
function isKindOnly(text: string, lexicon: Lexicon | null): boolean {
  const words = wordsOf(text);
  return words.every(
    (word) =>
      isDescribing(word, lexicon) ||
      (lexicon ? lexicon.kinds.has(lexicon.canon(word)) && isInflected(word, lexicon) : COLOURS.test(word)),
  );
}

/**
 * Both names whole: '1 red and 1 green pepper' and '1 poivron rouge et 1 vert' say their noun once. Null where neither has one.
 */
function bothNamed(head: string, food: string, lexicon: Lexicon | null): { head: string; food: string } | null {
  // 'four eggs plus two whites'
  if (lexicon === null && /\beggs?$/i.test(head) && /^(?:whites?|yolks?)$/i.test(food))
    return { head, food: `egg ${food}` };
  const isLastNoun = lexicon === null || lexicon.words.hasCompounds;
  if (isLastNoun && isKindOnly(head, lexicon)) {
    const noun = food.split(' ').at(-1) ?? '';
    return head.includes(',') ? null : { head: `${head} ${noun}`, food };
  }
  // 'one red pepper and one green'
  if (isLastNoun && isKindOnly(food, lexicon)) return { head, food: `${food} ${head.split(' ').at(-1) ?? ''}` };
  // '2 œufs et 1 jaune': of what is of no kind the other is none either
  const isOfKind =
    !isLastNoun && head.split(' ').some((word) => isKindOnly(word, lexicon) && !isDescribing(fold(word), lexicon));
  if (isOfKind && isKindOnly(food, lexicon)) return { head, food: `${nounOf(head, lexicon)} ${food}` };
  return { head, food };
}

/** The first word that is a noun: 'poivron' of 'de poivron rouge'. */
const nounOf = (head: string, lexicon: Lexicon | null): string =>
  head.split(' ').find((word) => !isKindOnly(word, lexicon)) ?? '';

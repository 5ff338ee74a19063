import { itemAt } from '../item-at.ts';
import type { AmountReader } from './amount-reader.ts';
import { APPROXIMATIONS, PREPARED, SIZES } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { type Amount, readAmount } from './read-amount.ts';
import { middle } from './read-measures.ts';
import { isOfOne, saysEach } from './says-of-one.ts';
import type { Read, Token } from './tokenize.ts';
import { type Measure, unitDimension } from './units.ts';

/**
 * An amount behind the food: 'Flour - 200 g', 'Flour 200g', 'Egg yolks (large), 6', 'eggs x 2'. Behind a dash, a colon, or a size of
 * what is counted, more may follow it: 'Butter - 2 tbsp, melted', 'Carrots, 3 medium, diced'.
 */
export function trailingAmount(
  reader: AmountReader,
  tokens: readonly Token[],
): { amount: Amount; from: number; next: number } | null {
  for (let at = 1, tries = 0; at < tokens.length && tries < 12; at++) {
    const token = itemAt(tokens, at);
    const { lexicon } = reader;
    if (lexicon && /^0+$/.test(token.text)) continue;
    const isInWords = lexicon !== null && token.kind === 'word' && lexicon.number(token.lower) !== undefined;
    if (
      token.kind !== 'number' &&
      !isInWords &&
      (lexicon || !/^(?:about|approx|one|two|three|four|half|a)$/.test(token.lower))
    )
      continue;
    tries++;
    const before = itemAt(tokens, at - 1);
    if (/^(?:for|in|into|of|to|from|or|and|serves|makes|the|with|cut|as|than|type|no|number)$/.test(before.lower))
      continue;
    // 'Reis (für 2 Personen)' does not say how much
    if (FOR_WHOM.test(before.lower) && PERSONS.test(itemAt(tokens, Math.min(at + 1, tokens.length - 1)).lower))
      continue;
    // 'Salz und 1 TL Pfeffer'
    if (lexicon && (lexicon.and.has(fold(before.lower)) || lexicon.or.has(fold(before.lower)))) continue;
    const read = readAmount(reader, at);
    if (!read) continue;
    const isSetOff = before.kind === 'mark' ? /^[,:–—(=×-]$/.test(before.text) : before.lower === 'x';
    const { unit, packageSize } = read.value;
    const counted = itemAt(tokens, Math.min(read.next, tokens.length - 1)).lower;
    const size = unit === null ? (lexicon ? lexicon.size(counted) : SIZES.get(counted)) : undefined;
    const next = size === undefined || read.next === tokens.length ? read.next : read.next + 1;
    const isEnd = tokens.slice(next, next + 3).every((rest) => /^[).\]]$/.test(rest.text));
    // 'Vino bianco un bicchiere', but 'Pasta da un giorno'
    if (isInWords && (unit === null || !isEnd)) continue;
    const isNamed =
      /^[:–—-]$/.test(before.text) &&
      before.end < token.start &&
      !tokens.slice(0, at).some((word) => word.text === ',' || word.text === '(');
    const after = tokens[next];
    const isSized = next > read.next;
    const isOver = after === undefined || /^[,(;+–—-]$/.test(after.text) || (isSized && isDone(after, lexicon));
    const isBehindWords = !lexicon && isRightBehindWords(tokens, at, after);
    const isPlain = isBehindWords && unit !== null;
    const isWhole = isEnd || isPlain || (isNamed && (isOver || isSized)) || (isSized && isOver);
    const amount = isSized ? { ...read.value, size: size ?? null } : read.value;
    // 'ginger, 1-inch piece, peeled', but 'carrots, 1 inch long'
    const isPiece = !lexicon && before.text === ',' && /^(?:piece|knob|chunk)$/.test(after?.lower ?? '');
    const behindPiece = isPiece ? tokens[next + 1] : undefined;
    if (unit !== null && unitDimension(unit) === 'length') {
      if (!isPiece || !(behindPiece === undefined || /^[,;(]$/.test(behindPiece.text))) continue;
      return { amount, from: at - 1, next: next + 1 };
    }
    const each = before.text === '(' && unit === null && after?.text === ',' ? weightOfEach(reader, next + 1) : null;
    if (each) return { amount: { ...amount, packageSize: each.value }, from: at - 1, next: each.next };
    if (lexicon && !isNamed && !isSetOff && isAmountIn(read.value, after, isEnd, before, token)) {
      // 'zucchero 130 g', 'limoni 4 il succo di 3', 'panna 750 ml ben fredda'
      return { amount, from: at, next: isEnd ? tokens.length : next };
    }
    if (!isWhole && !isBehindWords) continue;
    // 'Eier (Größe M) 3'
    const isBehindBracket = before.text === ')' && isEnd;
    // 'Onions 2', 'green chillies 3'
    const isAtEnd = next === tokens.length || isBehindWords;
    const isCountAtEnd = !lexicon && isAtEnd && isCountOf(amount, before, token);
    if (unit === null && packageSize === null && !isSetOff && !isSized && !isBehindBracket && !isCountAtEnd) continue;
    // 'vin blanc (ou cidre) un verre'
    if (token.kind !== 'number' && !isSetOff && !isBehindBracket) continue;
    let from = isSetOff ? at - 1 : at;
    // 'onions approximately 200 g'
    while (!lexicon && from > 1 && APPROXIMATIONS.has(itemAt(tokens, from - 1).lower)) from--;
    return { amount, from, next: isEnd ? tokens.length : next };
  }
  return null;
}

const FOR_WHOM = /^(?:für|pour|per|para|voor)$/;
const PERSONS =
  /^(?:pers|person|personen|personnes?|personas?|person[ea]|portion(?:en)?|porzion[ei]|porci(?:ón|ones)|comensal(?:es)?|gäste)$/;

/** 'Butter 100g (softened)', 'Garlic 3 cloves, crushed', 'Butter 50g softened': an amount behind the first words of a line, and what is told of it. */
const isRightBehindWords = (tokens: readonly Token[], at: number, after: Token | undefined): boolean =>
  after !== undefined &&
  (/^[,(]$/.test(after.text) || PREPARED.has(after.lower)) &&
  tokens.slice(0, at).every(({ kind }) => kind === 'word');

/** Whether an English line ends in how many there are ('Onions 2', 'Egg 1'), and not in what it is numbered by: 'Heinz 57', 'grade 1'. */
const isCountOf = ({ min, max }: Amount, before: Token, number: Token): boolean =>
  min !== null &&
  Number.isInteger(min) &&
  min > 0 &&
  min <= 24 &&
  // 'Cardamom 2-3': a range counts, whatever the noun
  (max !== null || /s$/.test(before.lower) === min > 1) &&
  /^\d+$/.test(number.text) &&
  before.kind === 'word' &&
  before.end < number.start &&
  !/^(?:size|grade|step|part|stage|level|day|days|vol|formula|version)$/.test(before.lower);

/** What a word says is done to a food: 'eggs, 2 large beaten', 'Zwiebeln, 2 große gehackt'. */
const isDone = ({ lower }: Token, lexicon: Lexicon | null): boolean =>
  lexicon ? lexicon.isDescribing(lexicon.canon(lower)) : PREPARED.has(lower);

/** '150g each)' of 'Chicken thighs (6, 150g each)'. */
function weightOfEach(reader: AmountReader, index: number): Read<Measure> | null {
  const { tokens, lexicon } = reader;
  const one = reader.measure(index);
  const said = one ? (tokens[one.next]?.lower ?? '') : '';
  if (!one || !saysEach(said, lexicon)) return null;
  if (tokens[one.next + 1]?.text !== ')') return null;
  return { value: { quantity: middle(one.value), unit: one.value.unit }, next: one.next + 2 };
}

/** Whether a number behind the food of another language counts it, and is no kind of it ('farina 00', 'Type 405'). */
function isAmountIn(amount: Amount, after: Token | undefined, isEnd: boolean, before: Token, number: Token): boolean {
  if (/^(?:typ|type|tipo|tipus|nr|n|no|n°|à|a)$/.test(before.lower) || before.kind !== 'word') return false;
  const counted = after?.lower ?? '';
  if (before.end === number.start || SO_MANY_KINDS.has(counted) || AGES.has(counted)) return false;
  if (amount.unit !== null) return unitDimension(amount.unit) !== 'count' || isEnd;
  if (amount.min === null || amount.min <= 0 || amount.min > 24) return false;
  // 'Limone ½', 'Wirsing 1/2': with a comma it may be how fat it is
  const isPart = PART_OF_ONE.test(number.text) && !FAT_IN.test(before.lower);
  if (!Number.isInteger(amount.min)) return isEnd && (isPart || !/[.,]/.test(number.text));
  return number.text !== '00' && (isEnd || after?.kind === 'word');
}

/** 'Lima 0.5', 'Zwiebel 0,25'; of milk and beer it says how strong it is. */
const PART_OF_ONE = /^0[.,](?:5|25|75)0?$/;
const FAT_IN = /milch|lait|leche|latte|melk|jog|yog|quark|kefir|bier|birra|bière|cerveza|kwark|skyr/;

/** Of these a mixture has so many kinds, in whatever amount: 'poivre 5 baies', 'mélange 4 épices', 'farina 5 cereali'. */
const SO_MANY_KINDS: ReadonlySet<string> = new Set(
  'baies épices poivres céréales fromages graines quesos especias cereales semillas spezie cereali formaggi pepi semi gewürze käse kornsorten kruiden kazen granen zaden'.split(
    ' ',
  ),
);

/** So old is a cheese or a vinegar, in whatever amount: 'Grana Padano 20 mesi 200 g', 'comté 18 mois'. */
const AGES: ReadonlySet<string> = new Set(
  'mesi anni mois ans monate monaten jahre jahren meses años maanden jaar'.split(' '),
);

/** The same amount once more at the end of the line: '2 tsp sesame oil 10 mL', 'green beans, trimmed 125 g'. */
export function trailingTwin(
  reader: AmountReader,
  tokens: readonly Token[],
  index: number,
  amount: Amount,
): { measure: Measure; from: number } | null {
  if (amount.unit === null) return null;
  for (let at = Math.max(index + 1, tokens.length - 4); at < tokens.length; at++) {
    if (
      itemAt(tokens, at).kind !== 'number' ||
      /^(?:to|or|and|x|-|–|\+|into|about|in|plus|\(|of|for|each|use|with)$/.test(itemAt(tokens, at - 1).lower)
    )
      continue;
    // 'feta /170 grams', but not the end of '1/2 cup'
    const isSlashed = itemAt(tokens, at - 1).text === '/';
    if (isSlashed && tokens[at - 2]?.kind !== 'word') continue;
    // '4 Scheiben Kalbshaxe à ca. 200 g': not of all of them
    if (reader.lexicon && isOfOne(tokens, at, reader.lexicon)) continue;
    const measure = reader.measure(at);
    const dimension = measure ? unitDimension(measure.value.unit) : 'count';
    if (!measure || measure.next < tokens.length || (dimension !== 'mass' && dimension !== 'volume')) continue;
    if (/^(?:\d|-)/.test(itemAt(tokens, at - 1).text)) continue;
    return { measure: { quantity: measure.value.min, unit: measure.value.unit }, from: isSlashed ? at - 1 : at };
  }
  return null;
}

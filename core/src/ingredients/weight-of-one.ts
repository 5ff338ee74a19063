import { itemAt } from '../item-at.ts';
import { AmountReader } from './amount-reader.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { middle } from './read-measures.ts';
import { isSmall, saidInFront, saysOfOne } from './says-of-one.ts';
import { type Token, tokenize } from './tokenize.ts';
import { type Measure, unitDimension } from './units.ts';

/** With or without its skin, its bones: 'pavés de saumon de 150 g sans peau'. */
const WITHOUT: ReadonlySet<string> = new Set('sans avec ohne mit senza con sin met zonder'.split(' '));

/**
 * What one of the counted things weighs, where it stands behind the food: 'pavés de saumon de 150 g chacun', 'pesce spada di
 * circa 200 g l'una', 'filets d'environ 150 g', 'poulet de 1,5 kg coupé en morceaux'.
 * @param text of a line, behind its number
 * @param isHeld a bottle or a carton of it is counted, whose volume may stand there: 'une bouteille d'huile de 50 cl'
 * @returns the weight of one and the text without it; null where none stands there
 */
export function takeWeightOfOne(
  text: string,
  lexicon: Lexicon,
  isHeld = false,
): { measure: Measure; rest: string } | null {
  const tokens = tokenize(text);
  const reader = new AmountReader(tokens, lexicon);
  // the number may be of the name: 'una confezione di farina 00 da 500 g'
  for (const [number, token] of tokens.entries()) {
    const one = number > 0 && token.kind === 'number' ? weightAt(text, tokens, number, reader, lexicon, isHeld) : null;
    if (one) return one;
  }
  return null;
}

/** The same, of one number. */
function weightAt(
  text: string,
  tokens: Token[],
  number: number,
  reader: AmountReader,
  lexicon: Lexicon,
  isHeld: boolean,
): { measure: Measure; rest: string } | null {
  const read = reader.measure(number);
  const dimension = read ? unitDimension(read.value.unit) : null;
  if (!read || !(dimension === 'mass' || (isHeld && dimension === 'volume'))) return null;
  const from = saidInFront(tokens, number, lexicon);
  let end = read.next;
  while (end < tokens.length && isSmall(itemAt(tokens, end), lexicon)) end++;
  const behind = tokens[end];
  const isDone =
    behind?.kind === 'word' && (WITHOUT.has(behind.lower) || lexicon.isDescribing(lexicon.canon(behind.lower)));
  if (from === 0 || !(behind === undefined || isDone || /^[,;(]$/.test(behind.text))) return null;
  const said = [...tokens.slice(from, number), ...tokens.slice(read.next, end)];
  if (!said.some((token) => saysOfOne(token, lexicon))) return null;
  const front = text.slice(0, itemAt(tokens, from).start).trimEnd();
  const rest = behind === undefined ? front : `${front}${isDone ? ' ' : ''}${text.slice(behind.start)}`;
  return { measure: { quantity: middle(read.value), unit: read.value.unit }, rest };
}

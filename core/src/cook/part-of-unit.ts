import { parseUnit, type Unit } from '../ingredients/units.ts';
import { numberOf, type Word } from './step-words.ts';

const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
]);

type Amount = { readonly quantity: number; readonly unit: Unit | null };

const unitOf = (word: Word | undefined): Unit | null => parseUnit(word?.text ?? '');

/** The part that ends at a place: 'half', 'three quarters'; null where none does. */
function partAt(words: readonly Word[], at: number): number | null {
  const part = PARTS.get(words[at]?.text ?? '');
  if (part === undefined) return null;
  const before = words[at - 1]?.text ?? '';
  const count = part === 1 / 2 || before === 'a' ? 1 : (numberOf(before) ?? 1);
  return Math.min(1, count * part);
}

/**
 * An English amount whose unit has an article or a part before it: 'a cup', 'half a cup', 'a quarter cup', 'three quarters of a cup',
 * 'half an onion'. What it is a part of is the unit, not the food of the list.
 * @param words before the food
 * @param at the place of the article or the part
 */
export function partOfUnit(words: readonly Word[], at: number): Amount | null {
  const [word, next] = [words[at], words[at + 1]];
  const unit = unitOf(next);
  if (word?.text === 'another') return unit === null ? null : { quantity: 1, unit };
  if (word?.text === 'a' || word?.text === 'an') {
    const part = partAt(words, words[at - 1]?.text === 'of' ? at - 2 : at - 1);
    if (part !== null && next?.text !== 'half') return { quantity: part, unit };
    return unit === null || unit === 'pinch' ? null : { quantity: 1, unit };
  }
  const part = partAt(words, at);
  if (part === null || unit === null) return null;
  // the third of several cups
  if (word?.text === 'third' && words[at - 1]?.text === 'the') return { quantity: 1, unit };
  const isMixed = words[at - 1]?.text === 'a' && words[at - 2]?.text === 'and';
  const whole = isMixed ? (numberOf(words[at - 3]?.text ?? '') ?? 0) : 0;
  return { quantity: whole + part, unit };
}

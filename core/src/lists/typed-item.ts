import { parseUnit } from '../ingredients/units.ts';

/** Something that was typed into one field. */
export interface TypedItem {
  name: string;
  /** As it was typed; '' where nothing was. */
  quantity: string;
  unit: string;
}

const AMOUNT_FIRST = /^(\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?)\s*(?:x\s+|×\s*)?(.+)$/iu;
const FIRST_WORD = /^(\p{L}+)\.?\s+(?:of\s+)?(.*\p{L}.*)$/u;

/** '2 milk' is two of milk, '500 g flour' 500 g of it; what begins otherwise, such as '7up', is a name. */
export function readTypedItem(text: string): TypedItem {
  const typed = text.trim();
  const [, quantity, rest = ''] = AMOUNT_FIRST.exec(typed) ?? [];
  const isParted = /^[\d.,/\s]+[\s×]|^\d+(?:[.,]\d+)?\p{L}{1,2}\s/u.test(typed);
  if (quantity === undefined || !isParted || !/^\p{L}/u.test(rest)) return { name: text, quantity: '', unit: '' };
  const [, word = '', thing] = FIRST_WORD.exec(rest) ?? [];
  if (thing !== undefined && parseUnit(word.toLowerCase()) !== null)
    return { name: thing, quantity, unit: word.toLowerCase() };
  return { name: rest, quantity, unit: '' };
}

import { fold } from './languages/fold.ts';

/** 'Lemon juice (from about 2 lemons)': the food, then in brackets how many of what it is taken from. */
const TAKEN_FROM =
  /^([^\d½¼¾⅓⅔(),]*\p{L})\s*\((?:[\p{L}’'.]+\s+){0,3}?(?:d[’'])?(\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])\s+(?:[\p{L}-]+\s+)?(\p{L}{4,})\)$/u;
/** 'Zafferano (2 bustine da 0,15 g) 0,3 g': an amount behind brackets that tell how it is sold. */
const BEHIND_BRACKETS = /^([^\d(]*\p{L})\s*(\([^()]*\d[^()]*\))\s+(\d+(?:[.,]\d+)?\s*\p{L}{1,2})$/u;

/** 'Eier (zimmerwarm) 4 (davon 2 getrennt)', 'Havermout (fijn): 40 g (of 30 g griesmeel)': an amount between two remarks. */
const BETWEEN_BRACKETS =
  /^([^\d(:]*\p{L})\s*\(([^()\d]*)\)\s*:?\s+(\d+(?:[.,/]\d+)?(?:\s*\p{L}{1,2})?)\s*\(([^()]*)\)$/u;

/** 'Pimiento rojo (1, cortado en tiras)', 'Tomate (2, rallados)': how many, and what is done to them. */
const COUNT_AND_REMARK = /^([^\d(:]*\p{L})\s*\((\d{1,2}(?:[.,/]\d)?|[½¼¾⅓⅔])\s*[,;]\s*(\p{L}[^()\d]*)\)$/u;
/** 'Peper (wit) + zout': what is said of the first of two. */
const SAID_OF_FIRST = /^(\p{L}+)\s\(([^()\d]{1,30})\)\s([+&])\s(\p{L}+)$/u;

/** Letters that both names begin with: 'limón' and 'limones', 'arancia' and 'arance'. */
const SAME_LETTERS = 4;

/**
 * A line whose only amount is that of what its food is taken from, with that amount in front: 'lemon juice (1 lemon)' is '1 lemon
 * juice'. Any other line as it is: 'garlic (2 garlic cloves)' does not name a part of something.
 */
export function withCountInFront(text: string): string {
  if (!text.endsWith(')')) {
    if (!text.includes(') ')) return text;
    return text.replace(SAID_OF_FIRST, '$1 $3 $4 ($2)').replace(BEHIND_BRACKETS, '$1 $3 $2');
  }
  if (COUNT_AND_REMARK.test(text)) return text.replace(COUNT_AND_REMARK, '$2 $1, $3');
  if (BETWEEN_BRACKETS.test(text)) return text.replace(BETWEEN_BRACKETS, '$3 $1 ($2; $4)');
  const [, food = '', count = '', whole = ''] = TAKEN_FROM.exec(text) ?? [];
  const [name, stem] = [fold(food), fold(whole).slice(0, SAME_LETTERS)];
  const isPartOf =
    stem !== '' && name.includes(stem) && !name.startsWith(fold(whole)) && name.length > whole.length + 2;
  const isOfOwnName = stem !== '' && name.startsWith(stem) && name.length > whole.length + 2;
  return isPartOf || isOfOwnName ? `${count} ${food}` : text;
}

import { type IngredientSize, SIZES } from './ingredient-words.ts';
import { fold } from './languages/fold.ts';
import type { Lexicon } from './languages/lexicon.ts';

const isSize = (word: string, lexicon: Lexicon | null): boolean =>
  (lexicon ? lexicon.size(word) : SIZES.get(word.toLowerCase())) !== undefined;

/** Takes the size from in front of the food: 'large', 'medium to large', 'extra-large'. */
export function takeSize(text: string, lexicon: Lexicon | null = null): { rest: string; size: IngredientSize | null } {
  // 'medium/large carrots'
  let rest = text.replace(/^([\p{L}-]+)\/(?=[\p{L}-]+\s)/u, (joined, first) =>
    isSize(first, lexicon) ? `${first} ` : joined,
  );
  let size: IngredientSize | null = null;
  for (let count = 0; count < 4; count++) {
    const word = /^(extra large|extra-large|[\p{L}-]+)[.,]?\s+(?=\S)/iu.exec(rest);
    if (!word) break;
    const lower = (word[1] ?? '').toLowerCase();
    const found = lexicon ? lexicon.size(lower) : lower === 'extra large' ? 'extra large' : SIZES.get(lower);
    const next = /^\S+\s+([\p{L}-]+)\s+\S/u.exec(rest)?.[1] ?? '';
    // 'kleine bis mittelgroße Zwiebel'
    if (lexicon && size !== null && lexicon.joints.has(fold(lower)) && lexicon.size(next) !== undefined) {
      rest = rest.slice(word[0].length);
      continue;
    }
    if (lower === 'very' && SIZES.has(/^very ([\p{L}-]+)/iu.exec(rest)?.[1]?.toLowerCase() ?? '')) {
      rest = rest.slice(word[0].length);
      continue;
    }
    if (found) size ??= found;
    else if (
      !(
        size !== null &&
        /^(?:to|or|and)$/.test(lower) &&
        SIZES.has(/^(?:to|or|and) ([\p{L}-]+)/iu.exec(rest)?.[1]?.toLowerCase() ?? '')
      )
    )
      break;
    rest = rest.slice(word[0].length);
  }
  return { rest, size };
}

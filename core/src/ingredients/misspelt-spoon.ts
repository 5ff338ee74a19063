import { editDistance } from './edit-distance.ts';
import { fold } from './languages/fold.ts';
import type { LanguageAbroad } from './languages/language.ts';

/** The spoons of each language, long enough that a word with letters wrong can be no food. */
const SPOONS: Readonly<Record<LanguageAbroad, readonly string[]>> = {
  de: ['esslöffel', 'teelöffel'],
  fr: ['cuillère', 'cuillères', 'cuillerée', 'cuillerées'],
  // 'cucchiano' and 'cucharadta' are as near to either: the n and the t are those of the small one, which stands first
  es: ['cucharadita', 'cucharaditas', 'cucharada', 'cucharadas'],
  it: ['cucchiaino', 'cucchiaini', 'cucchiaio', 'cucchiai'],
  nl: ['eetlepel', 'eetlepels', 'theelepel', 'theelepels'],
};
const SHORTEST_LETTERS = 6;
/** Letters that may be wrong. */
const WRONG_MAX = 2;

/** The spoon that a misspelt word means; null where it may be another word. */
export function spoonMeant(word: string, language: LanguageAbroad): string | null {
  const folded = fold(word);
  if (folded.length < SHORTEST_LETTERS) return null;
  let nearest: { spoon: string; wrong: number } | null = null;
  for (const spoon of SPOONS[language]) {
    const wrong = fold(spoon)[0] === folded[0] ? editDistance(folded, fold(spoon), WRONG_MAX) : WRONG_MAX + 1;
    if (wrong <= WRONG_MAX && (nearest === null || wrong < nearest.wrong)) nearest = { spoon, wrong };
  }
  return nearest?.spoon ?? null;
}

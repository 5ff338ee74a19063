import { sameLineKey } from './clean-text.ts';
import { ingredientLikeness, meanLikeness } from './list-likeness.ts';

/** Mean likeness below which a list of ingredients has lost its amounts or was cut into pieces. */
const AMOUNTS_LOST_BELOW = 0.45;

function wordsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of lines
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{2,}|\d+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Share of the words of the first list that the second has too, from 0 to 1. */
export function sharedWords(lines: readonly string[], others: readonly string[]): number {
  const words = wordsOf(lines);
  const known = wordsOf(others);
  let all = 0;
  let shared = 0;
  for (const [word, count] of words) {
    all += count;
    shared += Math.min(count, known.get(word) ?? 0);
  }
  return all === 0 ? 0 : shared / all;
}

/**
 * Whether the list that a page shows should stand in for the one of its data: when the data's list has names without amounts,
 * or amounts and names as separate lines, and the page shows the same names with them.
 */
export function hasLostAmounts(data: readonly string[], shown: readonly string[]): boolean {
  const mean = meanLikeness(data, ingredientLikeness);
  if (mean >= AMOUNTS_LOST_BELOW || meanLikeness(shown, ingredientLikeness) < mean + 0.15) return false;
  const names = data.filter((line) => (line.match(/\p{L}/gu)?.length ?? 0) >= 3);
  return sharedWords(names, shown) >= 0.6 && shown.length <= data.length * 1.5 + 2;
}

/** Whether the shown steps are the text of the data's, in more parts. */
export function isSameTextInMoreSteps(data: readonly string[], shown: readonly string[]): boolean {
  return (
    shown.length > data.length &&
    (data.length === 1 || (data.length <= 4 && shown.length >= data.length * 2)) &&
    sharedWords(data, shown) >= 0.9 &&
    sharedWords(shown, data) >= 0.8
  );
}

/** Whether the data's only step is the page's description and no method at all. */
export function isDescription(steps: readonly string[], description: string | null): boolean {
  if (steps.length === 0 || steps.length > 2 || !description) return false;
  const key = sameLineKey(steps.join(''));
  const described = sameLineKey(description);
  return key !== '' && described.length > 20 && (key.startsWith(described) || described.startsWith(key));
}

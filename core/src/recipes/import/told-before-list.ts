import { sameLineKey } from './clean-text.ts';
import { hasMeasure } from './list-likeness.ts';

/** Letters and digits of a measured line from which a text that has it to the letter has the list in it. */
const LISTED_CHARACTERS_MIN = 15;
const SENTENCES = /(?<=[.!?…]["'”’)]*)\s+/u;

/**
 * A description as far as it tells of the dish: programs make one of the first words of a page, with the list of the ingredients
 * among them. The whole sentences before the list; null where there are none.
 */
export function toldBeforeList(description: string, ingredientLines: readonly string[]): string | null {
  const told = sameLineKey(description);
  const places = ingredientLines
    .filter(hasMeasure)
    .map(sameLineKey)
    .filter((key) => key.length >= LISTED_CHARACTERS_MIN)
    .map((key) => told.indexOf(key))
    .filter((place) => place >= 0);
  if (places.length === 0) return description;
  const first = Math.min(...places);
  const sentences: string[] = [];
  let characters = 0;
  for (const sentence of description.split(SENTENCES)) {
    characters += sameLineKey(sentence).length;
    if (characters > first) break;
    sentences.push(sentence);
  }
  return sentences.join(' ').trim() || null;
}

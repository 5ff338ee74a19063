import { foldForSearch } from '../fold-text.ts';
import { searchedWords } from './list-conditions.ts';

/** Shorter words are in too many others. */
const MARKED_MIN = 2;

export interface TextPart {
  text: string;
  /** Where it begins. */
  at: number;
  /** Whether it is what a search found. */
  isFound: boolean;
}

/** A text folded, and for each of its characters the place in the text that it stands for. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    // a space by itself would be trimmed, a mark by itself goes to the letter before it
    const one = /\s/.test(character) ? ' ' : foldForSearch(character);
    for (let index = 0; index < one.length; index += 1) places.push(place);
    folded += one;
    place += character.length;
  }
  return { folded, places };
}

/** A text in parts, those apart that the words of a search stand in: 'Crème brûlée' has 'brule' in 'brûlé'. Joined they are the text. */
export function markedParts(text: string, search: string): TextPart[] {
  const words = searchedWords(search).filter((word) => word.length >= MARKED_MIN);
  const { folded, places } = foldedWithPlaces(text);
  const isFound = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isFound.fill(1, places[at], places[at + word.length] ?? text.length);
    }
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let place = 1; place <= text.length; place += 1) {
    if (place < text.length && isFound[place] === isFound[start]) continue;
    parts.push({ text: text.slice(start, place), at: start, isFound: isFound[start] === 1 });
    start = place;
  }
  return parts;
}

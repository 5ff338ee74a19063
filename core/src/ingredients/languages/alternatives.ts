import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';

/** The foods that a name offers or lists, as they are written: 'sel et poivre', 'rode/bruine bonen', 'rote oder gelbe Paprika'. */
export function alternatives(text: string, lexicon: Lexicon): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  for (const word of text.split(/\s+|(?=[/+])|(?<=[/+])/)) {
    const bare = fold(word);
    if (/^[/+&]$/.test(word) || lexicon.or.has(bare) || lexicon.and.has(bare)) {
      parts.push(part.join(' '));
      part = [];
    } else part.push(word);
  }
  parts.push(part.join(' '));
  return parts.filter((one) => one.trim() !== '');
}

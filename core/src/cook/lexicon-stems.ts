import type { Lexicon } from '../ingredients/languages/lexicon.ts';

const stemSets = new Map<string, ReadonlySet<string>>();

/** The comparable forms of some words of a language, told once for each text. */
export function stemsOf(text: string, lexicon: Lexicon): ReadonlySet<string> {
  const key = `${lexicon.language} ${text}`;
  const known = stemSets.get(key);
  if (known !== undefined) return known;
  const stems = new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => lexicon.canon(word)),
  );
  stemSets.set(key, stems);
  return stems;
}

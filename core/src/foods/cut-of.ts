import { fold } from '../ingredients/languages/fold.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import type { FoodIndex } from './food-index.ts';
import { type FoodMatch, isSure, matchFood } from './match-food.ts';
import { matchInLanguage } from './match-in-language.ts';
import type { NamedLine } from './named-line.ts';
import type { NamesInLanguage } from './names-in-language.ts';

/** 'vom Rind', 'aus Kichererbsen', 'van het lam': of what a thing is that is named in front. */
const OF = /^(?:vom|von der|aus|van het|van de|van|uit)\s+(\p{L}{3,20})$/iu;
/** The letters that join a compound: 'Rind-er-filet', 'Schwein-e-schnitzel', 'kalb-s-leber'. */
const JOINTS = ['', 's', 'e', 'er'];

/**
 * What German and Dutch name a cut of with 'vom': 'Schnitzel vom Rind' is read as 'Rinderschnitzel', 'Pasta aus Linsen' as lentil pasta.
 * Where that is not known the cut is only a guess. Null for a line that does not say it.
 */
export function ofAnimal(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  line: NamedLine,
): FoodMatch | null {
  const phrase = lexicon.words.hasCompounds ? (line.comment ?? '').split(', ', 1)[0] : undefined;
  const of = phrase === undefined ? null : (OF.exec(phrase)?.[1]?.toLowerCase() ?? null);
  const cut = line.name.trim().toLowerCase();
  if (of === null || cut.includes(' ')) return null;
  for (const joint of JOINTS) {
    const made = matchInLanguage(index, names, lexicon, of + joint + cut);
    if (made !== null && made.confidence !== 'head noun' && made.confidence !== 'not sure') return made;
  }
  const [alone, source] = [cut, of].map((word) => matchInLanguage(index, names, lexicon, word));
  const isSource = source != null && source.confidence !== 'not sure';
  if (alone == null || !(isSource || lexicon.kinds.has(lexicon.canon(fold(of))))) return null;
  const made = isSource ? matchFood(index, `${source.food.name} ${alone.food.name}`) : null;
  if (isSure(made)) return made;
  return { ...alone, confidence: 'not sure' };
}

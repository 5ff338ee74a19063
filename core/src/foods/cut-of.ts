import { fold } from '../ingredients/languages/fold.ts';
import type { Lexicon } from '../ingredients/languages/lexicon.ts';
import type { FoodIndex } from './food-index.ts';
import type { FoodMatch } from './food-match.ts';
import { isOwnName, isSure, matchFood } from './match-food.ts';
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
  const made = JOINTS.map((joint) => matchInLanguage(index, names, lexicon, of + joint + cut));
  // 'Rindersuppenfleisch' is a name, and 'Rindsuppenfleisch' might be of a soup
  const whole =
    made.find((one) => isOwnName(one?.confidence ?? null)) ??
    made.find((one) => one !== null && one.confidence !== 'head noun' && one.confidence !== 'not sure');
  if (whole) return whole;
  const [alone, source] = [cut, of].map((word) => matchInLanguage(index, names, lexicon, word));
  const isSource = source != null && source.confidence !== 'not sure';
  if (alone == null || !(isSource || lexicon.kinds.has(lexicon.canon(fold(of))))) return null;
  const both = isSource ? matchFood(index, `${source.food.name} ${alone.food.name}`) : null;
  if (isSure(both)) return both;
  return { ...alone, confidence: 'not sure' };
}

/** 'pancetta di maiale', 'panceta de cerdo', 'lardons de porc': what is of a pig by itself, and said to be. */
const OF_PIG = /^(.{3,40}) (?:di (?:maiale|suino)|de (?:cerdo|porc|cochon|cochino))$/iu;

/**
 * What Italian, Spanish and French names say is of a pig though nothing else has it: 'guanciale di maiale' is guanciale. Null for a line that
 * does not say it, and where what is named in front is of another animal or of none: 'bistecca di maiale' is no beefsteak.
 */
export function ofPig(
  index: FoodIndex,
  names: NamesInLanguage,
  lexicon: Lexicon,
  { name }: NamedLine,
): FoodMatch | null {
  const cut = OF_PIG.exec(name.trim())?.[1];
  const match = cut === undefined ? null : matchInLanguage(index, names, lexicon, cut);
  return match?.food.diet.includes('pork') && match.confidence !== 'not sure' ? match : null;
}

import { fold } from '../ingredients/languages/fold.ts';
import { LANGUAGES } from '../ingredients/languages/language.ts';
import { lexiconOf, plainWords } from '../ingredients/languages/lexicon.ts';
import { measureGrams } from '../ingredients/units.ts';
import { ownEntry } from '../own-entry.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import type { NamedLine } from './named-line.ts';
import { saysOnTheBone } from './on-the-bone.ts';

/** A whole one weighs no less. */
const LEAST_BIRD_G = 700;
/** More of them are pieces. */
const BIRDS_MAX = 3;

/** Whether a bird that is named alone is counted as a whole one: not if what is said of its weight is too little ('1 chicken, jointed', '1 (12 lb) turkey'). */
export function isCountedWhole({ unit = null, quantity = null, packageSize, equivalent }: NamedLine): boolean {
  if (!(unit === null || unit === 'piece') || quantity === null || quantity > BIRDS_MAX) return false;
  const said = packageSize ?? equivalent ?? null;
  const grams = said === null ? null : measureGrams(said);
  // '1 Stück Hähnchen' may be one of its pieces
  return grams === null ? unit === null : grams >= LEAST_BIRD_G;
}

/** Cut into the pieces of a bird, not into ones for a pan: 'jointed', 'cut into pieces', 'in Stücken', 'coupé en morceaux', 'a pezzi'. */
const IN_JOINTS =
  /\b(?:jointed|cut up|cut (?:into|in) (?:\d+ |serving |portion |large )?(?:pieces|portions|joints)|zerteilt|zerlegt|in (?:Teilen?|(?:\d+ )?Stücken?)|en morceaux|découpée?|(?:cortado |troceado )?en (?:\d+ )?(?:piezas|presas|trozos|pedazos|octavos|cuartos)|troceado|(?:a|in) (?:\d+ )?pezzi|in (?:\d+ )?(?:stukken|delen))(?!\p{L})/iu;
/** Of less that is cut into pieces nobody knows whether it has bones. */
const LEAST_JOINTED_G = 900;

/** So much is a turkey, not its breast: '12 lb turkey', '5 kg Pute'. */
const LEAST_TURKEY_G = 3500;
const TURKEY = /turkey|pute|truthahn|dinde|pavo|tacchin|kalkoen/i;

/**
 * Whether a bird that is weighed is bought whole or as its pieces, with skin and bones: '1.5 kg chicken, jointed', '500 g chicken (bone-in
 * pieces)', '12 lb turkey'.
 */
export function isWeighedWhole({ name, unit = null, quantity = null, preparation, comment }: NamedLine): boolean {
  const beside = `${preparation ?? ''}, ${comment ?? ''}`;
  if (saysOnTheBone(beside)) return true;
  const grams = unit === null || quantity === null ? null : measureGrams({ quantity, unit });
  if (grams !== null && grams >= LEAST_TURKEY_G && TURKEY.test(name)) return true;
  return grams !== null && grams >= LEAST_JOINTED_G && IN_JOINTS.test(beside);
}

/** What birds are called by themselves, folded, in the languages other than English. By the gram each is the breast of it. */
const BIRDS: ReadonlySet<string> = new Set(
  'hahnchen huhnchen huhn huhner poulet poulets hendl gockel pute truthahn trute dinde dindes pollo pollos polli pavo pavos tacchino tacchini kip kippen kalkoen'.split(
    ' ',
  ),
);
const WHOLE: Readonly<Record<string, string>> = { 'chicken breast': 'whole chicken', 'turkey breast': 'whole turkey' };

/** Whether a name is that of a bird, whatever is said of it: 'küchenfertiges Hähnchen', 'poulet fermier'. */
const isBird = (name: string): boolean =>
  BIRDS.has(fold(name.trim())) ||
  LANGUAGES.some((language) => {
    const lexicon = lexiconOf(language);
    const words = lexicon === null ? [] : plainWords(name.toLowerCase(), language);
    const own = words.filter(
      (word) => lexicon && !lexicon.links.has(word) && !lexicon.isDescribing(lexicon.canon(word)),
    );
    return own.length < words.length && own.length === 1 && BIRDS.has(fold(own[0] ?? ''));
  });

/** The whole bird that a line counts or weighs: '1 Hähnchen, in Teile zerlegt', '1 poulet de 1,5 kg', '1/2 pollo'; null where it is none. */
export function wholeBird(index: FoodIndex, line: NamedLine, food: Food): Food | null {
  const whole = ownEntry(WHOLE, food.name);
  if (whole === undefined || !isBird(line.name)) return null;
  if (!isCountedWhole(line) && !isWeighedWhole(line)) return null;
  return index.byKey.get(whole)?.food ?? null;
}

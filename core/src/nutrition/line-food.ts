import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { DESCRIPTORS, foodWords } from '../foods/food-words.ts';
import { type Confidence, type FoodMatch, matchFood } from '../foods/match-food.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** What a person said about an ingredient name: which food it is, or what it weighs. Null leaves that to the rules. */
export type FoodCorrection = { readonly foodId: string | null; readonly grams: number | null };

/** How a line was matched: 'corrected' when a person said so. */
export type LineConfidence = Confidence | 'corrected';

/** Words behind or beside a name that pick another food where the catalogue lists it: '2 cups rice, cooked'. */
const STATES = [
  'cooked',
  'canned',
  'tinned',
  'dried',
  'frozen',
  'ground',
  'smoked',
  'roasted',
  'toasted',
  'pickled',
  'desiccated',
  'light',
] as const;

const STATE_PATTERNS = STATES.map((state) => ({ state, pattern: new RegExp(`\\b${state}\\b`) }));

const isSure = (match: FoodMatch | null): match is FoodMatch =>
  match !== null && (match.confidence === 'exact' || match.confidence === 'alias');

/** Text beside the name, lower case. */
export const besideName = (line: MeasuredIngredient): string =>
  `${line.preparation ?? ''} ${line.comment ?? ''}`.toLowerCase();

/** The name as the foods are asked for it: words that mean one food in a shop and another on their own. */
function nameAlone({ name, unit, quantity }: MeasuredIngredient): string {
  const bare = name.trim().toLowerCase();
  // 'cloves' are the spice unless they are cloves of something
  if (/^(whole |ground )?cloves?$/.test(bare)) return 'ground clove';
  // the spice has no plural and is not counted: '2 peppers', '1 pepper' are vegetables
  if (bare === 'peppers' || (bare === 'pepper' && unit === null && quantity !== null)) return 'red bell pepper';
  return name;
}

/** 'juice' or 'zest' when a line means only that of the fruit it names. */
function partOfFruit(preparation: string): 'juice' | 'zest' | null {
  if (/\bjuic/.test(preparation) && !/juices reserved|with juice/.test(preparation)) return 'juice';
  if (/\bzest|\brind of|\bpeel of/.test(preparation)) return 'zest';
  return null;
}

/** The name a correction is remembered by: its words in the singular. */
export const correctionKey = (name: string): string => foodWords(name).join(' ');

/**
 * The food a line means: what a person said, else the name together with what is said beside it (cooked, canned, the juice
 * of), else the name alone, else the words beside a name that only describes ('4 boneless (skinless chicken breasts)').
 */
export function foodOfLine(
  index: FoodIndex,
  line: MeasuredIngredient,
  correction: FoodCorrection | undefined,
): { food: Food; confidence: LineConfidence } | null {
  const said = correction?.foodId == null ? undefined : index.byId.get(correction.foodId);
  if (said) return { food: said, confidence: 'corrected' };

  const beside = besideName(line);
  const part = partOfFruit((line.preparation ?? '').toLowerCase());
  if (part) {
    const found = matchFood(index, `${line.name} ${part}`);
    if (isSure(found)) return found;
  }
  const name = nameAlone(line);
  const alone = matchFood(index, name);
  const states: string[] =
    beside.trim() === '' ? [] : STATE_PATTERNS.filter(({ pattern }) => pattern.test(beside)).map(({ state }) => state);
  if (line.unit === 'can' && !/\bcan(ned)?\b|\btin(ned)?\b/i.test(line.name)) states.push('canned');
  for (const state of states) {
    const found = matchFood(index, `${state} ${line.name}`);
    if (isSure(found)) return found;
    if (alone) {
      const other = matchFood(index, `${state} ${alone.food.name}`);
      if (isSure(other) && alone.confidence !== 'not sure') return { ...other, confidence: alone.confidence };
    }
  }
  if (alone && alone.confidence !== 'not sure') return alone;
  if (foodWords(line.name).every((word) => DESCRIPTORS.has(word))) {
    const found = matchFood(index, `${line.name} ${line.comment ?? ''} ${line.preparation ?? ''}`);
    if (found && found.confidence !== 'not sure') return found;
  }
  return alone;
}

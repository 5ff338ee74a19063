import type { Food } from './food.ts';
import { COLOURS, FOOD_VERBS, PART_WORDS } from './ingredient-mention-words.ts';
import type { Word } from './step-words.ts';

/** A thing that is made, which a heading may be named after: 'start the sauce' is not the can of tomato sauce. */
const MADE = new Set(['sauce', 'dressing', 'marinade', 'topping', 'filling', 'glaze', 'frosting', 'icing', 'dip']);

/** Water to rinse in, to boil something in or to cool a pan with: from the tap, not from the list. */
const TAP_WATER =
  /(?:\b(?:running|tap|iced?|salted|soapy|plenty of)(?:,? (?:boiling|simmering|cold|hot|warm|water))?|\b(?:pan|saucepan|skillet|pot|bowl|sink|kettle|basin|bath) of (?:[\p{L}-]+ ){0,3})\s*$/iu;
const RINSED = /\b(?:rinse|wash|until the|hands with)\b[^,.;]*$/iu;

/** 'Generously butter two tins', 'Lightly oil the tray': done to a thing of the kitchen. */
const DONE_BEFORE = /(?:^|[.;:!]\s*|\b(?:and|then)\s+)(?:\p{L}+ly\s+)?$/u;
const DONE_TO = /^\s+(?:and \p{L}+ )?(?:the|an?|your|two|\d+)\b/iu;

/** Of a line that is on the list for the tin: 'oil, for greasing'. */
const FOR_TINS = ['grease', 'greasing', 'dusting', 'brushing', 'tin', 'pan'];

/**
 * Whether a run of words that sounds like an ingredient names none: a colour by itself, a verb ('butter two tins'), water from the
 * tap, the 'juice' of 'the juice of a lime' (which names the lime), or what is made under a heading ('start the sauce').
 * @param next the place of the word behind the run
 */
export function namesNoFood(
  text: string,
  { words, run, next }: { words: readonly Word[]; run: readonly Word[]; next: number },
  foods: readonly Food[],
): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return true;
  if (run.every((word) => COLOURS.has(word.text))) return true;
  // 'Ober-/Unterhitze' is of the oven, not the cream of Austria
  if (first.text === 'ober') return true;
  // a baking sheet is no baking powder
  if (first.text === 'baking' && run.every((word) => word.text === 'baking' || word.stem === 'sheet')) return true;
  if (run.every((word) => PART_WORDS.has(word.stem)) && words[next]?.text === 'of') {
    const behind = words.slice(next + 1, next + 5);
    if (behind.some((word) => foods.some((food) => food.heads.has(word.stem)))) return true;
  }
  if (run.length > 1) return false;
  // 'in its own juices'
  if (first.text === 'juices') return true;
  const before = text.slice(Math.max(0, first.start - 60), first.start);
  if (first.stem === 'water' && (TAP_WATER.test(before) || RINSED.test(before))) return true;
  const isForThis = foods.some(
    (food) => food.heads.has(first.stem) && FOR_TINS.some((stem) => food.lineWords.has(stem)),
  );
  if (
    !isForThis &&
    FOOD_VERBS.has(first.text) &&
    DONE_BEFORE.test(before) &&
    DONE_TO.test(text.slice(last.end, last.end + 30))
  )
    return true;
  return (
    MADE.has(first.stem) &&
    foods.some((food) => food.groupWords.has(first.stem)) &&
    !foods.some((food) => food.words.size === 1 && food.words.has(first.stem))
  );
}

import type { Food } from '../foods/food.ts';
import { besideName } from '../foods/named-line.ts';
import { fold } from '../ingredients/languages/fold.ts';
import type { Unit } from '../ingredients/units.ts';
import type { MeasuredIngredient } from './measured-ingredient.ts';

/** Poured in with what it lies in: 'undrained', 'with their liquid', 'mit Flüssigkeit', 'avec le jus'. */
const WITH_LIQUID =
  /\bundrained\b|\bnot drained\b|\bwith (?:its|their|the|all (?:its|the)) (?:liquid|juices?)\b|\b(?:mit|samt) (?:der |dem )?(?:flussigkeit|sud|saft)\b|\bavec (?:le |leur |son )?(?:jus|liquide)\b|\bcon (?:su |el |il (?:suo |loro )?)?(?:jugo|liquido|succo)\b|\bmet (?:het )?(?:vocht|sap)\b/;
/** What the liquid is worth of as much of the food: our own estimate. */
const LIQUID_SHARE = 0.25;

/** Of fruit and the like that the catalogue weighs with its juice, what is left without. Shares: USDA SR28, drained solids of peaches and pineapple. */
const FRUIT_DRAINED_SHARE = 0.62;
const SAYS_DRAINED = /\b(?:well[- ])?(?:drained|abgetropft|egouttee?s?|escurrid[oa]s?|sgocciolat[oaie]|uitgelekt)\b/;
/** Kept for later: 'drained, juice reserved'. */
const KEPT = /\breserv|\baufgefangen|\baufheben|\bconserv|\breserver|\bbewaar/;
const IN_JUICE = /^canned (?:mandarin|pineapple|peach|pear|apricot|plum|sour cherry)$|^fruit cocktail$/;

/** The share of a stated weight of a tin or a jar that is eaten; null where the tin makes no difference. */
export function tinShare(food: Food, unit: Unit | null, line: MeasuredIngredient): number | null {
  if (unit !== 'can' && unit !== 'jar') return null;
  const beside = fold(besideName(line));
  if (food.drainedShare === 1) {
    return IN_JUICE.test(food.name) && SAYS_DRAINED.test(beside) && !KEPT.test(beside) && !WITH_LIQUID.test(beside)
      ? FRUIT_DRAINED_SHARE
      : null;
  }
  const { drainedShare } = food;
  return WITH_LIQUID.test(beside) ? drainedShare + (1 - drainedShare) * LIQUID_SHARE : drainedShare;
}

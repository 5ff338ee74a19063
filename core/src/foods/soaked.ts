import { fold } from '../ingredients/languages/fold.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { isSure, matchFood } from './match-food.ts';
import { besideName, type NamedLine } from './named-line.ts';

/** In six languages, folded: what has to be soaked was dry. */
const SOAKED =
  /\b(?:soaked|eingeweicht\w*|trempe(?:e?s?|r)|trempage|remojad[oa]s?|en remojo|ammollat[oaie]|in ammollo|(?:in)?geweekte?)\b/;
/** Not what was cooked since, or comes in a tin. */
const NO_MORE =
  /\b(?:(?:pre)?cooked|canned|tinned|cans?|tins?|(?:vor)?gekocht\w*|dosen?|cuite?s?|boite|conserve|cocid[oa]s?|lata|cott[aeio]|lessat[aeio]|scatola|gekookte?|blik)\b/;
/** Fresh ones of the others are soaked to be washed. */
const SOLD_DRIED = /\b(?:beans?|chickpeas?|peas?|lentils?|mushrooms?|chillis?)$/;

/** The dry kind of what a line says was soaked: 'chickpeas, soaked overnight', 'eingeweichte Bohnen'. Null where there is none. */
export function soakedFood(index: FoodIndex, line: NamedLine, food: Food): Food | null {
  if (!SOLD_DRIED.test(food.name) || /\bdried\b/.test(food.name)) return null;
  const said = fold(`${line.name}, ${besideName(line)}`);
  if (!SOAKED.test(said) || NO_MORE.test(said) || line.unit === 'can' || line.unit === 'jar') return null;
  const dry = matchFood(index, `dried ${food.name}`);
  return isSure(dry) ? dry.food : null;
}

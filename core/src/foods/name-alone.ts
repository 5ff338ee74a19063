import { ownEntry } from '../own-entry.ts';
import { BY_SPOON, FRESHLY } from './by-spoon.ts';
import { besideName, type NamedLine } from './named-line.ts';
import { isCountedWhole, isWeighedWhole } from './whole-birds.ts';

/** '1 fillet of beef': the cut, and no beef of any other. */
const FILLETED = /^(?:beef|pork|lamb|veal|venison)$/;

/** The name as the foods are asked for it: words that mean one food in a shop and another on their own. */
export function nameAlone(line: NamedLine): string {
  const { name, unit = null, quantity = null } = line;
  const bare = name.trim().toLowerCase();
  // the brand is of mung beans: '1 cup JUST Egg'
  if (/^J(?:ust|UST) E(?:gg|GG)$/.test(name.trim())) return 'vegan liquid egg';
  const bySpoon = ownEntry(BY_SPOON, bare);
  if ((bare === 'chicken' || bare === 'turkey') && (isCountedWhole(line) || isWeighedWhole(line)))
    return `whole ${bare}`;
  // several are of whole ones, whatever they weigh: '2 chickens', '3 lb chickens'
  if (bare === 'chickens' || bare === 'turkeys') return `whole ${bare}`;
  // fries are not crushed: '2 cups chips, crushed' are crisps
  if (/^chips?$/.test(bare) && /\bcrushed\b/.test(besideName(line))) return 'potato chips';
  if (unit === 'bar' && bare === 'dairy milk') return 'milk chocolate';
  if (unit === 'fillet' && FILLETED.test(bare)) return `${bare} fillet`;
  if (unit === 'rack' && bare === 'lamb') return 'rack of lamb';
  // 'cloves' are the spice, ground unless they are whole, and cloves of something are none
  if (/^(ground )?cloves?$/.test(bare)) return 'ground clove';
  if (unit === 'tsp' && bySpoon !== undefined && !FRESHLY.test(besideName(line))) return bySpoon;
  // the spice has no plural and is not counted: '2 peppers', '1 pepper' are vegetables
  if (bare === 'peppers' || (bare === 'pepper' && unit === null && quantity !== null)) return 'bell pepper';
  return name;
}

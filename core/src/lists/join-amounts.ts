import type { Food } from '../foods/food.ts';
import {
  convert,
  measureGrams,
  measureMillilitres,
  parseUnit,
  type Unit,
  unitDimension,
} from '../ingredients/units.ts';
import { CUP_ML } from '../nutrition/line-grams.ts';
import { type Amount, exactly } from './amounts.ts';
import { sumMeasures } from './sum-measures.ts';

/** Grams of an amount of a food, by what its measures weigh; null where that is not known. */
function gramsOf({ quantity, unit }: Amount, food: Food): number | null {
  if (unit === '') return food.weights['piece'] === undefined ? null : quantity * food.weights['piece'];
  const known = parseUnit(unit);
  const grams = known === null ? null : measureGrams({ quantity, unit: known });
  if (grams !== null) return grams;
  const millilitres = known === null ? null : measureMillilitres({ quantity, unit: known });
  const { cup } = food.weights;
  if (millilitres !== null) return cup === undefined ? null : (millilitres / CUP_ML) * cup;
  return food.weights[unit] === undefined ? null : quantity * food.weights[unit];
}

/** The unit that volumes are added up in: millilitres where one of them is metric, else the largest. */
function volumeUnit(units: readonly Unit[]): Unit {
  if (units.some((unit) => METRIC.has(unit))) return 'ml';
  return units.reduce((large, unit) => ((convert(1, unit, large) ?? 0) > 1 ? unit : large));
}
const METRIC: ReadonlySet<Unit> = new Set<Unit>(['ml', 'cl', 'dl', 'l']);

function joinVolumes(amounts: readonly Amount[]): Amount[] | null {
  const measures = amounts.flatMap(({ quantity, unit }) => {
    const known = parseUnit(unit);
    return known !== null && unitDimension(known) === 'volume' ? [{ quantity, unit: known }] : [];
  });
  if (measures.length < amounts.length) return null;
  const unit = volumeUnit(measures.map((measure) => measure.unit));
  const quantity = measures.reduce((sum, measure) => sum + (convert(measure.quantity, measure.unit, unit) ?? 0), 0);
  return sumMeasures([{ quantity: exactly(quantity), unit }]);
}

/**
 * Sums of a food in several units as one, where all of them convert: volumes into one another, everything else by what the food's
 * measures weigh, in pieces where some are counted and in grams where not. What does not convert stands as it is: the sum of
 * 'a bunch' and 15 g is nothing that a shop could read.
 * @param food null where it is not known for certain; then nothing is converted
 */
export function joinAmounts(amounts: readonly Amount[], food: Food | null): readonly Amount[] {
  if (food === null || amounts.length < 2) return amounts;
  const volumes = joinVolumes(amounts);
  if (volumes !== null) return volumes;
  const grams = amounts.map((amount) => gramsOf(amount, food));
  if (grams.some((one) => one === null)) return amounts;
  const sum = grams.reduce<number>((total, one) => total + (one ?? 0), 0);
  const { piece } = food.weights;
  const isCounted = amounts.some(({ unit }) => unit === '');
  if (isCounted && piece !== undefined && piece > 0) return [{ quantity: exactly(sum / piece), unit: '' }];
  return sumMeasures([{ quantity: exactly(sum), unit: 'g' }]);
}

import type { Aisle } from '../foods/aisles.ts';
import { measureGrams, measureMillilitres, parseUnit } from '../ingredients/units.ts';
import { shopUnit } from '../lists/shop-amount.ts';
import type { ShopThing } from '../lists/shop-line.ts';
import { CUP_ML } from '../nutrition/line-grams.ts';
import { ownEntry } from '../own-entry.ts';
import { type FoodPrice, isMeasure, PRICE_UNITS, type PriceUnit } from './price.ts';

/** What one of a unit weighs as it is bought, g, by the words that lists have for units; `ml` is the density. */
export type UnitGrams = Readonly<Record<string, number>>;

/** What one of a unit costs, in hundredths of the currency: by `g`, `ml` and the words that lists have for what is counted. */
export type UnitRates = Readonly<Record<string, number>>;

/** Weights that say a size or a measure, and are no unit of a list. */
const NO_UNITS: ReadonlySet<string> = new Set(['cup', 'small', 'medium', 'large', 'inch']);
const WEIGHED_AISLE: Aisle = 'meat and fish';
const WORD_OF_WEIGHT: Readonly<Record<string, string>> = { piece: '', can: 'tin' };

/** What the units of a thing weigh, as far as its food says; nothing where nobody knows its food. */
export function unitGrams({ food }: Pick<ShopThing, 'food'>): UnitGrams {
  if (food === null) return {};
  const { bought, buying } = food;
  const grams: Record<string, number> = {};
  for (const [weight, edible] of Object.entries(bought.weights)) {
    if (!NO_UNITS.has(weight)) grams[WORD_OF_WEIGHT[weight] ?? weight] = edible / bought.edibleShare;
  }
  const { cup } = bought.weights;
  if (cup !== undefined) grams['ml'] = cup / CUP_ML;
  else if (buying.unit === 'ml') grams['ml'] = 1;
  if (buying.gramsEach !== null) grams[shopUnit(buying.unit)] = buying.gramsEach / bought.edibleShare;
  return grams;
}

/** Units that a price of the thing may be for: each that what is needed of it can be worked out in. The usual one first. */
export function unitsToPrice(thing: ShopThing, locale: string): PriceUnit[] {
  const grams = unitGrams(thing);
  const isKnown = thing.food !== null;
  const canBe = (unit: PriceUnit) => {
    if (!isMeasure(unit)) return !isKnown || Object.hasOwn(grams, unit);
    return isVolume(unit) ? !isKnown || grams['ml'] !== undefined : true;
  };
  const usual = usualUnit(thing, locale);
  const others = PRICE_UNITS.filter((unit) => unit !== usual && canBe(unit));
  return canBe(usual) ? [usual, ...others] : others;
}

/** What shops write on the shelf: meat and fish are weighed, though lists count some of them in pieces. */
function usualUnit({ food, aisle }: ShopThing, locale: string): PriceUnit {
  const unit = food?.buying.unit;
  const isWeighed =
    unit === undefined || unit === 'g' || unit === 'small' || (unit === 'piece' && aisle === WEIGHED_AISLE);
  if (isWeighed) return bySize(locale);
  return unit === 'ml' ? 'l' : (shopUnit(unit) as PriceUnit);
}

const bySize = (locale: string): PriceUnit => (locale.toLowerCase().endsWith('-us') ? 'lb' : 'kg');

const isVolume = (unit: string): boolean => {
  const known = parseUnit(unit);
  return known !== null && measureMillilitres({ quantity: 1, unit: known }) !== null;
};

/** Grams of an amount; null where nobody knows. */
function gramsOf(quantity: number, unit: string, grams: UnitGrams): number | null {
  const known = parseUnit(unit);
  const measure = known === null ? null : { quantity, unit: known };
  const mass = measure && measureGrams(measure);
  if (mass !== null) return mass;
  const millilitres = measure && measureMillilitres(measure);
  const one =
    millilitres === null ? (ownEntry(grams, unit) ?? (known === null ? undefined : grams[known])) : grams['ml'];
  return one === undefined ? null : (millilitres ?? quantity) * one;
}

/** What each unit of a food costs by its price: in the unit that was typed, and where its weights are known in all others too. */
export function unitRates({ hundredths, quantity, unit }: Omit<FoodPrice, 'name'>, grams: UnitGrams): UnitRates {
  const rates: Record<string, number> = {};
  const bought = gramsOf(quantity, unit, grams);
  if (bought !== null && bought > 0) {
    const perGram = hundredths / bought;
    rates['g'] = perGram;
    for (const [word, one] of Object.entries(grams)) rates[word] = perGram * one;
  }
  const known = parseUnit(unit);
  const millilitres = known === null ? null : measureMillilitres({ quantity, unit: known });
  if (millilitres !== null) rates['ml'] = hundredths / millilitres;
  else if (!isMeasure(unit)) rates[unit] = hundredths / quantity;
  return rates;
}

/** What an amount costs, in hundredths; null where its unit is none that the price can be worked out in. */
export function costOfAmount({ quantity, unit }: { quantity: number; unit: string }, rates: UnitRates): number | null {
  const known = parseUnit(unit);
  if (known !== null) {
    const grams = measureGrams({ quantity, unit: known });
    if (grams !== null) return rates['g'] === undefined ? null : grams * rates['g'];
    const millilitres = measureMillilitres({ quantity, unit: known });
    if (millilitres !== null) return rates['ml'] === undefined ? null : millilitres * rates['ml'];
  }
  const rate =
    ownEntry(rates, unit) ??
    (known === null ? undefined : rates[known]) ??
    (known === 'can' ? rates['tin'] : undefined);
  return rate === undefined ? null : quantity * rate;
}

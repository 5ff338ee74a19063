import { parseUnit, type Unit, unitDimension } from './units.ts';

/** How a person wants amounts: as the recipe has them, in grams and millilitres, or in cups, ounces and pounds. */
export const UNIT_CHOICES = ['written', 'metric', 'us'] as const;
export type UnitChoice = (typeof UNIT_CHOICES)[number];

/** What converting an amount needs of its food. */
export interface KitchenFood {
  /** Grams of what a US cup holds; null where nobody knows. */
  readonly cupGrams: number | null;
  /** Poured: a metric cook takes it by the millilitre, an American one by the cup. */
  readonly isLiquid: boolean;
  /** Scooped: an American cook takes it by the cup, as flour and sugar; else by the ounce and pound. */
  readonly isScooped: boolean;
}

/** So much of a unit; two parts are added: half a cup and two tablespoons. */
interface KitchenPart {
  readonly quantity: number;
  readonly unit: Unit;
}

/**
 * Millilitres of a cook's measures, in which a cup is 240. Source: 21 CFR 101.9 (b)(5)(viii): 1 cup 240 ml, 1 fl oz 30 ml,
 * 1 tablespoon 15 ml, 1 teaspoon 5 ml.
 */
const MEASURE_ML: Partial<Record<Unit, number>> = {
  tsp: 5,
  dsp: 10,
  tbsp: 15,
  'fl oz': 30,
  cup: 240,
  pint: 480,
  quart: 960,
  gallon: 3840,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
};
const MASS_G: Partial<Record<Unit, number>> = { mg: 0.001, g: 1, kg: 1000, oz: 28.35, lb: 453.6 };
const CM_PER_INCH = 2.54;

const METRIC: ReadonlySet<Unit> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm']);
const US: ReadonlySet<Unit> = new Set(['oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon', 'inch']);
/** Spoons are in every kitchen; so many millilitres of them are a cup's business. */
const SPOONS: ReadonlySet<Unit> = new Set(['tsp', 'dsp', 'tbsp']);
const SPOONS_TO_ML = 60;

const CUP_ML = 240;
const CUP_PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const TBSP_ML = 15;
const TSP_ML = 5;
const OZ_G = 28.35;
const LB_G = 453.6;

const near = (amount: number, step: number): number => Number((Math.round(amount / step) * step).toPrecision(12));
/** A cook's step for a number: the larger the amount, the coarser. */
const stepped = (amount: number, steps: readonly (readonly [below: number, step: number])[]): number => {
  const step = steps.find(([below]) => amount < below)?.[1] ?? 50;
  return Math.max(step, near(amount, step));
};

/** 225 g for half a pound; nobody weighs 227. */
const GRAM_STEPS = [
  [1, 0.1],
  [5, 0.5],
  [20, 1],
  [250, 5],
  [500, 10],
  [1000, 25],
] as const;
const MILLILITRE_STEPS = [
  [20, 1],
  [100, 5],
  [1000, 10],
] as const;

function inGrams(grams: number): KitchenPart {
  const shown = stepped(grams, GRAM_STEPS);
  return shown < 1000 ? { quantity: shown, unit: 'g' } : { quantity: near(grams / 1000, 0.05), unit: 'kg' };
}

function inMillilitres(millilitres: number): KitchenPart {
  const shown = stepped(millilitres, MILLILITRE_STEPS);
  return shown < 1000 ? { quantity: shown, unit: 'ml' } : { quantity: near(millilitres / 1000, 0.05), unit: 'l' };
}

/** A rounded amount this near to the true one is the amount, to a cook. */
const CLOSE = 0.045;

/** '3 tbsp', '1 tbsp and 1 tsp' */
function inSpoons(millilitres: number): KitchenPart[] {
  const tbsp = millilitres / TBSP_ML;
  const halves = near(tbsp, 1 / 2);
  if (Math.abs(halves - tbsp) <= CLOSE * tbsp) return [{ quantity: halves, unit: 'tbsp' }];
  const whole = Math.floor(tbsp);
  const parts: KitchenPart[] = [
    { quantity: whole, unit: 'tbsp' },
    { quantity: near((tbsp - whole) * (TBSP_ML / TSP_ML), 1 / 2), unit: 'tsp' },
  ];
  return parts.filter(({ quantity }) => quantity > 0);
}

/** '¼ tsp', '3 tbsp', '½ cup and 2 tbsp': the fewest measures that come close. */
function inCups(millilitres: number): KitchenPart[] {
  if (millilitres < TBSP_ML * 0.95) {
    return [{ quantity: Math.max(1 / 8, near(millilitres / TSP_ML, millilitres < 2 ? 1 / 8 : 1 / 4)), unit: 'tsp' }];
  }
  if (millilitres < SPOONS_TO_ML * 0.97) return inSpoons(millilitres);
  const cups = millilitres / CUP_ML;
  const whole = Math.floor(cups);
  const nearest = CUP_PARTS.map((part) => whole + part)
    .filter((quantity) => quantity > 0)
    .toSorted((a, b) => Math.abs(a - cups) - Math.abs(b - cups))[0];
  if (nearest !== undefined && (Math.abs(nearest - cups) <= CLOSE * cups || cups >= 4)) {
    return [{ quantity: nearest, unit: 'cup' }];
  }
  const below = CUP_PARTS.map((part) => whole + part).findLast((quantity) => quantity <= cups) ?? whole;
  const rest = Math.round(((cups - below) * CUP_ML) / TBSP_ML);
  const parts: KitchenPart[] = [
    { quantity: below, unit: 'cup' },
    { quantity: rest, unit: 'tbsp' },
  ];
  return parts.filter(({ quantity }) => quantity > 0);
}

/** '4 oz', '1½ lb' */
function inOunces(grams: number): KitchenPart {
  const ounces = grams / OZ_G;
  if (ounces < 15.5) return { quantity: Math.max(1 / 4, near(ounces, ounces < 4 ? 1 / 4 : 1 / 2)), unit: 'oz' };
  return { quantity: near(grams / LB_G, 1 / 4), unit: 'lb' };
}

/** Grams of a cup of 236.6 ml, as the foods' table has it, in one of a cook's millilitres. */
const gramsPerMl = (cupGrams: number): number => cupGrams / 236.588;

function toMetric(quantity: number, unit: Unit, food: KitchenFood | null): KitchenPart[] | null {
  if (unit === 'inch') return [{ quantity: near(quantity * CM_PER_INCH, 0.5), unit: 'cm' }];
  const grams = MASS_G[unit];
  if (grams !== undefined) return [inGrams(quantity * grams)];
  const each = MEASURE_ML[unit];
  if (each === undefined) return null;
  const millilitres = quantity * each;
  if (SPOONS.has(unit) && millilitres < SPOONS_TO_ML) return null;
  if (food === null) return unit === 'fl oz' ? [inMillilitres(millilitres)] : null;
  if (food.isLiquid) return [inMillilitres(millilitres)];
  return food.cupGrams === null ? null : [inGrams((quantity * each * 236.588 * gramsPerMl(food.cupGrams)) / CUP_ML)];
}

function toUs(quantity: number, unit: Unit, food: KitchenFood | null): KitchenPart[] | null {
  if (unit === 'cm' || unit === 'mm') {
    const inches = quantity / CM_PER_INCH / (unit === 'mm' ? 10 : 1);
    return [{ quantity: Math.max(1 / 4, near(inches, inches < 3 ? 1 / 4 : 1 / 2)), unit: 'inch' }];
  }
  const each = MEASURE_ML[unit];
  if (each !== undefined) return inCups(quantity * each);
  const grams = quantity * (MASS_G[unit] ?? Number.NaN);
  if (Number.isNaN(grams)) return null;
  const byCup = food !== null && food.cupGrams !== null && (food.isLiquid || food.isScooped);
  return byCup ? inCups((grams / gramsPerMl(food.cupGrams)) * (CUP_ML / 236.588)) : [inOunces(grams)];
}

/**
 * An amount in the units that a person wants, rounded as a cook would; null where it stays as it is written: it is in them already,
 * it is counted, or nobody knows what its food weighs.
 * @param food null where it is not known
 */
export function kitchenAmountIn(
  choice: UnitChoice,
  { quantity, unit: spelling }: { readonly quantity: number; readonly unit: string },
  food: KitchenFood | null,
): readonly KitchenPart[] | null {
  const unit = spelling === '' ? null : parseUnit(spelling);
  if (choice === 'written' || unit === null || !(quantity > 0) || unitDimension(unit) === 'count') return null;
  if (choice === 'metric') return METRIC.has(unit) ? null : toMetric(quantity, unit, food);
  return US.has(unit) || SPOONS.has(unit) ? null : toUs(quantity, unit, food);
}

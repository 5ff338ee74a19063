import type { Food } from '../foods/food.ts';
import type { LineConfidence } from '../foods/resolve-food.ts';
import type { NutritionLine, RecipeNutrition } from './compute-nutrition.ts';
import { type FoundAbroad, figuresOf } from './figures-of.ts';
import type { GramsRule } from './line-grams.ts';
import { RANGED_NUTRIENTS, type RangedNutrient } from './ranged-nutrients.ts';
import { shownAmount } from './shown-amount.ts';

/** Between these, per serving, 80 of 100 published values are expected to lie. */
export type NutrientRange = readonly [low: number, high: number];

/** A line as far as its doubt depends on it; calories are of a serving, grams of the whole recipe. */
export type CountedLine = Pick<NutritionLine, 'grams' | 'gramsRule' | 'confidence' | 'calories'> & {
  readonly food: { readonly id: string } | null;
  /** As in `NutritionLine`. */
  readonly countedAs?: { readonly id: string };
  readonly abroad?: FoundAbroad | undefined;
  /** Of a recipe that is in the dish: what it brings is so far off, as one standard deviation of a serving's amount. */
  readonly spread?: Readonly<Record<RangedNutrient, number>> | undefined;
};

/** How far one standard deviation of a line's weight lies from it, as a share of the weight, by how the weight was found. */
const WEIGHT_DOUBT: Readonly<Record<GramsRule, number>> = {
  corrected: 0.02,
  weighed: 0.06,
  stated: 0.06,
  package: 0.1,
  drained: 0.15,
  volume: 0.14,
  density: 0.35,
  piece: 0.3,
  portion: 0.35,
  assumed: 0.6,
  frying: 0.9,
  'partly eaten': 0.9,
  'made above': 0,
  'each serving': 0.5,
  'to taste': 0,
  water: 0,
  heading: 0,
  tool: 0,
  'no weight': 0,
  'no amount': 0,
  'no food': 0,
  recipe: 0,
  'no share': 0,
  'nothing counted': 0,
};

/** The same for the food that the line was taken for, by how it was told. */
const FOOD_DOUBT: Readonly<Record<LineConfidence, number>> = {
  corrected: 0.02,
  exact: 0.1,
  alias: 0.12,
  'without descriptors': 0.2,
  'head noun': 0.4,
  'not sure': 0.6,
};
const OTHER_FOOD_DOUBT = 0.25;

/** How much the lines' doubts count; what uncounted ingredients add above. */
const OF_LINES = 0.6;
const UNCOUNTED = 0.9;

/**
 * Sugar, flour, rice and pasta are alike wherever they are bought. The more water is in what brings carbohydrate, the more it varies:
 * fruit, vegetables, sauces and bread. So much one standard deviation is of a food that hardly has any, and nothing of dry starch.
 */
const MOIST_DOUBT = 0.5;
const DRY_STARCH_PER_100G = 75;

type Shape = {
  /** The reach of a range downwards and upwards, in standard deviations. */
  readonly below: number;
  readonly above: number;
  /** What published values scatter by themselves, as a share. */
  readonly own: number;
  /** The scatter of what is printed in whole grams. */
  readonly grams: number;
  /**
   * Who finds so much in one serving has rather too few servings or too much of something than too little: from there on the range
   * reaches further down, by `widens` for each time that it is e times as much.
   */
  readonly ample: number;
  readonly widens: number;
};

/**
 * Widths by nutrient. The two reaches are fitted on the labelled recipes of the benchmark, with whole publishers left out (`learn` of
 * bench/src/adapters/nutrition-recipes.ts); the other numbers are round ones, chosen
 * among some dozens by the score on the same recipes: what that score says of them is a little kind.
 */
export const RANGE_SHAPES: Readonly<Record<RangedNutrient, Shape>> = {
  calories: { below: 1.87, above: 0.84, own: 0.13, grams: 0, ample: 700, widens: 0.5 },
  protein: { below: 1.28, above: 1.11, own: 0.13, grams: 0.5, ample: 18, widens: 0.5 },
  carbohydrates: { below: 1.92, above: 1.38, own: 0.1, grams: 1, ample: 60, widens: 2 },
  fat: { below: 2.8, above: 0.91, own: 0.13, grams: 0.5, ample: 30, widens: 0.5 },
};

/** What a range is made from. */
export type RangedNutrition = Pick<RecipeNutrition, 'coverage'> & {
  readonly perServing: Readonly<Record<RangedNutrient, number>>;
  readonly lines: readonly CountedLine[];
  /** At least 1. */
  readonly serves: number;
  /** Places of lines whose amount can hardly be meant (`findImplausible`): the range reaches to what is without them. */
  readonly doubted?: readonly number[] | undefined;
};

/** Below these a range on the logarithm means nothing: kcal, g. */
const LEAST: Readonly<Record<RangedNutrient, number>> = { calories: 5, protein: 0.5, carbohydrates: 0.5, fat: 0.5 };

type Doubted = Pick<CountedLine, 'gramsRule' | 'confidence'>;

/** Standard deviation of a line's weight, as a share of it. */
export const weightDoubt = ({ gramsRule }: Doubted): number => WEIGHT_DOUBT[gramsRule];

/** The same of what its food brings. */
export const foodDoubt = ({ confidence }: Doubted): number =>
  confidence === null ? 0 : (FOOD_DOUBT[confidence] ?? OTHER_FOOD_DOUBT);

const doubtOf = (line: Doubted): number => Math.hypot(weightDoubt(line), foodDoubt(line));

/** Standard deviations that 80 of 100 values lie within. */
const EIGHTY_OF_100 = 1.28;

/** How many kcal of a serving a line may be off either way, four times of five. */
export const lineDoubtKcal = (line: CountedLine): number => EIGHTY_OF_100 * doubtOf(line) * line.calories;

type FoodsById = ReadonlyMap<string, Pick<Food, 'figuresAbroad' | 'id' | 'per100g'>>;

/** What 100 g of a line's food have, as it was counted. */
function figureOf({ countedAs, food: own, abroad }: CountedLine, nutrient: RangedNutrient, foods: FoodsById): number {
  const food = foods.get((countedAs ?? own)?.id ?? '');
  return food === undefined ? 0 : figuresOf(food, abroad?.named ?? null, abroad?.language ?? null)[nutrient];
}

/** What a line brings to a serving. */
const broughtBy = (line: CountedLine, nutrient: RangedNutrient, serves: number, foods: FoodsById): number =>
  (((line.grams ?? 0) / 100) * figureOf(line, nutrient, foods)) / serves;

/** The doubt of what a line brings of one nutrient, as a share of it. */
function doubtOfNutrient(line: CountedLine, nutrient: RangedNutrient, foods: FoodsById): number {
  if (nutrient !== 'carbohydrates') return doubtOf(line);
  const per100g = figureOf(line, 'carbohydrates', foods);
  return Math.hypot(doubtOf(line), MOIST_DOUBT * Math.max(0, 1 - per100g / DRY_STARCH_PER_100G));
}

/** What of a serving may not be there at all: amounts that can hardly be meant, and what was counted without any. */
function unlikely(nutrient: RangedNutrient, { lines, serves, doubted }: RangedNutrition, foods: FoodsById): number {
  return lines.reduce((sum, line, at) => {
    const isUnlikely = doubted?.includes(at) || line.gramsRule === 'each serving';
    return isUnlikely ? sum + broughtBy(line, nutrient, serves, foods) : sum;
  }, 0);
}

/**
 * How far a serving's amounts are off by what each line is unsure of, one standard deviation in kcal or g.
 * @param foods the catalogue's foods by id, which the lines name
 */
export function nutritionSpreads(
  { lines, serves }: Pick<RangedNutrition, 'lines' | 'serves'>,
  foods: FoodsById,
): Record<RangedNutrient, number> {
  const spreadOf = (nutrient: RangedNutrient): number => {
    const ofLines = lines.map((line) => {
      if (line.spread !== undefined) return line.spread[nutrient];
      return broughtBy(line, nutrient, serves, foods) * doubtOfNutrient(line, nutrient, foods);
    });
    return Math.hypot(...ofLines);
  };
  return Object.fromEntries(RANGED_NUTRIENTS.map((nutrient) => [nutrient, spreadOf(nutrient)])) as Record<
    RangedNutrient,
    number
  >;
}

/**
 * The range that a serving's value lies in four times of five, from what each line is unsure of.
 * @param nutrition amounts of a serving, `serves` of them in all that the lines weigh; `coverage` by number, 0 to 1
 * @param foods the catalogue's foods by id, which the lines name
 */
export function nutritionRanges(
  nutrition: RangedNutrition,
  foods: FoodsById,
  shapes: Readonly<Record<RangedNutrient, Shape>> = RANGE_SHAPES,
): Record<RangedNutrient, NutrientRange> {
  const { perServing, lines, coverage, serves } = nutrition;
  const isCounted = lines.some((line) => (line.grams ?? 0) > 0 || line.spread !== undefined);
  const spreads = nutritionSpreads({ lines, serves }, foods);
  const rangeOf = (nutrient: RangedNutrient): NutrientRange => {
    const shape = shapes[nutrient];
    const total = perServing[nutrient] + LEAST[nutrient];
    const deviation = Math.hypot(shape.own, (OF_LINES * spreads[nutrient]) / total, shape.grams / total);
    const missing = isCounted ? 1 - coverage : 1;
    const likely = Math.max(LEAST[nutrient], total - unlikely(nutrient, nutrition, foods));
    const ample = 1 + shape.widens * Math.max(0, Math.log(total / shape.ample));
    const low = likely * Math.exp(-shape.below * ample * deviation) - LEAST[nutrient];
    const high = total * Math.exp(shape.above * deviation + UNCOUNTED * missing) - LEAST[nutrient];
    return [Math.max(0, low), Math.max(0, high)];
  };
  return Object.fromEntries(RANGED_NUTRIENTS.map((nutrient) => [nutrient, rangeOf(nutrient)])) as Record<
    RangedNutrient,
    NutrientRange
  >;
}

/** Ranges are shown in these steps, from an upper end on. */
const SHOWN_STEPS: readonly (readonly [from: number, step: number])[] = [
  [100, 5],
  [0, 1],
];
/** A range narrower than this share of the figure says no more than the figure. */
const SHOWN_FROM = 0.05;

/** A range as people see it, in whole steps and around the figure that stands beside it; null where it says no more than that. */
export function shownRange(amount: number, unit: string, [low, high]: NutrientRange): NutrientRange | null {
  const figure = shownAmount(amount, unit);
  const step = SHOWN_STEPS.find(([from]) => high >= from)?.[1] ?? 1;
  const shown: NutrientRange = [
    Math.min(figure, Math.floor(low / step) * step),
    Math.max(figure, Math.ceil(high / step) * step),
  ];
  return shown[1] - shown[0] <= Math.max(step, SHOWN_FROM * figure) ? null : shown;
}

import type { Food } from '../foods/food.ts';
import type { GramsRule } from './line-grams.ts';
import { type CountedLine, foodDoubt, lineDoubtKcal, weightDoubt } from './nutrition-range.ts';

/** Sizes that a piece may have; the catalogue keeps the weight of each. */
export const PIECE_SIZES = ['small', 'medium', 'large'] as const;
export type PieceSize = (typeof PIECE_SIZES)[number];

/** An answer to a question of weight. */
export interface WeightChoice {
  /** Of one piece; null where the amount is told by its weight alone. */
  size: PieceSize | null;
  /** Of the line, for the whole recipe. */
  grams: number;
  /** What was assumed. */
  taken: boolean;
}

/** What a line left open, and what was assumed. */
export interface LineQuestion {
  /** Its place among the lines, from 0. */
  line: number;
  /** kcal of a serving that it may be off either way, four times of five. */
  plusMinusKcal: number;
  /** `food`: which food it is; `weight`: what it weighs. */
  asks: 'food' | 'weight';
  /** Of weight, the smallest first; empty where the food is asked for. */
  choices: WeightChoice[];
}

/** A line with how many of a food it names, which is no figure where it names none. */
export type AskedLine = CountedLine & { readonly quantity: number };

/** Rules that assume a weight. */
const ASSUMING: ReadonlySet<GramsRule> = new Set([
  'density',
  'piece',
  'portion',
  'assumed',
  'frying',
  'partly eaten',
  'each serving',
]);
/** A food at least this much in doubt is asked for. */
const FOOD_IN_DOUBT = 0.4;
/** Less than this moves nothing that anybody plans by: kcal, and a share of the serving's. */
const LEAST_KCAL = 3;
const LEAST_SHARE = 0.01;
export const QUESTIONS_MAX = 6;

/** Sizes of foods whose table has only the usual one, as shares of it. */
const SIZE_SHARES: Readonly<Record<PieceSize, number>> = { small: 0.7, medium: 1, large: 1.35 };
const SHARES_OF_AMOUNT = [0.5, 1, 2];
/** A weight this near to an answer is that answer. */
const SAME = 0.08;

const isAlike = (a: number, b: number) => Math.abs(a - b) <= SAME * Math.max(a, b);

/** A weight as somebody would say it. */
function said(grams: number): number {
  const step = grams < 20 ? 1 : grams < 100 ? 5 : 10;
  return Math.max(1, Math.round(grams / step) * step);
}

/** What the line weighs with pieces of each size; nothing where its weight is none of them. */
function sizesOf({ quantity, gramsRule }: AskedLine, grams: number, food: Pick<Food, 'weights'>): WeightChoice[] {
  const { piece, small, medium = piece, large } = food.weights;
  if (gramsRule !== 'piece' || quantity <= 0 || medium === undefined) return [];
  const each = { small: small ?? medium * SIZE_SHARES.small, medium, large: large ?? medium * SIZE_SHARES.large };
  const taken = PIECE_SIZES.find((size) => isAlike(each[size] * quantity, grams));
  if (taken === undefined) return [];
  // two sizes of one weight, as yolks have, are one answer
  const isTold = (size: PieceSize) => PIECE_SIZES.find((one) => each[one] === each[size]) === size;
  const sizes = PIECE_SIZES.filter((size) => size === taken || (each[size] !== each[taken] && isTold(size)));
  return sizes.length < 2 ? [] : sizes.map((size) => ({ size, grams: each[size] * quantity, taken: size === taken }));
}

const amountsOf = (grams: number): WeightChoice[] =>
  SHARES_OF_AMOUNT.map((share) => ({
    size: null,
    grams: share === 1 ? grams : said(grams * share),
    taken: share === 1,
  }));

function questionOf(line: AskedLine, at: number, foods: ReadonlyMap<string, Pick<Food, 'weights'>>): LineQuestion[] {
  const food = line.food === null ? undefined : foods.get(line.food.id);
  if (food === undefined || line.grams === null || line.grams <= 0) return [];
  const question = { line: at, plusMinusKcal: lineDoubtKcal(line) };
  const isWeightAssumed = ASSUMING.has(line.gramsRule);
  const isFoodInDoubt = foodDoubt(line) >= FOOD_IN_DOUBT;
  if (isFoodInDoubt && (!isWeightAssumed || foodDoubt(line) >= weightDoubt(line)))
    return [{ ...question, asks: 'food', choices: [] }];
  if (!isWeightAssumed) return [];
  const sizes = sizesOf(line, line.grams, food);
  return [{ ...question, asks: 'weight', choices: sizes.length > 0 ? sizes : amountsOf(line.grams) }];
}

/**
 * What was assumed of a recipe and moves its energy, the largest doubt first; at most `QUESTIONS_MAX`. A line of several foods
 * asks nothing: none of them is the one that an answer could keep.
 * @param kcal of a serving
 * @param foods the catalogue's foods by id
 */
export function lineQuestions(
  lines: readonly AskedLine[],
  kcal: number,
  foods: ReadonlyMap<string, Pick<Food, 'weights'>>,
): LineQuestion[] {
  return lines
    .flatMap((line, at) => questionOf(line, at, foods))
    .filter(({ plusMinusKcal }) => plusMinusKcal >= Math.max(LEAST_KCAL, LEAST_SHARE * kcal))
    .toSorted((a, b) => b.plusMinusKcal - a.plusMinusKcal || a.line - b.line)
    .slice(0, QUESTIONS_MAX);
}

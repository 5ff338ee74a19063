import { MEAL_TYPES } from '../recipes/meal-type.ts';
import { TWO_SIDED_COLUMNS, unlikeness, WIDTH } from './goal-columns.ts';
import type { PlanProblem } from './plan-problem.ts';

const TYPES = MEAL_TYPES.length;

/** How many like recipes are kept for each. */
const SIMILAR_COUNT = 16;

/** How many recipes on either side, in order of the weightiest nutrient, are compared: bounds the work in a big book. */
const SEARCHED_EACH_SIDE = 160;

/** The weightiest nutrient that counts on both sides (energy, unless another has priority). */
export function leadColumn(problem: PlanProblem): number {
  let lead = 0;
  for (let column = 1; column < TWO_SIDED_COLUMNS; column++) {
    if (problem.weights[column]! > problem.weights[lead]!) lead = column;
  }
  return lead;
}

/**
 * The recipes most like a given one in what they add to a day, among those that fit a meal type: where a search looks
 * first once a day is nearly right. Found when first asked for, then kept.
 */
export class SimilarRecipes {
  private readonly problem: PlanProblem;
  private readonly found: Int32Array;
  private readonly sizes: Int8Array;
  private readonly distances = new Float64Array(SIMILAR_COUNT);
  private readonly lead: number;
  private readonly sorted: (SortedRecipes | undefined)[] = [];

  constructor(problem: PlanProblem) {
    this.problem = problem;
    this.found = new Int32Array((problem.count + 1) * TYPES * SIMILAR_COUNT);
    this.sizes = new Int8Array((problem.count + 1) * TYPES).fill(-1);
    this.lead = leadColumn(problem);
  }

  /** One of the like recipes, for a number from 0 up to 1; the recipe itself when there is none. */
  pick(recipe: number, type: number, chance: number): number {
    const key = recipe * TYPES + type;
    let size = this.sizes[key]!;
    if (size < 0) size = this.find(recipe, type, key);
    return size === 0 ? recipe : this.found[key * SIMILAR_COUNT + ((chance * size) | 0)]!;
  }

  private find(recipe: number, type: number, key: number): number {
    const { amounts } = this.problem;
    const { found, distances, lead } = this;
    this.sorted[type] ??= sortedBy(lead, type, this.problem);
    const { recipes, rows } = this.sorted[type];
    const at = key * SIMILAR_COUNT;
    const own = recipe * WIDTH;
    let size = 0;
    let worst = Number.POSITIVE_INFINITY;
    let from = 0;
    for (let to = recipes.length; from < to; ) {
      const middle = (from + to) >> 1;
      if (rows[middle * WIDTH + lead]! < amounts[own + lead]!) from = middle + 1;
      else to = middle;
    }
    const end = Math.min(recipes.length, from + SEARCHED_EACH_SIDE);
    for (let index = Math.max(0, from - SEARCHED_EACH_SIDE); index < end; index++) {
      const distance = unlikeness(worst, amounts, own, rows, index * WIDTH);
      if (distance >= worst || recipes[index] === recipe) continue;
      let place = size < SIMILAR_COUNT ? size++ : SIMILAR_COUNT - 1;
      for (; place > 0 && distances[place - 1]! > distance; place--) {
        distances[place] = distances[place - 1]!;
        found[at + place] = found[at + place - 1]!;
      }
      distances[place] = distance;
      found[at + place] = recipes[index]!;
      if (size === SIMILAR_COUNT) worst = distances[SIMILAR_COUNT - 1]!;
    }
    this.sizes[key] = size;
    return size;
  }
}

/** Recipes in order of one nutrient, and their rows of amounts side by side in that order. */
type SortedRecipes = { recipes: Int32Array; rows: Float64Array };

function sortedBy(column: number, type: number, { fits, amounts }: PlanProblem): SortedRecipes {
  const recipes = fits[type]!.slice().sort((a, b) => amounts[a * WIDTH + column]! - amounts[b * WIDTH + column]!);
  const rows = new Float64Array(recipes.length * WIDTH);
  recipes.forEach((recipe, place) => {
    rows.set(amounts.subarray(recipe * WIDTH, (recipe + 1) * WIDTH), place * WIDTH);
  });
  return { recipes, rows };
}

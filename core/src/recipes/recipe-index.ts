import { GOAL_NUTRIENTS, type GoalNutrient, type GoalNutrients } from '../foods/nutrients.ts';
import { DIET_WARNINGS, type DietWarning } from '../nutrition/diet-warnings.ts';
import type { WordCounts } from './forgive-search.ts';
import type { RecipeCondition, RecipeOrder, SearchedText } from './recipe-conditions.ts';

/** What lists search, filter and sort by. Amounts per serving. */
export interface IndexedRecipe {
  id: string;
  type: string;
  category: string;
  tagIds: readonly number[];
  isFavorite: boolean;
  /** Ids of the collections that it is in. */
  collectionIds: readonly string[];
  totalMinutes: number;
  dietWarnings: readonly DietWarning[] | null;
  /** What it could not be judged for; null is everything. */
  dietUnjudged: readonly DietWarning[] | null;
  nutrients: { readonly [N in keyof GoalNutrients]: number | null };
  /** As `recipeSearchText` folds it. */
  searchText: string;
}

export interface RecipeIndex {
  readonly size: number;
  /** Adds recipes, the oldest first: the place in the index is the order by date. */
  add(recipes: readonly IndexedRecipe[]): void;
  /** The ids of one page, and how many recipes fit in all. */
  page(
    conditions: readonly RecipeCondition[],
    order: RecipeOrder,
    page: number,
    limit: number,
  ): { ids: string[]; total: number };
  /** How many fit. */
  count(conditions: readonly RecipeCondition[]): number;
  /** Ids by chance among those that fit. `random` answers 0 to below 1. */
  pick(conditions: readonly RecipeCondition[], limit: number, random: () => number): string[];
  /** The words of all search texts, and how many recipes have each. */
  wordCounts(): WordCounts;
}

const bitOf = (warning: DietWarning) => 1 << DIET_WARNINGS.indexOf(warning);
const bitsOf = (warnings: readonly DietWarning[]) => warnings.reduce((bits, warning) => bits | bitOf(warning), 0);

/** Equal texts as equal numbers, which lie beside one another in memory. */
function createCodes() {
  const codes = new Map<string, number>();
  return {
    codeOf(text: string): number {
      const code = codes.get(text) ?? codes.size;
      codes.set(text, code);
      return code;
    },
  };
}

/**
 * A recipe book in memory, by columns: what fits is marked in a pass over one column a condition, and a searched word is
 * looked for among the distinct words of the book, which know their recipes. The place of a recipe is its row in all columns.
 */
export function createRecipeIndex(): RecipeIndex {
  const { codeOf } = createCodes();
  const ids: string[] = [];
  const texts: string[] = [];
  const types: number[] = [];
  const categories: number[] = [];
  const favourites: number[] = [];
  const minutes: number[] = [];
  const warnings: number[] = [];
  const unjudged: number[] = [];
  const tags: (readonly number[])[] = [];
  const collections: (readonly string[])[] = [];
  /** Not a number where the amount is unknown. */
  const amounts = Object.fromEntries(GOAL_NUTRIENTS.map((nutrient) => [nutrient, [] as number[]])) as Record<
    GoalNutrient,
    number[]
  >;
  /** Each distinct word with the places of the recipes it stands in, ascending: of names, and of ingredients. */
  const placesByNameWord = new Map<string, number[]>();
  const placesByIngredientWord = new Map<string, number[]>();
  const orders = new Map<string, Uint32Array>();

  /** Marks what has all words of the text, beside one another where there are several. */
  const markText = ({ text, inIngredients }: SearchedText): Uint8Array => {
    const sources = inIngredients ? [placesByIngredientWord] : [placesByNameWord, placesByIngredientWord];
    const words = text.split(' ');
    const marks = new Uint8Array(ids.length).fill(1);
    for (const word of words) {
      const found = new Uint8Array(ids.length);
      for (const source of sources) {
        for (const [known, places] of source) {
          if (known.includes(word)) for (const place of places) found[place] = 1;
        }
      }
      for (let place = 0; place < marks.length; place += 1) marks[place] = (marks[place] ?? 0) & (found[place] ?? 0);
    }
    if (words.length > 1) {
      keep(marks, texts, (whole) => whole.includes(text, inIngredients ? whole.indexOf('\n') + 1 : 0));
    }
    return marks;
  };

  /** Takes the mark off what does not fit a condition. */
  const apply = (condition: RecipeCondition, marks: Uint8Array) => {
    switch (condition.kind) {
      case 'nothing':
        marks.fill(0);
        return;
      case 'fits slot': {
        const [own, any] = [codeOf(condition.mealType), codeOf('any')];
        keep(marks, types, (type) => type === own || type === any);
        return;
      }
      case 'type': {
        const wanted = codeOf(condition.type);
        keep(marks, types, (type) => type === wanted);
        return;
      }
      case 'category': {
        const wanted = codeOf(condition.category);
        keep(marks, categories, (category) => category === wanted);
        return;
      }
      case 'all tags':
        keep(marks, tags, (carried) => condition.ids.every((id) => carried.includes(id)));
        return;
      case 'no tag of':
        keep(marks, tags, (carried) => !condition.ids.some((id) => carried.includes(id)));
        return;
      case 'favourite':
        keep(marks, favourites, (favourite) => favourite === 1);
        return;
      case 'collection':
        keep(marks, collections, (inside) => inside.includes(condition.id));
        return;
      case 'none of': {
        const left = new Set(condition.ids);
        keep(marks, ids, (id) => !left.has(id));
        return;
      }
      case 'minutes':
        keep(marks, minutes, (taken) => taken > 0 && taken <= condition.max);
        return;
      case 'range': {
        const { nutrient, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition;
        keep(marks, amounts[nutrient], (amount) => amount >= min && amount <= max);
        return;
      }
      case 'without': {
        const unwanted = bitsOf(condition.warnings);
        keep(marks, warnings, (given) => (given & unwanted) === 0);
        keep(marks, unjudged, (open) => (open & unwanted) === 0);
        return;
      }
      case 'not judged': {
        const unwanted = bitsOf(condition.warnings);
        keep(marks, warnings, (given) => (given & unwanted) === 0);
        keep(marks, unjudged, (open) => (open & unwanted) !== 0);
        return;
      }
      case 'text': {
        const wanted = condition.isNot ? 0 : 1;
        const found = condition.anyOf.map(markText);
        for (let place = 0; place < marks.length; place += 1) {
          if (Number(found.some((some) => some[place] === 1)) !== wanted) marks[place] = 0;
        }
      }
    }
  };

  const mark = (conditions: readonly RecipeCondition[]): Uint8Array => {
    const marks = new Uint8Array(ids.length).fill(1);
    for (const condition of conditions) apply(condition, marks);
    return marks;
  };

  /** The places in the order of an amount. Ids compare as the database compares them: by their hexadecimal digits. */
  const byAmount = (nutrient: GoalNutrient, direction: 'asc' | 'desc'): Uint32Array => {
    const key = `${nutrient} ${direction}`;
    const known = orders.get(key);
    if (known !== undefined) return known;
    const column = amounts[nutrient];
    // the unknown comes last either way
    const value = (place: number) => {
      const amount = column[place] as number;
      if (Number.isNaN(amount)) return Number.POSITIVE_INFINITY;
      return direction === 'asc' ? amount : -amount;
    };
    const sorted = Uint32Array.from(ids.keys()).sort((a, b) => {
      const [left, right] = [value(a), value(b)];
      if (left !== right) return left < right ? -1 : 1;
      return (ids[a] as string) < (ids[b] as string) ? 1 : -1;
    });
    orders.set(key, sorted);
    return sorted;
  };

  /** The place that comes at each position of an order. */
  const placesIn = ({ by, direction }: RecipeOrder): ((position: number) => number) => {
    if (by === 'date') return direction === 'asc' ? (position) => position : (position) => ids.length - 1 - position;
    const sorted = byAmount(by, direction);
    return (position) => sorted[position] as number;
  };

  return {
    get size() {
      return ids.length;
    },
    add(added) {
      orders.clear();
      for (const recipe of added) {
        const { searchText } = recipe;
        const firstBreak = searchText.indexOf('\n');
        addWords(placesByNameWord, firstBreak < 0 ? searchText : searchText.slice(0, firstBreak), ids.length);
        if (firstBreak >= 0) addWords(placesByIngredientWord, searchText.slice(firstBreak + 1), ids.length);
        ids.push(recipe.id);
        texts.push(searchText);
        types.push(codeOf(recipe.type));
        categories.push(codeOf(recipe.category));
        favourites.push(recipe.isFavorite ? 1 : 0);
        minutes.push(recipe.totalMinutes);
        warnings.push(bitsOf(recipe.dietWarnings ?? []));
        unjudged.push(bitsOf(recipe.dietUnjudged ?? DIET_WARNINGS));
        tags.push(recipe.tagIds);
        collections.push(recipe.collectionIds);
        for (const nutrient of GOAL_NUTRIENTS) amounts[nutrient].push(recipe.nutrients[nutrient] ?? Number.NaN);
      }
    },
    page(conditions, order, page, limit) {
      const marks = mark(conditions);
      const placeAt = placesIn(order);
      const [first, end] = [(page - 1) * limit, page * limit];
      const found: string[] = [];
      let total = 0;
      for (let position = 0; position < ids.length; position += 1) {
        const place = placeAt(position);
        if (marks[place] === 0) continue;
        if (total >= first && total < end) found.push(ids[place] as string);
        total += 1;
      }
      return { ids: found, total };
    },
    count: (conditions) => mark(conditions).reduce((total, marked) => total + marked, 0),
    pick(conditions, limit, random) {
      const marks = mark(conditions);
      const fitting: number[] = [];
      for (let place = 0; place < ids.length; place += 1) if (marks[place] === 1) fitting.push(place);
      // the first steps of a shuffle
      const picked = Math.min(limit, fitting.length);
      for (let position = 0; position < picked; position += 1) {
        const other = position + Math.floor(random() * (fitting.length - position));
        [fitting[position], fitting[other]] = [fitting[other] as number, fitting[position] as number];
      }
      return fitting.slice(0, picked).map((place) => ids[place] as string);
    },
    wordCounts() {
      const counts = new Map<string, number>();
      for (const [word, places] of placesByNameWord) counts.set(word, places.length);
      for (const [word, places] of placesByIngredientWord) {
        const ofNames = placesByNameWord.get(word);
        counts.set(word, ofNames === undefined ? places.length : new Set([...ofNames, ...places]).size);
      }
      return counts;
    },
  };
}

function addWords(placesByWord: Map<string, number[]>, text: string, place: number) {
  for (const word of text.split(/[ \n]/)) {
    const places = placesByWord.get(word);
    if (places === undefined) placesByWord.set(word, [place]);
    else if (places[places.length - 1] !== place) places.push(place);
  }
}

/** Takes the mark off where the column does not fit. */
function keep<Value>(marks: Uint8Array, column: ArrayLike<Value>, fits: (value: Value) => boolean) {
  for (let place = 0; place < marks.length; place += 1) {
    if (marks[place] === 1 && !fits(column[place] as Value)) marks[place] = 0;
  }
}

/** The amounts by nutrient, from a list in the order of `GOAL_NUTRIENTS`. */
export const amountsOf = (amounts: readonly (number | null)[]): IndexedRecipe['nutrients'] =>
  Object.fromEntries(GOAL_NUTRIENTS.map((nutrient, index) => [nutrient, amounts[index] ?? null])) as Record<
    GoalNutrient,
    number | null
  >;

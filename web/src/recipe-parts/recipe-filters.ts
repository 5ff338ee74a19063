import type { BookSort, RecipePage } from '@sorrel/contract/recipes';
import { BOOK_SORTS, LOG_SORTS, RECIPE_SORTS } from '@sorrel/contract/recipes';
import { GOAL_NUTRIENTS, type GoalNutrient } from '@sorrel/core/foods/nutrients';
import { DIET_WARNINGS, type DietWarning } from '@sorrel/core/nutrition/diet-warnings';
import { CATEGORIES, type Category } from '@sorrel/core/recipes/categories';
import { LIST_TIME } from '@sorrel/core/recipes/filter-ends';
import { RECIPE_TYPES, type RecipeType } from '@sorrel/core/recipes/meal-type';
import { type NutrientRange, nutrientBuckets } from '@sorrel/core/recipes/nutrient-buckets';
import { terms } from '../language/terms.ts';
import { writeNumber } from '../language/write.ts';
import { say } from './sentences.ts';

/** What a list of recipes is narrowed and ordered by: everything the address of the book or of explore says. */
export interface RecipeFilters {
  search: string;
  /** Just what is typed, and not what is near it. */
  exactly: boolean;
  type: 'all' | RecipeType;
  tags: readonly string[];
  favorites: boolean;
  /** Of the own book those that nobody has cooked yet. */
  notMade: boolean;
  /** Of explore those that the own book has no copy of. */
  notSaved: boolean;
  /** Of the own book those in the collection of this id; empty for all. */
  collection: string;
  /** 'None' stands for any. */
  category: Category;
  /** Recipes whose ingredients give one of these warnings are left out. */
  without: readonly DietWarning[];
  /** at most, in minutes; 0 without a limit */
  timeMinutes: number;
  sort: BookSort;
  order: 'asc' | 'desc';
  /** of each nutrient the chosen range, per serving */
  nutrients: Partial<Record<GoalNutrient, NutrientRange>>;
  page: number;
}

export const NO_FILTERS: RecipeFilters = {
  search: '',
  exactly: false,
  type: 'all',
  tags: [],
  favorites: false,
  notMade: false,
  notSaved: false,
  collection: '',
  category: 'None',
  without: [],
  timeMinutes: 0,
  sort: 'date',
  order: 'desc',
  nutrients: {},
  page: 1,
};

export function sortLabel(sort: BookSort): string {
  if (sort === 'date') return say.newest;
  return sort === 'made' || sort === 'often' || sort === 'stars' ? say.logSorts[sort] : terms.goals[sort];
}

/** The sorts in the order in which they are offered. */
const RECIPE_SORTS_SHOWN = ['date', 'protein', 'calories', 'carbohydrates', 'fat', 'sugar', 'fiber'] as const;

/** Those of a list: the own book is sorted by what was cooked, too. */
export const sortsShown = (isOwnBook: boolean): readonly BookSort[] =>
  isOwnBook ? [...RECIPE_SORTS_SHOWN, ...LOG_SORTS] : RECIPE_SORTS_SHOWN;

/** The filters without what only explore can be narrowed by. */
export const ofOwnBook = (filters: RecipeFilters): RecipeFilters => ({ ...filters, notSaved: false });

/** The filters without what only the own book can be narrowed and sorted by. */
export const ofAnyList = (filters: RecipeFilters): RecipeFilters => ({
  ...filters,
  favorites: false,
  notMade: false,
  collection: '',
  sort: isOneOf(RECIPE_SORTS, filters.sort) ? filters.sort : 'date',
});

/** The nutrients in the order in which they are offered. */
export const NUTRIENTS_SHOWN = ['calories', 'carbohydrates', 'protein', 'fat', 'sugar', 'fiber'] as const;

const isOneOf = <Value extends string>(values: readonly Value[], text: string | null): text is Value =>
  text !== null && (values as readonly string[]).includes(text);

function wholeNumber(text: string | null, max: number): number {
  const value = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return Math.min(value, max);
}

function isSameRange(a: NutrientRange | undefined, b: NutrientRange | undefined): boolean {
  return a?.min === b?.min && a?.max === b?.max;
}

function omit(nutrients: RecipeFilters['nutrients'], nutrient: GoalNutrient): RecipeFilters['nutrients'] {
  const { [nutrient]: _, ...rest } = nutrients;
  return rest;
}

const IS_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the address; what it cannot mean is left out, so that a mangled link still opens the book.
 * @param withoutByDefault what is left out where the address says nothing of it: the preferences of the profile
 */
export function readFilters(params: URLSearchParams, withoutByDefault: readonly DietWarning[] = []): RecipeFilters {
  const type = params.get('type');
  const sort = params.get('sort');
  const category = params.get('category');
  const nutrients: RecipeFilters['nutrients'] = {};
  for (const nutrient of GOAL_NUTRIENTS) {
    const [min, max] = [params.get(`${nutrient}Min`), params.get(`${nutrient}Max`)];
    const bucket = nutrientBuckets(nutrient).find(
      (range) => String(range.min ?? '') === (min ?? '') && String(range.max ?? '') === (max ?? ''),
    );
    if (bucket) nutrients[nutrient] = bucket;
  }
  const minutes = wholeNumber(params.get('time'), LIST_TIME.endMinutes);
  return {
    search: searchInAddress(params.get('search') ?? ''),
    type: isOneOf(['all', ...RECIPE_TYPES] as const, type) ? type : 'all',
    tags: [...new Set(params.getAll('tags').filter((name) => name !== ''))].slice(0, 100),
    favorites: params.get('favorites') === 'true' || params.get('faves') === 'true',
    exactly: params.get('exactly') === 'true',
    notMade: params.get('notMade') === 'true',
    notSaved: params.get('notSaved') === 'true',
    collection: IS_ID.test(params.get('collection') ?? '') ? (params.get('collection') ?? '') : '',
    category: isOneOf(CATEGORIES, category) ? category : 'None',
    without: params.has('without')
      ? DIET_WARNINGS.filter((warning) => params.getAll('without').includes(warning))
      : withoutByDefault,
    timeMinutes: minutes === LIST_TIME.endMinutes ? 0 : minutes,
    sort: isOneOf(BOOK_SORTS, sort) ? sort : 'date',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    nutrients,
    page: Math.max(1, wholeNumber(params.get('page'), 1_000_000)),
  };
}

/** A search as the address has it: without the spaces around it, and not longer than the server takes. */
export function searchInAddress(typed: string): string {
  return typed.trim().slice(0, 200).trimEnd();
}

/** The filters as the server and the address name them; what is at rest is left out. */
export function toQuery(filters: RecipeFilters) {
  const ranges = Object.fromEntries(
    Object.entries(filters.nutrients).flatMap(([nutrient, range]) => [
      ...(range.min === undefined ? [] : [[`${nutrient}Min`, range.min]]),
      ...(range.max === undefined ? [] : [[`${nutrient}Max`, range.max]]),
    ]),
  ) as Record<string, number>;
  const search = searchInAddress(filters.search);
  return {
    ...(search !== '' && { search, ...(filters.exactly && { exactly: 'true' as const }) }),
    ...(filters.type !== 'all' && { type: filters.type }),
    ...(filters.tags.length > 0 && { tags: [...filters.tags] }),
    ...(filters.favorites && { favorites: 'true' as const }),
    ...(filters.notMade && { notMade: 'true' as const }),
    ...(filters.notSaved && { notSaved: 'true' as const }),
    ...(filters.collection !== '' && { collection: filters.collection }),
    ...(filters.category !== 'None' && { category: filters.category }),
    ...(filters.without.length > 0 && { without: [...filters.without] }),
    ...(filters.timeMinutes > 0 && { time: filters.timeMinutes }),
    ...(filters.sort !== 'date' && { sort: filters.sort }),
    ...(filters.order !== 'desc' && { order: filters.order }),
    ...ranges,
    ...(filters.page > 1 && { page: filters.page }),
  };
}

/** What a list is asked for: what is near where what is typed is nowhere, unless exactly that is wanted. */
export function toRequest(filters: RecipeFilters) {
  const { exactly, ...query } = toQuery(filters);
  return { ...query, ...(query.search !== undefined && !exactly && { forgive: 'true' as const }) };
}

/** What the recipes of a page were searched for: what was typed, or what was near it. */
export const searchedFor = (page: Pick<RecipePage, 'corrected'> | undefined, typed: string): string =>
  page?.corrected?.search ?? typed;

/** What any list can be asked: not what was cooked nor collections, which only the own book knows. */
export function withoutLog<Query extends { sort?: BookSort | undefined; notMade?: unknown; collection?: unknown }>(
  asked: Query,
) {
  const { sort = null, notMade: _, collection: __, ...query } = asked;
  return { ...query, sort: isOneOf(RECIPE_SORTS, sort) ? sort : undefined };
}

/**
 * The address of filters: the same filters always give the same address.
 * @param withoutByDefault what `readFilters` is given, so that the address says only what differs from it
 */
export function writeFilters(filters: RecipeFilters, withoutByDefault: readonly DietWarning[] = []): URLSearchParams {
  const params = new URLSearchParams();
  const { without, ...query } = toQuery(filters);
  const isDefault =
    filters.without.length === withoutByDefault.length &&
    filters.without.every((warning) => withoutByDefault.includes(warning));
  // an empty one says: leave nothing out
  const said = isDefault ? {} : { without: without ?? [''] };
  for (const [name, value] of Object.entries({ ...query, ...said })) {
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  return params;
}

/** '300-600 kcal', 'Under 10 g', 'Over 50 g'. */
export function rangeText(nutrient: GoalNutrient, { min, max }: NutrientRange): string {
  const unit = nutrient === 'calories' ? 'kcal' : 'g';
  if (min === undefined) return say.under(writeNumber(max ?? 0), unit);
  if (max === undefined) return say.over(writeNumber(min), unit);
  return `${writeNumber(min)}–${writeNumber(max)} ${unit}`;
}

export function timeText(minutes: number): string {
  return minutes <= 0 || minutes >= LIST_TIME.endMinutes ? say.noLimit : say.upToMinutes(minutes);
}

/** One thing the book is narrowed by, for its chip. */
export interface ActiveFilter {
  key: string;
  label: string;
  /** The filters without it. */
  without: (filters: RecipeFilters) => RecipeFilters;
}

/** What the drawer narrows by; type, favourites, collection and search show themselves elsewhere. */
export function activeFilters(filters: RecipeFilters): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  if (filters.category !== 'None') {
    found.push({
      key: 'category',
      label: terms.categories[filters.category],
      without: (from) => ({ ...from, category: 'None' }),
    });
  }
  for (const warning of filters.without) {
    found.push({
      key: `without ${warning}`,
      label: terms.avoiding[warning],
      without: (from) => ({ ...from, without: from.without.filter((other) => other !== warning) }),
    });
  }
  for (const name of filters.tags) {
    found.push({
      key: `tag ${name}`,
      label: terms.tag(name),
      without: (from) => ({ ...from, tags: from.tags.filter((other) => other !== name) }),
    });
  }
  if (filters.timeMinutes > 0) {
    found.push({
      key: 'time',
      label: say.upToMinutesChip(filters.timeMinutes),
      without: (from) => ({ ...from, timeMinutes: 0 }),
    });
  }
  for (const nutrient of NUTRIENTS_SHOWN) {
    const range = filters.nutrients[nutrient];
    if (!range) continue;
    found.push({
      key: nutrient,
      label: `${terms.goals[nutrient]} ${rangeText(nutrient, range).toLowerCase()}`,
      without: (from) => ({ ...from, nutrients: omit(from.nutrients, nutrient) }),
    });
  }
  return found;
}

/** Whether anything keeps recipes of the book from being shown. */
export function isNarrowed(filters: RecipeFilters): boolean {
  return (
    filters.search.trim() !== '' ||
    filters.type !== 'all' ||
    filters.favorites ||
    filters.notMade ||
    filters.notSaved ||
    filters.collection !== '' ||
    activeFilters({ ...filters }).length > 0
  );
}

/** Everything shown again; how it is ordered stays. */
export function clearFilters({ sort, order }: RecipeFilters): RecipeFilters {
  return { ...NO_FILTERS, sort, order };
}

export const toggleFavourites = (filters: RecipeFilters): RecipeFilters => ({
  ...filters,
  favorites: !filters.favorites,
});

/** Exactly what was typed is searched for, until something else is. */
export const searchExactly = (filters: RecipeFilters): RecipeFilters => ({ ...filters, exactly: true });

export const toggleNotMade = (filters: RecipeFilters): RecipeFilters => ({ ...filters, notMade: !filters.notMade });

export const toggleNotSaved = (filters: RecipeFilters): RecipeFilters => ({ ...filters, notSaved: !filters.notSaved });

export const turnOrder = (filters: RecipeFilters): RecipeFilters => ({
  ...filters,
  order: filters.order === 'asc' ? 'desc' : 'asc',
});

/** The range pressed once is chosen, pressed again it is not. */
export function toggleRange(filters: RecipeFilters, nutrient: GoalNutrient, range: NutrientRange): RecipeFilters {
  const rest = omit(filters.nutrients, nutrient);
  const isOn = isSameRange(filters.nutrients[nutrient], range);
  return { ...filters, nutrients: isOn ? rest : { ...rest, [nutrient]: range } };
}

export function isRangeChosen(filters: RecipeFilters, nutrient: GoalNutrient, range: NutrientRange): boolean {
  const chosen = filters.nutrients[nutrient];
  return chosen !== undefined && isSameRange(chosen, range);
}

export function toggleTag(filters: RecipeFilters, name: string): RecipeFilters {
  const isOn = filters.tags.includes(name);
  return { ...filters, tags: isOn ? filters.tags.filter((other) => other !== name) : [...filters.tags, name] };
}

import { GOAL_NUTRIENTS, type GoalNutrients } from '@sorrel/core/foods/nutrients';
import { daysKept } from '@sorrel/core/plans/batches/keeping';
import type { PlanCandidate } from '@sorrel/core/plans/candidates';
import { type DishSense, dishSense, isSensed } from '@sorrel/core/plans/dish-sense';
import { type FoodFinder, foodFinder } from '@sorrel/core/plans/holds-food';
import type { HouseholdCandidate } from '@sorrel/core/plans/household/household';
import { isCooked } from '@sorrel/core/plans/is-cooked';
import { NO_GOALS } from '@sorrel/core/plans/plan-settings';
import type { RecipeType } from '@sorrel/core/recipes/meal-type';
import { portionStep } from '@sorrel/core/recipes/portion-step';

/**
 * What planning needs of a book, as the database packs it: three values instead of thousands of rows, which the thread that
 * answers requests passes on unread.
 */
export interface PackedBook {
  /**
   * A line a recipe: id, type, 1 for a favourite, 1 where nutrition is known (and behind it the places of the nutrients that are not), how it stands to the dietary needs (`-` it fits,
   * `a` against them, `n` not judged), the ids of its tags by commas, its minutes, how it stands to the needs of each person, if any, and,
   * where dishes may be cooked ahead, the servings that it makes and its minutes of cooking.
   */
  lines: string;
  /** The nutrients with goals of each line, in the order of GOAL_NUTRIENTS: doubles, the highest byte first. */
  amounts: Uint8Array;
  /** Of each line the category, then the search text as an index holds it, TEXT_END between them. */
  texts: string;
}

/** Ends a text of a packed book; `packedBook` leaves none in a text. */
export const TEXT_END = '\u001e';

/** How a book is looked at. */
export interface BookView {
  tagNames: ReadonlyMap<number, string>;
  /** Foods to use up, each by all its names. */
  useUp?: readonly (readonly string[])[];
  /** Ids of recipes that stood in a week of late. */
  recentIds?: ReadonlySet<string>;
  /** Those whose needs the book was judged by: who does not eat a recipe gets its `againstTag`. */
  persons?: readonly { excludedFoods: readonly string[] }[];
  /** Foods that nobody who is planned for eats, by all their names. */
  excludedFoods?: readonly string[];
  /** Names of what is in the recipes that a dish is made with, recipe by recipe, by its id. */
  within?: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Grams of a serving, by the id of the recipe; none where portions do not vary. */
  weights?: ReadonlyMap<string, number>;
  /** A book that is lent. */
  isBorrowed?: boolean;
}

/** Stands among a recipe's tags where a person, by their place, does not eat it: no tag of anybody has such a name. */
export const againstTag = (place: number): string => `\u0000${place}`;

const DOUBLE_BYTES = 8;
const DIETS: Readonly<Record<string, PlanCandidate['diets']>> = { a: 'against', n: 'not judged' };

/** The recipes of a packed book, for planning. */
export function unpackBook({ lines, amounts, texts }: PackedBook, view: BookView): HouseholdCandidate[] {
  const { tagNames, useUp = [], recentIds, within, weights, isBorrowed, persons = [], excludedFoods = [] } = view;
  if (lines === '') return [];
  const numbers = new DataView(amounts.buffer, amounts.byteOffset, amounts.byteLength);
  const namesOf = new Map<string, string[]>([['', []]]);
  const textOf = texts.split(TEXT_END);
  const toUse = useUp.map(foodFinder);
  const excluded = persons.map(({ excludedFoods }) => (excludedFoods.length === 0 ? null : foodFinder(excludedFoods)));
  let at = 0;
  const excludedByAll = excludedFoods.length === 0 ? null : foodFinder(excludedFoods);
  return lines.split('\n').map((line, index) => {
    const [id = '', type, favourite, known, fit = '', tagIds = '', minutes = '', fits = '', serves = '', cook = ''] =
      line.split(' ');
    let tags = namesOf.get(tagIds);
    if (tags === undefined) {
      tags = tagIds.split(',').flatMap((tagId) => tagNames.get(Number(tagId)) ?? []);
      namesOf.set(tagIds, tags);
    }
    const nutrients: GoalNutrients = { ...NO_GOALS };
    for (const nutrient of GOAL_NUTRIENTS) {
      nutrients[nutrient] = numbers.getFloat64(at);
      at += DOUBLE_BYTES;
    }
    const isKnown = known?.startsWith('1') === true;
    // '1' alone: all of them are known, as they mostly are
    const lacks =
      isKnown && known !== '1' ? GOAL_NUTRIENTS.filter((_, place) => known?.includes(String(place), 1)) : [];
    const text = [textOf[index] ?? '', ...(within?.get(id) ?? []).flat()].join('\n');
    const diets = DIETS[fit] ?? (excludedByAll === null ? undefined : fitOf(text, excludedByAll));
    const ingredients = useUp.length > 0 ? ingredientsOf(text) : [];
    const usesUp = toUse.flatMap((food, place) => (food.isUsed(ingredients) ? [place] : []));
    const against = excluded.flatMap((foods, place) =>
      fits[place] !== '-' || (foods !== null && holdsExcluded(text, foods)) ? [againstTag(place)] : [],
    );
    const servingGrams = weights?.get(id);
    const step = persons.length === 0 ? undefined : portionStep(text.split('\n')[1] ?? '');
    return {
      id,
      type: type as RecipeType,
      tags: against.length === 0 ? tags : [...tags, ...against],
      ...(step && { portionStep: step }),
      ...(servingGrams !== undefined && { servingGrams }),
      isFavorite: favourite === '1',
      nutrients: isKnown ? nutrients : null,
      ...(lacks.length > 0 && { lacks }),
      ...(diets && { diets }),
      ...senseOf(text, type as RecipeType, isKnown ? nutrients.calories : null),
      ...(Number(serves) > 0 && { serves: Number(serves), ...keepingOf(text) }),
      ...timesOf(text, Number(minutes), cook),
      ...(usesUp.length > 0 && { usesUp }),
      ...(recentIds?.has(id) && { isRecent: true }),
      ...(isBorrowed && { isBorrowed }),
    };
  });
}

const ingredientsOf = (text: string): string[] => text.split('\n').slice(2);

/** Whether a recipe holds what somebody does not eat; of one whose ingredients nobody knows it cannot be said that it does not. */
function holdsExcluded(text: string, excluded: FoodFinder): boolean {
  const ingredients = ingredientsOf(text);
  return ingredients.length === 0 || excluded.isHeld(ingredients);
}

/** How a recipe stands to foods that are not eaten, as to a dietary need. */
function fitOf(text: string, excluded: FoodFinder): PlanCandidate['diets'] {
  if (!holdsExcluded(text, excluded)) return undefined;
  return ingredientsOf(text).length === 0 ? 'not judged' : 'against';
}

/** What was made of the recipes that this worker has read: reading a large book's words takes longer than planning with it. */
const SENSED = new Map<string, DishSense>();
const SENSED_MAX = 20_000;
/** What a serving holds tells a side from a dish, to this many kcal. */
const KCAL_STEP = 50;

function senseOf(text: string, type: RecipeType, energyKcal: number | null): DishSense {
  const [category = '', name = '', ...ingredients] = text.split('\n');
  if (name === '') return {};
  const step = !isSensed(type) || energyKcal === null ? '' : Math.round(energyKcal / KCAL_STEP);
  const key = `${isSensed(type) ? type : ''} ${step} ${text}`;
  const known = SENSED.get(key);
  if (known !== undefined) return known;
  const sense = dishSense({ name, type, category, ingredients, energyKcal });
  if (SENSED.size >= SENSED_MAX) SENSED.clear();
  SENSED.set(key, sense);
  return sense;
}

/** How long dishes keep, of the texts that this worker has read. */
const KEPT = new Map<string, number | null>();

function keepingOf(text: string): Pick<PlanCandidate, 'keepsDays'> {
  let keepsDays = KEPT.get(text);
  if (keepsDays === undefined) {
    keepsDays = daysKept(text.split('\n')[1] ?? '', ingredientsOf(text));
    if (KEPT.size >= SENSED_MAX) KEPT.clear();
    KEPT.set(text, keepsDays);
  }
  return keepsDays === null ? {} : { keepsDays };
}

/**
 * How long a dish takes and whether it is cooked, as far as that is known: minutes of preparing say nothing of what has to be cooked too.
 * @param cook minutes of cooking; '' where nobody asks
 */
function timesOf(text: string, minutes: number, cook: string): Pick<PlanCandidate, 'minutes' | 'isCooked'> {
  const known = minutes > 0 && { minutes };
  if (cook === '') return { ...known };
  const cookMinutes = Number(cook);
  const cooked = isCooked(text.split('\n')[1] ?? '', ingredientsOf(text), { minutes, cookMinutes });
  if (cooked === null) return {};
  return { ...(cookMinutes > 0 || !cooked ? known : {}), isCooked: cooked };
}

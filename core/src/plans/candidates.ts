import type { FoodGroup } from '../foods/food-groups.ts';
import type { GoalNutrient, GoalNutrients } from '../foods/nutrients.ts';
import type { MealType, RecipeType } from '../recipes/meal-type.ts';
import type { PlanSettings } from './plan-settings.ts';

/** A recipe's identity as the server gives it. */
export type RecipeId = string | number;

/** What planning needs to know of a recipe. */
export type PlanCandidate = {
  id: RecipeId;
  type: RecipeType;
  /** Names of its tags. */
  tags: readonly string[];
  isFavorite: boolean;
  /** Per serving, kcal and g; null when nutrition has not been calculated. */
  nutrients: GoalNutrients | null;
  /** Nutrients with goals that are not known of it, though others are: they stand as 0 in `nutrients`. Absent where there are none. */
  lacks?: readonly GoalNutrient[];
  /**
   * What keeps it from people with the dietary needs that are planned for: it is known to hold something they avoid, or that
   * could not be judged. Absent where it is known to be without.
   */
  diets?: 'against' | 'not judged';
  /** The meals that it serves for by what it is, where its type does not say so; absent where nothing is known of it. */
  meals?: readonly MealType[];
  /** What `meals` says is a guess: where nothing else fills a slot, another meal will do. */
  isGuess?: boolean;
  /** A cake, a dessert or another sweet, which is a snack now and then. */
  isSweet?: boolean;
  /** What a serving weighs, in g; absent where nobody knows, and where portions do not vary. */
  servingGrams?: number;
  /** What it is mainly of; null where that is not known. */
  mainFood?: string | null;
  /** Groups that it holds food of; absent where nobody knows what it holds. */
  foodGroups?: readonly FoodGroup[];
  /** Preparing and cooking together; absent where nobody said. */
  minutes?: number;
  /** Whether it is cooked; absent where nobody knows, and where nobody asks. */
  isCooked?: boolean;
  /** Servings that the whole recipe makes; absent where nothing is cooked ahead. */
  serves?: number;
  /** Days that it keeps when it is cooked, 0 for what is eaten at once; absent where nobody knows. */
  keepsDays?: number;
  /** Which of the foods to use up it holds, by their places in the wish. */
  usesUp?: readonly number[];
  /** What a serving is taken to cost, in hundredths of the household's currency; absent where cheaper meals are not asked for. */
  costHundredths?: number;
  /** Stood in a week of late. */
  isRecent?: boolean;
  /** Lent by the catalogue: taken only where the book has nothing. */
  isBorrowed?: boolean;
};

/** The settings that say which recipes may be used at all. */
export type CandidateFilter = Pick<PlanSettings, 'favourites' | 'tagsInclude' | 'tagsExclude'>;

/** Does a recipe of this type fit a slot of that type? `any` fits every slot. */
export function fitsSlot(recipeType: RecipeType, mealType: MealType): boolean {
  return recipeType === mealType || recipeType === 'any';
}

/** Energy that one plate may hold, kcal: less or more is no meal that a person would call one. */
export const PLATE_KCAL: Readonly<Record<MealType, readonly [number, number]>> = {
  breakfast: [100, 1500],
  lunch: [150, 1500],
  dinner: [150, 1500],
  snack: [0, 800],
};

/** Whether a plate of so much energy is a meal of that type; nobody can say where it is not known. */
export function isPlate(kcal: number | undefined, mealType: MealType): boolean {
  const [least, most] = PLATE_KCAL[mealType];
  return kcal === undefined || (kcal >= least && kcal <= most);
}

/** Uses that a sweet may have in a week, however often recipes may come up again: more would be a diet of it. */
export const SWEET_USES_MAX = 3;

/** How often a recipe may stand in a week at most, by what it is. */
export const usesMax = ({ isSweet }: Pick<PlanCandidate, 'isSweet'>): number =>
  isSweet === true ? SWEET_USES_MAX : Number.POSITIVE_INFINITY;

/** How a recipe suits a slot: it does, it will do where nothing else is left, or never. */
export type SlotFit = 'suits' | 'last resort' | 'never';

/**
 * How a recipe suits a slot of a type by its type and, where nobody has said a type, by what it is: a pesto is no breakfast, and
 * what is recorded as one serving must be an amount that somebody could eat.
 */
export function slotFit(
  {
    type,
    meals,
    isGuess,
    mainFood,
    nutrients,
  }: Pick<PlanCandidate, 'type' | 'meals' | 'isGuess' | 'mainFood' | 'nutrients'>,
  mealType: MealType,
): SlotFit {
  if (!fitsSlot(type, mealType)) return 'never';
  const isEaten = isPlate(nutrients?.calories, mealType);
  // what was read as food is judged as food, though a type that came with it is believed
  if (type !== 'any') return isEaten || mainFood === undefined ? 'suits' : 'last resort';
  if (meals === undefined) return 'suits';
  if (meals.includes(mealType) && isEaten) return 'suits';
  return isGuess === true ? 'last resort' : 'never';
}

type Filtered = Pick<PlanCandidate, 'tags' | 'isFavorite' | 'diets'>;

/**
 * Does the recipe carry every wanted tag, none of the unwanted ones, and the heart if only favourites are wanted, and is it
 * known to fit the dietary needs?
 */
export function passesFilter(recipe: Filtered, filter: CandidateFilter): boolean {
  return recipe.diets === undefined && passesChoices(recipe, filter);
}

/** How many recipes are left out for nothing but that it could not be judged whether they fit the dietary needs. */
export function countNotJudged(recipes: readonly Filtered[], filter: CandidateFilter): number {
  return recipes.filter((recipe) => recipe.diets === 'not judged' && passesChoices(recipe, filter)).length;
}

function passesChoices(recipe: Filtered, filter: CandidateFilter): boolean {
  if (filter.favourites && !recipe.isFavorite) return false;
  if (filter.tagsInclude.some((tag) => !recipe.tags.includes(tag))) return false;
  return !filter.tagsExclude.some((tag) => recipe.tags.includes(tag));
}

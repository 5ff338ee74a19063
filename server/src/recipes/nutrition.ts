import { byGoalNutrient, type GoalNutrient, type NutrientAmounts } from '@sorrel/core/foods/nutrients';
import { correctionKey, type FoodCorrection } from '@sorrel/core/foods/resolve-food';
import { tellLanguage } from '@sorrel/core/ingredients/languages/guess-language';
import type { Language, ToldLanguage } from '@sorrel/core/ingredients/languages/language';
import { boughtAs } from '@sorrel/core/lists/shopping-name';
import { computeNutrition, type NutritionLine } from '@sorrel/core/nutrition/compute-nutrition';
import { type Coverage, isPartial } from '@sorrel/core/nutrition/coverage';
import { isAllOf, judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { GRAMS_RULES } from '@sorrel/core/nutrition/line-grams';
import type { CountedSubRecipe } from '@sorrel/core/nutrition/sub-recipe-line';
import { recipeSearchText, searchedNames } from '@sorrel/core/recipes/search-text';
import { foodIndex } from '../foods/food-catalogue.ts';
import { foodSaid, partsSaid } from '../foods/read-ingredient.ts';
import type { Corrections } from '../foods/repo.ts';
import type { NewRecipe, StoredIngredient, StoredStep } from './repo.ts';

/** Raised when the way foods are found, weighed or judged changes: stored recipes are then judged again after the start. */
export const JUDGING_REVISION = 33;

/** The recipes that ingredients are, by id. */
export type SubRecipes = ReadonlyMap<string, CountedSubRecipe>;
const NONE: SubRecipes = new Map();

const correctionOf = (name: string, unit: string) => `${correctionKey(name)}|${unit}`;

/** The line of an ingredient as nutrition counts it: the published one where its amount was left as it was. */
const asInput = (ingredient: StoredIngredient) => ({
  name: ingredient.name,
  quantity: ingredient.quantity,
  unit: ingredient.unit,
  preparation: ingredient.preparation ?? null,
  original: ingredient.original,
  group: ingredient.group,
  recipeId: ingredient.recipeId,
});

/** What follows from the name and the foods of a recipe, nutrition apart. */
type JudgedColumns = Required<
  Pick<NewRecipe, 'ingredients' | 'dietWarnings' | 'dietUnjudged' | 'judgedRevision' | 'searchText'>
>;
export type NutritionColumns = JudgedColumns &
  Pick<NewRecipe, 'nutrients' | 'nutritionCoverage' | 'nutritionWeightCoverage' | 'nutritionLines' | GoalNutrient>;

/** The columns that lists filter and sort by; nothing where the amounts are only of a part of the dish. */
function goalColumns(amounts: Partial<NutrientAmounts> | null, coverage: Coverage) {
  const known = isPartial(coverage) ? null : amounts;
  return byGoalNutrient((nutrient) => known?.[nutrient] ?? null);
}

/** Each ingredient with its food and weight, corrected as the user said. */
function computeWith(
  ingredients: readonly StoredIngredient[],
  serves: number,
  corrections: Corrections,
  subRecipes: SubRecipes = NONE,
) {
  const said = new Map<string, FoodCorrection>();
  for (const { name, unit, quantity } of ingredients) {
    const correction = corrections.get(correctionOf(name, unit));
    if (correction === undefined) continue;
    const grams = correction.gramsPerUnit === null ? null : correction.gramsPerUnit * (quantity || 1);
    said.set(correctionKey(name), { foodId: correction.foodId, grams });
  }
  return computeNutrition(foodIndex(), ingredients.map(asInput), serves, {
    corrections: said,
    language: languageKept(ingredients),
    subRecipes,
  });
}

/** The language of the lines by their words, else the one that most of them were read in before. */
function languageKept(ingredients: readonly StoredIngredient[]): ToldLanguage {
  const told = tellLanguage(ingredients.map(({ original, name }) => original ?? name));
  if (told !== null) return told;
  const times = new Map<Language, number>();
  for (const { language } of ingredients) if (language) times.set(language, (times.get(language) ?? 0) + 1);
  const [most] = [...times].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** The ingredients, each with the food it was taken for. */
function withFoods(
  ingredients: readonly StoredIngredient[],
  { lines, language }: { lines: readonly NutritionLine[]; language: Language | null },
): StoredIngredient[] {
  return ingredients.map(({ calories: _, parts: _parts, ...kept }, index) => {
    const line = lines[index];
    if (line === undefined) return { ...kept, food: null, language };
    return {
      ...kept,
      food: foodOf(line),
      ...partsSaid(line.parts),
      boughtAs: namesBought(kept.name, line, language),
      language,
    };
  });
}

function foodOf(line: NutritionLine): NonNullable<StoredIngredient['food']> | null {
  const said = foodSaid(line.food, line.confidence !== 'not sure');
  const food = said && foodIndex().byId.get(said.id);
  return said && food && !isAllOf(food, line) ? { ...said, isPart: true } : said;
}

/** What an ingredient is bought as: by this it is counted and drawn, whatever a recipe calls it. */
function namesBought(name: string, line: NutritionLine, language: Language | null): string[] {
  if (line.parts.length > 0) {
    return line.parts.map((part) => boughtAs(foodIndex(), part.name, part.resolved, language));
  }
  const food = line.food === null ? null : (foodIndex().byId.get(line.food.id) ?? null);
  const { confidence: rule, named, language: readAs } = line;
  const resolved = { food, foodId: food?.id ?? null, isSure: rule !== 'not sure', rule, named, language: readAs };
  return [boughtAs(foodIndex(), name, resolved, language)];
}

/** The ingredients of a recipe, each with its food, corrected as the user said. */
export const readFoods = (ingredients: readonly StoredIngredient[], corrections: Corrections): StoredIngredient[] =>
  keepingCalories(ingredients, withFoods(ingredients, computeWith(ingredients, 1, corrections)));

const keepingCalories = (before: readonly StoredIngredient[], after: readonly StoredIngredient[]): StoredIngredient[] =>
  after.map((ingredient, index) => {
    const calories = before[index]?.calories;
    return calories === undefined ? ingredient : { ...ingredient, calories };
  });

/** What a recipe is judged by. */
export interface JudgedDish {
  readonly name: string;
  readonly ingredients: readonly StoredIngredient[];
  /** May name a food that the ingredients lack. */
  readonly method: readonly Pick<StoredStep, 'desc'>[];
  /** False while it is in doubt whether its import found every ingredient. */
  readonly isListWhole: boolean;
}

/** The ingredients with their foods, and what they say about diets and allergens, by the rules of today. */
export function judgeAgain(dish: JudgedDish, corrections: Corrections, subRecipes: SubRecipes): JudgedColumns {
  const { ingredients } = dish;
  const counted = computeWith(ingredients, 1, corrections, subRecipes);
  return judged(dish, keepingCalories(ingredients, withFoods(ingredients, counted)), counted.lines);
}

function judged(
  { name, method, isListWhole }: Omit<JudgedDish, 'ingredients'>,
  ingredients: StoredIngredient[],
  lines: readonly NutritionLine[],
): JudgedColumns {
  const told = { name, steps: method.map(({ desc }) => desc), isListWhole };
  const { warnings, unjudged } = judgeDiets(foodIndex(), lines, told);
  return {
    ingredients,
    dietWarnings: warnings,
    dietUnjudged: unjudged,
    judgedRevision: JUDGING_REVISION,
    searchText: recipeSearchText(name, searchedNames(ingredients)),
  };
}

/** Counts a recipe: nutrients per serving, how far they reach, and how each ingredient was counted. */
export function countNutrition(
  { serves, ...dish }: JudgedDish & { serves: number },
  corrections: Corrections,
  subRecipes: SubRecipes,
): NutritionColumns {
  const { ingredients } = dish;
  const counted = computeWith(ingredients, serves, corrections, subRecipes);
  const isCounted = counted.lines.some((line) => line.isMatched);
  const nutrients = isCounted ? counted.perServing : null;
  const read = withFoods(ingredients, counted).map((ingredient, index) => {
    const line = counted.lines[index];
    return line?.isMatched ? { ...ingredient, calories: line.calories } : ingredient;
  });
  return {
    nutrients,
    ...goalColumns(nutrients, { ofIngredients: counted.coverage, ofWeight: counted.weightCoverage }),
    nutritionCoverage: counted.coverage,
    nutritionWeightCoverage: counted.weightCoverage,
    nutritionLines: counted.lines.map((line) => ({
      ingredient: line.text,
      food: foodsInWords(line),
      // of several none is the one that a correction of the weight could keep
      foodId: line.parts.length > 0 ? null : ((line.countedAs ?? line.food)?.id ?? null),
      grams: line.grams,
      gramsRule: GRAMS_RULES[line.gramsRule],
      confidence: line.confidence ?? '',
      calories: line.isMatched ? line.calories : null,
      matched: line.isMatched,
      ...(line.abroad && line.parts.length === 0 && { abroad: line.abroad }),
      ...(line.subRecipe && { isRecipe: true, ...(line.subRecipe.spread && { spread: line.subRecipe.spread }) }),
    })),
    ...judged(dish, read, counted.lines),
  };
}

/** The names of the foods that a line was taken for. */
const foodsInWords = ({ food, countedAs, parts, subRecipe }: NutritionLine): string | null =>
  parts.length === 0
    ? ((countedAs ?? food)?.name ?? subRecipe?.name ?? null)
    : parts.map(({ resolved }) => resolved.food.name).join(', ');

const OF_ALL: Coverage = { ofIngredients: null, ofWeight: null };

/**
 * A publisher's nutrition, or none: what is kept when nutrition is not calculated.
 * @param coverage of how much the amounts are, where they were calculated once
 */
export function givenNutrition(
  amounts: Partial<NutrientAmounts> | null,
  dish: JudgedDish,
  corrections: Corrections,
  coverage: Coverage = OF_ALL,
  subRecipes: SubRecipes = NONE,
): NutritionColumns {
  const nutrients = amounts !== null && Object.keys(amounts).length > 0 ? amounts : null;
  const counted = computeWith(dish.ingredients, 1, corrections, subRecipes);
  return {
    nutrients,
    ...goalColumns(nutrients, coverage),
    nutritionCoverage: coverage.ofIngredients,
    nutritionWeightCoverage: coverage.ofWeight,
    nutritionLines: null,
    ...judged(dish, withFoods(dish.ingredients, counted), counted.lines),
  };
}

import { type Food, foodAsNamed } from '@sorrel/core/foods/food';
import { kitchenFoodOf } from '@sorrel/core/foods/kitchen-food';
import { foodsBehindChoice, foodsListedBeside, mayListBeside } from '@sorrel/core/foods/listed-beside';
import { resolveFood } from '@sorrel/core/foods/resolve-food';
import { foodsSaidWith, maySayWith } from '@sorrel/core/foods/said-with';
import { readAdded } from '@sorrel/core/foods/several-foods';
import { mayAddFood } from '@sorrel/core/ingredients/added-food';
import { headingOf } from '@sorrel/core/ingredients/heading-of';
import { isTool } from '@sorrel/core/ingredients/kitchen-tools';
import { SUB_RECIPE_LEVELS_MAX } from '@sorrel/core/ingredients/sub-recipe-share';
import {
  type AllergensNamed,
  allergensNamed,
  allergensOf as allergensOfFood,
  type TellingLine,
} from '@sorrel/core/nutrition/allergens';
import { measuredIngredient } from '@sorrel/core/nutrition/measured-ingredient';
import { foodIndex } from '../foods/food-catalogue.ts';
import type { StoredIngredient } from './repo.ts';

/** An ingredient with what converting its amount needs, where its food is known. */
export function withKitchen(ingredient: StoredIngredient) {
  const { food, parts } = ingredient;
  const known = food?.sure === true && parts === undefined ? foodIndex().byId.get(food.id) : undefined;
  return food && known ? { ...ingredient, food: { ...food, kitchen: kitchenFoodOf(known) } } : ingredient;
}

/**
 * Characters of printed lines in which other foods are looked for, of one line and of a recipe with all in it: several times what
 * the longest need. It is done where requests are answered; of what is more it is said that it is not known.
 */
const ADDED_LINE_MAX = 400;
const ADDED_MAX = 20_000;
type Budget = { characters: number; read: Set<string> };

/** What an ingredient tells of allergens; each food of several for itself. */
function tellingLines(ingredient: StoredIngredient, left: Budget): TellingLine[] {
  const { name, quantity, unit, food, parts, original = '', preparation = '', language = null } = ingredient;
  if (isTool(name) || (quantity === 0 && unit === '' && headingOf(name, language) !== null)) return [];
  const text = [name, preparation, original].join(', ');
  if (parts !== undefined) {
    return parts.map((part) => {
      const resolved = resolveFood(foodIndex(), { name: part }, language);
      return {
        name: part,
        text,
        language,
        foods: resolved.food !== null && resolved.isSure ? [foodAsNamed(resolved.food, resolved.named, part)] : [],
      };
    });
  }
  const known = food?.sure === true ? foodIndex().byId.get(food.id) : undefined;
  const foods = known === undefined ? [] : [asKindOf(known, ingredient)];
  const own = { name, text, language, foods, isMore: food?.isPart === true };
  return [own, ...saidWith(ingredient, text, left), ...furtherOf(ingredient, left)];
}

/** The food of an ingredient as the kind that it names, where kinds of it bring different things: few foods have such. */
const asKindOf = (food: Food, { name, language = null }: StoredIngredient): Food =>
  food.dietsOfKinds === undefined ? food : foodAsNamed(food, resolveFood(foodIndex(), { name }, language).named, name);

/** What an ingredient is said to be with: the sesame of '2 Brötchen mit Sesam'. */
function saidWith(
  { name, preparation = '', language = null }: StoredIngredient,
  text: string,
  left: Budget,
): TellingLine[] {
  const said = `${name}, ${preparation}`;
  if (!maySayWith(said)) return [];
  left.characters -= said.length;
  if (said.length > ADDED_LINE_MAX || left.characters < 0) return [{ name, text, language, foods: [] }];
  return foodsSaidWith(foodIndex(), said, language).map((one) => ({
    name: one.name,
    text,
    language,
    foods: [one.food],
  }));
}

/** The other foods of what is printed of an ingredient: those that it adds, '200 g butter + 50 g hazelnuts', and those that it lists, 'ricotta 100 g, parmesan'. */
function furtherOf(
  { name, quantity, unit, original, preparation, language = null }: StoredIngredient,
  left: Budget,
): TellingLine[] {
  const printed = original ?? preparation ?? '';
  const isRead = original === undefined ? printed !== '' : mayAddFood(printed) || mayListBeside(printed);
  if (!isRead) return [];
  left.characters -= printed.length;
  if (printed.length > ADDED_LINE_MAX || left.characters < 0) return [{ name, text: printed, language, foods: [] }];
  const line = measuredIngredient(
    { name, quantity, unit, ...(original && { original }), preparation: preparation ?? null },
    language,
  );
  const added = readAdded(foodIndex(), line, language).map(({ text, line: one, food }) => ({
    name: one.name,
    text,
    language,
    foods: food === null ? [] : [food],
  }));
  const listed = foodsListedBeside(foodIndex(), line, language).map((one) => ({
    name: one.name,
    text: printed,
    language,
    foods: [one.food],
  }));
  // of what may be in it or not, only what matters is named: nobody knows of these
  const perhaps = foodsBehindChoice(foodIndex(), line, language)
    .filter(({ food }) => allergensOfFood(food).length > 0)
    .map((one) => ({ name: one.name, text: printed, language, foods: [], isPerhaps: true }));
  return [...added, ...listed, ...perhaps];
}

type Recipes = ReadonlyMap<string, { readonly ingredients: readonly StoredIngredient[] }>;

/**
 * The allergens that the ingredients of a recipe name; those of an ingredient that is a recipe are its recipe's.
 * @param recipes the recipes that ingredients are, and those in them, by id
 */
export const allergensOf = (ingredients: readonly StoredIngredient[], recipes: Recipes = new Map()): AllergensNamed =>
  allergensNamed(linesWithin(ingredients, recipes, [], { characters: ADDED_MAX, read: new Set() }));

/** Of a circle, and of what lies too deep, the name alone tells. */
const linesWithin = (
  ingredients: readonly StoredIngredient[],
  recipes: Recipes,
  above: readonly string[],
  left: Budget,
): TellingLine[] =>
  ingredients.flatMap((ingredient) => {
    const id = ingredient.recipeId ?? '';
    const recipe = above.includes(id) || above.length >= SUB_RECIPE_LEVELS_MAX ? undefined : recipes.get(id);
    if (recipe === undefined) return tellingLines(ingredient, left);
    // it tells the same wherever else it is taken from
    if (left.read.has(id)) return [];
    left.read.add(id);
    return linesWithin(recipe.ingredients, recipes, [...above, id], left);
  });

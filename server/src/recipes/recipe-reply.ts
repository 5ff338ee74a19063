import type { Nutrient, Recipe, RecipeSummary, SubRecipe, Tag } from '@sorrel/contract/recipe';
import { GOAL_NUTRIENTS, NUTRIENTS, type NutrientAmounts, type NutrientKey } from '@sorrel/core/foods/nutrients';
import { subRecipeIds, wholeGramsOf } from '@sorrel/core/ingredients/sub-recipe-share';
import { isPartial } from '@sorrel/core/nutrition/coverage';
import { dietHints, NOT_JUDGED } from '@sorrel/core/nutrition/diet-warnings';
import { openFields, recipeFields } from '@sorrel/core/recipes/recipe-fields';
import { shownNames } from '@sorrel/core/recipes/shown-names';
import type { Member } from '../db/household.ts';
import type { Owned, Published } from '../db/owned.ts';
import { askedLanguage } from '../language/asked-language.ts';
import type { AddressOf } from '../pictures/address.ts';
import { withGroups } from './groups.ts';
import { leftOpen } from './left-open.ts';
import { inReadersWords } from './line-in-words.ts';
import type { SummaryRow } from './lists-repo.ts';
import { nutritionDoubts } from './nutrition-doubts.ts';
import { allergensOf, withKitchen } from './reply-foods.ts';
import type { RecipeRow, StoredIngredient } from './repo.ts';
import type { SubRecipeRow } from './sub-recipes/sub-recipes-repo.ts';
import { withoutLinks } from './sub-recipes/without-links.ts';

/** Nutrients as the wire names them, those of alcohol left out. Source: specification, section 3, Nutrient. */
export function nutrientsReply(amounts: Partial<NutrientAmounts> | null): Nutrient[] {
  if (amounts === null) return [];
  return (Object.keys(NUTRIENTS) as NutrientKey[])
    .filter((key) => key !== 'alcohol' && amounts[key] !== undefined && amounts[key] !== null)
    .map((key) => ({ name: NUTRIENTS[key].name, amount: amounts[key] ?? 0, unit: NUTRIENTS[key].unit }));
}

/** No serving of anything has as much of a nutrient, in whatever unit: such a figure says nothing. */
const PUBLISHED_MAX = 1e6;

/** The amounts behind nutrients as the wire names them; unknown names, and what cannot be, are left out. */
export function nutrientAmounts(nutrients: readonly Nutrient[]): Partial<NutrientAmounts> {
  const found = nutrients.flatMap((nutrient) => {
    const key = (Object.keys(NUTRIENTS) as NutrientKey[]).find(
      (candidate) => NUTRIENTS[candidate].name === nutrient.name,
    );
    return key === undefined || !(nutrient.amount >= 0 && nutrient.amount <= PUBLISHED_MAX)
      ? []
      : [[key, nutrient.amount]];
  });
  return Object.fromEntries(found);
}

const SUMMARY_NUTRIENTS = (Object.keys(NUTRIENTS) as NutrientKey[]).flatMap((key) => {
  const goal = GOAL_NUTRIENTS.find((candidate) => candidate === key);
  return goal === undefined ? [] : [{ key: goal, ...NUTRIENTS[goal] }];
});

/** What a stored recipe says of diets; one that was not judged yet says nothing. */
export function judgementOf(row: Pick<SummaryRow, 'dietWarnings' | 'dietUnjudged'>) {
  return {
    warnings: row.dietWarnings ?? NOT_JUDGED.warnings,
    unjudged: row.dietUnjudged ?? NOT_JUDGED.unjudged,
  };
}

/** Whether a stored recipe's nutrients are of a part of it alone. */
export const isPartlyCounted = (row: Pick<RecipeRow, 'nutritionCoverage' | 'nutritionWeightCoverage'>): boolean =>
  isPartial({ ofIngredients: row.nutritionCoverage, ofWeight: row.nutritionWeightCoverage });

/** The collections of a recipe, for its household alone. */
export const collectionsReply = ({ collectionIds }: Pick<RecipeRow, 'collectionIds'>) =>
  collectionIds.length === 0 ? {} : { collection_ids: collectionIds };

/**
 * What a card shows.
 * @param addressOf where the reader finds a picture
 */
export function summaryReply(row: SummaryRow, tagsById: ReadonlyMap<number, Tag>, addressOf: AddressOf): RecipeSummary {
  const { warnings, unjudged } = judgementOf(row);
  return {
    id: row.id,
    name: row.name,
    caption: row.caption,
    type: row.type,
    serves: row.serves,
    prep_time: row.prepMinutes,
    cook_time: row.cookMinutes,
    category: row.category,
    tags: row.tagIds.flatMap((id) => tagsById.get(id) ?? []),
    image_urls: row.imageKeys.map(addressOf),
    ingredient_names: shownNames(row.ingredientNames),
    is_favorite: row.isFavorite,
    diet_warnings: warnings,
    diet_unjudged: unjudged,
    calories: row.calories,
    nutrients: SUMMARY_NUTRIENTS.flatMap(({ key, name, unit }) => {
      const amount = row[key];
      return amount === null ? [] : [{ name, amount, unit }];
    }),
    created_at: row.createdAt.toISOString(),
  };
}

/** A recipe as far as it tells how much of it an ingredient is. */
export const subRecipeReply = ({
  id,
  name,
  serves,
  cookedGrams,
  nutritionLines,
}: Pick<SubRecipeRow, 'id' | 'name' | 'serves' | 'cookedGrams' | 'nutritionLines'>): SubRecipe => ({
  id,
  name,
  serves,
  wholeGrams: wholeGramsOf(cookedGrams, nutritionLines),
});

/** The recipes that ingredients are, as far as they are in the book. */
const subRecipesReply = (ingredients: readonly StoredIngredient[], rows: ReadonlyMap<string, SubRecipeRow>) =>
  subRecipeIds(ingredients).flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [subRecipeReply(row)];
  });

const NO_ALLERGENS_SAID: Recipe['allergens'] = {
  contains: [],
  unknown: [],
  kindNotSaid: [],
  unlisted: [],
  mayLackIngredients: false,
};

function allergensReply(row: RecipeRow, subRecipes: ReadonlyMap<string, SubRecipeRow>): Recipe['allergens'] {
  const named = allergensOf(row.ingredients, subRecipes);
  return { ...named, ...leftOpen(row, judgementOf(row), named) };
}

/**
 * The whole recipe.
 * @param isLocked keeps method, notes and amounts back: the page shows the upgrade prompt in their place
 * @param savedAs of a recipe of explore: the reader's copy
 * @param subRecipes the recipes that its ingredients are, and those in them, by id
 */
export function recipeReply(
  stored: Owned<RecipeRow> | Published<RecipeRow>,
  reader: Member,
  tagsById: ReadonlyMap<number, Tag>,
  isLocked: boolean,
  addressOf: AddressOf,
  savedAs?: string,
  subRecipes: ReadonlyMap<string, SubRecipeRow> = new Map(),
): Recipe {
  const row = withGroups(stored);
  const isOwn = row.householdId === reader.householdId;
  return {
    ...summaryReply({ ...row, isFavorite: row.favoriteOf.includes(reader.id) }, tagsById, addressOf),
    ...(savedAs !== undefined && { saved_as: savedAs }),
    user_id: row.addedBy,
    ...(isOwn && { changed_by: row.changedBy, ...collectionsReply(row) }),
    own: isOwn,
    version: row.version,
    ingredients: isLocked ? [] : (isOwn ? row.ingredients : withoutLinks(row.ingredients)).map(withKitchen),
    ...(isOwn && subRecipes.size > 0 && { subRecipes: subRecipesReply(row.ingredients, subRecipes) }),
    allergens: isLocked ? NO_ALLERGENS_SAID : allergensReply(row, subRecipes),
    method: isLocked
      ? []
      : row.method.map((step) => ({
          step: step.step,
          desc: step.desc,
          ...(step.group !== undefined && { group: step.group }),
          image_key: step.imageKey ?? null,
          image_url: step.imageKey === undefined ? null : addressOf(step.imageKey),
        })),
    ...(isLocked ? openFields(row) : recipeFields(row)),
    source: row.source,
    images: row.imageKeys.map((key) => ({ key, url: addressOf(key) })),
    nutrients: nutrientsReply(row.nutrients),
    calculate_nut: row.calculateNutrition,
    nutritionCoverage: row.nutritionCoverage,
    nutritionWeightCoverage: row.nutritionWeightCoverage,
    nutritionPartial: row.nutrients !== null && isPartlyCounted(row),
    nutritionLines: isLocked ? [] : (row.nutritionLines ?? []).map((line) => inReadersWords(line, askedLanguage())),
    cookedGrams: isLocked ? null : row.cookedGrams,
    ...nutritionDoubts(row, isPartlyCounted(row), isLocked),
    locked: isLocked,
    dietHints: dietHints(judgementOf(row)),
    is_public: row.isPublic,
  };
}

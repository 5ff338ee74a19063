import { byGoalNutrient, type NutrientAmounts } from '@sorrel/core/foods/nutrients';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { DIET_WARNINGS } from '@sorrel/core/nutrition/diet-warnings';
import type { FoundAbroad } from '@sorrel/core/nutrition/figures-of';
import type { RangedNutrient } from '@sorrel/core/nutrition/ranged-nutrients';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import {
  byChoiceField,
  byNumberField,
  byTextField,
  type ChoiceField,
  type ChoiceOf,
  initialChoice,
  RECIPE_FIELDS,
} from '@sorrel/core/recipes/recipe-fields';
import { SHOWN_NAMES_MAX } from '@sorrel/core/recipes/shown-names';
import { type Placeholder, sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HouseholdId } from '../household.ts';
import { users } from './auth.ts';
import { householdId, households } from './households.ts';
import { moment } from './moment.ts';
import type { PictureKey } from './pictures.ts';

/** An ingredient as stored: a line of a recipe for all its serves. */
export interface StoredIngredient {
  id: string;
  name: string;
  quantity: number;
  unit: string;
  possibleUnits: string[];
  /** The line as published, where it was imported. */
  original?: string;
  preparation?: string;
  /** The part of the recipe it stands in: 'For the sauce'. */
  group?: string;
  /** kcal per serving, where nutrition was calculated. */
  calories?: number;
  /**
   * Which food it is, null when none is known; missing in recipes older than this, until they are read. `isPart`: its name says more
   * than that food, 'pumpkin ravioli'.
   */
  food?: { id: string; name: string; sure: boolean; isPart?: true } | null;
  /** The foods that it lists, as it names them, where it lists several. */
  parts?: string[];
  /** What it is bought as, one name a food; missing in recipes older than this, until they are read. */
  boughtAs?: string[];
  /** In which language it was read; null when it is none that is known. */
  language?: Language | null;
  /** The recipe of the household that it is. It may have been deleted: then it is found again when that is put back. */
  recipeId?: string;
}

export interface StoredStep {
  step: number;
  desc: string;
  /** The part of the method it stands in. */
  group?: string;
  imageKey?: PictureKey;
}

/** How one ingredient was counted, for the explanation on the recipe page. */
export interface StoredNutritionLine {
  ingredient: string;
  food: string | null;
  foodId: string | null;
  grams: number | null;
  gramsRule: string;
  confidence: string;
  calories: number | null;
  matched: boolean;
  /** By what the food was found, where figures of another country were taken for it. */
  abroad?: FoundAbroad;
  /** Of an ingredient that is a recipe: how far a serving of the dish is off by it, and then `food` is the recipe's name. */
  spread?: Record<RangedNutrient, number>;
  isRecipe?: true;
}

/** An index row holds about 2.6 kB; the other columns of `recipes_book` need less than 1 kB. */
const SEARCH_KEY_MAX_BYTES = 1500;

const choiceColumn = <Field extends ChoiceField>(field: Field) =>
  text(field).$type<ChoiceOf<Field>>().notNull().default(initialChoice(field));
type ChoiceColumns = { [Field in ChoiceField]: ReturnType<typeof choiceColumn<Field>> };

export const recipes = pgTable(
  'recipes',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** The member who added it, whom it counts for; null when that account is gone. */
    addedBy: uuid('added_by'),
    /** The member who changed it last; null when that account is gone. */
    changedBy: uuid('changed_by'),
    name: text('name').notNull(),
    ...byTextField((field) => text(field).notNull().default('')),
    ...byNumberField((field) => integer(field).notNull().default(RECIPE_FIELDS[field].initial)),
    ...byChoiceField<ChoiceColumns>(choiceColumn),
    prepMinutes: integer('prep_minutes').notNull().default(0),
    cookMinutes: integer('cook_minutes').notNull().default(0),
    totalMinutes: integer('total_minutes').generatedAlwaysAs(sql`prep_minutes + cook_minutes`),
    ingredients: jsonb('ingredients').$type<StoredIngredient[]>().notNull().default([]),
    /** What the ingredients are bought as, for cards and insights: they themselves are large and stay where they are. */
    ingredientNames: jsonb('ingredient_names')
      .$type<string[]>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when jsonb_path_exists(ingredients, '$[*] ? (!exists (@.boughtAs))') then jsonb_path_query_array(ingredients, '$[*].name') else jsonb_path_query_array(ingredients, '$[*].boughtAs[*]') end`,
      ),
    method: jsonb('method').$type<StoredStep[]>().notNull().default([]),
    category: text('category', { enum: CATEGORIES }).notNull().default('None'),
    source: text('source').notNull().default(''),
    tagIds: integer('tag_ids').array().notNull().default(sql`'{}'`),
    imageKeys: text('image_keys').array().$type<PictureKey[]>().notNull().default(sql`'{}'`),
    /** The members whose favourite it is. */
    favoriteOf: uuid('favorite_of').array().notNull().default(sql`'{}'`),
    /** The collections of the household that it is in. */
    collectionIds: uuid('collection_ids').array().notNull().default(sql`'{}'`),
    calculateNutrition: boolean('calculate_nutrition').notNull().default(false),
    /** Per serving; null where nothing is known. Where too little was counted, of what was: 'at least'. */
    nutrients: jsonb('nutrients').$type<Partial<NutrientAmounts>>(),
    /** Those that lists filter, sort and plan by: null too where too little was counted to stand for the dish. */
    ...byGoalNutrient((nutrient) => doublePrecision(nutrient)),
    /** Share of the ingredients that nutrition could be calculated for, 0 to 1. */
    nutritionCoverage: doublePrecision('nutrition_coverage'),
    /** The same by weight. */
    nutritionWeightCoverage: doublePrecision('nutrition_weight_coverage'),
    nutritionLines: jsonb('nutrition_lines').$type<StoredNutritionLine[]>(),
    /** Grams of the whole dish as somebody weighed it cooked; null where nobody did since its ingredients changed. */
    cookedGrams: integer('cooked_grams'),
    /** Not read any more: hints follow from the two columns below. */
    dietHints: jsonb('diet_hints').$type<unknown>(),
    /** What the ingredients speak against, such as nuts. */
    dietWarnings: text('diet_warnings', { enum: DIET_WARNINGS }).array(),
    /** What the recipe could not be judged for, because not all is known; null where it never was: that is all of it. */
    dietUnjudged: text('diet_unjudged', { enum: DIET_WARNINGS }).array(),
    /** The `JUDGING_REVISION` that nutrition and diets were worked out by. */
    judgedRevision: integer('judged_revision').notNull().default(0),
    /** Name and ingredient names as core's `recipeSearchText` folds them. */
    searchText: text('search_text').notNull().default(''),
    /** The search text where it fits into an index, which nearly every one does; null where it does not. */
    searchKey: text('search_key').generatedAlwaysAs(
      sql`case when octet_length(search_text) <= ${sql.raw(String(SEARCH_KEY_MAX_BYTES))} then search_text end`,
    ),
    /** Shown in explore: a recipe of the catalogue or one an administrator published. */
    isPublic: boolean('is_public').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Stable id of a catalogue recipe, so that a new release updates it. */
    catalogueId: text('catalogue_id'),
    /** The recipe of explore that this is a copy of, by its id; nothing refers to it once that is gone. */
    copiedFrom: uuid('copied_from'),
    /** Counts the changes: a save names the version it changed. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // `recipes_book` and `recipes_explore` are made by the migrations book_index and unjudged_diets: the kit cannot say `include`. See docs/decisions/0005.
    primaryKey({ columns: [table.householdId, table.id] }),
    // for what everybody sees
    index('recipes_id').on(table.id),
    index('recipes_household_type').on(table.householdId, table.type, table.addedBy),
    index('recipes_long_text').on(table.householdId).where(sql`search_key is null`),
    index('recipes_collected').on(table.householdId, table.id, table.collectionIds).where(sql`collection_ids <> '{}'`),
    index('recipes_judged').on(table.judgedRevision, table.id),
    uniqueIndex('recipes_catalogue_id').on(table.householdId, table.catalogueId).where(sql`catalogue_id is not null`),
    // the dishes that a recipe is in; recipes without such an ingredient are no part of it
    index('recipes_sub_recipes')
      .using('gin', sql`(jsonb_path_query_array(ingredients, '$[*].recipeId'))`)
      .where(sql`jsonb_path_exists(ingredients, '$[*].recipeId')`),
    // one copy a household: two tabs that save the same make one
    uniqueIndex('recipes_copied_from').on(table.householdId, table.copiedFrom).where(sql`copied_from is not null`),
  ],
);

/** Recipes that changed, while the dishes that they are in are not all counted again. */
export const recipeRecounts = pgTable(
  'recipe_recounts',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id').notNull(),
    /** Dishes up to this id are counted. */
    afterId: uuid('after_id').notNull(),
    /** Counts the changes, so that one that comes while dishes are counted is not taken for done. */
    changes: integer('changes').notNull().default(1),
    /** Steps from the recipe that somebody changed. */
    levels: integer('levels').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.recipeId] })],
);

/** Whether a recipe is a favourite of this member. */
export const isFavoriteOf = (memberId: string | Placeholder) =>
  sql<boolean>`(${memberId}::uuid = any(${recipes.favoriteOf}))`;

/** The first names of a recipe's ingredients, from which those are taken that are shown: the whole may be fifty thousand characters. */
export const firstIngredientNames = sql<
  string[]
>`jsonb_path_query_array(${recipes.ingredientNames}, '$[0 to ${sql.raw(String(SHOWN_NAMES_MAX - 1))}]')`;

/**
 * A recipe by its id, with a mark that is another once its row is written again. The mark is the transaction that wrote it, whoever did
 * and whatever for: hearts and foods have no version.
 */
export const MARKED_RECIPE = { id: recipes.id, mark: sql<string>`${recipes}.xmin::text` };

/** The columns of the nutrients that lists filter, sort and plan by. */
export const goalNutrientColumns = byGoalNutrient((nutrient) => recipes[nutrient]);

export const tags = pgTable(
  'tags',
  {
    id: serial('id').primaryKey(),
    /** Null for the default tags, which everybody has. */
    householdId: uuid('household_id').$type<HouseholdId>(),
    name: text('name').notNull(),
    icon: text('icon').notNull().default('tag'),
  },
  (table) => [
    uniqueIndex('tags_household_name').on(
      sql`coalesce(household_id, '00000000-0000-0000-0000-000000000000')`,
      table.name,
    ),
  ],
);

/** Named collections of a household's recipes; what is in them stands with each recipe. */
export const collections = pgTable(
  'collections',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    /** By what two names are one, as core's `collectionKey` says. */
    nameKey: text('name_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: it is there. Else it can still be put back for a while. */
    removedAt: moment('removed_at'),
    /** The recipes that were in it when it was removed. */
    removedWith: uuid('removed_with').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    uniqueIndex('collections_household_name').on(table.householdId, table.nameKey).where(sql`removed_at is null`),
  ],
);

/** Ingredient names a user has used, offered first in the ingredient search. */
export const usedIngredients = pgTable(
  'used_ingredients',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    unit: text('unit').notNull().default(''),
    uses: integer('uses').notNull().default(1),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** What a user said an ingredient is, or weighs; used from then on. */
export const foodCorrections = pgTable(
  'food_corrections',
  {
    householdId: householdId().references(() => households.id, { onDelete: 'cascade' }),
    /** The ingredient's name, singular and lower-case. */
    ingredientKey: text('ingredient_key').notNull(),
    /** The unit the grams belong to; empty for pieces. */
    unit: text('unit').notNull().default(''),
    foodId: text('food_id'),
    gramsPerUnit: doublePrecision('grams_per_unit'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.ingredientKey, table.unit] })],
);

/** Which release of a reference table the database holds, so that an unchanged one is not read again at every start. */
export const referenceVersions = pgTable('reference_versions', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
});

/** Counts the changes of what everybody sees; triggers keep it. See docs/decisions/0009. */
export const revisions = pgTable('revisions', {
  name: text('name', { enum: ['explore'] }).primaryKey(),
  revision: integer('revision').notNull().default(0),
});

import type { NutrientAmounts, NutrientKey } from '../foods/nutrients.ts';
import { NUTRIENTS } from '../foods/nutrients.ts';
import { formatQuantity } from '../ingredients/format-ingredient.ts';
import { unitText } from '../ingredients/units.ts';
import { inGroups } from './groups.ts';
import { FURTHER_FIELDS, fieldWords, RECIPE_FIELDS, type RecipeFieldValues } from './recipe-fields.ts';

/** A recipe as it leaves Sorrel. */
export interface RecipeForExport extends Readonly<RecipeFieldValues> {
  name: string;
  category: string;
  prepMinutes: number;
  cookMinutes: number;
  ingredients: readonly {
    name: string;
    quantity: number;
    unit: string;
    preparation?: string | undefined;
    group?: string | undefined;
  }[];
  /** In order; `image` is an address. */
  method: readonly { desc: string; image?: string | undefined; group?: string | undefined }[];
  source: string;
  tags: readonly string[];
  /** Names of the collections that it is in; none for other households. */
  collections: readonly string[];
  /** Addresses of its pictures. */
  images: readonly string[];
  isFavorite: boolean;
  /** Per serving; null where nothing is known. */
  nutrients: Partial<NutrientAmounts> | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Our nutrients by the names that schema.org has for them; it has none for the others. */
const NUTRITION_NAMES: Partial<Record<NutrientKey, string>> = {
  calories: 'calories',
  protein: 'proteinContent',
  fat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  carbohydrates: 'carbohydrateContent',
  sugar: 'sugarContent',
  fiber: 'fiberContent',
  cholesterol: 'cholesterolContent',
  sodium: 'sodiumContent',
};

/** An amount with three decimals at most: '30 g of flour' never becomes '29.999999 g'. */
const rounded = (amount: number) => Number(amount.toFixed(3));
/** ISO 8601, as schema.org asks for it; undefined for a time that is not given. */
const duration = (minutes: number) => (minutes > 0 ? `PT${minutes}M` : undefined);
const unlessEmpty = <List extends { length: number }>(list: List): List | undefined =>
  list.length === 0 ? undefined : list;

function ingredientLine({ name, quantity, unit, preparation }: RecipeForExport['ingredients'][number]): string {
  const amount = quantity === 0 ? unit : `${formatQuantity(quantity)} ${unitText(unit, quantity)}`;
  const line = `${amount} ${name}`.replace(/ +/g, ' ').trim();
  return preparation ? `${line}, ${preparation}` : line;
}

/** One line an ingredient; schema.org has no groups of them, so that their names stand as other programs write them: 'Sauce:'. */
const ingredientLines = (ingredients: RecipeForExport['ingredients']): string[] =>
  inGroups(ingredients).flatMap(({ name, items }) => [
    ...(name === null ? [] : [`${name}:`]),
    ...items.map(ingredientLine),
  ]);

/** Steps, those of a named part within a section. */
function instructions(steps: RecipeForExport['method']): Record<string, unknown>[] {
  let position = 0;
  return inGroups(steps).flatMap(({ name, items }): Record<string, unknown>[] => {
    const inside = items.map(({ desc, image }) => {
      position += 1;
      return { '@type': 'HowToStep', position, text: desc, image };
    });
    return name === null ? inside : [{ '@type': 'HowToSection', name, itemListElement: inside }];
  });
}

function nutrition(nutrients: RecipeForExport['nutrients']) {
  const known = Object.entries(NUTRITION_NAMES).flatMap(([key, name]) => {
    const amount = nutrients?.[key as NutrientKey];
    return amount === undefined || amount === null
      ? []
      : [[name, `${rounded(amount)} ${NUTRIENTS[key as NutrientKey].unit}`]];
  });
  return known.length === 0
    ? undefined
    : { '@type': 'NutritionInformation', servingSize: '1 serving', ...Object.fromEntries(known) };
}

/** What schema.org has no field for. */
function comments(recipe: RecipeForExport) {
  const said = FURTHER_FIELDS.map((field) => ({
    '@type': 'Comment',
    name: RECIPE_FIELDS[field].label,
    text: fieldWords(recipe, field),
  })).filter(({ text }) => text !== '');
  return said.length > 1 ? said : said[0];
}

/**
 * A recipe as schema.org JSON-LD, which other recipe programs read. What is not known is left out.
 * Source: schema.org, Recipe, version 29.
 */
export function recipeJsonLd(recipe: RecipeForExport): Record<string, unknown> {
  const isAddress = /^https?:\/\//.test(recipe.source);
  const steps = recipe.method.filter((step) => step.desc !== '' || step.image !== undefined);
  const fields: Record<string, unknown> = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: unlessEmpty(recipe.caption),
    image: unlessEmpty(recipe.images),
    recipeYield: `${recipe.serves} ${recipe.serves === 1 ? 'serving' : 'servings'}`,
    prepTime: duration(recipe.prepMinutes),
    cookTime: duration(recipe.cookMinutes),
    totalTime: duration(recipe.prepMinutes + recipe.cookMinutes),
    recipeIngredient: ingredientLines(recipe.ingredients),
    recipeInstructions: instructions(steps),
    recipeCategory: unlessEmpty(
      [recipe.type, recipe.category].filter((name) => name !== 'any' && name !== 'None' && name !== ''),
    ),
    keywords: unlessEmpty([...recipe.tags, ...(recipe.isFavorite ? ['Favourite'] : [])].join(', ')),
    nutrition: nutrition(recipe.nutrients),
    isPartOf: unlessEmpty(recipe.collections.map((name) => ({ '@type': 'Collection', name }))),
    isBasedOn: isAddress ? recipe.source : undefined,
    comment: comments(recipe),
    dateCreated: recipe.createdAt.toISOString(),
    dateModified: recipe.updatedAt.toISOString(),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

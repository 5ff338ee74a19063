import { readdirSync, readFileSync } from 'node:fs';
import type { FoodCatalogue } from '@sorrel/core/foods/food';
import { createFoodIndex } from '@sorrel/core/foods/food-index';
import { parseIngredient } from '@sorrel/core/ingredients/parse-ingredient';
import { computeNutrition } from '@sorrel/core/nutrition/compute-nutrition';
import { WARNING_AGAINST } from '@sorrel/core/nutrition/diet-warnings';
import { judgeDiets } from '@sorrel/core/nutrition/judge-diets';
import { CATEGORIES } from '@sorrel/core/recipes/categories';
import { RECIPE_TYPES } from '@sorrel/core/recipes/meal-type';
import { describe, expect, it } from 'vitest';

type CatalogueRecipe = {
  '@context': string;
  '@type': string;
  identifier: string;
  name: string;
  description: string;
  recipeCategory: string;
  recipeCuisine: string;
  recipeYield: number;
  prepTime: string;
  cookTime: string;
  totalTime: string;
  recipeIngredient: string[];
  recipeInstructions: { '@type': string; text: string }[];
  suitableForDiet?: string[];
  keywords: string;
  'sorrel:type': string;
  'sorrel:featured': boolean;
  'sorrel:tags': string[];
  'sorrel:restTime'?: string;
  'sorrel:notes'?: string;
};

const TAGS = [
  'Vegetarian',
  'Vegan',
  'Gluten Free',
  'Dairy Free',
  'Nut Free',
  'Quick',
  'Cheap',
  'High Protein',
  'High Fibre',
  'Low Carb',
  'Freezer Friendly',
  'One Pot',
  'Family Friendly',
  'Meal Prep',
];

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const recipesByFile = files.map((file) => ({
  file,
  recipes: JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as CatalogueRecipe[],
}));
const recipes = recipesByFile.flatMap(({ recipes }) => recipes);

/** Minutes of an ISO 8601 duration of hours and minutes; NaN for any other text. */
function minutesOf(duration: string): number {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration);
  if (!match || duration === 'PT') return Number.NaN;
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
}

/** Names of the recipes for which `isWrong` holds, so that a failure says which they are. */
function named(isWrong: (recipe: CatalogueRecipe) => boolean): string[] {
  return recipes.filter(isWrong).map(({ name }) => name);
}

const count = (isCounted: (recipe: CatalogueRecipe) => boolean) => recipes.filter(isCounted).length;
const hasTag = (tag: string) => (recipe: CatalogueRecipe) => recipe['sorrel:tags'].includes(tag);

const MEAT =
  /\b(beef|lamb|pork|bacon|ham|chicken|turkey|duck|steak|sausages?|chorizo|prosciutto|pancetta|meat|gelatine|lard)\b/i;
const FISH =
  /\b(fish|salmon|cod|haddock|hake|tuna|mackerel|sardines?|trout|anchov\w+|prawns?|crab|mussels|squid|kimchi|worcestershire|oyster)\b/i;
const ANIMAL_RENNET = /\b(parmesan|parmigiano|pecorino|grana padano|gruyère)\b/i;
const DAIRY =
  /\b(milk|buttermilk|butter|cheese|yoghurt|cream|cheddar|mozzarella|feta|ricotta|parmesan|halloumi|paneer|ghee|mascarpone|kefir|crème|naan|brioche|egg noodles?|chocolate)\b/i;
const PLANT_DAIRY =
  /\b(coconut (milk|cream)|(oat|soya|almond|rice) (milk|yoghurt)|(peanut|almond|cashew) butter|butter beans?|dairy-free [\w ]+)\b/gi;
const EGG = /\b(eggs?|mayonnaise|meringue)\b/i;
const PLANT_EGG = /\b(vegan mayonnaise|eggplant)\b/gi;
const HONEY = /\bhoney\b/i;
const GLUTEN =
  /\b(wheat|flour|bread|breadcrumbs|pasta|spaghetti|penne|fusilli|linguine|orzo|macaroni|orecchiette|ditalini|couscous|bulgur|barley|rye|oats?|oatcakes?|freekeh|semolina|tortillas?|pittas?|chapatis?|naan|flatbreads?|bagels?|rolls?|buns?|filo|pastry|noodles|soy sauce|stock|beer|gochujang|worcestershire|sausages?|hoisin|seitan)\b/i;
const FREE_OF_GLUTEN =
  /\b(gluten-free [\w ]+|corn tortillas?|(rice|gram|buckwheat|chickpea|corn|almond) flour|(rice|glass) noodles|vermicelli rice noodles|rolled into)\b/gi;
const NUTS =
  /\b(almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|peanuts?|pine nuts|brazil nuts|macadamias?|nuts|pesto|marzipan|praline)\b/i;

/** Ingredient lines that speak against a claim, with what only sounds like it taken out first. */
function linesAgainst(recipe: CatalogueRecipe, forbidden: RegExp, harmless?: RegExp): string[] {
  return recipe.recipeIngredient.filter((line) => forbidden.test(harmless ? line.replace(harmless, '') : line));
}

function contradictions(claim: (recipe: CatalogueRecipe) => boolean, forbidden: RegExp, harmless?: RegExp): string[] {
  return recipes.filter(claim).flatMap((recipe) => {
    const lines = linesAgainst(recipe, forbidden, harmless);
    return lines.map((line) => `${recipe.name}: ${line}`);
  });
}

describe('the catalogue of recipes', () => {
  it('is schema.org Recipe JSON with every field filled', () => {
    for (const recipe of recipes) {
      expect(recipe, recipe.name).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe' });
      for (const text of [recipe.name, recipe.description, recipe.recipeCuisine, recipe.keywords]) {
        expect(text.trim(), recipe.name).toBe(text);
        expect(text, recipe.name).not.toBe('');
      }
      expect(recipe.description.length, recipe.name).toBeLessThanOrEqual(200);
      expect(recipe.name.length, recipe.name).toBeLessThanOrEqual(60);
    }
  });

  it('gives each recipe an id in kebab case and a name of its own', () => {
    expect(named(({ identifier }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(identifier))).toEqual([]);
    expect(new Set(recipes.map(({ identifier }) => identifier)).size).toBe(recipes.length);
    expect(new Set(recipes.map(({ name }) => name.toLowerCase())).size).toBe(recipes.length);
    expect(new Set(recipes.map(({ description }) => description)).size).toBe(recipes.length);
  });

  it('keeps one category in a file, each a category of the spinner other than None', () => {
    for (const { file, recipes } of recipesByFile) {
      const categories = new Set(recipes.map(({ recipeCategory }) => recipeCategory));
      expect([...categories], file).toHaveLength(1);
      for (const category of categories) {
        expect(CATEGORIES, file).toContain(category);
        expect(category, file).not.toBe('None');
      }
    }
  });

  it('names types, tags and diets from the closed sets', () => {
    for (const recipe of recipes) {
      expect(RECIPE_TYPES, recipe.name).toContain(recipe['sorrel:type']);
      for (const tag of recipe['sorrel:tags']) expect(TAGS, recipe.name).toContain(tag);
      expect(new Set(recipe['sorrel:tags']).size, recipe.name).toBe(recipe['sorrel:tags'].length);
      expect(recipe['sorrel:featured'], recipe.name).toBeTypeOf('boolean');
    }
  });

  it('serves between 1 and 30', () => {
    expect(named(({ recipeYield }) => !Number.isInteger(recipeYield) || recipeYield < 1 || recipeYield > 30)).toEqual(
      [],
    );
  });

  it('has times that parse, and a total that is prep, cook and any stated rest', () => {
    for (const recipe of recipes) {
      const prepMinutes = minutesOf(recipe.prepTime);
      const cookMinutes = minutesOf(recipe.cookTime);
      const restMinutes = minutesOf(recipe['sorrel:restTime'] ?? 'PT0M');
      expect(prepMinutes, recipe.name).toBeGreaterThan(0);
      expect(minutesOf(recipe.totalTime), recipe.name).toBe(prepMinutes + cookMinutes + restMinutes);
    }
  });

  it('calls a recipe Quick exactly when it is ready in under 25 minutes', () => {
    const isQuick = (recipe: CatalogueRecipe) => minutesOf(recipe.totalTime) < 25;
    expect(named((recipe) => isQuick(recipe) !== hasTag('Quick')(recipe))).toEqual([]);
  });

  it('has 4 to 9 steps, each a full sentence', () => {
    for (const { name, recipeInstructions } of recipes) {
      expect(recipeInstructions.length, name).toBeGreaterThanOrEqual(4);
      expect(recipeInstructions.length, name).toBeLessThanOrEqual(9);
      for (const step of recipeInstructions) {
        expect(step['@type'], name).toBe('HowToStep');
        expect(step.text, name).toMatch(/^[A-Z].{20,}[.!]$/s);
      }
    }
  });

  it('gives an amount at the start of every ingredient line, and no line twice', () => {
    for (const { name, recipeIngredient } of recipes) {
      expect(recipeIngredient.length, name).toBeGreaterThanOrEqual(4);
      expect(new Set(recipeIngredient).size, name).toBe(recipeIngredient.length);
      for (const line of recipeIngredient) expect(line, name).toMatch(/^\d+(\/\d+|\.\d+)?( x \d+)? ?\S+/);
    }
  });

  it('writes every ingredient line so that our own reader finds an amount and a name', () => {
    for (const { name, recipeIngredient } of recipes) {
      for (const line of recipeIngredient) {
        const { quantity, name: foodName } = parseIngredient(line);
        expect(quantity, `${name}: ${line}`).toBeGreaterThan(0);
        expect(foodName, `${name}: ${line}`).not.toBe('');
      }
    }
  });

  it('gives oven temperatures as 200C / 180C fan / gas 6, with the fan 20 degrees lower', () => {
    const GAS: Record<string, string> = {
      140: '1',
      150: '2',
      170: '3',
      180: '4',
      190: '5',
      200: '6',
      220: '7',
      230: '8',
    };
    for (const { name, recipeInstructions } of recipes) {
      for (const { text } of recipeInstructions) {
        expect(text, name).not.toMatch(/°|\d ?F\b/);
        for (const [whole, oven, fan, gas] of text.matchAll(/(\d+)C(?: \/ (\d+)C fan \/ gas (\d+))?/g)) {
          expect(Number(fan), `${name}: ${whole}`).toBe(Number(oven) - 20);
          expect(gas, `${name}: ${whole}`).toBe(GAS[String(oven)]);
        }
      }
    }
  });
});

describe('the diets of the catalogue', () => {
  it('keeps meat and fish out of vegetarian and vegan recipes', () => {
    const isVegetarian = hasTag('Vegetarian');
    expect(contradictions(isVegetarian, MEAT)).toEqual([]);
    expect(contradictions(isVegetarian, FISH)).toEqual([]);
    expect(contradictions(isVegetarian, ANIMAL_RENNET)).toEqual([]);
  });

  it('keeps milk, eggs and honey out of vegan recipes, which are vegetarian and dairy free too', () => {
    const isVegan = hasTag('Vegan');
    expect(contradictions(isVegan, DAIRY, PLANT_DAIRY)).toEqual([]);
    expect(contradictions(isVegan, EGG, PLANT_EGG)).toEqual([]);
    expect(contradictions(isVegan, HONEY)).toEqual([]);
    expect(named((recipe) => isVegan(recipe) && !hasTag('Vegetarian')(recipe))).toEqual([]);
    expect(named((recipe) => isVegan(recipe) && !hasTag('Dairy Free')(recipe))).toEqual([]);
  });

  it('keeps gluten, milk and nuts out of recipes that claim to be free of them', () => {
    expect(contradictions(hasTag('Gluten Free'), GLUTEN, FREE_OF_GLUTEN)).toEqual([]);
    expect(contradictions(hasTag('Dairy Free'), DAIRY, PLANT_DAIRY)).toEqual([]);
    expect(contradictions(hasTag('Nut Free'), NUTS)).toEqual([]);
  });

  it('says the same in suitableForDiet as in its tags', () => {
    const DIETS = { VeganDiet: 'Vegan', VegetarianDiet: 'Vegetarian', GlutenFreeDiet: 'Gluten Free' };
    for (const recipe of recipes) {
      const expected = Object.entries(DIETS)
        .filter(([, tag]) => hasTag(tag)(recipe))
        .map(([diet]) => `https://schema.org/${diet}`);
      expect(recipe.suitableForDiet ?? [], recipe.name).toEqual(expected);
    }
  });
});

describe('the nutrition of the catalogue', () => {
  const catalogue = JSON.parse(readFileSync(`${import.meta.dirname}/../foods/foods.json`, 'utf8')) as FoodCatalogue;
  const index = createFoodIndex(catalogue);
  const counted = recipes.map((recipe) => ({
    recipe,
    nutrition: computeNutrition(index, recipe.recipeIngredient, recipe.recipeYield),
  }));

  it('counts every ingredient line: a food of the catalogue and a weight', () => {
    const missing = counted.flatMap(({ recipe, nutrition }) =>
      nutrition.lines
        .filter(({ food, grams }) => food === null || food.id.startsWith('sr28-') || grams === null || grams <= 0)
        .map(({ text }) => `${recipe.name}: ${text}`),
    );
    expect(missing).toEqual([]);
    expect(counted.filter(({ nutrition }) => nutrition.coverage < 1).map(({ recipe }) => recipe.name)).toEqual([]);
  });

  it('gives an amount of energy that a person would eat at that meal', () => {
    for (const { recipe, nutrition } of counted) {
      const isMain = ['lunch', 'dinner'].includes(recipe['sorrel:type']);
      expect(nutrition.perServing.calories, recipe.name).toBeGreaterThan(isMain ? 150 : 40);
      expect(nutrition.perServing.calories, recipe.name).toBeLessThan(isMain ? 750 : 600);
    }
  });

  it('keeps salt below two thirds of a day (2,400 mg of sodium) in each serve', () => {
    const salty = counted.filter(({ nutrition }) => nutrition.perServing.sodium > 1650);
    expect(salty.map(({ recipe }) => recipe.name)).toEqual([]);
  });

  it('claims no diet that is not known of every one of the foods', () => {
    const wrong = counted.flatMap(({ recipe, nutrition }) => {
      const { warnings, unjudged } = judgeDiets(index, nutrition.lines);
      return Object.entries(WARNING_AGAINST)
        .filter(([diet, against]) => hasTag(diet)(recipe) && [...warnings, ...unjudged].includes(against))
        .map(([diet]) => `${recipe.name}: ${diet}`);
    });
    expect(wrong).toEqual([]);
  });

  /** The recipes that carry a tag: some, or there is nothing to look at. */
  const claiming = (tag: string) => {
    const found = counted.filter(({ recipe }) => hasTag(tag)(recipe));
    expect(found.length, tag).toBeGreaterThan(0);
    return found;
  };

  // A tenth of leeway, so that a better value for one food does not undo a claim.
  it('calls High Protein what has a fifth of its energy and 10 g from protein', () => {
    for (const { recipe, nutrition } of claiming('High Protein')) {
      const { protein, calories } = nutrition.perServing;
      expect((protein * 4) / calories, recipe.name).toBeGreaterThan(0.2 * 0.9);
      expect(protein, recipe.name).toBeGreaterThan(10 * 0.9);
    }
  });

  it('calls High Fibre what has 8 g of fibre, or 3 g in 100 kcal', () => {
    for (const { recipe, nutrition } of claiming('High Fibre')) {
      const { fiber, calories } = nutrition.perServing;
      expect(Math.max(fiber / 8, (fiber / calories) * (100 / 3)), recipe.name).toBeGreaterThan(0.9);
    }
  });

  it('calls Low Carb what has 20 g of net carbohydrates, and about a quarter of its energy from them, at most', () => {
    for (const { recipe, nutrition } of claiming('Low Carb')) {
      const { netCarbohydrates, calories } = nutrition.perServing;
      expect(netCarbohydrates, recipe.name).toBeLessThan(20 * 1.1);
      expect((netCarbohydrates * 4) / calories, recipe.name).toBeLessThan(0.26 * 1.1);
    }
  });
});

describe('the spread of the catalogue', () => {
  it('has at least 124 recipes, at least 10 in each category', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(124);
    for (const category of CATEGORIES) {
      if (category === 'None') continue;
      expect(
        count(({ recipeCategory }) => recipeCategory === category),
        category,
      ).toBeGreaterThanOrEqual(10);
    }
  });

  it('fills every kind of meal', () => {
    const ofType = (type: string) => count((recipe) => recipe['sorrel:type'] === type);
    expect(ofType('breakfast')).toBeGreaterThanOrEqual(20);
    expect(ofType('lunch')).toBeGreaterThanOrEqual(30);
    expect(ofType('dinner')).toBeGreaterThanOrEqual(40);
    expect(ofType('snack')).toBeGreaterThanOrEqual(20);
  });

  it('serves many diets', () => {
    expect(count(hasTag('Vegan'))).toBeGreaterThanOrEqual(35);
    expect(count((recipe) => hasTag('Vegetarian')(recipe) && !hasTag('Vegan')(recipe))).toBeGreaterThanOrEqual(35);
    expect(count(hasTag('Gluten Free'))).toBeGreaterThanOrEqual(25);
    expect(count((recipe) => recipe.recipeIngredient.some((line) => MEAT.test(line)))).toBeGreaterThanOrEqual(20);
    expect(count((recipe) => recipe.recipeIngredient.some((line) => FISH.test(line)))).toBeGreaterThanOrEqual(15);
    expect(new Set(recipes.map(({ recipeCuisine }) => recipeCuisine)).size).toBeGreaterThanOrEqual(20);
  });

  it('features exactly 24 recipes, from every category and every kind of meal', () => {
    const featured = recipes.filter((recipe) => recipe['sorrel:featured']);
    expect(featured).toHaveLength(24);
    expect(new Set(featured.map(({ recipeCategory }) => recipeCategory)).size).toBe(CATEGORIES.length - 1);
    expect(new Set(featured.map((recipe) => recipe['sorrel:type'])).size).toBeGreaterThanOrEqual(4);
  });
});

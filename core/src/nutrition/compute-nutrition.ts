import { isCapitalHeading } from '../foods/capital-heading.ts';
import type { Food } from '../foods/food.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { NUTRIENTS, type NutrientAmounts, type NutrientKey } from '../foods/nutrients.ts';
import { correctionKey, type FoodCorrection, type LineConfidence } from '../foods/resolve-food.ts';
import {
  addedFoods,
  type FoodPart,
  type ResolvedFoods,
  resolveFoods,
  withoutAddedFoods,
} from '../foods/several-foods.ts';
import { bareHeadings } from '../ingredients/bare-headings.ts';
import { headingOf, headingWithNumber, linesBelow } from '../ingredients/heading-of.ts';
import { isTool } from '../ingredients/kitchen-tools.ts';
import { readLanguage, tellLanguage } from '../ingredients/languages/guess-language.ts';
import type { Language, ToldLanguage } from '../ingredients/languages/language.ts';
import { sharesOfBrine } from './brine.ts';
import { type FoundAbroad, figuresOf, foundAbroad } from './figures-of.ts';
import { type GramsRule, gramsOfUnknown, isWater } from './line-grams.ts';
import { madeHere, type PlacedLine } from './made-here.ts';
import {
  forAll,
  type IngredientInput,
  isAmountless,
  type MeasuredIngredient,
  measuredIngredient,
  timesPrinted,
} from './measured-ingredient.ts';
import { raisingAgentMeant } from './raising-agent.ts';
import { readyCooked } from './ready-cooked.ts';
import { stockMade } from './stock-made.ts';
import { type CountedSubRecipe, countSubRecipe, type SubRecipeCount } from './sub-recipe-line.ts';
import { type FoodWeights, weighFoods } from './weigh-foods.ts';
import { saysHowMuch, weightUnsaid } from './without-amounts.ts';

const KEYS = Object.keys(NUTRIENTS) as NutrientKey[];

/** How one ingredient was counted. */
export type NutritionLine = {
  /** The line as given, or the name of a stored ingredient. */
  readonly text: string;
  /** What it was read as. */
  readonly ingredient: MeasuredIngredient;
  /** The food it was taken for; null when none was found. */
  readonly food: { readonly id: string; readonly name: string } | null;
  /** The food whose figures were taken, where that is another: of a litre of bouillon cubes the stock. Diets are judged by the food itself. */
  readonly countedAs?: { readonly id: string; readonly name: string };
  /** By what that food was found, where figures of another country were taken for it. */
  readonly abroad?: FoundAbroad;
  /** Each of its foods, where it lists several; else empty. */
  readonly parts: readonly FoodPart[];
  /** The English name of the catalogue by which the food was found, where it was found by one. */
  readonly named: string | null;
  readonly confidence: LineConfidence | null;
  /** The language that its words were read in; null when that is not known. */
  readonly language: Language | null;
  /** Grams of what is eaten, for the whole recipe; null when unknown. */
  readonly grams: number | null;
  /** How the grams were found; `GRAMS_RULES` has the words. */
  readonly gramsRule: GramsRule;
  /** True when it was counted: a food and a weight were found, or it rightly weighs nothing (salt to taste, a heading). */
  readonly isMatched: boolean;
  /** kcal per serving; 0 when it was not counted, and what it adds with amounts of its own where only its own food was not. */
  readonly calories: number;
  /** Of an ingredient that is a recipe: which one, and what it brings. */
  readonly subRecipe?: SubRecipeCount;
};

/** What a recipe gives per serving, and how far that can be trusted. */
export type RecipeNutrition = {
  /** Sums over the lines that were counted, not rounded, in the units of `NUTRIENTS`. */
  readonly perServing: NutrientAmounts;
  /** Share of the ingredients that were counted, 0 to 1, by number; headings are left out. 0 without ingredients. */
  readonly coverage: number;
  /** The same by weight; water is left out, and what has no known weight counts as much as the other lines do on average. */
  readonly weightCoverage: number;
  /** One for each ingredient, in the same order. */
  readonly lines: readonly NutritionLine[];
  /** The language the ingredients were read in; null when it is none that is known. */
  readonly language: Language | null;
  /** Texts of the ingredients that were not counted. */
  readonly unmatched: readonly string[];
};

export type NutritionOptions = {
  /** What the user said about names, by `correctionKey(name)`; grams there are of the line for the whole recipe. */
  readonly corrections?: ReadonlyMap<string, FoodCorrection>;
  /** The language of the ingredients; left out, it is told from all of them together. */
  readonly language?: ToldLanguage;
  /** The recipes that ingredients are, by id. An ingredient of any other is counted as the food that it names. */
  readonly subRecipes?: ReadonlyMap<string, CountedSubRecipe>;
  /** How many eat of it, where that is another number than the servings: '100 g spaghetti per person' is for each of them. */
  readonly people?: number;
};

/** Whether a line is nothing that is eaten: a heading, or what the kitchen needs for the work. */
export const isNoIngredient = ({ gramsRule }: Pick<NutritionLine, 'gramsRule'>): boolean =>
  gramsRule === 'heading' || gramsRule === 'tool';

/** Every nutrient at nothing. */
export const noNutrients = (): NutrientAmounts => Object.fromEntries(KEYS.map((key) => [key, 0])) as NutrientAmounts;

/**
 * Nutrition of a recipe per serving from its ingredients, with an account of every line.
 * @param index of the catalogue, made once by `createFoodIndex`
 * @param ingredients lines as printed, parsed lines, or stored ingredients (name, quantity, unit)
 * @param servings how many servings the ingredients make, above 0
 * @throws RangeError when servings is not a number above 0
 */
export function computeNutrition(
  index: FoodIndex,
  ingredients: readonly IngredientInput[],
  servings: number,
  options: NutritionOptions = {},
): RecipeNutrition {
  if (!(servings > 0) || !Number.isFinite(servings)) throw new RangeError(`servings must be above 0, not ${servings}`);
  const perServing = noNutrients();
  const lines: NutritionLine[] = [];
  let counted = 0;
  const countedGrams: number[] = [];
  /** Of lines that were not counted; null where nothing says what one weighs. */
  const missedGrams: (number | null)[] = [];

  const texts = ingredients.map(printedOf);
  const told = options.language ?? tellLanguage(texts);
  const language = readLanguage(told);
  const isBare = bareHeadings(ingredients.map(withItsAmount), language);
  const read = ingredients.map((input, at) => {
    const one = readInput(input, language, options.people ?? servings, linesBelow(texts, at));
    return isBare[at] === true ? { ...one, isHeading: true } : one;
  });
  const all = read.map(({ ingredient }) => ingredient);
  const isMadeHere = madeHere(placed(read));
  const isBareList = !saysHowMuch(read.filter(isEaten).map(({ ingredient }) => ingredient));
  for (const [at, { input, ingredient, text, isHeading }] of read.entries()) {
    const noFood = { text, ingredient, food: null, parts: [], named: null, confidence: null, language, calories: 0 };
    const addNoIngredient = (gramsRule: 'heading' | 'tool') =>
      lines.push({ ...noFood, grams: 0, gramsRule, isMatched: true });
    if (!isEaten({ ingredient, isHeading })) {
      addNoIngredient(isHeading ? 'heading' : 'tool');
      continue;
    }
    const subRecipe = typeof input === 'string' ? undefined : options.subRecipes?.get(input.recipeId ?? '');
    if (subRecipe !== undefined && typeof input !== 'string') {
      const { quantity, unit } = input;
      const line = countSubRecipe({ quantity: quantity ?? 0, unit: unit ?? '' }, subRecipe, servings);
      const { grams, gramsRule, coverage, subRecipe: of } = line;
      for (const key of KEYS) perServing[key] += line.perServing[key] ?? 0;
      counted += coverage;
      countedGrams.push((grams ?? 0) * line.weightCoverage);
      if (coverage === 0) missedGrams.push(grams ?? gramsOfUnknown(ingredient));
      else if (line.weightCoverage < 1) missedGrams.push((grams ?? 0) * (1 - line.weightCoverage));
      const calories = line.perServing.calories ?? 0;
      lines.push({ ...noFood, grams, gramsRule, isMatched: coverage > 0, calories, subRecipe: of });
      continue;
    }
    const correction = options.corrections?.get(correctionKey(ingredient.name));
    const meant = raisingAgentMeant(ingredient, all, language);
    const resolved = resolveFoods(index, { ...ingredient, name: meant }, told, correction);
    const { food, parts, rule: confidence, language: readAs } = resolved;
    if (isCapitalHeading(text, ingredient, resolved, language)) {
      addNoIngredient('heading');
      continue;
    }
    if (isMadeHere[at] && correction === undefined) {
      counted++;
      const shown = food && called(food);
      lines.push({ ...noFood, food: shown, confidence, grams: 0, gramsRule: 'made above', isMatched: true });
      continue;
    }
    const figures = (one: Food) => figuresOf(one, one === food ? resolved.named : null, language);
    const count = (foods: FoodWeights['foods']): number => countFoods(perServing, foods, servings, figures);
    if (food === null) {
      missedGrams.push(isAmountless(ingredient) ? 0 : gramsOfUnknown(ingredient));
      // '3 blancs + 200 g de sucre': what it adds is known all the same
      const calories = count(weighAdded(index, { input, ingredient }, readAs ?? told, servings));
      lines.push({ ...noFood, grams: null, gramsRule: 'no food', isMatched: false, calories });
      continue;
    }
    const grams = correction?.grams ?? null;
    const made = correction === undefined ? readyCooked(index, stockMade(index, food, ingredient), ingredient) : food;
    // what a person weighed is the whole line
    const added = grams === null ? weighAdded(index, { input, ingredient }, readAs ?? told, servings) : [];
    const own = weighFoods(made, parts, withoutAddedFoods(ingredient), grams, servings);
    const weight = withAdded(isBareList ? weightUnsaid(made, ingredient, own) : own, added);
    if (weight.grams !== null) counted++;
    if (weight.grams === null) missedGrams.push(isAmountless(ingredient) ? 0 : gramsOfUnknown(ingredient));
    else if (!isWater(food)) countedGrams.push(weight.grams);
    const account = accountOf({ text, ingredient }, { ...resolved, food }, made, weight, count(weight.foods));
    const abroad = foundAbroad(made, made === food ? resolved.named : null, language);
    lines.push(abroad === undefined ? account : { ...account, abroad });
  }

  leaveBrine(index, lines, { perServing, servings });
  const total = lines.filter((line) => !isNoIngredient(line)).length;
  return {
    perServing,
    coverage: total === 0 ? 0 : counted / total,
    weightCoverage: weightShare(countedGrams, missedGrams),
    lines,
    language,
    unmatched: lines.filter((line) => !line.isMatched).map((line) => line.text),
  };
}

/** Takes from the sums what stays in a brine, and says so of its lines; amounts that a person gave are eaten. */
function leaveBrine(
  index: FoodIndex,
  lines: NutritionLine[],
  { perServing, servings }: { readonly perServing: NutrientAmounts; readonly servings: number },
): void {
  for (const [at, share] of sharesOfBrine(lines).entries()) {
    const line = lines[at];
    const food = index.byId.get(line?.food?.id ?? '');
    if (share === 1 || line === undefined || food === undefined || line.grams === null) continue;
    if (line.gramsRule === 'corrected' || line.parts.length > 0) continue;
    const left = (line.grams * (1 - share)) / 100 / servings;
    for (const key of KEYS) perServing[key] -= food.per100g[key] * left;
    lines[at] = { ...line, grams: line.grams * share, gramsRule: 'partly eaten', calories: line.calories * share };
  }
}

/** What an account says of a food. */
const called = ({ id, name }: Food) => ({ id, name });

/** How a line was counted whose food is known. */
function accountOf(
  read: Pick<NutritionLine, 'text' | 'ingredient'>,
  { food, parts, named, rule: confidence, language }: ResolvedFoods & { readonly food: Food },
  made: Food,
  { grams, rule: gramsRule }: FoodWeights,
  calories: number,
): NutritionLine {
  const countedAs = made === food ? undefined : called(made);
  const isMatched = grams !== null;
  const known = { ...read, food: called(food), ...(countedAs && { countedAs }), parts, named, confidence, language };
  return { ...known, grams, gramsRule, isMatched, calories };
}

/** Adds what foods bring to the sums of one serving. Returns their kcal in it. */
function countFoods(
  perServing: NutrientAmounts,
  foods: FoodWeights['foods'],
  servings: number,
  figures: (food: Food) => NutrientAmounts,
): number {
  let calories = 0;
  for (const { food, grams } of foods) {
    const share = grams / 100 / servings;
    const per100g = figures(food);
    for (const key of KEYS) perServing[key] += per100g[key] * share;
    calories += per100g.calories * share;
  }
  return calories;
}

/** What the foods weigh that a line adds to its own, as often as its own is taken by now. */
function weighAdded(
  index: FoodIndex,
  { input, ingredient }: Pick<ReadInput, 'input' | 'ingredient'>,
  told: ToldLanguage,
  servings: number,
): FoodWeights['foods'] {
  const added = addedFoods(index, ingredient, told);
  if (added.length === 0) return [];
  const language = readLanguage(told);
  const times = timesPrinted(input, ingredient, language);
  return added
    .flatMap(({ food, line }) => weighFoods(food, [], { ...line, language }, null, servings).foods)
    .map(({ food, grams }) => ({ food, grams: grams * times }));
}

/** The weights of a line with those of the foods that it adds to its own: these are counted though nobody knows what its own weighs. */
function withAdded(own: FoodWeights, added: FoodWeights['foods']): FoodWeights {
  if (added.length === 0) return own;
  if (own.grams === null) return { ...own, foods: added };
  const grams = added.reduce((sum, one) => sum + one.grams, own.grams);
  return { ...own, grams, foods: [...own.foods, ...added] };
}

/** A line as its recipe prints it. */
const printedOf = (input: IngredientInput): string =>
  typeof input === 'string' ? input : (input.original ?? input.name);

/** The same with an amount in front where one is kept beside the name; a recipe of the book is no heading either. */
function withItsAmount(input: IngredientInput): string {
  const isBare = typeof input === 'string' || (!input.quantity && input.recipeId === undefined);
  return isBare ? printedOf(input) : `1 ${input.name}`;
}

/** One ingredient as it is counted. */
type ReadInput = {
  readonly input: IngredientInput;
  readonly ingredient: MeasuredIngredient;
  readonly text: string;
  readonly isHeading: boolean;
};

const isEaten = ({ ingredient, isHeading }: Pick<ReadInput, 'ingredient' | 'isHeading'>): boolean =>
  !isHeading && !isTool(ingredient.name);

/** @param people who eat of it: a line that nobody changed may give an amount for each */
function readInput(
  input: IngredientInput,
  language: Language | null,
  people: number,
  below: readonly string[],
): ReadInput {
  const ingredient = forAll(measuredIngredient(input, language), typeof input === 'string' ? people : 1);
  const text = typeof input === 'string' ? input : input.name;
  const hasAmount = ingredient.quantity !== null || ingredient.unit !== null;
  const heading = hasAmount ? headingWithNumber(text, language) : headingOf(text, language, below);
  return { input, ingredient, text, isHeading: heading !== null };
}

/** The lines with the heading that each stands under: one of the list, or that which a kept ingredient names. */
function placed(read: readonly ReadInput[]): PlacedLine[] {
  let heading: string | null = null;
  return read.map(({ input, ingredient, text, isHeading }) => {
    if (isHeading) heading = text.replace(/[\s:*#_]+$/, '');
    const group = typeof input === 'string' ? heading : (input.group ?? heading);
    return { name: isHeading ? '' : ingredient.name, text: printedOf(input), group: isHeading ? null : group };
  });
}

function weightShare(counted: readonly number[], missed: readonly (number | null)[]): number {
  const sum = (grams: readonly number[]) => grams.reduce((total, one) => total + one, 0);
  const weighing = counted.filter((grams) => grams > 0);
  const usual = weighing.length === 0 ? 1 : sum(weighing) / weighing.length;
  const missedGrams = sum(missed.map((grams) => grams ?? usual));
  const whole = sum(counted) + missedGrams;
  if (whole > 0) return sum(counted) / whole;
  // nothing that weighs: whole where nothing was missed
  return missed.length === 0 && counted.length > 0 ? 1 : 0;
}

import type { Ingredient, Recipe } from '@sorrel/contract/recipe';
import type { StepTime } from '@sorrel/core/cook/find-step-times';
import { kitchenFraction } from '@sorrel/core/cook/read-steps';
import type { StepLink } from '@sorrel/core/cook/share-out';
import { languageOfRecipe } from '@sorrel/core/recipes/recipe-language';
import { scaleQuantity } from '@sorrel/core/recipes/scale-ingredient';
import { shownLocale } from '../language/shown-language.ts';
import { terms } from '../language/terms.ts';
import { writeAll, writeDecimal } from '../language/write.ts';
import { amountIn, unitAlone } from '../recipe-parts/shown-units.ts';
import { say } from './sentences.ts';
import type { CookingRecipe } from './use-cooking.ts';

/** '18:41' */
export const writeClock = (ms: number): string =>
  new Date(ms).toLocaleTimeString(shownLocale(), { hour: '2-digit', minute: '2-digit' });

/** '18:41', or with its day where that is another one. */
export const writeClockAndDay = (ms: number, nowMs: number): string =>
  new Date(ms).toDateString() === new Date(nowMs).toDateString()
    ? writeClock(ms)
    : new Date(ms).toLocaleString(shownLocale(), { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** '1 hour and 30 minutes' */
export function writeDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = seconds % 60;
  const parts = [
    ...(hours > 0 ? [say.hours(hours)] : []),
    ...(minutes > 0 ? [say.minutesLong(minutes)] : []),
    ...(rest > 0 ? [say.seconds(rest)] : []),
  ];
  return writeAll(parts);
}

/** 'Garlic and ginger', or the step where its text does not tell. */
export function timerName(time: StepTime, step: number): string {
  const name = time.label.trim();
  return name === '' ? say.step(step) : name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

type Cooked = Pick<CookingRecipe, 'recipe' | 'units'> & { cooking: Pick<CookingRecipe['cooking'], 'serves'> };

/** '120 g', '½', '1 ½ tbsp', in the units and for the portions that are cooked; nothing for what has no amount. */
export function kitchenAmount(ingredient: Ingredient, { recipe, cooking, units }: Cooked, share = 1): string {
  const { quantity, unit } = ingredient;
  const recipeServes = recipe.serves;
  const { serves } = cooking;
  if (quantity === 0) return unitAlone(unit);
  const converted = amountIn(units, { ...ingredient, quantity: quantity * share }, recipeServes, serves);
  if (converted !== null) return converted;
  const wanted = ((quantity * share) / recipeServes) * serves;
  const fraction = kitchenFraction(wanted, unit);
  const scaled = scaleQuantity(quantity * share, recipeServes, serves);
  // less than a twentieth would be written as none at all
  const number = fraction ?? (scaled === 0 ? writeDecimal(Number(wanted.toPrecision(2))) : writeDecimal(scaled));
  return `${number} ${terms.unit(unit, fraction === null ? scaled : wanted)}`.trim();
}

export interface StepRow {
  readonly place: number;
  readonly ingredient: Ingredient;
  /** '' where the step does not say how much, or nobody does. */
  readonly amount: string;
  readonly note: string;
}

/** What a step takes from the shelf, for the chosen portions. */
export function stepRows(cook: Cooked, links: readonly StepLink[]): StepRow[] {
  return links.flatMap((link): StepRow[] => {
    const ingredient = cook.recipe.ingredients[link.ingredient];
    if (ingredient === undefined) return [];
    const base = { place: link.ingredient, ingredient };
    const whole = kitchenAmount(ingredient, cook);
    if (ingredient.quantity === 0) return [{ ...base, amount: whole, note: ingredient.preparation ?? '' }];
    if (link.share === null) return [{ ...base, amount: '', note: say.partOf(whole) }];
    const isPart = link.share < 0.99;
    return [
      {
        ...base,
        amount: kitchenAmount(ingredient, cook, link.share),
        note: isPart ? say.shareOf(whole) : (ingredient.preparation ?? ''),
      },
    ];
  });
}

/** What the voice reads in: the recipe's language, the page's where none is known. */
export const languageOf = (recipe: Recipe): string => languageOfRecipe(recipe) ?? shownLocale();

/** What is read aloud where the cook is, sentence by sentence, and in which language. */
export function spokenStep({ recipe, cooking, steps }: CookingRecipe): [sentences: string[], language: string] {
  const step = steps[cooking.step - 1];
  if (step === undefined) return [[say.haveItReady], document.documentElement.lang];
  const wordsOf = (pieces: readonly { text: string }[]) =>
    pieces
      .map(({ text }) => text)
      .join('')
      .trim();
  return [step.sentences.map(wordsOf), languageOf(recipe)];
}

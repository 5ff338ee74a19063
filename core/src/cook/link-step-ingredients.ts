import { guessLanguage } from '../ingredients/languages/guess-language.ts';
import { LANGUAGES, type Language } from '../ingredients/languages/language.ts';
import { findMentions } from './find-mentions.ts';
import { type StepLink, shareOut } from './share-out.ts';
import { readFood, type StepIngredient, withOtherNames } from './step-food.ts';
import { tongueOf } from './step-tongue.ts';

const MAX_STEP_CHARACTERS = 8000;

/**
 * Tells for each step which ingredients it takes from the shelf and how much of each: by name, by a word of the name, by group
 * ('the dressing ingredients', 'all remaining ingredients') and by kind ('the spices'). Twins (sugar of the dough, sugar of the
 * glaze) are told apart by amount, group and order. What comes back after it was used up is not linked again.
 * @param ingredients in the order of the recipe
 * @param steps their texts, in order
 * @returns for each step its links, in the order of the ingredients
 */
export function linkStepIngredients(ingredients: readonly StepIngredient[], steps: readonly string[]): StepLink[][] {
  const tongue = tongueOf(mainLanguage(ingredients));
  const foods = tongue.withKinds(ingredients.map((ingredient, index) => readFood(ingredient, index, tongue)));
  const texts = steps.map((step) => step.slice(0, MAX_STEP_CHARACTERS));
  const first = findMentions(foods, texts, tongue);
  const other = withOtherNames(foods, new Set(first.map(({ ingredient }) => ingredient)));
  const mentions = other === null ? first : findMentions(other, texts, tongue);
  return shareOut(foods, mentions, steps.length);
}

/** The language of more than half of a list, told from its lines where none says its own; null where there is none. */
function mainLanguage(ingredients: readonly StepIngredient[]): Language | null {
  if (ingredients.every(({ language }) => language === undefined))
    return guessLanguage(ingredients.map(({ line }) => line));
  const isMain = (one: Language) =>
    2 * ingredients.filter(({ language }) => language === one).length > ingredients.length;
  return LANGUAGES.find(isMain) ?? null;
}

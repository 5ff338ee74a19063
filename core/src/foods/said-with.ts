import { isConditional } from '../ingredients/languages/conditional.ts';
import type { Language } from '../ingredients/languages/language.ts';
import type { Food } from './food.ts';
import type { FoodIndex } from './food-index.ts';
import { resolveFood } from './resolve-food.ts';

const WITH_WORD = '(?:with|mit|met|avec|aux?|con|alle?|ai)\\s';
/** What is in a thing, or on it: 'with sesame', 'mit Haselnüssen', 'met mosterd', 'aux noix', 'con nueces'. */
const WITH = new RegExp(`(?<=^|[\\s(,;])${WITH_WORD}+(\\p{L}[^,;()\\d]{2,40})`, 'giu');
const MAY_SAY_WITH = new RegExp(WITH_WORD, 'i');
/** Whether a phrase begins with such a word. */
export const BEGINS_WITH = new RegExp(`^${WITH_WORD}`, 'iu');
const AND = /\s(?:and|und|en|et|y|e|&)\s/iu;
/** 'mit oder ohne Nüsse', 'with no nuts'. */
const DENIED = /(?<!\p{L})(?:no|not|or|oder|ou|of|o|ohne|kein\p{L}*|without|zonder|geen|sans|sin|senza)(?!\p{L})/iu;
/** Phrases of a line that are looked at: a guard, above what any line has. */
const PHRASES_MAX = 4;

/** Whether a line may say what its food is with, asked where reading each line takes too long. */
export const maySayWith = (text: string): boolean => MAY_SAY_WITH.test(text);

/**
 * The foods that a line says its own food is with: the sesame of '2 Brötchen mit Sesam'. Only what is known for certain, and nothing
 * that is only offered.
 * @param text the name of the line and all that is said of it
 */
export function foodsSaidWith(
  index: FoodIndex,
  text: string,
  language: Language | null,
): { readonly name: string; readonly food: Food }[] {
  return [...text.matchAll(WITH)]
    .map(([, phrase = '']) => phrase.trim())
    .filter((phrase) => !DENIED.test(phrase) && !isConditional(phrase))
    .slice(0, PHRASES_MAX)
    .flatMap((phrase) => phrase.split(AND))
    .flatMap((name) => {
      const { food, isSure } = resolveFood(index, { name }, language);
      return food !== null && isSure ? [{ name, food }] : [];
    });
}

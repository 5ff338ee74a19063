import { LANGUAGES, type Language } from '@sorrel/contract/language';
import type { Food } from '@sorrel/core/foods/food';
import { isWholeName, resolveFood, resolveName } from '@sorrel/core/foods/resolve-food';
import { foodIndex } from '../foods/food-catalogue.ts';
import { askedLanguage, inLanguage } from '../language/asked-language.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import type { Work } from '../platform/workers.ts';

/** What a language of the pages means by a whole name, where it surely means something: German 'Paprika' is the vegetable. */
function foodIn(language: Language, typed: string): Food | null {
  const resolved = resolveFood(foodIndex(), { name: typed }, language);
  return resolved.isSure && resolved.language === language && isWholeName(resolved, language) ? resolved.food : null;
}

function foodOfAnyLanguage(typed: string): Food | null {
  const { food, isSure } = resolveName(foodIndex(), typed);
  return isSure ? food : null;
}

const namesOf = (food: Food): string[] => [food.name, ...foodIndex().inLanguage.allNames(food.id)];

/**
 * The names of a food that somebody typed, in the language of the page first, by what it is called in every language: recipes of a book are of many.
 * Only as typed where it is not surely known.
 */
function readByAnyName(typed: string): string[] {
  const food = foodIn(askedLanguage(), typed) ?? foodOfAnyLanguage(typed);
  return food === null ? [typed] : [...new Set([typed, ...namesOf(food)])];
}

/** The same of a food that somebody must not be given: all that a language of the pages means by it, whichever is shown just now. */
function readAllByAnyName(typed: string): string[] {
  const foods = [foodOfAnyLanguage(typed), ...LANGUAGES.map((language) => foodIn(language, typed))];
  return [...new Set([typed, ...foods.flatMap((food) => (food === null ? [] : namesOf(food)))])];
}

/** Foods that people typed, in the language of their page, and those that somebody must not be given. */
export interface TypedFoods {
  useUp: readonly string[];
  excluded: readonly string[];
}

export const TYPED_WORK: Work<TypedFoods & { language: Language }, { useUp: string[][]; excluded: string[][] }> = {
  kind: 'typed',
  deadlineMs: 30_000,
};

export const readTyped = ({ useUp, excluded, language }: TypedFoods & { language: Language }) =>
  inLanguage(language, () => ({ useUp: useUp.map(readByAnyName), excluded: excluded.map(readAllByAnyName) }));

/** Names that this process has read: thirty that nobody knows take it a quarter of a second. */
const KNOWN = new Map<string, string[]>();
const KNOWN_MAX = 5_000;

function keep(key: string, names: string[]): string[] {
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(key, names);
  return names;
}

const keyOf = (typed: string) => `${askedLanguage()} ${typed}`;
const keyOfAll = (typed: string) => `* ${typed}`;

export const foodByAnyName = (typed: string): string[] =>
  KNOWN.get(keyOf(typed)) ?? keep(keyOf(typed), readByAnyName(typed));

export const foodsByAnyName = (typed: string): string[] =>
  KNOWN.get(keyOfAll(typed)) ?? keep(keyOfAll(typed), readAllByAnyName(typed));

/** Reads in a worker what is about to be asked of foods, as far as this process does not know it: no request waits for it. */
export async function knowTyped({ workers }: Pick<Platform, 'workers'>, typed: TypedFoods, turn: Turn): Promise<void> {
  const useUp = typed.useUp.filter((one) => !KNOWN.has(keyOf(one)));
  const excluded = typed.excluded.filter((one) => !KNOWN.has(keyOfAll(one)));
  if (useUp.length + excluded.length === 0) return;
  const read = await workers.run(TYPED_WORK, { useUp, excluded, language: askedLanguage() }, turn);
  for (const [place, one] of useUp.entries()) keep(keyOf(one), read.useUp[place] ?? [one]);
  for (const [place, one] of excluded.entries()) keep(keyOfAll(one), read.excluded[place] ?? [one]);
}

import type { RecipeVersion } from '@sorrel/contract/history';
import { lineDifference } from '@sorrel/core/recipes/history/word-difference';
import { RECIPE_FIELD_NAMES } from '@sorrel/core/recipes/recipe-fields';
import { terms } from '../../language/terms.ts';
import { lineInWords } from '../line-in-words.ts';
import { say } from './sentences.ts';

/** What a recipe has beside ingredients and method, in the order in which it is shown. */
export const VERSION_FIELDS = ['name', 'prepMinutes', 'cookMinutes', ...RECIPE_FIELD_NAMES] as const;
type VersionField = (typeof VERSION_FIELDS)[number];

export const valueText = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

export function fieldName(field: VersionField): string {
  if (field === 'name') return say.name;
  if (field === 'prepMinutes') return say.prepMinutes;
  if (field === 'cookMinutes') return say.cookMinutes;
  return terms.fields[field];
}

/** Ingredients that a summary names; of more it says how many. */
const NAMED_MAX = 3;

/** What became of a version, in a line: 'Honey changed · ginger new · 2 steps · Notes'. '' where the words are the same. */
export function versionSummary(before: RecipeVersion, after: RecipeVersion): string {
  const parts = [...ingredientParts(before, after)];
  const steps = lineDifference(
    before.method.map(({ desc }) => desc),
    after.method.map(({ desc }) => desc),
  ).filter(({ kind }) => kind !== 'same').length;
  if (steps > 0) parts.push(say.stepsChanged(steps));
  parts.push(
    ...VERSION_FIELDS.filter((field) => valueText(before.fields[field]) !== valueText(after.fields[field])).map(
      (field) => (field === 'prepMinutes' ? say.prepTime : field === 'cookMinutes' ? say.cookTime : fieldName(field)),
    ),
  );
  const text = parts.join(' · ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function ingredientParts(before: RecipeVersion, after: RecipeVersion): string[] {
  const nameOf = new Map([...before.ingredients, ...after.ingredients].map((one) => [lineInWords(one), one.name]));
  const lines = lineDifference(before.ingredients.map(lineInWords), after.ingredients.map(lineInWords)).filter(
    ({ kind }) => kind !== 'same',
  );
  if (lines.length > NAMED_MAX) return [say.ingredientsChanged(lines.length)];
  return lines.flatMap((line) => {
    const [old, young] = [nameOf.get(line.before ?? ''), nameOf.get(line.after ?? '')];
    if (old === young && young !== undefined) return [say.changed(young)];
    return [...(young === undefined ? [] : [say.isNew(young)]), ...(old === undefined ? [] : [say.isGone(old)])];
  });
}

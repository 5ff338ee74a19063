import type { Recipe } from '@sorrel/contract/recipe';
import { inGroups } from '@sorrel/core/recipes/groups';
import { FURTHER_FIELDS, fieldWords } from '@sorrel/core/recipes/recipe-fields';
import { terms } from '../language/terms.ts';
import { writeDecimal } from '../language/write.ts';
import { say } from './sentences.ts';

/** The line above a group. */
const headingLines = (group: string | null) => (group === null ? [] : [`${group}:`]);

/** The recipe in plain words, for the clipboard and for sharing, with the amounts for so many serves. */
export function recipeText(recipe: Recipe, serves: number): string {
  const times = [
    recipe.prep_time > 0 && say.prepMinutes(terms.minutes(recipe.prep_time)),
    recipe.cook_time > 0 && say.cookMinutes(terms.minutes(recipe.cook_time)),
  ];
  const facts = [say.servesNumber(serves), ...times].filter((fact) => fact !== false).join(' · ');
  const ingredients = inGroups(recipe.ingredients).flatMap(({ name: group, items }) => [
    ...headingLines(group),
    ...items.map(({ quantity, unit, name, preparation }) => {
      const scaled = Number(((quantity * serves) / recipe.serves).toFixed(2));
      const amount = quantity === 0 ? unit : `${writeDecimal(scaled)} ${terms.unit(unit, scaled)}`;
      return `- ${`${amount} ${name}`.replace(/ +/g, ' ').trim()}${preparation ? `, ${preparation}` : ''}`;
    }),
  ]);
  const steps = inGroups(recipe.method.filter((step) => step.desc !== '')).flatMap(({ name: group, items }) => [
    ...headingLines(group),
    ...items.map((step) => `${step.step}. ${step.desc}`),
  ]);
  const isSourced = recipe.source !== '' && recipe.source !== 'admin';
  return [
    recipe.name,
    recipe.caption,
    facts,
    ingredients.length > 0 && `${say.ingredients}\n${ingredients.join('\n')}`,
    steps.length > 0 && `${say.method}\n${steps.join('\n')}`,
    ...FURTHER_FIELDS.map((field) => {
      const words = fieldWords(recipe, field, terms.choices);
      return words !== '' && `${terms.fields[field]}\n${words}`;
    }),
    isSourced && say.fromSource(recipe.source),
  ]
    .filter((part) => part !== false && part !== '')
    .join('\n\n');
}

import type { Recipe } from '@sorrel/contract/recipe';
import { unitText } from '@sorrel/core/ingredients/units';
import { inGroups } from '@sorrel/core/recipes/groups';
import { RECIPE_TEXT_NAMES, RECIPE_TEXTS } from '@sorrel/core/recipes/recipe-texts';

/** The line above a group. */
const headingLines = (group: string | null) => (group === null ? [] : [`${group}:`]);

/** The recipe in plain words, for the clipboard and for sharing, with the amounts for so many serves. */
export function recipeText(recipe: Recipe, serves: number): string {
  const times = [
    recipe.prep_time > 0 && `Prep ${recipe.prep_time} min`,
    recipe.cook_time > 0 && `Cook ${recipe.cook_time} min`,
  ];
  const facts = [`Serves ${serves}`, ...times].filter((fact) => fact !== false).join(' · ');
  const ingredients = inGroups(recipe.ingredients).flatMap(({ name: group, items }) => [
    ...headingLines(group),
    ...items.map(({ quantity, unit, name, preparation }) => {
      const scaled = Number(((quantity * serves) / recipe.serves).toFixed(2));
      const amount = quantity === 0 ? unit : `${scaled} ${unitText(unit, scaled)}`;
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
    ingredients.length > 0 && `Ingredients\n${ingredients.join('\n')}`,
    steps.length > 0 && `Method\n${steps.join('\n')}`,
    ...RECIPE_TEXT_NAMES.filter((text) => text !== 'caption' && recipe[text].trim() !== '').map(
      (text) => `${RECIPE_TEXTS[text].label}\n${recipe[text].trim()}`,
    ),
    isSourced && `From ${recipe.source}`,
  ]
    .filter((part) => part !== false && part !== '')
    .join('\n\n');
}

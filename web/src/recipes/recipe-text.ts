import type { Ingredient, Recipe } from '@sorrel/contract/recipe';
import { kitchenFraction } from '@sorrel/core/cook/read-steps';
import type { UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import { inGroups } from '@sorrel/core/recipes/groups';
import { FURTHER_FIELDS, fieldWords } from '@sorrel/core/recipes/recipe-fields';
import { temperaturesIn } from '@sorrel/core/recipes/temperatures-in';
import { terms } from '../language/terms.ts';
import { writeDecimal } from '../language/write.ts';
import { amountIn, unitAlone } from '../recipe-parts/shown-units.ts';
import { say } from './sentences.ts';

/** The line above a group. */
const headingLines = (group: string | null) => (group === null ? [] : [`${group}:`]);

/** '¼ tsp', '0.15 kg': what a kitchen measures as a fraction is written as one. */
function writtenAmount({ quantity, unit }: Ingredient, recipe: Recipe, serves: number): string {
  if (quantity === 0) return unitAlone(unit);
  const wanted = (quantity * serves) / recipe.serves;
  const scaled = Number(wanted.toFixed(2));
  return `${kitchenFraction(wanted, unit) ?? writeDecimal(scaled)} ${terms.unit(unit, scaled)}`;
}

/** The recipe in plain words, for the clipboard and for sharing, with the amounts for so many serves in the units that are shown. */
export function recipeText(recipe: Recipe, serves: number, units: UnitChoice): string {
  const times = [
    recipe.prep_time > 0 && say.prepMinutes(terms.minutes(recipe.prep_time)),
    recipe.cook_time > 0 && say.cookMinutes(terms.minutes(recipe.cook_time)),
  ];
  const facts = [say.servesNumber(serves), ...times].filter((fact) => fact !== false).join(' · ');
  const ingredients = inGroups(recipe.ingredients).flatMap(({ name: group, items }) => [
    ...headingLines(group),
    ...items.map((ingredient) => {
      const { name, preparation } = ingredient;
      const amount = amountIn(units, ingredient, recipe.serves, serves) ?? writtenAmount(ingredient, recipe, serves);
      return `- ${`${amount} ${name}`.replace(/ +/g, ' ').trim()}${preparation ? `, ${preparation}` : ''}`;
    }),
  ]);
  const steps = inGroups(recipe.method.filter((step) => step.desc !== '')).flatMap(({ name: group, items }) => [
    ...headingLines(group),
    ...items.map((step) => `${step.step}. ${temperaturesIn(step.desc, units)}`),
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

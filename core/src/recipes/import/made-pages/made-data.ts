import type { MadeRecipe, MadeWords } from './made-language.ts';
import { amountAndName } from './made-layouts.ts';

/** What may be wrong with the JSON-LD of a page that shows its recipe rightly. */
export const DATA_FAULTS = [
  'none',
  'lines in one text',
  'lines in one text with commas',
  'mark-up in texts',
  'escaped mark-up in texts',
  'names without amounts',
  'amounts cut off',
  'first part only',
  'every second line',
  'names of parts among the lines',
  'method in one text',
  'method as a list in one text',
  'method cut short',
  'named steps',
  'sections',
  'times in seconds',
  'times as words',
  'no times and servings',
  'servings as a weight',
  'not valid',
  'mojibake',
  'tools among the lines',
] as const;
export type DataFault = (typeof DATA_FAULTS)[number];

const MOJIBAKE: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'Ã¤'],
  [/ö/g, 'Ã¶'],
  [/ü/g, 'Ã¼'],
  [/ß/g, 'ÃŸ'],
  [/é/g, 'Ã©'],
  [/ó/g, 'Ã³'],
  [/ñ/g, 'Ã±'],
  [/½/g, 'Â½'],
  [/’/g, 'â€™'],
];

/** The JSON-LD of a recipe, with a fault. */
export function jsonLdOf(recipe: MadeRecipe, fault: DataFault, words: MadeWords): string {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    image: '/pictures/dish-1200x800.jpg',
    recipeIngredient: ingredientsOf(recipe, fault, words),
    recipeInstructions: methodOf(recipe, fault),
    ...factsOf(recipe, fault),
  });
  const told = fault === 'mojibake' ? MOJIBAKE.reduce((text, [from, to]) => text.replace(from, to), data) : data;
  const sent =
    fault === 'not valid' ? told.replace('"recipeIngredient":[', '"recipeIngredient":[,').replace(/}$/, ',}') : told;
  return `<script type="application/ld+json">${sent}</script>`;
}

function ingredientsOf(recipe: MadeRecipe, fault: DataFault, words: MadeWords): string | string[] {
  const lines = recipe.parts.flatMap((part) => part.lines);
  switch (fault) {
    case 'lines in one text':
      return lines.join('\n');
    case 'lines in one text with commas':
      return [lines.join(', ')];
    case 'mark-up in texts':
      return lines.map((line) => `<p>${line}</p>`);
    case 'escaped mark-up in texts':
      return lines.map((line) => `&lt;span&gt;${line}&lt;/span&gt;&amp;nbsp;`);
    case 'names without amounts':
      return lines.map((line) => amountAndName(line)[1]);
    case 'amounts cut off':
      return lines.map((line) => line.replace(/^\d+[.,](?=\d)/, ''));
    case 'first part only':
      return recipe.parts.length > 1 ? [...(recipe.parts[0]?.lines ?? [])] : lines.slice(0, 4);
    case 'every second line':
      return lines.filter((_, place) => place % 2 === 0);
    case 'names of parts among the lines':
      return recipe.parts.flatMap(({ name, lines: own }) => (name === '' ? own : [name, ...own]));
    case 'tools among the lines':
      return [...lines, ...words.tools.map((tool) => `${words.equipment}: ${tool}`)];
    default:
      return lines;
  }
}

function methodOf(recipe: MadeRecipe, fault: DataFault): unknown {
  const { steps, stepNames } = recipe;
  const step = (text: string, place: number) =>
    fault === 'named steps'
      ? { '@type': 'HowToStep', name: stepNames[place % stepNames.length], text }
      : { '@type': 'HowToStep', text };
  if (fault === 'method in one text') return steps.join('\n');
  if (fault === 'method as a list in one text') return `<ol>${steps.map((text) => `<li>${text}</li>`).join('')}</ol>`;
  if (fault === 'method cut short') return steps.slice(0, 2).map(step);
  if (fault === 'sections') {
    const half = Math.ceil(steps.length / 2);
    return [steps.slice(0, half), steps.slice(half)].map((some, place) => ({
      '@type': 'HowToSection',
      name: stepNames[place],
      itemListElement: some.map(step),
    }));
  }
  return steps.map(step);
}

function factsOf(recipe: MadeRecipe, fault: DataFault): Record<string, unknown> {
  const { servings, prepMinutes, cookMinutes } = recipe;
  if (fault === 'no times and servings') return {};
  const times =
    fault === 'times in seconds'
      ? { prepTime: `PT${prepMinutes}S`, cookTime: `PT${cookMinutes}S` }
      : fault === 'times as words'
        ? { prepTime: `${prepMinutes} mins`, cookTime: `${cookMinutes} mins` }
        : { prepTime: `PT${prepMinutes}M`, cookTime: `PT${cookMinutes}M` };
  return { ...times, recipeYield: fault === 'servings as a weight' ? '1500 g' : `${servings}` };
}

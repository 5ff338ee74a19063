import { describe, expect, it } from 'vitest';
import { importRecipeText } from '../import-text.ts';

function read(text: string) {
  const result = importRecipeText(text, '');
  if (!result.ok) throw new Error(result.reason);
  const { ingredientLines, ingredientGroups, instructions } = result.recipe;
  return { listed: ingredientLines.map((line, place) => `${ingredientGroups[place]}: ${line}`), instructions };
}

const LISTED = [
  'Dough: 250 g rye',
  'Dough: 90 g lard',
  'Dough: salt',
  'Topping: 3 leeks',
  'Topping: 80 g quark',
  'Topping: dill',
];
const TOLD = ['Rub the lard into the rye and salt.', 'Mix.', 'Bake for 40 minutes.'];

/** The name of a part as notes write it. */
const NAMES: readonly (readonly [kind: string, named: (name: string) => string])[] = [
  ['a marked heading', (name) => `## ${name}`],
  ['a marked heading above an empty line', (name) => `## ${name}\n`],
  ['a heading in stars', (name) => `**${name}**`],
  ['a name with a colon', (name) => `${name}:`],
  ['a name alone', (name) => name],
];
/** How the method follows. */
const METHODS: readonly (readonly [kind: string, method: string])[] = [
  ['under a heading', `## Method\n\n${TOLD.join('\n')}`],
  ['numbered under a heading', `## Method\n${TOLD.map((step, place) => `${place + 1}. ${step}`).join('\n')}`],
  ['without a heading', TOLD.join('\n')],
];

describe('a text whose parts have names and whose ingredients have no heading', () => {
  it.each(NAMES.flatMap(([name, named]) => METHODS.map(([how, method]) => ({ name, how, named, method }))))(
    'is read with $name, its method $how',
    ({ named, method }) => {
      const text = `# Leek bread\n\nServes 6\n\n${named('Dough')}\n- 250 g rye\n- 90 g lard\n- salt\n\n${named('Topping')}\n- 3 leeks\n- 80 g quark\n- dill\n\n${method}`;
      expect(read(text)).toEqual({ listed: LISTED, instructions: TOLD });
    },
  );

  it('may name the parts of its method too, each with a single step', () => {
    const list = '### Dough\n- 250 g rye\n- 90 g lard\n\n### Topping\n- 3 leeks\n- 80 g quark\n';
    const text = `# Leek bread\n\n## Ingredients\n${list}\n## Method\n### Dough\n1. ${TOLD[0]}\n### Topping\n2. Mix.\n3. ${TOLD[2]}`;
    expect(read(text).instructions).toEqual(['Dough:', TOLD[0], 'Topping:', 'Mix.', TOLD[2]]);
  });
});

it('a text that names its list has its method below it, though nothing names that', () => {
  const text = `Leek bread\n\nIt is for 4.\n\nYou need:\n- 250 g rye\n- 90 g lard\n- a dash of milk\n\n${TOLD[0]}\nPut the leeks on it and bake.\n\nAll the best`;
  expect(read(text)).toEqual({
    listed: ['null: 250 g rye', 'null: 90 g lard', 'null: a dash of milk'],
    instructions: [TOLD[0], 'Put the leeks on it and bake.'],
  });
});

describe('a method without full stops', () => {
  const INGREDIENTS = 'Leek bread\n\nIngredients\n250 g rye\n90 g lard\n3 leeks\n\nMethod\n';

  it('has a step for each line, the last and short ones too', () => {
    const steps = ['Rub the lard into the rye', 'Slice the leeks', 'Spread them', 'Bake at 180 degrees'];
    expect(read(INGREDIENTS + steps.join('\n')).instructions).toEqual(steps);
  });

  it('in German ends with what is done at a heat, which is no heading', () => {
    const text =
      'Lauchbrot\n\nZutaten\n250 g Roggenmehl\n90 g Schmalz\n\nZubereitung\nMehl und Schmalz verkneten\nBei 180 Grad backen';
    expect(read(text).instructions).toEqual(['Mehl und Schmalz verkneten', 'Bei 180 Grad backen']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

/** Ways in which pages show a recipe, each with invented words in any number and order. */
const FOODS = ['turnips', 'barley', 'leeks', 'walnuts', 'dill', 'millet', 'plums', 'cocoa'];
const UNITS = ['g', 'ml', 'tbsp', 'cups'];
const line = fc.record({
  amount: fc.integer({ min: 1, max: 900 }),
  unit: fc.constantFrom(...UNITS),
  food: fc.constantFrom(...FOODS),
});
const list = fc.uniqueArray(line, { minLength: 4, maxLength: 8, selector: ({ food }) => food });
const BARE = ['fresh rosemary', 'salt', 'pepper', 'chopped parsley'];
const bare = fc.subarray(BARE, { minLength: 1 });
const TOLD = [
  'Chop everything on a large board.',
  'Warm the oil in a deep pan.',
  'Add the rest and stir it slowly.',
  'Cook it under a lid until soft.',
];

const written = ({ amount, unit, food }: { amount: number; unit: string; food: string }) => `${amount} ${unit} ${food}`;
const steps = (told: readonly string[]) => told.map((step) => `<li>${step}</li>`).join('');

function read(ingredients: string, method = `<ol>${steps(TOLD)}</ol>`) {
  const page = `<html><body><h1>Turnip stew</h1><h2>Ingredients</h2>${ingredients}<h2>Method</h2>${method}</body></html>`;
  const result = importRecipe(page, 'https://cook.example/stew');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}

describe('a list of ingredients', () => {
  it('keeps an item whole that has its amount in a block of its own, among others that have not', () => {
    const items = ['<li>200 g turnips</li>', '<li><b>6 Tbsp.</b> <p>dill</p></li>', '<li>3 plums</li>'];
    expect(read(`<ul>${items.join('')}</ul>`).ingredientLines).toEqual(['200 g turnips', '6 Tbsp. dill', '3 plums']);
  });

  it('keeps amount and name apart where only a style sheet does', () => {
    fc.assert(
      fc.property(
        list,
        fc.constantFrom('span', 'strong', 'b', 'em', 'i'),
        fc.constantFrom('span', ''),
        (lines, outer, inner) => {
          const name = (food: string) => (inner === '' ? food : `<${inner}>${food}</${inner}>`);
          const shown = lines.map(
            ({ amount, unit, food }) => `<div class="row"><${outer}>${amount} ${unit}</${outer}>${name(food)}</div>`,
          );
          expect(read(shown.join('')).ingredientLines).toEqual(lines.map(written));
        },
      ),
    );
  });

  it('has the lines without an amount too, where a class marks the others', () => {
    fc.assert(
      fc.property(list, bare, (lines, names) => {
        const measured = lines.map((one) => `<li><span class="ingredient-amount">${written(one)}</span></li>`);
        const shown = `<ul>${[...measured, ...names.map((name) => `<li>${name}</li>`)].join('')}</ul>`;
        expect(read(shown).ingredientLines).toEqual([...lines.map(written), ...names]);
      }),
    );
  });

  it('may begin with the name of its first group, in a heading of the same rank', () => {
    fc.assert(
      fc.property(list, bare, (lines, names) => {
        const [first = '', ...rest] = lines.map(written);
        const items = [first, ...names, ...rest];
        const shown = `<h2>Skewers</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
        expect(read(shown).ingredientLines).toEqual(items);
      }),
    );
  });
});

describe('a method', () => {
  const LIST = '<ul><li>300 g turnips</li><li>1 onion</li><li>2 tbsp oil</li></ul>';

  it('has the numbered names of its steps as headings', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['Roast the roots', 'Make the dressing', 'Serve it', 'Soak the barley'], { minLength: 2 }),
        (names) => {
          const shown = names.map((name, place) => `<div>${place + 1} ${name}</div><p>${TOLD[place]}</p>`).join('');
          const told = read(LIST, shown).instructions;
          expect(told.filter((step) => !step.endsWith(':'))).toEqual(TOLD.slice(0, names.length));
          expect(told.filter((step) => step.endsWith(':'))).toEqual(names.map((name) => `${name}:`));
        },
      ),
    );
  });

  it('ends before the links to other recipes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 1 }), (others) => {
        const links = others.map((food) => `<p><a href="/${food}">Grandmother’s pie with ${food}</a></p>`).join('');
        const shown = `${TOLD.map((step) => `<p>${step}</p>`).join('')}${links}`;
        expect(read(LIST, shown).instructions).toEqual(TOLD);
      }),
    );
  });

  it('keeps a step that is told by a link and ends as a sentence', () => {
    const shown = `${TOLD.map((step) => `<p>${step}</p>`).join('')}<p><a href="/rest">Let it rest for ten minutes.</a></p>`;
    expect(read(LIST, shown).instructions).toEqual([...TOLD, 'Let it rest for ten minutes.']);
  });
});

import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const LIST = ['250 g Penne', 'Salz', '200 g Spinat', '1 Zwiebel', '1 EL Olivenöl', '150 g Ricotta'];
const STEPS = [
  { wants: ['250 g Penne', 'Salz'], tells: 'Reichlich Wasser mit Salz aufkochen und die Penne darin bissfest garen.' },
  {
    wants: ['1 Zwiebel', '1 EL Olivenöl', '200 g Spinat'],
    tells: 'Zwiebel würfeln, im Öl dünsten und den Spinat zugeben.',
  },
  { wants: ['150 g Ricotta', 'Salz'], tells: 'Ricotta einrühren, die Nudeln untermischen und sofort servieren.' },
];
type Step = (typeof STEPS)[number];
const told = STEPS.map(({ tells }) => tells);

const listOf = (items: readonly string[], classes = '') =>
  `<ul class="${classes}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const page = (classes: string, step: (step: Step, place: number) => string, behind = '') =>
  `<html lang="de"><h1>Pasta mit Spinat</h1><p>2 Personen</p><h2>Zutaten</h2>${listOf(LIST, classes)}
   <h2>Zubereitung</h2>${STEPS.map(step).join('')}${behind}</html>`;
const read = (html: string) => {
  const result = importRecipe(html, 'https://kitchen.example/pasta');
  if (!result.ok) throw new Error(result.reason);
  return { ingredients: result.recipe.ingredientLines, steps: result.recipe.instructions };
};

describe('ingredients that a page says again beside each step', () => {
  it.each<[string, string, (step: Step, place: number) => string]>([
    [
      'above it',
      '',
      ({ wants, tells }, place) => `<div><div>Schritt ${place + 1} / 3</div>${listOf(wants)}<p>${tells}</p></div>`,
    ],
    ['in one line', '', ({ wants, tells }) => `<div><p>${tells}</p><small>${wants.join(', ')}</small></div>`],
    [
      'under a heading',
      '',
      ({ wants, tells }, place) => `<h3>Schritt ${place + 1}</h3><h4>Zutaten</h4>${listOf(wants)}<p>${tells}</p>`,
    ],
    [
      'of the list’s class',
      'ingredients',
      ({ wants, tells }) => `<div class="step">${listOf(wants, 'ingredients')}<p>${tells}</p></div>`,
    ],
    [
      'of a class of their own',
      'ingredients',
      ({ wants, tells }) => `<div class="step"><p>${tells}</p>${listOf(wants, 'step-ingredients')}</div>`,
    ],
  ])('are no steps and no further ingredients: %s', (_, classes, step) => {
    expect(read(page(classes, step))).toEqual({ ingredients: LIST, steps: told });
  });

  it('are no further ingredients in data either, where two steps want the same', () => {
    const again = STEPS.flatMap(({ wants }) => wants);
    const data = { '@type': 'Recipe', name: 'Pasta', recipeIngredient: [...LIST, ...again], recipeInstructions: told };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(read(html)).toEqual({ ingredients: LIST, steps: told });
  });

  it('leave a second copy of the whole recipe apart from the first', () => {
    const copy = `<h1>Pasta mit Spinat</h1><h2>Zutaten</h2>${listOf(LIST)}<h2>Zubereitung</h2><ol>${told.map((tells) => `<li>${tells}</li>`).join('')}</ol>`;
    expect(read(page('', ({ tells }) => `<p>${tells}</p>`, copy))).toEqual({ ingredients: LIST, steps: told });
  });
});

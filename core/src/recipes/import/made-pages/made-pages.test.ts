import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../seeded-random.ts';
import { importRecipe } from '../../import-recipe.ts';
import { type MadePage, madePage } from './made-page.ts';

const PAGES = 300;
const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replace(/½/g, '1/2')
    .match(/\p{L}+|[\d.,/-]+/gu) ?? [];

/** Whether a line of the result says all that a line of the page does, in any order. */
const says = (line: string, wanted: string): boolean => {
  const words = wordsOf(line);
  return wordsOf(wanted).every((word) => words.includes(word)) && words.length <= wordsOf(wanted).length + 2;
};

function read(seed: number) {
  const page = madePage(seededRandom(seed));
  const result = importRecipe(page.html, `https://aunt-ada.example/recipes/${seed}`);
  return { page, recipe: result.ok ? result.recipe : null };
}

const pages = Array.from({ length: PAGES }, (_, seed) => ({ seed, ...read(seed) }));
const told = ({ layout, language }: MadePage) => ({ ...layout, language: language.code });

describe('pages of every layout, in six languages', () => {
  it('no line with an amount is lost', () => {
    const losses = pages.flatMap(({ seed, page, recipe }) => {
      const lost = page.lines.filter(
        (line) => /[\d½]/.test(line) && !recipe?.ingredientLines.some((read) => says(read, line)),
      );
      return lost.length > 0 ? [{ seed, lost, ...told(page) }] : [];
    });
    expect(losses).toEqual([]);
  });

  it('no step is lost, and no name or number of one stands among them', () => {
    const faults = pages.flatMap(({ seed, page, recipe }) => {
      const steps = recipe?.instructions.filter((step) => !step.endsWith(':')) ?? [];
      const isSame =
        page.recipe.steps.every((step) => steps.includes(step)) && steps.length === page.recipe.steps.length;
      return isSame ? [] : [{ seed, read: steps, ...told(page) }];
    });
    expect(faults).toEqual([]);
  });

  it('the servings are those of the page', () => {
    const faults = pages.flatMap(({ seed, page, recipe }) => {
      return recipe?.servings === page.recipe.servings ? [] : [{ seed, read: recipe?.servings, ...told(page) }];
    });
    expect(faults).toEqual([]);
  });
});

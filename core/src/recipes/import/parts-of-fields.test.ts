import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const DOUGH = ['250 g rye', '90 g lard', '1 egg', 'salt'];
/** Its last line is a name alone. */
const TOPPING = ['3 leeks', '80 g quark', '1 tsp dill', 'flour for the board'];
const TOLD = ['Rub the lard into the rye.', 'Slice the leeks and spread them.', 'Bake for 40 minutes at 180C.'];
const LISTED = [...DOUGH.map((line) => `Dough: ${line}`), ...TOPPING.map((line) => `Topping: ${line}`)];

function read(body: string) {
  const result = importRecipe(
    `<html><body><main><h1>Leek bread</h1>${body}</main></body></html>`,
    'https://ada.example/bread',
  );
  if (!result.ok) throw new Error(result.reason);
  const { ingredientLines, ingredientGroups, instructions } = result.recipe;
  return { listed: ingredientLines.map((line, place) => `${ingredientGroups[place]}: ${line}`), instructions };
}

const block = (inner: string) => `<div class="html-block"><div class="block-content">${inner}</div></div>`;
const field = (kind: string, label: string, inner: string) =>
  `<div class="field field--name-field-${kind}"><div class="field__label">${label}</div><div class="field__items">${inner}</div></div>`;
const values = (lines: readonly string[]) => lines.map((line) => `<div class="field__item">${line}</div>`).join('');
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');
const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
const method = field('preparation', 'Preparation', values(TOLD));

describe('ingredients in parts of a page', () => {
  it.each([
    [
      'lines broken within a paragraph, named in bold, with no heading over them',
      block(`<p><b>Dough</b><br>${DOUGH.join('<br>')}</p><p><b>Topping</b><br>${TOPPING.join('<br>')}</p>`) +
        block(paragraphs(TOLD)),
    ],
    [
      'a paragraph for each line, with no heading over them',
      block(`<p><b>Dough</b></p>${paragraphs(DOUGH)}<p><b>Topping</b></p>${paragraphs(TOPPING)}`) +
        block(paragraphs(TOLD)),
    ],
    [
      'lists below a name in running text',
      block('<h3>Ingredients</h3>') +
        block(`<p><em>Dough</em></p>${items(DOUGH)}`) +
        block(`<p><em>Topping</em></p>${items(TOPPING)}`) +
        block(`<p><b>Method</b></p>${paragraphs(TOLD)}`),
    ],
    [
      'fields of one kind with labels',
      field('ingredients', 'Dough', values(DOUGH)) + field('ingredients', 'Topping', values(TOPPING)) + method,
    ],
    [
      'fields that are counted',
      field('ingredients-1', 'Dough', values(DOUGH)) + field('ingredients-2', 'Topping', values(TOPPING)) + method,
    ],
    [
      'fields within groups that a field names',
      `<div class="field--name-field-ingredient-groups"><div class="field__label">Ingredients</div>${[
        ['Dough', DOUGH] as const,
        ['Topping', TOPPING] as const,
      ]
        .map(
          ([name, lines]) =>
            `<div class="paragraph"><div class="field field--name-field-title field__item">${name}</div><div class="field--name-field-ingredients">${values(lines)}</div></div>`,
        )
        .join('')}</div>${method}`,
    ],
  ])('%s', (_, body) => expect(read(body)).toEqual({ listed: LISTED, instructions: TOLD }));
});

describe('steps with stars', () => {
  it.each([
    ['a star as a bullet', items(TOLD.map((step) => `★${step}`))],
    ['a star and a space', items(TOLD.map((step) => `★ ${step}`))],
    ['three stars before each', `<p>${TOLD.map((step) => `***${step}`).join('<br>')}</p>`],
    ['three stars between them', `<p>${TOLD.join('</p><p>***</p><p>')}</p>`],
  ])('%s', (_, told) => {
    const body = `<p><b>Ingredients</b></p>${items(DOUGH)}<p><b>Directions</b></p>${told}`;
    expect(read(body).instructions).toEqual(TOLD);
  });
});

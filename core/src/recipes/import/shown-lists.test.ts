import { describe, expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const METHOD =
  '<h2>Method</h2><ol><li>Chop everything on a large board.</li><li>Cook it slowly for one hour.</li></ol>';

function read(list: string, facts = '', head = '') {
  const page = `<html><head>${head}</head><body><h1>Turnip stew</h1>${facts}<h2>Ingredients</h2>${list}${METHOD}</body></html>`;
  const result = importRecipe(page, 'https://cook.example/stew');
  if (!result.ok) throw new Error(result.reason);
  return result.recipe;
}

const rows = (cells: readonly (readonly string[])[], tag = 'td') =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`).join('')}</table>`;

const data = (lines: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Turnip stew',
    recipeIngredient: lines,
    recipeInstructions: ['Chop everything on a large board.', 'Cook it slowly for one hour.'],
  })}</script>`;

describe('lists as pages set them', () => {
  it.each([
    [
      'amount before name',
      [
        ['300 g', 'turnips'],
        ['1', 'onion'],
        ['2 tbsp', 'oil'],
        ['', 'salt'],
      ],
    ],
    [
      'name before amount',
      [
        ['turnips', '300 g'],
        ['onion', '1'],
        ['oil', '2 tbsp'],
        ['salt', ''],
      ],
    ],
  ])('a row of a table is one ingredient: %s', (_, cells) => {
    expect(read(rows(cells)).ingredientLines).toEqual(['300 g turnips', '1 onion', '2 tbsp oil', 'salt']);
  });

  it.each([
    [
      'terms with what they stand for',
      '<dl><dt>300 g</dt><dd>turnips</dd><dt>1</dt><dd>onion</dd><dt>2 tbsp</dt><dd>oil</dd></dl>',
    ],
    [
      'labels of tick boxes',
      '<form><label><input type="checkbox"> 300 g turnips</label><label><input type="checkbox"> 1 onion</label><label><input type="checkbox"> 2 tbsp oil</label></form>',
    ],
  ])('%s are a list', (_, list) => {
    expect(read(list).ingredientLines).toEqual(['300 g turnips', '1 onion', '2 tbsp oil']);
  });

  it('the servings in brackets and the name of a time are no ingredients', () => {
    const list = '<p>(serves 4)</p><p>300 g turnips</p><p>1 onion</p><p>2 tbsp oil</p><p>Cook</p>';
    expect(read(list).ingredientLines).toEqual(['300 g turnips', '1 onion', '2 tbsp oil']);
  });

  it('blocks beside each other are one ingredient, also where one of them has an unknown unit', () => {
    const cells = [
      ['300 g', 'turnips'],
      ['1', 'onion'],
      ['2 tbsp', 'oil'],
      ['1 glug', 'vinegar'],
    ];
    const list = cells
      .map(([amount, name]) => `<div class="row"><div>${amount}</div><div>${name}</div></div>`)
      .join('');
    expect(read(`<div>${list}</div>`).ingredientLines).toContain('1 glug vinegar');
  });

  it('of two systems of units, line by line, the first is taken', () => {
    const list = [
      ['200 g turnips', '7 oz turnips'],
      ['100 ml stock', '3.5 fl oz stock'],
      ['50 g peas', '2 oz peas'],
    ]
      .map(([metric, other]) => `<li class="metric">${metric}</li><li class="imperial">${other}</li>`)
      .join('');
    expect(read(`<ul>${list}</ul>`).ingredientLines).toEqual(['200 g turnips', '100 ml stock', '50 g peas']);
  });

  it('of one list in the amounts for several numbers of servings the first is taken', () => {
    const names = ['turnips', 'stock powder', 'garden peas'];
    const list = [100, 200, 400].map((amount) => names.map((name) => `<li>${amount} g ${name}</li>`).join('')).join('');
    expect(read(`<ul>${list}</ul>`).ingredientLines).toEqual(names.map((name) => `100 g ${name}`));
  });

  it('tools are no ingredients, and a group of one line is not lost', () => {
    const list =
      '<ul><li>200 g turnips</li><li>100 ml stock</li><li>Large mixing bowl</li></ul><h3>For serving</h3><ul><li>4 flat breads</li></ul>';
    expect(read(list).ingredientLines).toEqual(['200 g turnips', '100 ml stock', '4 flat breads']);
  });

  it('a picture of a clock says what the time beside it is', () => {
    const facts =
      '<ul><li><img src="/a.png" alt="Prep time"> 20 min</li><li><img src="/b.png" alt="Cook time"> 1 h</li></ul>';
    const recipe = read('<ul><li>200 g turnips</li><li>1 onion</li></ul>', facts);
    expect([recipe.prepMinutes, recipe.cookMinutes]).toEqual([20, 60]);
  });

  it('an amount that lost its whole part in the data is the page’s, one that was scaled is the data’s', () => {
    const shown = ['1.5 l stock', '300 g turnips', '1 onion', '2 tbsp oil'];
    const list = `<ul>${shown.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const lines = ['5 l stock', '300 g turnips', '1 onion', '2 tbsp oil'];
    expect(read(list, '', data(lines)).ingredientLines).toEqual(shown);
    const doubled = ['3 l stock', '600 g turnips', '2 onion', '4 tbsp oil'];
    expect(read(list, '', data(doubled)).ingredientLines).toEqual(doubled);
  });
});

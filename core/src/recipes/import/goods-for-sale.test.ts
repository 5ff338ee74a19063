import { expect, it } from 'vitest';
import { importRecipe } from '../import-recipe.ts';

const LIST = ['175 g soft butter', '175 g caster sugar', '3 eggs', '175 g self-raising flour', '1 lemon'];
const METHOD =
  '<h2>Method</h2><p>Beat the butter and sugar until pale.</p><p>Fold in the rest and bake for 18 minutes.</p>';
const read = (list: string) => {
  const result = importRecipe(
    `<h1>Lemon buns</h1><h2>Ingredients</h2>${list}${METHOD}`,
    'https://kitchen.example/buns',
  );
  return result.ok ? result.recipe.ingredientLines : result.reason;
};
const lines = LIST.map((line) => `<p>${line}</p>`).join('');

it.each(['<p>Self-raising flour 1.5 kg</p><p>£2.40</p>', '<p>Self-raising flour 1.5 kg – 2,40 €</p>'])(
  'leaves out what a shop sells beside the list: %s',
  (goods) => {
    expect(read(`${lines}<div>${goods}</div>`)).toEqual(LIST);
  },
);

it('keeps the ingredients of a page that prices each of them', () => {
  expect(read(LIST.map((line) => `<p>${line}</p><p>$0.50</p>`).join(''))).toEqual(LIST);
});

it('takes the price off the end of a row where most have one', () => {
  const row = (line: string, price: string) => `<tr><td>${line}</td><td>${price}</td></tr>`;
  const rows = LIST.map((line, place) => row(line, place === 4 ? '' : `<a href="/shop">ab 2,4${place} €</a>`));
  expect(read(`<table>${rows.join('')}</table>`)).toEqual(LIST);
});

it.each([
  ['Butter Art. Nr. 11734', 'Butter'],
  ['Alpenglück Butter Alpenglück Butter (Artikel-Nr.: B1173)', 'Alpenglück Butter'],
  ['butter Butter Réf. 20045 250 g', 'butter'],
  ['Butter SKU 20045', 'Butter'],
  ['Butter cod. 20045', 'Butter'],
  ['frisko*Butter Butter Art.-Nr. 11734', 'Butter'],
])('a line is without the article that a shop sells for it: %s', (article, name) => {
  const [first, ...others] = LIST;
  const item = (line: string) => `<li>${line}</li>`;
  const list = `<ul>${item(`175 g ${article}`)}${others.map(item).join('')}</ul>`;
  expect(first).toContain('butter');
  expect(read(list)).toEqual([`175 g ${name}`, ...others]);
});

it.each(['Salt cod 1000 g', 'Fresh cod: 15000 g', 'Cod. 1500 ml', 'Item no 2000 g'])(
  'an amount is no number of an article: %s',
  (line) => {
    expect(read(`<ul>${[line, ...LIST].map((each) => `<li>${each}</li>`).join('')}</ul>`)).toEqual([line, ...LIST]);
  },
);

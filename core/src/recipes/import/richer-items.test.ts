import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { withItemsOfPage } from './richer-items.ts';

const linesOf = (html: string) => pageLines(readPage(html, 'https://kitchen.example/'));
const list = (...items: string[]) => `<ul class="parts">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const card = (...lists: string[]) => linesOf(`<h2>Ingredients</h2><div>${lists.join('<h3>Filling</h3>')}</div>`);
const data = ['200 g flour', '2 eggs', '1 dl milk'];

describe('withItemsOfPage', () => {
  it('adds the items that the list of the page goes on with', () => {
    const shown = [...data, '3 apples', '1 tsp salt'];
    expect(withItemsOfPage(data, card(list(...shown)), [])).toEqual(shown);
  });

  it('adds those of a second list that looks the same, in their place', () => {
    const lines = card(list('200 g flour', '50 g butter', '2 eggs', '1 dl milk'), list('3 pears', '1 lemon'));
    expect(withItemsOfPage(data, lines, [])).toEqual([
      '200 g flour',
      '50 g butter',
      '2 eggs',
      '1 dl milk',
      '3 pears',
      '1 lemon',
    ]);
  });

  it('adds what ends a list without an amount, where the data lacks that list', () => {
    const other = ['3 pears', '1 lemon', 'Whipped cream', 'Mint leaves for 4, torn', '2 eggs'];
    expect(withItemsOfPage(data, card(list(...data), list(...other.slice(0, 4))), [])).toEqual([
      ...data,
      ...other.slice(0, 4),
    ]);
    // what an item with an amount follows may be the name of its group
    expect(withItemsOfPage(data, card(list(...data), list('3 pears', 'Topping', '1 lemon')), [])).toEqual([
      ...data,
      '3 pears',
      '1 lemon',
    ]);
    expect(withItemsOfPage(data, card(list(...data, 'Send it to a friend')), [])).toEqual(data);
  });

  it('takes a line in twice the amount for no other one, whatever ends its words have', () => {
    const once = ['2 cups flour', '3 large eggs', '1 dl milk', '1 pinch salt'];
    const twice = ['4 cups flour', '6 large eggs', '2 dl milk', '2 pinches salt'];
    expect(withItemsOfPage(once, card(list(...twice)), [{ lines: twice, worth: 1, index: 0, end: 99 }])).toEqual(once);
  });

  it('adds the line above the list whose class name says that it is an ingredient', () => {
    const shown = (name: string) =>
      linesOf(`<h2>Ingredients</h2><div><p class="${name}">1 ball mozzarella</p>${list(...data)}</div>`);
    expect(withItemsOfPage(data, shown('special-ingredient'), [])).toEqual(['1 ball mozzarella', ...data]);
    expect(withItemsOfPage(data, shown('teaser'), [])).toEqual(data);
  });

  it('takes the measure of the page where a program weighed it', () => {
    const others = ['3 eggs', '250 g rye', '1 leek'];
    const lines = card(list('2 tbsp olive oil', ...others));
    expect(withItemsOfPage(['36.40 gm olive oil', ...others], lines, [])).toEqual(['2 tbsp olive oil', ...others]);
  });

  it('keeps a name before its amount beside a line of the page that says more', () => {
    const lines = card(list('0.5 pcs yeast half a pack - 21 g', '1 dl milk', '500 g rye'));
    const own = ['Yeast: 0.5 pcs', 'Milk: 1 dl', 'Rye: 500 g'];
    expect(withItemsOfPage(own, lines, [])).toEqual(own);
  });

  it('takes the amounts that single lines lost, wholly or in part', () => {
    const lines = card(list('200 g flour', '2 eggs', '1.5 l milk', '½ tsp salt', '1 ½ cups sugar', '3 plums', '1 fig'));
    expect(
      withItemsOfPage(['200 g flour', '2 eggs', '5 l milk', 'tsp salt', '1 cups sugar', '3 plums', '1 fig'], lines, []),
    ).toEqual(['200 g flour', '2 eggs', '1.5 l milk', '½ tsp salt', '1 ½ cups sugar', '3 plums', '1 fig']);
  });

  it('knows a line in other words for its unit, and a name before its amount', () => {
    const lines = card(list('4 tablespoons oats', '1 teaspoon salt', '2 eggs', '100 g rye'));
    const own = ['4 tbsp oats', '1 tsp salt', '2 eggs', 'rye 100g'];
    expect(withItemsOfPage(own, lines, [])).toEqual(own);
  });

  it('puts together what the data cut at its commas, and takes apart what it glued', () => {
    const shown = ['1 onion, chopped', '2 carrots, peeled, sliced', '3 potatoes', '1 leek', '½ celeriac', '1 l stock'];
    const cut = [
      '1 onion',
      'chopped',
      '2 carrots',
      'peeled',
      'sliced',
      '3 potatoes',
      '1 leek 1/2 celeriac',
      '1 l stock',
    ];
    const section = { lines: shown, worth: 1, index: 0, end: 99 };
    expect(withItemsOfPage(cut, card(list(...shown)), [section])).toEqual(shown);
    expect(withItemsOfPage([shown.join(' ')], card(list(...shown)), [section])).toEqual(shown);
  });

  it('joins amount and name that stand in cells of their own', () => {
    const rows = [...data, '2 c.s. sugar', '40 g yeast'].map((line) => {
      const [amount, unit, ...name] = line.split(' ');
      return `<tr><td class="q">${amount} ${unit}</td><td class="n">${name.join(' ')}</td></tr>`;
    });
    const lines = linesOf(`<h2>Ingredients</h2><table>${rows.join('')}</table>`);
    expect(withItemsOfPage(['200 g flour', '1 dl milk', '40 g yeast'], lines, [])).toContain('2 c.s. sugar');
  });

  it('keeps the data beside its list in other units, names of groups, and lists of another kind', () => {
    const same = card(list(...data), list('7 oz flour', '2 eggs', '½ cup milk'));
    expect(withItemsOfPage(data, same, [])).toEqual(data);
    expect(withItemsOfPage(data, card(list('For the dough', ...data, 'Icing')), [])).toEqual(data);
    const tools = linesOf(`${list(...data)}<h2>Equipment</h2><ul class="parts"><li>1 bowl</li><li>2 spoons</li></ul>`);
    expect(withItemsOfPage(data, tools, [])).toEqual(data);
    expect(withItemsOfPage(data, linesOf('<p>Nothing of it</p>'), [])).toEqual(data);
  });
});

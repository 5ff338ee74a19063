import { describe, expect, it } from 'vitest';
import type { SectionList } from './best-list.ts';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { richerIngredients, richerSteps, withoutShownHeadings } from './take-richer.ts';

const list = (...lines: string[]): SectionList => ({ lines, worth: 1, index: 0, end: 0 });

describe('richerIngredients', () => {
  const data = ['200 g flour', '2 eggs', '1 dl milk'];

  it('takes the list of the page that goes on where the data was cut short', () => {
    const shown = [...data, '10 g butter', '2 tbsp sugar', '1 tsp cinnamon'];
    expect(richerIngredients(data, [list(...shown)])).toEqual(shown);
  });

  it('takes a single line that the data lost among its lines', () => {
    const shown = ['200 g flour', '1 ball "of the day" mozzarella', '2 eggs', '1 dl milk'];
    expect(richerIngredients(data, [list(...shown)])).toEqual(shown);
  });

  it('takes the amounts that stand beside the names', () => {
    const names = ['flour', 'eggs', 'milk', 'sugar'];
    const shown = ['200 g flour', '2 eggs', '1 dl milk', '50 g sugar'];
    expect(richerIngredients(names, [list(...shown)])).toEqual(shown);
  });

  it('takes the lines apart that the data has in one', () => {
    const shown = ['200 g flour', '2 eggs', '1 dl milk'];
    expect(richerIngredients(['200 g flour 2 eggs 1 dl milk'], [list(...shown)])).toEqual(shown);
  });

  it('takes what a second part wants of the same ingredient', () => {
    const shown = [...data, '10 g butter', '50 g flour', '1 tsp cinnamon'];
    expect(richerIngredients(data, [list(...shown)])).toEqual(shown);
  });

  it('leaves out what the page says once more for each step', () => {
    expect(richerIngredients(data, [list(...data, '10 g butter', '200 g flour')])).toEqual([...data, '10 g butter']);
  });

  it('keeps the data beside the same ingredients in other units, another recipe, and words of the page', () => {
    expect(richerIngredients(data, [list(...data, '7 oz flour', '½ cup milk')])).toEqual(data);
    expect(richerIngredients(data, [list('1 kg potatoes', '2 leeks', '1 l stock', '1 tsp salt')])).toEqual(data);
    expect(richerIngredients(data, [list(...data, 'Add to shopping list', 'By A. Cook')])).toEqual(data);
    expect(richerIngredients(data, [list(...data, '4.6 of 19 votes', '20 min')])).toEqual(data);
  });
});

describe('withoutShownHeadings', () => {
  const data = ['200 g flour', 'Pinch of salt', 'Lemon glaze', '1 lemon', '50 g sugar'];
  const shown = (name: string) =>
    pageLines(
      readPage(
        data
          .map((line) => `<div class="${line === 'Lemon glaze' ? name : 'ingredients__item'}">${line}</div>`)
          .join(''),
        'https://kitchen.example/',
      ),
    );

  it('leaves out the name of a group that only the class name of its element tells', () => {
    const bare = data.filter((line) => line !== 'Lemon glaze');
    for (const name of ['ingredients__title', 'sub-heading', 'group-name'])
      expect(withoutShownHeadings(data, shown(name))).toEqual(bare);
  });

  it('keeps an ingredient without an amount', () => {
    expect(withoutShownHeadings(data, shown('ingredients__item'))).toEqual(data);
    expect(withoutShownHeadings(data, shown('ingredients__item is-subtle'))).toEqual(data);
  });
});

describe('richerSteps', () => {
  it('takes the method of the page that goes on where the data was cut short', () => {
    const shown = ['Slice the leeks.', 'Heat the oil in a wide pan.', 'Fry the leeks until they are soft.'];
    expect(richerSteps(['Slice the leeks.'], list(...shown))).toEqual(shown);
  });

  it('does not take notes, calls to the reader and how the dish is kept for the rest of the method', () => {
    const data = ['Slice the leeks.', 'Heat the oil in a wide pan.'];
    const behind = [
      'Store the leeks in a closed tin for up to three days.',
      'Note: young leeks need half of the time.',
      'If you cook this, leave me a comment below and rate this recipe.',
    ];
    expect(richerSteps(data, list(...data, ...behind))).toEqual(data);
    const more = ['Fry the leeks until they are soft.', 'Season them and serve with bread.'];
    expect(richerSteps(data, list(...data, ...more, ...behind))).toEqual([...data, ...more]);
  });

  it('keeps the method of the data beside another text', () => {
    const data = ['Slice the leeks.', 'Simmer in the stock.'];
    const other = ['Leeks are in season in winter.', 'They keep for a week in a cool place.', 'Wash them well.'];
    expect(richerSteps(data, list(...other))).toEqual(data);
    expect(richerSteps(data, null)).toEqual(data);
  });
});

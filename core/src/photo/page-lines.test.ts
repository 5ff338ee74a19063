import { describe, expect, it } from 'vitest';
import { pageLines, pageText } from './page-lines.ts';
import type { ReadWord } from './read-word.ts';

const LETTER_PX = 20;
/** A row of words at a place, 12 pixels a letter; two spaces or more are a gap of that many letters. */
function row(left: number, top: number, text: string, confidence = 95): ReadWord[] {
  return [...text.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    confidence,
    box: { left: left + word.index * 12, top, right: left + (word.index + word[0].length) * 12, bottom: top + 26 },
  }));
}
const textOf = (rows: ReadWord[][]) => pageText(pageLines(rows, LETTER_PX));

describe('the lines of a page', () => {
  it('stand column by column where ingredients are beside the method', () => {
    expect(
      textOf([
        row(100, 0, 'Apple Cake'),
        row(100, 120, 'Ingredients             Method'),
        row(100, 160, '225 g flour             1. Heat the oven and grease a tin.'),
        row(100, 200, '2 eggs                  2. Stir the flour with the eggs'),
        row(100, 240, '60 g walnuts            and the walnuts until smooth.'),
      ]),
    ).toBe(
      'Apple Cake\n\nIngredients\n225 g flour\n2 eggs\n60 g walnuts\n\nMethod\n1. Heat the oven and grease a tin.\n2. Stir the flour with the eggs and the walnuts until smooth.',
    );
  });

  it('keep a list of two columns before the text that goes across both', () => {
    expect(
      textOf([
        row(100, 0, 'Ingredients'),
        row(100, 40, '225 g flour             60 g walnuts'),
        row(100, 80, '2 eggs                  6 tbsp milk'),
        row(100, 160, 'Rub the butter into the flour until it looks like crumbs.'),
      ]),
    ).toBe(
      'Ingredients\n225 g flour\n2 eggs\n\n60 g walnuts\n6 tbsp milk\n\nRub the butter into the flour until it looks like crumbs.',
    );
  });

  it('keep a list of two columns together before a heading that stands under the first of them', () => {
    expect(
      textOf([
        row(100, 0, 'Ingredients'),
        row(100, 40, '225 g flour             60 g walnuts'),
        row(100, 80, '2 eggs                  6 tbsp milk'),
        row(100, 120, '1 tsp salt'),
        row(100, 160, 'Method'),
        row(100, 200, '1. Rub the butter in.'),
        row(100, 240, '2. Bake.'),
      ]),
    ).toBe(
      'Ingredients\n225 g flour\n2 eggs\n1 tsp salt\n\n60 g walnuts\n6 tbsp milk\n\nMethod\n1. Rub the butter in.\n2. Bake.',
    );
  });

  it('keep amounts in a column of their own with what they are amounts of', () => {
    expect(
      textOf([row(100, 0, '225 g      flour'), row(100, 40, '2          eggs'), row(100, 80, '60 g       walnuts')]),
    ).toBe('225 g flour\n2 eggs\n60 g walnuts');
  });

  it('put together what goes on in the next row, and words that were divided', () => {
    expect(
      textOf([
        row(100, 0, '1. Soften the onion in the oil without letting it'),
        row(136, 40, 'brown, then add the garlic and the toma-'),
        row(136, 80, 'toes.'),
        row(100, 120, '2. Serve.'),
      ]),
    ).toBe('1. Soften the onion in the oil without letting it brown, then add the garlic and the tomatoes.\n2. Serve.');
  });

  it.each([
    ['a small bunch of parsley', '400 g tin of plum tomatoes'],
    ['eine Handvoll Petersilie', '400 g geschälte Tomaten'],
    ['une pincée de sel', '400 g de tomates bien mûres'],
    ['un pizzico di sale', '400 g di pomodori pelati'],
  ])('begin an item with an amount in words: %s', (item, above) => {
    expect(textOf([row(100, 0, above), row(100, 40, item), row(100, 80, '2 eggs')])).toBe(`${above}\n${item}\n2 eggs`);
  });

  it('go on in the next row where what is measured is not said yet', () => {
    expect(
      textOf([row(100, 0, '400 g tin of plum tomatoes or'), row(100, 40, 'a jar of passata'), row(100, 80, '2 eggs')]),
    ).toBe('400 g tin of plum tomatoes or a jar of passata\n2 eggs');
  });

  it('leave out marks of lists, and what only looks like print', () => {
    expect(
      textOf([row(100, 0, '« 2 eggs'), row(100, 40, '• 1 lemon'), row(700, 90, '|| _ ~', 30), row(700, 300, 'iI', 12)]),
    ).toBe('2 eggs\n1 lemon');
  });
});

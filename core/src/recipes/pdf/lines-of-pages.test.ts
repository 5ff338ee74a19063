import { describe, expect, test } from 'vitest';
import { firstRecipe } from './first-recipe.ts';
import { linesOfPages } from './lines-of-pages.ts';
import type { PlacedText } from './pdf-page.ts';

const LETTER = 0.5;
/** A run of text at a place, as wide as its letters are. */
const at = (x: number, y: number, text: string, height = 10): PlacedText => ({
  text,
  x,
  y,
  height,
  width: text.length * height * LETTER,
});
const column = (x: number, y: number, lines: readonly string[], pitch = 14) =>
  lines.map((line, place) => at(x, y + place * pitch, line));
const page = (...texts: PlacedText[]) => ({ widthPt: 595, heightPt: 842, texts });
const read = (...pages: ReturnType<typeof page>[]) => linesOfPages(pages).map((line) => line.text);

const INGREDIENTS = ['Ingredients', '200 g red lentils', '1 onion', '1 litre stock', 'salt'];
const METHOD = ['Method', 'Fry the onion in a pan.', 'Add the rest.', 'Simmer for 20 min.'];

describe('the order somebody reads in', () => {
  test('columns one after the other, the title above them first', () => {
    const texts = [
      at(60, 60, 'Lentil soup for a cold evening with friends', 18),
      ...column(60, 110, INGREDIENTS),
      ...column(320, 110, METHOD),
    ];
    // as documents store them: in any order
    expect(read(page(...texts.toReversed())).filter((line) => line !== '')).toEqual([
      'Lentil soup for a cold evening with friends',
      ...INGREDIENTS,
      ...METHOD,
    ]);
  });

  test('columns whose lines do not stand on one height', () => {
    const texts = [...column(60, 110, INGREDIENTS, 17), ...column(320, 116, METHOD, 13)];
    expect(read(page(...texts)).filter((line) => line !== '')).toEqual([...INGREDIENTS, ...METHOD]);
  });

  test('ingredients in two columns, and the method across below them', () => {
    const texts = [
      ...column(60, 100, ['Ingredients', '200 g red lentils', '1 onion', '2 carrots']),
      ...column(320, 114, ['1 litre stock', '2 tbsp oil', 'salt']),
      at(60, 190, 'Method', 12),
      ...column(60, 210, [
        'Fry the onion and the carrots in the oil until they are soft and smell sweet.',
        'Add all the rest.',
      ]),
    ];
    expect(read(page(...texts)).filter((line) => line !== '')).toEqual([
      'Ingredients',
      '200 g red lentils',
      '1 onion',
      '2 carrots',
      '1 litre stock',
      '2 tbsp oil',
      'salt',
      'Method',
      'Fry the onion and the carrots in the oil until they are soft and smell sweet.',
      'Add all the rest.',
    ]);
  });

  test('amounts in a column of their own stay with what they are of', () => {
    const texts = [
      ...column(60, 100, ['200 g', '1', '½ tsp', '1 l']),
      ...column(140, 100, ['red lentils', 'onion', 'cumin', 'stock']),
    ];
    expect(read(page(...texts))).toEqual(['200 g red lentils', '1 onion', '½ tsp cumin', '1 l stock']);
    const marked = [...column(60, 100, ['•', '•', '•']), ...column(80, 100, ['red lentils', 'onion', 'stock'])];
    expect(read(page(...marked))).toEqual(['• red lentils', '• onion', '• stock']);
  });

  test('words that a document stores letter by letter', () => {
    expect(read(page(at(60, 100, 'Len'), at(75, 100, 'til'), at(95, 100, 'soup')))).toEqual(['Lentil soup']);
  });
});

describe('lines', () => {
  test('a sentence broken at the edge of its column is whole, also where the next word begins with a capital', () => {
    const prose = [
      'Die Zwiebeln in feine Ringe schneiden und in der',
      'Pfanne mit etwas Butter langsam goldbraun braten,',
      'dann die Linsen zu-',
      'geben.',
    ];
    expect(read(page(...column(60, 100, prose)))[0]).toMatch(
      /^Die Zwiebeln .* in der Pfanne mit .* braten, dann die Linsen/,
    );
  });
  test('a list is no prose', () => {
    const list = ['250 g finely grated parmesan or pecorino', 'Salt and pepper', '1 onion'];
    expect(read(page(...column(60, 100, list)))).toEqual(list);
  });
  test('what every page repeats, and its number, is left out', () => {
    const pages = [1, 2].map((number) =>
      page(at(60, 30, 'My cookery book'), at(60, 100, `Line ${number} of it`), at(290, 820, `${number} / 2`)),
    );
    expect(read(...pages).filter((line) => line !== '')).toEqual(['Line 1 of it', 'Line 2 of it']);
  });
  test('a recipe that goes on on the next page goes on', () => {
    expect(
      read(page(...column(60, 700, INGREDIENTS)), page(...column(60, 60, METHOD))).filter((line) => line !== ''),
    ).toEqual([...INGREDIENTS, ...METHOD]);
  });
  test('a page of nothing, and one of ten thousand words anywhere', () => {
    expect(read(page())).toEqual([]);
    const many = Array.from({ length: 10_000 }, (_, n) => at((n * 37) % 560, (n * 53) % 800, 'x'));
    expect(read(page(...many)).length).toBeGreaterThan(0);
  });
});

describe('several recipes', () => {
  const recipe = (name: string, y: number) => [
    at(60, y, name, 18),
    ...column(60, y + 30, INGREDIENTS),
    ...column(60, y + 120, METHOD),
  ];
  test('the first ends above the title of the second', () => {
    const { lines, recipes } = firstRecipe(linesOfPages([page(...recipe('Soup', 100), ...recipe('Stew', 420))]));
    expect(recipes).toBe(2);
    expect(lines.map((line) => line.text)).toContain('Simmer for 20 min.');
    expect(lines.map((line) => line.text)).not.toContain('Stew');
  });
  test('a second list of ingredients of one recipe is no second recipe', () => {
    const lines = [...INGREDIENTS, 'Ingredients for the sauce', '1 lemon', ...METHOD].map((text) => ({
      text,
      size: 1,
    }));
    expect(firstRecipe(lines)).toMatchObject({ recipes: 1, lines });
    expect(firstRecipe([{ text: 'Only words', size: 1 }]).recipes).toBe(0);
  });
});

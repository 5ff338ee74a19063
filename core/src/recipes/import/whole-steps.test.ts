import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { isTeaser, withEndsOfPage } from './whole-steps.ts';

const steps = [
  'Whisk the rye flour with the treacle until no lumps are left.',
  'Rest the batter for twenty minutes, then stir in the plums.',
];
const lines = pageLines(readPage(steps.map((step) => `<p>${step}</p>`).join(''), 'https://a.example/'));

describe('withEndsOfPage', () => {
  it('gives a step that was cut off its end', () => {
    expect(withEndsOfPage(['Whisk the rye flour with the tre...', 'Rest the batter for […]'], lines)).toEqual(steps);
  });

  it('keeps a step that the page tells otherwise, and one too short to be told by its beginning', () => {
    const own = ['Whisk the flour and wait ...', 'Rest ...'];
    expect(withEndsOfPage(own, lines)).toEqual(own);
  });
});

describe('isTeaser', () => {
  const list = ['1 cup rye flour', '2 plums', '1 tbsp treacle', '2 eggs', '1 pinch salt'];

  it('is a sentence that only says that there is a method', () => {
    expect(isTeaser(['See the full method on our page.'], list, steps)).toBe(true);
  });

  it('is no method that tells as much as its ingredients ask for, nor one beside names of other dishes', () => {
    expect(isTeaser(steps, list, [...steps, ...steps])).toBe(false);
    expect(isTeaser(['Mix and bake.'], list, ['Plum cake', 'Rye bread', 'Treacle tart with cream'])).toBe(false);
  });
});

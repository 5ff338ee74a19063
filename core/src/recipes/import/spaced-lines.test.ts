import { describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import { pageLines } from './page-lines.ts';
import { withSpacesOfPage } from './spaced-lines.ts';

const shown = (...lines: string[]) =>
  pageLines(readPage(`<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`, 'https://a.example/'));

describe('withSpacesOfPage', () => {
  it('sets apart what ran together behind the amount, and a number and its part', () => {
    const lines = shown('2 tablespoons treacle', '1 1/2 cups rye flour', '3 ripe plums', '1 kg quinces');
    expect(
      withSpacesOfPage(['2 tablespoonstreacle', '11/2 cups rye flour', '3 ripeplums', '1kg quinces'], lines),
    ).toEqual(['2 tablespoons treacle', '1 1/2 cups rye flour', '3 ripe plums', '1kg quinces']);
  });

  it('keeps the data where the page has its words in other pieces further on, or not at all', () => {
    const data = ['2 tbsp buttermilk', '1 cup cornstarch'];
    expect(withSpacesOfPage(data, shown('2 tbsp butter milk', '1 cup flour'))).toEqual(data);
  });
});

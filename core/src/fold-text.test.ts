import { describe, expect, test } from 'vitest';
import { foldForSearch } from './fold-text.ts';

describe('the text that searches compare', () => {
  test.each([
    ['Crème  Brûlée', 'creme brulee'],
    [' JALAPEÑO\tPoppers\n', 'jalapeno poppers'],
    ['Bœuf', 'bœuf'],
    ['김치찌개', '김치찌개'],
    ['e\u0301clair', 'eclair'],
    ['', ''],
  ])('%j becomes %j', (given, folded) => {
    expect(foldForSearch(given)).toBe(folded);
  });

  test('folding what is folded changes nothing', () => {
    for (const text of ['Crème  Brûlée', 'İstanbul', 'ǅ', '김치', 'ﬁg']) {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }
  });
});

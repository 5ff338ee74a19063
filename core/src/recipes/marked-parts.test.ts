import { describe, expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, search: string) =>
  markedParts(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('what a search found in a text', () => {
  test.each([
    ['Chicken pot pie', 'PIE chicken', '[Chicken] pot [pie]'],
    ['Crème brûlée', 'creme brule', '[Crème] [brûlé]e'],
    ['Cre\u0300me bru\u0302le\u0301e', 'creme', '[Cre\u0300me] bru\u0302le\u0301e'],
    ['Kürbissuppe', 'kurbis', '[Kürbis]suppe'],
    ['Pie, pie and piecrust', 'pie', '[Pie], [pie] and [pie]crust'],
    ['Banana bread', 'ana nan', 'B[anan]a bread'],
    ['🍲 Soup', 'soup', '🍲 [Soup]'],
    ['İmam bayıldı', 'bay', 'İmam [bay]ıldı'],
    ['Soup', 'stew', 'Soup'],
    ['Soup', 's', 'Soup'],
    ['Soup', ' ', 'Soup'],
    ['', 'soup', ''],
  ])('%j, searched for %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
    expect(
      markedParts(text, search)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

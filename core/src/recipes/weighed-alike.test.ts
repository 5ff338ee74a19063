import { describe, expect, it } from 'vitest';
import { isWeighedAlike, type Weighed } from './weighed-alike.ts';

const line = (name: string, quantity = 1, unit = ''): Weighed => ({ name, quantity, unit });
const SOUP = [line('leeks', 2), line('cream', 1 / 3, 'cup'), line('butter', 20, 'g')];

describe('two lists make the same dish', () => {
  it.each([
    ['as it was', SOUP, SOUP],
    ['in another order', SOUP, [...SOUP].reverse()],
    [
      'with a third of a cup as the form writes it',
      SOUP,
      [line('leeks', 2), line('cream', 0.333, 'cup'), line('butter', 20, 'g')],
    ],
    ['with spaces around a name', SOUP, [line(' leeks ', 2), ...SOUP.slice(1)]],
    ['of nothing', [], []],
  ])('%s', (_, before, after) => {
    expect(isWeighedAlike(before, after)).toBe(true);
    expect(isWeighedAlike(after, before)).toBe(true);
  });
});

describe('two lists make different dishes', () => {
  it.each([
    ['with one more', SOUP, [...SOUP, line('salt')]],
    ['with one less', SOUP, SOUP.slice(1)],
    ['with more of one', SOUP, [line('leeks', 3), ...SOUP.slice(1)]],
    ['in another unit', SOUP, [...SOUP.slice(0, 2), line('butter', 20, 'tbsp')]],
    ['with another food', SOUP, [line('onions', 2), ...SOUP.slice(1)]],
    [
      'with one twice in the place of another',
      [line('leeks'), line('leeks'), line('rice')],
      [line('leeks'), line('rice'), line('rice')],
    ],
    ['with two amounts exchanged', [line('leeks', 1), line('rice', 2)], [line('leeks', 2), line('rice', 1)]],
  ])('%s', (_, before, after) => {
    expect(isWeighedAlike(before, after)).toBe(false);
    expect(isWeighedAlike(after, before)).toBe(false);
  });
});

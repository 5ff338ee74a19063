import { expect, test, vi } from 'vitest';
import { Lexicon } from '../ingredients/languages/lexicon.ts';
import { createFoodIndex } from './food-index.ts';
import { resolveFood, resolveName } from './resolve-food.ts';
import { foodsNamed } from './small-catalogue.ts';

const index = createFoodIndex(foodsNamed('onion', 'flour', 'almond flour'), [], {
  de: { onion: ['zwiebel'], flour: ['mehl'], 'almond-flour': ['mandelmehl'] },
  nl: { onion: ['ui'], flour: ['meel'] },
});

/** How many words are made comparable for a text. */
function wordsAskedFor(text: string): number {
  const canon = vi.spyOn(Lexicon.prototype, 'canon');
  resolveName(index, text);
  resolveFood(index, { name: text }, 'de');
  const asked = canon.mock.calls.length;
  canon.mockRestore();
  return asked;
}

test('a word longer than any compound is not taken apart: that takes time by the square of its letters', () => {
  // reading the tables of the languages asks for words too
  for (const text of ['onion', 'zwiebeln', 'ba']) wordsAskedFor(text);
  // the last is one letter that stands for eighteen
  for (const part of ['ba', 'mehl', 'ü', '각', '\ufdfa'])
    expect(wordsAskedFor(part.repeat(200 / part.length)), part).toBeLessThan(100);
});

test('a compound of many letters is', () => {
  expect(resolveFood(index, { name: 'Lieblingsnachbarinnengartenzwiebeln' }, 'de').food?.name).toBe('onion');
});

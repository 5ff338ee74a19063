import { describe, expect, it } from 'vitest';
import {
  beginCooking,
  COOKING_OVER_AFTER_MS,
  COOKINGS_MAX,
  cookingsInOrder,
  goToStep,
  toggleReady,
  toggleUsed,
} from './cooking.ts';

const NOW = 1_700_000_000_000;
const begin = (id = 'r') => beginCooking({ id, name: 'Soup', steps: 3, serves: 2 }, NOW);

describe('a cooking', () => {
  it('begins before the first step and stays within the steps', () => {
    expect(begin().step).toBe(0);
    expect(goToStep(begin(), -1).step).toBe(0);
    expect(goToStep(begin(), 3).step).toBe(3);
    expect(goToStep(begin(), 4).step).toBe(3);
  });

  it('keeps ticks of a step apart from those of another and from what stands ready', () => {
    const ticked = toggleReady(toggleUsed(toggleUsed(begin(), 1, 4), 2, 4), 4);
    expect(ticked).toMatchObject({ used: ['1:4', '2:4'], ready: [4] });
    expect(toggleUsed(ticked, 1, 4).used).toEqual(['2:4']);
    expect(toggleReady(ticked, 4).ready).toEqual([]);
  });

  it('is over after a night; of many the ones touched last are kept', () => {
    const over = { ...begin('old'), touchedAt: NOW - COOKING_OVER_AFTER_MS };
    const many = Array.from({ length: COOKINGS_MAX + 1 }, (_, place) => ({
      ...begin(String(place)),
      touchedAt: NOW + place,
    }));
    const kept = cookingsInOrder([over, ...many], NOW);
    expect(kept.map(({ recipeId }) => recipeId)).toEqual(['4', '3', '2', '1']);
  });
});

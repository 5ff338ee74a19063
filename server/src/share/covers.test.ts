import { CHOSEN_RECIPES_MAX } from '@sorrel/core/recipes/limits';
import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { IMAGE_WIDTHS_PX } from '../platform/image-store.ts';
import type { Workers } from '../platform/workers.ts';
import { createCovers } from './covers.ts';

/** Covers of so many bytes, and how often one was drawn. */
function drawnCovers(bytes: number) {
  const counts = { drawn: 0, isBusy: false };
  const run = (async () => {
    if (counts.isBusy) throw new AppError('unavailable');
    counts.drawn += 1;
    return new Uint8Array(bytes);
  }) as unknown as Workers['run'];
  return { counts, coverOf: createCovers({ workers: { run } as Workers }) };
}
const turn = { person: 'anybody' };

test('the covers of the largest selection are drawn once in each width, however many open it one after the other', async () => {
  const { counts, coverOf } = drawnCovers(20_000);
  for (let reader = 0; reader < 3; reader += 1) {
    for (let recipe = 0; recipe < CHOSEN_RECIPES_MAX; recipe += 1) {
      for (const widthPx of IMAGE_WIDTHS_PX)
        await coverOf({ name: `Soup ${recipe}` }, { widthPx, isNight: false }, turn);
    }
  }
  expect(counts.drawn).toBe(CHOSEN_RECIPES_MAX * IMAGE_WIDTHS_PX.length);
});

test('those that were asked for last are kept, as far as there is room', async () => {
  const { counts, coverOf } = drawnCovers(400_000);
  for (let recipe = 0; recipe < 100; recipe += 1) {
    await coverOf({ name: 'Pie' }, { widthPx: 640, isNight: false }, turn);
    await coverOf({ name: `Soup ${recipe}` }, { widthPx: 640, isNight: false }, turn);
  }
  expect(counts.drawn).toBe(101);
  await coverOf({ name: 'Soup 0' }, { widthPx: 640, isNight: false }, turn);
  expect(counts.drawn).toBe(102);
});

test('one that is asked for by many at once is drawn once, and again where it could not be drawn', async () => {
  const { counts, coverOf } = drawnCovers(10);
  counts.isBusy = true;
  await expect(coverOf({ name: 'Pie' }, { widthPx: 640, isNight: false }, turn)).rejects.toMatchObject({
    code: 'unavailable',
  });
  counts.isBusy = false;
  await Promise.all(Array.from({ length: 5 }, () => coverOf({ name: 'Pie' }, { widthPx: 640, isNight: false }, turn)));
  await coverOf({ name: 'Pie' }, { widthPx: 1000, isNight: false }, turn);
  expect(counts.drawn).toBe(2);
  await coverOf({ name: 'Pie' }, { widthPx: 1000, isNight: true }, turn);
  expect(counts.drawn).toBe(3);
});

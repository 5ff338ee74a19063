import { describe, expect, it } from 'vitest';
import { nextTile } from './tile-keys.ts';

const tile = (column: number, top: number, heightPx = 80) => ({
  left: column * 70,
  right: column * 70 + 64,
  top,
  bottom: top + heightPx,
});
/** Two rows of three, the second one short, and below a group of one row. A name of two lines makes its tile higher. */
const TILES = [
  tile(0, 0),
  tile(1, 0, 96),
  tile(2, 0),
  tile(0, 106),
  tile(1, 106),
  tile(0, 240),
  tile(1, 240),
  tile(2, 240),
];

describe('the arrows from tile to tile', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, undefined],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, undefined],
    ['Home', 6, 0],
    ['End', 1, 7],
    ['ArrowDown', 1, 4],
    // the row below is short: its last tile is the nearest
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, 6],
    ['ArrowDown', 7, undefined],
    ['ArrowUp', 7, 4],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, undefined],
    ['Enter', 1, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(nextTile(TILES, from, key)).toBe(to);
  });

  it('lead nowhere from what is no tile', () => {
    expect(nextTile(TILES, -1, 'ArrowRight')).toBeUndefined();
  });
});

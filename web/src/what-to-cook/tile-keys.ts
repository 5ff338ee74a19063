/** Where a tile lies. */
export type TilePlace = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const middleOf = ({ left, right }: TilePlace) => (left + right) / 2;

/** The tile of the nearest row above or below that is nearest to this one, as an arrow looks for it. */
function inNextRow(tiles: readonly TilePlace[], from: TilePlace, step: 1 | -1): number {
  const distanceOf = (tile: TilePlace) => (step === 1 ? tile.top - from.bottom : from.top - tile.bottom);
  const ahead = tiles.filter((tile) => distanceOf(tile) >= 0);
  const nearestRow = Math.min(...ahead.map(distanceOf));
  // one row, though its tiles are as high as their names
  const row = ahead.filter((tile) =>
    ahead.some((one) => distanceOf(one) === nearestRow && tile.top < one.bottom && one.top < tile.bottom),
  );
  const nearest = row.sort(
    (one, other) => Math.abs(middleOf(one) - middleOf(from)) - Math.abs(middleOf(other) - middleOf(from)),
  )[0];
  return nearest === undefined ? -1 : tiles.indexOf(nearest);
}

/**
 * Where a key leads from a tile: left and right along the tiles, up and down to the row that is seen there, Home and End.
 * @returns a place among the tiles, undefined where the key leads nowhere
 */
export function nextTile(tiles: readonly TilePlace[], at: number, key: string): number | undefined {
  const from = tiles[at];
  if (from === undefined) return undefined;
  const ways: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => at - 1,
    ArrowRight: () => at + 1,
    ArrowUp: () => inNextRow(tiles, from, -1),
    ArrowDown: () => inNextRow(tiles, from, 1),
    Home: () => 0,
    End: () => tiles.length - 1,
  };
  const next = ways[key]?.();
  return next === undefined || tiles[next] === undefined ? undefined : next;
}

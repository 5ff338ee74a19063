const LEAST_REM = 4.5;
// two beside each other in the narrowest panel: one very long word does not put all foods below each other
const MOST_REM = 7.5;
// of the letters under a tile that is chosen, which are heavier, with what a word of wide ones needs
const LETTER_REM = 0.44;

/**
 * How wide a tile is at least, in rem, so that no word of these names is broken: a browser without the rules of a language divides
 * its words anywhere, and without a hyphen.
 */
export function tileRem(names: readonly string[]): number {
  const letters = names.flatMap((name) => name.split(/[\s-]+/u)).map((word) => [...word].length);
  return Math.min(MOST_REM, Math.max(LEAST_REM, ...letters.map((count) => Math.ceil(count * LETTER_REM * 100) / 100)));
}

import { editDistance } from '@sorrel/core/ingredients/edit-distance';

const plain = (line: string) =>
  line
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** How many of the lines were read with at most one wrong character; each line that was read counts for one of them. */
export function linesRight(wanted: readonly string[], read: readonly string[]): { right: number; wrong: string[] } {
  const left = read.map(plain);
  const wrong: string[] = [];
  for (const line of wanted.map(plain)) {
    const place = left.findIndex((one) => Math.abs(one.length - line.length) <= 1 && editDistance(one, line, 1) <= 1);
    if (place < 0) wrong.push(line);
    else left.splice(place, 1);
  }
  return { right: wanted.length - wrong.length, wrong };
}

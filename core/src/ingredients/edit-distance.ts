/**
 * How many letters must be changed, added, left out or swapped with their neighbour to turn one word into the other
 * (optimal string alignment). Stops at `limit` and then gives `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  let [endOfA, endOfB] = [a.length, b.length];
  // what both begin and end with changes nothing
  while (start < endOfA && start < endOfB && a[start] === b[start]) start++;
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA--;
    endOfB--;
  }
  if (start === endOfA && start === endOfB) return 0;
  return limit === 0 ? 1 : distanceOf(a.slice(start, endOfA), b.slice(start, endOfB), limit);
}

function distanceOf(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** Letters that may be wrong in a word before it counts as another word: none below four, one below eight, else two. */
export const allowedTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

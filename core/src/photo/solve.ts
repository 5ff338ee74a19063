/**
 * The unknowns of linear equations, by elimination with the largest pivot; null where they do not have one answer.
 * @param rows coefficients and, as the last of each, the right side; they are changed
 */
export function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let step = 0; step < size; step++) {
    let best = step;
    for (let row = step + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[step] ?? 0) > Math.abs(rows[best]?.[step] ?? 0)) best = row;
    }
    const pivot = rows[best] ?? [];
    rows[best] = rows[step] ?? [];
    rows[step] = pivot;
    const head = pivot[step] ?? 0;
    if (Math.abs(head) < 1e-12) return null;
    for (let row = 0; row < size; row++) {
      const line = rows[row];
      if (row === step || line === undefined) continue;
      const times = (line[step] ?? 0) / head;
      if (times !== 0)
        for (let place = step; place <= size; place++) line[place] = (line[place] ?? 0) - times * (pivot[place] ?? 0);
    }
  }
  return rows.map((row, place) => (row[size] ?? 0) / (row[place] ?? 1));
}

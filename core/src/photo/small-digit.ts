/** Pixels of a sign. */
export interface Ink {
  points: (readonly [x: number, y: number])[];
}

const LEAST_HEIGHT_PX = 6;

/** Which digit of a fraction this is, 1 to 4, by how wide its rows are; '' where it is none of them. */
export function digitIn({ points }: Ink): string {
  const rows = rowsOf(largestPiece(points));
  const heightPx = rows.length;
  if (heightPx < LEAST_HEIGHT_PX) return '';
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const widthPx = right - left;
  if (widthPx > heightPx * 1.3) return '';
  const part = (from: number, to: number) => rows.slice(Math.floor(heightPx * from), Math.ceil(heightPx * to));
  const upper = part(0.12, 0.72);
  const body = Math.max(...upper.map((row) => row.right)) - Math.min(...upper.map((row) => row.left));
  if (body <= heightPx * 0.5) return '1';
  // the bar of a 4, and its leg below, which stands at the right
  const bar = rows.findIndex((row, place) => place >= heightPx * 0.5 && row.longestRun >= widthPx * 0.7);
  const isLeg = (row: Row) => row.longestRun <= widthPx * 0.5 && row.left >= left + widthPx * 0.35;
  if (bar >= 0 && rows.slice(bar).filter(isLeg).length >= heightPx * 0.12) return '4';
  const foot = Math.max(...part(0.86, 1).map((row) => row.longestRun)) / widthPx;
  return foot >= 0.66 ? '2' : '3';
}

/** What hangs together and is most: the rest is left over of the stroke. */
function largestPiece(points: Ink['points']): Ink['points'] {
  const left = new Map<string, (typeof points)[number]>(points.map((point) => [`${point[0]} ${point[1]}`, point]));
  let best: Ink['points'] = [];
  for (const start of points) {
    if (!left.delete(`${start[0]} ${start[1]}`)) continue;
    const piece = [start];
    for (const [x, y] of piece) {
      for (let around = 0; around < 9; around++) {
        const key = `${x + (around % 3) - 1} ${y + Math.floor(around / 3) - 1}`;
        const beside = left.get(key);
        if (beside !== undefined && left.delete(key)) piece.push(beside);
      }
    }
    if (piece.length > best.length) best = piece;
  }
  return best;
}

interface Row {
  left: number;
  right: number;
  longestRun: number;
}

/** From the first row with ink to the last one of the largest piece without a gap. */
function rowsOf(points: Ink['points']): Row[] {
  const byRow = new Map<number, number[]>();
  for (const [x, y] of points) byRow.set(y, [...(byRow.get(y) ?? []), x]);
  let best: Row[] = [];
  let open: Row[] = [];
  const last = Math.max(-1, ...byRow.keys());
  for (let y = Math.min(...byRow.keys()); y <= last + 1; y++) {
    const xs = byRow.get(y);
    if (xs !== undefined) {
      open.push(rowOf(xs));
      continue;
    }
    if (open.length > best.length) best = open;
    open = [];
  }
  return best;
}

function rowOf(xs: readonly number[]): Row {
  let [longestRun, run] = [1, 1];
  for (let place = 1; place < xs.length; place++) {
    run = xs[place] === (xs[place - 1] ?? 0) + 1 ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  }
  return { left: xs[0] ?? 0, right: (xs.at(-1) ?? 0) + 1, longestRun };
}

import type { Gray } from './gray.ts';
import type { Box } from './read-word.ts';

const INK_BELOW = 128;

/** A run of ink in a row, and the piece it belongs to. */
export interface InkRun {
  y: number;
  from: number;
  end: number;
  piece: number;
}

/** What hangs together in a flattened picture: letters mostly, and rules, specks, pictures. */
export interface InkPieces {
  runs: InkRun[];
  /** By the number of the piece; what turned out to be part of another one has the other's. */
  boxes: Box[];
}

/** Finds what hangs together, row by row; runs that touch are one. */
export function inkPieces(flat: Gray): InkPieces {
  const parents: number[] = [];
  const boxes: Box[] = [];
  const rootOf = (piece: number): number => {
    let root = piece;
    for (let next = parents[root] ?? root; next !== root; next = parents[root] ?? root) root = next;
    parents[piece] = root;
    return root;
  };
  const runs: InkRun[] = [];
  let above: InkRun[] = [];
  for (let y = 0; y < flat.heightPx; y++) {
    const row = runsOf(flat, y);
    let first = 0;
    for (const run of row) {
      while (first < above.length && (above[first]?.end ?? 0) < run.from) first++;
      for (let place = first; place < above.length; place++) {
        const other = above[place];
        if (other === undefined || other.from > run.end) break;
        const root = rootOf(other.piece);
        if (run.piece < 0) run.piece = root;
        else parents[root] = rootOf(run.piece);
      }
      if (run.piece < 0) {
        run.piece = parents.length;
        parents.push(run.piece);
      }
      runs.push(run);
    }
    above = row;
  }
  for (const run of runs) {
    run.piece = rootOf(run.piece);
    const box = boxes[run.piece];
    if (box === undefined) boxes[run.piece] = { left: run.from, top: run.y, right: run.end, bottom: run.y + 1 };
    else {
      box.left = Math.min(box.left, run.from);
      box.right = Math.max(box.right, run.end);
      box.bottom = run.y + 1;
    }
  }
  return { runs, boxes };
}

function runsOf({ widthPx, pixels }: Gray, y: number): InkRun[] {
  const runs: InkRun[] = [];
  for (let x = 0; x < widthPx; x++) {
    if ((pixels[y * widthPx + x] ?? 255) >= INK_BELOW) continue;
    const from = x;
    while (x < widthPx && (pixels[y * widthPx + x] ?? 255) < INK_BELOW) x++;
    runs.push({ y, from, end: x, piece: -1 });
  }
  return runs;
}

const [LEAST_PX, MOST_PX] = [4, 120];
const FEWEST_LETTERS = 30;

/** How high small letters are: the commonest height of pieces. Null where there is no print. */
export function letterHeight({ boxes }: InkPieces): number | null {
  const counts = new Float64Array(MOST_PX + 2);
  let letters = 0;
  // by number, since the list has gaps
  boxes.forEach(({ left, top, right, bottom }) => {
    const [widthPx, heightPx] = [right - left, bottom - top];
    if (heightPx < LEAST_PX || heightPx > MOST_PX || widthPx < 2 || widthPx > heightPx * 2.2) return;
    counts[heightPx] = (counts[heightPx] ?? 0) + 1;
    letters++;
  });
  if (letters < FEWEST_LETTERS) return null;
  let best = { heightPx: 0, worth: 0 };
  for (let heightPx = LEAST_PX; heightPx <= MOST_PX; heightPx++) {
    const worth = (counts[heightPx - 1] ?? 0) / 2 + (counts[heightPx] ?? 0) + (counts[heightPx + 1] ?? 0) / 2;
    if (worth > best.worth) best = { heightPx, worth };
  }
  return best.heightPx;
}

/** Whether a piece is as large as letters are, or a few of them that touch; for each number of a piece. */
export function lettersOf({ boxes }: InkPieces, letterPx: number | null): Uint8Array {
  const high = letterPx === null ? MOST_PX : letterPx * 3.2;
  const letters = new Uint8Array(boxes.length);
  boxes.forEach(({ left, top, right, bottom }, piece) => {
    const isLetter = bottom - top >= 3 && bottom - top <= high && right - left <= high * 2.5;
    letters[piece] = isLetter ? 1 : 0;
  });
  return letters;
}

import { emptyGray, type Gray } from './gray.ts';

/** Of a cell's pixels so many are darker than its paper; print covers far less than the rest. */
const PAPER_SHARE = 0.8;
/** Light below this share of the paper's is ink for sure. */
const INK_BELOW = 0.62;
/** Light from this share of the paper's is paper. */
const PAPER_FROM = 0.93;
/** Of the ink so many pixels are made fully black: the cores of the strokes. */
const BLACK_SHARE = 0.25;

/** How light the paper is, in cells of a grid. */
interface Paper {
  cellPx: number;
  columns: number;
  rows: number;
  light: Float32Array;
}

function paperOf(gray: Gray, cellPx: number): Paper {
  const columns = Math.max(1, Math.ceil(gray.widthPx / cellPx));
  const rows = Math.max(1, Math.ceil(gray.heightPx / cellPx));
  const light = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let all = 0;
      const [endX, endY] = [Math.min(gray.widthPx, (column + 1) * cellPx), Math.min(gray.heightPx, (row + 1) * cellPx)];
      for (let y = row * cellPx; y < endY; y++) {
        for (let x = column * cellPx; x < endX; x++) {
          const value = gray.pixels[y * gray.widthPx + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          all++;
        }
      }
      let [value, seen] = [0, 0];
      while (value < 255 && seen + (counts[value] ?? 0) < all * PAPER_SHARE) seen += counts[value++] ?? 0;
      light[row * columns + column] = Math.max(8, value);
    }
  }
  return { cellPx, columns, rows, light };
}

/** Each cell as `pick` says of it and those around it. */
function around(paper: Paper, pick: (values: number[]) => number): Paper {
  const light = new Float32Array(paper.light.length);
  for (let row = 0; row < paper.rows; row++) {
    for (let column = 0; column < paper.columns; column++) {
      const values: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(paper.rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(paper.columns - 1, column + 1); x++)
          values.push(paper.light[y * paper.columns + x] ?? 0);
      }
      light[row * paper.columns + column] = pick(values);
    }
  }
  return { ...paper, light };
}

const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The light of each pixel as a share of its paper's: 200 is as light as paper. */
function againstPaper(gray: Gray, { cellPx, columns, rows, light }: Paper): Gray {
  const shares = emptyGray(gray.widthPx, gray.heightPx);
  for (let y = 0; y < gray.heightPx; y++) {
    const middleY = Math.min(rows - 1, Math.max(0, y / cellPx - 0.5));
    const row = Math.min(Math.max(0, rows - 2), Math.floor(middleY));
    const down = rows === 1 ? 0 : middleY - row;
    const below = rows === 1 ? row : row + 1;
    for (let x = 0; x < gray.widthPx; x++) {
      const middleX = Math.min(columns - 1, Math.max(0, x / cellPx - 0.5));
      const column = Math.min(Math.max(0, columns - 2), Math.floor(middleX));
      const right = columns === 1 ? 0 : middleX - column;
      const beside = columns === 1 ? column : column + 1;
      const top = (light[row * columns + column] ?? 0) * (1 - right) + (light[row * columns + beside] ?? 0) * right;
      const bottom =
        (light[below * columns + column] ?? 0) * (1 - right) + (light[below * columns + beside] ?? 0) * right;
      const share = ((gray.pixels[y * gray.widthPx + x] ?? 0) * 200) / (top * (1 - down) + bottom * down);
      shares.pixels[y * gray.widthPx + x] = share > 255 ? 255 : share;
    }
  }
  return shares;
}

/** The light of the ink as a share of the paper's, 0 to 1: what is darker becomes black. */
function blackOf(shares: Gray): number {
  const counts = new Uint32Array(256);
  for (const value of shares.pixels) counts[value] = (counts[value] ?? 0) + 1;
  const inkBelow = Math.round(INK_BELOW * 200);
  let ink = 0;
  for (let value = 0; value < inkBelow; value++) ink += counts[value] ?? 0;
  // faint print has no pixel so dark: what there is of the darkest is its ink
  const wanted = ink > shares.pixels.length * 0.004 ? ink * BLACK_SHARE : shares.pixels.length * 0.004;
  let [value, seen] = [0, 0];
  while (value < PAPER_FROM * 200 - 20 && seen + (counts[value] ?? 0) < wanted) seen += counts[value++] ?? 0;
  return value / 200;
}

/**
 * The picture as if light fell on it evenly: paper is white, the ink of most strokes black, whatever shade lay on them.
 * @param cellPx a few times as large as letters are, so that each cell holds paper
 */
export function flattenShade(gray: Gray, cellPx: number): Gray {
  const paper = around(around(paperOf(gray, Math.max(4, Math.round(cellPx))), middleOf), meanOf);
  const shares = againstPaper(gray, paper);
  const black = blackOf(shares);
  const scale = new Uint8Array(256).map((_, value) =>
    Math.max(0, Math.min(255, Math.round((255 * (value / 200 - black)) / (PAPER_FROM - black)))),
  );
  return { ...shares, pixels: shares.pixels.map((value) => scale[value] ?? 0) };
}

import { type InkPieces, lettersOf } from './ink-pieces.ts';

/** Ink is counted in strips of so many pixels: what is finer does not change how lines run. */
const STRIP_PX = 8;

/** How much print each row of each strip of a picture has. */
export interface InkStrips {
  strips: number;
  heightPx: number;
  /** Strip after strip, from the top. */
  ink: Uint8Array;
}

/** The print of a picture alone: a table's grain and the edge of a sheet run in lines of their own. */
export function inkStrips(pieces: InkPieces, widthPx: number, heightPx: number, letterPx: number | null): InkStrips {
  const strips = Math.ceil(widthPx / STRIP_PX);
  const ink = new Uint8Array(strips * heightPx);
  const letters = lettersOf(pieces, letterPx);
  for (const { y, from, end, piece } of pieces.runs) {
    if (letters[piece] !== 1) continue;
    for (let x = from; x < end; x++) {
      const place = ((x / STRIP_PX) | 0) * heightPx + y;
      ink[place] = (ink[place] ?? 0) + 1;
    }
  }
  return { strips, heightPx, ink };
}

/** A part of a picture in strips and rows. */
interface Part {
  fromStrip: number;
  endStrip: number;
  fromY: number;
  endY: number;
}

/** How sharply rows of ink and rows of paper follow each other when lines are taken to rise or fall by `slope`. */
function sharpness({ ink, heightPx }: InkStrips, part: Part, slope: number, sums: Float64Array): number {
  const rows = part.endY - part.fromY;
  sums.fill(0, 0, rows);
  const middle = (part.fromStrip + part.endStrip - 1) / 2;
  for (let strip = part.fromStrip; strip < part.endStrip; strip++) {
    const shift = Math.round((strip - middle) * STRIP_PX * slope);
    const from = Math.max(0, -(part.fromY + shift));
    const end = Math.min(rows, heightPx - part.fromY - shift);
    const base = strip * heightPx + part.fromY + shift;
    for (let row = from; row < end; row++) sums[row] = (sums[row] ?? 0) + (ink[base + row] ?? 0);
  }
  let sharp = 0;
  for (let row = 1; row < rows; row++) {
    const change = (sums[row] ?? 0) - (sums[row - 1] ?? 0);
    sharp += change * change;
  }
  return sharp;
}

/** The slope at which rows are sharpest, and by how much it beats the mean of all. */
interface Found {
  slope: number;
  /** 1 where no slope is better than another. */
  clearness: number;
}

function sharpest(strips: InkStrips, part: Part, around: number, reach: number, step: number): Found {
  const sums = new Float64Array(part.endY - part.fromY);
  let best = { slope: around, sharp: -1 };
  let [all, tries] = [0, 0];
  for (let slope = around - reach; slope <= around + reach + step / 2; slope += step) {
    const sharp = sharpness(strips, part, slope, sums);
    all += sharp;
    tries++;
    if (sharp > best.sharp) best = { slope, sharp };
  }
  return { slope: best.slope, clearness: all === 0 ? 1 : (best.sharp * tries) / all };
}

/** Lines are looked for up to this slope: 17 degrees. */
const TURN_REACH = 0.3;

/** How much all lines of a picture rise or fall together, and how clearly; 0.1 falls a pixel in ten. */
export function commonSlope(strips: InkStrips): Found {
  const part = { fromStrip: 0, endStrip: strips.strips, fromY: 0, endY: strips.heightPx };
  const rough = sharpest(strips, part, 0, TURN_REACH, 0.01);
  return { clearness: rough.clearness, slope: sharpest(strips, part, rough.slope, 0.01, 0.0015).slope };
}

/** A slope that was found around a point of the picture. */
export interface LocalSlope {
  x: number;
  y: number;
  slope: number;
  weight: number;
}

const TILE_REACH = 0.24;
/** A part with less ink than this share of it tells nothing, one with more is a picture. */
const [INK_FROM, INK_TO] = [0.015, 0.4];

/**
 * How lines run in each part of a picture. Parts without lines are left out.
 * @param letterPx how high small letters are; a part is some lines high and some words wide
 */
export function localSlopes(strips: InkStrips, letterPx: number): LocalSlope[] {
  const tileStrips = Math.max(6, Math.round((letterPx * 16) / STRIP_PX));
  const tilePx = Math.max(40, Math.round(letterPx * 9));
  const found: LocalSlope[] = [];
  for (let fromY = 0; fromY < strips.heightPx - tilePx / 2; fromY += Math.ceil(tilePx / 2)) {
    for (let fromStrip = 0; fromStrip < strips.strips - tileStrips / 2; fromStrip += Math.ceil(tileStrips / 2)) {
      const part = {
        fromStrip,
        endStrip: Math.min(strips.strips, fromStrip + tileStrips),
        fromY,
        endY: Math.min(strips.heightPx, fromY + tilePx),
      };
      const share = inkShare(strips, part);
      if (share < INK_FROM || share > INK_TO) continue;
      const rough = sharpest(strips, part, 0, TILE_REACH, 0.01);
      const { slope } = sharpest(strips, part, rough.slope, 0.009, 0.002);
      // at the end of what was looked for stands whatever is no line
      if (Math.abs(slope) > TILE_REACH - 0.011 || rough.clearness < 1.25) continue;
      found.push({
        x: ((part.fromStrip + part.endStrip) * STRIP_PX) / 2,
        y: (part.fromY + part.endY) / 2,
        slope,
        weight: Math.min(3, rough.clearness - 1),
      });
    }
  }
  return found;
}

function inkShare({ ink, heightPx }: InkStrips, part: Part): number {
  let sum = 0;
  for (let strip = part.fromStrip; strip < part.endStrip; strip++) {
    for (let y = part.fromY; y < part.endY; y++) sum += ink[strip * heightPx + y] ?? 0;
  }
  return sum / ((part.endStrip - part.fromStrip) * STRIP_PX * (part.endY - part.fromY));
}

import { emptyGray, type Gray, shrink, shrinkTimes } from './gray.ts';
import type { Point } from './mesh.ts';
import { solve } from './solve.ts';

/** Corners of a sheet of paper, from the upper left one clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** Edges are looked for in a picture of about this size: letters vanish in it, sheets do not. */
const LOOKED_AT_PX = 320;
/** A sheet takes at least so much of a photo that was taken of it. */
const LEAST_SHARE = 0.2;
/** Of what lies within the corners so much is paper; print and pictures may be dark. */
const LEAST_PAPER_SHARE = 0.72;
/** Along the edge of a sheet so many points are lighter within than without. */
const LEAST_EDGE_SHARE = 0.7;
const LEAST_EDGE_CHANGE = 6;
/** A side may lie at the border of the photo; the others have to be seen. */
const [FEWEST_SIDES, FEWEST_EDGE_POINTS] = [3, 18];
const LEAST_EDGE_STEP = 0.15;
/** What differs by more degrees from a right angle is no sheet seen from above. */
const CORNER_REACH_DEGREES = 30;

/**
 * The corners of the light sheet that lies on something darker, in pixels of the photo. Null where the sheet fills the photo or
 * its edges cannot be told for sure: nothing that was written may be cut away.
 */
export function pageCorners(photo: Gray): Corners | null {
  const times = shrinkTimes(photo, LOOKED_AT_PX);
  const small = shrink(photo, times);
  const even = evenLight(small);
  // shade may make a part of the sheet darker than the table is elsewhere: the border that shows the clearest sheet is taken
  let best: Sheet | null = null;
  for (const seen of [small, even]) {
    for (const border of bordersOf(seen)) {
      const sheet = sheetAbove(seen, border);
      if (sheet !== null && (best === null || sheet.worth > best.worth)) best = sheet;
    }
  }
  if (best === null) return null;
  const [a, b, c, d] = best.corners.map(({ x, y }) => ({ x: (x + 0.5) * times, y: (y + 0.5) * times }));
  return a && b && c && d ? [a, b, c, d] : null;
}

interface Sheet {
  corners: Corners;
  worth: number;
}

/** The sheet that is lighter than a border, where there is one. */
function sheetAbove(small: Gray, border: number): Sheet | null {
  const light = { ...small, pixels: small.pixels.map((value) => (value > border ? 1 : 0)) };
  const sheet = largestPiece(closed(light, 4));
  const all = small.widthPx * small.heightPx;
  if (sheet === null || sheet.areaPx < all * LEAST_SHARE || sheet.areaPx > all * 0.97) return null;
  const corners = cornersOf(sheet.mask);
  const area = areaOf(corners);
  if (sheet.areaPx < area * LEAST_PAPER_SHARE || sheet.areaPx > area * 1.12 || !hasRightAngles(corners)) return null;
  const edges = clearEdges(small, corners);
  return edges < LEAST_EDGE_SHARE ? null : { corners, worth: edges + Math.min(1, sheet.areaPx / area) };
}

/** The picture as if its light fell from straight above: what a plane through the logarithms of all pixels explains is taken out. */
function evenLight(gray: Gray): Gray {
  const { widthPx, heightPx, pixels } = gray;
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
  const eachPixel = (take: (x: number, y: number, light: number, place: number) => void) => {
    for (let place = 0; place < pixels.length; place++) {
      const x = (place % widthPx) / widthPx - 0.5;
      take(x, Math.floor(place / widthPx) / heightPx - 0.5, Math.log(Math.max(4, pixels[place] ?? 0)), place);
    }
  };
  eachPixel((x, y, light) => {
    const terms = [1, x, y];
    for (const [term, row] of rows.entries())
      for (const [other, value] of [...terms, light].entries())
        row[other] = (row[other] ?? 0) + (terms[term] ?? 0) * value;
  });
  const [, right = 0, down = 0] = solve(rows) ?? [];
  const even = emptyGray(widthPx, heightPx);
  let most = 0;
  eachPixel((x, y, light) => {
    most = Math.max(most, light - right * x - down * y);
  });
  eachPixel((x, y, light, place) => {
    even.pixels[place] = Math.round(255 * Math.exp(light - right * x - down * y - most));
  });
  return even;
}

/** Lights that may part a sheet from what it lies on: the middle between dark and light parts, and shares of it. */
function bordersOf(small: Gray): number[] {
  const middle = middleLight(small);
  return [...new Set([1.15, 1, 0.87, 0.75, 0.65].map((times) => Math.round(middle * times)))];
}

/** The light between the dark and the light half of a picture (Otsu 1979). */
function middleLight(gray: Gray): number {
  const counts = new Float64Array(256);
  for (const value of gray.pixels) counts[value] = (counts[value] ?? 0) + 1;
  const all = gray.pixels.length;
  const sum = counts.reduce((total, count, value) => total + count * value, 0);
  let [dark, darkSum, best, border] = [0, 0, -1, 128];
  for (let value = 0; value < 255; value++) {
    dark += counts[value] ?? 0;
    darkSum += (counts[value] ?? 0) * value;
    if (dark === 0 || dark === all) continue;
    const apart = darkSum / dark - (sum - darkSum) / (all - dark);
    const worth = dark * (all - dark) * apart * apart;
    if (worth > best) [best, border] = [worth, value];
  }
  return border;
}

/** What is light, with the print on it filled: grown by so many pixels and taken back again. */
const closed = (mask: Gray, byPx: number): Gray => spread(spread(mask, byPx, 1), byPx, 0);

/** Every pixel that has `value` within so many pixels, along rows and then along columns, gets it. */
const spread = (mask: Gray, byPx: number, value: 0 | 1): Gray =>
  spreadAlong(spreadAlong(mask, byPx, value, 1, mask.widthPx), byPx, value, mask.widthPx, mask.heightPx);

function spreadAlong(
  { widthPx, heightPx, pixels }: Gray,
  byPx: number,
  value: 0 | 1,
  step: number,
  length: number,
): Gray {
  const grown = { widthPx, heightPx, pixels: pixels.slice() };
  const lines = (widthPx * heightPx) / length;
  for (let line = 0; line < lines; line++) {
    const start = step === 1 ? line * widthPx : line;
    let last = -byPx - 1;
    for (let at = 0; at < length + byPx; at++) {
      if (at < length && pixels[start + at * step] === value) last = at;
      const middle = at - byPx;
      if (middle >= 0 && last >= middle - byPx) grown.pixels[start + middle * step] = value;
    }
  }
  return grown;
}

function largestPiece(mask: Gray): { mask: Gray; areaPx: number } | null {
  const { widthPx, heightPx, pixels } = mask;
  const seen = new Uint8Array(pixels.length);
  let best: number[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (pixels[start] !== 1 || seen[start] === 1) continue;
    const piece = [start];
    seen[start] = 1;
    for (let next = 0; next < piece.length; next++) {
      const place = piece[next] ?? 0;
      const x = place % widthPx;
      const beside = [x > 0 ? place - 1 : -1, x < widthPx - 1 ? place + 1 : -1, place - widthPx, place + widthPx];
      for (const other of beside) {
        if (other < 0 || other >= widthPx * heightPx || pixels[other] !== 1 || seen[other] === 1) continue;
        seen[other] = 1;
        piece.push(other);
      }
    }
    if (piece.length > best.length) best = piece;
  }
  if (best.length === 0) return null;
  const own = emptyGray(widthPx, heightPx);
  for (const place of best) own.pixels[place] = 1;
  return { mask: own, areaPx: best.length };
}

/** The outermost points towards the corners of the picture. */
function cornersOf({ widthPx, heightPx, pixels }: Gray): Corners {
  const far = [
    { worth: Infinity, x: 0, y: 0 },
    { worth: Infinity, x: 0, y: 0 },
    { worth: Infinity, x: 0, y: 0 },
    { worth: Infinity, x: 0, y: 0 },
  ] as const;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (pixels[y * widthPx + x] !== 1) continue;
      for (const [place, worth] of [x + y, y - x, -x - y, x - y].entries()) {
        const one = far[place];
        if (one !== undefined && worth < one.worth) Object.assign(one, { worth, x, y });
      }
    }
  }
  return far;
}

function areaOf(corners: Corners): number {
  let twice = 0;
  for (const [place, from] of corners.entries()) {
    const to = corners[(place + 1) % 4] ?? from;
    twice += from.x * to.y - to.x * from.y;
  }
  return Math.abs(twice) / 2;
}

const hasRightAngles = (corners: Corners): boolean =>
  corners.every((corner, place) => {
    const [before, after] = [corners[(place + 3) % 4] ?? corner, corners[(place + 1) % 4] ?? corner];
    const turn =
      Math.atan2(before.y - corner.y, before.x - corner.x) - Math.atan2(after.y - corner.y, after.x - corner.x);
    const degrees = Math.abs(((turn * 180) / Math.PI + 720) % 360);
    return Math.abs(Math.min(degrees, 360 - degrees) - 90) < CORNER_REACH_DEGREES;
  });

/** The share of a side's points at which light changes, of the least clear side; what lies at the border of the picture is left out. */
function clearEdges(gray: Gray, corners: Corners): number {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const lightAt = ({ x, y }: Point) => gray.pixels[Math.round(y) * gray.widthPx + Math.round(x)] ?? 0;
  const shares = corners.map((from, place) => {
    const to = corners[(place + 1) % 4] ?? from;
    let [points, clear] = [0, 0];
    for (let share = 0.08; share <= 0.92; share += 0.03) {
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const away = Math.hypot(point.x - middle.x, point.y - middle.y);
      const at = (byPx: number) => ({
        x: point.x + ((point.x - middle.x) / away) * byPx,
        y: point.y + ((point.y - middle.y) / away) * byPx,
      });
      const outside = at(6);
      if (outside.x < 1 || outside.y < 1 || outside.x > gray.widthPx - 2 || outside.y > gray.heightPx - 2) continue;
      points++;
      const within = Math.max(lightAt(at(-5)), lightAt(at(-9)));
      if (within - lightAt(outside) > Math.max(LEAST_EDGE_CHANGE, within * LEAST_EDGE_STEP)) clear++;
    }
    return points < FEWEST_EDGE_POINTS ? null : clear / points;
  });
  const seen = shares.filter((share) => share !== null);
  return seen.length < FEWEST_SIDES ? 0 : Math.min(...seen);
}

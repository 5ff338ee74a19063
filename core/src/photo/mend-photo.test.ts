import { describe, expect, it } from 'vitest';
import { flattenShade } from './flatten-shade.ts';
import { emptyGray, type Gray, grayOf, pgmFile, quarterTurned, shrink } from './gray.ts';
import { inkPieces, letterHeight } from './ink-pieces.ts';
import { commonSlope, inkStrips } from './line-slopes.ts';
import { MENDED_LETTER_PX, mendPhoto } from './mend-photo.ts';
import { pageCorners } from './page-corners.ts';

const [WIDTH_PX, HEIGHT_PX] = [900, 1200];

/** Lines of boxes as high as letters of 12 pixels, in words; `lineY` says where a line stands at each x. */
function printedSheet(lineY: (x: number, line: number) => number, paper: (x: number, y: number) => number): Gray {
  const sheet = emptyGray(WIDTH_PX, HEIGHT_PX);
  for (let y = 0; y < HEIGHT_PX; y++) for (let x = 0; x < WIDTH_PX; x++) sheet.pixels[y * WIDTH_PX + x] = paper(x, y);
  for (let line = 0; line < 22; line++) {
    for (let letter = 0; letter < 48; letter++) {
      if ((letter * 5 + line * line) % 7 === 6) continue;
      const left = 150 + letter * 12 + ((line * 37) % 11);
      const top = Math.round(lineY(left, line));
      for (let y = top; y < top + 12; y++)
        for (let x = left; x < left + 8; x++)
          // hollow, as letters are
          if (y < top + 3 || y > top + 8 || x < left + 3) sheet.pixels[y * WIDTH_PX + x] = paper(x, y) * 0.15;
    }
  }
  return sheet;
}
const straight = (_x: number, line: number) => 200 + line * 36;
const white = () => 240;

/** How much the lines of a picture still rise or fall. */
function slopeIn(picture: Gray): number {
  const pieces = inkPieces(picture);
  return Math.abs(commonSlope(inkStrips(pieces, picture.widthPx, picture.heightPx, letterHeight(pieces))).slope);
}
/** How many rows hold much ink and how many none: straight level lines leave both. */
function emptyRows({ widthPx, heightPx, pixels }: Gray): number {
  let empty = 0;
  for (let y = 0; y < heightPx; y++)
    if (pixels.subarray(y * widthPx, (y + 1) * widthPx).every((light) => light > 150)) empty++;
  return empty / heightPx;
}

describe('a photo of a page', () => {
  it('that lies straight stays so, its letters as high as readers like them', () => {
    const { picture, letterPx, isSideways } = mendPhoto(printedSheet(straight, white));
    expect([letterPx, isSideways]).toEqual([12, false]);
    expect(picture.widthPx / WIDTH_PX).toBeCloseTo(MENDED_LETTER_PX / 12, 1);
    expect(slopeIn(picture)).toBeLessThan(0.006);
  });

  it.each([-8, -3, 5, 8])('that was turned by %d degrees lies level afterwards', (degrees) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const turned = printedSheet((x, line) => straight(x, line) + (x - 450) * slope, white);
    expect(slopeIn(flattenShade(turned, 60))).toBeGreaterThan(0.03);
    expect(slopeIn(mendPhoto(turned).picture)).toBeLessThan(0.006);
  });

  it('whose lines bend has straight ones afterwards', () => {
    const bent = printedSheet((x, line) => straight(x, line) + 30 * Math.sin(((x - 150) / 600) * Math.PI), white);
    expect(emptyRows(bent)).toBeLessThan(emptyRows(mendPhoto(bent).picture) - 0.15);
  });

  it('that lies in shade is evenly white, its ink black', () => {
    const shaded = printedSheet(straight, (x, y) => 60 + (180 * (x + y)) / (WIDTH_PX + HEIGHT_PX));
    const { pixels } = flattenShade(shaded, 60);
    const clear = pixels.filter((light) => light < 40 || light > 215).length;
    expect(clear / pixels.length).toBeGreaterThan(0.98);
    expect(pixels.filter((light) => light < 40).length / pixels.length).toBeGreaterThan(0.05);
  });

  it('whose lines run from top to bottom is known to lie on its side', () => {
    expect(mendPhoto(quarterTurned(printedSheet(straight, white), 1)).isSideways).toBe(true);
  });

  it('without any print is given back, and says that there is none', () => {
    const blank = { ...emptyGray(400, 300), pixels: new Uint8Array(400 * 300).fill(230) };
    expect(mendPhoto(blank).letterPx).toBeNull();
  });
});

describe('the corners of a sheet', () => {
  const corners = [
    { x: 120, y: 90 },
    { x: 760, y: 140 },
    { x: 800, y: 1110 },
    { x: 80, y: 1060 },
  ] as const;
  const isInside = (x: number, y: number) =>
    corners.every((from, place) => {
      const to = corners[(place + 1) % 4] ?? from;
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
    });
  const photo = (sheet: number, table: number) => printedSheet(straight, (x, y) => (isInside(x, y) ? sheet : table));

  it('are found on a darker table', () => {
    const found = pageCorners(photo(230, 70)) ?? [];
    expect(found).toHaveLength(4);
    for (const [place, { x, y }] of found.entries()) {
      expect(Math.abs(x - (corners[place]?.x ?? 0))).toBeLessThan(14);
      expect(Math.abs(y - (corners[place]?.y ?? 0))).toBeLessThan(14);
    }
  });

  it('are not guessed where light fades and no edge shows', () => {
    expect(pageCorners(printedSheet(straight, (x) => 40 + (200 * x) / WIDTH_PX))).toBeNull();
    expect(pageCorners(printedSheet(straight, white))).toBeNull();
  });
});

describe('a picture in grays', () => {
  it('has white paper where nothing is drawn', () => {
    const gray = grayOf(new Uint8Array([0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0]), 3, 1);
    expect([...gray.pixels]).toEqual([0, 76, 255]);
  });

  it('is made smaller by means, turned by quarters, written as PGM', () => {
    const gray = { widthPx: 4, heightPx: 2, pixels: new Uint8Array([0, 10, 20, 30, 40, 50, 60, 70]) };
    expect([...shrink(gray, 2).pixels]).toEqual([25, 45]);
    expect([...quarterTurned(gray, 1).pixels]).toEqual([40, 0, 50, 10, 60, 20, 70, 30]);
    expect(quarterTurned(quarterTurned(gray, 3), 1)).toEqual(gray);
    expect([...quarterTurned(gray, 2).pixels]).toEqual([70, 60, 50, 40, 30, 20, 10, 0]);
    expect(new TextDecoder('latin1').decode(pgmFile(gray))).toBe(
      `P5\n4 2\n255\n${String.fromCharCode(...gray.pixels)}`,
    );
  });
});

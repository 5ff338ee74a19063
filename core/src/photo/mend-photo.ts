import { flattenShade } from './flatten-shade.ts';
import { type Gray, quarterTurned, shrink } from './gray.ts';
import { inkPieces, letterHeight } from './ink-pieces.ts';
import { commonSlope, inkStrips, localSlopes } from './line-slopes.ts';
import { drawThrough, type Mesh, meshOf } from './mesh.ts';
import { pageCorners } from './page-corners.ts';
import { meshOfSheet, meshScaled, meshStraightened, meshTurned } from './page-mesh.ts';
import { slopeField } from './slope-field.ts';

/** Lines are looked at in a picture of about this size on its longer side. */
const WORK_PX = 1600;
/** Small letters become so high: what readers of print read best. */
export const MENDED_LETTER_PX = 21;
const MENDED_MAX_PIXELS = 9_000_000;
/** A photo is made larger at most so many times: there is nothing more in it. */
const LARGER_AT_MOST = 3;

export interface MendedPhoto {
  picture: Gray;
  /** Where each point of the picture lies in the photo. */
  mesh: Mesh;
  /** How high small letters were in the photo, in its pixels; null where no print was found. */
  letterPx: number | null;
  /** Its lines run from top to bottom: the photo is to be turned by a quarter. */
  isSideways: boolean;
}

/** The picture that a mesh shows, light made even. */
const flatThrough = (mesh: Mesh, photo: Gray, perPhotoPx: number, cellPx: number): Gray => {
  const times = Math.max(1, Math.floor(perPhotoPx));
  return flattenShade(drawThrough(mesh, shrink(photo, times), times), cellPx);
};

/** The print of a flat picture, and how high its small letters are. */
function printOf(flat: Gray) {
  const pieces = inkPieces(flat);
  const letterPx = letterHeight(pieces);
  return { strips: inkStrips(pieces, flat.widthPx, flat.heightPx, letterPx), letterPx };
}

/**
 * A photo of a page as a scanner would have made it: the sheet seen from above, lines level and straight, light even, letters of
 * one size. Each step leaves the photo as it is where it is not sure; all together it takes apart the photo's pixels once.
 */
export function mendPhoto(photo: Gray): MendedPhoto {
  const corners = pageCorners(photo);
  const sheet = (corners && meshOfSheet(corners)) ?? meshOf(photo.widthPx, photo.heightPx, (x, y) => ({ x, y }));
  const workTimes = Math.max(1, Math.max(sheet.widthPx, sheet.heightPx) / WORK_PX);
  const work = meshScaled(sheet, 1 / workTimes);
  const turn = commonSlope(printOf(flatThrough(work, photo, workTimes, WORK_PX / 24)).strips);
  const level = Math.abs(turn.slope) < 0.001 ? work : meshTurned(work, turn.slope);
  const flat = flatThrough(level, photo, workTimes, WORK_PX / 24);
  const { strips, letterPx: workLetterPx } = printOf(flat);
  const sideways = commonSlope(printOf(quarterTurned(flat, 1)).strips);
  const field =
    workLetterPx === null ? null : slopeField(localSlopes(strips, workLetterPx), level.widthPx, level.heightPx);
  const straight = field === null ? level : meshStraightened(level, field);
  const wanted = workLetterPx === null ? 1 : Math.min(LARGER_AT_MOST * workTimes, MENDED_LETTER_PX / workLetterPx);
  const times = Math.min(wanted, Math.sqrt(MENDED_MAX_PIXELS / (straight.widthPx * straight.heightPx)));
  const mesh = meshScaled(straight, times);
  const cellPx = Math.max(32, (workLetterPx ?? 12) * times * 4);
  return {
    picture: flatThrough(mesh, photo, workTimes / times, cellPx),
    mesh,
    letterPx: workLetterPx === null ? null : workLetterPx * workTimes,
    isSideways: sideways.clearness > turn.clearness * 1.4,
  };
}

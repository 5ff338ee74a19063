import { emptyGray, type Gray } from './gray.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * Where each point of a mended picture lies in the photo. Turning, perspective and curved lines are put together in it, so that
 * the photo itself is taken apart once, and what is read can be shown where it stands.
 */
export interface Mesh {
  widthPx: number;
  heightPx: number;
  /** Points are kept at every so many pixels of the mended picture; between them it is a straight way. */
  stepPx: number;
  columns: number;
  rows: number;
  x: Float32Array;
  y: Float32Array;
}

const STEP_PX = 16;

/** A mesh of a picture of this size, each of whose points lies where `place` says. */
export function meshOf(widthPx: number, heightPx: number, place: (x: number, y: number) => Point): Mesh {
  const columns = Math.ceil(widthPx / STEP_PX) + 1;
  const rows = Math.ceil(heightPx / STEP_PX) + 1;
  const mesh = {
    ...{ widthPx, heightPx, stepPx: STEP_PX, columns, rows },
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point = place(column * STEP_PX, row * STEP_PX);
      mesh.x[row * columns + column] = point.x;
      mesh.y[row * columns + column] = point.y;
    }
  }
  return mesh;
}

/** Where a point of the mended picture lies in the photo; outside of it the way goes on straight. */
export function placeIn(mesh: Mesh, x: number, y: number): Point {
  const column = Math.min(mesh.columns - 2, Math.max(0, Math.floor(x / mesh.stepPx)));
  const row = Math.min(mesh.rows - 2, Math.max(0, Math.floor(y / mesh.stepPx)));
  const right = x / mesh.stepPx - column;
  const down = y / mesh.stepPx - row;
  const at = row * mesh.columns + column;
  const mix = (values: Float32Array) => {
    const top = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
    const bottom = (values[at + mesh.columns] ?? 0) * (1 - right) + (values[at + mesh.columns + 1] ?? 0) * right;
    return top * (1 - down) + bottom * down;
  };
  return { x: mix(mesh.x), y: mix(mesh.y) };
}

/** A mended picture of a mended picture, as one of the photo. */
export const meshOver = (
  under: Mesh,
  widthPx: number,
  heightPx: number,
  place: (x: number, y: number) => Point,
): Mesh =>
  meshOf(widthPx, heightPx, (x, y) => {
    const point = place(x, y);
    return placeIn(under, point.x, point.y);
  });

/**
 * The mended picture: each pixel from the four of the photo around its place. What lies outside of the photo goes on as its edge.
 * @param photo the photo, `photoTimes` times smaller than the one that the mesh speaks of
 */
export function drawThrough(mesh: Mesh, photo: Gray, photoTimes = 1): Gray {
  const drawn = emptyGray(mesh.widthPx, mesh.heightPx);
  const { widthPx, heightPx, pixels } = photo;
  const [lastX, lastY] = [widthPx - 1.001, heightPx - 1.001];
  for (let y = 0; y < mesh.heightPx; y++) {
    const row = Math.min(mesh.rows - 2, Math.floor(y / mesh.stepPx));
    const down = y / mesh.stepPx - row;
    for (let column = 0; column < mesh.columns - 1; column++) {
      const at = row * mesh.columns + column;
      const under = at + mesh.columns;
      const across = (values: Float32Array, aside: number) =>
        ((values[at + aside] ?? 0) * (1 - down) + (values[under + aside] ?? 0) * down) / photoTimes;
      // the middle of a pixel stays the middle when the photo is smaller
      const shift = (1 / photoTimes - 1) / 2;
      let [fromX, fromY] = [across(mesh.x, 0) + shift, across(mesh.y, 0) + shift];
      const stepX = (across(mesh.x, 1) + shift - fromX) / mesh.stepPx;
      const stepY = (across(mesh.y, 1) + shift - fromY) / mesh.stepPx;
      const end = Math.min(mesh.widthPx, (column + 1) * mesh.stepPx);
      for (let x = column * mesh.stepPx; x < end; x++) {
        const sureX = fromX < 0 ? 0 : fromX > lastX ? lastX : fromX;
        const sureY = fromY < 0 ? 0 : fromY > lastY ? lastY : fromY;
        const [wholeX, wholeY] = [sureX | 0, sureY | 0];
        const [right, below] = [sureX - wholeX, sureY - wholeY];
        const place = wholeY * widthPx + wholeX;
        const top = (pixels[place] ?? 0) * (1 - right) + (pixels[place + 1] ?? 0) * right;
        const bottom = (pixels[place + widthPx] ?? 0) * (1 - right) + (pixels[place + widthPx + 1] ?? 0) * right;
        drawn.pixels[y * mesh.widthPx + x] = top * (1 - below) + bottom * below + 0.5;
        fromX += stepX;
        fromY += stepY;
      }
    }
  }
  return drawn;
}

import { type Mesh, meshOf, meshOver, type Point } from './mesh.ts';
import type { Corners } from './page-corners.ts';
import type { SlopeField } from './slope-field.ts';
import { solve } from './solve.ts';

const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** The sheet between its corners as a rectangle, as if one had looked at it from above. */
export function meshOfSheet(corners: Corners): Mesh | null {
  const [a, b, c, d] = corners;
  const widthPx = Math.round(Math.max(lengthOf(a, b), lengthOf(d, c)));
  const heightPx = Math.round(Math.max(lengthOf(a, d), lengthOf(b, c)));
  const ends = [
    [0, 0, a],
    [widthPx, 0, b],
    [widthPx, heightPx, c],
    [0, heightPx, d],
  ] as const;
  const found = solve(
    ends.flatMap(([x, y, to]) => [
      [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
      [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
    ]),
  );
  if (found === null) return null;
  const [ax = 1, bx = 0, cx = 0, ay = 0, by = 1, cy = 0, aw = 0, bw = 0] = found;
  return meshOf(widthPx, heightPx, (x, y) => {
    const depth = aw * x + bw * y + 1;
    return { x: (ax * x + bx * y + cx) / depth, y: (ay * x + by * y + cy) / depth };
  });
}

/** Made larger or smaller: `times` 2 gives twice as many pixels a side. */
export const meshScaled = (mesh: Mesh, times: number): Mesh =>
  meshOver(
    mesh,
    Math.max(1, Math.round(mesh.widthPx * times)),
    Math.max(1, Math.round(mesh.heightPx * times)),
    (x, y) => ({
      x: x / times,
      y: y / times,
    }),
  );

/** Turned back so that lines which fall by `slope` lie level; wider and higher, so that nothing is cut. */
export function meshTurned(mesh: Mesh, slope: number): Mesh {
  const angle = Math.atan(slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const widthPx = Math.round(mesh.widthPx * cos + mesh.heightPx * Math.abs(sin));
  const heightPx = Math.round(mesh.heightPx * cos + mesh.widthPx * Math.abs(sin));
  return meshOver(mesh, widthPx, heightPx, (x, y) => {
    const [right, down] = [x - widthPx / 2, y - heightPx / 2];
    return { x: mesh.widthPx / 2 + right * cos - down * sin, y: mesh.heightPx / 2 + right * sin + down * cos };
  });
}

const WALK_PX = 16;

/** Lines that run as the field says made straight: each is followed from the middle to both sides. */
export function meshStraightened(mesh: Mesh, field: SlopeField): Mesh {
  const { widthPx, heightPx } = mesh;
  const steps = Math.ceil(widthPx / 2 / WALK_PX) + 1;
  const walk = (fromY: number, direction: 1 | -1): Float32Array => {
    const path = new Float32Array(steps + 1).fill(fromY);
    for (let step = 0; step < steps; step++) {
      const [x, y] = [widthPx / 2 + direction * step * WALK_PX, path[step] ?? 0];
      const half = y + (field(x, y) * direction * WALK_PX) / 2;
      path[step + 1] = y + field(x + (direction * WALK_PX) / 2, half) * direction * WALK_PX;
    }
    return path;
  };
  const reaches = [0, heightPx / 2, heightPx].flatMap((y) =>
    ([1, -1] as const).flatMap((direction) => [...walk(y, direction)].map((at) => Math.abs(at - y))),
  );
  const spareTop = Math.ceil(Math.min(heightPx / 6, Math.max(...reaches)));
  const paths = new Map<number, { right: Float32Array; left: Float32Array }>();
  return meshOver(mesh, widthPx, heightPx + 2 * spareTop, (x, y) => {
    const fromY = y - spareTop;
    const path = paths.get(fromY) ?? { right: walk(fromY, 1), left: walk(fromY, -1) };
    paths.set(fromY, path);
    const away = (x - widthPx / 2) / WALK_PX;
    const side = away < 0 ? path.left : path.right;
    const step = Math.min(steps - 1, Math.floor(Math.abs(away)));
    const share = Math.abs(away) - step;
    return { x, y: (side[step] ?? 0) * (1 - share) + (side[step + 1] ?? 0) * share };
  });
}

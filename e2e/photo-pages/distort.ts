import { emptyGray, type Gray } from '@sorrel/core/photo/gray';
import { type Seeded, seeded } from './seeded.ts';

/** What happens to a page before it is read. */
export const DISTORTIONS = ['turned', 'shaded', 'dim', 'curved', 'in perspective', 'all of them'] as const;
export type Distortion = (typeof DISTORTIONS)[number];

interface Scene {
  /** Degrees, clockwise. */
  turnedBy: number;
  /** Whether a darker table shows around the sheet. */
  onTable: boolean;
  /** How far the sheet's corners are moved, as shares of its size. */
  lean: readonly [number, number];
  /** How far lines bend from the middle to the edge, as a share of the sheet's height. */
  bend: number;
  bendsAtSpine: boolean;
  /** Light at the darkest place as a share of the lightest. */
  darkest: number;
  shadeAngle: number;
  /** A shadow with an edge, as the hand that holds the camera throws it. */
  castShadow: number;
  /** Light of the whole, and of what is black. */
  light: number;
  black: number;
  noise: number;
}

function sceneOf(kind: Distortion, chance: Seeded): Scene {
  const is = (...kinds: Distortion[]) => kinds.includes(kind);
  const mild = kind === 'all of them' ? 0.6 : 1;
  const side = chance.next() < 0.5 ? -1 : 1;
  return {
    turnedBy: is('turned', 'all of them') ? side * chance.between(3, 8) * mild : chance.between(-0.8, 0.8),
    onTable: is('in perspective', 'all of them') || chance.next() < 0.5,
    lean: is('in perspective', 'all of them')
      ? [chance.between(-0.1, 0.1) * mild, chance.between(0.05, 0.16) * mild]
      : [0, 0],
    bend: is('curved', 'all of them') ? chance.between(0.012, 0.03) * mild * (chance.next() < 0.5 ? -1 : 1) : 0,
    bendsAtSpine: chance.next() < 0.5,
    darkest: is('shaded', 'all of them') ? chance.between(0.25, 0.5) / mild ** 0.5 : chance.between(0.85, 0.98),
    shadeAngle: chance.between(0, Math.PI * 2),
    castShadow: is('shaded') ? chance.between(0.55, 0.75) : 1,
    light: is('dim')
      ? chance.between(0.3, 0.45)
      : is('all of them')
        ? chance.between(0.55, 0.75)
        : chance.between(0.85, 0.98),
    black: is('dim') ? chance.between(0.25, 0.45) : chance.between(0.05, 0.15),
    noise: is('dim') ? chance.between(3, 5) : chance.between(1, 2.5),
  };
}

/** Where a point of the sheet, 0 to 1 a side, comes to lie in a photo of this size. */
function projection(scene: Scene, sheet: Gray, photo: Gray) {
  const [leanX, leanY] = scene.lean;
  const fits = scene.onTable ? 0.9 : 0.985;
  const angle = (scene.turnedBy * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = Math.min(
    (photo.widthPx * fits) / (sheet.widthPx * Math.abs(cos) + sheet.heightPx * Math.abs(sin)),
    (photo.heightPx * fits) / (sheet.heightPx * Math.abs(cos) + sheet.widthPx * Math.abs(sin)),
  );
  return (u: number, v: number) => {
    const bent =
      scene.bend *
      (scene.bendsAtSpine ? (1 - u) ** 3 : Math.sin(Math.PI * u)) *
      (scene.bendsAtSpine ? 1.6 * v - 0.5 : 0.5 + v);
    // far parts are smaller
    const depth = 1 + leanX * (u - 0.5) * 2 + leanY * (0.5 - v) * 2;
    const x = ((u - 0.5) * sheet.widthPx * scale) / depth;
    const y = ((v + bent - 0.5) * sheet.heightPx * scale) / depth;
    return { x: photo.widthPx / 2 + x * cos - y * sin, y: photo.heightPx / 2 + x * sin + y * cos };
  };
}

/** For each pixel of the photo the place of the sheet it shows, found by following the sheet's own grid. */
function sheetPlaces(project: (u: number, v: number) => { x: number; y: number }, photo: Gray) {
  const us = new Float32Array(photo.pixels.length).fill(-1);
  const vs = new Float32Array(photo.pixels.length);
  const cells = 160;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const at = (right: number, down: number) => project((column + right) / cells, (row + down) / cells);
      const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
      const [ax, ay, bx, by] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y];
      const whole = ax * by - ay * bx;
      const xs = [a.x, b.x, c.x, d.x];
      const ys = [a.y, b.y, c.y, d.y];
      for (
        let y = Math.max(0, Math.floor(Math.min(...ys)));
        y <= Math.min(photo.heightPx - 1, Math.max(...ys) + 1);
        y++
      ) {
        for (
          let x = Math.max(0, Math.floor(Math.min(...xs)));
          x <= Math.min(photo.widthPx - 1, Math.max(...xs) + 1);
          x++
        ) {
          const right = ((x - a.x) * by - (y - a.y) * bx) / whole;
          const down = ((y - a.y) * ax - (x - a.x) * ay) / whole;
          if (right < -0.02 || down < -0.02 || right > 1.02 || down > 1.02) continue;
          us[y * photo.widthPx + x] = Math.max(0, (column + right) / cells);
          vs[y * photo.widthPx + x] = Math.max(0, (row + down) / cells);
        }
      }
    }
  }
  return { us, vs };
}

const table = (x: number, y: number) => 70 + 12 * Math.sin(x / 9 + 3 * Math.sin(y / 160)) + 8 * Math.sin(x / 71);

function lightAt(sheet: Gray, u: number, v: number): number {
  const x = Math.min(sheet.widthPx - 1.01, Math.max(0, u * sheet.widthPx - 0.5));
  const y = Math.min(sheet.heightPx - 1.01, Math.max(0, v * sheet.heightPx - 0.5));
  const [left, above] = [Math.floor(x), Math.floor(y)];
  const place = above * sheet.widthPx + left;
  const mix = (from: number) =>
    (sheet.pixels[from] ?? 0) * (1 - (x - left)) + (sheet.pixels[from + 1] ?? 0) * (x - left);
  return mix(place) * (1 - (y - above)) + mix(place + sheet.widthPx) * (y - above);
}

/** A photo of the sheet as somebody takes it in a kitchen: everything that happens to it follows from the seed. */
export function distorted(sheet: Gray, kind: Distortion, seed: number): Gray {
  const chance = seeded(seed * 104729 + DISTORTIONS.indexOf(kind));
  const scene = sceneOf(kind, chance);
  const photo = emptyGray(Math.round(sheet.widthPx * 1.1), Math.round(sheet.heightPx * 1.08));
  const { us, vs } = sheetPlaces(projection(scene, sheet, photo), photo);
  const [right, down] = [Math.cos(scene.shadeAngle), Math.sin(scene.shadeAngle)];
  const shadowFrom = chance.between(0.3, 0.7);
  for (let y = 0; y < photo.heightPx; y++) {
    for (let x = 0; x < photo.widthPx; x++) {
      const place = y * photo.widthPx + x;
      const u = us[place] ?? -1;
      const own = u < 0 ? (scene.onTable ? table(x, y) : 250) : lightAt(sheet, u, vs[place] ?? 0);
      const across = ((x / photo.widthPx - 0.5) * right + (y / photo.heightPx - 0.5) * down) / 1.42 + 0.5;
      const shadow = 1 / (1 + Math.exp(-(y / photo.heightPx + 0.3 * (x / photo.widthPx) - shadowFrom - 0.15) * 60));
      const light =
        scene.light * (scene.darkest + (1 - scene.darkest) * across) * (1 - (1 - scene.castShadow) * shadow);
      const contrasted = scene.black * 255 + own * (1 - scene.black);
      const noise = (chance.next() + chance.next() + chance.next() - 1.5) * 2 * scene.noise;
      photo.pixels[place] = Math.max(0, Math.min(255, contrasted * light + noise));
    }
  }
  return photo;
}

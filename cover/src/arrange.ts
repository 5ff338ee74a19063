import type { DrawingName } from './drawings/drawings.ts';
import { DRAWINGS } from './drawings/drawings.ts';
import { at, circle, GOLDEN_ANGLE, num, radians, sunflower, TAU } from './geometry.ts';
import { type Look, type Picture, photoOf } from './look.ts';
import type { Pen } from './pen.ts';
import { SHADOW } from './pen.ts';

/** Pictures are a third part air; this is how wide one is beside a drawing, as a share of the vessel's radius. */
const PHOTO_SIZE = 0.58;

/** Up to this size pieces are so many that two drawings, turned, serve for all of them; for the smallest, one. */
const SHARED_SIZE = 0.46;
const SMALL_SIZE = 0.24;

/** Width of one piece, as a share of the vessel's radius. */
export function sizeOf(picture: Picture): number {
  return photoOf(picture) ? PHOTO_SIZE : DRAWINGS[picture as DrawingName].size;
}

function longOf(picture: Picture): number | undefined {
  return photoOf(picture) ? undefined : DRAWINGS[picture as DrawingName].long;
}

/** One piece that fills a good part of the vessel: a fillet, a fan of slices. */
export function isBig(look: Look): boolean {
  return sizeOf(look.picture) >= 0.8 && !photoOf(look.picture);
}

/** The picture of a food, `size` wide, without its shadow. */
export function drawPicture(pen: Pen, picture: Picture, size: number): string {
  const photo = photoOf(picture);
  return photo ? pen.picture(photo, size) : DRAWINGS[picture as DrawingName].draw(pen, size);
}

/** One piece with the shadow it casts. `vesselRadius` sets its size, `scale` changes it. */
export function piece(
  pen: Pen,
  look: Pick<Look, 'picture'>,
  x: number,
  y: number,
  rotation: number,
  vesselRadius: number,
  scale = 1,
): string {
  const photo = photoOf(look.picture);
  const drawing = photo ? undefined : DRAWINGS[look.picture as DrawingName];
  const size = vesselRadius * (drawing?.size ?? PHOTO_SIZE) * scale;
  let shadow = '';
  if (drawing?.long) {
    const fill = pen.gradient(
      'long',
      [
        [0.72, SHADOW, 0.34],
        [1, SHADOW, 0],
      ],
      'radial',
    );
    shadow = `<g transform="translate(${(size * 0.05).toFixed(1)} ${(size * 0.08).toFixed(1)}) rotate(${rotation.toFixed(0)}) scale(1 ${drawing.long})">${circle(size * 0.56, fill)}</g>`;
  } else if (!drawing?.flat) {
    shadow = pen.shade(size * (photo ? 0.42 : 0.5), 0.32);
  }
  if (drawing && drawing.size <= SHARED_SIZE) {
    const whole = size / scale;
    const turn = (rotation ? `rotate(${num(rotation)})` : '') + (scale === 1 ? '' : `scale(${scale.toFixed(2)})`);
    const variant = drawing.size <= SMALL_SIZE ? 0 : Math.round(Math.abs(rotation)) % 2;
    const key = `${look.picture} ${num(whole)} ${variant}`;
    return at(x, y, 0, shadow + pen.shared(key, () => drawing.draw(pen, whole), turn));
  }
  const food = drawing ? drawing.draw(pen, size) : drawPicture(pen, look.picture, size);
  return at(x, y, 0, shadow + at(0, 0, rotation, food));
}

/** The place of one food on the rim of a bowl: at `angle` (radians), `distance` from the middle. */
export function cluster(pen: Pen, look: Look, angle: number, distance: number, vesselRadius: number): string {
  const x = Math.cos(angle) * distance;
  const y = Math.sin(angle) * distance;
  const [alongX, alongY] = [-Math.sin(angle), Math.cos(angle)];
  const degrees = (angle * 180) / Math.PI;
  const size = sizeOf(look.picture);
  const long = longOf(look.picture);
  if (isBig(look)) {
    const reach = look.serving === 'hero' ? 0.7 : 0.92;
    return piece(pen, look, x * reach, y * reach, degrees + 90 + pen.between(-8, 8), vesselRadius, 0.8);
  }
  let out = '';
  if (look.serving === 'many') {
    const count = size < 0.13 ? 24 : size < 0.2 ? 14 : 9;
    for (let i = count - 1; i >= 0; i--) {
      const turn = i * GOLDEN_ANGLE;
      const reach = vesselRadius * size * 0.56 * Math.sqrt(i);
      out += piece(
        pen,
        look,
        x + Math.cos(turn) * reach,
        y + Math.sin(turn) * reach,
        pen.between(0, 360),
        vesselRadius,
        pen.between(0.92, 1.08),
      );
    }
    return out;
  }
  if (look.serving === 'fan') {
    const curls = look.picture === 'prawn';
    const count = curls ? 3 : 4;
    const step = vesselRadius * size * 0.56;
    for (let i = 0; i < count; i++) {
      const place = step * (i - (count - 1) / 2);
      const rotation = curls ? degrees + i * 40 : pen.between(-20, 20);
      out += piece(pen, look, x + alongX * place, y + alongY * place, rotation, vesselRadius, curls ? 0.92 : 1);
    }
    return out;
  }
  if (look.serving === 'strew') {
    for (let i = 0; i < 3; i++) {
      out += piece(
        pen,
        look,
        x + pen.between(-0.14, 0.14) * vesselRadius,
        y + pen.between(-0.14, 0.14) * vesselRadius,
        pen.between(0, 360),
        vesselRadius,
      );
    }
    return out;
  }
  if (long) {
    const step = vesselRadius * size * long * 0.62;
    for (let i = 0; i < 3; i++) {
      const place = step * (i - 1);
      out += piece(
        pen,
        look,
        x + Math.cos(angle) * place * 0.9,
        y + Math.sin(angle) * place * 0.9,
        degrees + 90 + pen.between(-9, 9),
        vesselRadius,
        0.9,
      );
    }
    return out;
  }
  const step = vesselRadius * (photoOf(look.picture) ? 0.2 : size * 0.46);
  if (!photoOf(look.picture)) {
    const inwards = Math.min(0.16, size * 0.44) * vesselRadius;
    out += piece(
      pen,
      look,
      x - Math.cos(angle) * inwards,
      y - Math.sin(angle) * inwards,
      pen.between(-20, 20),
      vesselRadius,
      0.84,
    );
  }
  out += piece(pen, look, x - alongX * step, y - alongY * step, pen.between(-22, 8), vesselRadius, 0.86);
  return out + piece(pen, look, x + alongX * step, y + alongY * step, pen.between(-6, 26), vesselRadius, 0.92);
}

/** Foods side by side round a bowl, each in its own part. */
export function sections(pen: Pen, looks: readonly Look[], radius: number, reach = 0.5): string {
  const shown = looks.slice(0, 5);
  const start = pen.between(0, TAU);
  let out = '';
  for (let i = shown.length - 1; i >= 0; i--) {
    const look = shown[i];
    if (look)
      out += cluster(
        pen,
        look,
        start + (i / shown.length) * TAU,
        radius * (shown.length < 3 ? 0.36 : reach),
        radius * 1.14,
      );
  }
  return out;
}

/** Foods mixed over a disc. `pieceRadius` is the vessel radius that sets the size of the pieces. */
export function scatter(
  pen: Pen,
  looks: readonly Look[],
  radius: number,
  count: number,
  scale = 1,
  pieceRadius = radius,
): string {
  if (looks.length === 0) return '';
  let out = '';
  let bigLeft = 2;
  const places = sunflower(count, radius * 0.8, pen.between(0, TAU));
  for (const [i, [x, y]] of places.entries()) {
    let look = looks[i % looks.length] as Look;
    if (isBig(look) && bigLeft-- <= 0) {
      look = looks.find((other) => !isBig(other)) ?? look;
      if (isBig(look)) continue;
    }
    if (look.serving === 'many') {
      for (let j = 0; j < 3; j++) {
        out += piece(
          pen,
          look,
          x + pen.between(-0.1, 0.1) * pieceRadius,
          y + pen.between(-0.1, 0.1) * pieceRadius,
          pen.between(0, 360),
          pieceRadius,
          scale,
        );
      }
      continue;
    }
    const share = photoOf(look.picture) ? 0.68 : isBig(look) ? 0.56 : 0.86;
    out += piece(pen, look, x, y, pen.between(-40, 40), pieceRadius, share * scale);
  }
  return out;
}

/** Garnish over a disc. */
export function sprinkle(pen: Pen, radius: number, looks: readonly Look[]): string {
  let out = '';
  for (const look of looks) {
    const tiny = sizeOf(look.picture) <= 0.1;
    const count = tiny ? 16 : sizeOf(look.picture) < 0.17 ? 8 : 4;
    for (let i = 0; i < count; i++) {
      const angle = pen.random() * TAU;
      const reach = radius * Math.sqrt(pen.random()) * 0.62;
      out += piece(pen, look, Math.cos(angle) * reach, Math.sin(angle) * reach, pen.between(0, 360), radius, 0.82);
    }
  }
  return out;
}

/** Foods at fixed places round something in the middle, in degrees. */
export function round(
  pen: Pen,
  looks: readonly Look[],
  degrees: readonly number[],
  distance: number,
  vesselRadius: number,
): string {
  return looks
    .slice(0, degrees.length)
    .map((look, i) => cluster(pen, look, radians((degrees[i] ?? 0) + pen.between(-6, 6)), distance, vesselRadius))
    .join('');
}

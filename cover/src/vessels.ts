import { at, circle, ellipse, num, slab, stroke } from './geometry.ts';
import { GLAZES, type Glaze } from './glazes.ts';
import type { Pen } from './pen.ts';
import { SHADOW } from './pen.ts';

/** The soft shadow of a round vessel on the table. */
export function tableShadow(pen: Pen, radius: number, isTableDeep: boolean): string {
  const fill = pen.gradient(
    'table-shadow',
    [
      [0.74, SHADOW, isTableDeep ? 0.5 : 0.3],
      [0.88, SHADOW, isTableDeep ? 0.22 : 0.11],
      [1, SHADOW, 0],
    ],
    'radial',
  );
  return `<circle cx="${num(radius * 0.07)}" cy="${num(radius * 0.12)}" r="${num(radius * 1.13)}" fill="${fill}"/>`;
}

export function plate(pen: Pen, radius: number, glaze: Glaze): string {
  const r = radius;
  return (
    circle(
      r,
      pen.gradient(`plate${glaze.mid}`, [
        [0, glaze.light],
        [0.6, glaze.mid],
        [1, glaze.shade],
      ]),
    ) +
    circle(r * 0.985, 'none', `stroke="#fff" stroke-opacity=".55" stroke-width="${num(r * 0.014)}"`) +
    (glaze.rim
      ? circle(r * 0.945, 'none', `stroke="${glaze.rim}" stroke-width="${num(r * 0.018)}" opacity=".85"`)
      : '') +
    circle(
      r * 0.73,
      pen.gradient(`well${glaze.mid}`, [
        [0, glaze.wellShade],
        [0.55, glaze.wellLight],
        [1, glaze.wellLight],
      ]),
    ) +
    circle(r * 0.73, 'none', `stroke="${glaze.shade}" stroke-opacity=".55" stroke-width="${num(r * 0.008)}"`)
  );
}

/** How far the food of a bowl reaches, as a share of its radius. */
export const BOWL_WELL = 0.875;

/** A bowl; `inside` is clipped to its well and lies in the shade of its wall. */
export function bowl(pen: Pen, radius: number, glaze: Glaze, inside: string): string {
  const r = radius;
  const wallShade = `<path d="M${num(-r)} ${num(-r)}H${num(r)}V${num(r)}H${num(-r)}ZM${num(r * 0.93)} ${num(r * 0.06)}A${num(r * 0.89)} ${num(r * 0.89)} 0 1 0 ${num(-r * 0.85)} ${num(r * 0.06)}A${num(r * 0.89)} ${num(r * 0.89)} 0 1 0 ${num(r * 0.93)} ${num(r * 0.06)}Z" fill="#2A1A08" fill-rule="evenodd" opacity=".2"/>`;
  return (
    circle(
      r,
      pen.gradient(`bowl${glaze.mid}`, [
        [0, glaze.light],
        [0.5, glaze.mid],
        [1, glaze.shade],
      ]),
    ) +
    circle(r * 0.985, 'none', `stroke="#fff" stroke-opacity=".5" stroke-width="${num(r * 0.016)}"`) +
    circle(
      r * 0.925,
      pen.gradient(`inner${glaze.mid}`, [
        [0, glaze.shade],
        [0.5, glaze.wellShade],
        [1, glaze.wellLight],
      ]),
    ) +
    pen.clip(circle(r * BOWL_WELL, '#000'), inside + wallShade)
  );
}

export function pan(pen: Pen, radius: number, inside: string): string {
  const r = radius;
  const handle =
    slab(r * 1.2, r * 0.26, r * 0.12, SHADOW, r * 1.52, r * 0.11, 'opacity=".2"') +
    slab(r * 1.22, r * 0.25, r * 0.12, pen.duo('#5A615F', '#2B302F'), r * 1.47, 0) +
    slab(r * 0.2, r * 0.09, r * 0.045, '#15191A', r * 1.84, 0, 'opacity=".6"');
  return at(0, 0, -38, handle) + bowl(pen, r, GLAZES.iron, inside);
}

const ENAMELS = {
  red: ['#D4543F', '#B23524', '#7E2013'],
  blue: ['#5F8FB4', '#3D6E96', '#264C6C'],
  green: ['#5E8F6C', '#3C6B4B', '#254833'],
  cream: ['#FBF2DF', '#EBDCBE', '#C9B48C'],
} as const;

export type Enamel = keyof typeof ENAMELS;

/** A heavy casserole with two handles. */
export function pot(pen: Pen, radius: number, enamel: Enamel, inside: string): string {
  const r = radius;
  const [light, mid, dark] = ENAMELS[enamel];
  const handle = (x: number) =>
    slab(r * 0.34, r * 0.62, r * 0.15, dark, x, r * 0.02) +
    slab(r * 0.32, r * 0.58, r * 0.14, pen.duo(light, mid), x, 0) +
    slab(r * 0.12, r * 0.3, r * 0.06, dark, x * 1.02, 0, 'opacity=".7"');
  const glaze: Glaze = { light, mid, shade: dark, wellLight: '#F3EDE0', wellShade: '#CFC5B0' };
  return handle(-r * 1.02) + handle(r * 1.02) + bowl(pen, r, glaze, inside);
}

export function board(pen: Pen, width: number, height: number, rotation: number, hasHandle: boolean): string {
  const [w, h] = [width, height];
  let out = slab(w, h, h * 0.16, SHADOW, w * 0.02, h * 0.06, 'opacity=".2"');
  if (hasHandle) {
    out += slab(w * 0.26, h * 0.26, h * 0.12, pen.duo('#D7A468', '#B57C41'), w * 0.59, 0);
    out += ellipse(h * 0.05, h * 0.05, '#7C4F22', w * 0.64, 0, 'opacity=".7"');
  }
  out += slab(
    w,
    h,
    h * 0.16,
    pen.gradient('wood', [
      [0, '#EBC48D'],
      [0.5, '#DDAE70'],
      [1, '#C08A4C'],
    ]),
  );
  let lines = '';
  for (let i = 0; i < 6; i++) {
    const y = h * (-0.38 + i * 0.15 + pen.between(-0.02, 0.02));
    lines += `M${num(-w * 0.46)} ${num(y)}C${num(-w * 0.2)} ${num(y + pen.between(-0.05, 0.05) * h)} ${num(w * 0.2)} ${num(y + pen.between(-0.06, 0.06) * h)} ${num(w * 0.46)} ${num(y)}`;
  }
  return at(0, 0, rotation, out + stroke(lines, '#A9713A', h * 0.012, 0.28));
}

/** A roasting dish with an enamel rim. */
export function tray(pen: Pen, width: number, height: number, rim: string): string {
  const [w, h] = [width, height];
  return (
    slab(w, h, h * 0.2, SHADOW, w * 0.015, h * 0.07, 'opacity=".22"') +
    slab(w, h, h * 0.2, rim) +
    slab(w - h * 0.05, h - h * 0.05, h * 0.18, pen.duo('#FFFFFF', '#E8E6DF')) +
    slab(w - h * 0.2, h - h * 0.2, h * 0.13, pen.duo('#DAD6CB', '#F7F5F0'))
  );
}

/** A wire rack for things that cool. */
export function rack(width: number, height: number): string {
  const [w, h] = [width, height];
  let wires = '';
  for (let i = 1; i < 12; i++) wires += `M${num(-w / 2 + (i * w) / 12)} ${num(-h / 2)}V${num(h / 2)}`;
  const frame = `M${num(-w / 2)} ${num(-h / 2)}H${num(w / 2)}V${num(h / 2)}H${num(-w / 2)}ZM${num(-w / 2)} 0H${num(w / 2)}`;
  return (
    at(w * 0.012, h * 0.04, 0, stroke(wires + frame, SHADOW, w * 0.012, 0.16)) +
    stroke(wires, '#B9BDB6', w * 0.008) +
    stroke(frame, '#9DA39B', w * 0.014)
  );
}

import { leaf } from './drawings/shapes.ts';
import { at, blobPath, circle, ellipse, num, slab, stroke, sunflower, TAU } from './geometry.ts';
import type { Pen } from './pen.ts';
import { TONES, type Tone } from './tones.ts';

/** What fills a vessel: each draws a disc of the radius, round 0, 0. */

export function rice(pen: Pen, radius: number, isCreamy = false): string {
  let shade = '';
  let light = '';
  const large = radius > 150;
  for (let i = 0; i < (large ? 520 : 170); i++) {
    const angle = pen.random() * TAU;
    const reach = Math.sqrt(pen.random()) * radius * 0.95;
    const turn = pen.random() * TAU;
    const length = radius * (large ? 0.038 : 0.07);
    const grain = `M${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}l${num(Math.cos(turn) * length)} ${num(Math.sin(turn) * length)}`;
    if (i % 2) light += grain;
    else shade += grain;
  }
  const bed = isCreamy ? pen.ball('#FBF0CF', '#F3E0AC', '#D9BC78') : pen.ball('#FFFEF8', '#F8F3E4', '#E3D9C0');
  return (
    circle(radius, bed) +
    stroke(shade, '#DFD4B8', radius * (large ? 0.02 : 0.036)) +
    stroke(light, '#FFFFFF', radius * (large ? 0.019 : 0.034))
  );
}

/** Quinoa, couscous, bulgur; with `fried`, rice from the pan. */
export function grain(pen: Pen, radius: number, isFried = false): string {
  const dots = ['', '', ''];
  for (let i = 0; i < 260; i++) {
    const angle = pen.random() * TAU;
    const reach = Math.sqrt(pen.random()) * radius * 0.96;
    const tail = isFried ? `l${num(Math.cos(i) * radius * 0.05)} ${num(Math.sin(i) * radius * 0.05)}` : 'h.01';
    const kind = i % 3 === 0 ? 0 : i % 2 ? 1 : 2;
    dots[kind] += `M${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}${tail}`;
  }
  const [dark = '', mid = '', light = ''] = dots;
  const tones = isFried ? ['#D9A243', '#F3CF84', '#FBE6B4'] : ['#B4813F', '#E8C98C', '#F8E7BE'];
  const bed = isFried ? pen.ball('#F6D68C', '#EBBE62', '#C0882E') : pen.ball('#F1D9A6', '#E3C184', '#B98F50');
  return (
    circle(radius, bed) + [dark, mid, light].map((d, i) => stroke(d, tones[i] ?? '#E8C98C', radius * 0.046)).join('')
  );
}

const GREENS = [
  ['#9CCB62', '#5A9440', '#E2F2BB'],
  ['#76B04E', '#3F7E38', '#CFE7A4'],
  ['#B9DA78', '#7FAF48', '#F2FACF'],
  ['#5C9A4C', '#2D6A34', '#BADD9A'],
] as const;

/** A bed of leaves. */
export function greens(pen: Pen, radius: number): string {
  return circle(radius, pen.ball('#6FA352', '#437A3A', '#2A5629')) + looseLeaves(pen, radius);
}

/** The leaves alone, for a plate. */
export function looseLeaves(pen: Pen, radius: number): string {
  let out = '';
  for (const [count, reach] of [
    [13, 0.46],
    [9, 0.2],
    [5, -0.02],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 360 + pen.between(-12, 12);
      const [light, dark, vein] = pen.pick(GREENS);
      out += `<g transform="rotate(${num(angle)}) translate(${num(radius * reach)} 0) rotate(${num(pen.between(-24, 24))})">${leaf(pen, radius * pen.between(0.5, 0.62), light, dark, vein, 0.4)}</g>`;
    }
  }
  return out;
}

const EGG_NOODLE: Tone = ['#FBE9B8', '#F2D48C', '#C99A45'];

/** Spaghetti and noodles: curls over one another. */
export function noodles(pen: Pen, radius: number, tone: Tone = EGG_NOODLE): string {
  return circle(radius, pen.ball(tone[1], tone[1], tone[2])) + looseNoodles(pen, radius, tone);
}

export function looseNoodles(pen: Pen, radius: number, [light, mid, dark]: Tone = EGG_NOODLE): string {
  let out = '';
  for (let i = 0; i < 34; i++) {
    const reach = radius * pen.between(0.14, 0.78);
    const from = pen.random() * TAU;
    const sweep = pen.between(1.6, 4);
    const x = pen.between(-0.14, 0.14) * radius;
    const y = pen.between(-0.14, 0.14) * radius;
    const d = `M${num(x + Math.cos(from) * reach)} ${num(y + Math.sin(from) * reach)}A${num(reach)} ${num(reach)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${num(x + Math.cos(from + sweep) * reach)} ${num(y + Math.sin(from + sweep) * reach)}`;
    out += stroke(d, dark, radius * 0.085) + stroke(d, i % 2 ? light : mid, radius * 0.062);
  }
  return out;
}

/** Penne, macaroni, rigatoni: short tubes in a sauce. */
export function tubes(pen: Pen, radius: number, [light, mid, dark]: Tone, sauce: Tone): string {
  let out = circle(radius, pen.ball(...sauce));
  const fill = pen.duo(light, mid);
  for (const [x, y] of sunflower(34, radius * 0.94, pen.between(0, TAU))) {
    const l = radius * 0.3;
    const h = radius * 0.13;
    const tube =
      slab(l, h, h * 0.4, dark, radius * 0.012, radius * 0.022) +
      slab(l, h, h * 0.4, fill) +
      ellipse(h * 0.24, h * 0.46, dark, l * 0.46) +
      stroke(`M${num(-l * 0.36)} ${num(-h * 0.18)}H${num(l * 0.3)}`, '#fff', h * 0.14, 0.55);
    out += at(x, y, pen.between(0, 180), tube);
  }
  return out;
}

/** Soup, sauce, curry; `hasSwirl` adds a thread of cream. */
export function liquid(pen: Pen, radius: number, tone: Tone, hasSwirl = false): string {
  const r = radius;
  let out = circle(r, pen.ball(...tone));
  if (hasSwirl) {
    const d = `M${num(-r * 0.5)} ${num(r * 0.05)}C${num(-r * 0.4)} ${num(-r * 0.6)} ${num(r * 0.5)} ${num(-r * 0.55)} ${num(r * 0.48)} ${num(r * 0.05)}C${num(r * 0.45)} ${num(r * 0.5)} ${num(-r * 0.25)} ${num(r * 0.46)} ${num(-r * 0.26)} ${num(r * 0.06)}C${num(-r * 0.24)} ${num(-r * 0.25)} ${num(r * 0.2)} ${num(-r * 0.24)} ${num(r * 0.2)} ${num(r * 0.04)}`;
    out += stroke(d, '#FFF9EC', r * 0.055, 0.75);
  }
  for (let i = 0; i < 14; i++) {
    const angle = pen.random() * TAU;
    const reach = r * pen.between(0.3, 0.9);
    out += `<circle cx="${num(Math.cos(angle) * reach)}" cy="${num(Math.sin(angle) * reach)}" r="${num(r * pen.between(0.012, 0.035))}" fill="#FFF3D0" opacity=".55"/>`;
  }
  return out;
}

/** Porridge, yoghurt, hummus, icing: a spiral of the spoon. */
export function cream(pen: Pen, radius: number, tone: Tone = TONES.white): string {
  const [light, , dark] = tone;
  let d = '';
  for (let i = 0; i < 60; i++) {
    const angle = i * 0.28;
    const reach = radius * (0.06 + i * 0.0135);
    d += `${i ? 'L' : 'M'}${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`;
  }
  return (
    circle(radius, pen.ball(...tone)) +
    stroke(d, dark, radius * 0.075, 0.65) +
    at(-radius * 0.02, -radius * 0.025, 0, stroke(d, light, radius * 0.045))
  );
}

/** Thick stew: sauce with lumps beneath its surface. */
export function stew(pen: Pen, radius: number, tone: Tone): string {
  let out = circle(radius, pen.ball(...tone));
  for (const [x, y] of sunflower(16, radius * 0.9, pen.between(0, TAU))) {
    out += at(
      x,
      y,
      0,
      `<path d="${blobPath(radius * pen.between(0.11, 0.18), 7, 0.4, pen.random)}" fill="${tone[2]}" opacity=".4"/><path transform="translate(${num(-radius * 0.02)} ${num(-radius * 0.025)})" d="${blobPath(radius * pen.between(0.08, 0.13), 7, 0.4, pen.random)}" fill="${tone[0]}" opacity=".55"/>`,
    );
  }
  return out + glints(pen, radius, 10);
}

const SHREDS = ['#C9E09A', '#E9F3CC', '#F5F8E2', '#A9CC72', '#F39A45', '#F7B56C'];

/** Shredded cabbage and carrot. */
export function shredded(pen: Pen, radius: number, isRed: boolean): string {
  let out = circle(radius, pen.ball('#F3F6DC', '#D9E6B2', '#A8BC78'));
  const colours = isRed ? [...SHREDS, '#8E4389', '#B877B4', '#6E2A6B'] : SHREDS;
  for (const colour of colours) {
    let d = '';
    for (let i = 0; i < 16; i++) {
      const angle = pen.random() * TAU;
      const reach = Math.sqrt(pen.random()) * radius * 0.86;
      d += `M${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}q${num(pen.between(-0.16, 0.16) * radius)} ${num(pen.between(-0.16, 0.16) * radius)} ${num(pen.between(-0.3, 0.3) * radius)} ${num(pen.between(-0.3, 0.3) * radius)}`;
    }
    out +=
      at(radius * 0.012, radius * 0.02, 0, stroke(d, '#5A6A2A', radius * 0.05, 0.3)) +
      stroke(d, colour, radius * 0.045);
  }
  return out;
}

/** Little lights on something oily or glazed. */
export function glints(pen: Pen, radius: number, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const angle = pen.random() * TAU;
    const reach = radius * Math.sqrt(pen.random()) * 0.88;
    out += ellipse(
      radius * pen.between(0.02, 0.05),
      radius * 0.018,
      '#FFF6DC',
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      'opacity=".5"',
    );
  }
  return out;
}

/** Specks and blisters of a baked top, over a shape of half width `rx` and half height `ry`. */
export function browning(
  pen: Pen,
  rx: number,
  ry: number,
  count: number,
  colours: readonly string[],
  size: number,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = pen.between(-1, 1) * rx;
    const y = pen.between(-1, 1) * ry;
    out += at(
      x,
      y,
      0,
      `<path d="${blobPath(size * pen.between(0.5, 1), 7, 0.5, pen.random)}" fill="${pen.pick(colours)}" opacity="${num(pen.between(0.4, 0.8))}"/>`,
    );
  }
  return out;
}

/** Ridges of mash that a fork left, over a shape of half width `rx` and half height `ry`. */
export function forked(rx: number, ry: number, colour: string, width: number): string {
  let d = '';
  for (let row = -3; row <= 3; row++) {
    const y = (row / 3.4) * ry;
    d += `M${num(-rx)} ${num(y)}`;
    for (let i = 0; i < 8; i++) d += `q${num(rx / 8)} ${num(i % 2 ? -ry * 0.09 : ry * 0.09)} ${num(rx / 4)} 0`;
  }
  return stroke(d, colour, width, 0.75);
}

import { at, circle, ellipse, num, slab, stroke, TAU } from '../geometry.ts';
import type { Pen } from '../pen.ts';

/** A cut citrus fruit or tomato: rind, pith and segments. */
export function wheel(
  pen: Pen,
  size: number,
  rind: string,
  pith: string,
  light: string,
  dark: string,
  segments = 8,
): string {
  const r = size / 2;
  const half = r * 0.62 * Math.tan(Math.PI / segments);
  let out = circle(r, rind) + circle(r * 0.9, pith);
  const fill = pen.duo(light, dark);
  for (let i = 0; i < segments; i++) {
    out += `<path transform="rotate(${num((i / segments) * 360)})" d="M${num(r * 0.1)} 0L${num(r * 0.74)} ${num(-half)}Q${num(r * 0.92)} 0 ${num(r * 0.74)} ${num(half)}Z" fill="${fill}"/>`;
  }
  const shine = `M${num(-r * 0.7)} ${num(-r * 0.45)}A${num(r * 0.84)} ${num(r * 0.84)} 0 0 1 ${num(-r * 0.2)} ${num(-r * 0.8)}`;
  return out + stroke(shine, '#fff', r * 0.09, 0.65);
}

/** A round slice with a skin, and pips round the middle when `pips` is given. */
export function coin(pen: Pen, size: number, skin: string, light: string, dark: string, pips?: string): string {
  const r = size / 2;
  let out = circle(r, skin) + circle(r * 0.88, pen.ball(light, dark, dark));
  if (pips) {
    for (let i = 0; i < 6; i++) out += pip(i, 6, r * 0.42, r * 0.15, r * 0.08, pips);
  }
  return out;
}

/** One of `count` pips on a circle, pointing outwards. */
export function pip(i: number, count: number, reach: number, rx: number, ry: number, fill: string): string {
  const angle = (i / count) * TAU;
  const x = num(Math.cos(angle) * reach);
  const y = num(Math.sin(angle) * reach);
  return ellipse(rx, ry, fill, x, y, `transform="rotate(${num((i / count) * 360)} ${x} ${y})"`);
}

/** A leaf from its stalk at 0, 0 to its tip at `length`, 0. */
export function leaf(pen: Pen, length: number, light: string, dark: string, vein: string, width = 0.36): string {
  const l = length;
  const w = length * width;
  const outline = `M0 0C${num(l * 0.22)} ${num(-w)} ${num(l * 0.74)} ${num(-w)} ${num(l)} 0C${num(l * 0.74)} ${num(w)} ${num(l * 0.22)} ${num(w)} 0 0Z`;
  const veins = [
    `M${num(l * 0.04)} 0H${num(l * 0.86)}`,
    `M${num(l * 0.48)} ${num(-w * 0.5)}L${num(l * 0.3)} 0L${num(l * 0.48)} ${num(w * 0.5)}`,
    `M${num(l * 0.68)} ${num(-w * 0.42)}L${num(l * 0.52)} 0L${num(l * 0.68)} ${num(w * 0.42)}`,
  ].join('');
  return `<path d="${outline}" fill="${pen.duo(light, dark)}"/>${stroke(veins, vein, Math.max(0.5, l * 0.028), 0.75)}`;
}

/** Leaves that share a stalk, one at each angle. */
export function sprig(angles: readonly number[], drawLeaf: (i: number) => string): string {
  return angles.map((angle, i) => at(0, 0, angle, drawLeaf(i))).join('');
}

export function cube(pen: Pen, size: number, light: string, dark: string, side: string): string {
  const s = size;
  return (
    slab(s * 0.9, s * 0.9, s * 0.18, side) +
    slab(s * 0.82, s * 0.82, s * 0.17, pen.duo(light, dark), -s * 0.04, -s * 0.07)
  );
}

/** Slices laid over one another: roast chicken, steak. */
export function slices(
  pen: Pen,
  size: number,
  count: number,
  edge: string,
  light: string,
  dark: string,
  middle?: string,
): string {
  const s = size;
  let out = '';
  for (let i = 0; i < count; i++) {
    const place = i - (count - 1) / 2;
    out += at(
      (place * s * 0.925) / count,
      Math.abs(place) * s * 0.02,
      12 + i * 3,
      ellipse(s * 0.155, s * 0.37, '#3A1E0A', s * 0.02, s * 0.03, 'opacity=".25"') +
        ellipse(s * 0.155, s * 0.36, edge) +
        ellipse(s * 0.118, s * 0.31, pen.duo(light, dark), s * 0.018) +
        (middle ? ellipse(s * 0.07, s * 0.22, middle, s * 0.02, 0, 'opacity=".8"') : ''),
    );
  }
  return out;
}

/** A piece of fish: flakes across, a crust round the edge. */
export function fillet(pen: Pen, size: number, light: string, dark: string, flake: string, crust: string): string {
  const w = size * 1.06;
  const h = size * 0.56;
  const p = (x: number, y: number) => `${num(w * x)} ${num(h * y)}`;
  let out = `<path d="M${p(-0.5, -0.2)}C${p(-0.46, -0.56)} ${p(-0.1, -0.6)} ${p(0.22, -0.5)}C${p(0.5, -0.42)} ${p(0.56, -0.05)} ${p(0.48, 0.24)}C${p(0.36, 0.56)} ${p(-0.1, 0.58)} ${p(-0.36, 0.46)}C${p(-0.54, 0.36)} ${p(-0.54, 0.06)} ${p(-0.5, -0.2)}Z" fill="${pen.duo(light, dark)}" stroke="${crust}" stroke-width="${num(size * 0.03)}"/>`;
  let flakes = '';
  for (let i = 0; i < 5; i++) {
    const x = -0.34 + i * 0.16;
    flakes += `M${p(x, -0.38)}Q${p(x + 0.1, 0)} ${p(x - 0.01, 0.36)}`;
  }
  out += stroke(flakes, flake, size * 0.035, 0.75);
  out += stroke(`M${p(-0.4, -0.3)}C${p(-0.2, -0.46)} ${p(0.1, -0.46)} ${p(0.34, -0.3)}`, '#fff', size * 0.022, 0.45);
  return out + stroke(`M${p(-0.3, 0.4)}C${p(-0.05, 0.5)} ${p(0.25, 0.44)} ${p(0.42, 0.2)}`, crust, size * 0.05, 0.5);
}

/** A bent strip: pepper, cheese shaving, celery. */
export function strip(size: number, dark: string, light: string, width = 0.2): string {
  const s = size;
  return (
    stroke(`M${num(-s * 0.4)} ${num(s * 0.12)}Q0 ${num(-s * 0.42)} ${num(s * 0.4)} ${num(s * 0.12)}`, dark, s * width) +
    stroke(
      `M${num(-s * 0.38)} ${num(s * 0.09)}Q0 ${num(-s * 0.42)} ${num(s * 0.36)} ${num(s * 0.07)}`,
      light,
      s * width * 0.4,
    )
  );
}

/** A straight stick with round ends, lying level: chip, bean, spear. */
export function stick(size: number, width: number, dark: string, light: string): string {
  const half = num(size * 0.42);
  const y = num(-size * width * 0.16);
  return (
    stroke(`M${-half} 0H${half}`, dark, size * width) +
    stroke(`M${-half} ${y}H${num(half * 0.92)}`, light, size * width * 0.5)
  );
}

/** Something round that bulges, with a small light on it. */
export function bead(pen: Pen, radius: number, light: string, mid: string, dark: string, shine = 0.5): string {
  return (
    circle(radius, pen.ball(light, mid, dark)) +
    ellipse(
      radius * 0.24,
      radius * 0.14,
      '#fff',
      -radius * 0.34,
      -radius * 0.42,
      `opacity="${shine}" transform="rotate(-35 ${num(-radius * 0.34)} ${num(-radius * 0.42)})"`,
    )
  );
}

/** A wedge of fruit: skin along the outer curve, flesh inside. */
export function wedge(pen: Pen, size: number, skin: string, light: string, dark: string): string {
  const s = size;
  return (
    `<path d="M${num(-s * 0.48)} ${num(-s * 0.06)}Q0 ${num(s * 0.66)} ${num(s * 0.48)} ${num(-s * 0.06)}Q0 ${num(s * 0.06)} ${num(-s * 0.48)} ${num(-s * 0.06)}Z" fill="${skin}"/>` +
    `<path d="M${num(-s * 0.44)} ${num(-s * 0.08)}Q0 ${num(s * 0.48)} ${num(s * 0.44)} ${num(-s * 0.08)}Q0 ${num(s * 0.05)} ${num(-s * 0.44)} ${num(-s * 0.08)}Z" fill="${pen.duo(light, dark)}"/>`
  );
}

/** A lump with an uneven outline: mince, meat, crouton, popcorn. */
export function lump(pen: Pen, outline: string, light: string, mid: string, dark: string): string {
  return `<path d="${outline}" fill="${pen.ball(light, mid, dark)}"/>`;
}

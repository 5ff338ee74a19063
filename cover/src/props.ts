import { piece } from './arrange.ts';
import { at, num, slab, stroke } from './geometry.ts';
import type { Look } from './look.ts';
import type { Palette } from './palettes.ts';
import type { Pen } from './pen.ts';
import { SHADOW } from './pen.ts';

export function chopsticks(x: number, y: number, length: number, rotation: number): string {
  const l = length;
  const sticks = [-0.05, 0.05]
    .map((k) => {
      const d = `M${num(k * l * 0.5)} ${num(-l * 0.5)}L${num(k * l * 0.9)} ${num(l * 0.5)}`;
      return (
        at(l * 0.02, l * 0.03, 0, stroke(d, SHADOW, l * 0.035, 0.18)) +
        stroke(d, '#8E4A2C', l * 0.034) +
        stroke(`M${num(k * l * 0.5)} ${num(-l * 0.5)}L${num(k * l * 0.56)} ${num(-l * 0.36)}`, '#E7C08E', l * 0.034)
      );
    })
    .join('');
  return at(x, y, rotation, sticks);
}

export function fork(pen: Pen, x: number, y: number, length: number, rotation: number): string {
  const n = (share: number) => num(length * share);
  const handle = `M${n(-0.022)} ${n(-0.08)}H${n(0.022)}L${n(0.034)} ${n(0.47)}Q0 ${n(0.53)} ${n(-0.034)} ${n(0.47)}Z`;
  const head = `M${n(-0.08)} ${n(-0.48)}q${n(0.012)} ${n(-0.02)} ${n(0.024)} 0V${n(-0.3)}H${n(-0.028)}V${n(-0.48)}q${n(0.014)} ${n(-0.02)} ${n(0.026)} 0V${n(-0.3)}H${n(0.028)}V${n(-0.48)}q${n(0.014)} ${n(-0.02)} ${n(0.026)} 0V${n(-0.3)}H${n(0.056)}V${n(-0.48)}q${n(0.012)} ${n(-0.02)} ${n(0.024)} 0V${n(-0.24)}Q${n(0.08)} ${n(-0.1)} 0 ${n(-0.06)}Q${n(-0.08)} ${n(-0.1)} ${n(-0.08)} ${n(-0.24)}Z`;
  return at(
    x,
    y,
    rotation,
    slab(length * 0.05, length * 0.62, length * 0.025, SHADOW, length * 0.02, length * 0.24, 'opacity=".16"') +
      `<path d="${handle}${head}" fill="${pen.duo('#FAFAF7', '#BFC2BE')}"/>`,
  );
}

export function spoon(pen: Pen, x: number, y: number, length: number, rotation: number): string {
  const n = (share: number) => num(length * share);
  const d = `M${n(-0.02)} ${n(-0.2)}H${n(0.02)}L${n(0.032)} ${n(0.47)}Q0 ${n(0.53)} ${n(-0.032)} ${n(0.47)}Z`;
  const bowlOf = (k: number) =>
    `M0 ${n(-0.5 * k - 0.02)}C${n(0.13 * k)} ${n(-0.49 * k)} ${n(0.13 * k)} ${n(-0.24)} 0 ${n(-0.18)}C${n(-0.13 * k)} ${n(-0.24)} ${n(-0.13 * k)} ${n(-0.49 * k)} 0 ${n(-0.5 * k - 0.02)}Z`;
  return at(
    x,
    y,
    rotation,
    at(length * 0.02, length * 0.03, 0, `<path d="${d}${bowlOf(1)}" fill="${SHADOW}" opacity=".16"/>`) +
      `<path d="${d}${bowlOf(1)}" fill="${pen.duo('#FAFAF7', '#BFC2BE')}"/><path d="${bowlOf(0.84)}" fill="${pen.duo('#C6C9C4', '#F6F6F2')}"/>`,
  );
}

/** A striped cloth that the vessel stands on. */
export function cloth(pen: Pen, x: number, y: number, size: number, rotation: number, palette: Palette): string {
  const s = size;
  let stripes = '';
  for (let i = 1; i <= 3; i++) {
    const y1 = s * (0.5 - 0.07 * i);
    stripes += `M${num(-s * 0.5)} ${num(y1)}h${num(s * 1.1)}M${num(-s * 0.5)} ${num(-y1)}h${num(s * 1.1)}`;
  }
  return at(
    x,
    y,
    rotation,
    slab(s * 1.1, s, s * 0.03, SHADOW, s * 0.08, s * 0.05, 'opacity=".13"') +
      slab(s * 1.1, s, s * 0.03, palette.cloth, s * 0.05) +
      `<path d="${stripes}" fill="none" stroke="${palette.stripe}" stroke-width="${num(s * 0.016)}" opacity=".6"/>` +
      (pen.random() < 0.5
        ? ''
        : stroke(
            `M${num(-s * 0.2)} ${num(-s * 0.48)}Q${num(s * 0.04)} 0 ${num(-s * 0.12)} ${num(s * 0.48)}`,
            SHADOW,
            s * 0.02,
            0.05,
          )),
  );
}

/** A whole food on the table. */
export function wholeFood(pen: Pen, name: string, x: number, y: number, size: number): string {
  return at(x, y, pen.between(-30, 30), pen.shade(size * 0.42, 0.3) + pen.picture(name, size));
}

/** A few leaves that fell beside the vessel. */
export function fallenLeaves(pen: Pen, look: Look, x: number, y: number, radius: number): string {
  let out = '';
  for (let i = 0; i < 3; i++) {
    out += piece(
      pen,
      look,
      x + pen.pick([-1, 1]) * radius * pen.between(1.15, 1.5),
      y + radius * pen.between(-0.9, 0.9),
      pen.between(0, 360),
      radius,
      0.6,
    );
  }
  return out;
}

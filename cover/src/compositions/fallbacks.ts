import { glints, liquid } from '../bases.ts';
import { at, circle, ellipse, num, radians, slab, stroke } from '../geometry.ts';
import { type Pen, SHADOW } from '../pen.ts';
import { fork } from '../props.ts';
import { TONES } from '../tones.ts';
import { BOWL_WELL, bowl, plate, pot, tableShadow } from '../vessels.ts';
import type { Compose } from './scene.ts';

/** Three soft curls of steam, thin at both ends; they may reach over the rim. */
function steam(pen: Pen, r: number, strength = 1): string {
  const wisp = (x: number, y: number, h: number, width: number) => {
    const left: string[] = [];
    const right: string[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const middle = x + Math.sin(t * 5.4 + 0.4) * h * 0.13 * (0.5 + t * 0.6);
      const half = width * Math.sin(Math.PI * t) ** 0.8 * (1 - t * 0.35);
      left.push(`${num(r * (middle - half))} ${num(r * (y - h * t))}`);
      right.unshift(`${num(r * (middle + half))} ${num(r * (y - h * t))}`);
    }
    return `M${left.join('L')}L${right.join('L')}Z`;
  };
  const fill = (opacity: number) =>
    pen.gradient(`steam${opacity}`, [
      [0, '#fff', 0],
      [0.4, '#fff', opacity],
      [1, '#fff', 0.04],
    ]);
  let out = '';
  for (const [x, y, h, w] of [
    [-0.36, 0.3, 0.84, 0.085],
    [0, 0.42, 1.06, 0.105],
    [0.37, 0.28, 0.8, 0.08],
  ] as const)
    out +=
      `<path d="${wisp(x, y, h, w * 1.7)}" fill="${fill(0.34 * strength)}"/>` +
      `<path d="${wisp(x + 0.01, y - 0.04, h * 0.9, w * 0.8)}" fill="${fill(0.8 * strength)}"/>`;
  return out;
}

function knife(pen: Pen, x: number, y: number, length: number, rotation: number): string {
  const n = (share: number) => num(length * share);
  const blade = `M${n(-0.028)} ${n(0.02)}V${n(-0.44)}Q${n(-0.022)} ${n(-0.5)} ${n(0.012)} ${n(-0.5)}Q${n(0.05)} ${n(-0.4)} ${n(0.05)} ${n(-0.2)}V${n(0.02)}Z`;
  const handle = `M${n(-0.024)} ${n(0)}H${n(0.03)}L${n(0.034)} ${n(0.47)}Q0 ${n(0.53)} ${n(-0.034)} ${n(0.47)}Z`;
  return at(
    x,
    y,
    rotation,
    at(length * 0.02, length * 0.03, 0, `<path d="${blade}${handle}" fill="${SHADOW}" opacity=".16"/>`) +
      `<path d="${blade}" fill="${pen.duo('#FFFFFF', '#C9CCC7')}"/><path d="${handle}" fill="${pen.duo('#FAFAF7', '#B4B8B3')}"/>`,
  );
}

/** The leaf of the product: sorrel, with its red vein. */
function sorrelLeaf(pen: Pen, l: number): string {
  const w = l * 0.34;
  return (
    `<path d="M0 0C${num(l * 0.1)} ${num(-w)} ${num(l * 0.6)} ${num(-w * 1.15)} ${num(l)} 0C${num(l * 0.6)} ${num(w * 1.15)} ${num(l * 0.1)} ${num(w)} 0 0Z" fill="${pen.duo('#8CC06A', '#3F7F45')}"/>` +
    stroke(`M${num(-l * 0.22)} 0H${num(l * 0.84)}`, '#B22E55', l * 0.035) +
    stroke(
      `M${num(l * 0.24)} 0l${num(l * 0.15)} ${num(-w * 0.5)}M${num(l * 0.24)} 0l${num(l * 0.15)} ${num(w * 0.5)}M${num(l * 0.48)} 0l${num(l * 0.14)} ${num(-w * 0.46)}M${num(l * 0.48)} 0l${num(l * 0.14)} ${num(w * 0.46)}`,
      '#B22E55',
      l * 0.02,
      0.75,
    )
  );
}

const LIDS = {
  red: ['#E0604A', '#BC3A28', '#7E2013'],
  blue: ['#6F9DC0', '#427399', '#264C6C'],
  green: ['#6E9C79', '#437353', '#254833'],
  cream: ['#FFF8E8', '#EFE1C4', '#C9B48C'],
} as const;

/** A covered casserole: something is in it, and we do not say what. */
export const coveredPot: Compose = (pen, scene) => {
  const r = scene.radius * 0.94;
  // cream is lost on a pastel table
  const enamel = scene.isTableDeep
    ? pen.pick(['cream', 'red', 'blue'] as const)
    : pen.pick(['red', 'blue', 'green'] as const);
  const [light, mid, dark] = LIDS[enamel];
  const lid = r * 0.93;
  const arc = (k: number, from: number, to: number) =>
    `M${num(Math.cos(radians(from)) * lid * k)} ${num(Math.sin(radians(from)) * lid * k)}A${num(lid * k)} ${num(lid * k)} 0 0 1 ${num(Math.cos(radians(to)) * lid * k)} ${num(Math.sin(radians(to)) * lid * k)}`;
  const cover =
    `<circle cx="${num(r * 0.02)}" cy="${num(r * 0.05)}" r="${num(lid * 1.01)}" fill="${dark}" opacity=".75"/>` +
    circle(lid, pen.ball(light, mid, dark)) +
    circle(lid * 0.985, 'none', `stroke="#fff" stroke-opacity=".35" stroke-width="${num(r * 0.016)}"`) +
    circle(lid * 0.8, 'none', `stroke="${dark}" stroke-opacity=".4" stroke-width="${num(r * 0.022)}"`) +
    circle(lid * 0.785, 'none', `stroke="#fff" stroke-opacity=".28" stroke-width="${num(r * 0.014)}"`) +
    circle(lid * 0.46, 'none', `stroke="${dark}" stroke-opacity=".28" stroke-width="${num(r * 0.016)}"`) +
    stroke(arc(0.9, 196, 262), '#fff', r * 0.05, 0.5) +
    stroke(arc(0.66, 200, 244), '#fff', r * 0.036, 0.36);
  const knob =
    `<circle cx="${num(r * 0.035)}" cy="${num(r * 0.06)}" r="${num(r * 0.19)}" fill="${SHADOW}" opacity=".3"/>` +
    circle(r * 0.17, pen.ball('#FFF3D2', '#D9AE62', '#8F652A')) +
    circle(r * 0.17, 'none', `stroke="#7A5520" stroke-opacity=".35" stroke-width="${num(r * 0.012)}"`) +
    ellipse(r * 0.05, r * 0.03, '#fff', -r * 0.05, -r * 0.06, 'opacity=".8"');
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    pot(pen, r, enamel, circle(r * BOWL_WELL, dark)) +
    cover +
    knob +
    at(0, -r * 0.1, 0, steam(pen, r, 0.9))
  );
};

/** A bowl of something hot: broth-coloured, no pieces. */
export const steamingBowl: Compose = (pen, scene) => {
  const r = scene.radius;
  const tone = scene.tone ? TONES[scene.tone] : TONES.miso;
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    bowl(
      pen,
      r,
      scene.glaze,
      liquid(pen, r * BOWL_WELL, tone) +
        glints(pen, r * 0.8, 12) +
        circle(r * 0.6, 'none', `stroke="#fff" stroke-opacity=".16" stroke-width="${num(r * 0.05)}"`),
    ) +
    at(0, -r * 0.06, 0, steam(pen, r * 1.2))
  );
};

/** A plate laid with napkin and cutlery, a leaf of sorrel on it. */
export const laidPlate: Compose = (pen, scene) => {
  const r = scene.radius;
  const [w, h] = [r * 0.72, r * 1.24];
  const { cloth, stripe } = scene.palette;
  const napkin =
    slab(w, h, r * 0.03, SHADOW, r * 0.035, r * 0.06, 'opacity=".22"') +
    slab(w, h, r * 0.03, cloth) +
    slab(w * 0.5, h, r * 0.03, '#fff', -w * 0.25, 0, 'opacity=".5"') +
    `<path d="M${num(w * 0.3)} ${num(-h / 2)}V${num(h / 2)}M${num(w * 0.39)} ${num(-h / 2)}V${num(h / 2)}M${num(-w * 0.3)} ${num(-h / 2)}V${num(h / 2)}M${num(-w * 0.39)} ${num(-h / 2)}V${num(h / 2)}" stroke="${stripe}" stroke-width="${num(r * 0.018)}" opacity=".65"/>` +
    stroke(`M0 ${num(-h * 0.49)}V${num(h * 0.49)}`, SHADOW, r * 0.014, 0.12);
  return (
    fork(pen, -r * 1.22, 0, r * 1.36, 0) +
    knife(pen, r * 1.22, 0, r * 1.36, 0) +
    tableShadow(pen, r, scene.isTableDeep) +
    plate(pen, r, scene.glaze) +
    at(0, 0, -14, napkin) +
    at(
      -r * 0.2,
      r * 0.24,
      -52,
      at(
        r * 0.02,
        r * 0.05,
        0,
        `<path d="M0 0C${num(r * 0.06)} ${num(-r * 0.2)} ${num(r * 0.36)} ${num(-r * 0.22)} ${num(r * 0.6)} 0C${num(r * 0.36)} ${num(r * 0.22)} ${num(r * 0.06)} ${num(r * 0.2)} 0 0Z" fill="${SHADOW}" opacity=".22"/>`,
      ) + sorrelLeaf(pen, r * 0.68),
    )
  );
};

/** A clear drink with ice: no fruit, no colour that we do not know. */
export const plainGlass: Compose = (pen, scene) => {
  const r = scene.radius;
  const [w, h, top] = [r * 0.98, r * 1.78, -r * 1.02];
  const wall = (k: number, y0: number, y1: number) =>
    `M${num(-w * 0.5 * k)} ${num(y0)}H${num(w * 0.5 * k)}L${num(w * 0.4 * k)} ${num(y1)}Q${num(w * 0.38 * k)} ${num(y1 + r * 0.1)} ${num(w * 0.26 * k)} ${num(y1 + r * 0.1)}H${num(-w * 0.26 * k)}Q${num(-w * 0.38 * k)} ${num(y1 + r * 0.1)} ${num(-w * 0.4 * k)} ${num(y1)}Z`;
  const straw = `M${num(w * 0.06)} ${num(r * 0.3)}L${num(w * 0.46)} ${num(-r * 1.42)}`;
  let cubes = '';
  for (const [x, y, turn] of [
    [-0.17, 0.46, 12],
    [0.15, 0.56, -18],
    [-0.06, 0.86, 30],
    [0.14, 1.02, 6],
  ] as const)
    cubes += at(
      w * x,
      top + r * y,
      turn,
      slab(r * 0.3, r * 0.3, r * 0.06, '#fff', 0, 0, 'opacity=".5"') +
        slab(r * 0.22, r * 0.22, r * 0.04, '#D5EAEE', r * 0.01, r * 0.01, 'opacity=".7"') +
        stroke(`M${num(-r * 0.09)} ${num(-r * 0.08)}H${num(r * 0.05)}`, '#fff', r * 0.03, 0.95),
    );
  return (
    `<circle class="cv-win" cy="${num(-r * 0.12)}" r="${num(r * 1.16)}" fill="#fff" fill-opacity=".34"/>` +
    ellipse(r * 1.0, r * 0.16, SHADOW, r * 0.16, r * 0.84, 'opacity=".16"') +
    `<path d="${wall(1, top, top + h)}" fill="#fff" opacity=".46"/><path d="${wall(0.9, top + r * 0.24, top + h - r * 0.03)}" fill="${pen.gradient(
      'clear',
      [
        [0, '#EAF6F6', 0.9],
        [1, '#BFDDE2', 0.9],
      ],
    )}"/>` +
    stroke(straw, scene.palette.stripe, r * 0.085) +
    stroke(straw, '#fff', r * 0.024, 0.55) +
    cubes +
    ellipse(w * 0.45, r * 0.085, '#F4FBFB', 0, top + r * 0.24, 'opacity=".85"') +
    stroke(
      `M${num(-w * 0.36)} ${num(top + r * 0.42)}L${num(-w * 0.29)} ${num(top + h * 0.84)}`,
      '#fff',
      r * 0.07,
      0.75,
    ) +
    `<path d="${wall(1, top, top + h)}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${num(r * 0.035)}"/>` +
    stroke(
      `M${num(-w * 0.44)} ${num(top + h * 0.3)}L${num(-w * 0.39)} ${num(top + h * 0.94)}`,
      '#7FA6AE',
      r * 0.012,
      0.35,
    )
  );
};

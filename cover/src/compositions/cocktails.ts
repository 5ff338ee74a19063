import { piece } from '../arrange.ts';
import { at, ellipse, num, slab, stroke } from '../geometry.ts';
import { type Pen, SHADOW } from '../pen.ts';
import { type Compose, has } from './scene.ts';

/** A cocktail glass: what a martini, sour or daiquiri comes in. */
export const cocktail: Compose = (pen, scene) => {
  const r = scene.radius;
  const isCoffee = has(scene, 'espresso', 'coffee', 'chocolate');
  const [light, dark] = isCoffee
    ? ['#6B3D20', '#2A140A']
    : has(scene, 'cosmopolitan', 'raspberry', 'strawberry', 'cranberry', 'campari')
      ? ['#F58A9E', '#C9314F']
      : has(scene, 'lime', 'midori', 'gimlet')
        ? ['#E6F0A8', '#A9C850']
        : ['#FFF0B0', '#F2C94E'];
  const [w, top] = [r * 0.98, -r * 0.78];
  const tip = r * 0.16;
  const base = r * 0.82;
  const cone = (k: number, y0: number) => `M${num(-w * k)} ${num(y0)}L0 ${num(tip)}L${num(w * k)} ${num(y0)}Z`;
  const share = (y: number) => (tip - y) / (tip - top);
  const level = top + r * 0.14;
  const foam = level + r * 0.14;
  let out =
    `<circle class="cv-win" cy="${num(-r * 0.12)}" r="${num(r * 1.16)}" fill="#fff" fill-opacity=".34"/>` +
    ellipse(r * 0.66, r * 0.12, SHADOW, r * 0.14, base + r * 0.03, 'opacity=".2"') +
    ellipse(r * 0.46, r * 0.1, pen.duo('#FFFFFF', '#DCE6E6'), 0, base, 'opacity=".9"') +
    ellipse(r * 0.34, r * 0.06, '#fff', 0, base - r * 0.02, 'opacity=".6"') +
    `<path d="M${num(-r * 0.045)} ${num(tip - r * 0.05)}C${num(-r * 0.05)} ${num(r * 0.4)} ${num(-r * 0.04)} ${num(r * 0.66)} ${num(-r * 0.14)} ${num(base - r * 0.02)}H${num(r * 0.14)}C${num(r * 0.04)} ${num(r * 0.66)} ${num(r * 0.05)} ${num(r * 0.4)} ${num(r * 0.045)} ${num(tip - r * 0.05)}Z" fill="${pen.duo('#FFFFFF', '#CFDCDC')}" opacity=".9"/>` +
    `<path d="${cone(1, top)}" fill="#fff" opacity=".4"/>` +
    `<path d="${cone(share(level) * 0.95, level)}" fill="${pen.gradient(`drink${dark}`, [
      [0, light],
      [1, dark],
    ])}"/>`;
  if (isCoffee) {
    out += `<path d="M${num(-w * share(level) * 0.95)} ${num(level)}L${num(-w * share(foam) * 0.95)} ${num(foam)}Q0 ${num(foam + r * 0.1)} ${num(w * share(foam) * 0.95)} ${num(foam)}L${num(w * share(level) * 0.95)} ${num(level)}Z" fill="${pen.duo('#F2DDB8', '#D0A46A')}"/>`;
  }
  out +=
    ellipse(w * share(level) * 0.95, r * 0.1, isCoffee ? '#EACFA0' : light, 0, level) +
    ellipse(
      w * share(level) * 0.84,
      r * 0.075,
      isCoffee ? '#F6E6C8' : '#fff',
      0,
      level - r * 0.005,
      `opacity="${isCoffee ? 0.9 : 0.4}"`,
    );
  if (isCoffee)
    for (const [x, y, t] of [
      [-0.1, 0.0, -24],
      [0.1, -0.012, 28],
      [0.0, 0.03, 92],
    ] as const)
      out += at(
        r * x,
        level + r * y,
        t,
        ellipse(r * 0.095, r * 0.05, pen.duo('#6A3A1C', '#351A0B')) +
          stroke(`M${num(-r * 0.085)} 0Q0 ${num(r * 0.03)} ${num(r * 0.085)} 0`, '#1E0D05', r * 0.014),
      );
  else out += at(w * 0.86, top - r * 0.02, 12, piece(pen, { picture: 'lemon' }, 0, 0, 0, r, 0.9));
  out +=
    `<path d="${cone(1, top)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${num(r * 0.032)}" stroke-linejoin="round"/>` +
    ellipse(w, r * 0.11, 'none', 0, top, `stroke="#fff" stroke-opacity=".9" stroke-width="${num(r * 0.03)}"`) +
    stroke(`M${num(-w * 0.72)} ${num(top + r * 0.3)}L${num(-w * 0.3)} ${num(tip - r * 0.26)}`, '#fff', r * 0.055, 0.5);
  if (isCoffee)
    for (const [x, y, t] of [
      [-0.86, 0.86, 30],
      [-0.72, 0.94, -20],
      [0.84, 0.9, 60],
    ] as const)
      out += at(
        r * x,
        r * y,
        t,
        ellipse(r * 0.12, r * 0.03, SHADOW, r * 0.01, r * 0.06, 'opacity=".25"') +
          ellipse(r * 0.1, r * 0.065, pen.duo('#7A4624', '#3E2010')) +
          stroke(`M${num(-r * 0.09)} 0Q0 ${num(r * 0.03)} ${num(r * 0.09)} 0`, '#241006', r * 0.016),
      );
  return out;
};

/** A short wide glass with ice and cut fruit: caipirinha, old fashioned, gin and tonic. */
export const tumbler: Compose = (pen, scene) => {
  const r = scene.radius;
  const [w, h, top] = [r * 1.36, r * 1.3, -r * 0.6];
  const isLime = has(scene, 'lime', 'caipirinha', 'mojito', 'mint');
  const [light, dark] = isLime
    ? ['#EEF6C8', '#BFD886']
    : has(scene, 'whiskey', 'whisky', 'bourbon', 'rum', 'ginger')
      ? ['#FFD894', '#D58B2C']
      : ['#F1FAF8', '#C4E0DE'];
  const wall = (k: number, y0: number, y1: number) =>
    `M${num(-w * 0.5 * k)} ${num(y0)}H${num(w * 0.5 * k)}L${num(w * 0.44 * k)} ${num(y1)}Q${num(w * 0.43 * k)} ${num(y1 + r * 0.08)} ${num(w * 0.34 * k)} ${num(y1 + r * 0.08)}H${num(-w * 0.34 * k)}Q${num(-w * 0.43 * k)} ${num(y1 + r * 0.08)} ${num(-w * 0.44 * k)} ${num(y1)}Z`;
  let out =
    `<circle class="cv-win" cy="${num(-r * 0.06)}" r="${num(r * 1.16)}" fill="#fff" fill-opacity=".34"/>` +
    ellipse(r * 1.06, r * 0.15, SHADOW, r * 0.16, top + h + r * 0.06, 'opacity=".18"') +
    `<path d="${wall(1, top, top + h)}" fill="#fff" opacity=".5"/><path d="${wall(0.92, top + r * 0.2, top + h - r * 0.09)}" fill="${pen.gradient(
      `short${dark}`,
      [
        [0, light],
        [1, dark],
      ],
    )}"/>`;
  for (const [x, y, t] of [
    [-0.24, 0.5, 14],
    [0.2, 0.46, -16],
    [-0.04, 0.86, 34],
    [0.27, 0.92, 8],
    [-0.3, 0.98, -12],
  ] as const)
    out += at(
      w * x,
      top + r * y,
      t,
      slab(r * 0.36, r * 0.36, r * 0.07, '#fff', 0, 0, 'opacity=".5"') +
        slab(r * 0.26, r * 0.26, r * 0.05, light, 0, 0, 'opacity=".7"') +
        stroke(`M${num(-r * 0.1)} ${num(-r * 0.1)}H${num(r * 0.06)}`, '#fff', r * 0.035, 0.9),
    );
  if (isLime)
    for (const [x, y, t] of [
      [-0.06, 0.42, 20],
      [0.22, 0.72, 100],
      [-0.22, 0.78, -40],
    ] as const)
      out += at(w * x, top + r * y, t, limeWedge(pen, r * 0.4));
  out +=
    ellipse(w * 0.46, r * 0.075, light, 0, top + r * 0.2, 'opacity=".8"') +
    stroke(
      `M${num(-w * 0.39)} ${num(top + r * 0.36)}L${num(-w * 0.35)} ${num(top + h * 0.84)}`,
      '#fff',
      r * 0.075,
      0.7,
    ) +
    `<path d="${wall(1, top, top + h)}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${num(r * 0.035)}"/>`;
  if (isLime)
    out +=
      at(w * 0.46, top - r * 0.02, 10, piece(pen, { picture: 'lime' }, 0, 0, 0, r, 1.34)) +
      at(-r * 0.98, top + h - r * 0.02, 0, piece(pen, { picture: 'lime' }, 0, 0, 20, r, 1.1)) +
      at(r * 1.0, top + h + r * 0.02, 18, pen.shade(r * 0.2, 0.26) + limeWedge(pen, r * 0.44));
  const stirrer = `M${num(-w * 0.1)} ${num(top + r * 0.22)}L${num(-w * 0.34)} ${num(top - r * 0.56)}`;
  return out + stroke(stirrer, scene.palette.stripe, r * 0.055) + stroke(stirrer, '#fff', r * 0.016, 0.5);
};

function limeWedge(pen: Pen, s: number): string {
  return (
    `<path d="M${num(-s * 0.5)} 0A${num(s * 0.5)} ${num(s * 0.42)} 0 0 0 ${num(s * 0.5)} 0Z" fill="#4F8F2B"/><path d="M${num(-s * 0.44)} 0A${num(s * 0.44)} ${num(s * 0.35)} 0 0 0 ${num(s * 0.44)} 0Z" fill="#F2F8D2"/><path d="M${num(-s * 0.38)} 0A${num(s * 0.38)} ${num(s * 0.29)} 0 0 0 ${num(s * 0.38)} 0Z" fill="${pen.duo('#C9E584', '#93C044')}"/>` +
    stroke(
      `M0 0V${num(s * 0.26)}M0 0L${num(-s * 0.24)} ${num(s * 0.2)}M0 0L${num(s * 0.24)} ${num(s * 0.2)}`,
      '#F2F8D2',
      s * 0.03,
    )
  );
}

import { piece, sprinkle } from '../arrange.ts';
import { at, blobPath, circle, ellipse, num, slab, stroke, sunflower, TAU } from '../geometry.ts';
import { GLAZES } from '../glazes.ts';
import type { Look } from '../look.ts';
import { type Pen, SHADOW } from '../pen.ts';
import { board, bowl } from '../vessels.ts';
import { type Compose, has, withoutLeaves } from './scene.ts';

/** Kathi rolls, wraps, burritos: three rolls in paper, the filling at the open end. */
export const rolls: Compose = (pen, scene) => {
  const r = scene.radius;
  const [l, w] = [r * 1.62, r * 0.58];
  const filling = withoutLeaves(scene.top);
  const isGreen = filling.length < scene.top.length || scene.garnish.length > 0;
  const papers = ['#FFFDF6', '#F4E7CF'];
  const roll = (i: number) => {
    let out =
      slab(l, w, w * 0.5, SHADOW, l * 0.02, w * 0.2, 'opacity=".26"') +
      at(
        -l * 0.46,
        0,
        0,
        ellipse(w * 0.34, w * 0.45, isGreen ? '#8FB85A' : '#D9B06A', w * 0.02, 0) +
          ellipse(w * 0.3, w * 0.38, isGreen ? '#5F8F3C' : '#A8783A', w * 0.06, 0),
      );
    for (const [n, [x, y]] of (
      [
        [-0.18, -0.24],
        [-0.2, 0.2],
        [-0.34, -0.02],
        [-0.06, 0.0],
      ] as const
    ).entries()) {
      const look = filling[(n + i) % filling.length];
      if (!look) break;
      const size = look.picture === 'halloumi' || look.picture === 'chicken' || look.picture === 'tofu' ? 0.3 : 0.62;
      out += piece(pen, look, -l * 0.46 + w * x, w * y, n * 70, w * 1.1, size);
    }
    const [herb] = scene.garnish;
    if (herb) out += piece(pen, herb, -l * 0.46 - w * 0.16, w * 0.3, 200, w * 1.4, 0.8);
    const bread = pen.gradient('naan', [
      [0, '#FFF1CF'],
      [0.45, '#F4D69B'],
      [1, '#C08F47'],
    ]);
    out += `<path d="M${num(-l * 0.43)} ${num(-w * 0.46)}C${num(-l * 0.36)} ${num(-w * 0.2)} ${num(-l * 0.36)} ${num(w * 0.2)} ${num(-l * 0.43)} ${num(w * 0.46)}L${num(l * 0.36)} ${num(w * 0.48)}Q${num(l * 0.5)} ${num(w * 0.4)} ${num(l * 0.5)} 0Q${num(l * 0.5)} ${num(-w * 0.4)} ${num(l * 0.36)} ${num(-w * 0.48)}Z" fill="${bread}"/>`;
    for (let n = 0; n < 9; n++)
      out += ellipse(
        w * pen.between(0.04, 0.1),
        w * pen.between(0.03, 0.06),
        '#A5661F',
        l * pen.between(-0.36, 0.02),
        w * pen.between(-0.36, 0.36),
        'opacity=".5"',
      );
    out += stroke(
      `M${num(-l * 0.37)} ${num(w * 0.1)}Q${num(-l * 0.1)} ${num(w * 0.2)} ${num(l * 0.1)} ${num(w * 0.06)}`,
      '#9A672A',
      w * 0.03,
      0.5,
    );
    out += `<path d="M${num(l * 0.02)} ${num(-w * 0.5)}L${num(l * 0.37)} ${num(-w * 0.51)}Q${num(l * 0.53)} ${num(-w * 0.42)} ${num(l * 0.53)} 0Q${num(l * 0.53)} ${num(w * 0.42)} ${num(l * 0.37)} ${num(w * 0.51)}L${num(l * 0.1)} ${num(w * 0.5)}Z" fill="${pen.duo(papers[0] as string, '#E2D2B2')}"/>`;
    out += `<path d="M${num(l * 0.13)} ${num(-w * 0.505)}L${num(l * 0.2)} ${num(w * 0.505)}M${num(l * 0.22)} ${num(-w * 0.505)}L${num(l * 0.29)} ${num(w * 0.505)}M${num(l * 0.31)} ${num(-w * 0.505)}L${num(l * 0.38)} ${num(w * 0.5)}" stroke="${scene.palette.stripe}" stroke-width="${num(w * 0.05)}" opacity=".55"/>`;
    return out + stroke(`M${num(-l * 0.3)} ${num(-w * 0.34)}H${num(l * 0.36)}`, '#fff', w * 0.05, 0.5);
  };
  let out = board(pen, r * 2.5, r * 1.94, -6, true);
  for (const [i, [x, y, turn]] of (
    [
      [0.06, -0.56, -9],
      [0.12, 0.02, -6],
      [0.0, 0.6, -9],
    ] as const
  ).entries())
    out += at(r * x, r * y, turn, roll(i));
  return out + sprinkle(pen, r * 1.1, scene.garnish.slice(0, 1));
};

function bagelRing(pen: Pen, r: number, face: boolean): string {
  const ringAt = (reach: number, width: number, colour: string, extra = '') =>
    circle(reach, 'none', `stroke="${colour}" stroke-width="${num(width)}" ${extra}`);
  let out =
    at(r * 0.06, r * 0.13, 0, ringAt(r * 0.62, r * 0.78, SHADOW, 'opacity=".22"')) +
    ringAt(r * 0.62, r * 0.78, face ? pen.duo('#D9984A', '#A9682A') : pen.ball('#F3C079', '#CF8A3B', '#8E551F'));
  if (face) out += ringAt(r * 0.62, r * 0.66, pen.duo('#FFF0CF', '#EBCB92'));
  else {
    for (const [i, [x, y]] of sunflower(64, r * 0.96, 0.7).entries()) {
      const reach = Math.hypot(x, y);
      if (reach < r * 0.34 || reach > r * 0.92) continue;
      out += at(x, y, i * 47, ellipse(r * 0.04, r * 0.022, i % 4 === 0 ? '#33291F' : '#FFF6DD'));
    }
    out += stroke(
      `M${num(-r * 0.78)} ${num(-r * 0.3)}A${num(r * 0.84)} ${num(r * 0.84)} 0 0 1 ${num(-r * 0.2)} ${num(-r * 0.8)}`,
      '#fff',
      r * 0.07,
      0.4,
    );
  }
  return out;
}

/** An open bagel: the seeded half behind, the spread half in front. */
export const bagel: Compose = (pen, scene) => {
  const r = scene.radius;
  const k = r * 0.86;
  const hasFish = has(scene, 'salmon', 'lox', 'trout');
  const hasCucumber = has(scene, 'cucumber');
  let lower = bagelRing(pen, k, true);
  lower += `<path d="${blobPath(k * 0.9, 18, 0.1, pen.random)}${blobPath(k * 0.27, 10, 0.1, pen.random)}" fill-rule="evenodd" fill="${pen.duo('#FFFFFF', '#F0E8DA')}"/>`;
  lower += circle(k * 0.2, '#B98245', 'opacity=".55"');
  const toppings = withoutLeaves(scene.top);
  const steps = 7;
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * TAU + 0.4;
    const x = Math.cos(angle) * k * 0.6;
    const y = Math.sin(angle) * k * 0.6;
    if (hasFish)
      lower += piece(
        pen,
        { picture: i % 3 === 2 && hasCucumber ? 'cucumber' : 'smokedSalmon' },
        x,
        y,
        (angle * 180) / Math.PI + 90,
        k * 1.2,
        i % 3 === 2 && hasCucumber ? 0.86 : 0.98,
      );
    else if (toppings.length > 0)
      lower += piece(pen, toppings[i % toppings.length] as Look, x, y, i * 50, k * 1.1, 0.8);
  }
  for (let i = 0; i < 7 && has(scene, 'dill'); i++) {
    const angle = (i / 7) * TAU + 0.1;
    lower += at(Math.cos(angle) * k * 0.66, Math.sin(angle) * k * 0.66, i * 57, dillSprig(k * 0.32));
  }
  return (
    board(pen, r * 2.56, r * 1.76, -6, false) +
    at(-r * 0.6, -r * 0.1, -12, at(0, 0, 0, bagelRing(pen, k * 0.92, false))) +
    at(r * 0.48, r * 0.08, 0, lower) +
    (has(scene, 'lemon') ? piece(pen, { picture: 'lemon' }, -r * 0.98, r * 0.64, 16, r, 0.86) : '')
  );
};

function dillSprig(l: number): string {
  let d = `M0 0H${num(l)}`;
  for (let i = 1; i < 6; i++) {
    const x = (i / 6) * l;
    const reach = l * 0.24 * (1 - i / 9);
    d += `M${num(x)} 0l${num(reach * 0.7)} ${num(-reach)}M${num(x)} 0l${num(reach * 0.7)} ${num(reach)}`;
  }
  return at(-l / 2, 0, 0, stroke(d, '#4E8A35', l * 0.055) + stroke(`M0 0H${num(l)}`, '#86B84E', l * 0.03));
}
/** Flatbreads, naan, roti, tortillas: charred rounds on a board. Not buns. */
export const flatbreads: Compose = (pen, scene) => {
  const r = scene.radius;
  const s = r * 0.62;
  const one = (turn: number) => {
    let out =
      pen.shade(s * 1.04, 0.36) +
      `<path d="${blobPath(s, 15, 0.07, pen.random)}" fill="${pen.ball('#FFF4D6', '#F3D9A4', '#C39550')}"/>` +
      `<path d="${blobPath(s * 0.9, 14, 0.06, pen.random)}" fill="#FFF9E8" opacity=".35"/>`;
    for (const [i, [x, y]] of sunflower(15, s * 0.84, turn).entries()) {
      const k = s * (i % 4 === 0 ? 0.17 : i % 3 === 0 ? 0.11 : 0.07);
      out += at(
        x,
        y,
        i * 40,
        `<path d="${blobPath(k, 8, 0.4, pen.random)}" fill="#A5692B" opacity=".5"/><path d="${blobPath(k * 0.6, 7, 0.5, pen.random)}" fill="#4E2C10" opacity=".62"/>`,
      );
    }
    return at(0, 0, turn, out);
  };
  const butter = bowl(
    pen,
    r * 0.25,
    GLAZES.white,
    circle(r * 0.22, pen.ball('#FFF3B4', '#F7D664', '#D8A833')) +
      ellipse(r * 0.06, r * 0.03, '#fff', -r * 0.06, -r * 0.07, 'opacity=".6"'),
  );
  return (
    board(pen, r * 2.56, r * 1.76, -6, true) +
    at(-r * 0.5, -r * 0.16, 0, one(20)) +
    at(r * 0.1, r * 0.2, 0, one(75)) +
    at(r * 0.56, -r * 0.3, 0, one(140)) +
    (has(scene, 'butter', 'ghee') ? at(-r * 0.86, r * 0.56, 0, pen.shade(r * 0.26, 0.3) + butter) : '') +
    sprinkle(pen, r, scene.garnish)
  );
};

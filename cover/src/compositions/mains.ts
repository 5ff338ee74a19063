import { piece, sprinkle } from '../arrange.ts';
import { browning, liquid } from '../bases.ts';
import { leaf } from '../drawings/shapes.ts';
import { at, blobPath, circle, ellipse, num, radians, slab, stroke, sunflower } from '../geometry.ts';
import { GLAZES } from '../glazes.ts';
import type { Look } from '../look.ts';
import { SHADOW } from '../pen.ts';
import { TONES } from '../tones.ts';
import { board, bowl, plate, tableShadow } from '../vessels.ts';
import { type Compose, has } from './scene.ts';

/** A whole steak, its end cut to show the pink, with its sides. */
export const wholeSteak: Compose = (pen, scene) => {
  const r = scene.radius;
  const s = r * 1.2;
  const p = (x: number, y: number) => `${num(s * x)} ${num(s * y)}`;
  const outline = `M${p(-0.5, 0.02)}C${p(-0.52, -0.22)} ${p(-0.26, -0.34)} ${p(-0.02, -0.3)}C${p(0.2, -0.27)} ${p(0.3, -0.36)} ${p(0.44, -0.2)}C${p(0.56, -0.05)} ${p(0.42, 0.12)} ${p(0.24, 0.18)}C${p(0.06, 0.24)} ${p(-0.1, 0.34)} ${p(-0.3, 0.28)}C${p(-0.44, 0.24)} ${p(-0.5, 0.14)} ${p(-0.5, 0.02)}Z`;
  let marks = '';
  for (let i = 0; i < 6; i++) marks += `M${p(-0.44 + i * 0.16, -0.24)}L${p(-0.36 + i * 0.16, 0.26)}`;
  let cross = '';
  for (let i = 0; i < 4; i++) cross += `M${p(-0.5, -0.14 + i * 0.12)}L${p(0.5, -0.26 + i * 0.12)}`;
  let meat =
    at(s * 0.02, s * 0.05, 0, `<path d="${outline}" fill="${SHADOW}" opacity=".34"/>`) +
    `<path d="${outline}" fill="#4A2414"/>` +
    at(
      -s * 0.008,
      -s * 0.012,
      0,
      `<path d="${outline}" fill="${pen.ball('#A8613A', '#7D4023', '#4C2311')}" transform="scale(.975)"/>`,
    ) +
    pen.clip(
      `<path d="${outline}"/>`,
      stroke(marks, '#351709', s * 0.032, 0.75) +
        stroke(cross, '#351709', s * 0.022, 0.35) +
        `<path d="M${p(-0.46, -0.02)}C${p(-0.4, -0.26)} ${p(-0.12, -0.3)} ${p(0.1, -0.24)}" fill="none" stroke="#F3D9A8" stroke-width="${num(s * 0.035)}" stroke-linecap="round" opacity=".75"/>`,
    ) +
    stroke(`M${p(-0.36, -0.16)}C${p(-0.24, -0.25)} ${p(-0.06, -0.26)} ${p(0.08, -0.22)}`, '#fff', s * 0.018, 0.4);
  for (const [x, y] of sunflower(16, s * 0.3, 0.4))
    meat += ellipse(s * 0.016, s * 0.013, '#1B0E07', x, y * 0.6, 'opacity=".8"');
  if (has(scene, 'butter'))
    meat += at(
      -s * 0.06,
      -s * 0.05,
      -10,
      slab(s * 0.17, s * 0.13, s * 0.03, '#C99A2A', s * 0.012, s * 0.02, 'opacity=".5"') +
        slab(s * 0.17, s * 0.13, s * 0.03, pen.duo('#FFF3B4', '#F4D161')) +
        ellipse(s * 0.02, s * 0.008, '#4E8A35', -s * 0.02, -s * 0.01) +
        ellipse(s * 0.016, s * 0.008, '#4E8A35', s * 0.03, s * 0.02),
    );
  const slice = (i: number) =>
    at(
      s * (0.3 + i * 0.14),
      s * (0.16 + i * 0.085),
      34,
      ellipse(s * 0.085, s * 0.2, '#3A1E0A', s * 0.014, s * 0.02, 'opacity=".3"') +
        ellipse(s * 0.085, s * 0.2, '#5B2E1D') +
        ellipse(s * 0.064, s * 0.172, pen.duo('#D97B6C', '#A8433E')) +
        ellipse(s * 0.036, s * 0.12, '#EA938A', 0, 0, 'opacity=".85"'),
    );
  const leafy = scene.top.some((look) => look.picture === 'spinach' || look.picture === 'lettuce');
  const sides = scene.top
    .filter(
      (look) =>
        look.picture !== 'steak' &&
        look.picture !== 'beefBit' &&
        !['food/avocado', 'mozzarella'].includes(look.picture) &&
        look.picture !== 'spinach',
    )
    .slice(0, 2);
  const shown: Look[] = sides;
  let food = '';
  if (shown[0]) {
    const s0 = shown[0];
    for (const [i, [x, y]] of sunflower(s0.serving === 'many' ? 16 : 6, r * 0.3, 0.5).entries())
      food += piece(pen, s0, -r * 0.26 + x * 1.2, -r * 0.4 + y * 0.7, i * 53, r, 0.78);
  }
  if (shown[1]) {
    for (const [i, [x, y]] of sunflower(5, r * 0.2, 1.5).entries())
      food += piece(pen, shown[1], r * 0.36 + x, -r * 0.38 + y * 0.8, i * 61, r, 0.72);
  } else if (leafy) {
    for (let i = 0; i < 7; i++)
      food += at(r * 0.4, -r * 0.34, i * 51 - 20, leaf(pen, r * 0.32, '#76B04E', '#3F7E38', '#CFE7A4', 0.36));
  }
  return (
    tableShadow(pen, r, scene.isTableDeep) +
    plate(pen, r, scene.glaze) +
    food +
    (food === ''
      ? at(-r * 0.1, 0, -6, `<g transform="scale(1.22)">${meat}${slice(0)}${slice(1)}</g>`)
      : at(-r * 0.06, r * 0.2, -6, meat + slice(0) + slice(1))) +
    sprinkle(pen, r * 0.7, scene.garnish)
  );
};
/** Crisp hollow shells: gol gappa, pani puri. */
export const puris: Compose = (pen, scene) => {
  const r = scene.radius;
  const s = r * 0.27;
  const one = (i: number) => {
    let out =
      pen.shade(s * 1.05, 0.36) +
      `<path d="${blobPath(s, 14, 0.05, pen.random)}" fill="${pen.ball('#FFE3A4', '#E7AE57', '#A86A22')}"/>`;
    for (const [x, y] of sunflower(9, s * 0.8, i)) out += ellipse(s * 0.07, s * 0.05, '#B97A2C', x, y, 'opacity=".4"');
    out += `<path d="${blobPath(s * 0.58, 11, 0.22, pen.random)}" fill="#7A4A18"/><path d="${blobPath(s * 0.5, 11, 0.2, pen.random)}" fill="#C79A52"/>`;
    for (const [n, [x, y]] of sunflower(7, s * 0.4, i * 2).entries())
      out +=
        n % 3 === 0
          ? at(x, y, 0, circle(s * 0.12, pen.ball('#F8DDA4', '#E9BD6D', '#B8823A')))
          : n % 3 === 1
            ? ellipse(s * 0.1, s * 0.08, '#F4E2B0', x, y)
            : at(x, y, n * 70, leaf(pen, s * 0.3, '#86B84E', '#4A8A34', '#D3E9A6', 0.4));
    return (
      out +
      stroke(
        `M${num(-s * 0.74)} ${num(-s * 0.3)}A${num(s * 0.8)} ${num(s * 0.8)} 0 0 1 ${num(-s * 0.2)} ${num(-s * 0.78)}`,
        '#fff',
        s * 0.08,
        0.55,
      )
    );
  };
  let out = tableShadow(pen, r, scene.isTableDeep) + plate(pen, r, scene.glaze);
  for (let i = 0; i < 7; i++) {
    const angle = radians(i * 51.4 - 90);
    out += at(Math.cos(angle) * r * 0.58, Math.sin(angle) * r * 0.58, 0, one(i));
  }
  const water = bowl(pen, r * 0.27, GLAZES.white, liquid(pen, r * 0.24, TONES.green));
  return out + pen.shade(r * 0.28, 0.3) + water;
};

/** Meat in pastry, two slices cut: Wellington, strudel, sausage plait. */
export const enCroute: Compose = (pen, scene) => {
  const r = scene.radius;
  const [l, w] = [r * 1.5, r * 0.8];
  const crust = pen.gradient('croute', [
    [0, '#FCE3A6'],
    [0.5, '#E0A64C'],
    [1, '#97591C'],
  ]);
  let lattice = '';
  for (let i = -5; i < 8; i++)
    lattice += `M${num(i * l * 0.11)} ${num(-w / 2)}l${num(w * 0.62)} ${num(w)}M${num(i * l * 0.11)} ${num(w / 2)}l${num(w * 0.62)} ${num(-w)}`;
  const bar = slab(l, w, w * 0.3, crust, 0, 0);
  const loaf =
    slab(l, w, w * 0.3, SHADOW, l * 0.02, w * 0.1, 'opacity=".28"') +
    bar +
    pen.clip(
      `<rect x="${num(-l / 2)}" y="${num(-w / 2)}" width="${num(l)}" height="${num(w)}" rx="${num(w * 0.3)}"/>`,
      stroke(lattice, '#8A4E16', w * 0.035, 0.55) +
        at(-w * 0.015, -w * 0.02, 0, stroke(lattice, '#FFEBB8', w * 0.025, 0.75)),
    ) +
    stroke(`M${num(-l * 0.4)} ${num(-w * 0.38)}H${num(l * 0.3)}`, '#fff', w * 0.045, 0.45);
  const slice = (turn: number) =>
    at(
      0,
      0,
      turn,
      ellipse(w * 0.54, w * 0.5, SHADOW, w * 0.05, w * 0.09, 'opacity=".3"') +
        ellipse(w * 0.54, w * 0.5, pen.ball('#F6CF88', '#D2933F', '#8E551C')) +
        ellipse(w * 0.47, w * 0.43, '#FBEBC4') +
        ellipse(w * 0.44, w * 0.4, '#5E4128') +
        browning(pen, w * 0.38, w * 0.34, 22, ['#3E2814', '#7E5C3A'], w * 0.06) +
        ellipse(w * 0.36, w * 0.32, '#7A3A2A') +
        ellipse(w * 0.31, w * 0.275, pen.ball('#F0A096', '#CF5E58', '#98332F')) +
        ellipse(w * 0.18, w * 0.14, '#E98A82', -w * 0.04, -w * 0.04, 'opacity=".7"'),
    );
  return (
    board(pen, r * 2.56, r * 1.74, -6, false) +
    at(-r * 0.3, -r * 0.28, -12, loaf) +
    at(r * 0.68, r * 0.2, -8, slice(0)) +
    at(r * 0.12, r * 0.52, 4, slice(30)) +
    sprinkle(pen, r, scene.garnish)
  );
};

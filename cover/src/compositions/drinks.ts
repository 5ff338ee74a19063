import { drawPicture, piece } from '../arrange.ts';
import { at, blobPath, circle, ellipse, num, slab, stroke } from '../geometry.ts';
import { photoOf } from '../look.ts';
import type { PastelName } from '../palettes.ts';
import { SHADOW } from '../pen.ts';
import { TONES, type Tone } from '../tones.ts';
import { tableShadow } from '../vessels.ts';
import { type Compose, has, MINT, sweets } from './scene.ts';

const LIQUIDS: Record<PastelName, readonly [top: string, bottom: string]> = {
  rose: ['#F9A8B8', '#E4577D'],
  lilac: ['#B79BDD', '#7A55B0'],
  butter: ['#FFE79A', '#F7BE3C'],
  apricot: ['#FFCB85', '#F28F3A'],
  pistachio: ['#D5E78A', '#93BC45'],
  sage: ['#B6D98A', '#6FA648'],
  mint: ['#BDE8CF', '#66BC93'],
  oat: ['#E9C9A0', '#B5824C'],
  tomato: ['#FBA184', '#DC5136'],
  sky: ['#E6F2F6', '#A9CFDE'],
};

const CUT_FRUIT: ReadonlySet<string> = new Set([
  'lemon',
  'lime',
  'orange',
  'kiwi',
  'grapefruit',
  'cucumber',
  'pineapple',
  'strawberry',
  'watermelonCube',
]);
const NOT_BESIDE = /honey|^egg$|peanuts|herb|garlic|onion/;

/** A tall glass seen from the side: the one picture that is not from above. */
export const glass: Compose = (pen, scene) => {
  const r = scene.radius;
  const [w, h, top] = [r * 0.98, r * 1.78, -r * 1.02];
  const fruits = sweets(scene);
  const isGreen = has(scene, 'spinach', 'kale', 'matcha') || scene.nameWords.has('green');
  const isMilky = has(scene, 'chocolate', 'coffee', 'cocoa', 'espresso', 'mocha');
  const colour = isGreen
    ? LIQUIDS.pistachio
    : isMilky
      ? LIQUIDS.oat
      : LIQUIDS[(fruits[0] ?? scene.main)?.palette ?? 'butter'];
  const wall = (k: number, y0: number, y1: number) =>
    `M${num(-w * 0.5 * k)} ${num(y0)}H${num(w * 0.5 * k)}L${num(w * 0.4 * k)} ${num(y1)}Q${num(w * 0.38 * k)} ${num(y1 + r * 0.1)} ${num(w * 0.26 * k)} ${num(y1 + r * 0.1)}H${num(-w * 0.26 * k)}Q${num(-w * 0.38 * k)} ${num(y1 + r * 0.1)} ${num(-w * 0.4 * k)} ${num(y1)}Z`;
  const straw = `M${num(w * 0.12)} ${num(-r * 0.5)}L${num(w * 0.44)} ${num(-r * 1.42)}`;
  let out =
    `<circle class="cv-win" cy="${num(-r * 0.12)}" r="${num(r * 1.16)}" fill="#fff" fill-opacity=".34"/>` +
    ellipse(r * 1.15, r * 0.17, SHADOW, r * 0.16, r * 0.84, 'opacity=".16"');
  out += stroke(straw, scene.palette.stripe, r * 0.09) + stroke(straw, '#fff', r * 0.025, 0.5);
  out += `<path d="${wall(1, top, top + h)}" fill="#fff" opacity=".42"/><path d="${wall(0.9, top + r * 0.24, top + h - r * 0.03)}" fill="${pen.gradient(
    `drink${colour[1]}`,
    [
      [0, colour[0]],
      [1, colour[1]],
    ],
  )}"/>`;
  out +=
    ellipse(w * 0.45, r * 0.085, colour[0], 0, top + r * 0.24) +
    ellipse(w * 0.4, r * 0.06, '#fff', 0, top + r * 0.235, 'opacity=".45"');
  const isClear = has(
    scene,
    'lemonade',
    'soda',
    'mojito',
    'spritz',
    'cocktail',
    'iced',
    'ice',
    'juice',
    'water',
    'cooler',
    'tonic',
    'punch',
    'sangria',
    'kombucha',
  );
  if (isClear) {
    for (const [x, y, turn] of [
      [-0.16, 0.46, 12],
      [0.14, 0.6, -18],
      [-0.08, 0.84, 30],
    ] as const)
      out += at(
        w * x,
        top + r * y,
        turn,
        slab(r * 0.24, r * 0.24, r * 0.05, '#fff', 0, 0, 'opacity=".4"') +
          slab(
            r * 0.24,
            r * 0.24,
            r * 0.05,
            'none',
            0,
            0,
            `stroke="#fff" stroke-opacity=".6" stroke-width="${num(r * 0.015)}"`,
          ),
      );
    for (const [x, y] of [
      [0.1, 1.2],
      [-0.14, 1.34],
      [0.18, 1.48],
      [-0.02, 1.06],
    ] as const)
      out += ellipse(r * 0.025, r * 0.025, '#fff', w * x, top + r * y, 'opacity=".6"');
  }
  out +=
    stroke(
      `M${num(-w * 0.36)} ${num(top + r * 0.4)}L${num(-w * 0.29)} ${num(top + h * 0.82)}`,
      '#fff',
      r * 0.07,
      0.55,
    ) +
    `<path d="${wall(1, top, top + h)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${num(r * 0.03)}"/>`;
  const beside = scene.wholes.filter((name) => !NOT_BESIDE.test(name));
  const cut = fruits.find((look) => CUT_FRUIT.has(look.picture));
  if (cut)
    out += at(
      -w * 0.44,
      top + r * 0.06,
      -14,
      drawPicture(pen, cut.picture, r * (cut.picture === 'strawberry' ? 0.42 : 0.5)),
    );
  else if (beside[0]) out += at(-w * 0.44, top + r * 0.06, -14, pen.picture(beside[0], r * 0.5));
  const places = [
    [-0.98, 0.6, 0.72],
    [0.86, 0.62, 0.74],
    [-0.52, 0.78, 0.52],
    [0.5, 0.82, 0.46],
  ] as const;
  places.forEach(([x, y, k], i) => {
    const name = beside[(i + (i > 1 ? 1 : 0)) % Math.max(1, beside.length)];
    if (name) out += at(r * x, r * y, i % 2 ? 12 : -10, pen.shade(r * k * 0.4, 0.25) + pen.picture(name, r * k));
  });
  return out + at(w * 0.3, top + r * 0.12, -30, drawPicture(pen, 'mint', r * 0.4));
};

/** A cup on its saucer, from above. */
export const mug: Compose = (pen, scene) => {
  const r = scene.radius;
  const c = r * 0.66;
  const isTea = scene.kind === 'tea' && !has(scene, 'chai', 'milk', 'latte');
  const isMatcha = has(scene, 'matcha');
  const isGolden = has(scene, 'turmeric', 'golden');
  const isChocolate = has(scene, 'chocolate', 'cocoa');
  const isWine = has(scene, 'wine', 'glogg');
  const [light, mid, dark]: Tone = isMatcha
    ? ['#D3E29A', '#A8C460', '#78963A']
    : isGolden
      ? ['#FFE08A', '#F2BC42', '#C58A1C']
      : isWine
        ? ['#B0405A', '#7C1E38', '#4E0E20']
        : isTea
          ? ['#E79A4A', '#C46A20', '#8C4210']
          : isChocolate
            ? TONES.chocolate
            : TONES.coffee;
  let out = tableShadow(pen, r, scene.isTableDeep);
  const g = scene.glaze;
  out +=
    circle(
      r,
      pen.gradient('saucer', [
        [0, g.light],
        [0.6, g.mid],
        [1, g.shade],
      ]),
    ) +
    circle(r * 0.985, 'none', `stroke="#fff" stroke-opacity=".5" stroke-width="${num(r * 0.014)}"`) +
    circle(
      r * 0.76,
      pen.gradient('saucer-well', [
        [0, g.wellShade],
        [1, g.wellLight],
      ]),
    );
  out += at(
    0,
    0,
    34,
    slab(c * 0.62, c * 0.34, c * 0.16, g.shade, c * 1.14, c * 0.04) +
      slab(c * 0.6, c * 0.32, c * 0.15, pen.duo(g.light, g.mid), c * 1.12, 0) +
      slab(c * 0.26, c * 0.1, c * 0.05, g.shade, c * 1.14, 0),
  );
  out +=
    pen.shade(c * 1.06, 0.4) +
    circle(
      c,
      pen.gradient('cup', [
        [0, g.light],
        [0.5, g.mid],
        [1, g.shade],
      ]),
    ) +
    circle(
      c * 0.9,
      pen.gradient('cup-in', [
        [0, g.shade],
        [1, g.wellLight],
      ]),
    ) +
    circle(c * 0.85, pen.ball(light, mid, dark)) +
    circle(c * 0.82, 'none', `stroke="${light}" stroke-opacity=".6" stroke-width="${num(c * 0.04)}"`);
  if (isTea || isWine) {
    const isMint = !isWine && scene.garnish.some((look) => look.picture === 'mint');
    if (!isMint || has(scene, 'lemon', 'orange'))
      out += piece(
        pen,
        { picture: isWine || scene.words.has('orange') ? 'orange' : 'lemon' },
        c * 0.1,
        c * 0.06,
        14,
        r,
        1.15,
      );
    out += ellipse(c * 0.24, c * 0.09, '#fff', -c * 0.36, -c * 0.4, 'opacity=".4"');
    if (isMint)
      out += piece(pen, MINT, -c * 0.16, c * 0.16, 20, r, 1.5) + piece(pen, MINT, c * 0.26, -c * 0.2, 120, r, 1);
  } else if (isChocolate) {
    for (const [x, y, turn] of [
      [-0.28, -0.12, 10],
      [0.16, -0.28, -20],
      [0.26, 0.2, 40],
      [-0.14, 0.28, 70],
      [0, 0, 0],
    ] as const)
      out += piece(pen, { picture: 'marshmallow' }, c * x, c * y, turn, r, 1.1);
    for (let i = 0; i < 9; i++)
      out += piece(
        pen,
        { picture: 'chocCurl' },
        pen.between(-0.5, 0.5) * c,
        pen.between(-0.5, 0.5) * c,
        pen.between(0, 180),
        r,
        0.3,
      );
  } else {
    // a rosetta
    const milk = '#FFF6E4';
    let fronds = '';
    for (let i = 0; i < 5; i++) {
      const y = c * (-0.4 + i * 0.17);
      const half = c * (0.18 + Math.sin((i / 4) * Math.PI) * 0.22);
      fronds += `M${num(-half)} ${num(y - c * 0.06)}Q0 ${num(y + c * 0.14)} ${num(half)} ${num(y - c * 0.06)}`;
    }
    out +=
      stroke(fronds, milk, c * 0.085, 0.92) +
      stroke(`M0 ${num(-c * 0.5)}V${num(c * 0.56)}`, mid, c * 0.03, 0.9) +
      `<path d="M0 ${num(-c * 0.34)}C${num(-c * 0.16)} ${num(-c * 0.56)} ${num(-c * 0.02)} ${num(-c * 0.64)} 0 ${num(-c * 0.56)}C${num(c * 0.02)} ${num(-c * 0.64)} ${num(c * 0.16)} ${num(-c * 0.56)} 0 ${num(-c * 0.34)}Z" fill="${milk}"/>`;
  }
  const side = sweets(scene).find(
    (look) => !photoOf(look.picture) && look.picture !== 'chocCurl' && look.picture !== 'mint',
  );
  const biscuit = `<path d="${blobPath(r * 0.17, 12, 0.06, pen.random)}" fill="${pen.ball('#F9DDA2', '#E2B062', '#B07A34')}"/>${[
    [-0.05, -0.04],
    [0.05, 0.02],
    [-0.01, 0.07],
    [0.06, -0.07],
  ]
    .map(([x = 0, y = 0]) => ellipse(r * 0.022, r * 0.018, '#5A3018', r * x, r * y))
    .join('')}`;
  out += at(
    -r * 0.62,
    r * 0.56,
    0,
    pen.shade(r * 0.18, 0.34) + (side ? drawPicture(pen, side.picture, r * 0.26) : biscuit),
  );
  return out;
};

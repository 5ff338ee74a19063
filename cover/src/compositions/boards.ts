// biome-ignore-all lint/style/noExcessiveLinesPerFile: drawings, one after another
import { isBig, piece, scatter, sprinkle } from '../arrange.ts';
import { greens } from '../bases.ts';
import { DRAWINGS } from '../drawings/drawings.ts';
import { leaf } from '../drawings/shapes.ts';
import { at, blobPath, circle, ellipse, num, radians, slab, stroke, sunflower, TAU } from '../geometry.ts';
import { type Look, photoOf } from '../look.ts';
import type { Pen } from '../pen.ts';
import { SHADOW } from '../pen.ts';
import { board, plate, tableShadow } from '../vessels.ts';
import { byHand } from './in-bites.ts';
import { type Compose, HERB, has, herbs, type Scene, SEED, sweets, withoutLeaves } from './scene.ts';

function breadPath(s: number): string {
  return `M${num(-s * 0.44)} ${num(s * 0.5)}Q${num(-s * 0.5)} ${num(s * 0.5)} ${num(-s * 0.48)} ${num(s * 0.4)}L${num(-s * 0.46)} ${num(-s * 0.14)}C${num(-s * 0.66)} ${num(-s * 0.3)} ${num(-s * 0.5)} ${num(-s * 0.58)} 0 ${num(-s * 0.56)}C${num(s * 0.5)} ${num(-s * 0.58)} ${num(s * 0.66)} ${num(-s * 0.3)} ${num(s * 0.46)} ${num(-s * 0.14)}L${num(s * 0.48)} ${num(s * 0.4)}Q${num(s * 0.5)} ${num(s * 0.5)} ${num(s * 0.44)} ${num(s * 0.5)}Z`;
}

const SPREADS: readonly (readonly [words: readonly string[], light: string, dark: string])[] = [
  [['avocado', 'pesto'], '#CFE287', '#A4C553'],
  [['hummus', 'houmous', 'peanut', 'almond'], '#EFD6A4', '#DDB670'],
  [['beetroot', 'beet'], '#DE7BA0', '#B23F70'],
  [['cheddar', 'rarebit', 'cheese', 'croque'], '#FCDD8A', '#EDB04A'],
  [['bean', 'tomato', 'bruschetta'], '#F2A070', '#DB6A3C'],
  [['chocolate', 'nutella'], '#9A6644', '#6F432A'],
  [['jam', 'strawberry', 'raspberry'], '#F28A98', '#CF4A62'],
];

export const toast: Compose = (pen, scene) => {
  const r = scene.radius;
  const s = r * 1.12;
  const [, light, dark] = SPREADS.find(([words]) => has(scene, ...words)) ?? [[], '#FFFDF6', '#F1E8D6'];
  const spread = pen.duo(light, dark);
  const tops = scene.top.filter(
    (look) =>
      !['spinach', 'breadChunk', 'cheddar', 'mash'].includes(look.picture) &&
      !(look.picture === 'food/avocado' && scene.top.length > 2),
  );
  let out = board(pen, r * 2.72, r * 1.86, -6, false);
  for (const [x, y, turn] of [
    [-0.58, 0.06, -9],
    [0.58, 0, 7],
  ] as const) {
    const slice =
      `<path transform="translate(${num(s * 0.03)} ${num(s * 0.06)})" d="${breadPath(s)}" fill="#3A1E0A" opacity=".28"/>` +
      `<path d="${breadPath(s)}" fill="${pen.duo('#C98443', '#95561F')}"/>` +
      `<path d="${breadPath(s * 0.91)}" fill="${pen.duo('#FBE3B2', '#EFC98A')}"/>` +
      at(0, s * 0.01, 0, `<path d="${breadPath(s * 0.79)}" fill="${spread}"/>`) +
      stroke(
        `M${num(-s * 0.22)} ${num(-s * 0.2)}q${num(s * 0.2)} ${num(-s * 0.12)} ${num(s * 0.4)} ${num(s * 0.02)}M${num(-s * 0.26)} ${num(s * 0.1)}q${num(s * 0.2)} ${num(s * 0.12)} ${num(s * 0.44)} 0`,
        '#fff',
        s * 0.03,
        0.4,
      );
    const food =
      tops.length > 0
        ? scatter(pen, tops.map(byHand), s * 0.4, tops.every((look) => look.serving === 'many') ? 9 : 5, 1.1, s * 0.74)
        : '';
    out += at(
      r * x,
      r * y,
      turn,
      slice + at(0, s * 0.02, 0, food) + sprinkle(pen, s * 0.62, herbs(scene, [HERB, SEED])),
    );
  }
  return out;
};

export const burger: Compose = (pen, scene) => {
  const r = scene.radius;
  const b = r * 0.62;
  let out = tableShadow(pen, r, scene.isTableDeep) + plate(pen, r, scene.glaze);
  // chips behind, to the right
  const fry: Look = { picture: 'chip', serving: 'few' };
  for (let i = 0; i < 11; i++)
    out += piece(pen, fry, r * pen.between(0.34, 0.66), r * pen.between(-0.52, -0.06), pen.between(-70, 30), r, 0.72);
  out +=
    piece(
      pen,
      { picture: scene.words.has('gherkin') || scene.words.has('pickle') ? 'gherkin' : 'tomato' },
      r * 0.56,
      r * 0.28,
      10,
      r,
      0.84,
    ) + piece(pen, { picture: 'lettuce' }, r * 0.42, r * 0.5, 30, r, 0.6);
  const bun: string[] = [];
  bun.push(pen.shade(b * 1.08, 0.42));
  for (let i = 0; i < 15; i++) {
    const turn = (i / 15) * 360 + pen.between(-8, 8);
    bun.push(
      at(
        Math.cos(radians(turn)) * b * 0.76,
        Math.sin(radians(turn)) * b * 0.76,
        turn,
        leaf(pen, b * pen.between(0.34, 0.44), '#C4E07A', '#7FB044', '#EFF8CC', 0.62),
      ),
    );
  }
  for (const turn of [20, 110, 215, 320])
    bun.push(
      at(
        0,
        0,
        turn,
        slab(b * 0.5, b * 0.5, b * 0.04, pen.duo('#FFDE7A', '#F4B532'), b * 0.66, b * 0.3, 'transform="rotate(24)"'),
      ),
    );
  for (const turn of [64, 165, 268])
    bun.push(
      at(
        Math.cos(radians(turn)) * b * 0.66,
        Math.sin(radians(turn)) * b * 0.66,
        0,
        circle(b * 0.36, '#C93222') + circle(b * 0.31, '#EE6B4A'),
      ),
    );
  bun.push(
    `<path d="${blobPath(b * 0.93, 14, 0.06, pen.random)}" fill="${pen.ball('#9A5A34', '#6F3C20', '#45210E')}"/>`,
  );
  bun.push(at(b * 0.03, b * 0.05, 0, circle(b * 0.88, SHADOW, 'opacity=".28"')));
  bun.push(
    circle(
      b * 0.87,
      pen.gradient(
        'bun',
        [
          [0, '#F9D08A'],
          [0.5, '#E5A24A'],
          [0.85, '#C67C2A'],
          [1, '#A25E18'],
        ],
        'lit',
      ),
    ),
  );
  for (const [x, y] of sunflower(24, b * 0.66, pen.between(0, TAU)))
    bun.push(
      at(
        x - b * 0.04,
        y - b * 0.06,
        pen.between(0, 180),
        ellipse(b * 0.052, b * 0.03, '#FFF4D8') + ellipse(b * 0.03, b * 0.012, '#fff', -b * 0.01, -b * 0.01),
      ),
    );
  bun.push(
    stroke(
      `M${num(-b * 0.56)} ${num(-b * 0.34)}A${num(b * 0.66)} ${num(b * 0.66)} 0 0 1 ${num(-b * 0.12)} ${num(-b * 0.66)}`,
      '#fff',
      b * 0.06,
      0.5,
    ),
  );
  return out + at(-r * 0.2, r * 0.08, 0, bun.join(''));
};

export const tacos: Compose = (pen, scene) => {
  const r = scene.radius;
  const tops = withoutLeaves(scene.top)
    .map(byHand)
    .filter((look) => look.picture !== 'naan' && look.picture !== 'cutlet');
  const shown: Look[] =
    tops.length > 0
      ? tops
      : [
          { picture: 'mince', serving: 'many' },
          { picture: 'tomato', serving: 'few' },
          { picture: 'cheddar', serving: 'many' },
        ];
  let out = board(pen, r * 2.5, r * 1.78, -7, true);
  const places = [
    [-0.66, 0.02, -8],
    [0.02, -0.02, -4],
    [0.68, 0, 3],
  ] as const;
  for (const [x, y, turn] of places) {
    const w = r * 0.62;
    const h = r * 1.24;
    // a tortilla folded along its length: back wall, filling, front wall
    const wall = (k: number) =>
      `M${num(-w * 0.12 * k)} ${num(-h * 0.5)}C${num(-w * 0.72 * k)} ${num(-h * 0.42)} ${num(-w * 0.72 * k)} ${num(h * 0.42)} ${num(-w * 0.12 * k)} ${num(h * 0.5)}Q0 ${num(h * 0.53)} ${num(w * 0.12 * k)} ${num(h * 0.5)}C${num(w * 0.3 * k)} ${num(h * 0.3)} ${num(w * 0.3 * k)} ${num(-h * 0.3)} ${num(w * 0.12 * k)} ${num(-h * 0.5)}Q0 ${num(-h * 0.53)} ${num(-w * 0.12 * k)} ${num(-h * 0.5)}Z`;
    let taco = at(w * 0.1, h * 0.05, 0, `<path d="${wall(1)}" fill="${SHADOW}" opacity=".3"/>`);
    taco += `<path d="${wall(1)}" fill="${pen.duo('#FBDE96', '#DBA247')}" transform="scale(-1 1)"/>`;
    for (let i = 0; i < 9; i++)
      taco += at(
        pen.between(-0.1, 0.2) * w,
        h * (-0.42 + i * 0.105),
        pen.between(-20, 60),
        leaf(pen, r * 0.2, '#B5DB72', '#6FA63C', '#E9F6C4', 0.5),
      );
    for (let i = 0; i < 11; i++) {
      const look = shown[i % shown.length] as Look;
      const count = look.serving === 'many' ? 3 : 1;
      for (let n = 0; n < count; n++)
        taco += piece(
          pen,
          look,
          pen.between(-0.12, 0.16) * w,
          h * (-0.4 + i * 0.08) + pen.between(-0.03, 0.03) * h,
          pen.between(0, 180),
          r,
          photoOf(look.picture) ? 0.4 : 0.66,
        );
    }
    const front = `M${num(-w * 0.14)} ${num(-h * 0.5)}C${num(-w * 0.74)} ${num(-h * 0.42)} ${num(-w * 0.74)} ${num(h * 0.42)} ${num(-w * 0.14)} ${num(h * 0.5)}C${num(-w * 0.24)} ${num(h * 0.3)} ${num(-w * 0.24)} ${num(-h * 0.3)} ${num(-w * 0.14)} ${num(-h * 0.5)}Z`;
    taco +=
      `<path d="${front}" fill="${pen.duo('#FDE6AA', '#EDBE66')}"/>` + browningOn(pen, -w * 0.42, h * 0.4, w * 0.05);
    out += at(r * x, r * y, turn, taco + sprinkleAlong(pen, scene, r, h));
  }
  return out + piece(pen, { picture: 'lime' }, r * 1.04, r * 0.62, 20, r, 0.9);
};

function browningOn(pen: Pen, x: number, half: number, size: number): string {
  let out = '';
  for (let i = 0; i < 6; i++)
    out += ellipse(
      size * pen.between(0.6, 1.3),
      size * pen.between(0.5, 1),
      '#B8752A',
      x + pen.between(-0.5, 0.5) * size * 2,
      pen.between(-half, half),
      'opacity=".35"',
    );
  return out;
}

function sprinkleAlong(pen: Pen, scene: Scene, r: number, h: number): string {
  let out = '';
  const look = herbs(scene)[0];
  for (let i = 0; look && i < 3; i++)
    out += piece(pen, look, pen.between(-0.05, 0.1) * r, h * pen.between(-0.36, 0.36), pen.between(0, 360), r, 0.62);
  return out;
}

export const wrap: Compose = (pen, scene) => {
  const r = scene.radius;
  const tops = withoutLeaves(scene.top)
    .map(byHand)
    .filter((look) => look.picture !== 'naan' && look.picture !== 'dollop')
    .slice(0, 4);
  let out = board(pen, r * 2.4, r * 1.7, -7, true);
  for (const [x, y, turn] of [
    [-0.4, -0.3, -24],
    [-0.02, 0.34, -24],
  ] as const) {
    const [l, h] = [r * 1.2, r * 0.54];
    const body = `M${num(-l * 0.5)} ${num(-h * 0.44)}Q${num(-l * 0.6)} 0 ${num(-l * 0.5)} ${num(h * 0.44)}L${num(l * 0.42)} ${num(h * 0.5)}Q${num(l * 0.5)} 0 ${num(l * 0.42)} ${num(-h * 0.5)}Z`;
    let roll = at(l * 0.02, h * 0.16, 0, `<path d="${body}" fill="${SHADOW}" opacity=".3"/>`);
    roll += `<path d="${body}" fill="${pen.gradient('wrap', [
      [0, '#FFF3D0'],
      [0.5, '#F4D9A0'],
      [1, '#D0A25A'],
    ])}"/>`;
    for (let i = 0; i < 7; i++)
      roll += at(
        l * pen.between(-0.42, 0.24),
        h * pen.between(-0.3, 0.3),
        pen.between(0, 90),
        `<path d="${blobPath(h * pen.between(0.06, 0.11), 6, 0.5, pen.random)}" fill="#A5672A" opacity=".4"/>`,
      );
    roll += stroke(
      `M${num(-l * 0.46)} ${num(-h * 0.06)}Q0 ${num(h * 0.06)} ${num(l * 0.38)} ${num(-h * 0.1)}`,
      '#B98A48',
      h * 0.035,
      0.5,
    );
    // the cut face
    const face =
      ellipse(h * 0.34, h * 0.5, '#F9E7BE') + ellipse(h * 0.29, h * 0.44, pen.ball('#D9E79A', '#9CC35A', '#6B943A'));
    let filling = '';
    const shown: readonly Look[] =
      tops.length > 0
        ? tops
        : [
            { picture: 'tomato', serving: 'few' },
            { picture: 'chickenBit', serving: 'few' },
          ];
    for (const [i, [px, py]] of sunflower(12, 1, pen.between(0, TAU)).entries()) {
      const look = shown[i % shown.length] as Look;
      filling += piece(
        pen,
        look,
        px * h * 0.24,
        py * h * 0.38,
        pen.between(0, 180),
        r,
        photoOf(look.picture)
          ? 0.34
          : Math.min(0.62, 0.16 / DRAWINGS[look.picture as keyof typeof DRAWINGS].size + 0.1),
      );
    }
    roll += at(l * 0.44, 0, 0, face + pen.clip(ellipse(h * 0.3, h * 0.45, '#000'), filling));
    out += at(r * x, r * y, turn, roll);
  }
  const beside = tops.find((look) => photoOf(look.picture)) ?? ({ picture: 'lime', serving: 'few' } satisfies Look);
  return (
    out +
    piece(pen, beside, r * 0.86, r * 0.46, 10, r, photoOf(beside.picture) ? 0.66 : 0.86) +
    piece(pen, { picture: 'lime' }, r * 0.74, -r * 0.52, -12, r, 0.86) +
    sprinkle(pen, r, herbs(scene))
  );
};

const MAKI_CORES: Partial<Record<Look['picture'], readonly [string, string]>> = {
  salmon: ['#FFB08C', '#F0764C'],
  tunaSteak: ['#EE8F92', '#CF5A66'],
  tunaFlakes: ['#EBC6A6', '#C99A74'],
  cucumber: ['#CFE39A', '#8BB858'],
  'food/avocado': ['#DDE88A', '#9DBF45'],
  prawn: ['#FFC2A0', '#F08A62'],
  carrot: ['#FFB25C', '#F28A2A'],
};

export const sushi: Compose = (pen, scene) => {
  const r = scene.radius;
  const slate = (x: number, y: number, fill: string, extra = '') => slab(r * 2.5, r * 1.6, r * 0.08, fill, x, y, extra);
  let out = slate(r * 0.04, r * 0.08, SHADOW, 'opacity=".26"') + slate(0, 0, pen.duo('#4B5654', '#2A3230'));
  const cores = scene.top.map((look) => MAKI_CORES[look.picture]).filter((core) => core !== undefined);
  const fills = cores.length > 0 ? cores : [['#FFB08C', '#F0764C'] as const, ['#DDE88A', '#9DBF45'] as const];
  for (let i = 0; i < 8; i++) {
    const m = r * 0.24;
    const [light, dark] = fills[i % fills.length] as readonly [string, string];
    let rice = '';
    for (const [x, y] of sunflower(14, m * 0.72, i))
      rice += ellipse(m * 0.12, m * 0.07, '#FFFFFF', x, y, `transform="rotate(${num(x * 9)} ${num(x)} ${num(y)})"`);
    out += at(
      r * (-0.84 + (i % 4) * 0.56),
      r * (i < 4 ? -0.42 : 0.06),
      0,
      pen.shade(m, 0.5) +
        circle(m, '#22352B') +
        circle(m * 0.86, pen.ball('#FFFFFF', '#F6F1E2', '#D9D0B8')) +
        rice +
        at(0, 0, pen.between(0, 90), slab(m * 0.66, m * 0.6, m * 0.14, pen.duo(light, dark))),
    );
  }
  const nigiri = DRAWINGS.nigiri;
  for (let i = 0; i < 3; i++)
    out += at(
      r * (-0.76 + i * 0.56),
      r * 0.54,
      pen.between(-6, 6),
      pen.shade(r * 0.24, 0.4) + nigiri.draw(pen, r * 0.5),
    );
  out += at(
    r * 0.86,
    r * 0.5,
    0,
    `<path d="${blobPath(r * 0.14, 7, 0.4, pen.random)}" fill="${pen.ball('#CDE59A', '#98BF52', '#6C9430')}"/>`,
  );
  for (const turn of [0, 60, 130])
    out += at(
      r * 1.06,
      r * 0.58,
      turn,
      `<path d="${blobPath(r * 0.1, 6, 0.5, pen.random)}" fill="#F9B9B4" opacity=".9"/>`,
    );
  return at(0, 0, -5, out + sprinkle(pen, r, [{ picture: 'blackSeed', serving: 'strew' }]));
};

export const skewers: Compose = (pen, scene) => {
  const r = scene.radius;
  const shown = withoutLeaves(scene.top)
    .map(byHand)
    .filter(
      (look) =>
        look.serving !== 'many' ||
        look.picture === 'tofu' ||
        look.picture === 'paneer' ||
        look.picture === 'watermelonCube',
    )
    .slice(0, 4);
  const pieces: readonly Look[] =
    shown.length > 0
      ? shown
      : [
          { picture: 'chickenBit', serving: 'few' },
          { picture: 'pepper', serving: 'few' },
        ];
  let out = board(pen, r * 2.6, r * 1.8, -4, false);
  out += at(-r * 0.9, r * 0.5, 0, `<g transform="scale(.3)">${greens(pen, r).replace(/^<circle[^>]*>/, '')}</g>`);
  for (let row = 0; row < 4; row++) {
    const y = r * (-0.54 + row * 0.36);
    let skewer =
      stroke(`M${num(-r * 1.14)} ${num(y + r * 0.04)}H${num(r * 1.2)}`, SHADOW, r * 0.035, 0.25) +
      stroke(`M${num(-r * 1.16)} ${num(y)}H${num(r * 1.18)}`, '#E3C18C', r * 0.035);
    for (let i = 0; i < 7; i++) {
      const look = pieces[(i + row) % pieces.length] as Look;
      const size = photoOf(look.picture) ? 0.58 : DRAWINGS[look.picture as keyof typeof DRAWINGS].size;
      skewer += piece(pen, look, r * (-0.82 + i * 0.27), y, pen.between(-20, 20), r, Math.min(1.2, 0.32 / size));
    }
    out += skewer;
  }
  return at(0, 0, -14, out + sprinkle(pen, r, herbs(scene)));
};

export const parcels: Compose = (pen, scene) => {
  const r = scene.radius;
  const isSteamed = scene.kind === 'steamed';
  const look: Look = scene.top.find(({ picture }) =>
    ['dumpling', 'springRoll', 'samosa', 'nugget', 'squidRing', 'prawn', 'onion'].includes(picture),
  ) ?? { picture: isSteamed ? 'dumpling' : 'nugget', serving: 'few' };
  const size = DRAWINGS[look.picture as keyof typeof DRAWINGS].size;
  let out = tableShadow(pen, r, scene.isTableDeep);
  if (isSteamed) {
    out +=
      circle(
        r,
        pen.gradient('bamboo', [
          [0, '#E9C48A'],
          [0.5, '#D3A462'],
          [1, '#A67434'],
        ]),
      ) +
      circle(r * 0.93, '#B98645') +
      circle(r * 0.9, pen.duo('#F1D6A2', '#DDB674'));
    let slats = '';
    for (let i = -4; i <= 4; i++) slats += `M${num(-r * 0.9)} ${num(i * r * 0.2)}H${num(r * 0.9)}`;
    out += pen.clip(circle(r * 0.9, '#000'), stroke(slats, '#A9773A', r * 0.02, 0.5));
  } else
    out +=
      plate(pen, r, scene.glaze) +
      at(-r * 0.1, -r * 0.1, 0, `<g transform="scale(.5)">${greens(pen, r).replace(/^<circle[^>]*>/, '')}</g>`);
  const scale = Math.min(1.1, (isSteamed ? 0.5 : 0.62) / size);
  for (let i = 0; i < 6; i++) {
    const turn = -90 + i * 60;
    out += piece(
      pen,
      look,
      Math.cos(radians(turn)) * r * 0.58,
      Math.sin(radians(turn)) * r * 0.54,
      pen.between(-14, 14),
      r,
      scale,
    );
  }
  const d = r * 0.27;
  out +=
    pen.shade(d * 1.04, 0.4) +
    circle(
      d,
      pen.gradient('dip', [
        [0, '#FFFFFF'],
        [1, '#D6D0C4'],
      ]),
    ) +
    circle(
      d * 0.84,
      isSteamed || has(scene, 'soy')
        ? pen.ball('#8A5234', '#56301A', '#33190B')
        : pen.ball('#F59A6A', '#DB5B30', '#A83614'),
    ) +
    ellipse(d * 0.24, d * 0.1, '#fff', -d * 0.3, -d * 0.34, 'opacity=".5"');
  return (
    out +
    sprinkle(pen, r * 1.1, herbs(scene, [{ picture: 'springOnion', serving: 'strew' }])) +
    sprinkle(pen, r * 0.9, [SEED])
  );
};

export const loaf: Compose = (pen, scene) => {
  const r = scene.radius;
  const isDark = has(scene, 'chocolate', 'ginger', 'gingerbread', 'rye', 'malt', 'treacle', 'parkin', 'meatloaf');
  const isSavoury = scene.nameWords.has('meatloaf') || scene.nameWords.has('nut');
  const [crustLight, crustMid, crustDark] = isDark
    ? ['#A66B3C', '#7C4723', '#4C2710']
    : ['#E9B266', '#C9843A', '#8E5218'];
  const isMoist = has(scene, 'banana', 'pumpkin', 'courgette', 'zucchini', 'carrot', 'date');
  const [crumbLight, crumbDark] = isDark
    ? ['#B9814E', '#8E5A30']
    : isMoist
      ? ['#F2D39A', '#D3A464']
      : ['#FDECC2', '#EDCB8C'];
  const [l, h] = [r * 1.66, r * 0.86];
  const body = `M${num(-l * 0.44)} ${num(-h * 0.5)}H${num(l * 0.42)}Q${num(l * 0.56)} 0 ${num(l * 0.42)} ${num(h * 0.5)}H${num(-l * 0.44)}Q${num(-l * 0.56)} 0 ${num(-l * 0.44)} ${num(-h * 0.5)}Z`;
  let bread =
    at(l * 0.02, h * 0.1, 0, `<path d="${body}" fill="${SHADOW}" opacity=".3"/>`) +
    `<path d="${body}" fill="${pen.gradient('loaf', [
      [0, crustLight],
      [0.5, crustMid],
      [1, crustDark],
    ])}"/>`;
  const fruits = sweets(scene).filter((look) => !isBig(look));
  if (fruits[0] && !isSavoury) {
    for (let i = 0; i < 6; i++)
      bread += piece(
        pen,
        fruits[i % Math.min(2, fruits.length)] as Look,
        l * (-0.36 + i * 0.14),
        pen.between(-0.1, 0.1) * h,
        pen.between(-30, 30),
        r,
        0.86,
      );
  } else {
    let cuts = '';
    for (let i = 0; i < 4; i++)
      cuts += `M${num(l * (-0.3 + i * 0.19))} ${num(-h * 0.3)}Q${num(l * (-0.26 + i * 0.19))} 0 ${num(l * (-0.22 + i * 0.19))} ${num(h * 0.3)}`;
    bread += stroke(cuts, crustDark, h * 0.1, 0.5) + stroke(cuts, crumbLight, h * 0.06, 0.9);
  }
  if (has(scene, 'seed', 'poppy', 'oat')) bread += sprinkle(pen, h * 0.9, [SEED]);
  bread += stroke(`M${num(-l * 0.36)} ${num(-h * 0.36)}H${num(l * 0.24)}`, '#fff', h * 0.05, 0.35);
  const slice = (size: number) => {
    const outline = breadPath(size);
    let crumb = '';
    for (let i = 0; i < 12; i++)
      crumb += ellipse(
        size * pen.between(0.012, 0.03),
        size * 0.015,
        crumbDark,
        size * pen.between(-0.3, 0.3),
        size * pen.between(-0.34, 0.36),
      );
    const dots =
      fruits[0] && !isSavoury && fruits[0].serving === 'many'
        ? scatter(pen, fruits.slice(0, 1), size * 0.36, 4, 0.7, size * 0.8)
        : '';
    return (
      at(size * 0.03, size * 0.07, 0, `<path d="${outline}" fill="${SHADOW}" opacity=".28"/>`) +
      `<path d="${outline}" fill="${pen.duo(crustMid, crustDark)}"/><path d="${breadPath(size * 0.89)}" fill="${pen.duo(crumbLight, crumbDark)}"/>${crumb}${dots}`
    );
  };
  return (
    board(pen, r * 2.7, r * 1.84, -6, true) +
    at(-r * 0.16, -r * 0.3, -12, bread) +
    at(-r * 0.56, r * 0.46, -16, slice(r * 0.66)) +
    at(r * 0.08, r * 0.5, 6, slice(r * 0.66)) +
    (isSavoury ? sprinkle(pen, r, herbs(scene)) : '')
  );
};

// biome-ignore-all lint/style/noExcessiveLinesPerFile: drawings, one after another
import { isBig, piece, scatter, sprinkle } from '../arrange.ts';
import { cream } from '../bases.ts';
import { DRAWINGS } from '../drawings/drawings.ts';
import { at, blobPath, circle, ellipse, num, radians, slab, stroke, sunflower, TAU } from '../geometry.ts';
import { type Look, photoOf } from '../look.ts';
import type { Pen } from '../pen.ts';
import { SHADOW } from '../pen.ts';
import { TONES, type Tone } from '../tones.ts';
import { board, plate, rack, tableShadow } from '../vessels.ts';
import { type Compose, has, herbs, MINT, type Scene, SEED, sweets } from './scene.ts';

/** What a sweet bake is made of, by its words. */
function batter(scene: Scene): 'chocolate' | 'fruit' | 'ginger' | 'plain' {
  if (
    has(scene, 'chocolate', 'cocoa', 'cacao', 'browny') &&
    !scene.nameWords.has('chip') &&
    !scene.nameWords.has('vanilla') &&
    !scene.nameWords.has('blondie')
  )
    return 'chocolate';
  if (has(scene, 'ginger', 'gingerbread', 'treacle', 'coffee', 'carrot', 'pumpkin', 'cinnamon', 'date'))
    return 'ginger';
  return 'plain';
}

function icing(scene: Scene): Tone {
  const name = scene.nameWords;
  if (name.has('chocolate') || name.has('browny') || (scene.main?.picture === 'chocolate' && !name.has('chip')))
    return TONES.chocolate;
  if (name.has('lemon') || name.has('passionfruit')) return ['#FFFBE0', '#FBEBA8', '#E2C763'];
  if (name.has('coffee') || name.has('caramel') || name.has('toffee') || name.has('walnut'))
    return ['#F2DDBB', '#DDB985', '#B28650'];
  if (name.has('strawberry') || name.has('raspberry') || name.has('rhubarb')) return ['#FFE3E6', '#F8BFC9', '#DE8B9C'];
  if (name.has('blueberry') || name.has('blackberry')) return ['#F1E6F8', '#D9C2EA', '#B091CC'];
  if (name.has('matcha') || name.has('pistachio')) return ['#F0F4CE', '#D2DE9A', '#A5B663'];
  if (name.has('cheesecake')) return ['#FFFBEE', '#FAEFCF', '#E3CC98'];
  return TONES.white;
}

export const cake: Compose = (pen, scene) => {
  const r = scene.radius * 0.84;
  const [light, mid, dark] = icing(scene);
  const isCheesecake = scene.nameWords.has('cheesecake');
  const edge: Tone = isCheesecake ? ['#E3B87A', '#C18E4C', '#8C5F2A'] : [light, mid, dark];
  // one slice is pulled out: [from, to] in degrees
  const [from, to] = [8, 56];
  const corner = (turn: number, reach: number) =>
    `${num(Math.cos(radians(turn)) * reach)} ${num(Math.sin(radians(turn)) * reach)}`;
  const sector = (a: number, b: number, reach: number) =>
    `M0 0L${corner(a, reach)}A${num(reach)} ${num(reach)} 0 ${b - a > 180 ? 1 : 0} 1 ${corner(b, reach)}Z`;
  const draw = (a: number, b: number) => {
    const outside = sector(a, b, r);
    const top = pen.clip(`<path d="${sector(a, b, r * 0.93)}"/>`, cream(pen, r, [light, mid, dark]));
    return (
      at(r * 0.05, r * 0.09, 0, `<path d="${outside}" fill="${SHADOW}" opacity=".3"/>`) +
      `<path d="${outside}" fill="${pen.gradient('cake-edge', [
        [0, edge[0]],
        [0.6, edge[1]],
        [1, edge[2]],
      ])}"/>${top}`
    );
  };
  const crumb = batter(scene) === 'chocolate' ? ['#6F432A', '#4A2A17'] : ['#F6DFA8', '#DDB469'];
  const cutSide = (turn: number) =>
    stroke(`M0 0L${corner(turn, r)}`, crumb[1] ?? '#DDB469', r * 0.09) +
    stroke(`M0 0L${corner(turn, r)}`, crumb[0] ?? '#F6DFA8', r * 0.045);
  const cutSides = (a: number, b: number) => pen.clip(`<path d="${sector(a, b, r)}"/>`, cutSide(a) + cutSide(b));
  const fruits = sweets(scene)
    .filter((look) => !isBig(look) && look.picture !== 'biscuitBit' && look.picture !== 'butterPat')
    .slice(0, 3);
  const shown: readonly Look[] =
    fruits.length > 0
      ? fruits
      : isChocolate(scene)
        ? [{ picture: 'chocCurl', serving: 'strew' }]
        : [{ picture: 'flakedAlmond', serving: 'many' }];
  const onRim = (a: number, b: number, count: number) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const turn = a + ((i + 0.5) * (b - a)) / count;
      const x = Math.cos(radians(turn)) * r * 0.74;
      const y = Math.sin(radians(turn)) * r * 0.74;
      out += at(
        x,
        y,
        0,
        pen.shade(r * 0.1, 0.22) +
          circle(r * 0.115, pen.ball(light, light, mid)) +
          circle(r * 0.07, pen.ball('#FFFFFF', light, mid)),
      );
      const look = shown[i % shown.length] as Look;
      out += piece(pen, look, x, y - r * 0.02, turn + 90, r, Math.min(1.25, 0.26 / sizeOfLook(look)));
    }
    return out;
  };
  const middle = scatter(pen, shown, r * 0.4, 7, 0.8, r);
  const slice = draw(from, to) + cutSides(from, to) + onRim(from + 6, to - 6, 1);
  const whole = draw(to, from + 360) + cutSides(to, from + 360) + onRim(to, from + 360, 10);
  const pull = r * 0.24;
  const turn = radians((from + to) / 2);
  return (
    tableShadow(pen, scene.radius, scene.isTableDeep) +
    plate(pen, scene.radius, scene.glaze) +
    at(
      -r * 0.06,
      -r * 0.04,
      0,
      whole +
        at(-r * 0.14, -r * 0.08, 0, middle) +
        at(Math.cos(turn) * pull, Math.sin(turn) * pull, 0, slice) +
        sprinkle(pen, r, scene.garnish.length > 0 ? scene.garnish.slice(0, 1) : []),
    )
  );
};

function isChocolate(scene: Scene): boolean {
  return batter(scene) === 'chocolate';
}

function sizeOfLook(look: Look): number {
  return photoOf(look.picture) ? 0.58 : DRAWINGS[look.picture as keyof typeof DRAWINGS].size;
}

const SPRINKLES = ['#FFD54A', '#7FC8E8', '#FF8A7A', '#A6D66A'];

const DOUGHS = {
  chocolate: ['#96603C', '#70421F', '#45230C'],
  ginger: ['#DBA364', '#B97A3A', '#80501E'],
  fruit: ['#F5D59A', '#E2B066', '#B27C36'],
  plain: ['#F9DDA2', '#E8B968', '#BC853C'],
} as const satisfies Record<string, Tone>;

/** Seven of a kind on a plate or rack: biscuits, muffins, scones, balls. */
export const bites: Compose = (pen, scene) => {
  const r = scene.radius;
  const dough = DOUGHS[batter(scene)];
  const kind = scene.kind ?? 'cookie';
  const isSavoury = kind === 'patty';
  const tops = isSavoury
    ? []
    : sweets(scene)
        .filter((look) => !isBig(look) && look.picture !== 'butterPat' && look.picture !== 'dollop')
        .slice(0, 2);
  const s = r * (kind === 'ball' ? 0.38 : 0.5);
  const draw = (i: number) => {
    switch (kind) {
      case 'muffin':
        return muffin(pen, s, dough, tops, scene);
      case 'ball':
        return ball(pen, s, dough, i, scene);
      case 'scone':
        return scone(pen, s, tops);
      case 'swirl':
        return swirl(pen, s);
      case 'ring':
        return doughnut(pen, s, i, scene);
      case 'patty':
        return patty(pen, s, scene);
      default:
        return cookie(pen, s, dough, tops);
    }
  };
  const onRack = kind === 'cookie' || kind === 'scone' || kind === 'muffin' || kind === 'ring';
  let out: string;
  if (onRack) {
    out = at(0, 0, -5, rack(r * 2.6, r * 1.8));
    for (let i = 0; i < 8; i++) {
      const row = i < 3 ? 0 : i < 5 ? 1 : 2;
      const column = row === 0 ? i : row === 1 ? i - 3 : i - 5;
      const x = row === 1 ? (column - 0.5) * 0.78 : (column - 1) * 0.8;
      out += at(r * x, r * (-0.56 + row * 0.56), pen.between(-30, 30), pen.shade(s * 0.52, 0.34) + draw(i));
    }
    return out;
  }
  out = tableShadow(pen, r, scene.isTableDeep) + plate(pen, r, scene.glaze);
  const count = kind === 'ball' ? 10 : 6;
  const places =
    kind === 'ball'
      ? sunflower(count, r * 0.66, 0.4)
      : [...sunflower(6, 0, 0)].map((_, i): readonly [number, number] =>
          i === 0 ? [0, 0] : [Math.cos(radians(i * 72 - 90)) * r * 0.52, Math.sin(radians(i * 72 - 90)) * r * 0.52],
        );
  for (const [i, [x, y]] of [...places].reverse().entries())
    out += at(x, y, pen.between(-20, 20), pen.shade(s * 0.52, 0.36) + draw(i));
  const garnish = isSavoury ? herbs(scene) : kind === 'ball' ? [SEED] : [];
  return (
    out +
    (isSavoury ? piece(pen, { picture: 'lemon' }, r * 0.62, r * 0.52, 10, r, 0.9) : '') +
    sprinkle(pen, r * 0.9, garnish)
  );
};

function cookie(pen: Pen, s: number, [light, mid, dark]: Tone, tops: readonly Look[]): string {
  let out = `<path d="${blobPath(s * 0.5, 12, 0.07, pen.random)}" fill="${pen.ball(light, mid, dark)}"/>`;
  let cracks = '';
  for (let i = 0; i < 3; i++)
    cracks += `M${num(pen.between(-0.3, 0.1) * s)} ${num(pen.between(-0.3, 0.3) * s)}q${num(s * 0.1)} ${num(s * pen.between(-0.08, 0.08))} ${num(s * 0.2)} 0`;
  out += stroke(cracks, dark, s * 0.02, 0.35);
  const look = tops[0] ?? ({ picture: 'chocolate', serving: 'many' } satisfies Look);
  for (const [i, [x, y]] of sunflower(7, s * 0.36, pen.between(0, TAU)).entries()) {
    const shown = tops[i % Math.max(1, tops.length)] ?? look;
    out += piece(pen, shown, x, y, pen.between(0, 360), s, Math.min(1, 0.17 / sizeOfLook(shown)));
  }
  return out;
}

function muffin(pen: Pen, s: number, [light, mid, dark]: Tone, tops: readonly Look[], scene: Scene): string {
  const pleats: string[] = [];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * TAU;
    pleats.push(
      `<circle cx="${num(Math.cos(angle) * s * 0.46)}" cy="${num(Math.sin(angle) * s * 0.46)}" r="${num(s * 0.07)}" fill="${i % 2 ? '#F6E8D2' : '#E2CBA8'}"/>`,
    );
  }
  const hasIcing = has(scene, 'cupcake', 'icing', 'frosting', 'buttercream', 'fairy');
  const top = hasIcing
    ? cream(pen, s * 0.38, icing(scene))
    : `<path d="${blobPath(s * 0.45, 12, 0.05, pen.random)}" fill="${pen.ball(light, mid, dark)}"/>`;
  let out = pleats.join('') + circle(s * 0.46, '#EAD6B6') + top;
  const count = hasIcing ? 1 : 5;
  const look = tops[0];
  if (look) {
    for (const [i, [x, y]] of sunflower(count, s * 0.3, pen.between(0, TAU)).entries()) {
      const shown = tops[i % tops.length] ?? look;
      out += piece(
        pen,
        shown,
        count === 1 ? 0 : x,
        count === 1 ? 0 : y,
        pen.between(0, 360),
        s,
        Math.min(1.3, (hasIcing ? 0.34 : 0.2) / sizeOfLook(shown)),
      );
    }
  } else if (hasIcing) {
    for (const [x, y] of sunflower(9, s * 0.3, pen.between(0, TAU)))
      out += at(x, y, pen.between(0, 180), slab(s * 0.07, s * 0.028, s * 0.014, pen.pick(SPRINKLES)));
  } else out += ellipse(s * 0.12, s * 0.07, '#fff', -s * 0.14, -s * 0.18, 'opacity=".3"');
  return out;
}

function ball(pen: Pen, s: number, [light, mid, dark]: Tone, i: number, scene: Scene): string {
  const isCoconut = i % 3 === 0 && has(scene, 'coconut');
  const isGreen = i % 3 === 1 && has(scene, 'pistachio', 'matcha');
  const coat: Tone = isCoconut
    ? ['#FFFDF4', '#F3E6CB', '#C4A97C']
    : isGreen
      ? ['#CFDD8C', '#A3BA54', '#6E8430']
      : [light, mid, dark];
  let out = circle(s * 0.5, pen.ball(...coat));
  const speck = isCoconut ? '#FFFFFF' : isGreen ? '#E6EFBE' : '#F2D6A2';
  for (const [x, y] of sunflower(16, s * 0.42, pen.between(0, TAU)))
    out += ellipse(
      s * 0.045,
      s * 0.026,
      speck,
      x,
      y,
      `opacity=".8" transform="rotate(${num(x * 40)} ${num(x)} ${num(y)})"`,
    );
  return out;
}

function scone(pen: Pen, s: number, tops: readonly Look[]): string {
  let out =
    `<path d="${blobPath(s * 0.52, 14, 0.05, pen.random)}" fill="${pen.ball('#FFF1CE', '#EFCB88', '#B9853A')}"/>` +
    `<path d="${blobPath(s * 0.43, 12, 0.08, pen.random)}" fill="${pen.ball('#F8D692', '#E0A650', '#BA7F30')}"/>` +
    stroke(
      `M${num(-s * 0.3)} ${num(s * 0.06)}q${num(s * 0.14)} ${num(-s * 0.08)} ${num(s * 0.26)} 0t${num(s * 0.3)} ${num(-s * 0.04)}`,
      '#A9702A',
      s * 0.02,
      0.35,
    );
  for (const [x, y] of sunflower(9, s * 0.34, pen.between(0, TAU)))
    out += ellipse(s * 0.026, s * 0.02, '#FFF8E6', x, y, 'opacity=".7"');
  for (const [x, y] of sunflower(tops.length > 0 ? 4 : 0, s * 0.28, pen.between(0, TAU)))
    out += piece(pen, tops[0] as Look, x, y, 0, s, Math.min(1, 0.16 / sizeOfLook(tops[0] as Look)));
  return out;
}

function swirl(pen: Pen, s: number): string {
  let d = '';
  for (let i = 0; i < 44; i++)
    d += `${i ? 'L' : 'M'}${num(Math.cos(i * 0.4) * s * i * 0.0098)} ${num(Math.sin(i * 0.4) * s * i * 0.0098)}`;
  return (
    circle(s * 0.52, pen.ball('#FCE2AC', '#EBBB6C', '#B67C33')) +
    stroke(d, '#8A4C1E', s * 0.055) +
    stroke(d, '#FFF6E6', s * 0.022, 0.6) +
    stroke(
      `M${num(-s * 0.4)} ${num(-s * 0.1)}Q${num(-s * 0.1)} ${num(s * 0.1)} 0 ${num(-s * 0.24)}T${num(s * 0.38)} ${num(s * 0.08)}M${num(-s * 0.3)} ${num(s * 0.24)}Q0 ${num(s * 0.08)} ${num(s * 0.26)} ${num(s * 0.3)}`,
      '#FFFDF6',
      s * 0.06,
      0.92,
    )
  );
}

const GLAZES_ON_RINGS = [
  ['#F9B6C6', '#EE8CA4'],
  ['#8A5638', '#623618'],
  ['#FFFDF6', '#F2E7D2'],
] as const;

function doughnut(pen: Pen, s: number, i: number, scene: Scene): string {
  const [light, dark] = has(scene, 'chocolate') ? GLAZES_ON_RINGS[1] : (GLAZES_ON_RINGS[i % 3] ?? GLAZES_ON_RINGS[0]);
  const ring = (reach: number, width: number, colour: string) =>
    circle(reach, 'none', `stroke="${colour}" stroke-width="${num(width)}"`);
  let out =
    ring(s * 0.32, s * 0.34, pen.ball('#F6CE8C', '#DB9F4E', '#A46A22')) +
    ring(s * 0.32, s * 0.25, pen.duo(light, dark));
  for (let n = 0; n < 12; n++) {
    const angle = (n / 12) * TAU + pen.between(-0.1, 0.1);
    const reach = s * pen.between(0.25, 0.39);
    out += at(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      pen.between(0, 180),
      slab(s * 0.07, s * 0.025, s * 0.012, pen.pick(SPRINKLES)),
    );
  }
  return out;
}

function patty(pen: Pen, s: number, scene: Scene): string {
  const isGreen = has(scene, 'courgette', 'zucchini', 'pea', 'spinach', 'falafel', 'broccoli');
  const tone: Tone = scene.nameWords.has('egg') ? ['#FFF0B0', '#F8D162', '#D99A2A'] : ['#F5CF84', '#D9973C', '#99601A'];
  let out = `<path d="${blobPath(s * 0.5, 12, 0.08, pen.random)}" fill="${pen.ball(...tone)}"/>`;
  for (const [x, y] of sunflower(14, s * 0.4, pen.between(0, TAU)))
    out += ellipse(
      s * pen.between(0.03, 0.06),
      s * 0.03,
      pen.pick(isGreen ? ['#7FA544', '#A86A22', '#FBE3A8'] : ['#A86A22', '#FBE3A8', '#D8652E', '#8FAE4A']),
      x,
      y,
      'opacity=".75"',
    );
  return out;
}

/** A tray of squares, cut. */
export const bars: Compose = (pen, scene) => {
  const r = scene.radius;
  const kind = batter(scene);
  const isOaty = has(scene, 'flapjack', 'granola', 'oat', 'muesli', 'cereal');
  const isLayered = has(scene, 'millionaire', 'caramel', 'tiffin', 'rocky', 'nanaimo');
  const [light, mid, dark] =
    kind === 'chocolate' || isLayered
      ? DOUGHS.chocolate
      : has(scene, 'lemon')
        ? (['#FFF6BE', '#FADF72', '#DDB032'] as const)
        : isOaty
          ? (['#F0CE8E', '#D5A455', '#A06D28'] as const)
          : DOUGHS.plain;
  const tops = sweets(scene)
    .filter(
      (look) => !isBig(look) && look.picture !== 'butterPat' && (look.picture !== 'chocolate' || kind !== 'chocolate'),
    )
    .slice(0, 3);
  let out =
    board(pen, r * 2.5, r * 1.8, -6, false) +
    at(0, 0, -6, slab(r * 1.96, r * 1.62, r * 0.05, '#FBF7EC', 0, 0, 'opacity=".9"'));
  const s = r * 0.5;
  let pieces = '';
  for (let i = 0; i < 9; i++) {
    const column = i % 3;
    const row = Math.floor(i / 3);
    const isMoved = i === 8;
    let square =
      at(s * 0.04, s * 0.1, 0, slab(s * 0.98, s * 0.88, s * 0.06, SHADOW, 0, 0, 'opacity=".3"')) +
      slab(s * 0.98, s * 0.9, s * 0.06, dark, s * 0.02, s * 0.05) +
      (isLayered ? slab(s * 0.98, s * 0.9, s * 0.06, '#E3A648', s * 0.01, s * 0.025) : '') +
      slab(s * 0.96, s * 0.88, s * 0.06, pen.duo(light, mid));
    if (isOaty)
      for (const [x, y] of sunflower(18, s * 0.46, pen.between(0, TAU)))
        square += ellipse(s * 0.06, s * 0.035, pen.pick(['#FBE7BC', '#B9843C', '#E7C381']), x, y * 0.9);
    else
      square += stroke(
        `M${num(-s * 0.3)} ${num(pen.between(-0.2, 0) * s)}q${num(s * 0.14)} ${num(s * 0.1)} ${num(s * 0.26)} ${num(-s * 0.04)}t${num(s * 0.3)} ${num(s * 0.1)}`,
        light,
        s * 0.025,
        0.6,
      );
    for (const [n, [x, y]] of sunflower(tops.length > 0 ? 4 : 0, s * 0.34, pen.between(0, TAU)).entries()) {
      const look = tops[n % tops.length] as Look;
      square += piece(pen, look, x, y, pen.between(0, 360), s, Math.min(1.2, 0.24 / sizeOfLook(look)));
    }
    pieces += at(
      (column - 1) * s * 1.18 + (isMoved ? s * 0.3 : 0),
      (row - 1) * s * 1.03 + (isMoved ? s * 0.12 : 0),
      isMoved ? 14 : 0,
      square,
    );
  }
  out += at(0, 0, -6, pieces);
  return out + sprinkle(pen, r, scene.garnish.slice(0, 1));
};

export const pancakes: Compose = (pen, scene) => {
  const r = scene.radius;
  const isWaffle = scene.kind === 'waffle';
  const isToast = scene.nameWords.has('toast') || scene.nameWords.has('bread');
  const s = r * 0.62;
  let out = tableShadow(pen, r, scene.isTableDeep) + plate(pen, r, scene.glaze);
  const face = pen.gradient(
    'pancake',
    [
      [0, '#E2A652'],
      [0.62, '#D08F3C'],
      [0.8, '#F2CC86'],
      [1, '#F8DDA2'],
    ],
    'radial',
  );
  for (const [x, y, k] of [
    [0.13, 0.12, 1.04],
    [-0.08, 0.02, 1],
    [0.05, -0.07, 0.97],
  ] as const) {
    const w = s * k;
    out += at(
      r * x,
      r * y,
      0,
      pen.shade(w, 0.34) +
        (isWaffle
          ? waffle(pen, w)
          : isToast
            ? slab(w * 1.8, w * 1.7, w * 0.2, pen.ball('#FBD98E', '#E0A548', '#A86A20'))
            : `<path d="${blobPath(w, 16, 0.03, pen.random)}" fill="#F6D596"/><path d="${blobPath(w * 0.97, 16, 0.03, pen.random)}" fill="${face}"/>`),
    );
  }
  // syrup, butter, then fruit
  const isSavoury =
    has(scene, 'dosa', 'potato', 'blini', 'injera') ||
    (sweets(scene).length === 0 && scene.top.some((look) => look.serving === 'hero' || look.serving === 'few'));
  const tops = (isSavoury ? scene.top : sweets(scene))
    .filter((look) => !isBig(look) && look.picture !== 'butterPat')
    .slice(0, 3);
  if (!isSavoury) {
    const chocolate = scene.nameWords.has('chocolate');
    out += at(
      r * 0.02,
      -r * 0.04,
      0,
      `<path d="${blobPath(s * 0.56, 9, 0.42, pen.random)}" fill="${chocolate ? '#5A3018' : '#A65A12'}" opacity=".72"/>` +
        stroke(
          `M${num(s * 0.3)} ${num(s * 0.2)}Q${num(s * 0.6)} ${num(s * 0.5)} ${num(s * 0.58)} ${num(s * 0.86)}M${num(-s * 0.36)} ${num(s * 0.2)}Q${num(-s * 0.5)} ${num(s * 0.5)} ${num(-s * 0.44)} ${num(s * 0.8)}`,
          chocolate ? '#5A3018' : '#A65A12',
          s * 0.13,
          0.72,
        ) +
        ellipse(s * 0.16, s * 0.05, '#fff', -s * 0.2, -s * 0.3, 'opacity=".45"'),
    );
    out += piece(pen, { picture: 'butterPat' }, -r * 0.02, -r * 0.1, -12, r, 1);
  }
  for (const [i, look] of tops.entries()) {
    const count = look.serving === 'many' ? 9 : 4;
    for (let n = 0; n < count; n++) {
      const turn = [32, 150, 265][i] ?? 0;
      const angle = radians(turn + (n - count / 2) * (look.serving === 'many' ? 8 : 13));
      const reach = s * (n % 2 ? 0.82 : 0.62);
      out += piece(
        pen,
        look,
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        pen.between(0, 360),
        r,
        photoOf(look.picture) ? 0.44 : Math.min(1.05, 0.26 / sizeOfLook(look) + 0.2),
      );
    }
  }
  return out + sprinkle(pen, r * 0.9, isSavoury ? herbs(scene) : scene.garnish.length > 0 ? scene.garnish : [MINT]);
};

function waffle(pen: Pen, w: number): string {
  let out = circle(w, pen.ball('#F8D48C', '#E0A44A', '#AC6F22'));
  let pits = '';
  for (let i = -3; i <= 3; i++) {
    for (let j = -3; j <= 3; j++) {
      if (Math.hypot(i, j) > 3.3) continue;
      pits +=
        slab(w * 0.19, w * 0.19, w * 0.03, '#B5742A', i * w * 0.25, j * w * 0.25, 'opacity=".75"') +
        slab(w * 0.15, w * 0.14, w * 0.03, '#CF9240', i * w * 0.25 + w * 0.015, j * w * 0.25 + w * 0.02);
    }
  }
  out += at(0, 0, 12, pits);
  return out;
}

import { piece, scatter } from '../arrange.ts';
import { at, blobPath, circle, ellipse, num, radians, slab, stroke, TAU } from '../geometry.ts';
import { type Pen, SHADOW } from '../pen.ts';
import type { Tone } from '../tones.ts';
import { BOWL_WELL, bowl, plate, tableShadow } from '../vessels.ts';
import { type Compose, has } from './scene.ts';

const FLAVOURS: readonly (readonly [words: readonly string[], tone: Tone, dust?: string])[] = [
  [['matcha', 'pistachio', 'mint'], ['#E3EEB2', '#A9C766', '#6F9335'], '#5E8A2C'],
  [['chocolate', 'cocoa', 'nutella'], ['#A87552', '#7C4E33', '#512D18'], '#3E2011'],
  [['coffee', 'espresso', 'caramel', 'toffee'], ['#EBC79A', '#CD9A62', '#97652F'], '#6F432A'],
  [
    ['strawberry', 'raspberry', 'cherry'],
    ['#FFD6DE', '#F5A3B7', '#D87392'],
  ],
  [
    ['blueberry', 'blackberry', 'blackcurrant'],
    ['#DFCBF0', '#B795D8', '#8B64B2'],
  ],
  [
    ['mango', 'apricot', 'peach', 'orange'],
    ['#FFE3A0', '#FAC15C', '#DB942E'],
  ],
  [
    ['lemon', 'pineapple', 'banana'],
    ['#FFF9D0', '#F8E58E', '#D8B84A'],
  ],
];

/** Ice cream in the colour of what its name says; vanilla when it says nothing. Never pink by accident. */
export const scoops: Compose = (pen, scene) => {
  const r = scene.radius;
  const [, tone, dust] = FLAVOURS.find(([words]) => words.some((word) => scene.nameWords.has(word))) ?? [
    [],
    ['#FFFDF4', '#FBEFD2', '#E3CC9A'] as Tone,
  ];
  const [light, mid, dark] = tone;
  let balls = '';
  for (const [x, y] of [
    [-0.35, -0.2],
    [0.36, -0.16],
    [-0.02, 0.36],
  ] as const) {
    const s = r * 0.43;
    const skirt = `<path d="${blobPath(s * 1.04, 16, 0.1, pen.random)}" fill="${dark}" opacity=".55"/>`;
    const furrows = `M${num(-s * 0.66)} ${num(-s * 0.24)}Q${num(-s * 0.1)} ${num(-s * 0.62)} ${num(s * 0.56)} ${num(-s * 0.34)}M${num(-s * 0.7)} ${num(s * 0.08)}Q0 ${num(-s * 0.2)} ${num(s * 0.7)} ${num(s * 0.06)}M${num(-s * 0.5)} ${num(s * 0.42)}Q${num(s * 0.1)} ${num(s * 0.2)} ${num(s * 0.54)} ${num(s * 0.44)}`;
    balls += at(
      r * x,
      r * y,
      0,
      pen.shade(s, 0.34) +
        skirt +
        circle(s, pen.ball(light, mid, dark)) +
        stroke(furrows, dark, s * 0.055, 0.4) +
        stroke(furrows, '#fff', s * 0.03, 0.35),
    );
    if (dust)
      for (let i = 0; i < 16; i++) {
        const [dx, dy] = [pen.between(-0.6, 0.6), pen.between(-0.7, 0.4)];
        if (Math.hypot(dx, dy) < 0.72)
          balls += ellipse(s * 0.022, s * 0.016, dust, r * x + s * dx, r * y + s * dy, 'opacity=".7"');
      }
  }
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    bowl(pen, r, scene.glaze, circle(r * BOWL_WELL, pen.ball('#FFFFFF', '#F4EFE4', '#D9D0BE')) + balls) +
    at(r * 0.42, r * 0.5, -30, wafer(pen, r * 0.5)) +
    (has(scene, 'mint') ? piece(pen, { picture: 'mint' }, -r * 0.46, r * 0.34, 30, r, 0.9) : '')
  );
};

function wafer(pen: Pen, l: number): string {
  const w = l * 0.34;
  let grid = '';
  for (let i = 1; i < 6; i++) grid += `M${num(-l / 2 + (i * l) / 6)} ${num(-w / 2)}V${num(w / 2)}`;
  return (
    slab(l, w, w * 0.12, SHADOW, l * 0.03, l * 0.05, 'opacity=".25"') +
    slab(l, w, w * 0.12, pen.duo('#F6D591', '#CF9A48')) +
    stroke(`${grid}M${num(-l / 2)} 0H${num(l / 2)}`, '#A8722B', w * 0.05, 0.55)
  );
}

/** Little tarts with a burnt custard: pastel de nata, egg tarts, tartlets. */
export const tartlets: Compose = (pen, scene) => {
  const r = scene.radius;
  const s = r * 0.42;
  const isFruit = has(scene, 'strawberry', 'raspberry', 'blueberry', 'fruit');
  const one = (turn: number) => {
    const crust = pen.ball('#FCE4AE', '#E8B766', '#A86C26');
    let rim = '';
    for (let i = 0; i < 26; i++) {
      const angle = (i / 26) * TAU;
      rim += `<circle cx="${num(Math.cos(angle) * s * 0.88)}" cy="${num(Math.sin(angle) * s * 0.88)}" r="${num(s * 0.135)}" fill="${crust}"/>`;
    }
    let out =
      pen.shade(s * 1.02, 0.4) +
      rim +
      circle(s * 0.9, crust) +
      circle(s * 0.78, '#B97B2E', 'opacity=".5"') +
      circle(s * 0.75, pen.ball('#FFF0A8', '#F9CE4E', '#D99422'));
    let layers = '';
    for (let i = 0; i < 22; i++)
      layers += `M${num(Math.cos(i * 0.2856) * s * 0.8)} ${num(Math.sin(i * 0.2856) * s * 0.8)}L${num(Math.cos(i * 0.2856 + 0.12) * s * 0.97)} ${num(Math.sin(i * 0.2856 + 0.12) * s * 0.97)}`;
    out += stroke(layers, '#9A5E1E', s * 0.028, 0.4);
    if (isFruit) out += scatter(pen, scene.top.slice(0, 2), s * 0.6, 5, 0.5, s * 1.6);
    else
      for (const [x, y, k] of [
        [-0.22, -0.12, 0.26],
        [0.24, 0.16, 0.2],
        [0.1, -0.34, 0.15],
        [-0.2, 0.34, 0.16],
        [0.36, -0.16, 0.1],
      ] as const)
        out += at(
          s * x,
          s * y,
          0,
          `<path d="${blobPath(s * k, 8, 0.4, pen.random)}" fill="#8A4A14" opacity=".72"/><path d="${blobPath(s * k * 0.55, 7, 0.4, pen.random)}" fill="#4E250A" opacity=".62"/>`,
        );
    return at(
      0,
      0,
      turn,
      out +
        stroke(
          `M${num(-s * 0.5)} ${num(-s * 0.3)}Q${num(-s * 0.3)} ${num(-s * 0.56)} ${num(s * 0.02)} ${num(-s * 0.58)}`,
          '#fff',
          s * 0.06,
          0.55,
        ),
    );
  };
  let out = tableShadow(pen, r, scene.isTableDeep) + plate(pen, r, scene.glaze);
  for (let i = 0; i < 5; i++) {
    const angle = radians(i * 72 - 90);
    out += at(Math.cos(angle) * r * 0.52, Math.sin(angle) * r * 0.52, 0, one(i * 40));
  }
  return out + at(0, r * 0.02, 0, one(15));
};

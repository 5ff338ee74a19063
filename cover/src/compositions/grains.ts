import { piece, scatter, sprinkle } from '../arrange.ts';
import { glints, liquid } from '../bases.ts';
import { at, blobPath, circle, ellipse, num, slab, stroke, sunflower, TAU } from '../geometry.ts';
import type { Look } from '../look.ts';
import { SHADOW } from '../pen.ts';
import { TONES, type Tone } from '../tones.ts';
import { BOWL_WELL, bowl, pan, plate, tableShadow } from '../vessels.ts';
import { type Compose, has, withoutLeaves } from './scene.ts';

const SAFFRON: Tone = ['#FFE08A', '#F7C143', '#CB8E1A'];
const PLAIN_RICE: Tone = ['#FDF2D2', '#F3E0AC', '#D2B36C'];

/** What the main food of a risotto makes of its colour. */
const RISOTTO_TONES: readonly (readonly [pictures: readonly Look['picture'][], tone: Tone])[] = [
  [
    ['tomato', 'cherryTomato', 'sundried'],
    ['#F9B184', '#EE8553', '#C9552A'],
  ],
  [['beet'], ['#E08AA6', '#C24C77', '#8E2450']],
  [
    ['pea', 'asparagus', 'spinach', 'basil', 'herb', 'courgette'],
    ['#E4EBAA', '#C3D47A', '#94AC44'],
  ],
  [['squashCube'], SAFFRON],
  [['mushroom'], ['#F1E0BC', '#DCC294', '#AE8E5A']],
];

/** Risotto: a loose disc of creamy rice on a wide plate, in the colour of its name. */
export const risotto: Compose = (pen, scene) => {
  const r = scene.radius;
  const tone =
    RISOTTO_TONES.find(([pictures]) => scene.main && pictures.includes(scene.main.picture))?.[1] ??
    (has(scene, 'saffron') ? SAFFRON : PLAIN_RICE);
  const [light, mid, dark] = tone;
  const grains = (radius: number) => {
    let [a, b, c] = ['', '', ''];
    for (let i = 0; i < 340; i++) {
      const angle = pen.random() * TAU;
      const reach = Math.sqrt(pen.random()) * radius;
      const turn = pen.random() * TAU;
      const d = `M${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}l${num(Math.cos(turn) * r * 0.042)} ${num(Math.sin(turn) * r * 0.042)}`;
      if (i % 3 === 0) a += d;
      else if (i % 3 === 1) b += d;
      else c += d;
    }
    return stroke(a, dark, r * 0.036, 0.55) + stroke(b, mid, r * 0.034) + stroke(c, light, r * 0.032);
  };
  const tops = withoutLeaves(scene.top).filter((look) => !['mozzarella', 'dollop', 'shaving'].includes(look.picture));
  return (
    tableShadow(pen, r, scene.isTableDeep) +
    plate(pen, r, scene.glaze) +
    at(r * 0.02, r * 0.03, 0, `<path d="${blobPath(r * 0.77, 20, 0.06, pen.random)}" fill="${SHADOW}" opacity=".2"/>`) +
    `<path d="${blobPath(r * 0.76, 20, 0.06, pen.random)}" fill="${pen.ball(light, mid, dark)}"/>` +
    grains(r * 0.68) +
    glints(pen, r * 0.6, 10) +
    scatter(pen, tops.slice(0, 3), r * 0.5, 8, 0.96, r * 0.96) +
    (has(scene, 'parmesan', 'pecorino', 'cheese')
      ? scatter(pen, [{ picture: 'shaving', serving: 'few' }], r * 0.48, 5, 0.9, r)
      : '') +
    sprinkle(pen, r * 0.9, scene.garnish)
  );
};

/** Rice with lentils and dark crisp onions: mujaddara, lentil pilaf. Without rice: a bowl of lentils. */
export const lentilRice: Compose = (pen, scene) => {
  const r = scene.radius;
  const isGreen = scene.top.some((look) => look.picture === 'greenLentil');
  const hasRice = has(scene, 'rice', 'basmati', 'mujaddara', 'pilaf');
  const well = r * BOWL_WELL;
  let inside = circle(
    well,
    isGreen && !hasRice ? pen.ball('#8A8350', '#5F5A30', '#37341A') : pen.ball('#D9B078', '#B98850', '#7E5426'),
  );
  let [rice1, rice2] = ['', ''];
  for (let i = 0; i < 190 && hasRice; i++) {
    const angle = pen.random() * TAU;
    const reach = Math.sqrt(pen.random()) * well * 0.96;
    const turn = pen.random() * TAU;
    const d = `M${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}l${num(Math.cos(turn) * r * 0.062)} ${num(Math.sin(turn) * r * 0.062)}`;
    if (i % 2) rice1 += d;
    else rice2 += d;
  }
  inside += stroke(rice2, '#D8C09A', r * 0.036) + stroke(rice1, '#FFF7E4', r * 0.034);
  const colours: readonly Tone[] = isGreen
    ? [['#A9A56A', '#6E7040', '#3F4322']]
    : [
        ['#B98A58', '#855A30', '#523214'],
        ['#A9784A', '#744A26', '#47290F'],
      ];
  for (const [i, [x, y]] of sunflower(hasRice ? 96 : 300, well * 0.95, 1.2).entries()) {
    const jx = x + pen.between(-1, 1) * r * 0.03;
    const jy = y + pen.between(-1, 1) * r * 0.03;
    inside += at(
      jx,
      jy,
      0,
      ellipse(r * 0.042, r * 0.036, '#3A2209', r * 0.006, r * 0.01, 'opacity=".35"') +
        ellipse(r * 0.04, r * 0.034, pen.ball(...(colours[i % colours.length] as Tone))),
    );
  }
  // only what the recipe names lies on top
  const hasOnions = has(scene, 'onion', 'mujaddara');
  const tops = withoutLeaves(scene.top).filter((look) => look.picture !== 'lentil');
  let onions = '';
  for (let i = 0; i < 46; i++) {
    const angle = pen.random() * TAU;
    const reach = Math.sqrt(pen.random()) * r * 0.36;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const turn = pen.random() * 360;
    const w = r * pen.between(0.1, 0.2);
    onions += at(
      x,
      y,
      turn,
      stroke(
        `M${num(-w)} 0Q${num(-w * 0.3)} ${num(-w * 0.6)} ${num(w * 0.3)} ${num(-w * 0.1)}T${num(w)} ${num(w * 0.1)}`,
        '#3A1B08',
        r * 0.04,
      ) +
        stroke(
          `M${num(-w)} ${num(-r * 0.008)}Q${num(-w * 0.3)} ${num(-w * 0.64)} ${num(w * 0.3)} ${num(-w * 0.14)}T${num(w)} ${num(w * 0.06)}`,
          pen.pick(['#B0692A', '#8A4A18', '#C98A42', '#6E3610']),
          r * 0.026,
        ),
    );
  }
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    bowl(pen, r, scene.glaze, inside) +
    (hasOnions
      ? at(-r * 0.06, -r * 0.1, 0, pen.shade(r * 0.42, 0.3) + onions)
      : scatter(pen, tops, r * 0.6, 9, 0.9, r)) +
    (has(scene, 'lemon') ? at(r * 0.46, r * 0.36, 0, piece(pen, { picture: 'lemon' }, 0, 0, 20, r, 0.8)) : '') +
    sprinkle(pen, r * 0.9, scene.garnish)
  );
};

/** Rice-shaped pasta with what the recipe names: orzo, kritharaki, risoni salad. */
export const orzo: Compose = (pen, scene) => {
  const r = scene.radius;
  const well = r * BOWL_WELL;
  let inside = circle(well, pen.ball('#F7DFA2', '#E8C06E', '#B98B3C'));
  for (const [i, [x, y]] of sunflower(230, well * 0.95, 0.3).entries())
    inside += at(
      x + pen.between(-1, 1) * r * 0.02,
      y + pen.between(-1, 1) * r * 0.02,
      pen.between(0, 180),
      ellipse(r * 0.068, r * 0.03, '#9A6A22', r * 0.006, r * 0.012, 'opacity=".4"') +
        ellipse(r * 0.066, r * 0.028, i % 2 ? '#FFF0C4' : '#F8DE9C'),
    );
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    bowl(pen, r, scene.glaze, inside) +
    scatter(pen, withoutLeaves(scene.top), r * 0.78, 13, 1.04, r) +
    sprinkle(pen, r * 0.9, scene.garnish)
  );
};

/** A sauce is a pan of sauce: tomato, curry paste, gravy. */
export const saucePan: Compose = (pen, scene) => {
  const r = scene.radius * 0.96;
  const well = r * BOWL_WELL;
  const tone = scene.tone ? TONES[scene.tone] : TONES.tomato;
  let bubbles = '';
  for (const [i, [x, y]] of sunflower(15, well * 0.84, 0.8).entries()) {
    const k = r * (i % 3 === 0 ? 0.07 : 0.04);
    bubbles += at(
      x,
      y,
      0,
      circle(k, tone[2], 'opacity=".45"') +
        ellipse(k * 0.8, k * 0.76, tone[0], -k * 0.1, -k * 0.12, 'opacity=".7"') +
        ellipse(k * 0.22, k * 0.14, '#fff', -k * 0.34, -k * 0.4, 'opacity=".8"'),
    );
  }
  const trail = `M${num(-r * 0.5)} ${num(r * 0.28)}C${num(-r * 0.3)} ${num(-r * 0.44)} ${num(r * 0.5)} ${num(-r * 0.46)} ${num(r * 0.44)} ${num(r * 0.12)}`;
  const spoonWood = at(
    r * 0.16,
    r * 0.02,
    128,
    slab(r * 1.6, r * 0.13, r * 0.06, SHADOW, r * 0.84, r * 0.06, 'opacity=".22"') +
      slab(r * 1.6, r * 0.12, r * 0.06, pen.duo('#E2B679', '#B57C41'), r * 0.8, 0) +
      ellipse(r * 0.27, r * 0.19, SHADOW, r * 0.02, r * 0.04, 'opacity=".25"') +
      ellipse(r * 0.27, r * 0.19, pen.duo('#E9C28C', '#BE8749')) +
      ellipse(r * 0.2, r * 0.13, tone[1], -r * 0.02, 0),
  );
  const [herb] = scene.garnish;
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    pan(
      pen,
      r,
      liquid(pen, well, tone) +
        stroke(trail, tone[2], r * 0.12, 0.3) +
        stroke(trail, tone[0], r * 0.07, 0.45) +
        bubbles,
    ) +
    spoonWood +
    (herb ? at(-r * 0.3, -r * 0.34, 0, piece(pen, herb, 0, 0, 20, r, 1.1)) + sprinkle(pen, r * 0.8, [herb]) : '')
  );
};

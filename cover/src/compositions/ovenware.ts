// biome-ignore-all lint/style/noExcessiveLinesPerFile: drawings, one after another
import { isBig, piece, scatter, sizeOf, sprinkle } from '../arrange.ts';
import { browning, cream, forked, glints, grain, liquid } from '../bases.ts';
import { DRAWINGS } from '../drawings/drawings.ts';
import { leaf } from '../drawings/shapes.ts';
import { at, blobPath, circle, ellipse, num, radians, slab, stroke, sunflower, TAU } from '../geometry.ts';
import { type Look, photoOf } from '../look.ts';
import type { PastelName } from '../palettes.ts';
import type { Pen } from '../pen.ts';
import { TONES, type ToneName } from '../tones.ts';
import { BOWL_WELL, pan, tableShadow, tray } from '../vessels.ts';
import { inBites } from './in-bites.ts';
import { type Compose, has, herbs, type Scene, sweets, toneOf, withoutLeaves } from './scene.ts';

const ENAMEL_RIMS = ['#2F5D7E', '#2F6B4A', '#B0274B', '#2B3330'] as const;

export const roastingTray: Compose = (pen, scene) => {
  const r = scene.radius;
  const [w, h] = [r * 2.5, r * 1.72];
  const shown = withoutLeaves(scene.top).length > 0 ? withoutLeaves(scene.top) : scene.top;
  const smalls = shown.filter((look) => !isBig(look));
  const bigs = shown.filter(isBig);
  let out =
    tray(pen, w, h, pen.pick(ENAMEL_RIMS)) + slab(w * 0.8, h * 0.72, h * 0.14, '#B98A4A', 0, 0, 'opacity=".16"');
  // small things lie closer
  const isFine = smalls.every((look) => sizeOf(look.picture) < 0.36 && !photoOf(look.picture));
  const [columns, rows] = isFine ? [8, 5] : [7, 4];
  for (let i = 0; i < columns * rows && smalls.length > 0; i++) {
    const row = Math.floor(i / columns);
    const x = ((i % columns) - (columns - 1) / 2) * (isFine ? w * 0.102 : w * 0.118) + (row % 2 ? w * 0.03 : -w * 0.03);
    const y = (row - (rows - 1) / 2) * (isFine ? h * 0.165 : h * 0.2);
    const look = smalls[(i * 7 + Math.floor(i / 3)) % smalls.length];
    if (!look) continue;
    const count = look.serving === 'many' ? 3 : 1;
    const spread = r * (count > 1 ? 0.15 : 0.05);
    for (let j = 0; j < count; j++) {
      out += piece(
        pen,
        look,
        x + pen.between(-spread, spread),
        y + pen.between(-spread, spread),
        pen.between(-60, 60),
        r,
        photoOf(look.picture) ? 0.66 : 0.9,
      );
    }
  }
  const places =
    smalls.length > 0
      ? ([
          [-0.56, -0.1],
          [0.56, 0.12],
          [0, 0],
        ] as const)
      : ([
          [-0.62, -0.24],
          [0.6, -0.2],
          [0, 0.2],
        ] as const);
  if (bigs.length > 0) {
    places.forEach(([x, y], i) => {
      out += piece(
        pen,
        bigs[i % bigs.length] as Look,
        x * r,
        y * r,
        pen.between(-24, 24),
        r,
        smalls.length > 0 ? 0.68 : 0.82,
      );
    });
  }
  return at(0, 0, -6, out + sprinkle(pen, r * 1.1, herbs(scene)));
};

/** A dish from the oven with a golden top: mash, cheese or crumble. */
export const ovenDish: Compose = (pen, scene) => {
  const r = scene.radius;
  const [w, h] = [r * 2.44, r * 1.7];
  const rim = pen.pick(ENAMEL_RIMS);
  const fill = (colour: string) => slab(w - h * 0.2, h - h * 0.2, h * 0.13, colour);
  const inner = slab(w - h * 0.2, h - h * 0.2, h * 0.13, '#000');
  const [rx, ry] = [w * 0.4, h * 0.36];
  let top: string;
  if (scene.kind === 'mash') {
    top =
      fill(pen.ball('#FFF3C6', '#F5D988', '#D9A94C')) +
      forked(rx * 1.02, ry * 1.06, '#D09A3C', h * 0.035) +
      at(-h * 0.008, -h * 0.014, 0, forked(rx * 1.02, ry * 1.06, '#FFF6D2', h * 0.016)) +
      browning(pen, rx, ry, 22, ['#C98A34', '#DFA850'], h * 0.05);
  } else if (scene.kind === 'crumble') {
    const fruit = toneOf(scene, scene.main?.palette === 'rose' ? 'rose' : 'gold');
    top = fill(pen.ball(...fruit));
    for (const [x, y] of sunflower(110, 1, pen.between(0, TAU))) {
      const colours = [
        ['#F8DEA6', '#E9BE74'],
        ['#EFC988', '#D29B50'],
        ['#FBE8BC', '#F0CD8C'],
      ] as const;
      const [light, dark] = pen.pick(colours);
      top += at(
        x * rx * 1.12,
        y * ry * 1.18,
        0,
        `<path d="${blobPath(h * pen.between(0.04, 0.07), 6, 0.4, pen.random)}" fill="${pen.duo(light, dark)}"/>`,
      );
    }
    top += scatter(
      pen,
      sweets(scene).filter((look) => look.picture !== 'oatCluster'),
      r * 0.86,
      9,
      0.82,
    );
  } else {
    const isPudding = sweets(scene).length > 0 && sweets(scene)[0] === scene.main;
    top = fill(pen.ball('#FCE3A0', '#F0BE5C', '#C98428')) + browning(pen, rx, ry, 16, ['#FFF1C4', '#FCE3A2'], h * 0.13);
    const shown = (isPudding ? sweets(scene) : withoutLeaves(scene.top))
      .filter(
        (look) => !isBig(look) && look.picture !== 'cheddar' && look.picture !== 'shaving' && look.picture !== 'mince',
      )
      .slice(0, 4);
    const pieces = sunflower(shown.length > 0 ? 15 : 0, 1, pen.between(0, TAU));
    for (const [i, [x, y]] of pieces.entries()) {
      const look = shown[i % shown.length] as Look;
      top += piece(pen, look, x * rx, y * ry, pen.between(-50, 50), r, photoOf(look.picture) ? 0.6 : 0.84);
    }
    for (let i = 0; i < 14; i++) {
      top += at(
        pen.between(-1, 1) * rx,
        pen.between(-1, 1) * ry,
        0,
        `<path d="${blobPath(h * pen.between(0.06, 0.11), 8, 0.5, pen.random)}" fill="${pen.ball('#FFF0BE', '#FBD98A', '#E0A648')}" opacity=".9"/>`,
      );
    }
    top += browning(pen, rx, ry, 26, ['#B8691E', '#CE8630'], h * 0.034);
  }
  const garnish = scene.kind === 'crumble' ? '' : sprinkle(pen, r * 1.05, herbs(scene));
  return at(0, 0, -6, tray(pen, w, h, rim) + pen.clip(inner, top + glints(pen, r * 0.7, 7)) + garnish);
};

export const fryingPan: Compose = (pen, scene) => {
  const r = scene.radius;
  const well = r * BOWL_WELL;
  const isStirFry = has(scene, 'soy', 'wok', 'stirfry') || scene.nameWords.has('stir');
  const hasEggs = !isStirFry && has(scene, 'egg', 'shakshuka', 'omelette', 'frittata', 'huevos', 'omelet', 'menemen');
  const isOmelette = has(scene, 'omelette', 'omelet', 'frittata', 'tortilla', 'rosti', 'okonomiyaki');
  const isScrambled = scene.nameWords.has('scrambled') || scene.nameWords.has('scramble');
  const tops = withoutLeaves(scene.top).filter(
    (look) => look.picture !== 'egg' && look.picture !== 'friedEgg' && look.picture !== 'dollop',
  );
  const shown =
    tops.length > 0 ? tops : scene.top.filter((look) => look.picture !== 'egg' && look.picture !== 'friedEgg');
  let bed: string;
  if (has(scene, 'rice', 'paella', 'jambalaya')) bed = grain(pen, well, true);
  else if (isOmelette || isScrambled)
    bed =
      circle(well, pen.ball('#FFF0B4', '#FAD568', '#DFA22E')) +
      browning(pen, well * 0.6, well * 0.6, 14, ['#E2A63C', '#FFF6CE'], well * 0.08);
  else if (scene.nameWords.has('green')) bed = liquid(pen, well, TONES.green);
  else if (hasEggs && ['shakshuka', 'tomato', 'huevos', 'menemen'].some((word) => scene.nameWords.has(word)))
    bed = liquid(pen, well, TONES.tomato);
  else if (hasEggs && !scene.nameWords.has('breakfast') && !scene.nameWords.has('fry'))
    bed = circle(well, pen.ball('#FFE9A0', '#F8CF5E', '#DFA22E'));
  else bed = circle(well, pen.ball('#A0693A', '#7C4A26', '#522E16')) + glints(pen, well, 12);
  const isFryUp = scene.nameWords.has('breakfast') || scene.nameWords.has('fry');
  const few = hasEggs && !isOmelette && !isScrambled;
  let out = tableShadow(pen, r * 1.02, scene.isTableDeep) + pan(pen, r, bed);
  if (isScrambled) out += scatter(pen, [{ picture: 'scrambled', serving: 'many' }], r * 0.86, 22, 1.2);
  const count = isOmelette || isScrambled ? 13 : isFryUp && few ? 15 : few ? 10 : 24;
  out += scatter(pen, isStirFry ? shown.map(inBites) : shown, r * 0.82, count, few ? 1 : 1.08);
  if (few) {
    const eggs = isFryUp ? 2 : 3;
    for (let i = 0; i < eggs; i++) {
      const angle = (i / eggs) * TAU + 0.5;
      out += at(
        Math.cos(angle) * r * 0.4,
        Math.sin(angle) * r * 0.4,
        0,
        pen.shade(r * 0.26, 0.2) + DRAWINGS.friedEgg.draw(pen, r * 0.54),
      );
    }
  }
  return out + sprinkle(pen, r * 0.9, herbs(scene));
};

export const pizza: Compose = (pen, scene) => {
  const r = scene.radius;
  const isWhite = has(scene, 'bianca') || scene.nameWords.has('white') || scene.nameWords.has('flammkuchen');
  const isGreen = scene.nameWords.has('pesto');
  const sauce = isWhite
    ? pen.ball('#FFF9E6', '#F8EBC4', '#E2C88C')
    : isGreen
      ? pen.ball('#C9DB86', '#9DBB52', '#6F8E30')
      : pen.ball('#F0704A', '#D9482B', '#B23018');
  let out =
    tableShadow(pen, r * 1.04, scene.isTableDeep) +
    circle(
      r * 1.06,
      pen.gradient('peel-edge', [
        [0, '#C99A62'],
        [1, '#8F5F31'],
      ]),
    ) +
    circle(
      r * 1.03,
      pen.gradient('peel', [
        [0, '#B9854B'],
        [1, '#A06E3A'],
      ]),
    ) +
    pen.shade(r * 0.86, 0.3) +
    `<path d="${blobPath(r * 0.96, 22, 0.03, pen.random)}" fill="${pen.ball('#FCE7BC', '#F2C98A', '#CE9148')}"/>` +
    browningRing(pen, r * 0.9, r * 0.045) +
    `<path d="${blobPath(r * 0.82, 16, 0.05, pen.random)}" fill="${sauce}"/>`;
  for (const [x, y] of sunflower(11, r * 0.68, 0)) {
    out += at(
      x,
      y,
      0,
      `<path d="${blobPath(r * pen.between(0.15, 0.22), 8, 0.4, pen.random)}" fill="${pen.ball('#FFFCEE', '#FBEBBE', '#F0D08A')}"/>`,
    );
  }
  const shown = scene.top.filter(
    (look) => !['shaving', 'mozzarella', 'cheddar', 'tomato', 'dollop', 'breadChunk', 'naan'].includes(look.picture),
  );
  const tops = shown.length > 0 ? shown : scene.top.filter((look) => look.picture === 'tomato');
  out += scatter(pen, tops.map(inBites), r * 0.74, 13, 0.94);
  const cuts = `M${num(-r * 0.95)} 0H${num(r * 0.95)}M${num(-r * 0.47)} ${num(-r * 0.82)}L${num(r * 0.47)} ${num(r * 0.82)}M${num(r * 0.47)} ${num(-r * 0.82)}L${num(-r * 0.47)} ${num(r * 0.82)}`;
  return (
    out +
    stroke(cuts, '#8A3A14', r * 0.012, 0.28) +
    sprinkle(pen, r * 0.95, herbs(scene, [{ picture: 'basil', serving: 'strew' }]))
  );
};

function browningRing(pen: Pen, reach: number, size: number): string {
  let out = '';
  for (let i = 0; i < 20; i++) {
    const angle = pen.random() * TAU;
    out += ellipse(
      size * pen.between(0.5, 1.2),
      size * pen.between(0.4, 0.7),
      '#B06A26',
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      'opacity=".32"',
    );
  }
  return out;
}

/** A round tin of pastry: closed, latticed, open (tart) or under meringue. */
export const pie: Compose = (pen, scene) => {
  const r = scene.radius;
  const crust = pen.ball('#FBE0A4', '#EBB863', '#B9792C');
  const isPavlova = scene.nameWords.has('pavlova');
  let out = tableShadow(pen, r, scene.isTableDeep);
  out += isPavlova
    ? circle(
        r,
        pen.gradient('stand', [
          [0, '#FFFFFF'],
          [1, '#DED9CE'],
        ]),
      )
    : circle(
        r,
        pen.gradient('tin', [
          [0, '#E9EBE6'],
          [0.5, '#C3C8C2'],
          [1, '#8F968F'],
        ]),
      ) + circle(r * 0.96, '#A7ADA6');
  let rim = '';
  const bumps = 30;
  for (let i = 0; i < bumps; i++) {
    const angle = (i / bumps) * TAU;
    rim += `<circle cx="${num(Math.cos(angle) * r * 0.86)}" cy="${num(Math.sin(angle) * r * 0.86)}" r="${num(r * 0.1)}" fill="${crust}"/>`;
  }
  const fruits = sweets(scene);
  const isSweetPie = scene.kind !== 'pastry' || (scene.main !== undefined && fruits.includes(scene.main));
  const kind = scene.kind === 'pastry' && isSweetPie ? 'lattice' : (scene.kind ?? 'pastry');
  const savouryFill = has(scene, 'quiche', 'egg') && !isSweetPie;
  if (kind === 'meringue') {
    out += (isPavlova ? '' : rim) + circle(r * 0.86, pen.ball('#FFFFFF', '#FBF3E2', '#E4D0A8')) + peaks(pen, r);
    return (
      out +
      scatter(pen, fruits, r * 0.56, isPavlova ? 14 : 6, 1.05, r) +
      sprinkle(pen, r * 0.7, herbs(scene, [{ picture: 'mint', serving: 'strew' }]))
    );
  }
  out += rim + circle(r * 0.88, crust);
  if (kind === 'lattice') {
    const filling = toneOf(scene, (scene.main?.palette && FILLING_TONES[scene.main.palette]) ?? 'gold');
    out += circle(r * 0.78, pen.ball(...(isPomes(scene) ? TONES.gold : filling)));
    out += scatter(pen, fruits.filter((look) => look.serving !== 'prop').slice(0, 2), r * 0.82, 18, 0.95);
    return (
      out +
      pen.clip(circle(r * 0.8, '#000'), lattice(r, crust)) +
      circle(r * 0.83, 'none', `stroke="${crust}" stroke-width="${num(r * 0.1)}"`) +
      glints(pen, r * 0.8, 8)
    );
  }
  if (kind === 'tart') {
    const isQuiche = scene.nameWords.has('quiche') || !isSweetMain(scene, fruits);
    const tone = scene.nameWords.has('chocolate')
      ? TONES.chocolate
      : isQuiche
        ? (['#FFF0B6', '#F9D878', '#E2A63E'] as const)
        : toneOf(
            scene,
            isPomes(scene) ? 'gold' : ((scene.main?.palette && TART_TONES[scene.main.palette]) ?? 'butter'),
          );
    out +=
      circle(r * 0.78, pen.ball(...tone)) +
      (isQuiche
        ? browning(pen, r * 0.5, r * 0.5, 14, ['#E09C36', '#FFF4CC'], r * 0.07)
        : at(
            0,
            0,
            0,
            circle(r * 0.7, 'none', `stroke="${tone[2]}" stroke-opacity=".25" stroke-width="${num(r * 0.02)}"`),
          ));
    const tops = (
      isQuiche
        ? withoutLeaves(scene.top).filter((look) => look.picture !== 'egg' && look.picture !== 'dollop')
        : fruits.filter((look) => look.picture !== 'dollop')
    ).map(inBites);
    if (tops.length === 0) out += piece(pen, { picture: 'dollop' }, 0, 0, 0, r, 1.1);
    out += isQuiche ? scatter(pen, tops, r * 0.74, 13, 0.95, r) : rings(pen, tops, r);
    return out + sprinkle(pen, r * 0.8, herbs(scene, isQuiche ? undefined : [{ picture: 'mint', serving: 'strew' }]));
  }
  out +=
    circle(r * 0.8, pen.ball('#FCE5B0', '#EFBF6C', '#C68A3A')) +
    browning(pen, r * 0.5, r * 0.5, savouryFill ? 8 : 12, ['#C98A3A', '#FCEBC0'], r * 0.07);
  // four vents and a spray of pastry leaves
  let vents = '';
  for (let i = 0; i < 4; i++) {
    const turn = 45 + i * 90;
    vents += at(
      Math.cos(radians(turn)) * r * 0.46,
      Math.sin(radians(turn)) * r * 0.46,
      turn,
      ellipse(r * 0.11, r * 0.028, '#8A4A1C'),
    );
  }
  for (const turn of [-90, -18, 54, 126, 198])
    vents += at(
      Math.cos(radians(turn)) * r * 0.03,
      Math.sin(radians(turn)) * r * 0.03,
      turn,
      at(r * 0.012, r * 0.03, 0, `<g opacity=".3">${leaf(pen, r * 0.34, '#5A2E0C', '#5A2E0C', '#5A2E0C', 0.3)}</g>`) +
        leaf(pen, r * 0.34, '#FBDA96', '#D99B48', '#A5672A', 0.3),
    );
  return (
    out +
    vents +
    circle(r * 0.055, pen.ball('#FFEBBC', '#EDBB66', '#B9782E')) +
    stroke(
      `M${num(-r * 0.62)} ${num(-r * 0.3)}A${num(r * 0.7)} ${num(r * 0.7)} 0 0 1 ${num(-r * 0.2)} ${num(-r * 0.66)}`,
      '#FFF8E0',
      r * 0.035,
      0.7,
    )
  );
};

/** What fruit leaves in the tin. */
const FILLING_TONES: Partial<Record<PastelName, ToneName>> = {
  rose: 'rose',
  lilac: 'lilac',
  apricot: 'mango',
  butter: 'mango',
};

/** The cream under the fruit of a tart. */
const TART_TONES: Partial<Record<PastelName, ToneName>> = {
  apricot: 'apricot',
  rose: 'cream',
  lilac: 'cream',
  oat: 'coffee',
  pistachio: 'cream',
};

/** Apples and pears bake in caramel. */
function isPomes({ main }: Scene): boolean {
  return main?.picture === 'appleSlice' || main?.picture === 'pearSlice';
}

function isSweetMain(scene: Scene, fruits: readonly Look[]): boolean {
  return (
    (scene.main !== undefined && fruits.includes(scene.main)) ||
    fruits.length >= 2 ||
    has(scene, 'custard', 'treacle', 'pumpkin', 'chocolate', 'sugar', 'lime')
  );
}

/** Fruit in circles, as a pâtissier lays it. */
function rings(pen: Pen, looks: readonly Look[], r: number): string {
  const first = looks[0];
  if (!first) return '';
  let out = '';
  for (const [reach, count, index] of [
    [0.58, 15, 0],
    [0.3, 8, 1],
    [0, 1, 0],
  ] as const) {
    const look = looks[index % looks.length] ?? first;
    const small = look.serving === 'many' && !photoOf(look.picture);
    const pieces = small && reach > 0 ? Math.round(count * 1.7) : count;
    for (let i = 0; i < pieces; i++) {
      const turn = (i / pieces) * 360;
      out += piece(
        pen,
        look,
        Math.cos(radians(turn)) * r * reach,
        Math.sin(radians(turn)) * r * reach,
        turn + 90,
        r,
        photoOf(look.picture) ? 0.5 : small ? 1 : 0.78,
      );
    }
  }
  return out;
}

function lattice(r: number, crust: string): string {
  let strips = '';
  for (let i = -2; i <= 2; i++) {
    const across = slab(r * 1.8, r * 0.15, r * 0.03, crust, 0, i * r * 0.31);
    const shade = slab(r * 1.8, r * 0.15, r * 0.03, '#6A2A10', r * 0.015, i * r * 0.31 + r * 0.03, 'opacity=".3"');
    strips += shade + across;
  }
  let woven = '';
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++) {
      if ((i + j) % 2 === 0)
        woven += slab(
          r * 0.15,
          r * 0.33,
          r * 0.02,
          crust,
          i * r * 0.31,
          j * r * 0.31,
          `stroke="#B4772C" stroke-opacity=".35" stroke-width="${num(r * 0.012)}"`,
        );
    }
  }
  let down = '';
  for (let i = -2; i <= 2; i++) down += slab(r * 0.15, r * 1.8, r * 0.03, crust, i * r * 0.31);
  return at(0, 0, 45, down + strips + woven);
}

/** Toasted peaks of meringue. */
function peaks(pen: Pen, r: number): string {
  let out = '';
  const fill = pen.ball('#FFFFFF', '#FFF8E8', '#E9CF9C');
  for (const [x, y] of [...sunflower(26, r * 0.8, pen.between(0, TAU))].reverse()) {
    const size = r * pen.between(0.13, 0.18);
    out += at(
      x,
      y,
      0,
      circle(size, fill) +
        stroke(
          `M${num(-size * 0.4)} ${num(size * 0.1)}Q0 ${num(-size * 0.8)} ${num(size * 0.34)} ${num(-size * 0.2)}`,
          '#D9A65A',
          size * 0.14,
          0.6,
        ),
    );
  }
  return out + at(0, 0, 0, `<g opacity=".9">${cream(pen, r * 0.2, TONES.white)}</g>`);
}

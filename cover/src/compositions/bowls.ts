import { cluster, isBig, piece, scatter, sections, sprinkle } from '../arrange.ts';
import {
  browning,
  cream,
  grain,
  greens,
  liquid,
  looseNoodles,
  noodles,
  rice,
  shredded,
  stew,
  tubes,
} from '../bases.ts';
import { at, circle, ellipse, num, radians } from '../geometry.ts';
import { photoOf } from '../look.ts';
import type { PastelName } from '../palettes.ts';
import type { Pen } from '../pen.ts';
import { TONES, type Tone, type ToneName } from '../tones.ts';
import { BOWL_WELL, bowl, pot, tableShadow } from '../vessels.ts';
import { inBites } from './in-bites.ts';
import { type Compose, HERB, has, herbs, type Scene, SEED, sweets, toneOf, withoutLeaves } from './scene.ts';

function standing(pen: Pen, scene: Scene, inside: string): string {
  return tableShadow(pen, scene.radius * 1.02, scene.isTableDeep) + bowl(pen, scene.radius, scene.glaze, inside);
}

const NOT_ON_RICE = new Set(['mozzarella', 'shaving', 'dollop']);

export const riceBowl: Compose = (pen, scene) => {
  const r = scene.radius;
  const isRisotto = scene.nameWords.has('risotto');
  const isFried = has(scene, 'jollof', 'biryani', 'pilau', 'saffron', 'kedgeree', 'paella');
  const isGrainy = has(
    scene,
    'quinoa',
    'couscous',
    'grain',
    'bulgur',
    'freekeh',
    'farro',
    'barley',
    'millet',
    'buckwheat',
  );
  const bed = isGrainy
    ? grain(pen, r * BOWL_WELL)
    : isFried
      ? grain(pen, r * BOWL_WELL, true)
      : rice(pen, r * BOWL_WELL, isRisotto);
  const shown = isRisotto ? scene.top : scene.top.filter((look) => !NOT_ON_RICE.has(look.picture));
  return (
    standing(pen, scene, bed) +
    sections(pen, shown.length > 0 ? shown : scene.top, r) +
    sprinkle(pen, r * 0.8, [...scene.garnish, SEED])
  );
};

export const salad: Compose = (pen, scene) => {
  const r = scene.radius;
  const fruits = sweets(scene);
  const isFruit = scene.nameWords.has('fruit') || (fruits.length >= 3 && fruits.length === scene.top.length);
  if (isFruit) {
    return (
      standing(pen, scene, circle(r * BOWL_WELL, pen.ball('#FFF7E6', '#FBE9C8', '#E9CFA0'))) +
      scatter(pen, fruits, r * 0.9, 22, 1.1) +
      sprinkle(pen, r * 0.8, herbs(scene, [{ picture: 'mint', serving: 'strew' }]))
    );
  }
  const isCreamy = scene.nameWords.has('potato') || (has(scene, 'mayonnaise', 'mayo') && scene.nameWords.has('egg'));
  const isSlaw = scene.nameWords.has('slaw') || scene.nameWords.has('coleslaw');
  const isGrainy =
    has(scene, 'quinoa', 'couscous', 'bulgur', 'freekeh', 'farro', 'tabbouleh', 'barley') &&
    !scene.top.some((look) => look.picture === 'lettuce');
  const shown = withoutLeaves(scene.top);
  const base = isGrainy
    ? grain(pen, r * BOWL_WELL)
    : isSlaw
      ? shredded(
          pen,
          r * 0.9,
          scene.top.some((look) => look.picture === 'redCabbage'),
        )
      : isCreamy
        ? circle(r * 0.9, pen.ball('#FDF6E0', '#F2E6C2', '#D5C293'))
        : greens(pen, r * 0.9);
  const tops = shown.length > 0 ? shown : scene.top;
  return (
    standing(pen, scene, base) +
    scatter(pen, tops, r * 0.86, isCreamy ? 22 : isSlaw ? 7 : 13, isSlaw ? 0.86 : 1.1) +
    sprinkle(pen, r * 0.9, [...herbs(scene), SEED])
  );
};

export const soup: Compose = (pen, scene) => {
  const r = scene.radius;
  const well = r * BOWL_WELL;
  const shown = withoutLeaves(scene.top);
  if (scene.kind === 'noodles' || has(scene, 'ramen', 'pho', 'laksa')) {
    const isPale = scene.tone === undefined || scene.tone === 'cream';
    const inside =
      liquid(pen, well, isPale ? TONES.broth : toneOf(scene)) +
      at(-r * 0.17, r * 0.14, 0, looseNoodles(pen, well * 0.66));
    return (
      standing(pen, scene, inside) +
      sections(pen, shown.filter((look) => !isBig(look) || look.serving !== 'hero').slice(0, 4), r) +
      sprinkle(pen, r * 0.9, herbs(scene))
    );
  }
  const isClear = scene.tone === 'broth' || scene.tone === 'miso';
  const inside = liquid(pen, well, toneOf(scene), !isClear && !scene.nameWords.has('chowder'));
  // a smooth soup carries a garnish in its middle; a clear one shows everything that swims in it
  const tops = isClear
    ? scatter(pen, scene.top, r * 0.74, 13, 0.95, r)
    : scatter(pen, shown.filter((look) => !isBig(look)).slice(0, 3), r * 0.5, 6, 0.92, r);
  return standing(pen, scene, inside) + tops + sprinkle(pen, r * 0.8, [...herbs(scene), SEED]);
};

export const curry: Compose = (pen, scene) => {
  const r = scene.radius;
  const well = r * BOWL_WELL;
  const shown = withoutLeaves(scene.top).filter((look) => look.picture !== 'naan' && look.picture !== 'dollop');
  const mound = at(-well * 0.5, -well * 0.36, 0, pen.shade(well * 0.66, 0.4) + rice(pen, well * 0.62));
  const sauce = liquid(
    pen,
    well,
    toneOf(scene, scene.tableTone === 'green' || scene.tableTone === 'broth' ? 'butter' : undefined),
  );
  const hero = shown.find((look) => look.picture === 'cutlet');
  const meat = hero
    ? at(r * 0.22, r * 0.26, 0, piece(pen, hero, 0, 0, -18, r, 0.86))
    : at(r * 0.24, r * 0.2, 0, scatter(pen, shown.map(inBites), r * 0.62, 10, 1.06, r * 0.96));
  return standing(pen, scene, sauce + mound) + meat + at(r * 0.12, r * 0.1, 0, sprinkle(pen, r * 0.9, herbs(scene)));
};

const SAUCES: Partial<Record<ToneName, Tone>> = {
  tomato: ['#FAD08A', '#F0B062', '#C87430'],
  brick: ['#F8C98A', '#EBA75C', '#BF6B2C'],
  green: ['#E9EDAE', '#CBD87C', '#8FA544'],
  pistachio: ['#E9EDAE', '#CBD87C', '#8FA544'],
};

export const pasta: Compose = (pen, scene) => {
  const r = scene.radius;
  const isAsian = has(scene, 'soy', 'thai', 'teriyaki', 'miso', 'udon', 'soba');
  const isTomato = scene.main?.palette === 'tomato';
  // spinach lies on pasta; it does not colour it
  const stated = scene.tone === 'pistachio' || scene.tone === 'apricot' ? undefined : scene.tone;
  const tone =
    stated ??
    (isTomato
      ? 'tomato'
      : scene.garnish.some((look) => look.picture === 'basil') && scene.nameWords.has('pesto')
        ? 'green'
        : undefined);
  const isCheesy = scene.nameWords.has('cheese') || scene.nameWords.has('mac');
  const strand: Tone = isCheesy
    ? ['#FFE9A0', '#FBCF5C', '#D6982A']
    : ((tone && SAUCES[tone]) ?? ['#FBE9B8', '#F2D48C', '#C99A45']);
  const sauce: Tone = isCheesy
    ? ['#FFDF80', '#F5BC3E', '#C98A1E']
    : tone
      ? TONES[tone]
      : ['#F6DFA4', '#E6C06E', '#B98A3C'];
  const pieces = scene.top.filter((look) => look.picture === 'gnocchi' || look.picture === 'ravioli');
  const rest = scene.top.filter(
    (look) =>
      !pieces.includes(look) &&
      !(isCheesy && look.picture === 'cheddar') &&
      // in a carbonara the egg is in the sauce
      !(look.picture === 'egg' && !scene.nameWords.has('egg') && !isAsian),
  );
  let base: string;
  if (pieces.length > 0) base = circle(r * BOWL_WELL, pen.ball(...sauce));
  else if (scene.kind === 'tubes') base = tubes(pen, r * BOWL_WELL, strand, sauce);
  else base = noodles(pen, r * BOWL_WELL, strand);
  const under =
    pieces.length > 0 ? scatter(pen, pieces, r * 0.94, pieces[0]?.picture === 'ravioli' ? 15 : 16, 1, r) : '';
  const tops = rest.map(
    scene.kind === 'noodles' && !isAsian
      ? (look) => (look.picture === 'steak' ? { ...look, picture: 'beefBit' as const, serving: 'few' as const } : look)
      : (look) => look,
  );
  return (
    standing(pen, scene, base) +
    under +
    scatter(pen, tops, r * 0.62, tops.some(isBig) ? 8 : 10, 1.02, r) +
    sprinkle(pen, r, herbs(scene))
  );
};

const SMOOTHIES: Partial<Record<PastelName, ToneName>> = {
  rose: 'rose',
  lilac: 'lilac',
  pistachio: 'smoothieGreen',
  sage: 'smoothieGreen',
};

const CREAMS: Partial<Record<NonNullable<Scene['kind']>, ToneName>> = {
  porridge: 'oat',
  dip: 'hummus',
  yoghurt: 'white',
  smoothie: 'rose',
};

export const creamBowl: Compose = (pen, scene) => {
  const r = scene.radius;
  const isDip = scene.kind === 'dip';
  let toneName = scene.kind === 'porridge' ? undefined : scene.tone;
  if (toneName === undefined && scene.kind === 'smoothie')
    toneName = (scene.main?.palette && SMOOTHIES[scene.main.palette]) ?? 'mango';
  if (
    scene.kind === 'yoghurt' &&
    toneName !== 'chocolate' &&
    toneName !== 'coffee' &&
    !has(scene, 'mousse', 'fool', 'posset', 'curd')
  )
    toneName = undefined;
  if (isDip && toneName === undefined && has(scene, 'jam', 'ketchup', 'chutney')) toneName = 'brick';
  if (
    isDip &&
    toneName === undefined &&
    has(scene, 'yoghurt', 'yogurt', 'mayonnaise', 'mayo', 'feta', 'tzatziki', 'raita')
  )
    toneName = 'white';
  if (scene.nameWords.has('chocolate')) toneName = 'chocolate';
  const tone = TONES[toneName ?? CREAMS[scene.kind ?? 'yoghurt'] ?? 'white'];
  const shown = (isDip ? scene.top : sweets(scene))
    .filter((look) => !isBig(look) && look.picture !== 'dollop')
    .slice(0, 4);
  const start = pen.between(100, 200);
  const groups = Math.max(shown.length, 3);
  let tops = '';
  for (let i = 0; i < groups && shown.length > 0; i++) {
    const look = shown[i % shown.length];
    if (look)
      tops += cluster(
        pen,
        look,
        radians(start + (i - (groups - 1) / 2) * 52),
        r * 0.56,
        r * (photoOf(look.picture) ? 0.84 : 0.94),
      );
  }
  const garnish = isDip ? [SEED, ...herbs(scene)] : [SEED, SEED, ...scene.garnish];
  const dust =
    toneName !== 'chocolate' && has(scene, 'cocoa', 'tiramisu')
      ? browning(pen, r * 0.56, r * 0.56, 60, ['#6F432A', '#8A5A3A', '#A87550'], r * 0.03)
      : '';
  const oil = isDip ? drizzle(r, toneName === 'white' ? '#C9B84A' : '#D9A23A') : '';
  return (
    standing(pen, scene, cream(pen, r * BOWL_WELL, tone) + dust + oil) +
    tops +
    at(Math.cos(radians(start)) * r * 0.2, Math.sin(radians(start)) * r * 0.2, 0, sprinkle(pen, r * 0.62, garnish))
  );
};

/** A thread of oil in the furrow of a dip. */
function drizzle(r: number, colour: string): string {
  return `<path d="M${num(-r * 0.46)} ${num(r * 0.1)}C${num(-r * 0.4)} ${num(-r * 0.5)} ${num(r * 0.44)} ${num(-r * 0.46)} ${num(r * 0.4)} ${num(r * 0.1)}C${num(r * 0.34)} ${num(r * 0.44)} ${num(-r * 0.2)} ${num(r * 0.4)} ${num(-r * 0.2)} ${num(r * 0.08)}" fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width="${num(r * 0.07)}" stroke-linecap="round"/>${ellipse(r * 0.1, r * 0.06, colour, r * 0.1, r * 0.1, 'opacity=".5"')}`;
}

export const stewPot: Compose = (pen, scene) => {
  const r = scene.radius * 0.94;
  const shown = withoutLeaves(scene.top)
    .map(inBites)
    .filter((look) => look.picture !== 'dollop' && look.picture !== 'naan');
  const tone = toneOf(
    scene,
    scene.tableTone === 'butter' || scene.tableTone === 'green' || scene.tableTone === 'pistachio'
      ? 'gold'
      : scene.tableTone === 'broth'
        ? 'brick'
        : undefined,
  );
  const tops = scatter(pen, shown, r * 0.84, 17, 1.06, r * 0.96);
  return (
    tableShadow(pen, r * 1.02, scene.isTableDeep) +
    pot(pen, r, pen.pick(['red', 'blue', 'green', 'cream']), stew(pen, r * BOWL_WELL, tone) + tops) +
    sprinkle(pen, r * 0.95, [...herbs(scene), ...(scene.garnish.length > 1 ? [] : [HERB])])
  );
};

import { cluster, isBig, piece, round, sprinkle } from '../arrange.ts';
import { looseLeaves } from '../bases.ts';
import { at, radians } from '../geometry.ts';
import { GLAZES } from '../glazes.ts';
import { type Look, photoOf } from '../look.ts';
import { fork } from '../props.ts';
import { board, plate, tableShadow } from '../vessels.ts';
import { laidPlate } from './fallbacks.ts';
import { type Compose, herbs, isLeafy, withoutLeaves } from './scene.ts';

/** An empty plate with a single pea: nothing here yet. */
export const emptyPlate: Compose = (pen, { radius: r, isTableDeep }) =>
  fork(pen, -r * 1.22, 0, r * 1.3, -4) +
  tableShadow(pen, r, isTableDeep) +
  plate(pen, r, GLAZES.stone) +
  piece(pen, { picture: 'pea' }, r * 0.2, r * 0.14, 0, r, 1.25);

const HEARTY: ReadonlySet<Look['picture']> = new Set<Look['picture']>([
  'tofu',
  'meatball',
  'prawn',
  'egg',
  'sausage',
  'drumstick',
  'lambChop',
  'nugget',
  'falafel',
  'scallop',
  'mussel',
  'dumpling',
  'food/lobster',
  'food/crab',
  'tempeh',
  'friedEgg',
  'sardine',
  'beefBit',
  'chickenBit',
  'pulledMeat',
]);

/** A main piece in front, two or three sides behind it. */
export const mainPlate: Compose = (pen, scene) => {
  const r = scene.radius * 0.7;
  const { top } = scene;
  if (top.length === 0) return laidPlate(pen, scene);
  const hero = top.find((look) => look.serving === 'hero' || isBig(look) || HEARTY.has(look.picture)) ?? top[0];
  const rest = top.filter((look) => look !== hero);
  const sides = withoutLeaves(rest).slice(0, 3);
  const isAlone = sides.length === 0 && !rest.some(isLeafy);
  let food = '';
  if (rest.some(isLeafy)) food += at(-r * 0.24, -r * 0.18, 0, looseLeaves(pen, r * (sides.length === 0 ? 0.8 : 0.62)));
  food += round(
    pen,
    sides,
    sides.length === 1 ? [-125] : sides.length === 2 ? [-160, -80] : [-160, -98, -36],
    r * 0.6,
    r * 1.05,
  );
  if (hero && isBig(hero)) {
    // alone, it lies in the middle
    const [x, y, size] = isAlone ? [0, r * 0.04, 1.45] : [r * 0.14, r * 0.26, 1.12];
    food += piece(pen, hero, x, y, -16 + pen.between(-8, 8), r, size);
  } else if (hero) {
    const shown: Look = hero.serving === 'strew' || hero.serving === 'prop' ? { ...hero, serving: 'few' } : hero;
    // alone, it fills the plate
    for (const degrees of sides.length === 0 ? [180, -60, 60] : [60])
      food += cluster(pen, shown, radians(degrees), r * 0.36, r * 1.3);
  }
  const garnish = at(r * 0.1, r * 0.1, 0, sprinkle(pen, r * 0.9, herbs(scene)));
  return (
    tableShadow(pen, scene.radius, scene.isTableDeep) +
    plate(pen, scene.radius, scene.glaze) +
    `<g transform="scale(1.2)">${food}${garnish}</g>`
  );
};

const NOT_BESIDE = new Set<Look['picture']>(['egg', 'mash', 'breadChunk', 'mince']);

/** One picture of the whole dish on a board or plate, with a little of what is in it beside. */
export const served: Compose = (pen, scene) => {
  const r = scene.radius;
  const picture = scene.kind?.startsWith('food/') ? (scene.kind as `food/${'sandwich'}`) : 'food/sandwich';
  const photo = photoOf(picture) ?? 'sandwich';
  const beside = withoutLeaves(scene.top)
    .filter((look) => !isBig(look) && !NOT_BESIDE.has(look.picture) && look.picture !== picture)
    .slice(0, 3);
  const size = r * 1.4;
  let out = board(pen, r * 2.4, r * 1.66, -7, true);
  out +=
    at(-r * 0.06, r * 0.02 + size * 0.14, 0, pen.shade(size * 0.4, 0.4)) +
    at(-r * 0.06, -r * 0.06, pen.between(-5, 5), pen.picture(photo, size));
  const places = [
    [-0.78, 0.42],
    [0.74, 0.4],
    [0.62, -0.5],
  ] as const;
  beside.forEach((look, i) => {
    const [x, y] = places[i] ?? [0, 0];
    const count = look.serving === 'many' ? 5 : look.serving === 'fan' ? 3 : 1;
    for (let n = 0; n < count; n++) {
      out += piece(
        pen,
        look,
        r * (x + (n ? pen.between(-0.13, 0.13) : 0)),
        r * (y + (n ? pen.between(-0.13, 0.13) : 0)),
        pen.between(-20, 20),
        r,
        photoOf(look.picture) ? 0.66 : 0.9,
      );
    }
  });
  return out + sprinkle(pen, r * 1.1, scene.garnish.slice(0, 1));
};

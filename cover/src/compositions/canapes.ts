import { piece, sprinkle } from '../arrange.ts';
import type { DrawingName } from '../drawings/drawings.ts';
import { at, blobPath, circle, radians } from '../geometry.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { plate, tableShadow } from '../vessels.ts';
import { byHand } from './in-bites.ts';
import { type Compose, has, herbs, type Scene } from './scene.ts';

const PIECES = 7;
/** Slices of these carry what lies on them. */
const SLICED: readonly DrawingName[] = ['cucumber', 'courgette', 'aubergine', 'beet'];
/** What is mashed or spread under the topping, by a word of the recipe. */
const SPREADS: readonly (readonly [word: string, light: string, dark: string])[] = [
  ['avocado', '#CFE287', '#A4C553'],
  ['pesto', '#A9C765', '#7C9E3C'],
  ['hummus', '#EFD6A4', '#DDB670'],
];
const SOFT_CHEESE = ['#FFFDF6', '#F1E8D6'] as const;

/** Mouthfuls on a plate: each a base, a spread and one thing on top. */
export const canapes: Compose = (pen, scene) => {
  const r = scene.radius;
  const base = scene.top.find(({ picture }) => SLICED.includes(picture as DrawingName));
  const spread = SPREADS.find(([word]) => has(scene, word));
  const tops = scene.top
    .filter((look) => look !== base && look.picture !== 'breadChunk' && !(spread && look.picture === 'food/avocado'))
    .map(byHand)
    .slice(0, 2);
  let out = tableShadow(pen, r, scene.isTableDeep) + plate(pen, r, scene.glaze);
  for (let i = 0; i < PIECES; i++) {
    const turn = radians(i * 60 - 90);
    const distance = i === PIECES - 1 ? 0 : r * 0.58;
    const mouthful = canape(pen, scene, r, { base, spread, top: tops[i % Math.max(1, tops.length)] });
    out += at(Math.cos(turn) * distance, Math.sin(turn) * distance, pen.between(-14, 14), mouthful);
  }
  return out;
};

interface Layers {
  base: Look | undefined;
  spread: (typeof SPREADS)[number] | undefined;
  top: Look | undefined;
}

function canape(pen: Pen, scene: Scene, r: number, { base, spread, top }: Layers): string {
  const s = r * 0.27;
  const [light, dark] = spread?.slice(1) ?? SOFT_CHEESE;
  return (
    pen.shade(s * 1.04, 0.36) +
    (base ? piece(pen, base, 0, 0, 0, r, 1.3) : cracker(pen, s)) +
    `<path d="${blobPath(s * 0.66, 9, 0.1, pen.random)}" fill="${pen.duo(light ?? SOFT_CHEESE[0], dark ?? SOFT_CHEESE[1])}"/>` +
    (top ? piece(pen, top, 0, -s * 0.06, pen.between(-30, 30), r, 0.82) : '') +
    sprinkle(pen, s * 0.5, herbs(scene))
  );
}

function cracker(pen: Pen, s: number): string {
  return circle(s, pen.duo('#D79A55', '#AF6E2E')) + circle(s * 0.9, pen.duo('#FBE3B2', '#EFC98A'));
}

import type { Glaze } from '../glazes.ts';
import type { Look } from '../look.ts';
import { isSweet } from '../look.ts';
import type { Palette } from '../palettes.ts';
import type { Pen } from '../pen.ts';
import type { Reading } from '../read-recipe.ts';
import { TONES, type Tone, type ToneName } from '../tones.ts';

/** Everything a composition needs; it draws round 0, 0 with this radius. */
export interface Scene extends Reading {
  radius: number;
  glaze: Glaze;
  palette: Palette;
  isTableDeep: boolean;
}

export type Compose = (pen: Pen, scene: Scene) => string;

export const HERB: Look = { picture: 'herb', serving: 'strew' };
export const MINT: Look = { picture: 'mint', serving: 'strew' };
export const SEED: Look = { picture: 'seed', serving: 'strew' };

const LEAFY: ReadonlySet<Look['picture']> = new Set(['spinach', 'lettuce', 'kale']);

export function isLeafy(look: Look): boolean {
  return LEAFY.has(look.picture);
}

export function withoutLeaves(looks: readonly Look[]): Look[] {
  return looks.filter((look) => !isLeafy(look));
}

/** The herbs of the recipe, or parsley when it names none. */
export function herbs(scene: Scene, fallback: readonly Look[] = [HERB]): readonly Look[] {
  return scene.garnish.length > 0 ? scene.garnish : fallback;
}

/** Fruit, nuts and chocolate: what may lie on cake and porridge. */
export function sweets(scene: Scene): Look[] {
  return scene.top.filter(isSweet);
}

export function has(scene: Scene, ...words: string[]): boolean {
  return words.some((word) => scene.words.has(word));
}

/** The colour that the name states, or else `fallback`, or else the table's. */
export function toneOf(scene: Scene, fallback?: ToneName): Tone {
  return TONES[scene.tone ?? fallback ?? scene.tableTone];
}

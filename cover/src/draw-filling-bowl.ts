import { cluster } from './arrange.ts';
import { rice } from './bases.ts';
import { foodPictureHref, idPrefix } from './draw-cover.ts';
import { at, num, radians } from './geometry.ts';
import { GLAZES } from './glazes.ts';
import type { Look } from './look.ts';
import { createPen } from './pen.ts';
import { BOWL_WELL, bowl, tableShadow } from './vessels.ts';

/** What goes into the bowl, in this order. */
const FILLINGS: readonly Look[] = [
  { picture: 'edamame', serving: 'many' },
  { picture: 'carrot', serving: 'fan' },
  { picture: 'food/avocado', serving: 'few' },
  { picture: 'cucumber', serving: 'fan' },
  { picture: 'salmon', serving: 'hero' },
];

/** Steps the bowl can show. */
export const MOST_FILLINGS = FILLINGS.length;

/** Where each lies, in degrees from the right; the salmon needs the most room. */
const SEATS = [-22, 36, 92, 150, 256];

const SIDE = 420;

/**
 * A bowl of rice with the first `count` fillings, for a form that fills it step by step. What is in it stays where it is
 * when the next thing comes.
 */
export function drawFillingBowl(
  count: number,
  options: { id?: string; pictureHref?: (name: string) => string } = {},
): string {
  const pen = createPen({
    seed: 7,
    id: idPrefix(options.id ?? 'filling-bowl'),
    pictureHref: options.pictureHref ?? foodPictureHref,
  });
  const radius = SIDE * 0.42;
  const shown = FILLINGS.slice(0, Math.max(0, Math.trunc(count)));
  let food = tableShadow(pen, radius * 1.02, false) + bowl(pen, radius, GLAZES.blue, rice(pen, radius * BOWL_WELL));
  shown.forEach((look, i) => {
    food += `<g class="cv-lands">${cluster(pen, look, radians(SEATS[i] ?? 0), radius * 0.52, radius * 1.08)}</g>`;
  });
  const frame = num(SIDE);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="cv" viewBox="0 0 ${frame} ${frame}" aria-hidden="true" focusable="false"><defs>${pen.definitions()}</defs>${at(SIDE / 2, SIDE / 2, 0, food)}</svg>`;
}

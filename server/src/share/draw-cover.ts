import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawCover } from '@sorrel/cover/draw-cover';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import sharp from 'sharp';
import type { Work } from '../platform/workers.ts';
import { findWebFolder } from '../web-folder.ts';

/** What a cover is drawn of, how wide, and for which theme. */
export interface CoverTask {
  recipe: RecipeToDraw;
  widthPx: number;
  isNight: boolean;
}

export const COVER_WORK: Work<CoverTask, Uint8Array> = { kind: 'cover', deadlineMs: 30_000 };

/** The frame in the picture's own units, three to two as messengers and the page show it. */
const FRAME = { width: 420, height: 280 };
/** Resolution at which a picture is as large as its own units say. */
const USUAL_DPI = 72;
const QUALITY = 80;

/** In a build, and where there is none beside its source. */
const FOODS = [path.join(findWebFolder(), 'food'), fileURLToPath(new URL('../../../web/public/food', import.meta.url))];
/** Nothing is seen of a food whose picture is not there. */
const NOTHING = 'data:,';

/** The photograph of a food for inside a drawing, where no other format is read. */
async function pictureOfFood(name: string): Promise<string> {
  for (const folder of FOODS) {
    const bytes = await readFile(path.join(folder, `${name}.webp`)).catch(() => null);
    if (bytes !== null) return `data:image/png;base64,${(await sharp(bytes).png().toBuffer()).toString('base64')}`;
  }
  return NOTHING;
}

/** The drawn cover of a recipe that has no picture, as a picture: in a worker, since it takes a processor. */
export async function drawnCover({ recipe, widthPx, isNight }: CoverTask): Promise<Uint8Array> {
  const foods = new Set<string>();
  // the drawing names its pictures from a table: none holds what a reader of addresses takes for more
  const marked = (name: string) => {
    foods.add(name);
    return `food:${name}:`;
  };
  let svg = drawCover(recipe, { ...FRAME, isStill: true, isNight, pictureHref: marked });
  for (const name of foods) svg = svg.replaceAll(`food:${name}:`, await pictureOfFood(name));
  return sharp(Buffer.from(svg), { density: (USUAL_DPI * widthPx) / FRAME.width })
    .resize(widthPx)
    .webp({ quality: QUALITY })
    .toBuffer();
}

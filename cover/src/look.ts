import type { DrawingName } from './drawings/drawings.ts';
import { DRAWINGS } from './drawings/drawings.ts';
import type { FoodPicture } from './food-pictures.ts';
import type { PastelName } from './palettes.ts';

/** A drawing of ours, or a picture from web/public/food. */
export type Picture = DrawingName | `food/${FoodPicture}`;

/**
 * How a food is served: hero (one big piece), few (two or three), many (a heap of small ones), fan (slices over one
 * another), strew (garnish), prop (never on the plate, only whole beside it).
 */
export type Serving = 'hero' | 'few' | 'many' | 'fan' | 'strew' | 'prop';

/** What a food looks like on a cover. */
export interface Look {
  picture: Picture;
  serving: Serving;
  /** the table that flatters it */
  palette?: PastelName;
}

/** The whole foods that still look right on sweet dishes; drawings say so themselves. */
const SWEET_PICTURES: ReadonlySet<Picture> = new Set<Picture>([
  'food/cookie',
  'food/honey-pot',
  'food/popcorn',
  'food/coconut',
  'food/ice',
  'food/hibiscus',
]);

/** The name in web/public/food when the look is such a picture. */
export function photoOf(picture: Picture): FoodPicture | undefined {
  return picture.startsWith('food/') ? (picture.slice(5) as FoodPicture) : undefined;
}

export function isSweet(look: Look): boolean {
  const photo = photoOf(look.picture);
  return photo ? SWEET_PICTURES.has(look.picture) : (DRAWINGS[look.picture as DrawingName].sweet ?? false);
}

/** The whole food for the table beside the vessel. */
export function wholeOf(look: Look): FoodPicture | undefined {
  return photoOf(look.picture) ?? DRAWINGS[look.picture as DrawingName].whole;
}

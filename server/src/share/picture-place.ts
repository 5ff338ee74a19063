import { IMAGE_WIDTHS_PX } from '../platform/image-store.ts';

/** In place of a number: the drawing that a recipe without pictures has, by day and in the dark theme. */
export const COVER = 'cover';
export const COVER_NIGHT = 'cover-night';

/** A picture by its place among those of the recipe, or its drawing. */
export type PicturePlace = number | typeof COVER | typeof COVER_NIGHT;

const NAME = new RegExp(`^(\\d{1,3}|${COVER}|${COVER_NIGHT})-(${IMAGE_WIDTHS_PX.join('|')})\\.webp$`);

/** The last part of the address of a picture. */
export interface PictureName {
  place: PicturePlace;
  widthPx: number;
}

/** Null where it names no picture. */
export function readPictureName(name: string): PictureName | null {
  const [, place, widthPx] = NAME.exec(name) ?? [];
  if (place === undefined) return null;
  return {
    place: place === COVER || place === COVER_NIGHT ? place : Number(place),
    widthPx: Number(widthPx),
  };
}

/** Whether it is drawn, and for which theme; null for a photo. */
export const drawnAt = (place: PicturePlace): { isNight: boolean } | null =>
  typeof place === 'number' ? null : { isNight: place === COVER_NIGHT };

/**
 * A photo as one picture, a drawing as two, of which a page shows the one of its theme; the other is not fetched.
 * @param write one picture with the name of its class, which is empty for a photo
 */
export function inThemes(
  place: number | typeof COVER,
  write: (place: PicturePlace, className: string) => string,
): string {
  return place === COVER ? write(COVER, 'by-day') + write(COVER_NIGHT, 'by-night') : write(place, '');
}

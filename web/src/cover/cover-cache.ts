import { type CoverOptions, drawCover, idPrefix } from '@sorrel/cover/draw-cover';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';

/** Covers kept: about three pages of cards. A cover is 25 kB, so this is some 2 MB. */
const MOST_KEPT = 80;

/** The id that a kept cover is drawn with; every place that shows it puts its own in. */
const KEPT_ID = 'kept';

const kept = new Map<string, string>();

/** A cover by recipe and size, drawn once and then kept. `id` is unique on the page. */
export function coverMarkup(
  recipe: RecipeToDraw,
  options: Omit<CoverOptions, 'id' | 'pictureHref'>,
  id: string,
): string {
  const key = JSON.stringify([recipe.name, recipe.category, recipe.ingredients, options]);
  let svg = kept.get(key);
  if (svg === undefined) svg = drawCover(recipe, { ...options, id: KEPT_ID });
  kept.delete(key);
  kept.set(key, svg);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
  return svg.replaceAll(idPrefix(KEPT_ID), idPrefix(id));
}

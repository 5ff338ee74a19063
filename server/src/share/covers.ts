import { createHash } from 'node:crypto';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { COVER_WORK } from './draw-cover.ts';

/** Drawn covers that a process keeps, some 30 kB each: messengers and browsers ask for one again and again. */
const KEPT_MAX = 200;
/** Words that a drawing looks at: of a longer list nothing more is seen. */
const INGREDIENTS_MAX = 60;

/** Draws the covers of recipes without a picture, each once while it is kept. */
export function createCovers({ threads }: Pick<Platform, 'threads'>) {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (
    { name, category = null, ingredients = [] }: RecipeToDraw,
    widthPx: number,
    turn: Turn,
  ): Promise<Uint8Array> => {
    const recipe = {
      name,
      category,
      ingredients: ingredients.slice(0, INGREDIENTS_MAX).map((line) => (typeof line === 'string' ? line : line.name)),
    };
    const key = createHash('sha256')
      .update(JSON.stringify([recipe, widthPx]))
      .digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawn = threads.run(COVER_WORK, { recipe, widthPx }, turn);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}

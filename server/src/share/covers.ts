import { createHash } from 'node:crypto';
import type { RecipeToDraw } from '@sorrel/cover/read-recipe';
import { createKeptReplies } from '../http/kept-replies.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { COVER_WORK, type CoverTask } from './draw-cover.ts';

/** Drawn covers that a process keeps: those asked for last, some 800 of 30 kB. A selection has up to 200, each in three widths. */
const KEPT_BYTES_MAX = 24 * 1024 * 1024;
/** A drawing is never another: it is told by all that is drawn. */
const STATE = '';
/** Words that a drawing looks at: of a longer list nothing more is seen. */
const INGREDIENTS_MAX = 60;

/** Draws the covers of recipes without a picture, each once while it is kept. */
export function createCovers({ workers }: Pick<Platform, 'workers'>) {
  const kept = createKeptReplies(KEPT_BYTES_MAX);
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function draw(key: string, task: CoverTask, turn: Turn) {
    try {
      const bytes = await workers.run(COVER_WORK, task, turn);
      kept.keep(key, STATE, Buffer.from(bytes));
      return bytes;
    } finally {
      drawing.delete(key);
    }
  }
  return async (
    { name, category = null, ingredients = [] }: RecipeToDraw,
    { widthPx, isNight }: Pick<CoverTask, 'widthPx' | 'isNight'>,
    turn: Turn,
  ): Promise<Uint8Array> => {
    const recipe = {
      name,
      category,
      ingredients: ingredients.slice(0, INGREDIENTS_MAX).map((line) => (typeof line === 'string' ? line : line.name)),
    };
    const key = createHash('sha256')
      .update(JSON.stringify([recipe, widthPx, isNight]))
      .digest('base64');
    const known = kept.find(key, STATE) ?? drawing.get(key);
    if (known !== undefined) return known;
    const drawn = draw(key, { recipe, widthPx, isNight }, turn);
    drawing.set(key, drawn);
    return drawn;
  };
}

import { type DoAhead, readDoAhead } from '@sorrel/core/cook/do-ahead';
import type { Work } from '../platform/workers.ts';

/** What of a recipe is looked through. */
export interface Written {
  id: string;
  lines: string[];
  steps: string;
}
type Aheads = ReadonlyMap<string, readonly DoAhead[]>;

/** Recipes as they are written, and what each asks to be begun earlier, by its id. */
export const AHEADS_WORK: Work<readonly Written[], Aheads> = { kind: 'aheads', deadlineMs: 30_000 };

/** Reads every step of the recipes: in a worker. */
export const aheadsOf = (recipes: readonly Written[]): Aheads =>
  new Map(recipes.map(({ id, lines, steps }) => [id, readDoAhead(lines, steps)]));

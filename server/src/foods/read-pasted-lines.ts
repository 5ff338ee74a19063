import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import type { Language } from '@sorrel/core/ingredients/languages/language';
import { AppError } from '../app-error.ts';
import { say } from '../language/sentences.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { type Work, WorkTooLong } from '../platform/workers.ts';
import { withLocalNames } from './read-ingredient.ts';

/** Pasted lines, and the language that is asked where they do not tell. */
export interface LinesTask {
  lines: readonly string[];
  reader: Language | null;
}

export const LINES_WORK: Work<LinesTask, ImportedRecipe['newIngredients']> = {
  kind: 'lines',
  deadlineMs: 30_000,
};

/**
 * Ingredients of pasted lines, read where no request waits for it.
 * @param reader the writer's language: it decides where the lines do not tell, and a single word seldom does
 */
export async function readPastedLines(
  services: Pick<Platform, 'workers'>,
  lines: readonly string[],
  reader: Language | null,
  turn: Turn,
) {
  // words of other languages are read beside English ones anyway: English need not be said
  const task = { lines, reader: reader === 'en' ? null : reader };
  const read = await services.workers.run(LINES_WORK, task, turn).catch((cause) => {
    if (!(cause instanceof WorkTooLong)) throw cause;
    throw new AppError('bad_request', { sentence: say().recipes.linesTooLong, cause });
  });
  return withLocalNames(read, reader);
}

import type { ImportedRecipe } from '@sorrel/contract/recipe-import';
import { AppError } from '../app-error.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { type Work, WorkTooLong } from '../platform/work-threads.ts';
import type { Services } from '../services.ts';

export const LINES_WORK: Work<readonly string[], ImportedRecipe['newIngredients']> = {
  kind: 'lines',
  deadlineMs: 30_000,
};

/** Ingredients of pasted lines, read where no request waits for it. */
export function readPastedLines(services: Services, lines: readonly string[], turn: Turn) {
  return services.threads.run(LINES_WORK, lines, turn).catch((cause) => {
    if (!(cause instanceof WorkTooLong)) throw cause;
    throw new AppError('bad_request', { sentence: 'These lines took too long to read. Please paste fewer.', cause });
  });
}

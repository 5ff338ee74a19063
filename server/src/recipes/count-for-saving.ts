import { normalForm } from '@sorrel/core/normal-form';
import { AppError } from '../app-error.ts';
import type { Turn } from '../platform/fair-queue.ts';
import type { Platform } from '../platform/platform.ts';
import { WorkTooLong } from '../platform/workers.ts';
import { COUNT_WORK, type CountTask, countRecipe, type ReadTask } from './count-recipe.ts';
import type { NutritionColumns } from './nutrition.ts';

/**
 * Characters and words of a recipe's lines, and of one, that are read where requests are answered, which takes an ordinary recipe a few
 * milliseconds and the worst of this length some tens: which of its words belong together is tried for each line. A worker costs an
 * ordinary one more: it waits there behind weeks that are planned.
 */
const READ_AT_ONCE = { characters: 1_500, words: 320 };
/** Those of a method, of which a few milliseconds are taken too. */
const METHOD_AT_ONCE_CHARACTERS = 12_000;
const LINE_AT_ONCE = { characters: 160, words: 24 };

/** What reading a text takes: letters that stand for several count as those. */
const sizeOf = (text: string) => ({
  characters: normalForm(text, 'NFKD').length,
  words: text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
});

const isWithin = (size: typeof READ_AT_ONCE, most: typeof READ_AT_ONCE): boolean =>
  size.characters <= most.characters && size.words <= most.words;

export function isReadAtOnce({ ingredients, method, below }: ReadTask): boolean {
  if (below.size > 0) return false;
  if (method.reduce((sum, { desc }) => sum + desc.length, 0) > METHOD_AT_ONCE_CHARACTERS) return false;
  const whole = { characters: 0, words: 0 };
  return ingredients.every(({ name, preparation = '', original = '' }) => {
    const { characters, words } = sizeOf(`${name} ${preparation} ${original}`);
    whole.characters += characters;
    whole.words += words;
    return isWithin({ characters, words }, LINE_AT_ONCE) && isWithin(whole, READ_AT_ONCE);
  });
}

/**
 * Counts a recipe that is about to be saved, a long one in a worker. It is done also for somebody who does not wait for the answer.
 * @throws AppError unavailable where it takes too long, too_much_at_once
 */
export async function countForSaving(
  { workers }: Pick<Platform, 'workers'>,
  task: CountTask,
  { person }: Turn,
): Promise<NutritionColumns> {
  if (isReadAtOnce(task)) return countRecipe(task);
  return workers.run(COUNT_WORK, task, { person }).catch((cause) => {
    throw cause instanceof WorkTooLong ? new AppError('unavailable', { cause }) : cause;
  });
}

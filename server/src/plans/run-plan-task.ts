import { type GeneratedPlan, generatePlan } from '@sorrel/core/plans/generate-plan';
import type { LockedMeals } from '@sorrel/core/plans/plan-problem';
import type { PlanSettings } from '@sorrel/core/plans/plan-settings';
import { seededRandom } from '@sorrel/core/plans/seeded-random';
import { type PackedBook, unpackBook } from './packed-book.ts';

export interface PlanTask {
  book: PackedBook;
  tagNames: ReadonlyMap<number, string>;
  settings: PlanSettings;
  /** A meal that is in the book counts as the book has it now. */
  locked: LockedMeals;
  seed: number;
  effort?: number;
}

/** Runs in a thread of its own: planning takes a processor for a tenth of a second, which no request should wait for. */
export function runPlanTask({ book, tagNames, settings, locked, seed, effort }: PlanTask): GeneratedPlan {
  const candidates = unpackBook(book, tagNames);
  const lockedIds = new Set(Object.values(locked).map((meal) => String(meal?.id)));
  const inBook = new Map(
    candidates.filter(({ id }) => lockedIds.has(String(id))).map((candidate) => [String(candidate.id), candidate]),
  );
  const asInBook = Object.fromEntries(
    Object.entries(locked).map(([key, meal]) => [key, meal && (inBook.get(String(meal.id)) ?? meal)]),
  );
  const options = effort === undefined ? {} : { effort };
  return generatePlan(candidates, settings, asInBook, seededRandom(seed), options);
}

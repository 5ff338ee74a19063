import type { Meal } from '@sorrel/contract/plans';
import type { Batch } from '@sorrel/core/plans/leftovers';
import { parseLockKey } from '@sorrel/core/plans/lock-key';
import { CookingPot } from 'lucide-react';
import { dayName } from './day-name.ts';
import { MEAL_PORTIONS } from './slot-looks.ts';
import { say } from './slot-sentences.ts';

interface MealLeftoversProps {
  leftover: Meal['leftover'];
  batch: Batch | undefined;
}

/** Which day a meal is left from, or that it is cooked for a later one too; nothing of any other. */
export function MealLeftovers({ leftover, batch }: MealLeftoversProps) {
  const text = leftover === undefined ? batch && batchText(batch) : leftoverText(leftover.of);
  if (text === undefined) return null;
  return (
    <span className={MEAL_PORTIONS}>
      <CookingPot className="icon" aria-hidden />
      {text}
    </span>
  );
}

function leftoverText(of: string): string | undefined {
  const from = parseLockKey(of);
  return from === null ? undefined : say.leftovers.from(dayName(from.day));
}

const batchText = ({ meals, servings, spare }: Batch): string =>
  spare > 0 ? say.leftovers.cookWhole(meals, servings + spare, spare) : say.leftovers.cookFor(meals, servings);

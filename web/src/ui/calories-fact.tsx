import { amountText } from '@sorrel/core/nutrition/shown-amount';
import { Flame } from 'lucide-react';

/** The calories of a card, '-' where they are not known. */
export function CaloriesFact({ calories }: { calories: number | null }) {
  return (
    <span>
      <Flame className="icon" aria-hidden />
      {calories === null ? (
        <>
          <span aria-hidden>-</span>
          <span className="vh">Calories not known</span>
        </>
      ) : (
        amountText(calories, 'kcal')
      )}
    </span>
  );
}

import { Flame } from 'lucide-react';
import { writeAmount } from '../language/write.ts';
import { say } from './sentences.ts';

/** The calories of a card, '-' where they are not known. */
export function CaloriesFact({ calories }: { calories: number | null }) {
  return (
    <span>
      <Flame className="icon" aria-hidden />
      {calories === null ? (
        <>
          <span aria-hidden>-</span>
          <span className="vh">{say.caloriesNotKnown}</span>
        </>
      ) : (
        writeAmount(calories, 'kcal')
      )}
    </span>
  );
}

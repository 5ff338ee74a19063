import { Flame } from 'lucide-react';
import { writeAmount } from '../language/write.ts';
import { CARD_FACT } from './card-looks.ts';
import { say } from './sentences.ts';

/** The calories of a card, '-' where they are not known. */
export function CaloriesFact({ calories, className = CARD_FACT }: { calories: number | null; className?: string }) {
  return (
    <span className={className}>
      <Flame className="icon" aria-hidden />
      {calories === null ? (
        <>
          <span aria-hidden>-</span>
          <span className="sr-only">{say.caloriesNotKnown}</span>
        </>
      ) : (
        writeAmount(calories, 'kcal')
      )}
    </span>
  );
}

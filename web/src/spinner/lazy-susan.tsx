import type { RecipeSummary } from '@sorrel/contract/recipe';
import type { CSSProperties } from 'react';
import { RecipeCover } from '../cover/recipe-cover.tsx';
import { say } from './sentences.ts';

export const SEATS = 8;
const SEAT_DEGREES = 360 / SEATS;

/** The angle of a disc at rest with a seat at 12 o'clock. */
export const seatUp = (seat: number): number => (360 - seat * SEAT_DEGREES) % 360;

/** The angle of the disc, at least three turns on from `turnDegrees`, that brings a seat to 12 o'clock. */
export function turnTo(seat: number, turnDegrees: number): number {
  const onwards = (((360 - seat * SEAT_DEGREES - turnDegrees) % 360) + 360) % 360;
  return turnDegrees + 1080 + onwards;
}

/** The recipes on the seats: the winner on its own, the others round it, again from the first where they are too few. */
export function laidTable(
  winner: RecipeSummary,
  winnerSeat: number,
  others: readonly RecipeSummary[],
): readonly RecipeSummary[] {
  const seen = new Set([winner.id]);
  const plates = others.filter(({ id }) => !seen.has(id) && seen.add(id));
  return Array.from({ length: SEATS }, (_, seat) => {
    const place = (seat - winnerSeat - 1 + SEATS) % SEATS;
    const other = plates[place % plates.length];
    return seat === winnerSeat || other === undefined ? winner : other;
  });
}

// large letters do not make the table larger, and a word is no wider than the button
const SPIN = [
  'absolute inset-[33.5%] rounded-[50%] bg-citron text-[min(2rem,32px)] leading-none text-on-citron shadow-spin',
  'font-display font-[650] tracking-[-0.03em] max-sm:text-[min(1.5rem,26px,7cqi)]',
  '[transition:transform_var(--t)_var(--spring)] hover:[transform:scale(1.04)] active:[transform:scale(0.95)]',
  'focus-visible:shadow-halo focus-visible:outline-offset-4',
].join(' ');

export interface LazySusanProps {
  /** One recipe for each seat, or none at all. */
  plates: readonly RecipeSummary[];
  turnDegrees: number;
  /** The seat whose plate has won; null before and during a spin. */
  wonSeat: number | null;
  isSpinning: boolean;
  onSpin: () => void;
}

/** The turning table with a plate on each seat and the Spin button in its middle. */
export function LazySusan({ plates, turnDegrees, wonSeat, isSpinning, onSpin }: LazySusanProps) {
  return (
    <div className="turntable @container">
      <div className="turntable-disc" style={{ rotate: `${turnDegrees}deg` }}>
        {plates.map((recipe, seat) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, whatever stands on it
            key={seat}
            className={seat === wonSeat ? 'turntable-seat has-won' : 'turntable-seat'}
            style={{ '--a': `${seat * SEAT_DEGREES}deg` } as CSSProperties}
          >
            <div className="turntable-plate" style={{ rotate: `${-seat * SEAT_DEGREES - turnDegrees}deg` }}>
              <RecipeCover
                recipe={{ name: recipe.name, category: recipe.category, ingredients: recipe.ingredient_names }}
                ratio="cutout"
                isEager
              />
            </div>
          </div>
        ))}
      </div>
      <button type="button" className={SPIN} aria-disabled={isSpinning} aria-busy={isSpinning} onClick={onSpin}>
        <span className={isSpinning ? 'inline-block motion-safe:animate-spin-pulse' : undefined}>{say.spin}</span>
      </button>
    </div>
  );
}

import { STARS_MAX } from '@sorrel/contract/cooking';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../ui/classes.ts';
import { say } from './sentences.ts';

interface StarChoiceProps {
  label: string;
  /** Null: none are given. */
  value: number | null;
  onValueChange: (value: number | null) => void;
}

const STARS = Array.from({ length: STARS_MAX }, (_, place) => place + 1);

/** One to five stars, as large as a thumb. A press on the one that is chosen takes them back. */
export function StarChoice({ label, value, onValueChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{label}</legend>
      {STARS.map((stars) => (
        <label
          key={stars}
          className="grid size-12 cursor-pointer place-items-center rounded-full has-focus-visible:shadow-halo"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === stars}
            onChange={() => onValueChange(stars)}
            onClick={() => value === stars && onValueChange(null)}
            aria-label={say.starsGiven(stars)}
          />
          <Star
            className={classes(
              'size-8 stroke-[1.5]',
              value !== null && stars <= value ? 'fill-amber text-amber' : 'text-line-strong',
            )}
            aria-hidden
          />
        </label>
      ))}
    </fieldset>
  );
}

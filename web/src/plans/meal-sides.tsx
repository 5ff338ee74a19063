import type { Meal } from '@sorrel/contract/plans';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { recipePath } from '../paths.ts';
import { CaloriesFact } from '../ui/calories-fact.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MEAL_FACT } from './slot-looks.ts';
import { say } from './slot-sentences.ts';

interface MealSidesProps {
  sides: NonNullable<Meal['sides']>;
  /** Nothing can be taken away. */
  isFixed: boolean;
  onRemove: (index: number) => void;
}

/** The recipes that go with the main one of a slot. */
export function MealSides({ sides, isFixed, onRemove }: MealSidesProps) {
  return (
    <ul
      className="relative z-2 col-span-full grid gap-1 px-2 pt-2 text-sm @max-meals:px-1"
      aria-label={say.sides.title}
    >
      {sides.map(({ id, name, calories }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one recipe may go with a meal twice
        <li key={index} className="flex items-center gap-2 rounded-md bg-sunken py-0.5 pr-0.5 pl-2.5">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <Link
              className="wrap-anywhere underline"
              dir="auto"
              to={recipePath(id ?? '', name)}
              state={{ id }}
              draggable={false}
            >
              {name}
            </Link>
            <CaloriesFact calories={calories} className={`${MEAL_FACT} num whitespace-nowrap text-ink-3`} />
          </span>
          {!isFixed && <IconButton icon={X} size="sm" label={say.sides.remove(name)} onClick={() => onRemove(index)} />}
        </li>
      ))}
    </ul>
  );
}

import type { KitchenFood } from '@sorrel/contract/what-to-cook';
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { Chip } from '../ui/chip.tsx';
import { foodTitle } from './food-title.ts';
import { say } from './sentences.ts';

interface UseSoonProps {
  /** What is there and does not keep in a cupboard. */
  foods: readonly KitchenFood[];
  /** Names of those that have to be used soon. */
  soon: readonly string[];
  onToggle: (food: KitchenFood) => void;
}

/** Of what is there, what has to be used soon: recipes that use it come first. */
export function UseSoon({ foods, soon, onToggle }: UseSoonProps) {
  const id = useId();
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h3 className="mb-2 font-text text-sm font-semibold tracking-normal text-ink-2" id={id}>
        {say.whatIsSoon}
      </h3>
      <div className="flex flex-wrap gap-1.5">
        {foods.map((food) => {
          const isSoon = soon.includes(food.name);
          const title = foodTitle(food.shown);
          return (
            <Chip
              key={food.name}
              pressed={isSoon}
              icon={isSoon ? Hourglass : undefined}
              aria-label={say.toUseSoon(title)}
              onClick={() => onToggle(food)}
            >
              <span dir="auto">{title}</span>
            </Chip>
          );
        })}
      </div>
    </section>
  );
}

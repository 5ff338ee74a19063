import type { KitchenFood } from '@sorrel/contract/what-to-cook';
import { FoodIcon } from '../cover/food-icon.tsx';
import { foodTitle } from './food-title.ts';
import { say } from './sentences.ts';

const FOOD =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-sunken py-0.5 pr-3 pl-1.5 text-sm leading-[1.2] font-semibold wrap-anywhere';

/** What a recipe needs that is not there. */
export function MissingFoods({ foods }: { foods: readonly KitchenFood[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={say.missingFoods}>
      {foods.map(({ name, shown }) => (
        <li key={name} className={FOOD}>
          <FoodIcon name={name} className="size-6 flex-none" />
          <span dir="auto">{foodTitle(shown)}</span>
        </li>
      ))}
    </ul>
  );
}

import type { KitchenFood } from '@sorrel/contract/what-to-cook';
import { Check, Plus } from 'lucide-react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { classes } from '../ui/classes.ts';
import { foodTitle } from './food-title.ts';
import { say } from './sentences.ts';

const FOOD =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-sunken py-0.5 pr-3 pl-1.5 text-left text-sm leading-[1.2] font-semibold wrap-anywhere';
// above the link that is the whole card
const PRESSED = 'relative z-2 min-h-9 hover:bg-leaf-soft focus-visible:shadow-halo';

/** What is put on the list from here. */
export interface Shopping {
  /** Names, as the reader calls them, that are on it. */
  onList: ReadonlySet<string>;
  onWant: (food: string) => void;
}

interface MissingFoodsProps {
  foods: readonly KitchenFood[];
  /** Absent for somebody who may not change lists. */
  shopping: Shopping | undefined;
}

/** What a recipe needs that is not there, and goes on the list at a press. */
export function MissingFoods({ foods, shopping }: MissingFoodsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={say.missingFoods}>
      {foods.map((food) => (
        <li key={food.name} className="max-w-full">
          <MissingFood food={food} shopping={shopping} />
        </li>
      ))}
    </ul>
  );
}

function MissingFood({ food: { name, shown }, shopping }: { food: KitchenFood; shopping: Shopping | undefined }) {
  const title = foodTitle(shown);
  const said = (
    <>
      <FoodIcon name={name} className="size-6 flex-none" />
      <span dir="auto">{title}</span>
    </>
  );
  if (shopping === undefined) return <span className={FOOD}>{said}</span>;
  const isOnList = shopping.onList.has(title);
  const Sign = isOnList ? Check : Plus;
  return (
    <button
      type="button"
      className={classes(FOOD, PRESSED, isOnList && 'bg-leaf-soft text-leaf')}
      aria-label={isOnList ? say.isOnList(title) : say.putOnList(title)}
      aria-disabled={isOnList || undefined}
      onClick={() => !isOnList && shopping.onWant(title)}
    >
      {said}
      <Sign className="icon flex-none" aria-hidden />
    </button>
  );
}

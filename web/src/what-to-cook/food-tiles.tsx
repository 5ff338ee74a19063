import type { KitchenFood } from '@sorrel/contract/what-to-cook';
import { Check } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, memo, useId, useState } from 'react';
import { FoodIcon } from '../cover/food-icon.tsx';
import { foodTitle } from './food-title.ts';
import { hasFood, isSameFood } from './kitchen-choices.ts';
import type { KitchenGroup } from './kitchen-groups.ts';
import { say } from './sentences.ts';
import { nextTile } from './tile-keys.ts';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(var(--tile),100%),1fr))] gap-x-1 gap-y-2.5';
// what the focus moves to is not left under the pill of a phone
const TILE = [
  'group relative grid scroll-my-4 content-start justify-items-center gap-1 rounded-md py-0.5 text-center text-xs leading-[1.2] max-app:scroll-mb-24',
  'font-medium text-ink-2 aria-pressed:font-semibold aria-pressed:text-ink aria-disabled:opacity-50',
  'wrap-anywhere hyphens-auto [hyphenate-limit-chars:8_3_3] focus-visible:shadow-halo',
].join(' ');
const ROUND = [
  'relative grid size-14 place-items-center rounded-full bg-sunken transition-[background,box-shadow]',
  'group-hover:shadow-chosen group-aria-pressed:bg-leaf-soft group-aria-pressed:shadow-over',
].join(' ');
const CHECK =
  'absolute -top-1 -right-1 grid size-5.5 place-items-center rounded-full border-2 border-surface bg-leaf text-surface';

interface FoodTilesProps {
  group: KitchenGroup;
  /** How wide a column is at least, in rem: the same in every group. */
  tileRem: number;
  chosen: readonly KitchenFood[];
  /** Names of the chosen that have to be used soon. */
  soon: readonly string[];
  /** Whether there is room for one more. */
  hasRoom: boolean;
  onToggle: (food: KitchenFood) => void;
}

/** One group of foods to tap: one stop of the Tab key, from which the arrows go on, into the other groups too. */
export function FoodTiles({ group: { name, foods }, tileRem, chosen, soon, hasRoom, onToggle }: FoodTilesProps) {
  const id = useId();
  const [last, setLast] = useState('');
  const stop = foods.find((food) => food.name === last) ?? foods[0];
  return (
    <section className="mt-4.5" aria-labelledby={id}>
      <h3 className="mb-2 font-text text-sm font-semibold tracking-normal text-ink-2" id={id}>
        {say.groups[name]}
      </h3>
      <div className={GRID} style={{ '--tile': `${tileRem}rem` } as CSSProperties} role="toolbar" aria-labelledby={id}>
        {foods.map((food) => {
          const isChosen = hasFood(chosen, food);
          return (
            <FoodTile
              key={food.name}
              food={food}
              isChosen={isChosen}
              isSoon={isChosen && soon.includes(food.name)}
              isOut={!isChosen && !hasRoom}
              isStop={stop !== undefined && isSameFood(food, stop)}
              onToggle={onToggle}
              onReach={setLast}
            />
          );
        })}
      </div>
    </section>
  );
}

interface FoodTileProps {
  food: KitchenFood;
  isChosen: boolean;
  isSoon: boolean;
  /** Nothing more can be chosen. */
  isOut: boolean;
  isStop: boolean;
  onToggle: (food: KitchenFood) => void;
  /** It has the focus. */
  onReach: (name: string) => void;
}

/** Drawn anew only when it is about this food. */
const FoodTile = memo(function FoodTile({ food, isChosen, isSoon, isOut, isStop, onToggle, onReach }: FoodTileProps) {
  return (
    <button
      type="button"
      className={TILE}
      data-tile
      aria-pressed={isChosen}
      aria-disabled={isOut || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => !isOut && onToggle(food)}
      onFocus={() => onReach(food.name)}
    >
      <span className={ROUND}>
        <FoodIcon name={food.name} className="size-9" />
        {isChosen && (
          <span className={CHECK}>
            <Check className="icon size-3 stroke-4" aria-hidden />
          </span>
        )}
      </span>
      <span dir="auto">{foodTitle(food.shown)}</span>
      {isSoon && ' '}
      {isSoon && <span className="text-amber">{say.isSoon}</span>}
    </button>
  );
});

/** The arrows of a keyboard go from tile to tile. */
export function handleTileKey(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const at = tiles.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const places = tiles.map((tile) => tile.getBoundingClientRect());
  const next = nextTile(places, at, event.key);
  if (next === undefined) return;
  event.preventDefault();
  tiles[next]?.focus();
}

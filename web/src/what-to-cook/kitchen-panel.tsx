import type { KitchenFood } from '@sorrel/contract/what-to-cook';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { FailedLoad } from '../ui/failed-load.tsx';
import { panelClass } from '../ui/panel-looks.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { AddFood } from './add-food.tsx';
import { FoodTiles, handleTileKey } from './food-tiles.tsx';
import {
  hasFood,
  isFull,
  type KitchenChoices,
  type NamedFoods,
  withFood,
  withNamed,
  withSoonToggled,
  withToggled,
} from './kitchen-choices.ts';
import { broughtBy, foodTyped, groupsOf } from './kitchen-groups.ts';
import { kitchenFoodsQuery } from './queries.ts';
import { say } from './sentences.ts';
import { tileRem } from './tile-width.ts';
import { UseSoon } from './use-soon.tsx';

const PANEL = panelClass(
  'plain',
  'app:sticky app:top-4 app:max-h-[calc(100dvh-2rem)] app:overflow-auto app:[scrollbar-width:thin]',
);
const NOTHING_KNOWN = { lately: [], fresh: [], stored: [] };
const NONE: readonly KitchenFood[] = [];
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface KitchenPanelProps {
  choices: KitchenChoices;
  onChoicesChange: (change: (choices: KitchenChoices) => KitchenChoices) => void;
  /** What was typed and is bought by another name, as the last answer has it. */
  named: NamedFoods | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What is in the kitchen: foods to tap, and a field for those that are not among them. */
export function KitchenPanel({ choices, onChoicesChange, named, headingRef }: KitchenPanelProps) {
  const known = useQuery(kitchenFoodsQuery());
  const [seen, setSeen] = useState(NONE);
  const groups = groupsOf(known.data ?? NOTHING_KNOWN, choices.foods, seen);
  const width = tileRem(groups.flatMap(({ foods }) => foods.map(({ shown }) => shown)));
  const hasRoom = !isFull(choices);
  const perishable = choices.foods.filter((food) => !hasFood(known.data?.stored ?? NONE, food));

  // what was typed is there to be tapped, by the name that it is bought by
  useEffect(() => {
    if (known.data === undefined || named === undefined) return;
    const tappable = broughtBy(known.data);
    const told = named.filter(({ food }) => hasFood(tappable, food));
    onChoicesChange((before) => withNamed(before, told));
  }, [named, known.data, onChoicesChange]);

  const toggle = useLatestCallback((food: KitchenFood) => {
    const added = groups.find(({ name }) => name === 'added')?.foods ?? NONE;
    // what is taken away again can be tapped once more
    if (hasFood(added, food)) setSeen(added);
    onChoicesChange((before) => withToggled(before, food));
  });

  return (
    // the keys come from the tiles
    <section className={PANEL} aria-labelledby="kitchen-title" onKeyDown={handleTileKey}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg focus-visible:outline-none" id="kitchen-title" tabIndex={-1} ref={headingRef}>
          {say.inTheKitchen}
        </h2>
        <span className="num text-sm text-ink-3">{say.things(choices.foods.length)}</span>
      </div>
      <AddFood
        hasRoom={hasRoom}
        onAdd={(name) => onChoicesChange((before) => withFood(before, foodTyped(name, groups)))}
      />
      {known.isError && (
        <FailedLoad className="mt-4" error={known.error} onRetry={() => known.refetch()} sentence={say.foodsFailed} />
      )}
      {known.isPending ? (
        <TilesLoading />
      ) : groups.length > 0 ? (
        groups.map((group) => (
          <FoodTiles
            key={group.name}
            group={group}
            tileRem={width}
            chosen={choices.foods}
            soon={choices.soon}
            hasRoom={hasRoom}
            onToggle={toggle}
          />
        ))
      ) : (
        known.isSuccess && <p className="mt-4 text-sm text-ink-2">{say.nothingKnown}</p>
      )}
      {perishable.length > 0 && (
        <UseSoon
          foods={perishable}
          soon={choices.soon}
          onToggle={(food) => onChoicesChange((before) => withSoonToggled(before, food))}
        />
      )}
      <div className="mt-5 rounded-lg bg-sunken px-4 py-2 text-sm text-ink-2">
        <Switch
          end
          label={say.withUsual}
          checked={choices.withUsual}
          onCheckedChange={(withUsual) => onChoicesChange((before) => ({ ...before, withUsual }))}
        />
      </div>
    </section>
  );
}

function TilesLoading() {
  return (
    <div role="status">
      <span className="sr-only">{say.loadingFoods}</span>
      <div className="mt-4.5 grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] justify-items-center gap-x-1 gap-y-4">
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="size-14 rounded-full" />
        ))}
      </div>
    </div>
  );
}

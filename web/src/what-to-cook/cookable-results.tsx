import type { ReplyOf } from '@sorrel/contract/endpoint';
import type { whatToCook } from '@sorrel/contract/what-to-cook';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useUser } from '../auth/queries.ts';
import { UpgradeButton } from '../layouts/refused-notice.tsx';
import { useAvoided } from '../recipe-parts/diet-conflicts.ts';
import { bookSizeQuery } from '../recipe-parts/queries.ts';
import { classes } from '../ui/classes.ts';
import { FailedLoad } from '../ui/failed-load.tsx';
import { RecipeCardSkeleton, RecipeGrid } from '../ui/recipe-card.tsx';
import { CookableSections } from './cookable-sections.tsx';
import type { KitchenChoices } from './kitchen-choices.ts';
import type { Shopping } from './missing-foods.tsx';
import { BookIsEmpty, NothingFound, NothingTapped } from './nothing-to-cook.tsx';
import { say } from './sentences.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface CookableResultsProps {
  cookable: UseQueryResult<ReplyOf<typeof whatToCook>>;
  /** What is shown; where the question failed, the answer to the one before. */
  found: ReplyOf<typeof whatToCook> | undefined;
  /** What is shown answers an older question. */
  isOld: boolean;
  choices: KitchenChoices;
  shopping: Shopping | undefined;
  onChoicesChange: (change: (choices: KitchenChoices) => KitchenChoices) => void;
}

/** What can be cooked: nothing tapped, on its way, failed, empty or there. */
export function CookableResults({ cookable, found, isOld, choices, shopping, onChoicesChange }: CookableResultsProps) {
  const avoided = useAvoided();
  const user = useUser();
  const bookSize = useQuery({ ...bookSizeQuery, enabled: !choices.withExplore }).data;
  if (!choices.withExplore && bookSize === 0) return <BookIsEmpty onChoicesChange={onChoicesChange} />;
  if (choices.foods.length === 0) return <NothingTapped />;
  const failure = cookable.isError && (
    <FailedLoad className="mb-4" error={cookable.error} onRetry={() => cookable.refetch()} />
  );
  if (failure && found === undefined) return failure;
  if (found === undefined) return <CardsLoading />;
  return (
    <>
      {failure}
      <div className={classes('transition-opacity', isOld && 'opacity-60')} aria-busy={isOld && !cookable.isError}>
        {found.results.length > 0 ? (
          <CookableSections found={found} avoided={avoided} shopping={shopping} />
        ) : (
          <NothingFound choices={choices} onChoicesChange={onChoicesChange} />
        )}
        {choices.withExplore && user?.own_premium === false && (
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-sm text-ink-2">{say.freeExplore}</p>
            <UpgradeButton variant="outline" />
          </div>
        )}
        {found.notRead > 0 && <p className="mt-6 text-sm text-ink-2">{say.notRead(found.notRead)}</p>}
      </div>
    </>
  );
}

function CardsLoading() {
  return (
    <div role="status">
      <span className="sr-only">{say.loadingRecipes}</span>
      <RecipeGrid size="sm" busy>
        {SKELETONS.map((key) => (
          <RecipeCardSkeleton key={key} />
        ))}
      </RecipeGrid>
    </div>
  );
}

import { Compass } from 'lucide-react';
import { terms } from '../language/terms.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type KitchenChoices, QUICK_MINUTES } from './kitchen-choices.ts';
import { say } from './sentences.ts';

interface NothingProps {
  choices: KitchenChoices;
  onChoicesChange: (change: (choices: KitchenChoices) => KitchenChoices) => void;
}

/** Before anything is tapped. */
export function NothingTapped() {
  return <EmptyState title={say.tapFirst}>{say.tapFirstHint}</EmptyState>;
}

/** Where a book has no recipes yet, and nothing else is looked through. */
export function BookIsEmpty({ onChoicesChange }: Pick<NothingProps, 'onChoicesChange'>) {
  return (
    <EmptyState
      title={say.bookEmpty}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => onChoicesChange((before) => ({ ...before, withExplore: true }))}>
            {say.exploreToo}
          </Button>
          <ButtonLink variant="outline" icon={Compass} to={paths.explore}>
            {say.openExplore}
          </ButtonLink>
        </div>
      }
    >
      {say.bookEmptyHint}
    </EmptyState>
  );
}

/** Where every recipe lacks too much. */
export function NothingFound({ choices: { withExplore, isQuick, meal }, onChoicesChange }: NothingProps) {
  return (
    <EmptyState
      title={withExplore ? say.nothingAnywhere : say.nothingInBook}
      action={
        (!withExplore || isQuick || meal !== null) && (
          <div className="flex flex-wrap justify-center gap-3">
            {!withExplore && (
              <Button
                variant="outline"
                icon={Compass}
                onClick={() => onChoicesChange((before) => ({ ...before, withExplore: true }))}
              >
                {say.exploreToo}
              </Button>
            )}
            {isQuick && (
              <Button variant="outline" onClick={() => onChoicesChange((before) => ({ ...before, isQuick: false }))}>
                {say.anyTime}
              </Button>
            )}
            {meal !== null && (
              <Button variant="outline" onClick={() => onChoicesChange((before) => ({ ...before, meal: null }))}>
                {say.anyMeal}
              </Button>
            )}
          </div>
        )
      }
    >
      {isQuick ? say.nothingQuickHint(terms.minutes(QUICK_MINUTES)) : say.nothingHint}
      {meal !== null && ` ${say.nothingMealHint(terms.types[meal])}`}
    </EmptyState>
  );
}

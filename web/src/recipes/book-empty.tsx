import { Compass } from 'lucide-react';
import { paths } from '../paths.ts';
import { clearFilters, isNarrowed, type RecipeFilters } from '../recipe-parts/recipe-filters.ts';
import type { NextFilters } from '../recipe-parts/use-recipe-filters.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { say } from './book-sentences.ts';

interface BookEmptyProps {
  filters: RecipeFilters;
  onFiltersChange: (next: NextFilters) => void;
  /** Absent for somebody who may not change the book. */
  onAdd: (() => void) | undefined;
}

/** In place of the cards where no recipe fits, or there is none yet. */
export function BookEmpty({ filters, onFiltersChange, onAdd }: BookEmptyProps) {
  const isFiltered = isNarrowed(filters);
  return (
    <EmptyState
      title={say.noRecipesFound}
      action={
        isFiltered ? (
          <Button variant="outline" onClick={() => onFiltersChange(clearFilters)}>
            {say.clearSearchAndFilters}
          </Button>
        ) : onAdd === undefined ? undefined : (
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onAdd}>{say.addYourFirstRecipe}</Button>
            <ButtonLink variant="outline" icon={Compass} to={paths.explore}>
              {say.takeOneFromExplore}
            </ButtonLink>
          </div>
        )
      }
    >
      {isFiltered ? say.nothingFits : say.emptyBookHint}
    </EmptyState>
  );
}

import type { RecipeSummary } from '@sorrel/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Marked } from '../ui/marked.tsx';
import { RecipePicture } from '../ui/recipe-picture.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { CorrectedSearch } from './corrected-search.tsx';
import { say } from './detail-sentences.ts';
import { chosenRecipeQuery } from './queries.ts';
import { searchedFor } from './recipe-filters.ts';

interface ChooseRecipeDialogProps {
  title: string;
  /** The one that is there already. */
  exceptId: string | undefined;
  onPick: (recipe: RecipeSummary) => void;
  onClose: () => void;
}

/** Finds a recipe of the book by its name. */
export function ChooseRecipeDialog({ title, exceptId, onPick, onClose }: ChooseRecipeDialogProps) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(chosenRecipeQuery(useDebounced(search.trim())));
  const results = data?.results.filter(({ id }) => id !== exceptId) ?? [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <div className="grid gap-4">
        <SearchField
          label={say.searchRecipes}
          value={search}
          onValueChange={setSearch}
          placeholder={say.searchRecipes}
        />
        <CorrectedSearch corrected={data?.corrected} />
        {error && <FailedLoad error={error} onRetry={() => refetch()} />}
        {data === undefined ? (
          error === null && <Loader />
        ) : results.length === 0 ? (
          <p className="text-ink-2">{say.noneFound}</p>
        ) : (
          <ul className="grid gap-1">
            {results.map((recipe) => (
              <li key={recipe.id}>
                <button
                  type="button"
                  className="grid min-h-18 w-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3.5 rounded-lg p-2 text-left hover:bg-sunken focus-visible:shadow-halo"
                  onClick={() => onPick(recipe)}
                >
                  <RecipePicture
                    recipe={recipe}
                    shape="square"
                    frame="own"
                    className="size-14 rounded-md"
                    sizes="56px"
                  />
                  <b className="font-display wrap-anywhere" dir="auto">
                    <Marked text={recipe.name} search={searchedFor(data, search)} />
                  </b>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

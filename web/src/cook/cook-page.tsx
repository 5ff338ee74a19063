import { useLayoutEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { leaveCooking } from '../lib/left-cooking.ts';
import { cookedPath, cookPath, paths } from '../paths.ts';
import { ChooseRecipeDialog } from '../recipe-parts/choose-recipe-dialog.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { CookOne } from './cook-one.tsx';
import { CookTwo } from './cook-two.tsx';
import { say } from './sentences.ts';
import { KeptSubRecipes } from './sub-recipes.tsx';
import { type CookingRecipe, useCooking, useRecipeToCook } from './use-cooking.ts';

const PAGE = 'grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-bg';

/** While the recipe is on its way, and where it does not come. One page for both: it holds the focus while another try is made. */
function NotThereYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <main
      className="grid min-h-dvh grid-cols-1 place-content-center focus-visible:outline-none"
      id="main"
      tabIndex={-1}
    >
      {error === null ? (
        <Loader page />
      ) : (
        <EmptyState
          level={1}
          title={say.couldNotLoad}
          action={
            <ButtonLink variant="outline" to={paths.recipeBook}>
              {say.close}
            </ButtonLink>
          }
        >
          <FailedLoad className="text-left" error={error} onRetry={onRetry} />
        </EmptyState>
      )}
    </main>
  );
}

/** Cook mode, a page of its own without the spine: `?with=` names the recipe beside it, `?serves=` how many portions. */
export function CookPage() {
  const { id } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const secondId = parameters.get('with') ?? undefined;
  const first = useRecipeToCook(id);
  const second = useRecipeToCook(secondId === id ? undefined : secondId);
  const serves = parameters.has('serves') ? Number(parameters.get('serves')) : undefined;
  const cook = useCooking(first.recipe, serves);
  const beside = useCooking(second.recipe);
  const [isChoosing, setIsChoosing] = useState(false);
  // before the page that comes next has drawn its buttons
  useLayoutEffect(() => () => leaveCooking(id ?? ''), [id]);

  if (cook === null || (second.recipe !== undefined && beside === null)) {
    return <NotThereYet error={first.error} onRetry={first.retry} />;
  }

  function setSecond(next: string | null) {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (next === null) after.delete('with');
      else after.set('with', next);
      return after;
    });
  }
  function handleFinish(done: CookingRecipe) {
    navigate(cookedPath(done.recipe.id));
  }
  function handleOneOnly(kept: CookingRecipe) {
    if (kept.recipe.id === id) setSecond(null);
    else navigate(cookPath(kept.recipe.id));
  }
  return (
    <div className={PAGE}>
      <KeptSubRecipes recipe={cook.recipe} />
      {beside && <KeptSubRecipes recipe={beside.recipe} />}
      {beside === null ? (
        <CookOne
          key={cook.recipe.id}
          cook={cook}
          onSecond={() => setIsChoosing(true)}
          onFinish={() => handleFinish(cook)}
        />
      ) : (
        <CookTwo cooks={[cook, beside]} onFinish={handleFinish} onOneOnly={handleOneOnly} />
      )}
      {isChoosing && (
        <ChooseRecipeDialog
          title={say.chooseSecond}
          exceptId={cook.recipe.id}
          onPick={(picked) => {
            setIsChoosing(false);
            setSecond(picked.id);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

import type { Recipe } from '@sorrel/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck, Sparkles } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { errorMessage } from '../api.ts';
import { useMayEdit } from '../auth/queries.ts';
import { rich } from '../language/rich.tsx';
import { RefusedNotice } from '../layouts/refused-notice.tsx';
import { useUpgrade } from '../layouts/upgrade.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useFlash } from '../lib/use-flash.ts';
import { paths, recipePath } from '../paths.ts';
import { RecipeNotLoaded } from '../recipe-parts/not-loaded.tsx';
import { useSaveRecipe } from '../recipe-parts/queries.ts';
import { RecipeDetail } from '../recipe-parts/recipe-detail.tsx';
import { RecipeLoading } from '../recipe-parts/recipe-loading.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { exploreRecipeQuery, SAVED_MS } from './queries.ts';
import { say } from './sentences.ts';

const parent = () => ({ label: say.explore, to: paths.explore });

/** A recipe of explore, which can be copied into the person's own book. */
export function ExploreRecipePage() {
  const { id = '' } = useParams();
  const { data: recipe, error } = useQuery(exploreRecipeQuery(id));
  useDocumentTitle(recipe?.name);
  if (recipe === undefined) return error ? <RecipeNotLoaded error={error} /> : <RecipeLoading parent={parent()} />;
  // another recipe starts afresh
  return <LoadedRecipe key={recipe.id} recipe={recipe} />;
}

function LoadedRecipe({ recipe }: { recipe: Recipe }) {
  const openUpgrade = useUpgrade();
  const save = useSaveRecipe();
  const mayEdit = useMayEdit();
  const [savedId, showSavedId] = useFlash<string>(SAVED_MS);

  function handleSave() {
    if (recipe.locked) openUpgrade(say.lockedReason);
    else save.mutate(recipe, { onSuccess: (copy) => showSavedId(copy.id) });
  }

  return (
    <RecipeDetail
      recipe={recipe}
      parent={parent()}
      actions={
        recipe.saved_as === undefined ? (
          mayEdit && (
            <Button icon={Bookmark} saving={save.isPending} onClick={handleSave}>
              {say.save}
            </Button>
          )
        ) : (
          <ButtonLink variant="outline" icon={BookmarkCheck} to={recipePath(recipe.saved_as, recipe.name)}>
            {say.inYourBook}
          </ButtonLink>
        )
      }
      message={
        save.isError ? (
          <RefusedNotice error={save.error}>
            <b>{say.couldNotSaveMeal}</b>
            <p>{errorMessage(save.error)}</p>
          </RefusedNotice>
        ) : (
          savedId && (
            <Notice>
              {rich(say.savedToYourRecipesOpen, {
                link: (text) => <Link to={recipePath(savedId, recipe.name)}>{text}</Link>,
              })}
            </Notice>
          )
        )
      }
      lockedPrompt={
        <Panel tone="deep" className="grid justify-items-start gap-4" aria-labelledby="locked-title">
          <h2 id="locked-title">{say.upgradeToPremium}</h2>
          <p className="text-on-deep-2">{say.lockedReason}</p>
          <Button variant="citron" icon={Sparkles} onClick={() => openUpgrade(say.lockedReason)}>
            {say.unlockThisRecipe}
          </Button>
        </Panel>
      }
    />
  );
}

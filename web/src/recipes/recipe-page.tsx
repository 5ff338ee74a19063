import type { Recipe } from '@sorrel/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Pencil } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ApiError, errorMessage } from '../api.ts';
import { useMayEdit, useUser } from '../auth/queries.ts';
import { WhoLine } from '../household/who-line.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useIsNarrow } from '../lib/use-media-query.ts';
import { editRecipePath, paths } from '../paths.ts';
import { RecipeNotLoaded } from '../recipe-parts/not-loaded.tsx';
import { recipeQuery } from '../recipe-parts/queries.ts';
import { RecipeDetail } from '../recipe-parts/recipe-detail.tsx';
import { RecipeLoading } from '../recipe-parts/recipe-loading.tsx';
import { useUnitChoice } from '../recipe-parts/shown-units.ts';
import { useShare } from '../share/use-share.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { CollectionsLine } from './collections/collections-line.tsx';
import { CollectDialog } from './collections/dialogs.tsx';
import { CheckAside, useAreAmountsAsked } from './many/check-aside.tsx';
import { CheckNotice } from './many/check-notice.tsx';
import { PrintDialog } from './print/late-print-dialog.tsx';
import { PrintedByBrowser } from './print/printed-by-browser.tsx';
import { say as sayOfPrint } from './print/sentences.ts';
import { FavouriteHeart, RecipeActions } from './recipe-actions.tsx';
import { RecipeMenu } from './recipe-menu.tsx';
import { recipeText } from './recipe-text.ts';
import { say } from './sentences.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';
import { useForgetGone } from './use-forget-gone.ts';

const parent = () => ({ label: say.recipes, to: paths.recipeBook });

/** A recipe of the book. `AddToPlan` is the button that puts it into the week. */
export function RecipePage({ AddToPlan }: { AddToPlan: ComponentType<{ recipe: Recipe; asIcon: boolean }> }) {
  const { id = '' } = useParams();
  const user = useUser();
  const mayEdit = useMayEdit();
  const { data: recipe, error } = useQuery(recipeQuery(id));
  // deleted elsewhere while it was shown here: nothing could be done with what is left of it
  const isGone = error instanceof ApiError && error.status === 404;
  useForgetGone(id, isGone);
  const showToast = useToast();
  const isNarrow = useIsNarrow();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isCollecting, setIsCollecting] = useState(false);
  const [printedServes, setPrintedServes] = useState<number | null>(null);
  const deleting = useDeleteWithUndo();
  const share = useShare();
  const areAmountsAsked = useAreAmountsAsked(id);
  const [units] = useUnitChoice();
  const navigate = useNavigate();
  useDocumentTitle(recipe?.name);

  if (recipe === undefined) return error ? <RecipeNotLoaded error={error} /> : <RecipeLoading parent={parent()} />;
  if (isGone) return <Navigate to={paths.recipeBook} replace />;
  const textFor = (serves: number) => recipeText(recipe, serves, units);
  async function handleCopy(serves: number) {
    try {
      await navigator.clipboard.writeText(textFor(serves));
      showToast(say.copied);
    } catch {
      showToast(say.copyNotAllowed, { icon: CircleAlert });
    }
  }

  const isOwn = user !== undefined && recipe.own;
  const isTheirs = mayEdit && isOwn;
  // beside the name of a recipe a phone has no room for it
  const menuFor = (serves: number) => (
    <RecipeMenu
      recipeId={recipe.id}
      isOwn={isOwn}
      isTheirs={isTheirs}
      onPrint={() => setPrintedServes(serves)}
      onCopy={() => handleCopy(serves)}
      onCollect={() => setIsCollecting(true)}
      onDelete={() => setIsDeleting(true)}
    />
  );
  return (
    <RecipeDetail
      // another recipe starts with its own serves and first picture
      key={recipe.id}
      recipe={recipe}
      parent={parent()}
      own={isOwn}
      collections={
        isOwn && <CollectionsLine recipe={recipe} onChange={isTheirs ? () => setIsCollecting(true) : undefined} />
      }
      message={isOwn && <WhoLine addedBy={recipe.user_id} changedBy={recipe.changed_by} />}
      areAmountsAsked={isTheirs && areAmountsAsked}
      aside={(part) =>
        isTheirs && (
          <>
            {part === 'details' && (
              <>
                <CheckNotice recipeId={recipe.id} />
                <CheckAside recipe={recipe} part="servings" />
              </>
            )}
            <CheckAside recipe={recipe} part={part} />
          </>
        )
      }
      corner={isNarrow && <FavouriteHeart recipe={recipe} />}
      tools={(serves) => (
        <>
          {isTheirs && !isNarrow && (
            <ButtonLink variant="quiet" size="sm" icon={Pencil} to={editRecipePath(recipe.id)}>
              {say.edit}
            </ButtonLink>
          )}
          {!isNarrow && menuFor(serves)}
          {isCollecting && (
            <CollectDialog
              recipes={[recipe]}
              onClose={() => setIsCollecting(false)}
              onSaved={() => setIsCollecting(false)}
            />
          )}
          {printedServes === null ? (
            <PrintedByBrowser recipe={recipe} serves={serves} />
          ) : (
            <PrintDialog
              title={sayOfPrint.printNamed(recipe.name)}
              what={{ recipe, serves: printedServes }}
              onClose={() => setPrintedServes(null)}
            />
          )}
          <ConfirmDialog
            open={isDeleting}
            onOpenChange={setIsDeleting}
            title={say.deleteNamed(recipe.name)}
            confirmLabel={say.delete}
            saving={deleting.isPending}
            error={deleting.error && errorMessage(deleting.error)}
            onConfirm={() => deleting.remove(recipe, () => navigate(paths.recipeBook))}
          >
            <p>{say.sureToDelete}</p>
          </ConfirmDialog>
        </>
      )}
      actions={(serves) => (
        <>
          <RecipeActions
            recipe={recipe}
            serves={serves}
            isOwn={isOwn}
            isTheirs={isTheirs}
            AddToPlan={AddToPlan}
            onShare={() => share.open({ kind: 'recipe', id, name: recipe.name })}
            menu={isNarrow && menuFor(serves)}
          />
          {share.dialog}
        </>
      )}
    />
  );
}

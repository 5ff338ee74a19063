import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, ArrowLeft, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api.ts';
import { writeDate } from '../../language/write.ts';
import { neighbourOf, removeRow } from '../../lib/focus-neighbour.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PANEL_BAR } from '../../ui/panel-looks.ts';
import { RecipePicture } from '../../ui/recipe-picture.tsx';
import { useToast } from '../../ui/toast.tsx';
import { trashQuery, useDeleteForGood, usePutBack } from './queries.ts';
import { say } from './sentences.ts';

const ROW = [
  'grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0',
  'max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:items-start',
].join(' ');

/** Recipes that were deleted in the last 30 days. */
export function TrashPage() {
  const { data, error, refetch } = useQuery(trashQuery);
  const putBack = usePutBack();
  const forGood = useDeleteForGood();
  const showToast = useToast();
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const asking = useRef<{ button: HTMLElement; neighbour: () => HTMLElement | null }>(null);
  useDocumentTitle(say.trash);
  const failure = putBack.error ?? forGood.error;
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.recipeBook} />
        <h1>{say.trash}</h1>
      </div>
      <p className="mb-5 max-w-[60ch] text-ink-2">{say.trashKeeps}</p>
      {failure && (
        <Notice tone="error" className="mb-4">
          {errorMessage(failure)}
        </Notice>
      )}
      {error ? (
        <FailedLoad onRetry={() => refetch()}>{errorMessage(error)}</FailedLoad>
      ) : data === undefined ? (
        <Loader />
      ) : data.length === 0 ? (
        <EmptyState title={say.trashIsEmpty} level={2} />
      ) : (
        <ul className={PANEL_BAR}>
          {data.map((recipe) => (
            <li key={recipe.id} className={ROW}>
              <RecipePicture
                recipe={{ ...recipe, image_urls: [] }}
                shape="square"
                frame="own"
                className="size-18 rounded-lg opacity-80"
                sizes="72px"
              />
              <div className="min-w-0">
                <h2 className="text-md wrap-break-word" dir="auto">
                  {recipe.name}
                </h2>
                <p className="text-sm text-ink-3">
                  {say.goesOn(writeDate(new Date(recipe.removed_at)), writeDate(new Date(recipe.goes_at)))}
                </p>
              </div>
              {/* on a phone below the name, which needs the width */}
              <span className="flex flex-wrap items-center justify-end gap-2 max-sm:col-span-full max-sm:justify-between">
                <Button
                  variant="outline"
                  icon={ArchiveRestore}
                  aria-label={say.putBackNamed(recipe.name)}
                  onClick={(event) =>
                    removeRow(event.currentTarget, () =>
                      putBack.mutateAsync(recipe.id, { onSuccess: () => showToast(say.isBack(recipe.name)) }),
                    )
                  }
                >
                  {say.putBack}
                </Button>
                <IconButton
                  icon={Trash2}
                  label={say.deleteForGoodNamed(recipe.name)}
                  onClick={({ currentTarget: button }) => {
                    asking.current = { button, neighbour: neighbourOf(button) };
                    setAsked(recipe);
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={say.deleteForGood}
        confirmLabel={say.deleteForGood}
        saving={forGood.isPending}
        finalFocus={() => {
          const { button, neighbour } = asking.current ?? {};
          return button?.isConnected ? button : (neighbour?.() ?? null);
        }}
        onConfirm={() => asked && forGood.mutate(asked.id, { onSettled: () => setAsked(null) })}
      >
        {say.cannotComeBack(asked?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}

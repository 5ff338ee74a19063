import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarDays, type LucideIcon, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage, isGone } from '../../api.ts';
import { useMayEdit } from '../../auth/queries.ts';
import { RefusedNotice } from '../../layouts/refused-notice.tsx';
import { savedTrashQuery, useDeleteSavedForGood, usePutSavedBack } from '../../layouts/saved-trash.ts';
import { lastError } from '../../lib/last-error.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Loader } from '../../ui/loader.tsx';
import { PANEL_BAR } from '../../ui/panel-looks.ts';
import { RecipePicture } from '../../ui/recipe-picture.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EmptyTrash } from './empty-trash.tsx';
import { trashQuery, useDeleteForGood, usePutBack } from './queries.ts';
import { say } from './sentences.ts';
import { TrashFailure } from './trash-failure.tsx';
import { TRASH_KINDS, type TrashKind, TrashKinds } from './trash-kinds.tsx';
import { type Trashed, TrashRow } from './trash-row.tsx';

/** A sentence that says what is not as it was wants reading. */
const BACK_MS = 6_000;

interface Asked {
  kind: TrashKind;
  thing: Trashed;
}

const NOTHING: readonly Trashed[] = [];

/** What was deleted in the last 30 days. */
export function TrashPage() {
  const queries = {
    recipes: useInfiniteQuery(trashQuery),
    plans: useQuery(savedTrashQuery('plans')),
    lists: useQuery(savedTrashQuery('lists')),
  };
  const putBack = usePutBack();
  const putSavedBack = usePutSavedBack();
  const forGood = useDeleteForGood();
  const savedForGood = useDeleteSavedForGood();
  const mayEdit = useMayEdit();
  const showToast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const focusAfter = useRef<() => HTMLElement | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(say.trash);
  const failure = lastError(putBack, putSavedBack, forGood, savedForGood);
  const [search, setSearch] = useSearchParams();
  const counts = {
    recipes: queries.recipes.hasNextPage ? null : (queries.recipes.data?.length ?? null),
    plans: queries.plans.data?.length ?? null,
    lists: queries.lists.data?.length ?? null,
  };
  // what is put back or deleted as the last of its kind leaves the others
  const shown = TRASH_KINDS.find((kind) => kind === search.get('kind') && counts[kind] !== 0) ?? 'all';
  const isShown = (kind: TrashKind) => shown === 'all' || shown === kind;
  const isLoaded = Object.values(queries).every(({ data }) => data !== undefined);
  const failed = TRASH_KINDS.filter((kind) => isShown(kind) && queries[kind].error !== null);
  // what fails together is said once, however many parts of the page it is about; what was known before stays below it
  const failedAbove = failed.length > 1 ? failed : failed.filter((kind) => queries[kind].data !== undefined);
  const isEmpty = Object.values(queries).every(({ data }) => data?.length === 0);

  const isHidden = (kind: TrashKind) =>
    !isShown(kind) || (failedAbove.includes(kind) && queries[kind].data === undefined);
  const isWaited = TRASH_KINDS.some((kind) => isShown(kind) && queries[kind].isPending);

  function handlePutBack(kind: TrashKind, { id, name }: Trashed): Promise<unknown> {
    return kind === 'recipes'
      ? putBack.mutateAsync(id, { onSuccess: () => showToast(say.isBack(name)) })
      : putSavedBack.mutateAsync({ kind, id }, { onSuccess: ({ message }) => showToast(message, { ms: BACK_MS }) });
  }
  function handleForGood({ kind, thing: { id } }: Asked) {
    const onSettled = () => setAsked(null);
    if (kind === 'recipes') forGood.mutate(id, { onSettled });
    else savedForGood.mutate({ kind, id }, { onSettled });
  }
  const row = (kind: TrashKind, thing: Trashed, picture: ReactNode) => (
    <TrashRow
      key={thing.id}
      thing={thing}
      picture={picture}
      onPutBack={mayEdit ? () => handlePutBack(kind, thing) : undefined}
      onAskForGood={
        mayEdit
          ? (whereNext) => {
              focusAfter.current = whereNext;
              setAsked({ kind, thing });
            }
          : undefined
      }
    />
  );
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.recipeBook} />
        <h1 ref={headingRef} className="focus-visible:outline-none" tabIndex={-1}>
          {say.trash}
        </h1>
      </div>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] flex-[1_1_18rem] text-ink-2">{say.trashKeeps}</p>
        {mayEdit && (
          <EmptyTrash
            recipes={queries.recipes.data ?? NOTHING}
            plans={queries.plans.data ?? NOTHING}
            lists={queries.lists.data ?? NOTHING}
            onEmptied={() => headingRef.current}
          />
        )}
      </div>
      {failure && (
        <RefusedNotice error={failure} className="mb-4">
          {isGone(failure) ? say.notInTrash : errorMessage(failure)}
        </RefusedNotice>
      )}
      <TrashFailure kinds={failedAbove} queries={queries} />
      {isEmpty ? (
        <EmptyState title={say.trashIsEmpty} level={2} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          {isLoaded && (
            <TrashKinds
              counts={counts}
              shown={shown}
              onShow={(kind) => setSearch(kind === 'all' ? {} : { kind }, { replace: true })}
            />
          )}
          <TrashSection
            title={say.trashedKinds.recipes}
            isHidden={isHidden('recipes')}
            query={queries.recipes}
            more={
              queries.recipes.hasNextPage && (
                <Button
                  variant="quiet"
                  className="mt-3"
                  disabled={queries.recipes.isFetchingNextPage}
                  onClick={() => void queries.recipes.fetchNextPage()}
                >
                  {say.trashMore}
                </Button>
              )
            }
          >
            {(recipes) =>
              recipes.map((recipe) =>
                row(
                  'recipes',
                  recipe,
                  <RecipePicture
                    recipe={{ ...recipe, image_urls: [] }}
                    shape="square"
                    frame="own"
                    className="size-18 rounded-lg opacity-80"
                    sizes="72px"
                  />,
                ),
              )
            }
          </TrashSection>
          <TrashSection title={say.trashedKinds.plans} isHidden={isHidden('plans')} query={queries.plans}>
            {(plans) => plans.map((plan) => row('plans', plan, <Sign icon={CalendarDays} />))}
          </TrashSection>
          <TrashSection title={say.trashedKinds.lists} isHidden={isHidden('lists')} query={queries.lists}>
            {(lists) => lists.map((list) => row('lists', list, <Sign icon={ShoppingBasket} />))}
          </TrashSection>
          {isWaited && <Loader />}
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={say.deleteForGood}
        confirmLabel={say.deleteForGood}
        saving={forGood.isPending || savedForGood.isPending}
        finalFocus={() => focusAfter.current?.() ?? null}
        onConfirm={() => asked && handleForGood(asked)}
      >
        {say.cannotComeBack[asked?.kind ?? 'recipes'](asked?.thing.name ?? '')}
      </ConfirmDialog>
    </>
  );
}

interface TrashSectionProps<Thing> {
  title: string;
  /** Others are shown alone, or it is told with others that they could not be loaded. */
  isHidden: boolean;
  query: Pick<UseQueryResult<Thing[]>, 'data' | 'error'> & { refetch: () => unknown };
  /** What brings further ones, where there are any. */
  more?: ReactNode;
  children: (things: Thing[]) => ReactNode;
}

/** What was deleted of one kind; nothing where there is none, and until it is known. */
function TrashSection<Thing>({ title, isHidden, query, more, children }: TrashSectionProps<Thing>) {
  const { data, error, refetch } = query;
  const titleId = useId();
  if (isHidden || data?.length === 0 || (data === undefined && error === null)) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg">
        {title}
      </h2>
      {data === undefined ? (
        <FailedLoad error={error} onRetry={() => refetch()} />
      ) : (
        <>
          <ul className={PANEL_BAR}>{children(data)}</ul>
          {more}
        </>
      )}
    </section>
  );
}

function Sign({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-18 place-items-center rounded-lg bg-sunken text-ink-3" aria-hidden>
      <Icon className="size-7" strokeWidth={1.5} />
    </span>
  );
}

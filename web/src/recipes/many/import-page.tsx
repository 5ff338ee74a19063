import type { ManyImport } from '@sorrel/contract/many-imports';
import { FREE_RECIPE_CAP } from '@sorrel/core/recipes/limits';
import { isOver } from '@sorrel/core/recipes/many/page-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { errorMessage, isGone } from '../../api.ts';
import { writeMoment, writeNumber } from '../../language/write.ts';
import { useUpgrade } from '../../layouts/upgrade.tsx';
import { lastError } from '../../lib/last-error.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { KeepFocus } from '../../ui/keep-focus.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { panelClass } from '../../ui/panel-looks.ts';
import { Progress } from '../../ui/progress.tsx';
import { ImportPageRow } from './import-page-row.tsx';
import { isOverruled, mayTryAgain, pagesOf, SHOWN, type Shown } from './page-groups.ts';
import { forgetImported, type ImportActions, importQuery, useImportActions } from './queries.ts';
import { say } from './sentences.ts';

/** What has become of the pages of one import, while it goes on and afterwards. */
export function ImportPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(importQuery(id));
  const actions = useImportActions(id);
  const [shown, setShown] = useState<Shown>('all');
  /** By page, what was typed of how many it serves: it is told of also once another tab has answered. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const queryClient = useQueryClient();
  useDocumentTitle(say.title);
  const added = data?.pages.filter((page) => page.state === 'added').length ?? 0;
  // what came into the book while somebody watched is in no list yet
  useEffect(() => {
    if (added > 0) void forgetImported(queryClient);
  }, [added, queryClient]);

  // another member or tab may have seen it go while this one shows it
  if ([error, ...Object.values(actions).map((action) => action.error)].some(isGone)) return <GoneImport />;
  if (data === undefined) {
    return (
      <>
        <PageTitle>{say.title}</PageTitle>
        {error === null ? <Loader /> : <FailedLoad error={error} onRetry={() => refetch()} />}
      </>
    );
  }
  const failure = lastError(actions.stop, actions.retry);
  const pages = pagesOf(data.pages, shown, (page) => isOverruled(page, typed[page.id] ?? ''));
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.importMany} />
        <h1>{say.ofDate(writeMoment(new Date(data.created_at)))}</h1>
      </div>
      <div className="grid max-w-[48rem] grid-cols-1 gap-5">
        <ImportProgress import={data} actions={actions} added={added} />
        {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
        <FullBook count={data.pages.filter((page) => page.state === 'no_room').length} />
        <section className={panelClass('plain')} aria-label={say.pages}>
          <fieldset className="flex flex-wrap gap-2" aria-label={say.show}>
            {SHOWN.map((one) => (
              <Chip key={one} pressed={shown === one} onClick={() => setShown(one)}>
                {say[one](pagesOf(data.pages, one).length)}
              </Chip>
            ))}
          </fieldset>
          <ul className="mt-2 divide-y divide-line">
            {pages.map((page) => (
              <ImportPageRow
                key={page.id}
                page={page}
                actions={actions}
                typed={typed[page.id] ?? ''}
                onTyped={(text) => setTyped((before) => ({ ...before, [page.id]: text }))}
              />
            ))}
          </ul>
          {pages.length === 0 && <p className="py-4 text-ink-2">{say.nothingHere}</p>}
        </section>
      </div>
    </>
  );
}

/** Nothing of it can be stopped, tried again or undone any more. */
function GoneImport() {
  return (
    <>
      <PageTitle>{say.title}</PageTitle>
      <EmptyState title={say.gone} action={<ButtonLink to={paths.importMany}>{say.toImports}</ButtonLink>}>
        {say.goneHint}
      </EmptyState>
    </>
  );
}

interface ImportProgressProps {
  import: ManyImport;
  actions: ImportActions;
  added: number;
}

/** How far it is, and what can be done about all of it. */
function ImportProgress({ import: { pages, is_open: isOpen }, actions, added }: ImportProgressProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { stop, retry, undo } = actions;
  // what was left out is over and was not done
  const leftOut = pages.filter(({ state }) => state === 'stopped').length;
  const over = pages.filter(({ state }) => isOver(state)).length - leftOut;
  const again = pages.filter(mayTryAgain);
  // what is being read is read to its end: only what waits can be left out
  const isStoppable = pages.some(({ state }) => state === 'waiting');
  const words = say.done(writeNumber(over), writeNumber(pages.length));
  const handleUndo = () => undo.mutate(undefined, { onSuccess: () => setIsAsking(false) });
  return (
    <section className={panelClass('plain', 'grid gap-3')} aria-label={say.progress}>
      <p className="text-lg font-semibold" role="status">
        {words}
      </p>
      <Progress label={words} value={over} max={pages.length} />
      <p className="text-sm text-ink-2">{isOpen ? say.mayClose : leftOut > 0 ? say.leftOut(leftOut) : say.allDone}</p>
      {undo.data && <Notice>{say.undone(undo.data.removed, undo.data.kept)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <KeepFocus kind={`${isStoppable} ${isOpen} ${again.length > 0} ${added > 0}`}>
          {isStoppable && (
            <Button variant="outline" saving={stop.isPending} savingLabel={say.stopping} onClick={() => stop.mutate()}>
              {say.stop}
            </Button>
          )}
          {!isOpen && again.length > 0 && (
            <Button
              variant="outline"
              saving={retry.isPending}
              savingLabel={say.trying}
              onClick={() => retry.mutate(again.map((page) => page.id))}
            >
              {say.tryAllAgain(again.length)}
            </Button>
          )}
          {added > 0 && (
            <Button variant="text" onClick={() => setIsAsking(true)}>
              {say.undoAll}
            </Button>
          )}
        </KeepFocus>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say.undoAll}
        confirmLabel={say.undoAll}
        savingLabel={say.undoing}
        saving={undo.isPending}
        error={undo.isError ? errorMessage(undo.error) : undefined}
        onConfirm={handleUndo}
      >
        <p>{say.undoQuestion(added)}</p>
      </ConfirmDialog>
    </section>
  );
}

/** What was read and finds no room in a book of the free plan. */
function FullBook({ count }: { count: number }) {
  const openUpgrade = useUpgrade();
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" variant="citron" onClick={() => openUpgrade()}>
          {say.upgrade}
        </Button>
      }
    >
      <p>{say.full(count, FREE_RECIPE_CAP)}</p>
    </Notice>
  );
}

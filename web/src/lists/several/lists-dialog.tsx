import { LIST_NAME_MAX } from '@sorrel/core/lists/list';
import { useQuery } from '@tanstack/react-query';
import { Check, FolderOpen, ListChecks, MoveRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../api.ts';
import { useUser } from '../../auth/queries.ts';
import { useKeptChanges, waitingLists } from '../../offline/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SAVED_ENTRY, SAVED_LINE } from '../../ui/saved-looks.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type OpenedSaved, usedListsQuery, useOpenSaved } from '../queries.ts';
import { say } from '../sentences.ts';
import type { Target } from './use-move-items.ts';

/** Lists that are shopped at once. */
export const TOGETHER_MAX = 6;

interface ListsDialogProps {
  /** The list in hand; null where it is not saved. */
  listId: string | null;
  /** To buy on it. */
  left: number;
  /** Absent for somebody who may only tick. */
  onNew: (() => void) | undefined;
  onMoveRest: (() => void) | undefined;
  onOpen: (opened: OpenedSaved) => void;
  onLoad: () => void;
  onTogether: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The household's lists, the one that was used last first: a press opens one. */
export function ListsDialog(props: ListsDialogProps) {
  const { listId, left, onNew, onMoveRest, onOpen, onLoad, onTogether, onClose } = props;
  const { data: lists, error, refetch } = useQuery(usedListsQuery);
  const open = useOpenSaved();
  const waiting = waitingLists(useKeptChanges(useUser()?.id));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);

  function toggle(id: string) {
    setChosen((before) => (before?.includes(id) ? before.filter((one) => one !== id) : [...(before ?? []), id]));
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={chosen === null ? say.yourLists : say.shopTogether}
      size="sm"
      footer={
        chosen === null ? (
          <Button variant="text" onClick={onClose}>
            {say.done}
          </Button>
        ) : (
          <>
            <Button variant="text" onClick={() => setChosen(null)}>
              {say.cancel}
            </Button>
            <Button disabled={chosen.length < 2 || chosen.length > TOGETHER_MAX} onClick={() => onTogether(chosen)}>
              {say.shopThese(chosen.length)}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {open.error && <Notice tone="error">{errorMessage(open.error)}</Notice>}
        {error && lists === undefined && <FailedLoad error={error} onRetry={() => void refetch()} />}
        {lists === undefined && !error && <Loader />}
        {chosen !== null && <p className="text-sm text-ink-2">{say.chooseTogether(TOGETHER_MAX)}</p>}
        {lists?.length === 0 && waiting.length === 0 && <p className="text-ink-2">{say.noSavedShoppingListsYet}</p>}
        <ul aria-label={say.savedShoppingLists}>
          {lists?.map(({ id, name }) => (
            <li key={id} className={SAVED_LINE}>
              {chosen === null ? (
                <button
                  type="button"
                  className={SAVED_ENTRY}
                  aria-current={id === listId || undefined}
                  aria-busy={(open.isPending && open.variables.id === id) || undefined}
                  onClick={() =>
                    id === listId ? onClose() : open.mutate({ kind: 'lists', id }, { onSuccess: onOpen })
                  }
                >
                  <b className="min-w-0 wrap-anywhere">
                    <bdi>{name}</bdi>
                  </b>
                  {id === listId && <Check className="icon text-leaf" aria-hidden />}
                </button>
              ) : (
                <Checkbox label={<bdi>{name}</bdi>} checked={chosen.includes(id)} onCheckedChange={() => toggle(id)} />
              )}
            </li>
          ))}
          {chosen === null &&
            waiting.map(({ key, name }) => (
              <li key={key} className={SAVED_LINE}>
                <span className="grid min-w-0 gap-0.5 py-2">
                  <b className="min-w-0 wrap-anywhere">
                    <bdi>{name}</bdi>
                  </b>
                  <small className="text-ink-2">{say.waitsForNetwork}</small>
                </span>
              </li>
            ))}
        </ul>
        {chosen === null && (
          <div className="flex flex-wrap gap-2">
            {onNew && (
              <Button variant="outline" icon={Plus} onClick={onNew}>
                {say.startNewList}
              </Button>
            )}
            <Button variant="outline" icon={FolderOpen} onClick={onLoad}>
              {say.load}
            </Button>
            {(lists?.length ?? 0) > 1 && (
              <Button
                variant="outline"
                icon={ListChecks}
                onClick={() => setChosen(lists?.some(({ id }) => id === listId) && listId !== null ? [listId] : [])}
              >
                {say.shopTogether}
              </Button>
            )}
            {onMoveRest && left > 0 && (
              <Button variant="outline" icon={MoveRight} onClick={onMoveRest}>
                {say.moveRest}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface MoveDialogProps {
  listId: string | null;
  title: string;
  isMoving: boolean;
  error: unknown;
  onMove: (target: Target) => void;
  onClose: () => void;
}

/** To which list: a saved one, in one press, or a new one. */
export function MoveDialog({ listId, title, isMoving, error, onMove, onClose }: MoveDialogProps) {
  const { data: lists } = useQuery(usedListsQuery);
  const [name, setName] = useState('');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="sm">
      <div className="grid gap-4">
        {error !== null && (
          <Notice tone="error">{error instanceof Error ? errorMessage(error) : say.listIsNoMore}</Notice>
        )}
        <ul aria-label={say.savedShoppingLists}>
          {lists
            ?.filter(({ id }) => id !== listId)
            .map(({ id, name: listName }) => (
              <li key={id} className={SAVED_LINE}>
                <button
                  type="button"
                  className={SAVED_ENTRY}
                  disabled={isMoving}
                  onClick={() => onMove({ id, name: listName })}
                >
                  <b className="min-w-0 wrap-anywhere">
                    <bdi>{listName}</bdi>
                  </b>
                  <MoveRight className="icon text-ink-3" aria-hidden />
                </button>
              </li>
            ))}
        </ul>
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') onMove({ id: null, name });
          }}
        >
          <TextField
            className="min-w-0 flex-[1_1_12rem]"
            label={say.nameOfNewList}
            value={name}
            maxLength={LIST_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="outline" disabled={name.trim() === ''} saving={isMoving}>
            {say.moveThere}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

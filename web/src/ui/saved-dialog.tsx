import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { writeDate } from '../language/write.ts';
import { controlOrNeighbour } from '../lib/focus-neighbour.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailedLoad } from './failed-load.tsx';
import { IconButton } from './icon-button.tsx';
import { Loader } from './loader.tsx';
import { Notice } from './notice.tsx';
import { Pagination } from './pagination.tsx';
import { SAVED_ENTRY, SAVED_LINE, SAVED_NAME } from './saved-looks.ts';
import { SearchField } from './search-field.tsx';
import { say } from './sentences.ts';
import { Spinner } from './spinner.tsx';

interface Entry {
  id: string;
  name: string;
  created_at: string;
  added_by?: string | null | undefined;
  changed_by?: string | null | undefined;
}

interface SavedDialogProps {
  title: string;
  /** Above the search box: what to load, where there is a choice. */
  choice?: ReactNode;
  searchLabel: string;
  search: string;
  onSearchChange: (search: string) => void;
  /** Name of the list of results. */
  listLabel: string;
  /** Undefined while they are loading. */
  entries: readonly Entry[] | undefined;
  /** Why they could not be loaded. */
  error: unknown;
  onRetry: () => void;
  emptyTitle: string;
  page: number;
  maxPage: number;
  onPageChange: (page: number) => void;
  /** The entry that is being loaded. */
  openingId: string | undefined;
  openError: string | null;
  onOpen: (entry: Entry) => void;
  isDeleting: boolean;
  deleteError: string | null;
  /** Absent for somebody who may not delete. */
  onDelete: ((entry: Entry, whenDone: () => void) => void) | undefined;
  /** Under an entry's name: who made it. */
  note?: (entry: Entry) => ReactNode;
  /** Under the list: where else to look. */
  foot?: ReactNode;
  onClose: () => void;
}

/** Saved work by page, found by name: a press loads it, the bin deletes it after a question. Mounted while it is open. */
export function SavedDialog({
  title,
  choice,
  searchLabel,
  search,
  onSearchChange,
  listLabel,
  entries,
  error,
  onRetry,
  emptyTitle,
  page,
  maxPage,
  onPageChange,
  openingId,
  openError,
  onOpen,
  isDeleting,
  deleteError,
  onDelete,
  note,
  foot,
  onClose,
}: SavedDialogProps) {
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const focusAfter = useRef<() => HTMLElement | null>(null);

  function handleAsk(entry: Entry, button: HTMLElement) {
    focusAfter.current = controlOrNeighbour(button);
    setDeleting(entry);
  }
  function handleDelete() {
    if (!deleting) return;
    onDelete?.(deleting, () => {
      setDeleting(null);
      if (entries?.length === 1 && page > 1) onPageChange(page - 1);
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <div className="grid gap-4">
        {choice}
        <SearchField label={searchLabel} placeholder={say.search} value={search} onValueChange={onSearchChange} />
        {openError && <Notice tone="error">{openError}</Notice>}
        {error !== null && <FailedLoad error={error} onRetry={onRetry} />}
        {entries === undefined ? (
          error === null && <Loader />
        ) : entries.length === 0 ? (
          <EmptyState title={emptyTitle} level={3} />
        ) : (
          <ul aria-label={listLabel}>
            {entries.map((entry) => (
              <li key={entry.id} className={SAVED_LINE}>
                <button
                  type="button"
                  className={SAVED_ENTRY}
                  aria-busy={openingId === entry.id}
                  onClick={() => onOpen(entry)}
                >
                  <b className={SAVED_NAME} dir="auto">
                    {entry.name}
                  </b>{' '}
                  <span className="text-sm text-ink-2">
                    {openingId === entry.id ? (
                      <Spinner label={say.loading} />
                    ) : (
                      <time dateTime={entry.created_at}>{writeDate(new Date(entry.created_at))}</time>
                    )}
                  </span>
                  {note?.(entry)}
                </button>
                {onDelete && (
                  <IconButton
                    icon={Trash2}
                    label={say.deleteNamed(entry.name)}
                    onClick={(event) => handleAsk(entry, event.currentTarget)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} maxPage={maxPage} onPageChange={onPageChange} />
        {foot}
      </div>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
        title={say.deleteNamed(deleting?.name ?? '')}
        confirmLabel={say.delete}
        savingLabel={say.deleting}
        saving={isDeleting}
        error={deleteError}
        onConfirm={handleDelete}
        finalFocus={() => focusAfter.current?.() ?? null}
      >
        {say.sureToDelete}
      </ConfirmDialog>
    </Dialog>
  );
}

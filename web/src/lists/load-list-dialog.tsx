import { SAVED_PAGE_SIZE, type SavedEntry } from '@sorrel/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loader } from '../ui/loader.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type OpenedSaved, type SavedKind, savedQuery, useDeleteSaved, useOpenSaved } from './queries.ts';

const CREATED = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const KINDS = [
  { value: 'lists', label: 'Shopping lists' },
  { value: 'plans', label: 'Meal plans' },
] as const;
const NONE_YET = { lists: 'No saved shopping lists yet.', plans: 'No saved plans yet.' };
const NONE_FOUND = { lists: 'No shopping lists found.', plans: 'No plans found.' };

interface LoadListDialogProps {
  onLoad: (opened: OpenedSaved) => void;
  onClose: () => void;
}

/** Saved shopping lists, and saved plans to make a list of. Mounted while it is open. */
export function LoadListDialog({ onLoad, onClose }: LoadListDialogProps) {
  const [kind, setKind] = useState<SavedKind>('lists');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<SavedEntry | null>(null);
  const { data, error, isPending, refetch } = useQuery(savedQuery(kind, useDebounced(search.trim()), page));
  const open = useOpenSaved();
  const remove = useDeleteSaved();
  const maxPage = Math.max(1, Math.ceil((data?.total ?? 0) / SAVED_PAGE_SIZE));

  function handleDelete() {
    if (!deleting) return;
    remove.mutate(
      { kind, id: deleting.id },
      {
        onSuccess: () => {
          setDeleting(null);
          if (data?.lists.length === 1 && page > 1) setPage(page - 1);
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Load">
      <div className="grid gap-4">
        <Segmented
          label="What to load"
          value={kind}
          onValueChange={(next) => {
            setPage(1);
            setKind(next);
          }}
          options={KINDS}
        />
        <SearchField
          label={kind === 'lists' ? 'Search shopping lists' : 'Search plans'}
          placeholder="Search"
          value={search}
          onValueChange={(text) => {
            setPage(1);
            setSearch(text);
          }}
        />
        {open.error && <Notice tone="error">{errorMessage(open.error)}</Notice>}
        {isPending ? (
          <Loader />
        ) : error ? (
          <Notice
            tone="error"
            action={
              <Button variant="outline" size="sm" onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            {errorMessage(error)}
          </Notice>
        ) : data.lists.length === 0 ? (
          <EmptyState title={(search.trim() === '' ? NONE_YET : NONE_FOUND)[kind]} level={3} />
        ) : (
          <ul className="list-saved" aria-label={kind === 'lists' ? 'Saved shopping lists' : 'Saved plans'}>
            {data.lists.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className="list-saved-entry"
                  aria-busy={open.isPending && open.variables.id === entry.id}
                  onClick={() => open.mutate({ kind, id: entry.id }, { onSuccess: onLoad })}
                >
                  <b className="font-display">{entry.name}</b>{' '}
                  <span className="text-sm text-ink-2">
                    {open.isPending && open.variables.id === entry.id ? (
                      <Spinner label="Loading" />
                    ) : (
                      <time dateTime={entry.created_at}>{CREATED.format(new Date(entry.created_at))}</time>
                    )}
                  </span>
                </button>
                <IconButton icon={Trash2} label={`Delete ${entry.name}`} onClick={() => setDeleting(entry)} />
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} maxPage={maxPage} onPageChange={setPage} />
      </div>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
        title={`Delete ${deleting?.name ?? 'list'}`}
        confirmLabel="Delete"
        savingLabel="Deleting"
        saving={remove.isPending}
        error={remove.error && errorMessage(remove.error)}
        onConfirm={handleDelete}
      >
        Are you sure you want to delete this item?
      </ConfirmDialog>
    </Dialog>
  );
}
